import { describe, expect, it } from 'vitest';

import { createWebCipher } from '#/adapters/backup/webCipher';
import { packText, unpackText } from '#/adapters/transfer/packing';
import { applicationsRecord } from '#/domain/applications/applicationsRecord';
import { readBackupFile } from '#/domain/backup/backupFile';
import type { TransferCodes } from '#/domain/backup/TransferCodes';
import type { Joining } from '#/domain/backup/transferPieces';
import { savedCorrectionsRecord } from '#/domain/cv/savedCorrectionsRecord';
import { attachmentsRecord } from '#/domain/dossier/attachments';
import { makeTransfer, planFile, planSealed } from '#/usecases/settings/backupTasks';
import { takeCode, textOfTransfer } from '#/usecases/settings/readTransfer';
import { anApplication } from '#tests/support/builders/anApplication';
import { anAttachment } from '#tests/support/builders/anAttachment';
import { createMemoryAttachments } from '#tests/support/memory/memoryAttachments';
import { createMemoryCvStore } from '#tests/support/memory/memoryCvStore';
import { createMemoryVault } from '#tests/support/memory/memoryVault';

import { randomFrom } from '../../../tools/random.mjs';

const NOW = new Date('2026-11-21T09:00:00.000Z');
const PASSPHRASE = 'cheval agrafe pluie violet';

const notHere = (): Promise<never> => Promise.reject(new Error('no screen and no camera here'));
const codes: TransferCodes = {
  draw: notHere,
  readImage: notHere,
  openCamera: notHere,
  pack: async (text) => packText(text),
  unpack: async (bytes) => unpackText(bytes),
};

const noise = (length: number): ArrayBuffer => {
  const random = randomFrom(1);
  return Uint8Array.from({ length }, () => Math.floor(random() * 256)).buffer;
};

const aDevice = (cv: ArrayBuffer | null) => {
  const files = createMemoryAttachments({ quota: Infinity });
  return {
    attachments: async () => files,
    files,
    vault: createMemoryVault({ texts: new Map() }, () => NOW),
    cvStore: createMemoryCvStore(cv === null ? {} : { kept: { name: 'CV.pdf', bytes: cv } }),
    cipher: async () => createWebCipher(globalThis.crypto, 100_000),
    codes: async () => codes,
  };
};

const withWork = (cv: ArrayBuffer | null) => {
  const device = aDevice(cv);
  device.vault.write(applicationsRecord, [anApplication()]);
  device.vault.write(savedCorrectionsRecord, { fileName: 'CV.pdf', corrections: [] });
  return device;
};

const readAll = (pieces: readonly string[]): Joining => {
  let joining: Joining | null = null;
  for (const text of pieces.toReversed()) ({ joining } = takeCode(joining, text));
  if (joining === null) throw new Error('nothing was read');
  return joining;
};

const textOf = async (pieces: readonly string[]): Promise<string> => {
  const text = await textOfTransfer(codes, readAll(pieces));
  if (!text.ok) throw new Error(text.problem);
  return text.value;
};

const made = async (device: ReturnType<typeof aDevice>, passphrase: string | null) => {
  const transfer = await makeTransfer(device, passphrase, NOW);
  if (!transfer.ok) throw new Error(transfer.problem.kind);
  return transfer.value;
};

const fileOf = (text: string) => ({ size: text.length, text: () => Promise.resolve(text) });

describe('a transfer by codes', () => {
  it('carries all that is kept, the file of the CV too where it is small', async () => {
    const { pieces, whole } = await made(withWork(noise(4_000)), null);
    expect(whole).toBeNull();
    const read = readBackupFile(await textOf(pieces));
    expect(read).toMatchObject({ ok: true, value: { kind: 'clear' } });
    if (!read.ok || read.value.kind !== 'clear') return;
    expect(read.value.backup.cv?.bytes.byteLength).toBe(4_000);
    expect([...read.value.backup.records.keys()]).toContain(applicationsRecord.key);
  });

  it('is sealed by its passphrase, in hardly more codes', async () => {
    const device = withWork(noise(8_000));
    const clear = await made(device, null);
    const sealed = await made(device, PASSPHRASE);
    expect(sealed.pieces.length).toBeLessThanOrEqual(clear.pieces.length + 2);
    const text = await textOf(sealed.pieces);
    const other = aDevice(null);
    const file = await planFile(other, fileOf(text), NOW);
    if (!file.ok || file.value.kind !== 'sealed') throw new Error('not sealed');
    expect(await planSealed(other, file.value.sealed, 'une autre phrase', NOW)).toEqual({
      ok: false,
      problem: 'wrongPassphrase',
    });
    const plan = await planSealed(other, file.value.sealed, PASSPHRASE, NOW);
    expect(plan.ok && plan.value.parts.map(({ part }) => part)).toEqual([
      'cv',
      'applications',
      'cvCorrections',
    ]);
  });

  it('leaves files behind where they make too many codes, and tells how many', async () => {
    const device = withWork(noise(500_000));
    device.vault.write(attachmentsRecord, [anAttachment({ id: 7, size: 3 })]);
    await device.files.keep(new Map([[7, new Uint8Array([37, 80, 68]).buffer]]));
    const { pieces, whole } = await made(device, null);
    expect(whole).toBeGreaterThan(600);
    expect(pieces.length).toBeLessThan(5);
    const text = await textOf(pieces);
    const plan = await planFile(aDevice(null), fileOf(text), NOW);
    expect(
      plan.ok && plan.value.kind === 'plan' && plan.value.plan.parts.map(({ part }) => part),
    ).toEqual(['applications']);
  });

  it('is refused where there is too much even without files', async () => {
    const device = withWork(null);
    const random = randomFrom(2);
    const notes = Array.from({ length: 400_000 }, () =>
      String.fromCharCode(0x4e00 + Math.floor(random() * 20_000)),
    ).join('');
    device.vault.write(applicationsRecord, [anApplication({ notes })]);
    const transfer = await makeTransfer(device, null, NOW);
    expect(transfer).toMatchObject({ ok: false, problem: { kind: 'tooLarge' } });
  });

  it('is never shown in clear where it was to be sealed', async () => {
    const device = { ...withWork(null), cipher: async () => null };
    expect(await makeTransfer(device, PASSPHRASE, NOW)).toEqual({
      ok: false,
      problem: { kind: 'unavailable' },
    });
  });
});

describe('a code that is read', () => {
  it('changes nothing where it is not of this transfer', async () => {
    const first = await made(withWork(noise(4_000)), null);
    const other = await made(withWork(noise(5_000)), null);
    const { joining } = takeCode(null, first.pieces[0] ?? '');
    expect(takeCode(joining, other.pieces[0] ?? '')).toEqual({
      joining,
      problem: 'otherTransfer',
    });
    expect(takeCode(joining, 'https://exemple.fr')).toEqual({ joining, problem: 'notOurs' });
    expect(joining && (await textOfTransfer(codes, joining))).toEqual({
      ok: false,
      problem: 'incomplete',
    });
  });
});
