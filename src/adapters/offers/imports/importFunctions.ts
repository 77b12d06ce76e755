import { readTable } from '#/adapters/offers/imports/readTable';
import { htmlToText } from '#/adapters/offers/posting/htmlText';
import type { Call } from '#/adapters/worker/protocol';
import { columnsOfTable } from '#/domain/offers/imports/columnsByContent';
import type { ImportedOffer } from '#/domain/offers/imports/importedOffer';
import type { ColumnMap } from '#/domain/offers/imports/importFields';
import type { ImportPreview } from '#/domain/offers/imports/OfferImporter';
import { convertTable, planOf, previewOf } from '#/domain/offers/imports/offersOfTable';
import type { ImportTable, RecordProblem } from '#/domain/offers/imports/table';

/** The page takes in so many offers within some milliseconds. */
const PART = 1_000;

/** How many records are done, and offers in parts: a copy of all of them would block the page. */
export type ImportNews =
  | { readonly type: 'progress'; readonly done: number }
  | { readonly type: 'offers'; readonly offers: readonly ImportedOffer[] };

/** Opens one file of offers, shows it and converts it. A preview is null where the bytes are no file of offers. */
export const createImportFunctions = () => {
  let table: ImportTable | null = null;
  let columns: ColumnMap = new Map();
  let day = '';
  const tools = () => ({ today: day, toText: htmlToText });
  const preview = (): ImportPreview | null => table && previewOf(table, columns, tools());
  return {
    /** `today` is an ISO day. */
    open: (_call: Call, bytes: Uint8Array<ArrayBuffer>, today: string): ImportPreview | null => {
      day = today;
      table = readTable(bytes);
      columns = table === null ? new Map() : columnsOfTable(table);
      return preview();
    },
    remap: (_call: Call, told: ColumnMap): ImportPreview | null => {
      columns = told;
      return preview();
    },
    convert: ({ report }: Call<ImportNews>): readonly RecordProblem[] => {
      if (table === null) return [];
      const steps = convertTable(table, planOf(table, columns, tools()));
      let step = steps.next();
      for (; step.done !== true; step = steps.next())
        report({ type: 'progress', done: step.value });
      const { offers, problems } = step.value;
      for (let from = 0; from < offers.length; from += PART)
        report({ type: 'offers', offers: offers.slice(from, from + PART) });
      return problems;
    },
  };
};

export type ImportFunctions = ReturnType<typeof createImportFunctions>;
