// Every sentence the browser may say in French, as one chunk: ours, the games' and those the server's answers name.

export const texts = Object.values({
  ...import.meta.glob<string>("../../../src/demitasse/{kernel,bots,bots/*,server,games/*}/messages/fr.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
  ...import.meta.glob<string>(["./fr.ftl", "./*.fr.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
});
