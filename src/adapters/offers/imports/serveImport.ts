import type { ImportRequest, ImportResponse } from '#/adapters/offers/imports/protocol';
import { readTable } from '#/adapters/offers/imports/readTable';
import { htmlToText } from '#/adapters/offers/posting/htmlText';
import type { ColumnMap } from '#/domain/offers/imports/importFields';
import {
  columnsOfTable,
  convertTable,
  planOf,
  previewOf,
} from '#/domain/offers/imports/offersOfTable';
import type { ImportTable } from '#/domain/offers/imports/table';

/** The worker's end of the conversation. */
export type ImportServer = {
  readonly send: (response: ImportResponse) => void;
  readonly listen: (listener: (request: ImportRequest) => void) => void;
};

/** The page takes in so many offers within some milliseconds. */
const PART = 1_000;

/** Opens the file that it is given, shows it, and hands its offers over by parts. */
export const serveImport = ({ send, listen }: ImportServer): void => {
  let table: ImportTable | null = null;
  let columns: ColumnMap = new Map();
  let today = '';
  const tools = () => ({ today, toText: htmlToText });
  const show = (): void =>
    send({ type: 'preview', preview: table && previewOf(table, columns, tools()) });
  const convert = (whole: ImportTable): void => {
    const steps = convertTable(whole, planOf(whole, columns, tools()));
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) send({ type: 'progress', done: step.value });
    const { offers, problems } = step.value;
    for (let from = 0; from < offers.length; from += PART)
      send({ type: 'offers', offers: offers.slice(from, from + PART) });
    send({ type: 'converted', problems });
  };
  listen((request) => {
    if (request.type === 'open') {
      ({ today } = request);
      table = readTable(request.bytes);
      columns = table === null ? new Map() : columnsOfTable(table);
      show();
    } else if (request.type === 'remap') {
      columns = new Map(request.columns);
      show();
    } else if (table !== null) convert(table);
  });
  send({ type: 'ready' });
};
