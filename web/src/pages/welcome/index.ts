// The welcome card of a game with what it shows; null where a game has none.

export async function loadWelcomeCard(game: string) {
  const [{ default: Card }, loaded] = await Promise.all([
    import("./WelcomeCard.svelte"),
    import("./load").then(({ loadWelcome }) => loadWelcome(game)),
  ]);
  return loaded && { Card, loaded };
}
