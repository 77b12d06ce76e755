import { ADDRESSES } from '#/copy/addresses';

/** Screens of the side navigation, in the order of the specification, section 2. */
export const NAVIGATION_IDS = [
  'home',
  'search',
  'specializedSearch',
  'cvSearch',
  'compatibleOffers',
  'applications',
  'myCv',
  'profile',
  'cvAnalysis',
  'match',
  'analyses',
  'interview',
  'coverLetter',
  'jobAlerts',
  'assistant',
] as const satisfies readonly (keyof typeof ADDRESSES)[];
export type NavigationId = (typeof NAVIGATION_IDS)[number];

/** Runs of entries that the eye may take together; joined, they are `NAVIGATION_IDS` in order. */
export const NAVIGATION_GROUPS: readonly (readonly NavigationId[])[] = [
  ['home'],
  ['search', 'specializedSearch', 'cvSearch', 'compatibleOffers', 'applications'],
  ['myCv', 'profile', 'cvAnalysis', 'match', 'analyses'],
  ['interview', 'coverLetter', 'jobAlerts', 'assistant'],
];

/** True where a path is an address, a slash at its end notwithstanding. */
export const isAt = (href: string, pathname: string): boolean =>
  (pathname.length > 1 ? pathname.replace(/\/+$/u, '') : pathname) === href;

/** True for the entry whose screen, or a page below it, is shown. The home is above every other and counts alone. */
export const isCurrent = (id: NavigationId, pathname: string): boolean => {
  const href = ADDRESSES[id];
  return isAt(href, pathname) || (id !== 'home' && pathname.startsWith(`${href}/`));
};
