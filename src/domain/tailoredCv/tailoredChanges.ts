import { isReordered } from '#/domain/tailoredCv/lineOrder';
import type { TailoredContent, TailoredLine } from '#/domain/tailoredCv/tailoredCv';

/** What can differ from the imported CV. */
export const TAILORED_DIFFERENCES = [
  'reworded',
  'reordered',
  'raised',
  'lowered',
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
  /** What the offer asks for and the line shows. */
  readonly asked: readonly string[];
};

type Move = 'raised' | 'lowered';

/**
 * The fewest lines whose move explains the order, with where each went: the longest run that kept its order stayed.
 * Between two runs as long, the one that stands lower stayed, so that what came to the head is told.
 */
const movesIn = (lines: readonly TailoredLine[]): ReadonlyMap<string, Move> => {
  const own = lines.filter(({ original }) => original !== null);
  const runs: TailoredLine[][] = [];
  for (let from = own.length - 1; from >= 0; from -= 1) {
    const line = own[from];
    if (line === undefined) continue;
    let longest: TailoredLine[] = [];
    for (const run of runs) {
      const next = run[0];
      if (next && next.at > line.at && run.length > longest.length) longest = run;
    }
    runs.push([line, ...longest]);
  }
  const kept = new Set(runs.reduce((best, run) => (run.length > best.length ? run : best), []));
  return new Map(
    own
      .filter((line) => !kept.has(line))
      .map((line) => [
        line.id,
        own.slice(own.indexOf(line)).some((below) => kept.has(below) && below.at < line.at)
          ? 'raised'
          : 'lowered',
      ]),
  );
};

const differencesIn = (
  all: readonly TailoredLine[],
  where: string,
  isUnplaced = false,
): readonly LineDifference[] => {
  const moves = movesIn(all.filter(({ kept }) => kept));
  return all.flatMap((line): readonly LineDifference[] => {
    const { id, text, original, kept, asked } = line;
    const told = (difference: TailoredDifference): LineDifference => ({
      id,
      difference,
      where,
      before: original,
      after: kept ? text : null,
      asked,
    });
    if (!kept) return [told(isUnplaced ? 'unplaced' : 'leftOut')];
    if (original === null) return text === '' ? [] : [told('added')];
    if (text !== original) return [told(isReordered(original, text) ? 'reordered' : 'reworded')];
    const move = moves.get(id);
    return move === undefined ? [] : [told(move)];
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
          asked: [],
        },
      ];
    }),
  ),
];

/** What differs under one heading or in one post. */
export type SectionChange = {
  readonly where: string;
  readonly differences: readonly LineDifference[];
};

/** The differences by where they stand, from the top of the page. */
export const changesBySection = (
  differences: readonly LineDifference[],
): readonly SectionChange[] =>
  [...new Set(differences.map(({ where }) => where))].map((where) => ({
    where,
    differences: differences.filter((one) => one.where === where),
  }));
