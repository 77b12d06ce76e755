import Papa from 'papaparse';

import type { CsvImportProblem, Table } from '#/domain/applications/csvTable';
import type { TableFile, Tables } from '#/domain/applications/Tables';
import { fail, ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';

const BYTE_ORDER_MARK = '\ufeff';

/**
 * What a spreadsheet takes for the start of a formula: a sign, also as wide, small or raised as Unicode has it, behind
 * whatever shows nothing and is trimmed or passed over, and behind quotes put before it.
 */
const FORMULA =
  /^['\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@\t\r\n\u207a\u207b\u207c\u208a-\u208c\u2212\ufb29\ufe62\ufe63\ufe66\ufe6b\uff0b\uff0d\uff1d\uff20]/u;

/** What another separator than ours would take apart, so that the rest of a cell would begin a cell. */
const SEPARATED = /[,\t|]/u;

const disarmed = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);
const rearmed = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;

/**
 * A table as French Excel opens it: semicolons, CRLF, a byte order mark. A cell that a spreadsheet would
 * run as a formula is made a text by an apostrophe before it (OWASP, CSV injection).
 */
export const writeCsv = (table: Table): string =>
  BYTE_ORDER_MARK +
  Papa.unparse(
    table.map((cells) => cells.map(disarmed)),
    { delimiter: ';', newline: '\r\n', quotes: (cell: string) => SEPARATED.test(cell) },
  ) +
  '\r\n';

const SEPARATORS = [';', ',', '\t'] as const;

/** The separator that the heads use most: the lines under them may hold any text. */
const separatorOf = (text: string): string => {
  const heads = text.slice(0, text.indexOf('\n') + 1 || undefined).replaceAll(/"[^"]*"/gu, '');
  const uses = (separator: string): number => heads.split(separator).length;
  return SEPARATORS.reduce((best, other) => (uses(other) > uses(best) ? other : best));
};

/** Reads the cells of a CSV text, whatever its separator. Empty lines stay, so that lines keep their number. */
export const readCsv = (text: string): Table => {
  const plain = text.replace(BYTE_ORDER_MARK, '').replaceAll(/\r\n?/gu, '\n');
  return Papa.parse<string[]>(plain, {
    delimiter: separatorOf(plain),
    newline: '\n',
  }).data.map((cells) => cells.map(rearmed));
};

/** Largest file read, in bytes: more than the browser could keep. */
const MAX_BYTES = 10_000_000;

/** UTF-8 where the bytes are, otherwise what French Excel saves as plain "CSV". */
const decode = (bytes: ArrayBuffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** Reads a CSV file. */
const readCsvFile = async (file: TableFile): Promise<Result<Table, CsvImportProblem>> => {
  if (file.size > MAX_BYTES) return fail('tooLarge');
  try {
    const text = decode(await file.arrayBuffer());
    // Bytes of a workbook or of a picture are no text.
    return text.includes('\0') ? fail('unreadable') : ok(readCsv(text));
  } catch {
    return fail('unreadable');
  }
};

/** Tables as CSV files of French Excel. */
export const csvTables: Tables = { read: readCsvFile, write: writeCsv };
