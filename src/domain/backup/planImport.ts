import { mergeAttachments } from '#/domain/backup/attachmentsToTake';
import type { Backup } from '#/domain/backup/backupFile';
import { BACKUP_PART_IDS, BACKUP_PARTS } from '#/domain/backup/backupParts';
import type { BackupPartId } from '#/domain/backup/backupParts';
import type { MergeCounts, MergeProblem } from '#/domain/backup/mergePart';
import { savedCorrectionsRecord } from '#/domain/cv/savedCorrectionsRecord';
import type { CvFile } from '#/domain/cv/TextExtractor';
import { toBase64 } from '#/domain/shared/base64';
import { damagedKey } from '#/domain/storage/createVault';
import { encodeRecord } from '#/domain/storage/record';

/** Parts as a preview names them: the records, and the CV file. */
export type PlannedPartId = BackupPartId | 'cv';

/** What an import does to one part. */
export type PlannedPart =
  | { readonly part: PlannedPartId; readonly counts: MergeCounts; readonly problem: null }
  | { readonly part: PlannedPartId; readonly counts: null; readonly problem: MergeProblem };

/** What a backup would change here. Nothing has been written yet. */
export type ImportPlan = {
  readonly backup: Backup;
  readonly parts: readonly PlannedPart[];
  /** Keys that this version of the application does not know. */
  readonly unknown: readonly string[];
  /** Texts to put in place, by key. */
  readonly changes: ReadonlyMap<string, string>;
  /** The CV to keep; null where the one here stays. */
  readonly cv: CvFile | null;
  /** Attachments to keep, by identifier. */
  readonly files: ReadonlyMap<number, ArrayBuffer>;
  /** What of this device gives way, as text, by part. */
  readonly over: ReadonlyMap<PlannedPartId, string>;
};

type Here = { readonly texts: ReadonlyMap<string, string>; readonly cv: CvFile | null };

const isSameFile = (a: CvFile, b: CvFile): boolean =>
  a.name === b.name &&
  a.bytes.byteLength === b.bytes.byteLength &&
  toBase64(a.bytes) === toBase64(b.bytes);

const NOTHING: MergeCounts = { added: 0, replaced: 0, same: 0, refused: 0, left: 0 };

const planCv = (there: CvFile, here: CvFile | null): PlannedPart => ({
  part: 'cv',
  problem: null,
  counts:
    here === null
      ? { ...NOTHING, added: 1 }
      : isSameFile(there, here)
        ? { ...NOTHING, same: 1 }
        : { ...NOTHING, replaced: 1 },
});

/** Brings a backup together with what is here; `now` is an ISO instant. */
export const planImport = (backup: Backup, here: Here, now: string): ImportPlan => {
  const parts: PlannedPart[] = [];
  const changes = new Map<string, string>();
  const over = new Map<PlannedPartId, string>();
  let files: Backup['files'] = new Map();
  if (backup.cv !== null) parts.push(planCv(backup.cv, here.cv));
  for (const part of BACKUP_PART_IDS) {
    const { key, merge } = BACKUP_PARTS[part];
    const there = backup.records.get(key);
    // Corrections of a CV are nothing without it: they follow the file.
    if (there === undefined || (part === 'cvCorrections' && backup.cv === null)) continue;
    const standing = here.texts.get(key) ?? null;
    const attached =
      part === 'attachments' ? mergeAttachments(merge, backup, there, standing, now) : null;
    if (attached) ({ files } = attached);
    const merged = attached?.merged ?? merge(there, standing, now);
    if (!merged.ok) {
      parts.push({ part, counts: null, problem: merged.problem });
      continue;
    }
    const { counts, text, aside, over: replaced } = merged.value;
    parts.push({ part, counts, problem: null });
    if (replaced !== null) over.set(part, replaced);
    if (text !== null) changes.set(key, text);
    if (aside !== null) changes.set(damagedKey(key, now), aside);
  }
  const known = new Set<string>(BACKUP_PART_IDS.map((id) => BACKUP_PARTS[id].key));
  const cvChanges = parts.some(
    ({ part, counts }) => part === 'cv' && counts !== null && counts.same === 0,
  );
  const replacing = cvChanges ? backup.cv : null;
  if (replacing !== null && here.cv !== null)
    over.set('cv', `${here.cv.name} ${toBase64(here.cv.bytes)}`);
  const { key: correctionsKey } = savedCorrectionsRecord;
  // The corrections of the CV before must not fall on the new one; and only their presence makes a kept CV be read.
  if (replacing !== null && !parts.some(({ part }) => part === 'cvCorrections'))
    changes.set(
      correctionsKey,
      encodeRecord(savedCorrectionsRecord, { fileName: replacing.name, corrections: [] }, now),
    );
  return {
    backup,
    parts,
    unknown: [...backup.records.keys()].filter((key) => !known.has(key)),
    changes,
    cv: replacing,
    files,
    over,
  };
};

/** Whether a plan made anew would replace what the person did not see give way. */
export const replacesMore = (seen: ImportPlan, now: ImportPlan): boolean =>
  [...now.over].some(([part, text]) => seen.over.get(part) !== text);

/** Whether a plan would change anything. */
export const changesAnything = ({ changes, cv }: ImportPlan): boolean =>
  changes.size > 0 || cv !== null;
