import Papa from 'papaparse';

import { decodePage } from '#/adapters/documents/html/decodePage';
import { cardsOfPage } from '#/adapters/offers/imports/pageList';
import { xmlTable } from '#/adapters/offers/imports/xmlImport';
import { looksLikeHtml } from '#/adapters/offers/posting/htmlText';
import { structuredTexts, structuredValues } from '#/adapters/offers/posting/structuredData';
import { columnMapOf } from '#/domain/offers/imports/columns';
import { flatten } from '#/domain/offers/imports/flatten';
import {
  columnsOf,
  jsonTable,
  postingsIn,
  tableOfRecords,
} from '#/domain/offers/imports/jsonTable';
import { parsePythonLiteral } from '#/domain/offers/imports/pythonLiteral';
import { LONGEST_WORDS, MOST_COLUMNS, MOST_RECORDS } from '#/domain/offers/imports/table';
import type { ImportRecord, ImportTable, RecordProblem } from '#/domain/offers/imports/table';

const DELIMITERS = [',', ';', '|', '\t'] as const;
/** Rows that tell whether a text is a table. */
const SAMPLE = 30;
/** A heading is no sentence. */
const LONGEST_HEADING = 80;
/** Share of the sampled rows that have as many cells as the headings. */
const SAME_WIDTH = 0.6;

const rowsOf = (text: string, delimiter: string): readonly (readonly string[])[] =>
  Papa.parse<string[]>(text, { delimiter, preview: SAMPLE, skipEmptyLines: 'greedy' }).data;

type Sampled = {
  readonly delimiter: string;
  readonly headings: readonly string[];
  readonly known: number;
};

const sampledWith = (text: string, delimiter: string): Sampled | null => {
  const [headings = [], ...rows] = rowsOf(text, delimiter);
  const names = headings.map((heading) => heading.trim());
  const filled = names.filter((name) => name !== '');
  if (filled.length < 2 || names.length > MOST_COLUMNS || rows.length === 0) return null;
  if (filled.some((name) => name.length > LONGEST_HEADING)) return null;
  if (new Set(filled).size < filled.length * 0.8) return null;
  const same = rows.filter((row) => row.length === names.length).length;
  if (same < rows.length * SAME_WIDTH) return null;
  const fields = new Set([...columnMapOf(filled).values()].filter((field) => field !== null));
  return { delimiter, headings: names, known: fields.size };
};

/** Lines that may stand above the headings: the name of a list, its day, who made it. */
const MOST_ABOVE = 10;
/** Beneath such lines, fewer headings that are known may be those of a sentence with commas. */
const FEWEST_BENEATH = 3;

/** The headings of a table, and how much of its text stands above them; null where a text is no table. */
const headingsOf = (text: string): { readonly best: Sampled; readonly above: number } | null => {
  let above = 0;
  for (let line = 0; line <= MOST_ABOVE; line += 1) {
    const part = text.slice(above);
    const [best] = DELIMITERS.map((delimiter) => sampledWith(part, delimiter))
      .filter((one) => one !== null)
      .toSorted(
        (one, other) => other.known - one.known || other.headings.length - one.headings.length,
      );
    if (best !== undefined && best.known >= (line === 0 ? 2 : FEWEST_BENEATH))
      return { best, above };
    const end = text.indexOf('\n', above);
    if (end < 0) return null;
    above = end + 1;
  }
  return null;
};

/** A heading that is empty or there already gets its place as a name. */
const uniqueNames = (headings: readonly string[]): readonly string[] => {
  const taken = new Set<string>();
  return headings.map((heading, index) => {
    const name = heading === '' || taken.has(heading) ? `${heading} ${index + 1}`.trim() : heading;
    taken.add(name);
    return name;
  });
};

/** A cell that holds an object, as JSON or as Python prints it. */
const partsOf = (cell: string): unknown => {
  if (!/^[[{]/u.test(cell) || !/[\]}]$/u.test(cell)) return cell;
  // A failed attempt costs more than the look at its first key.
  if (/^[[{\s]*'/u.test(cell)) return parsePythonLiteral(cell) ?? cell;
  try {
    return JSON.parse(cell) as unknown;
  } catch {
    return parsePythonLiteral(cell) ?? cell;
  }
};

const EXCEL_SEPARATOR = /^sep=(.)\r?\n/iu;

/**
 * The rows of a table whose columns are parted by commas, semicolons, bars or tabs; null where a text is none, which takes
 * headings of which two at least are known. Cells stay text, whatever a spreadsheet would make of them.
 */
const csvTable = (whole: string): ImportTable | null => {
  const all = whole.replace(/^\ufeff/u, '').replace(EXCEL_SEPARATOR, '');
  const found = headingsOf(all);
  if (found === null) return null;
  const { best, above } = found;
  const text = all.slice(above);
  const names = uniqueNames(best.headings);
  const records: ImportRecord[] = [];
  const problems: RecordProblem[] = [];
  let at = all.slice(0, above).split('\n').length;
  let from = 0;
  let first = true;
  Papa.parse<string[]>(text, {
    delimiter: best.delimiter,
    step: ({ data, meta, errors }) => {
      const row = at;
      for (
        let sign = text.indexOf('\n', from);
        sign >= 0 && sign < meta.cursor;
        sign = text.indexOf('\n', sign + 1)
      )
        at += 1;
      from = meta.cursor;
      if (data.every((cell) => cell.trim() === '')) return;
      if (first) {
        first = false;
        return;
      }
      const words = data.join(' ').replace(/\s+/gu, ' ').trim().slice(0, LONGEST_WORDS);
      if (errors.some(({ type }) => type === 'Quotes')) {
        // A quotation mark that is never closed swallows the rest.
        problems.push({ at: row, kind: 'truncated', words });
        return;
      }
      if (data.length > names.length * 2 || data.length < 2) {
        problems.push({ at: row, kind: 'malformed', words });
        return;
      }
      if (records.length >= MOST_RECORDS) {
        problems.push({ at: row, kind: 'tooMany', words });
        return;
      }
      const cells = names.flatMap((name, index): readonly [string, unknown][] => {
        const cell = data[index]?.trim() ?? '';
        return cell === '' || cell === '[]' || cell === '{}' ? [] : [[name, partsOf(cell)]];
      });
      records.push({ at: row, values: flatten(Object.fromEntries(cells)) });
    },
  });
  return { format: 'csv', publisher: null, columns: columnsOf(records), records, problems };
};

const XML_ENCODING = /^<\?xml[^>]{0,200}encoding\s*=\s*["']([\w-]+)["']/u;
const BOM = /^\ufeff/u;

const pageTable = (html: string): ImportTable | null => {
  const postings = structuredValues(structuredTexts(html)).flatMap(postingsIn);
  const records = postings.length > 0 ? postings : cardsOfPage(html);
  return records.length === 0 ? null : tableOfRecords('page', records, null);
};

/** The offers of a text: JSON, a feed, the data of a page, or a table. Null where it is none of them. */
export const tableOfText = (text: string): ImportTable | null => {
  const bare = text.replace(BOM, '');
  if (/^\s*[[{]/u.test(bare)) return jsonTable(bare) ?? null;
  if (/^\s*</u.test(bare)) {
    const page = /^\s*<(?:!doctype html|html|head|body)/iu.test(bare);
    return (page ? null : xmlTable(bare)) ?? (looksLikeHtml(bare) ? pageTable(bare) : null);
  }
  return csvTable(bare);
};

/** The offers of a file. Its bytes decide what it is and how its letters are written. */
export const readTable = (bytes: Uint8Array): ImportTable | null => {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const named = XML_ENCODING.exec(head)?.[1]?.toLowerCase() ?? '';
  const text = named.startsWith('utf-16')
    ? new TextDecoder(named).decode(bytes)
    : decodePage(bytes);
  return tableOfText(text);
};
