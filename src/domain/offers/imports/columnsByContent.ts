import { columnKey, columnMapOf } from '#/domain/offers/imports/columns';
import type { ColumnMap, ImportField } from '#/domain/offers/imports/importFields';
import { codeOfDepartment } from '#/domain/offers/imports/placeOf';
import { isEmptyCell } from '#/domain/offers/imports/table';
import type { ImportTable } from '#/domain/offers/imports/table';
import { contractOfCells, levelOfCell } from '#/domain/offers/imports/values';
import { departmentCodes, placeKey } from '#/domain/places/departments';
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
const LONGEST_TITLE = 150;
const ADDRESS = /^https:\/\/\S+$/u;

/** Whether a cell is the name of a place in France. */
export const isPlace = (cell: string): boolean => {
  const key = placeKey(placeParts(cell).town.split(/,| \/ /u)[0] ?? '').trim();
  return key !== '' && (departmentCodes().has(key) || communesNamed(key).length > 0);
};

/** What cells of a field look like, where no name of a column tells it. Columns of persons and of employers hold towns and long texts too. */
type Look = {
  readonly field: ImportField;
  readonly fits: (cell: string) => boolean;
  /** What the name of the column has to hold, or not to hold. */
  readonly named?: RegExp;
  readonly notNamed?: RegExp;
  /** Whether most cells differ from one another. */
  readonly varied?: boolean;
  /** Whether a column that has the name but says nothing of it leaves room for another. */
  readonly readable?: true;
};

const OF_OTHERS = /nom|name|entreprise|company|societe|contact|adresse|address|titre|title/u;
const OF_THE_JOB = /poste|annonce|offre|emploi|metier|intitule|titre|job|title|position/u;
const NOT_ITS_TITLE = /entreprise|company|societe|contact|type|date|lien|url|link|code|lieu|site/u;

/** More is a sentence, which says other things too. */
const SHORT = 40;
/** A bare number in a column that only may be of experience counts anything. */
const levelOfWords = (cell: string) =>
  /\p{L}/u.test(cell) ? levelOfCell({ column: '', text: cell }) : null;

const DIPLOMA = /\b(?:bac|cap|bep|bts|but|dut|licence|master|dipl[o\u00f4]me|brevet)\b/iu;

const LOOKS: readonly Look[] = [
  {
    field: 'text',
    fits: (cell) => cell.length >= TEXT_LENGTH && cell.includes(' '),
    notNamed: OF_OTHERS,
  },
  {
    field: 'title',
    fits: (cell) => cell.length <= LONGEST_TITLE && /\p{L}{3}/u.test(cell) && !ADDRESS.test(cell),
    named: OF_THE_JOB,
    notNamed: NOT_ITS_TITLE,
    varied: true,
  },
  { field: 'url', fits: (cell) => ADDRESS.test(cell), named: OF_THE_JOB, varied: true },
  { field: 'place', fits: isPlace, notNamed: OF_OTHERS },
  { field: 'education', fits: (cell) => DIPLOMA.test(cell), named: /niveau|formation/u },
  {
    field: 'experience',
    fits: (cell) => cell.length <= SHORT && !DIPLOMA.test(cell) && levelOfWords(cell) !== null,
    named: /niveau|level|experience|seniorit/u,
    readable: true,
  },
  {
    field: 'contract',
    fits: (cell) => cell.length <= SHORT && contractOfCells([{ column: '', text: cell }]) !== null,
    named: /contra|duree|duration|type/u,
    readable: true,
  },
];

/** "department" is that of a company as often as that of France. */
const isDepartment = (cells: Cells): boolean =>
  cells.filter((cell) => codeOfDepartment(cell) !== '').length >= cells.length * MOST_OF_THEM;

type Cells = readonly string[];

/** The first cells of a column that hold something. */
const cellsOf = (table: ImportTable, column: string): Cells => {
  const cells: string[] = [];
  for (const { values } of table.records) {
    const cell = values[column]?.trim() ?? '';
    if (!isEmptyCell(cell)) cells.push(cell);
    if (cells.length === LOOKED_AT) break;
  }
  return cells;
};

/** What a column is said to tell stands in it: places may be nothing but codes of communes, which are not those of the post. */
const holdsWords = (cells: Cells): boolean => cells.some((cell) => /\p{L}{3}/u.test(cell));

/** The share of the cells of a column that look like a field; 0 where its name or its sameness speaks against it. */
const shareFitting = (cells: Cells, column: string, look: Look): number => {
  const { fits, named, notNamed, varied = false } = look;
  const name = columnKey(column);
  if (cells.length < FEWEST || named?.test(name) === false || notNamed?.test(name) === true)
    return 0;
  if (varied && new Set(cells).size < cells.length * MOST_OF_THEM) return 0;
  return cells.filter(fits).length / cells.length;
};

/** An element of a feed may say beside its value what that is: `<list id="7" label="R\u00e9mun\u00e9ration">`. */
const LABEL = '.@label';

/** What a column of labels calls the one beside it; empty where they differ. */
const labelOf = (cells: Cells): string => (new Set(cells).size === 1 ? (cells[0] ?? '') : '');

/** The columns of a table as their names tell them; what none of them names is sought among the others by what they hold. */
export const columnsOfTable = (table: ImportTable): ColumnMap => {
  const columns = new Map(columnMapOf(table.columns));
  // A column that is nearly empty is looked for through the whole file: once.
  const known = new Map<string, Cells>();
  const cellsIn = (column: string): Cells => {
    const cells = known.get(column) ?? cellsOf(table, column);
    known.set(column, cells);
    return cells;
  };
  for (const [column, field] of columns) {
    const label = field === null ? labelOf(cellsIn(`${column}${LABEL}`)) : '';
    if (label !== '') columns.set(column, columnMapOf([label]).get(label) ?? null);
  }
  for (const [column, field] of columns)
    if (field === 'department' && !isDepartment(cellsIn(column))) columns.set(column, null);
  for (const look of LOOKS) {
    const { field } = look;
    const told = [...columns].some(
      ([column, of]) =>
        of === field &&
        (look.readable === true ? cellsIn(column).some(look.fits) : holdsWords(cellsIn(column))),
    );
    if (told) continue;
    const fitting = [...columns].flatMap(([column, of]) => {
      const share = of === null ? shareFitting(cellsIn(column), column, look) : 0;
      return share >= MOST_OF_THEM ? [{ column, share }] : [];
    });
    const [best] = fitting.toSorted((one, other) => other.share - one.share);
    if (best !== undefined) columns.set(best.column, field);
  }
  return columns;
};

/** So many towns tell where a source looks for people. */
const FEWEST_TOWNS = 10;

/** Whether the towns of a table, which say no country, are mostly none of France: one that has the name of a French one is not that one. */
export const isMostlyAbroad = (table: ImportTable, columns: ColumnMap): boolean => {
  const fields = [...columns.values()];
  if (fields.includes('country') || fields.includes('postalCode') || fields.includes('department'))
    return false;
  const towns = new Set(
    [...columns].flatMap(([column, field]) => (field === 'place' ? cellsOf(table, column) : [])),
  );
  const french = [...towns].filter((town) => /\d/u.test(town) || isPlace(town)).length;
  return towns.size >= FEWEST_TOWNS && french * 2 < towns.size;
};
