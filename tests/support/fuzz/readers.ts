import { csvTables } from '#/adapters/applications/csvText';
import { createWebCipher } from '#/adapters/backup/webCipher';
import { MAX_TEXT_LENGTH } from '#/adapters/documents/documentLimits';
import { DocumentTextExtractor } from '#/adapters/documents/DocumentTextExtractor';
import { loadLexicon } from '#/adapters/lexicon/loadLexicon';
import { createImportFunctions } from '#/adapters/offers/imports/importFunctions';
import { parseCatalogue } from '#/adapters/offers/parsing/parseCatalogue';
import { LocalPostingReader } from '#/adapters/offers/posting/LocalPostingReader';
import { applicationsRecord } from '#/domain/applications/applicationsRecord';
import { CSV_IMPORT_PROBLEMS, previewImport } from '#/domain/applications/csvTable';
import { BACKUP_PROBLEMS, readBackupFile, readClearBackup } from '#/domain/backup/backupFile';
import type { Backup } from '#/domain/backup/backupFile';
import { planImport } from '#/domain/backup/planImport';
import { UNSEAL_PROBLEMS } from '#/domain/backup/sealedBackup';
import { READING_PROBLEMS } from '#/domain/cv/TextExtractor';
import { POSTING_PROBLEMS } from '#/domain/offers/intake/PostingReader';
import { lazy } from '#/domain/shared/lazy';
import { decodeRecord } from '#/domain/storage/record';
import { cvFile } from '#tests/support/documents/bytes';

/** Reads a file as the product does, and tells what is wrong with the outcome: null for a sound reading or a known problem. */
export type Reader = (bytes: Uint8Array) => Promise<string | null>;

const TODAY = '2026-11-21';
const NOW = '2026-11-21T09:00:00.000Z';
/** What the sealed samples open with. */
export const FUZZ_PASSPHRASE = 'cheval agrafe pluie violet';

const unknown = (problem: string, known: readonly string[]): string | null =>
  known.includes(problem) ? null : `unknown problem: ${problem}`;

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** No name of a file may become a property of everything. */
const tainted = (): string | null =>
  Object.keys(Object.prototype).length === 0 ? null : 'the prototype of all objects was changed';

const readDocument: Reader = async (bytes) => {
  const read = await new DocumentTextExtractor().extract(cvFile('cv', bytes));
  if (!read.ok) return unknown(read.problem, READING_PROBLEMS);
  const { text, lines } = read.value;
  if (text.length > MAX_TEXT_LENGTH) return 'text too long';
  return lines.map((line) => line.text).join('\n') === text ? null : 'text is not its lines';
};

const postings = lazy(() => {
  const lexicon = lazy(() => loadLexicon());
  return Promise.resolve(
    new LocalPostingReader(lexicon, async (file) => {
      const read = await new DocumentTextExtractor().extract(file);
      return read.ok ? { ok: true, value: read.value.text } : read;
    }),
  );
});

const readPosting: Reader = async (bytes) => {
  const read = await (await postings()).readFile(cvFile('offre', bytes));
  return read.ok ? null : unknown(read.problem, POSTING_PROBLEMS);
};

const readOffers: Reader = (bytes) => {
  const functions = createImportFunctions();
  const call = { signal: new AbortController().signal, report: () => undefined };
  const preview = functions.open(call, Uint8Array.from(bytes), TODAY);
  if (preview !== null) functions.convert(call);
  return Promise.resolve(null);
};

const readCatalogue: Reader = (bytes) => {
  const read = parseCatalogue([Uint8Array.from(bytes)]);
  return Promise.resolve(read.ok ? null : unknown(read.problem, ['malformed']));
};

const readApplications: Reader = async (bytes) => {
  const file = new Blob([Uint8Array.from(bytes)]);
  const table = await csvTables.read(file);
  if (!table.ok) return unknown(table.problem, CSV_IMPORT_PROBLEMS);
  const preview = previewImport(table.value, [], { firstId: 1, today: TODAY });
  return preview.ok ? null : unknown(preview.problem, CSV_IMPORT_PROBLEMS);
};

const planned = (backup: Backup): string | null => {
  const plan = planImport(backup, { texts: new Map(), cv: null }, NOW);
  const applications = plan.changes.get(applicationsRecord.key);
  return applications === undefined || decodeRecord(applicationsRecord, applications).ok
    ? null
    : 'what would be written cannot be read';
};

const readBackup: Reader = async (bytes) => {
  const read = readBackupFile(textOf(bytes));
  if (!read.ok) return unknown(read.problem, BACKUP_PROBLEMS);
  if (read.value.kind === 'clear') return planned(read.value.backup);
  const opened = await createWebCipher(globalThis.crypto)?.open(read.value.sealed, FUZZ_PASSPHRASE);
  if (opened === undefined) return 'there is no cryptography';
  if (!opened.ok) return unknown(opened.problem, UNSEAL_PROBLEMS);
  const backup = readClearBackup(opened.value);
  return backup.ok ? planned(backup.value) : 'what was opened is no backup';
};

const READERS = {
  document: readDocument,
  posting: readPosting,
  offers: readOffers,
  catalogue: readCatalogue,
  applications: readApplications,
  backup: readBackup,
} as const satisfies Readonly<Record<string, Reader>>;
export type ReaderName = keyof typeof READERS;

/** Reads a file with one of the product's readers; a fault that is thrown is told too. */
export const readWith =
  (name: ReaderName): Reader =>
  async (bytes) => {
    try {
      return (await READERS[name](bytes)) ?? tainted();
    } catch (error) {
      return `thrown: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
    }
  };
