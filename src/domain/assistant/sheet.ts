import type { Day } from '#/domain/applications/days';
import type { LinkTarget } from '#/domain/assistant/message';

/** Themes of the knowledge base: one file each. */
export const SHEET_THEMES = [
  'applications',
  'interview',
  'pay',
  'contracts',
  'leaving',
  'unemployment',
  'disability',
  'training',
  'paths',
  'rights',
  'francophone',
  'international',
] as const;
export type SheetTheme = (typeof SHEET_THEMES)[number];

/** Where a sheet holds true; `INT` for no country in particular. */
export const SHEET_COUNTRIES = [
  'FR',
  'DROM',
  'BE',
  'CH',
  'CA',
  'LU',
  'MA',
  'SN',
  'CI',
  'CM',
  'TN',
  'DZ',
  'INT',
] as const;
export type SheetCountry = (typeof SHEET_COUNTRIES)[number];

/** One page of the knowledge base, written for this product. */
export type Sheet = {
  /** Stable: kept conversations cite it. */
  readonly id: string;
  readonly theme: SheetTheme;
  readonly title: string;
  /** The subject in a few words: what "et pour un CDD ?" is about. */
  readonly topic: string;
  /** Ways in which people ask for it; the first one is proposed to them. */
  readonly questions: readonly string[];
  /** Other words for the subject, never shown. */
  readonly keywords: string;
  /** 80 to 200 words, laid out as a reply. */
  readonly body: string;
  readonly sources: readonly { readonly label: string; readonly url: string }[];
  /** The day it tells of: what has changed since is not in it. */
  readonly updatedOn: Day;
  readonly countries: readonly SheetCountry[];
  /** The screen where one acts on it, if any. */
  readonly open: LinkTarget | null;
};
