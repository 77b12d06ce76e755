/** Origins of sources that the policy of this page lets it call; set by `public/first-paint.js`. */
export const liveOrigins = (): readonly string[] =>
  (document.documentElement.dataset['live'] ?? '').split(' ').filter((origin) => origin !== '');
