// Every sentence the browser may say in English, as one chunk: ours, the games' and those the server's answers name.

export const texts = Object.values({
  ...import.meta.glob<string>("../../../src/demitasse/{kernel,bots,bots/*,server,games/*}/messages/en.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
  ...import.meta.glob<string>(["./en.ftl", "./*.en.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
});
