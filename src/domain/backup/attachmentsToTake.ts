import type { Backup } from '#/domain/backup/backupFile';
import type { BackupPart, MergeCounts } from '#/domain/backup/mergePart';
import {
  attachmentsRecord,
  MAX_ALL_ATTACHMENTS_BYTES,
  weightOf,
} from '#/domain/dossier/attachments';
import type { Attachment } from '#/domain/dossier/attachments';
import { decodePartly, encodeRecord } from '#/domain/storage/record';

type Taken = {
  /** The text to bring together with the one of this device. */
  readonly text: string;
  readonly files: Backup['files'];
  /** What that text no longer has: without its bytes, or one too many for this device. */
  readonly out: Pick<MergeCounts, 'refused' | 'left'>;
};

const entriesOf = (text: string | null): readonly Attachment[] => {
  const read = text === null ? null : decodePartly(attachmentsRecord, text);
  return read?.ok ? read.value.value : [];
};

/** Of the attachments of a backup those that have their bytes and that this device has room for, the newest first. */
const attachmentsToTake = (there: string, here: string | null, files: Backup['files']): Taken => {
  const read = decodePartly(attachmentsRecord, there);
  // It is refused as a whole, with its reason.
  if (!read.ok) return { text: there, files: new Map(), out: { refused: 0, left: 0 } };
  const { value, damaged } = read.value;
  const whole = value.filter(({ id, size }) => files.get(id)?.byteLength === size);
  const known = entriesOf(here);
  const taken: Attachment[] = [];
  for (const one of whole.toSorted((a, b) => b.id - a.id)) {
    const coming = [...taken, one];
    const staying = known.filter(({ id }) => coming.every((each) => each.id !== id));
    if (weightOf(staying) + weightOf(coming) <= MAX_ALL_ATTACHMENTS_BYTES) taken.push(one);
  }
  const ids = new Set(taken.map(({ id }) => id));
  return {
    text: encodeRecord(attachmentsRecord, taken, ''),
    files: new Map([...files].filter(([id]) => ids.has(id))),
    out: {
      refused: damaged.length + value.length - whole.length,
      left: whole.length - taken.length,
    },
  };
};

/** Brings the attachments of a backup together with those here; `files` are the bytes to keep. */
export const mergeAttachments = (
  merge: BackupPart['merge'],
  { files }: Pick<Backup, 'files'>,
  there: string,
  here: string | null,
  now: string,
): { readonly merged: ReturnType<BackupPart['merge']>; readonly files: Backup['files'] } => {
  const taken = attachmentsToTake(there, here, files);
  const merged = merge(taken.text, here, now);
  if (!merged.ok) return { merged, files: new Map() };
  const { counts } = merged.value;
  const { refused, left } = taken.out;
  return {
    merged: {
      ok: true,
      value: {
        ...merged.value,
        counts: { ...counts, refused: counts.refused + refused, left: counts.left + left },
      },
    },
    files: taken.files,
  };
};
