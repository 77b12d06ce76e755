import { readCsv } from '#/adapters/applications/csvText';
import type { ImportProblem, Table } from '#/domain/applications/csvTable';
import { fail, ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';

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
export const readCsvFile = async (file: Blob): Promise<Result<Table, ImportProblem>> => {
  if (file.size > MAX_BYTES) return fail('tooLarge');
  try {
    const text = decode(await file.arrayBuffer());
    // Bytes of a workbook or of a picture are no text.
    return text.includes('\0') ? fail('unreadable') : ok(readCsv(text));
  } catch {
    return fail('unreadable');
  }
};
