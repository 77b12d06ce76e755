import { describe, expect, it } from 'vitest';

import { applicationsRecord } from '#/domain/applications/applicationsRecord';
import { readBackupFile, readClearBackup, writeBackup } from '#/domain/backup/backupFile';
import type { Backup } from '#/domain/backup/backupFile';
import { changesAnything, planImport } from '#/domain/backup/planImport';
import type { ImportPlan } from '#/domain/backup/planImport';
import { savedCorrectionsRecord } from '#/domain/cv/savedCorrectionsRecord';
import { analysesRecord } from '#/domain/matching/analysesRecord';
import { pastedOfferRecord } from '#/domain/matching/pastedOfferRecord';
import { emptyProfile } from '#/domain/profile/profile';
import { profileRecord } from '#/domain/profile/profileRecord';
import { themeRecord } from '#/domain/settings/themeChoice';
import { decodeRecord, encodeRecord, instantOfRecord } from '#/domain/storage/record';
import { anAnalysis } from '#tests/support/builders/anAnalysis';
import { anApplication } from '#tests/support/builders/anApplication';

const NOW = '2026-11-21T09:00:00.000Z';
const BEFORE = '2026-11-01T09:00:00.000Z';
const CV = { name: 'CV.pdf', bytes: new Uint8Array([37, 80, 68, 70, 0, 255]).buffer };
const NOTHING_HERE = { texts: new Map<string, string>(), cv: null };

const three = [1, 2, 3].map((id) => anApplication({ id, title: `Poste ${id}` }));
const applications = (ids: readonly number[]): string =>
  encodeRecord(
    applicationsRecord,
    three.filter(({ id }) => ids.includes(id)),
    BEFORE,
  );

const backupOf = (texts: ReadonlyMap<string, string>, cv: Backup['cv'] = null): Backup => {
  const read = readClearBackup(writeBackup(texts, cv, BEFORE));
  if (!read.ok) throw new Error(read.problem);
  return read.value;
};

const countsOf = (plan: ImportPlan, part: string) =>
  plan.parts.find((each) => each.part === part)?.counts;

describe('a backup', () => {
  it('gives back every record and the CV, byte for byte', () => {
    const texts = new Map([
      [applicationsRecord.key, applications([1, 2])],
      [themeRecord.key, encodeRecord(themeRecord, 'dark', BEFORE)],
      [analysesRecord.key, encodeRecord(analysesRecord, [anAnalysis('good')], BEFORE)],
      [
        savedCorrectionsRecord.key,
        encodeRecord(savedCorrectionsRecord, { fileName: CV.name, corrections: [] }, BEFORE),
      ],
    ]);
    const plan = planImport(backupOf(texts, CV), NOTHING_HERE, NOW);
    expect(plan.cv).toEqual(CV);
    expect([...plan.changes.keys()].toSorted()).toEqual([...texts.keys()].toSorted());
    expect(
      decodeRecord(applicationsRecord, plan.changes.get(applicationsRecord.key) ?? ''),
    ).toEqual({ ok: true, value: three.slice(0, 2) });
    expect(plan.parts.every(({ problem }) => problem === null)).toBe(true);
    expect(plan.backup.savedAt).toBe(BEFORE);
  });

  it('keeps the day on which a value taken whole was written', () => {
    const texts = new Map([
      [pastedOfferRecord.key, encodeRecord(pastedOfferRecord, 'Cariste H/F', BEFORE)],
      [applicationsRecord.key, applications([1])],
    ]);
    const here = new Map([[applicationsRecord.key, applications([2])]]);
    const { changes } = planImport(backupOf(texts), { texts: here, cv: null }, NOW);
    const writtenAt = (key: string) => instantOfRecord(changes.get(key) ?? '');
    expect(writtenAt(pastedOfferRecord.key)).toBe(BEFORE);
    expect(writtenAt(applicationsRecord.key)).toBe(NOW);
  });

  it('changes nothing where everything is here already', () => {
    const texts = new Map([[applicationsRecord.key, applications([1, 2])]]);
    const plan = planImport(backupOf(texts, CV), { texts, cv: CV }, NOW);
    expect(changesAnything(plan)).toBe(false);
    expect(countsOf(plan, 'applications')).toMatchObject({ added: 0, replaced: 0, same: 2 });
    expect(countsOf(plan, 'cv')).toMatchObject({ same: 1 });
  });

  it('carries along what cannot be read, and does not bring it back', () => {
    const texts = new Map([
      [profileRecord.key, 'not json'],
      ['embellie.damaged.x', '[1]'],
      [themeRecord.key, encodeRecord(themeRecord, 'dark', BEFORE)],
    ]);
    const file = writeBackup(texts, null, BEFORE);
    expect(JSON.parse(file)).toMatchObject({
      aside: { [profileRecord.key]: 'not json', 'embellie.damaged.x': '[1]' },
    });
    const read = readClearBackup(file);
    expect(read.ok && [...read.value.records.keys()]).toEqual([themeRecord.key]);
  });
});

describe('a file that is no backup', () => {
  const file = (change: object): string =>
    JSON.stringify({
      format: 'embellie-backup',
      version: 1,
      savedAt: BEFORE,
      records: { x: 1 },
      cv: null,
      ...change,
    });

  it.each([
    ['notJson', 'bonjour'],
    ['notABackup', '[]'],
    ['notABackup', file({ format: 'other' })],
    ['notABackup', file({ savedAt: 'hier' })],
    ['notABackup', file({ records: 'x' })],
    ['notABackup', file({ cv: { name: 'CV.pdf', base64: 'broken!' } })],
    ['newer', file({ version: 2, records: 'whatever comes' })],
    ['empty', file({ records: {} })],
  ])('is refused as %s', (problem, text) => {
    expect(readBackupFile(text)).toEqual({ ok: false, problem });
  });

  it('is read with the byte order mark of an editor', () => {
    expect(readBackupFile(`\uFEFF${file({})}`).ok).toBe(true);
  });
});

describe('an import', () => {
  it('adds, replaces and keeps entries of a list by identifier', () => {
    const changed = anApplication({ id: 2, title: 'Poste corrigé' });
    const here = encodeRecord(
      applicationsRecord,
      [three[0], three[1]].flatMap((a) => a ?? []),
      NOW,
    );
    const there = new Map([
      [
        applicationsRecord.key,
        encodeRecord(applicationsRecord, [changed, ...three.slice(2)], BEFORE),
      ],
    ]);
    const plan = planImport(
      backupOf(there),
      { texts: new Map([[applicationsRecord.key, here]]), cv: null },
      NOW,
    );
    expect(countsOf(plan, 'applications')).toEqual({
      added: 1,
      replaced: 1,
      same: 0,
      refused: 0,
      left: 0,
    });
    expect(
      decodeRecord(applicationsRecord, plan.changes.get(applicationsRecord.key) ?? ''),
    ).toEqual({ ok: true, value: [three[0], changed, three[2]] });
  });

  it('keeps the ten newest analyses and says what it leaves out', () => {
    const list = (from: number, count: number): string =>
      JSON.stringify(
        Array.from({ length: count }, (_, index) =>
          anAnalysis('good', { id: from + count - 1 - index }),
        ),
      );
    const plan = planImport(
      backupOf(new Map([[analysesRecord.key, list(1, 6)]])),
      { texts: new Map([[analysesRecord.key, list(10, 7)]]), cv: null },
      NOW,
    );
    expect(countsOf(plan, 'analyses')).toMatchObject({ added: 3, left: 3 });
    const kept = decodeRecord(analysesRecord, plan.changes.get(analysesRecord.key) ?? '');
    expect(kept.ok && kept.value.map(({ id }) => id)).toEqual([
      16, 15, 14, 13, 12, 11, 10, 6, 5, 4,
    ]);
  });

  it('refuses a newer or damaged record and the keys it does not know, and takes the others', () => {
    const backup: Backup = {
      savedAt: BEFORE,
      cv: null,
      files: new Map(),
      records: new Map([
        [profileRecord.key, JSON.stringify({ version: 99, savedAt: BEFORE, data: {} })],
        [applicationsRecord.key, JSON.stringify({ version: 1, savedAt: BEFORE, data: 'x' })],
        [themeRecord.key, encodeRecord(themeRecord, 'dark', BEFORE)],
        ['embellie.future', '{}'],
      ]),
    };
    const plan = planImport(backup, NOTHING_HERE, NOW);
    expect(plan.parts.map(({ part, problem }) => [part, problem])).toEqual([
      ['profile', 'future'],
      ['applications', 'corrupt'],
      ['theme', null],
    ]);
    expect(plan.unknown).toEqual(['embellie.future']);
    expect([...plan.changes.keys()]).toEqual([themeRecord.key]);
  });

  it('takes the good entries of a list and counts the refused ones', () => {
    const list = JSON.stringify({
      version: 1,
      savedAt: BEFORE,
      data: [{ id: 'x' }, three[0], { title: 'sans date' }],
    });
    const plan = planImport(
      {
        savedAt: BEFORE,
        cv: null,
        files: new Map(),
        records: new Map([[applicationsRecord.key, list]]),
      },
      NOTHING_HERE,
      NOW,
    );
    expect(countsOf(plan, 'applications')).toMatchObject({ added: 1, refused: 2 });
  });

  it('keeps aside what could not be read here before it is replaced', () => {
    const there = new Map([[profileRecord.key, encodeRecord(profileRecord, emptyProfile, BEFORE)]]);
    const plan = planImport(
      backupOf(there),
      { texts: new Map([[profileRecord.key, '{{']]), cv: null },
      NOW,
    );
    const aside = [...plan.changes].filter(([key]) => key.startsWith('embellie.damaged.'));
    expect(aside.map(([, text]) => text)).toEqual(['{{']);
  });

  it('never lets the corrections of one CV fall on another', () => {
    const here = encodeRecord(
      savedCorrectionsRecord,
      { fileName: 'Autre.pdf', corrections: [] },
      BEFORE,
    );
    const texts = new Map([[savedCorrectionsRecord.key, here]]);
    const other = { name: 'Autre.pdf', bytes: new ArrayBuffer(3) };
    const plan = planImport(backupOf(new Map(), CV), { texts, cv: other }, NOW);
    expect(plan.cv).toEqual(CV);
    expect(
      decodeRecord(savedCorrectionsRecord, plan.changes.get(savedCorrectionsRecord.key) ?? ''),
    ).toEqual({ ok: true, value: { fileName: 'CV.pdf', corrections: [] } });

    const without = planImport(backupOf(texts), { texts: new Map(), cv: null }, NOW);
    expect(changesAnything(without)).toBe(false);
  });
});
