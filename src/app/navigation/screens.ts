import { ADDRESSES } from '#/copy/addresses';

/** Screens of the public part and of the dashboard: specification, section 2. */
export const SCREEN_PATHS = {
  landing: '/',
  login: '/login',
  signup: '/signup',
  ...ADDRESSES,
} as const;
export type ScreenId = keyof typeof SCREEN_PATHS;

/** Old addresses and where they lead, replacing the step in the history: specification, section 2. */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/dashboard/external-search': ADDRESSES.specializedSearch,
  '/dashboard/global-search': ADDRESSES.search,
  '/dashboard/all-sites-search': ADDRESSES.search,
};

/** The screen at a path, a slash at its end notwithstanding; undefined for an unknown path. */
export const screenAt = (pathname: string): ScreenId | undefined => {
  // A dossier has its number after it.
  const here = pathname.length > 1 ? pathname.replace(/(?<=\/dossier)\/\d+|\/+$/gu, '') : pathname;
  return (Object.keys(SCREEN_PATHS) as ScreenId[]).find((id) => SCREEN_PATHS[id] === here);
};

/** True for the addresses that stand in the dashboard's frame. */
export const isInDashboard = (pathname: string): boolean =>
  pathname === '/dashboard' || pathname.startsWith('/dashboard/');
