// At which games somebody has been welcomed in this browser: each greets once.

const PLACE = "demitasse.welcomed";

function games(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(kept) ? kept.filter((game) => typeof game === "string") : [];
  } catch {
    return [];
  }
}

export const isWelcomed = (game: string): boolean => games().includes(game);

export function setWelcomed(game: string): void {
  if (isWelcomed(game)) return;
  try {
    localStorage.setItem(PLACE, JSON.stringify([...games(), game]));
  } catch {
    // A browser that keeps nothing greets again.
  }
}
