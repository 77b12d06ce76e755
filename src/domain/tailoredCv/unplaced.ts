import type { Cv } from '#/domain/cv/cv';
import type { CvLine } from '#/domain/cv/text/lines';
import { fold } from '#/domain/shared/text';
import { overlap } from '#/domain/tailoredCv/askedLines';
import { bareKey } from '#/domain/tailoredCv/lineOrder';
import { LONGEST_LINE, MOST_LETTERS_LOST } from '#/domain/tailoredCv/tailoredCv';
import type { TailoredBlock, TailoredContent } from '#/domain/tailoredCv/tailoredCv';
import { BLOCK_HEADINGS, PAPER_NAME, SINCE } from '#/domain/tailoredCv/tailoredCv.fr';
import { NOTHING } from '#/domain/tailoredCv/tailoredEntries';

/** More lines than this are no CV any more. */
const MOST_UNPLACED = 60;

const textsOf = ({ name, title, contacts, blocks }: TailoredContent): readonly string[] =>
  [
    name,
    title.original ?? '',
    ...contacts.map(({ original }) => original ?? ''),
    ...blocks.flatMap(({ heading, entries }) => [
      heading,
      ...entries.flatMap(({ head, organisation, place, dates, lines }) => [
        head,
        organisation,
        place,
        dates,
        ...lines.map(({ original }) => original ?? ''),
      ]),
    ]),
  ]
    .map(bareKey)
    .filter((key) => key.length > 1)
    .toSorted((a, b) => b.length - a.length);

const WORD = /\p{L}+|\d{4}/gu;

/** Words that the dates of the new CV say in their own form: a line needs not wait for how it said since when. */
const wordsOfDates = ({ blocks }: TailoredContent): ReadonlySet<string> =>
  new Set([
    SINCE,
    ...blocks.flatMap(({ entries }) =>
      entries.flatMap(({ dates }) => fold(dates).match(WORD) ?? []),
    ),
  ]);

/** What is left of a line once everything that the new CV says is taken out of it. */
const lettersLeft = (words: string, known: readonly string[]): number => {
  const left = known.reduce((key, part) => key.replace(part, '|'), bareKey(words));
  return left.replace(/[^\p{L}]/gu, '').length;
};

/** Lines of the CV that the new one does not say; page numbers and headings aside. */
export const unplacedBlock = (
  cv: Cv,
  lines: readonly CvLine[],
  content: TailoredContent,
): readonly TailoredBlock[] => {
  const known = textsOf(content);
  const whole = known.join('|');
  const dated = wordsOfDates(content);
  const undated = (words: string): string =>
    words.replace(WORD, (word) => (dated.has(fold(word)) ? ' ' : word));
  const headings = cv.sections.flatMap(({ heading }) => heading ?? []);
  const lost = lines
    .filter((line) => !headings.some((heading) => overlap(line, heading)))
    .map((line) =>
      line.body.text
        .replace(/\s*\t\s*/gu, ' · ')
        .replace(/\s+/gu, ' ')
        .trim(),
    )
    .filter(
      (words) =>
        !whole.includes(bareKey(words)) &&
        !PAPER_NAME.test(fold(words)) &&
        lettersLeft(undated(words), known) > MOST_LETTERS_LOST,
    );
  const unique = [...new Set(lost)].slice(0, MOST_UNPLACED);
  if (unique.length === 0) return [];
  const waiting = unique.map((words, at) => {
    const text = words.slice(0, LONGEST_LINE);
    return { id: `unplaced-${at}`, text, original: text, at, kept: false, asked: [] };
  });
  return [
    {
      id: 'unplaced',
      kind: 'unplaced',
      heading: BLOCK_HEADINGS.unplaced,
      at: content.blocks.length,
      kept: true,
      entries: [{ ...NOTHING, id: 'unplaced-told', lines: waiting }],
    },
  ];
};
