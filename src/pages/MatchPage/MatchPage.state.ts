import type { CvReading } from '#/usecases/cv/readingOf';

/** The dossier of a comparison, and what can be done next with it. */
export type MatchDossier = {
  readonly href: string;
  readonly letter: string;
  readonly interview: string;
  readonly followed: boolean;
  readonly onFollow: () => void;
};

/** What a comparison still waits for. */
export const MATCH_BLOCKS = ['nothing', 'noCv', 'reading', 'unusable', 'noOffer'] as const;
export type MatchBlock = (typeof MATCH_BLOCKS)[number];

/** The CV that would be compared; null where none was imported. */
export type MatchCv = {
  readonly fileName: string;
  readonly reading: CvReading;
} | null;

/** What a comparison still waits for; null where it can start. */
export const blockOf = (cv: MatchCv, offerText: string): MatchBlock | null => {
  const noOffer = offerText.trim() === '';
  if (cv === null) return noOffer ? 'nothing' : 'noCv';
  if (cv.reading === 'unusable') return 'unusable';
  if (noOffer) return 'noOffer';
  return cv.reading === 'underWay' ? 'reading' : null;
};

/** The text is the address of a page, not what stands on it. */
export const isLinkOnly = (offerText: string): boolean =>
  /^\s*(?:https?:\/\/|www\.)\S+\s*$/iu.test(offerText);
