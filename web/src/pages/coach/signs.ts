/** A sign always stands beside its word. */
export const SYMBOLS: Record<string, string> = { good: "!", inaccuracy: "?!", mistake: "?", blunder: "??" };

/** Points of win chance with their sign. */
export const signed = (points: number): string => {
  const whole = Math.round(points);
  return whole > 0 ? `+${whole}` : `${whole}`.replace("-", "−");
};
