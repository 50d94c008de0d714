// Tests run in Node, but what they test is compiled as for the browser: only there effects and derived values follow.

import type { Environment } from "vitest/runtime";

export default {
  name: "browserless",
  viteEnvironment: "client",
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
