import { KEY_POINTS, OWN_SENTENCE } from '#/domain/letters/bank/frame.fr';
import { capitalise, lowerFirst, typeset } from '#/domain/letters/french/words';
import type { LetterSentence, LetterSource, Register } from '#/domain/letters/letter';

const source = (quote: string): LetterSource => ({
  from: 'you',
  place: 'keyPoints',
  where: null,
  quote,
});

const closed = (text: string): string => (/[.!?\u2026]$/u.test(text) ? text : `${text}.`);

/** What the user adds, in their words: sentences as they are, loose words within one. */
export const keyPointSentences = (
  keyPoints: string,
  register: Register,
  variant: number,
): readonly LetterSentence[] => {
  const lines = keyPoints
    .split(/\n+|(?<=[.!?])\s+/u)
    .map((line) => typeset(line.replace(/^[\s\-\u2022*]+/u, '')))
    .filter((line) => line !== '');
  const own = lines.filter((line) => OWN_SENTENCE.test(line));
  const loose = lines.filter((line) => !OWN_SENTENCE.test(line));
  const frames = KEY_POINTS[register];
  const frame = frames[variant % frames.length] ?? '{key}.';
  const key = loose.map((line) => lowerFirst(line.replace(/[\s.;,]+$/u, ''))).join(', ');
  return [
    ...own.map((line) => ({ text: capitalise(closed(line)), sources: [source(line)] })),
    ...(key === '' ? [] : [{ text: frame.replace('{key}', key), sources: loose.map(source) }]),
  ];
};
