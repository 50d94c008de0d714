// What the browser says in English whatever is played, as one chunk: ours, and what the server's answers name.

export const texts = Object.values({
  ...import.meta.glob<string>("../../../src/demitasse/{kernel,bots,server}/messages/en.ftl", {
    query: "?sentences",
    import: "default",
    eager: true,
  }),
  ...import.meta.glob<string>(["./en.ftl", "./*.en.ftl", "../games/*/cover/en.ftl"], {
    query: "?sentences",
    import: "default",
    eager: true,
  }),
});
