import * as v from 'valibot';

import { isDay } from '#/domain/applications/days';
import { withTrueEnd } from '#/domain/shared/fileName';
import { wordTable } from '#/domain/shared/wordTable';
import { listOf } from '#/domain/storage/listOf';
import type { VersionedRecord } from '#/domain/storage/record';

/** What a file kept with a dossier can be. */
export const ATTACHMENT_FORMATS = ['pdf', 'docx', 'eml', 'png', 'jpeg', 'webp'] as const;
export type AttachmentFormat = (typeof ATTACHMENT_FORMATS)[number];

/** Bytes of the largest file, files of one dossier, and bytes of all of them: a backup holds them too, and stays light enough for a telephone. */
export const MAX_ATTACHMENT_BYTES = 5_000_000;
export const MAX_ATTACHMENTS = 8;
export const MAX_ALL_ATTACHMENTS_BYTES = 25_000_000;
const LONGEST_NAME = 200;

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const attachmentSchema = v.object({
  /** Timestamp, milliseconds; unique. Its bytes stand in the database under it. */
  id,
  dossierId: id,
  /** As the file was called; shown and given back, never trusted. */
  name: v.pipe(v.string(), v.maxLength(LONGEST_NAME)),
  format: v.picklist(ATTACHMENT_FORMATS),
  /** Bytes. */
  size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_ATTACHMENT_BYTES)),
  addedOn: v.pipe(v.string(), v.check(isDay)),
});
/** A file kept with a dossier: the PDF that was sent, an e-mail, a picture of the advertisement. */
export type Attachment = Readonly<v.InferOutput<typeof attachmentSchema>>;

/** The files of all dossiers, newest first, without their bytes. */
export const attachmentsRecord: VersionedRecord<readonly Attachment[]> = {
  key: 'embellie.attachments',
  version: 1,
  ...listOf(attachmentSchema),
  migrations: [],
};

/** Why a file is not kept. Each has a sentence and a story. */
export const ATTACHMENT_PROBLEMS = [
  'unsupported',
  'empty',
  'tooLarge',
  'tooMany',
  'full',
  'already',
  'unreadable',
  'quota',
  'unavailable',
  'future',
] as const;
export type AttachmentProblem = (typeof ATTACHMENT_PROBLEMS)[number];

const EXTENSIONS: Readonly<Record<string, AttachmentFormat>> = wordTable({
  pdf: 'pdf',
  docx: 'docx',
  eml: 'eml',
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  webp: 'webp',
});

/** What may be chosen, as the `accept` attribute. */
export const ATTACHMENT_ACCEPT = Object.keys(EXTENSIONS)
  .map((extension) => `.${extension}`)
  .join(',');

/** MIME types: a file is given back under its own, whatever its name says. */
export const ATTACHMENT_TYPES: Readonly<Record<AttachmentFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  eml: 'message/rfc822',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

// RFC 5322: header fields; some programs put the line of an mbox before them.
const MAIL = /^(?:\u00EF\u00BB\u00BF)?(?:From [^\n]*\r?\n)?[A-Za-z][A-Za-z0-9-]*:/u;

/** Whether the beginning of a file, in Latin-1, is that of its format. */
const BEGINS: Readonly<Record<AttachmentFormat, (head: string) => boolean>> = {
  // Readers look for the mark in the first kilobyte.
  pdf: (head) => head.includes('%PDF-'),
  docx: (head) => head.startsWith('PK\u0003\u0004'),
  eml: (head) => MAIL.test(head),
  png: (head) => head.startsWith('\u0089PNG\r\n\u001A\n'),
  jpeg: (head) => head.startsWith('\u00FF\u00D8\u00FF'),
  webp: (head) => head.startsWith('RIFF') && head.startsWith('WEBP', 8),
};
const HEAD_BYTES = 1_024;

/** What a file is, where its name and its first bytes agree; null for any other. */
export const formatOfFile = (name: string, bytes: ArrayBuffer): AttachmentFormat | null => {
  const format = EXTENSIONS[/\.(\w+)$/u.exec(name.toLowerCase())?.[1] ?? ''];
  if (format === undefined) return null;
  const head = String.fromCodePoint(...new Uint8Array(bytes.slice(0, HEAD_BYTES)));
  return BEGINS[format](head) ? format : null;
};

/** Bytes of all of them. */
export const weightOf = (attachments: readonly Pick<Attachment, 'size'>[]): number =>
  attachments.reduce((sum, { size }) => sum + size, 0);

/** A name as it is kept: its end tells what the file is. */
export const keptName = (name: string): string => name.slice(-LONGEST_NAME);

/** The name under which a file is given back: a list that came from elsewhere may call a file what it is not. */
export const givenName = ({ name, format }: Pick<Attachment, 'name' | 'format'>): string =>
  withTrueEnd(
    name,
    Object.keys(EXTENSIONS).filter((end) => EXTENSIONS[end] === format),
  );

/** What speaks against one more file for a dossier before its bytes are read; null where nothing does. */
export const problemOfOneMore = (
  { name, size }: { readonly name: string; readonly size: number },
  dossierId: number,
  all: readonly Attachment[],
): AttachmentProblem | null => {
  const here = all.filter((one) => one.dossierId === dossierId);
  if (size === 0) return 'empty';
  if (size > MAX_ATTACHMENT_BYTES) return 'tooLarge';
  if (here.some((one) => one.name === keptName(name) && one.size === size)) return 'already';
  if (here.length >= MAX_ATTACHMENTS) return 'tooMany';
  return weightOf(all) + size > MAX_ALL_ATTACHMENTS_BYTES ? 'full' : null;
};
