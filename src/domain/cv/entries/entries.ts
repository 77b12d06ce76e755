import type { DateCare } from '#/domain/cv/entries/anchors';
import { arrange } from '#/domain/cv/entries/arrangement';
import type { ArrangedEntry } from '#/domain/cv/entries/arrangement';
import { headerOf } from '#/domain/cv/entries/header';
import type { Header } from '#/domain/cv/entries/singleHeader';
import type { CvLine } from '#/domain/cv/text/lines';
import type { Lexicon } from '#/domain/lexicon/lexicon';

/** One dated entry: where its lines are, and what its header says. */
export type Entry = Omit<ArrangedEntry, 'roles' | 'above' | 'below' | 'score'> & {
  readonly header: Header;
};

/** Cuts a run into its dated entries and reads the header of each; `others` are the lines of the other runs of posts. */
export const entriesOf = (
  lines: readonly CvLine[],
  lexicon: Lexicon,
  today: string,
  others: readonly (readonly CvLine[])[],
  care: DateCare,
): Entry[] => {
  const { entries, knowledge } = arrange(lines, lexicon, today, others, care);
  return entries.map((entry) => ({ ...entry, header: headerOf(entry.roles, knowledge) }));
};

/** True where a header is only an employer (or a place): posts listed below it belong to it. */
export const isUmbrella = (entry: Entry): boolean =>
  entry.header.title === null && entry.header.company !== null && entry.bodyFrom === entry.to;

/** All the header says, for those who look for a kind of contract or a school. */
export const headerText = (entry: Entry): string =>
  entry.pieces.map((piece) => piece.text).join(' ');
