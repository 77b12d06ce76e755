import type { VaultProblem } from '#/domain/storage/Vault';

/** Lists of the device that are read entry by entry. */
export const KEPT_LISTS = [
  'applications',
  'analyses',
  'searches',
  'offers',
  'letters',
  'messages',
  'interviews',
  'dossiers',
] as const;
export type KeptList = (typeof KEPT_LISTS)[number];

/** How many entries of a list could not be read; `all` where the list itself could not, `newer` where a later version of the application wrote it. */
export type Unreadable = number | 'all' | 'newer';

/** What a screen says of a list that cannot be read at all. */
export type ReadingProblem = 'damaged' | 'newer' | 'unavailable';

/** Why a list cannot be read: it is damaged, a later version of the application wrote it, or the browser refuses. */
export const readingProblemOf = (problem: VaultProblem): ReadingProblem => {
  switch (problem) {
    case 'corrupt':
      return 'damaged';
    case 'future':
      return 'newer';
    case 'quota':
    case 'unavailable':
      return 'unavailable';
  }
};
