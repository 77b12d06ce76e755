import { describe, expect, test } from 'vitest';

import { BACKUP_PART_IDS, BACKUP_PARTS, LEFT_OUT_KEYS } from '#/domain/backup/backupParts';
import { sourcesUnder } from '#tests/architecture/sources';

/** Keys of the records that the sources declare. */
const declaredKeys = (): readonly string[] =>
  sourcesUnder('src', /\.tsx?$/u).flatMap(({ text }) =>
    [...text.matchAll(/^\s*key: '(embellie\.\w+|analysisResults)',/gmu)].flatMap(
      ([, key]) => key ?? [],
    ),
  );

describe('backups', () => {
  test('every record that is kept goes into a backup, or is left out by name', () => {
    const keys = declaredKeys();
    expect(keys.length).toBeGreaterThan(10);
    const known = [...BACKUP_PART_IDS.map((id) => BACKUP_PARTS[id].key), ...LEFT_OUT_KEYS];
    expect(keys.filter((key) => !known.includes(key))).toEqual([]);
    expect(known.filter((key) => !keys.includes(key))).toEqual([]);
  });
});
