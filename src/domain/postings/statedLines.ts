import type { Script } from '#/domain/postings/script';
import {
  OTHER_LABEL,
  STATED_FIELDS,
  STATED_LABELS,
  type StatedField,
} from '#/domain/postings/statedLines.fr';
import type { TextRange } from '#/domain/shared/textRange';

/** Where a page states a field in a line of its own; offsets count in the folded text. */
export type StatedLines = Readonly<Partial<Record<StatedField, TextRange>>>;

/** One label alone is a heading of prose; two make the form of a page. */
const FEWEST_LABELS = 2;
/** A place is stated by the line right under its label; a label on the same line is read with the prose. */
const UNDER: ReadonlySet<StatedField> = new Set(['place']);
/** What stands under a label is short, and so are its lines. */
const MOST_LINES = 3;
const LONGEST_LINE = 140;

type Line = { readonly start: number; readonly text: string };

const linesOf = (folded: string): readonly Line[] => {
  let start = 0;
  return folded.split('\n').map((text) => {
    const line = { start, text };
    start += text.length + 1;
    return line;
  });
};

/** The label that a line is or begins with, and where its value begins on the same line. */
const labelIn = (
  text: string,
): { readonly field: StatedField | null; readonly inline: number } | null => {
  const [whole = '', label = ''] = /^\s*(\p{L}[^:\n]{2,40}?)\s*(?::\s*|$)/u.exec(text) ?? [];
  if (label === '') return null;
  const field = STATED_FIELDS.find((one) => STATED_LABELS[one].test(label));
  if (field !== undefined) return { field, inline: whole.length };
  return OTHER_LABEL.test(label) ? { field: null, inline: whole.length } : null;
};

/** The structured lines of a page copied whole: where they stand they decide, whatever its prose says before or after. */
export const readStatedLines = ({ folded }: Script): StatedLines => {
  const lines = linesOf(folded);
  const stated: Partial<Record<StatedField, TextRange>> = {};
  for (const [index, { start, text }] of lines.entries()) {
    const label = labelIn(text);
    if (label === null || label.field === null || stated[label.field] !== undefined) continue;
    const inline = text.length > label.inline;
    if (inline && UNDER.has(label.field)) continue;
    const values = inline
      ? [{ start: start + label.inline, text: text.slice(label.inline) }]
      : valuesUnder(lines.slice(index + 1));
    const [first] = values;
    const last = UNDER.has(label.field) ? first : values.at(-1);
    if (first !== undefined && last !== undefined)
      stated[label.field] = { start: first.start, end: last.start + last.text.length };
  }
  return Object.keys(stated).length < FEWEST_LABELS ? {} : stated;
};

const valuesUnder = (lines: readonly Line[]): readonly Line[] => {
  const filled = lines.slice(lines[0]?.text.trim() === '' ? 1 : 0);
  const end = filled.findIndex(
    ({ text }) => text.trim() === '' || text.length > LONGEST_LINE || labelOnly(text),
  );
  return filled.slice(0, Math.min(MOST_LINES, end < 0 ? filled.length : end));
};

/** "Salaire brut : Mensuel de..." under "Salaire" is its value, "Langue" is the next label. */
const labelOnly = (text: string): boolean => {
  const label = labelIn(text);
  return label !== null && label.inline === text.length;
};

/** Whether a place of the folded text stands in a stated line. */
export const isWithin = (range: TextRange | undefined, start: number): boolean =>
  range !== undefined && start >= range.start && start < range.end;
