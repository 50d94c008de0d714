// What the browser says in French whatever is played, as one chunk: ours, and what the server's answers name.

export const texts = Object.values({
  ...import.meta.glob<string>("../../../src/demitasse/{kernel,bots,server}/messages/fr.ftl", {
    query: "?sentences",
    import: "default",
    eager: true,
  }),
  ...import.meta.glob<string>(["./fr.ftl", "./*.fr.ftl", "../games/*/cover/fr.ftl"], {
    query: "?sentences",
    import: "default",
    eager: true,
  }),
});
