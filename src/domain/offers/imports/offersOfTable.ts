import { columnKey, columnMapOf } from '#/domain/offers/imports/columns';
import { isMostlyAbroad } from '#/domain/offers/imports/columnsByContent';
import { createConverter } from '#/domain/offers/imports/convertRecords';
import type { ImportPlan } from '#/domain/offers/imports/convertRecords';
import {
  repeatsNumbered,
  UNKNOWN_SOURCE,
  withNumberApart,
} from '#/domain/offers/imports/importedOffer';
import type { ImportedOffer } from '#/domain/offers/imports/importedOffer';
import { OWN_NAME } from '#/domain/offers/imports/importedOffersRecord';
import type { ColumnMap, ImportField } from '#/domain/offers/imports/importFields';
import type { ImportOutcome, ImportPreview } from '#/domain/offers/imports/OfferImporter';
import { resemblesOffers } from '#/domain/offers/imports/resemblance.fr';
import { shapeOf, sourceNamedIn } from '#/domain/offers/imports/sourceShapes';
import { isEmptyCell, RECORD_PROBLEMS } from '#/domain/offers/imports/table';
import type { ImportTable, RecordProblem } from '#/domain/offers/imports/table';
import type { ToText } from '#/domain/offers/intake/jobPosting';

/** How many offers a preview shows. */
const SHOWN = 5;
/** A preview looks at so many records. */
const LOOKED_AT = 50;
const LONGEST_EXAMPLE = 80;
/** Records between two reports. */
export const REPORT_EVERY = 500;

/**
 * The name of the source: that of its shape, else the one that the file gives its publisher, else the one that each of its
 * records names. Numbers that a program gave its rows would be taken for those of that source.
 */
export const sourceNameOf = (table: ImportTable): string | null =>
  shapeOf(table)?.name ??
  table.publisher ??
  ([...columnMapOf(table.columns).values()].includes('id') ? null : sourceNamedIn(table));

/** How the records of a table become offers, with its columns as told. */
export const planOf = (
  table: ImportTable,
  columns: ColumnMap,
  { today, toText, company }: Pick<ImportPlan, 'today' | 'toText' | 'company'>,
): ImportPlan => ({
  columns,
  source: sourceNameOf(table) ?? UNKNOWN_SOURCE,
  shape: shapeOf(table),
  abroad: isMostlyAbroad(table, columns),
  today,
  toText,
  ...(company === undefined ? {} : { company }),
});

const columnsNaming = (columns: ColumnMap, wanted: ImportField): readonly string[] =>
  [...columns].flatMap(([column, field]) => (field === wanted ? [column] : []));

const STRENGTH = 'exigence';

/** Whether a column says how strongly what stands beside it is demanded: it is told with that, and is not left aside. */
const tellsStrength = (column: string, columns: ColumnMap): boolean => {
  const beside = column.endsWith(`.${STRENGTH}`) ? column.slice(0, -STRENGTH.length) : null;
  return (
    beside !== null &&
    [...columns].some(([other, field]) => field !== null && other.startsWith(beside))
  );
};

/** What a table is seen to be, with its columns as told. */
export const previewOf = (
  table: ImportTable,
  columns: ColumnMap,
  tools: { readonly today: string; readonly toText: ToText },
): ImportPreview => {
  const convert = createConverter(planOf(table, columns, tools));
  const first: ImportedOffer[] = [];
  for (const record of table.records.slice(0, LOOKED_AT)) {
    const converted = convert(record);
    if ('offer' in converted) first.push(converted.offer);
  }
  const titled = columnsNaming(columns, 'title');
  const isKnown =
    table.format === 'page' ||
    shapeOf(table) !== null ||
    sourceNameOf(table) === OWN_NAME ||
    sourceNamedIn(table) !== null;
  const named = table.records.filter(({ values }) =>
    titled.some((column) => !isEmptyCell((values[column] ?? '').trim())),
  ).length;
  const exampleOf = (column: string): string =>
    (table.records.find(({ values }) => (values[column] ?? '').trim() !== '')?.values[column] ?? '')
      .replace(/\s+/gu, ' ')
      .trim()
      .slice(0, LONGEST_EXAMPLE);
  const shown = [...columns].map(([column, field]) => ({
    column,
    field,
    example: exampleOf(column),
  }));
  return {
    source: sourceNameOf(table),
    format: table.format,
    // Without a column for it, none has a title yet: the person may still point it out.
    count: titled.length === 0 ? table.records.length : named,
    columns: [
      ...shown.filter(({ field }) => field !== null),
      ...shown.filter(({ column, field }) => field === null && !tellsStrength(column, columns)),
    ],
    first: first.slice(0, SHOWN),
    doubtful: !isKnown && first.length > 0 && !resemblesOffers(titled.map(columnKey), first),
    unread: table.problems.length + (titled.length === 0 ? 0 : table.records.length - named),
  };
};

/** Whichever of two records of one offer was published or changed last; the later in the file where they do not say. */
const newer = (one: ImportedOffer, other: ImportedOffer): ImportedOffer =>
  (one.date ?? '') > (other.date ?? '') ? one : other;

/** Reads the records of a table one after the other, and reports how many are done. An offer that the file repeats counts once. */
export const convertTable = function* (
  table: ImportTable,
  plan: ImportPlan,
): Generator<number, ImportOutcome> {
  const convert = createConverter(plan);
  const offers = new Map<string, ImportedOffer>();
  const problems: RecordProblem[] = [...table.problems];
  for (const [index, record] of table.records.entries()) {
    const converted = convert(record);
    if ('problem' in converted) problems.push(converted.problem);
    else {
      const { at, textCut } = converted;
      let { offer } = converted;
      let known = offers.get(offer.provenance.id);
      if (known !== undefined && !repeatsNumbered(offer, known)) {
        offer = withNumberApart(offer);
        known = offers.get(offer.provenance.id);
      }
      const { id } = offer.provenance;
      if (known !== undefined) problems.push({ at, kind: 'repeated', words: offer.title });
      else if (textCut) problems.push({ at, kind: 'textCut', words: offer.title });
      offers.set(id, known === undefined ? offer : newer(known, offer));
    }
    if (index % REPORT_EVERY === REPORT_EVERY - 1) yield index + 1;
  }
  return {
    offers: [...offers.values()],
    problems: problems.toSorted((one, other) => one.at - other.at),
  };
};

/** How many records each problem meets; every kind has its number. */
export const countProblems = (
  problems: readonly RecordProblem[],
): Readonly<Record<RecordProblem['kind'], number>> => {
  const counts = Object.fromEntries(RECORD_PROBLEMS.map((kind) => [kind, 0])) as Record<
    RecordProblem['kind'],
    number
  >;
  for (const { kind } of problems) counts[kind] += 1;
  return counts;
};
