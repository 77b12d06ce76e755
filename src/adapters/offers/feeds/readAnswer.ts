import { tableOfText } from '#/adapters/offers/imports/readTable';
import { htmlToText } from '#/adapters/offers/posting/htmlText';
import { columnsOfTable } from '#/domain/offers/imports/columnsByContent';
import type { ImportedOffer } from '#/domain/offers/imports/importedOffer';
import type { ImportField } from '#/domain/offers/imports/importFields';
import { convertTable, planOf } from '#/domain/offers/imports/offersOfTable';
import type { ImportTable, RecordProblem } from '#/domain/offers/imports/table';

/** What an answer of a source holds. */
export type ReadAnswer = {
  readonly offers: readonly ImportedOffer[];
  readonly problems: readonly RecordProblem[];
  /** Fields that a healthy answer has and this one lacks: its shape may have changed. */
  readonly lacks: readonly ImportField[];
};

type Parts = {
  /** ISO day: what ended before is left out. */
  readonly today: string;
  /** Who offers the job where no column says so. */
  readonly company: string | undefined;
  /** Name of the source where the shape of the answer does not tell it. */
  readonly label: string;
  readonly expects: readonly ImportField[];
};

/** A board may hold jobs that it does not show. */
const isShown = ({ values }: ImportTable['records'][number]): boolean =>
  values['isListed'] !== 'false';

/** The offers of a table. */
export const offersOf = (
  table: ImportTable,
  { today, company, label, expects }: Parts,
): ReadAnswer => {
  const columns = columnsOfTable(table);
  const plan = planOf(table, columns, {
    today,
    toText: htmlToText,
    ...(company === undefined ? {} : { company }),
  });
  const shown = { ...table, records: table.records.filter(isShown) };
  const steps = convertTable(shown, { ...plan, source: plan.source || label });
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  const told = new Set(columns.values());
  return { ...step.value, lacks: expects.filter((field) => !told.has(field)) };
};

/** Whether a text is a list without any offer: nothing is published, which is no fault. */
const isEmptyList = (text: string): boolean => {
  if (text.trim() === '') return true;
  try {
    const value: unknown = JSON.parse(text);
    const parts = Array.isArray(value) ? [value] : Object.values(value ?? {});
    const lists = parts.filter((part) => Array.isArray(part));
    return lists.length > 0 && lists.every((list) => list.length === 0);
  } catch {
    return /^\s*<\?xml[^>]*>\s*<[\w-]+\s*(?:\/>|>\s*<\/[\w-]+>)\s*$/u.test(text);
  }
};

/** The offers of an answer; null where it is no data. */
export const readAnswer = (text: string, parts: Parts): ReadAnswer | null => {
  const table = tableOfText(text);
  if (table !== null) return offersOf(table, parts);
  return isEmptyList(text) ? { offers: [], problems: [], lacks: [] } : null;
};
