/** The one outside origin that the policy of this page lets it call; set by `public/first-paint.js`, null for none. */
export const reachedOrigin = (): string | null =>
  document.documentElement.dataset['reached'] ?? null;
