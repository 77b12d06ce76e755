/** Lists of the device that are read entry by entry. */
export const KEPT_LISTS = [
  'applications',
  'analyses',
  'searches',
  'offers',
  'letters',
  'messages',
  'interviews',
] as const;
export type KeptList = (typeof KEPT_LISTS)[number];

/** How many entries of a list could not be read; `all` where the list itself could not, `newer` where a later version of the application wrote it. */
export type Unreadable = number | 'all' | 'newer';
