import { BACKUP_PART_IDS, BACKUP_PARTS } from '#/domain/backup/backupParts';
import type { BackupPartId } from '#/domain/backup/backupParts';

/** One kind of thing that is kept on the device. */
export type KeptPart = {
  readonly part: BackupPartId;
  /** Entries of a list; 1 for a single value; null where it cannot be read. */
  readonly count: number | null;
};

/** What a device keeps. */
export type Inventory = {
  readonly parts: readonly KeptPart[];
  /** How many texts were set aside because they could not be read. */
  readonly aside: number;
  /** Weight of all texts, in bytes, as browsers count them: two for each unit of keys and values. */
  readonly bytes: number;
};

const BYTES_PER_UNIT = 2;

/** Lists what the texts of a device hold, by key; an empty list is nothing. */
export const inventoryOf = (texts: ReadonlyMap<string, string>): Inventory => ({
  parts: BACKUP_PART_IDS.flatMap((part): readonly KeptPart[] => {
    const { key, count } = BACKUP_PARTS[part];
    const text = texts.get(key);
    if (text === undefined) return [];
    const found = count(text);
    return found === 0 ? [] : [{ part, count: found }];
  }),
  aside: [...texts.keys()].filter((key) => key.startsWith('embellie.damaged.')).length,
  bytes: [...texts].reduce(
    (sum, [key, text]) => sum + (key.length + text.length) * BYTES_PER_UNIT,
    0,
  ),
});
