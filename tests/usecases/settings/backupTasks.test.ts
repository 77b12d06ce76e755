import { describe, expect, it } from 'vitest';

import { createWebCipher } from '#/adapters/backup/webCipher';
import { applicationsRecord } from '#/domain/applications/applicationsRecord';
import { MAX_BACKUP_BYTES } from '#/domain/backup/backupFile';
import { savedCorrectionsRecord } from '#/domain/cv/savedCorrectionsRecord';
import { attachmentsRecord, MAX_ATTACHMENT_BYTES } from '#/domain/dossier/attachments';
import { themeRecord } from '#/domain/settings/themeChoice';
import { fail } from '#/domain/shared/result';
import {
  applyPlan,
  eraseEverything,
  makeBackup,
  planFile,
  planSealed,
} from '#/usecases/settings/backupTasks';
import { anApplication } from '#tests/support/builders/anApplication';
import { anAttachment } from '#tests/support/builders/anAttachment';
import { createMemoryAttachments } from '#tests/support/memory/memoryAttachments';
import { createMemoryCvStore } from '#tests/support/memory/memoryCvStore';
import { createMemoryDeviceStorage } from '#tests/support/memory/memoryDeviceStorage';
import { createMemoryVault } from '#tests/support/memory/memoryVault';

const NOW = new Date('2026-11-21T09:00:00.000Z');
const CV = { name: 'CV.pdf', bytes: new Uint8Array([37, 80, 68, 70]).buffer };

const APPLIED = { ok: true, value: { kind: 'applied' } };

const SENT = anAttachment({ id: 7, size: 3 });
const SENT_BYTES = new Uint8Array([37, 80, 68]).buffer;

type Setup = {
  readonly quota?: number;
  readonly cvQuota?: number;
  readonly fileQuota?: number;
  readonly kept?: typeof CV;
};

const aDevice = ({ quota, cvQuota, fileQuota = Infinity, kept }: Setup = {}) => {
  const texts = new Map<string, string>();
  const files = createMemoryAttachments({ quota: fileQuota });
  return {
    texts,
    files,
    attachments: async () => files,
    vault: createMemoryVault({ texts, ...(quota === undefined ? {} : { quota }) }, () => NOW),
    cvStore: createMemoryCvStore({
      ...(cvQuota === undefined ? {} : { quota: cvQuota }),
      ...(kept ? { kept } : {}),
    }),
    device: async () => createMemoryDeviceStorage(),
    cipher: async () => createWebCipher(globalThis.crypto, 100_000),
  };
};

const aFullDevice = () => {
  const device = aDevice({ kept: CV });
  device.vault.write(attachmentsRecord, [SENT]);
  void device.files.keep(new Map([[SENT.id, SENT_BYTES]]));
  device.vault.write(applicationsRecord, [anApplication()]);
  device.vault.write(themeRecord, 'dark');
  device.vault.write(savedCorrectionsRecord, { fileName: CV.name, corrections: [] });
  return device;
};

/** The same data, whatever the order of its keys. */
const parsed = (texts: ReadonlyMap<string, string>): unknown =>
  Object.fromEntries([...texts].map(([key, text]) => [key, JSON.parse(text)]));

const fileOf = (text: string) => ({ size: text.length, text: () => Promise.resolve(text) });

const backupOf = async (
  device: ReturnType<typeof aDevice>,
  passphrase: string | null = null,
): Promise<string> => {
  const made = await makeBackup(device, passphrase, NOW);
  if (!made.ok) throw new Error(made.problem);
  return made.value.text;
};

const planned = async (device: ReturnType<typeof aDevice>, text: string) => {
  const plan = await planFile(device, fileOf(text), NOW);
  if (!plan.ok) throw new Error(plan.problem);
  if (plan.value.kind !== 'plan') throw new Error('it is sealed');
  return plan.value.plan;
};

describe('a backup', () => {
  it('brings everything back to a device that was erased', async () => {
    const device = aFullDevice();
    const before = new Map(device.texts);
    const text = await backupOf(device);

    expect(await eraseEverything(device)).toEqual({ ok: true, value: null });
    expect(device.texts.size).toBe(0);
    expect(await device.cvStore.load()).toEqual({ ok: true, value: null });
    expect(await device.files.load([SENT.id])).toEqual({ ok: true, value: new Map() });

    const plan = await planned(device, text);
    expect(device.texts.size).toBe(0);
    expect(await applyPlan(device, plan, NOW)).toEqual(APPLIED);
    expect(parsed(device.texts)).toEqual(parsed(before));
    expect(await device.cvStore.load()).toEqual({ ok: true, value: { ...CV, reading: null } });
    expect(await device.files.load([SENT.id])).toEqual({
      ok: true,
      value: new Map([[SENT.id, SENT_BYTES]]),
    });
  });

  it('tells how many attachments could not go along, and takes none without its bytes', async () => {
    const device = aFullDevice();
    device.vault.write(attachmentsRecord, [SENT, anAttachment({ id: 8, size: 9 })]);
    const made = await makeBackup(device, null, NOW);
    expect(made).toMatchObject({ ok: true, value: { withoutCv: false, withoutFiles: 1 } });
    const other = aDevice();
    const plan = await planned(other, made.ok ? made.value.text : '');
    expect(plan.parts.find(({ part }) => part === 'attachments')?.counts).toMatchObject({
      added: 1,
      refused: 1,
    });
    expect(await applyPlan(other, plan, NOW)).toEqual(APPLIED);
    expect(other.vault.read(attachmentsRecord)).toEqual({ ok: true, value: [SENT] });
  });

  it('says when the kept CV could not go along', async () => {
    const device = aFullDevice();
    const cvStore = { ...device.cvStore, load: () => Promise.resolve(fail('corrupt' as const)) };
    expect(await makeBackup({ ...device, cvStore }, null, NOW)).toMatchObject({
      ok: true,
      value: { withoutCv: true },
    });
  });
});

describe('a sealed backup', () => {
  const PASSPHRASE = 'quatre mots étrangers ensemble';
  const sealedOf = async (device: ReturnType<typeof aDevice>, text: string) => {
    const read = await planFile(device, fileOf(text), NOW);
    if (!read.ok || read.value.kind !== 'sealed') throw new Error('it is not sealed');
    return read.value.sealed;
  };

  it('shows nothing of what it holds, and gives all of it back for its passphrase', async () => {
    const device = aFullDevice();
    const before = new Map(device.texts);
    const text = await backupOf(device, PASSPHRASE);
    expect(text).not.toMatch(/applications|CV\.pdf|dark/u);
    await eraseEverything(device);

    // The same words, typed on a keyboard that takes accents apart.
    const plan = await planSealed(
      device,
      await sealedOf(device, text),
      PASSPHRASE.normalize('NFD'),
      NOW,
    );
    if (!plan.ok) throw new Error(plan.problem);
    expect(await applyPlan(device, plan.value, NOW)).toEqual(APPLIED);
    expect(parsed(device.texts)).toEqual(parsed(before));
    expect(await device.cvStore.load()).toEqual({ ok: true, value: { ...CV, reading: null } });
    expect(await device.files.load([SENT.id])).toMatchObject({
      value: new Map([[SENT.id, SENT_BYTES]]),
    });
  });

  it('tells a wrong passphrase from a file that was changed', async () => {
    const device = aFullDevice();
    const sealed = await sealedOf(device, await backupOf(device, PASSPHRASE));
    expect(await planSealed(device, sealed, `${PASSPHRASE}.`, NOW)).toEqual({
      ok: false,
      problem: 'wrongPassphrase',
    });
    const other = (letter: string): string => (letter === 'A' ? 'B' : 'A');
    const nonce = `${other(sealed.cipher.nonce.charAt(0))}${sealed.cipher.nonce.slice(1)}`;
    const data = `${other(sealed.data.charAt(0))}${sealed.data.slice(1)}`;
    for (const changed of [
      { ...sealed, data },
      { ...sealed, data: sealed.data.slice(0, -4) },
      { ...sealed, data: 'no base64' },
      { ...sealed, cipher: { ...sealed.cipher, nonce } },
    ])
      expect(await planSealed(device, changed, PASSPHRASE, NOW)).toEqual({
        ok: false,
        problem: 'altered',
      });
  });

  it('is never the same file twice', async () => {
    const device = aFullDevice();
    const [one, two] = [await backupOf(device, PASSPHRASE), await backupOf(device, PASSPHRASE)];
    expect(one).not.toBe(two);
  });

  it('is not made, nor left readable, where the browser keeps its cryptography', async () => {
    const device = { ...aFullDevice(), cipher: async () => createWebCipher(undefined) };
    expect(await makeBackup(device, PASSPHRASE, NOW)).toEqual({
      ok: false,
      problem: 'unavailable',
    });
    const sealed = await sealedOf(device, await backupOf(aFullDevice(), PASSPHRASE));
    expect(await planSealed(device, sealed, PASSPHRASE, NOW)).toEqual({
      ok: false,
      problem: 'noCryptography',
    });
  });

  it.each([
    ['newer', { version: 2 }],
    ['notABackup', { key: { name: 'PBKDF2', hash: 'SHA-512', rounds: 1e12, salt: '', check: '' } }],
    ['notABackup', { data: 12 }],
  ])('is refused as %s where its head says what no version wrote', async (problem, change) => {
    const device = aFullDevice();
    const file = JSON.parse(await backupOf(device, PASSPHRASE)) as object;
    expect(await planFile(device, fileOf(JSON.stringify({ ...file, ...change })), NOW)).toEqual({
      ok: false,
      problem,
    });
  });
});

describe('an import', () => {
  it('writes nothing where the records do not fit, and puts the CV before back', async () => {
    const text = await backupOf(aFullDevice());
    const own = { name: 'Mien.pdf', bytes: new ArrayBuffer(2) };
    const device = aDevice({ quota: 300, kept: own });
    device.vault.write(themeRecord, 'light');
    const before = new Map(device.texts);

    const plan = await planned(device, text);
    expect(await applyPlan(device, plan, NOW)).toEqual({ ok: false, problem: 'quota' });
    expect(device.texts).toEqual(before);
    expect(await device.cvStore.load()).toEqual({ ok: true, value: { ...own, reading: null } });
    expect(await device.files.load([SENT.id])).toEqual({ ok: true, value: new Map() });
  });

  it('writes nothing where the attachments do not fit, and puts the CV before back', async () => {
    const text = await backupOf(aFullDevice());
    const own = { name: 'Mien.pdf', bytes: new ArrayBuffer(2) };
    const device = aDevice({ fileQuota: 2, kept: own });
    expect(await applyPlan(device, await planned(device, text), NOW)).toEqual({
      ok: false,
      problem: 'quota',
    });
    expect(device.texts.size).toBe(0);
    expect(await device.cvStore.load()).toEqual({ ok: true, value: { ...own, reading: null } });
  });

  it('leaves out the oldest attachments where there would be more than a backup can hold', async () => {
    const heavy = (id: number) => anAttachment({ id, size: MAX_ATTACHMENT_BYTES });
    const from = aDevice();
    const bytes = new ArrayBuffer(MAX_ATTACHMENT_BYTES);
    from.vault.write(attachmentsRecord, [heavy(12), heavy(11)]);
    await from.files.keep(new Map([11, 12].map((id) => [id, bytes])));
    const device = aDevice();
    device.vault.write(attachmentsRecord, [24, 23, 22, 21].map(heavy));
    const plan = await planned(device, await backupOf(from));
    expect([...plan.files.keys()]).toEqual([12]);
    expect(plan.parts.find(({ part }) => part === 'attachments')?.counts).toMatchObject({
      added: 1,
      left: 1,
    });
  });

  it('keeps what another tab adds while the preview is read, and while the files are written', async () => {
    const text = await backupOf(aFullDevice());
    const device = aDevice();
    const plan = await planned(device, text);
    const [one, two] = [41, 42].map((id) => anApplication({ id, title: `Poste ${id}` }));
    if (!one || !two) throw new Error('two applications');
    device.vault.write(applicationsRecord, [one]);
    const cvStore = {
      ...device.cvStore,
      keep: (file: typeof CV) => {
        device.vault.write(applicationsRecord, [one, two]);
        return device.cvStore.keep(file);
      },
    };
    expect(await applyPlan({ ...device, cvStore }, plan, NOW)).toEqual(APPLIED);
    const kept = device.vault.read(applicationsRecord);
    expect(kept.ok && kept.value?.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      [anApplication().id, 41, 42].toSorted((a, b) => a - b),
    );
    expect(device.vault.read(themeRecord)).toEqual({ ok: true, value: 'dark' });
  });

  it('asks again, having written nothing, where another tab changed what would give way', async () => {
    const text = await backupOf(aFullDevice());
    for (const late of [false, true]) {
      const own = { name: 'Mien.pdf', bytes: new ArrayBuffer(2) };
      const device = aDevice({ kept: own });
      device.vault.write(savedCorrectionsRecord, { fileName: own.name, corrections: [] });
      const plan = await planned(device, text);
      const change = () => device.vault.write(themeRecord, 'light');
      if (!late) change();
      const cvStore = {
        ...device.cvStore,
        keep: (file: typeof CV) => {
          if (late && file.name === CV.name) change();
          return device.cvStore.keep(file);
        },
      };
      const asked = await applyPlan({ ...device, cvStore }, plan, NOW);
      if (!asked.ok || asked.value.kind !== 'changed') throw new Error('it did not ask');
      expect(device.vault.read(themeRecord)).toEqual({ ok: true, value: 'light' });
      expect(device.vault.read(applicationsRecord)).toEqual({ ok: true, value: null });
      expect(await device.cvStore.load()).toEqual({ ok: true, value: { ...own, reading: null } });
      expect(await device.files.load([SENT.id])).toEqual({ ok: true, value: new Map() });
      expect(await applyPlan(device, asked.value.plan, NOW)).toEqual(APPLIED);
      expect(device.vault.read(themeRecord)).toEqual({ ok: true, value: 'dark' });
    }
  });

  it('writes nothing where the CV does not fit', async () => {
    const text = await backupOf(aFullDevice());
    const device = aDevice({ cvQuota: 2 });
    const plan = await planned(device, text);
    expect(await applyPlan(device, plan, NOW)).toEqual({ ok: false, problem: 'quota' });
    expect(device.texts.size).toBe(0);
  });

  it('does not read a file that is too large or gone', async () => {
    const device = aDevice();
    const text = (): Promise<string> => Promise.reject(new Error('gone'));
    expect(await planFile(device, { size: MAX_BACKUP_BYTES + 1, text }, NOW)).toEqual({
      ok: false,
      problem: 'tooLarge',
    });
    expect(await planFile(device, { size: 1, text }, NOW)).toEqual({
      ok: false,
      problem: 'notJson',
    });
  });
});

describe('erasing', () => {
  it('says when something may be left', async () => {
    const device = aFullDevice();
    const stubborn = async () => ({
      ...(await device.device()),
      eraseDatabases: () => Promise.resolve(fail('unavailable' as const)),
    });
    expect(await eraseEverything({ ...device, device: stubborn })).toEqual({
      ok: false,
      problem: 'unavailable',
    });
  });
});
