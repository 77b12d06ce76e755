import { knownHeading } from '#/domain/cv/cues/headings';
import { loneDate } from '#/domain/cv/dates/dateInLine';
import type { DocumentLine } from '#/domain/cv/document';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { lineSlice } from '#/domain/cv/text/places';

const cells = ({ text }: DocumentLine): string[] => text.split('\t').map((cell) => cell.trim());

/** One cell of a row as a line of its own. */
const cellLine = (line: DocumentLine, column: number): DocumentLine => {
  const raw = line.text.split('\t');
  const cell = raw[column] ?? '';
  const before = raw.slice(0, column).reduce((sum, { length }) => sum + length + 1, 0);
  const start = before + cell.length - cell.trimStart().length;
  return lineSlice(line, start, start + cell.trim().length);
};

const isOnlyDate = (cell: string): boolean => loneDate(alignedKey(cell)) !== null;

/** No name of a section and no date is longer. */
const LONGEST_HEAD = 70;

/** Rows whose cells all name a section, each another one, or are all dates: each cell heads the cells below it. */
const isHead = (row: readonly string[]): boolean => {
  if (row.length < 2 || row.some(({ length }) => length > LONGEST_HEAD)) return false;
  const sections = row.map((cell) => knownHeading(alignedKey(cell)));
  if (!sections.includes(null)) return new Set(sections).size === row.length;
  return row.every(isOnlyDate);
};

/** Rows that one head may head. */
const MAX_DEPTH = 40;

const below = (lines: readonly DocumentLine[], from: number, columns: number): DocumentLine[] => {
  const rows: DocumentLine[] = [];
  for (const line of lines.slice(from, from + MAX_DEPTH)) {
    const row = cells(line);
    if (row.length !== columns || isHead(row)) break;
    rows.push(line);
  }
  return rows;
};

/**
 * Small columns set side by side ("Outils", "Atouts", "Langues" over their lists; three diplomas under
 * their years) reach us as rows of cells: they are read one column after the other.
 */
export const columnRowsUnfolded = (lines: readonly DocumentLine[]): readonly DocumentLine[] => {
  if (!lines.some(({ text }) => text.includes('\t'))) return lines;
  const read: DocumentLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined) break;
    const head = line.text.includes('\t') ? cells(line) : [];
    const rows = isHead(head) ? below(lines, at + 1, head.length) : [];
    if (rows.length === 0) {
      read.push(line);
      continue;
    }
    for (const column of head.keys())
      for (const row of [line, ...rows]) read.push(cellLine(row, column));
    at += rows.length;
  }
  return read.filter(({ text }) => text !== '');
};
