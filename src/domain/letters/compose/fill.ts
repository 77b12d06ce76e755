import {
  IN_MY_CAREER,
  JOB_THEN_WHERE,
  ON_PLACEMENT_NOW,
  WORKING_ON_PLACEMENT,
} from '#/domain/letters/bank/frame.fr';
import { capitalise, elide } from '#/domain/letters/french/frenchWords';
import type { LetterSentence, LetterSource } from '#/domain/letters/letter';
import { fold } from '#/domain/shared/text';

/** What a place of a wording may hold, with where it comes from. */
export type Slot = { readonly text: string; readonly sources: readonly LetterSource[] };
export type Slots = Readonly<Record<string, Slot | null>>;

/** A slot; null where there is nothing to say. */
export const slot = (text: string | null, sources: readonly LetterSource[] = []): Slot | null =>
  text === null || text === '' ? null : { text, sources };

const PLACE = /\{(\w+)\}/gu;
const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

const TELLING_WORD = 5;

/** How each sentence of a text opens, to a reader's ear: its first word, or two where the first is a small one. */
export const openingsOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?])\s+/u)
    .filter((sentence) => sentence.trim() !== '')
    .map((sentence) => {
      const [first = '', second = ''] = fold(sentence).split(/[\s,\u00a0']+/u);
      return first.length >= TELLING_WORD ? first : `${first} ${second}`;
    });

/** A place that is only the job, or the career, is not told as a place. */
const smoothed = (text: string): string =>
  text
    .replaceAll(`, ${IN_MY_CAREER},`, ',')
    .replace(WORKING_ON_PLACEMENT, ON_PLACEMENT_NOW)
    .replace(JOB_THEN_WHERE, '$1\u00a0: ');

const filled = (wording: string, slots: Slots, ongoing: boolean): LetterSentence | null => {
  const sources: LetterSource[] = [];
  let missing = false;
  const chosen = wording.replace(/\[([^|\]]*)\|([^\]]*)\]/gu, (_all, held: string, left: string) =>
    ongoing ? held : left,
  );
  const text = chosen.replace(PLACE, (_all, name: string) => {
    const found = slots[lower(name)] ?? null;
    if (found === null) missing = true;
    sources.push(...(found?.sources ?? []));
    const words = found?.text ?? '';
    return lower(name) === name ? words : capitalise(words);
  });
  if (missing) return null;
  return {
    text: smoothed(capitalise(elide(text))),
    sources: sources.filter((source, index) => sources.indexOf(source) === index),
  };
};

type Choice = {
  readonly slots: Slots;
  /** Whether the post spoken of is still held. */
  readonly ongoing?: boolean;
  /** Which of the wordings that fit: 0 for the first letter, 1 for the next... */
  readonly variant: number;
  /** Openings already heard in this letter. */
  readonly heard: ReadonlySet<string>;
  /** Whether nothing is said rather than a sentence opened as one before. */
  readonly optional?: boolean;
};

/** The wording in turn whose slots are all known, not opened as a sentence before; null where none fits. */
export const choose = (
  wordings: readonly string[],
  { slots, ongoing = true, variant, heard, optional = false }: Choice,
): LetterSentence | null => {
  const fits = wordings
    .map((_, index) => wordings[(index + variant) % wordings.length] ?? '')
    .map((wording) => filled(wording, slots, ongoing))
    .filter((sentence) => sentence !== null);
  return (
    fits.find(({ text }) => {
      const openings = openingsOf(text);
      return (
        new Set(openings).size === openings.length &&
        openings.every((opening) => !heard.has(opening))
      );
    }) ??
    (optional ? null : fits[0]) ??
    null
  );
};

/** The lines of posts that a sentence tells, as quoted. */
export const linesOf = (sentence: LetterSentence | null): readonly string[] =>
  (sentence?.sources ?? [])
    .filter(({ place, quote, where }) => place === 'experience' && quote !== where)
    .map(({ quote }) => quote);
