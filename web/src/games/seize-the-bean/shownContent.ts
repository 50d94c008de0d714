// The content that all glyphs of a page are from: named once, by whatever lies around them.

import { createContext } from "svelte";
import type { SeizeTheBeanContent } from "./types";

export const [shownContent, showContent] = createContext<() => SeizeTheBeanContent>();
