import { isReordered } from '#/domain/tailoredCv/lineOrder';
import type { TailoredContent, TailoredLine } from '#/domain/tailoredCv/tailoredCv';

/** What can differ from the imported CV. */
export const TAILORED_DIFFERENCES = [
  'reworded',
  'reordered',
  'raised',
  'added',
  'leftOut',
  'unplaced',
] as const;
export type TailoredDifference = (typeof TAILORED_DIFFERENCES)[number];

/** One line that differs from the imported CV. */
export type LineDifference = {
  readonly id: string;
  readonly difference: TailoredDifference;
  /** The heading, and the post where there is one; empty at the top of the page. */
  readonly where: string;
  /** As the imported CV says; null for a line that it does not have. */
  readonly before: string | null;
  /** As it stands now; null for a line that is left out. */
  readonly after: string | null;
};

/** It stands above a line that it followed. */
const isRaised = (line: TailoredLine, at: number, lines: readonly TailoredLine[]): boolean =>
  line.original !== null &&
  lines.slice(at + 1).some((below) => below.original !== null && below.at < line.at);

const differencesIn = (
  all: readonly TailoredLine[],
  where: string,
  isUnplaced = false,
): readonly LineDifference[] => {
  const shown = all.filter(({ kept }) => kept);
  return all.flatMap((line): readonly LineDifference[] => {
    const { id, text, original, kept } = line;
    const told = (difference: TailoredDifference): LineDifference => ({
      id,
      difference,
      where,
      before: original,
      after: kept ? text : null,
    });
    if (!kept) return [told(isUnplaced ? 'unplaced' : 'leftOut')];
    if (original === null) return text === '' ? [] : [told('added')];
    if (text !== original) return [told(isReordered(original, text) ? 'reordered' : 'reworded')];
    return isRaised(line, shown.indexOf(line), shown) ? [told('raised')] : [];
  });
};

/** Every line that differs from the imported CV, from the top of the page; an entry or a part left out takes its lines with it. */
export const tailoredDifferences = ({
  title,
  contacts,
  blocks,
}: TailoredContent): readonly LineDifference[] => [
  ...(title.text === title.original ? [] : differencesIn([title], '')),
  ...differencesIn(contacts, ''),
  ...blocks.flatMap((block) =>
    block.entries.flatMap((entry): readonly LineDifference[] => {
      const name = [entry.head, entry.organisation].filter(Boolean).join(', ');
      const where = [block.heading, name].filter(Boolean).join(' · ');
      if (block.kept && entry.kept)
        return differencesIn(entry.lines, where, block.kind === 'unplaced');
      const words = [name, ...entry.lines.map(({ original, text }) => original ?? text)];
      return [
        {
          id: entry.id,
          difference: 'leftOut',
          where: block.heading,
          before: words.filter(Boolean).join(' · '),
          after: null,
        },
      ];
    }),
  ),
];
