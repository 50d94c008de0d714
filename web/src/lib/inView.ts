// What went wrong is said where it happened, which on a phone may be below the fold: `{@attach inView}` brings it up.

export const inView = (said: HTMLElement): void => said.scrollIntoView({ block: "nearest" });
