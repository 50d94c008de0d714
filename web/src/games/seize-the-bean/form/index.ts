// The form of Seize the Bean for a new table.

import type { OptionsForm } from "$table/game";
import { LAID_OUT } from "./form";
import Form from "./OptionsForm.svelte";

const form: OptionsForm = { Form, options: LAID_OUT };

export default form;
