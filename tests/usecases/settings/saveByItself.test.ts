import { describe, expect, it } from 'vitest';

import { createWebCipher } from '#/adapters/backup/webCipher';
import { applicationsRecord } from '#/domain/applications/applicationsRecord';
import { autoSaveRecord } from '#/domain/backup/autoSave';
import { saveMemoryRecord } from '#/domain/backup/saveMemory';
import { savedCorrectionsRecord } from '#/domain/cv/savedCorrectionsRecord';
import { themeRecord } from '#/domain/settings/themeChoice';
import { fail } from '#/domain/shared/result';
import { planFile, planSealed } from '#/usecases/settings/backupTasks';
import {
  allowAutoSave,
  autoSaveNow,
  chooseAutoSave,
  followAutoSave,
  stopAutoSave,
} from '#/usecases/settings/saveByItself';
import { settingsToasts } from '#/usecases/settings/settings.copy';
import type { Notification } from '#/usecases/shared/notification';
import { anApplication } from '#tests/support/builders/anApplication';
import { createMemoryAttachments } from '#tests/support/memory/memoryAttachments';
import { createMemoryAutoSaveFile } from '#tests/support/memory/memoryAutoSaveFile';
import { createMemoryCvStore } from '#tests/support/memory/memoryCvStore';
import { createMemoryVault } from '#tests/support/memory/memoryVault';

const NOW = new Date('2026-11-21T09:00:00.000Z');
const settle = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, 20);
  });

const PASSPHRASE = 'cheval agrafe pluie violet';

const aDevice = () => {
  const texts = new Map<string, string>();
  const { file, port } = createMemoryAutoSaveFile();
  const told: Notification[] = [];
  return {
    texts,
    file,
    told,
    vault: createMemoryVault({ texts }, () => NOW),
    cvStore: createMemoryCvStore(),
    attachments: async () => createMemoryAttachments(),
    cipher: async () => createWebCipher(globalThis.crypto, 100_000),
    autoSaveFile: async () => port,
    notify: (one: Notification) => {
      told.push(one);
    },
    now: () => NOW,
  };
};

type Device = ReturnType<typeof aDevice>;

const add = ({ vault }: Device, title: string): void => {
  vault.write(applicationsRecord, [anApplication({ title })]);
};

const noted = ({ vault }: Device) => {
  const read = vault.read(autoSaveRecord);
  return read.ok ? read.value : null;
};

/** A page that saves after each change, its delays over when the test says so. */
const aPage = (device: Device) => {
  const waiting: (() => void)[] = [];
  void followAutoSave(device, (run) => waiting.push(run));
  return {
    waiting,
    pass: async (): Promise<void> => {
      for (const run of waiting.splice(0)) run();
      await settle();
    },
  };
};

describe('choosing a file', () => {
  it('writes what stands here at once, and remembers when', async () => {
    const device = aDevice();
    add(device, 'Cariste');
    expect(await chooseAutoSave(device, 'file', null)).toEqual({ ok: true, value: true });
    expect(device.file.text).toContain('Cariste');
    expect(noted(device)).toMatchObject({ sealed: false, savedAt: NOW.toISOString() });
    expect(device.vault.read(saveMemoryRecord)).toMatchObject({
      value: { savedAt: NOW.toISOString() },
    });
  });

  it('changes nothing where the question is closed', async () => {
    const device = aDevice();
    device.file.closed = true;
    expect(await chooseAutoSave(device, 'file', null)).toEqual({ ok: true, value: false });
    expect(noted(device)).toBeNull();
  });

  it('seals with a key that opens with the passphrase and cannot be taken out', async () => {
    const device = aDevice();
    add(device, 'Cariste');
    await chooseAutoSave(device, 'file', PASSPHRASE);
    expect(device.file.text).not.toContain('Cariste');
    expect((device.file.key?.secret as CryptoKey | undefined)?.extractable).toBe(false);
    const text = device.file.text ?? '';
    const read = await planFile(
      device,
      { size: text.length, text: () => Promise.resolve(text) },
      NOW,
    );
    if (!read.ok || read.value.kind !== 'sealed') throw new Error('it is not sealed');
    const plan = await planSealed(device, read.value.sealed, PASSPHRASE, NOW);
    expect(plan.ok && plan.value.parts.map(({ part }) => part)).toContain('applications');

    add(device, 'Boulanger');
    await autoSaveNow(device);
    expect(new Set(device.file.texts).size).toBe(2);
  });

  it('never writes in clear what was to be sealed', async () => {
    const device = { ...aDevice(), cipher: async () => null };
    expect(await chooseAutoSave(device, 'file', PASSPHRASE)).toEqual(fail('failed'));
    expect(device.file.text).toBeNull();
    expect(noted(device)).toBeNull();
  });
});

describe('saving after changes', () => {
  it('waits a while, and writes many changes once', async () => {
    const device = aDevice();
    add(device, 'Cariste');
    await chooseAutoSave(device, 'file', null);
    const page = aPage(device);
    await settle();
    await page.pass();
    expect(device.file.texts).toHaveLength(1);
    add(device, 'Soudeur');
    add(device, 'Boulanger');
    expect(device.file.texts).toHaveLength(1);
    await page.pass();
    expect(device.file.texts).toHaveLength(2);
    expect(device.file.text).toContain('Boulanger');
  });

  it('is done by one page only', async () => {
    const device = aDevice();
    add(device, 'Cariste');
    await chooseAutoSave(device, 'file', null);
    const [one, other] = [aPage(device), aPage(device)];
    await settle();
    add(device, 'Boulanger');
    expect(one.waiting).toHaveLength(1);
    expect(other.waiting).toHaveLength(0);
  });

  it('saves at the start what was written while no page was there', async () => {
    const device = aDevice();
    add(device, 'Cariste');
    await chooseAutoSave(device, 'file', null);
    add(device, 'Boulanger');
    const page = aPage(device);
    await settle();
    await page.pass();
    expect(device.file.text).toContain('Boulanger');
  });

  it('tells each problem once, asks again on a press, and goes on', async () => {
    const device = aDevice();
    add(device, 'Cariste');
    await chooseAutoSave(device, 'file', null);
    const page = aPage(device);
    await settle();
    device.file.allowed = false;
    for (const title of ['Boulanger', 'Soudeur']) {
      add(device, title);
      await page.pass();
    }
    expect(device.told).toHaveLength(1);
    expect(noted(device)).toMatchObject({ problem: 'asks' });
    device.file.agrees = false;
    expect(await allowAutoSave(device)).toEqual(fail('asks'));
    device.file.agrees = true;
    expect(await allowAutoSave(device)).toMatchObject({ ok: true });
    expect(device.file.text).toContain('Soudeur');
    expect(noted(device)).toMatchObject({ problem: null });
  });

  it.each(['gone', 'changed', 'full', 'failed'] as const)(
    'leaves the file as it is where it is %s, and tries again',
    async (problem) => {
      const device = aDevice();
      add(device, 'Cariste');
      await chooseAutoSave(device, 'file', null);
      device.file.problem = problem;
      add(device, 'Boulanger');
      expect(await autoSaveNow(device)).toEqual(fail(problem));
      expect(device.file.text).not.toContain('Boulanger');
      expect(noted(device)).toMatchObject({ problem, savedAt: NOW.toISOString() });
      device.file.problem = null;
      await autoSaveNow(device);
      expect(device.file.text).toContain('Boulanger');
    },
  );

  it('never puts nothing, or less than there was, in place of a backup', async () => {
    const device = aDevice();
    add(device, 'Cariste');
    await chooseAutoSave(device, 'file', null);
    device.vault.remove(applicationsRecord);
    await autoSaveNow(device);
    expect(device.file.texts).toHaveLength(1);

    device.vault.write(savedCorrectionsRecord, { fileName: 'CV.pdf', corrections: [] });
    const cvStore = { ...device.cvStore, load: () => Promise.resolve(fail('corrupt' as const)) };
    expect(await autoSaveNow({ ...device, cvStore })).toEqual(fail('failed'));
    expect(device.file.texts).toHaveLength(1);
  });

  it('says once that a save had been cut short', async () => {
    const device = aDevice();
    add(device, 'Cariste');
    await chooseAutoSave(device, 'file', null);
    const page = aPage(device);
    await settle();
    device.file.interrupted = true;
    for (const title of ['Boulanger', 'Soudeur']) {
      add(device, title);
      await page.pass();
    }
    expect(device.told).toEqual([{ tone: 'success', ...settingsToasts.autoSavedAgain }]);
  });

  it('remembers a folder by its name, and gives each file its day', async () => {
    const device = aDevice();
    add(device, 'Cariste');
    expect(await chooseAutoSave(device, 'folder', null)).toEqual({ ok: true, value: true });
    expect(noted(device)).toMatchObject({ place: 'folder', fileName: 'Sauvegardes' });
    expect(device.file.names).toEqual(['embellie-sauvegarde-2026-11-21.json']);
  });

  it('goes on with a file that was chosen before there were folders', async () => {
    const device = aDevice();
    add(device, 'Cariste');
    await chooseAutoSave(device, 'file', null);
    const { place: _, ...before } = noted(device) ?? {};
    device.texts.set(
      autoSaveRecord.key,
      JSON.stringify({ version: 1, savedAt: NOW.toISOString(), data: before }),
    );
    expect(noted(device)).toMatchObject({ place: 'file', sealed: false });
  });

  it('stops for good where it is taken back', async () => {
    const device = aDevice();
    add(device, 'Cariste');
    await chooseAutoSave(device, 'file', null);
    const page = aPage(device);
    await settle();
    await stopAutoSave(device);
    device.vault.write(themeRecord, 'dark');
    await page.pass();
    expect(device.file.texts).toHaveLength(1);
    expect(device.file.chosen).toBe(false);
  });
});
