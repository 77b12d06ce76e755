import { columnKey, columnMapOf } from '#/domain/offers/imports/columns';
import type { ColumnMap, ImportField } from '#/domain/offers/imports/importFields';
import type { ImportTable } from '#/domain/offers/imports/table';
import { DEPARTMENT_CODES, placeKey } from '#/domain/places/departments';
import { communesNamed } from '#/domain/places/gazetteer';
import { placeParts } from '#/domain/places/placeParts';

/** Cells of a column that are looked at. */
const LOOKED_AT = 60;
/** Fewer say nothing about a column. */
const FEWEST = 3;
/** The share of them that has to be what the field asks for. */
const MOST_OF_THEM = 0.6;
/** Letters of an advertisement at least; a company's own words are mostly shorter. */
const TEXT_LENGTH = 250;

const isPlace = (cell: string): boolean => {
  const key = placeKey(placeParts(cell).town.split(/,| \/ /u)[0] ?? '').trim();
  return key !== '' && (DEPARTMENT_CODES.has(key) || communesNamed(key).length > 0);
};

/** What a cell of a field looks like, where its look is unmistakable. */
const LOOKS: readonly { readonly field: ImportField; readonly fits: (cell: string) => boolean }[] =
  [
    { field: 'text', fits: (cell) => cell.length >= TEXT_LENGTH && cell.includes(' ') },
    { field: 'place', fits: isPlace },
  ];

/** Columns of persons and of employers hold names of towns, and long texts, too. */
const OF_OTHERS = /nom|name|entreprise|company|societe|contact|adresse|address|titre|title/u;

const cellsOf = (table: ImportTable, column: string): readonly string[] => {
  const cells: string[] = [];
  for (const { values } of table.records) {
    const cell = values[column]?.trim() ?? '';
    if (cell !== '' && cell !== 'null') cells.push(cell);
    if (cells.length === LOOKED_AT) break;
  }
  return cells;
};

/** Whether a column that is said to name places holds nothing but codes: those of communes are not those of the post. */
const holdsWords = (table: ImportTable, column: string): boolean =>
  cellsOf(table, column).some((cell) => /\p{L}{3}/u.test(cell));

/** The columns of a table as their names tell them; what none of them names is sought among the others by what they hold. */
export const columnsOfTable = (table: ImportTable): ColumnMap => {
  const columns = new Map(columnMapOf(table.columns));
  for (const { field, fits } of LOOKS) {
    const told = [...columns].some(([column, of]) => of === field && holdsWords(table, column));
    if (told) continue;
    const fitting = [...columns].flatMap(([column, of]) => {
      const cells = cellsOf(table, column);
      if (of !== null || cells.length < FEWEST || OF_OTHERS.test(columnKey(column))) return [];
      const share = cells.filter(fits).length / cells.length;
      return share >= MOST_OF_THEM ? [{ column, share }] : [];
    });
    const [best] = fitting.toSorted((one, other) => other.share - one.share);
    if (best !== undefined) columns.set(best.column, field);
  }
  return columns;
};
