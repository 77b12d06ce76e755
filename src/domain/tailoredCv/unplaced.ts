import type { Cv } from '#/domain/cv/cv';
import { unwrapped } from '#/domain/cv/lines/rejoinedLines';
import type { CvLine } from '#/domain/cv/text/lines';
import { fold } from '#/domain/shared/text';
import { lineOf, overlap } from '#/domain/tailoredCv/askedLines';
import type { Reader } from '#/domain/tailoredCv/askedLines';
import { bareKey } from '#/domain/tailoredCv/lineOrder';
import { LONGEST_LINE, MOST_LETTERS_LOST } from '#/domain/tailoredCv/tailoredCv';
import type { TailoredBlock, TailoredContent } from '#/domain/tailoredCv/tailoredCv';
import {
  BLOCK_HEADINGS,
  CONTACT_LABEL,
  GOES_ON,
  PAPER_NAME,
} from '#/domain/tailoredCv/tailoredCv.fr';
import { NOTHING } from '#/domain/tailoredCv/tailoredEntries';
import { placedOf } from '#/domain/tailoredCv/toldBlocks';

/** More lines than this are no CV any more. */
const MOST_UNPLACED = 60;

const textsOf = ({ name, title, contacts, blocks }: TailoredContent): readonly string[] =>
  [
    name,
    name.split(' ').toReversed().join(' '),
    title.original ?? '',
    ...contacts.map(({ original }) => original ?? ''),
    ...blocks.flatMap(({ heading, entries }) => [
      heading,
      ...entries.flatMap(({ head, organisation, place, dates, lines }) => [
        head,
        organisation,
        place,
        dates,
        ...lines.flatMap(({ original }) => [original ?? '', ...(original ?? '').split(' · ')]),
      ]),
    ]),
  ]
    .map(bareKey)
    .filter((key) => key.length > 1)
    .toSorted((a, b) => b.length - a.length);

const WORD = /\p{L}+|\d{4}/gu;
const SHORTEST_MONTH = 3;

/** The words of a line, folded, without those that the dates of the new CV say in their own form. */
const undatedBy = ({ blocks }: TailoredContent): ((words: string) => string) => {
  const entries = blocks.flatMap((block) => block.entries);
  const said = [...new Set(entries.flatMap(({ dates }) => fold(dates).match(WORD) ?? []))];
  const isDate = (word: string): boolean =>
    said.includes(word) ||
    (word.length >= SHORTEST_MONTH && said.some((one) => one.startsWith(word)));
  return (words) =>
    words.replace(GOES_ON, ' ').replace(WORD, (word) => (isDate(word) ? ' ' : word));
};

/** What is left of a line once everything that the new CV says is taken out of it. */
const lettersLeft = (words: string, known: readonly string[]): number => {
  const left = known.reduce((key, part) => key.replace(part, '|'), bareKey(words));
  return left.replace(/[^\p{L}]/gu, '').length;
};

/** Lines of the CV that the new one does not say; page numbers and headings aside. */
const lostLines = (
  cv: Cv,
  lines: readonly CvLine[],
  content: TailoredContent,
): readonly CvLine[] => {
  const known = textsOf(content);
  const whole = known.join('|');
  const undated = undatedBy(content);
  const headings = cv.sections.flatMap(({ heading }) => heading ?? []);
  return lines.filter(({ start, end, body }) => {
    const words = fold(body.text).replace(CONTACT_LABEL, '');
    return (
      !headings.some((heading) => overlap({ start, end }, heading)) &&
      !whole.includes(bareKey(words)) &&
      !PAPER_NAME.test(words) &&
      // A word of a date may stand in what the line says beside it.
      Math.min(lettersLeft(words, known), lettersLeft(undated(words), known)) > MOST_LETTERS_LOST
    );
  });
};

/** Lines among the diplomas that are none: a certificate, a licence, a course. They stay there. */
const withStudies = (
  { sections, experiences, education }: Cv,
  lost: readonly CvLine[],
  { blocks }: TailoredContent,
  reader: Reader,
): readonly TailoredBlock[] => {
  const studies = sections.filter(({ section }) => section === 'education');
  const entries = [...experiences, ...education];
  const own = lost.filter(
    (line) =>
      studies.some(({ range }) => line.start >= range.start && line.end <= range.end) &&
      !entries.some(({ range }) => overlap(line, range)),
  );
  const told = unwrapped(own, () => false).map(placedOf);
  const at = blocks.findIndex(({ kind }) => kind === 'education');
  return told.length === 0
    ? blocks
    : blocks.map((block, index) =>
        index === at
          ? {
              ...block,
              entries: [
                ...block.entries,
                {
                  ...NOTHING,
                  id: `${block.id}-told`,
                  lines: told.map((one, n) => lineOf(one, n, `${block.id}-told-${n}`, reader)),
                },
              ],
            }
          : block,
      );
};

/** The CV with what found no place: among the diplomas where it stands there, else waiting at the end, on no page before the person takes it. */
export const withUnplaced = (
  cv: Cv,
  lines: readonly CvLine[],
  content: TailoredContent,
  reader: Reader,
): TailoredContent => {
  const blocks = withStudies(cv, lostLines(cv, lines, content), content, reader);
  const lost = lostLines(cv, lines, { ...content, blocks: [...blocks] });
  const unique = [...new Set(lost.map((line) => placedOf(line).text))].slice(0, MOST_UNPLACED);
  if (unique.length === 0) return { ...content, blocks: [...blocks] };
  const waiting = unique.map((words, at) => {
    const text = words.slice(0, LONGEST_LINE);
    return { id: `unplaced-${at}`, text, original: text, at, kept: false, asked: [], shown: [] };
  });
  return {
    ...content,
    blocks: [
      ...blocks,
      {
        id: 'unplaced',
        kind: 'unplaced',
        heading: BLOCK_HEADINGS.unplaced,
        at: blocks.length,
        kept: true,
        entries: [{ ...NOTHING, id: 'unplaced-told', lines: waiting }],
      },
    ],
  };
};
