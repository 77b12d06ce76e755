import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { autoSaveCopy as words } from '../../src/pages/SettingsPage/autoSave.copy.ts';
import { settingsDialogsCopy } from '../../src/pages/SettingsPage/dialogs.copy.ts';
import { settingsCopy } from '../../src/pages/SettingsPage/SettingsPage.copy.ts';
import { settingsToasts } from '../../src/usecases/settings/settings.copy.ts';
import { addByMouse, APPLICATION, APPLICATIONS, keepApplications } from './keptApplications.ts';
import { LESS_MOTION } from './visit.ts';

test.use(LESS_MOTION);

const SETTINGS = '/dashboard/settings';
const FILE = 'ma-sauvegarde.json';
const PASSPHRASE = 'cheval agrafe pluie violet';

/** The browser's own window cannot be driven: a file of the site's private disk stands in for one of the person's. */
const stubPicker = async (page: Page): Promise<void> => {
  await page.addInitScript((name) => {
    Object.assign(window, {
      showSaveFilePicker: async () =>
        (await navigator.storage.getDirectory()).getFileHandle(name, { create: true }),
    });
  }, FILE);
};

const written = (page: Page): Promise<string> =>
  page.evaluate(async (name) => {
    const folder = await navigator.storage.getDirectory();
    return (await (await folder.getFileHandle(name, { create: true })).getFile()).text();
  }, FILE);

const choose = async (page: Page, passphrase: string | null): Promise<void> => {
  await page.goto(SETTINGS);
  await page.getByRole('button', { name: words.choose }).click();
  const dialog = page.getByRole('dialog', { name: settingsDialogsCopy.autoSave.title });
  if (passphrase === null) await dialog.getByRole('switch', { name: /Protéger/u }).click();
  else {
    await dialog.getByLabel('Phrase secrète', { exact: true }).fill(passphrase);
    await dialog.getByLabel('La même, encore une fois').fill(passphrase);
  }
  await dialog.getByRole('button', { name: settingsDialogsCopy.autoSave.confirm }).click();
  await expect(page.getByText(words.saved(FILE, 0))).toBeVisible();
};

test.beforeEach(async ({ page }) => {
  await stubPicker(page);
  await keepApplications(page, [APPLICATION]);
});

test('what is added is written to the chosen file by itself, on this visit and the next', async ({
  page,
}) => {
  await choose(page, null);
  expect(await written(page)).toContain('Aide-soignante');
  await page.goto(APPLICATIONS);
  for (const title of ['Boulanger', 'Soudeuse']) {
    await addByMouse(page, title, 'Fournil du Port');
    await expect.poll(() => written(page), { timeout: 20_000 }).toContain(title);
    await page.reload();
  }
});

test('a sealed file opens with its passphrase on a device that keeps nothing', async ({ page }) => {
  await choose(page, PASSPHRASE);
  await page.goto(APPLICATIONS);
  const before = await written(page);
  expect(before).not.toContain('Aide-soignante');
  await addByMouse(page, 'Boulanger', 'Fournil du Port');
  await expect.poll(() => written(page), { timeout: 20_000 }).not.toBe(before);
  const buffer = Buffer.from(await written(page));

  await page.evaluate(() => localStorage.clear());
  await page.goto(SETTINGS);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: FILE, mimeType: 'application/json', buffer });
  const locked = page.getByRole('dialog', { name: 'Sauvegarde protégée' });
  await locked.getByLabel('Phrase secrète', { exact: true }).fill(PASSPHRASE);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Reprendre cette sauvegarde' })).toContainText(
    /nouveauté|remplacement|déjà ici/u,
  );
});

test('an agreement that the browser forgot is asked for again, and one press goes on', async ({
  page,
}) => {
  await choose(page, null);
  await page.addInitScript(() => {
    let agreed = false;
    const answers = {
      queryPermission: () => Promise.resolve(agreed ? 'granted' : 'prompt'),
      requestPermission: () => {
        agreed = true;
        return Promise.resolve('granted');
      },
    };
    Object.assign(FileSystemFileHandle.prototype, answers);
  });
  await page.goto(APPLICATIONS);
  await addByMouse(page, 'Boulanger', 'Fournil du Port');
  await expect(page.getByText('Sauvegarde automatique en attente')).toBeVisible({
    timeout: 20_000,
  });
  expect(await written(page)).not.toContain('Boulanger');
  await page.getByRole('link', { name: settingsCopy.title }).first().click();
  await expect(page.getByText(words.problems.file.asks.title)).toBeVisible();
  await page.getByRole('button', { name: words.allow }).click();
  await expect(page.getByText(words.problems.file.asks.title)).toHaveCount(0);
  expect(await written(page)).toContain('Boulanger');
});

test('a file that something else wrote to is left as it is, whichever tab has something to write', async ({
  page,
  context,
}) => {
  await choose(page, null);
  await page.waitForTimeout(50);
  await page.evaluate(async (name) => {
    const folder = await navigator.storage.getDirectory();
    const writing = await (await folder.getFileHandle(name)).createWritable();
    await writing.write('écrit ailleurs');
    await writing.close();
  }, FILE);
  const other = await context.newPage();
  await other.goto(APPLICATIONS);
  await addByMouse(other, 'Boulanger', 'Fournil du Port');
  await page.bringToFront();
  await expect(page.getByText(words.problems.file.changed.title)).toBeVisible({ timeout: 20_000 });
  expect(await written(page)).toBe('écrit ailleurs');
});

for (const [when, commits] of [
  ['before its file is put in place', false],
  ['between its file and the note of it', true],
] as const)
  test(`a tab killed in the middle of a save, ${when}, leaves a whole file, and the next one says so and goes on`, async ({
    page,
    context,
  }) => {
    await choose(page, null);
    const before = await written(page);
    await page.goto(APPLICATIONS);
    await page.evaluate((does) => {
      const { prototype } = FileSystemWritableFileStream;
      const close: unknown = Reflect.get(prototype, 'close');
      Reflect.set(prototype, 'close', async function closing(this: FileSystemWritableFileStream) {
        if (does) await Reflect.apply(close as () => Promise<void>, this, []);
        document.title = 'closing';
        // The tab is gone before it can go on.
        await new Promise(() => undefined);
      });
    }, commits);
    await addByMouse(page, 'Boulanger', 'Fournil du Port');
    await page.waitForFunction(() => document.title === 'closing', undefined, { timeout: 20_000 });
    await page.close();

    const next = await context.newPage();
    await stubPicker(next);
    await next.goto('/notices.txt');
    const left = await written(next);
    expect(() => JSON.parse(left) as unknown).not.toThrow();
    if (commits) expect(left).toContain('Boulanger');
    else expect(left).toBe(before);
    await next.goto(SETTINGS);
    await expect(next.getByText(settingsToasts.autoSavedAgain.title)).toBeVisible({
      timeout: 20_000,
    });
    expect(await written(next)).toContain('Boulanger');
    await expect(next.getByText(words.saved(FILE, 0))).toBeVisible();
  });

test.describe('a folder', () => {
  const FOLDER = 'Sauvegardes';
  const DAY_MS = 86_400_000;

  /** Names in the folder, and the text of one of them. */
  const inFolder = (page: Page): Promise<Readonly<Record<string, string>>> =>
    page.evaluate(async (folder) => {
      const root = await navigator.storage.getDirectory();
      const handle = await root.getDirectoryHandle(folder, { create: true });
      const found: Record<string, string> = {};
      for await (const [name, entry] of handle.entries())
        if (entry.kind === 'file') found[name] = await (await entry.getFile()).text();
      return found;
    }, FOLDER);

  const chooseFolder = async (page: Page): Promise<void> => {
    await page.addInitScript((name) => {
      Object.assign(window, {
        showDirectoryPicker: async () =>
          (await navigator.storage.getDirectory()).getDirectoryHandle(name, { create: true }),
      });
    }, FOLDER);
    await page.goto(SETTINGS);
    await page.getByRole('button', { name: words.chooseFolder }).click();
    const dialog = page.getByRole('dialog', { name: settingsDialogsCopy.autoSaveFolder.title });
    await dialog.getByRole('switch', { name: /Protéger/u }).click();
    await dialog.getByRole('button', { name: settingsDialogsCopy.autoSaveFolder.confirm }).click();
    await expect(page.getByText(words.saved(FOLDER, 0, 'folder'))).toBeVisible();
  };

  test('gets a file for each day, and no other of it is touched', async ({ page }) => {
    const first = Date.parse('2026-11-01T10:00:00Z');
    const nameOf = (day: number): string =>
      `embellie-sauvegarde-2026-11-${String(day).padStart(2, '0')}.json`;
    await page.clock.setFixedTime(first);
    await page.goto(SETTINGS);
    // One of the same day that the person put there, and one that was never ours.
    await page.evaluate(
      async ([folder, names]) => {
        const root = await navigator.storage.getDirectory();
        const handle = await root.getDirectoryHandle(folder, { create: true });
        for (const name of names) {
          const writing = await (
            await handle.getFileHandle(name, { create: true })
          ).createWritable();
          await writing.write('à moi');
          await writing.close();
        }
      },
      [FOLDER, [nameOf(1), 'embellie-sauvegarde-2020-01-01.json']] as const,
    );
    await chooseFolder(page);
    expect(await inFolder(page)).toMatchObject({
      [nameOf(1)]: 'à moi',
      [nameOf(1).replace('.json', '-2.json')]: expect.stringContaining(APPLICATION.title),
    });
    await page.clock.setFixedTime(first + DAY_MS);
    await page.goto(APPLICATIONS);
    await addByMouse(page, 'Boulanger', 'Fournil du Port');
    await expect
      .poll(async () => (await inFolder(page))[nameOf(2)] ?? '', { timeout: 20_000 })
      .toContain('Boulanger');
    expect(Object.keys(await inFolder(page))).toHaveLength(4);
    expect((await inFolder(page))[nameOf(1)]).toBe('à moi');
  });

  test('that is gone is told, and nothing of the browser is lost', async ({ page }) => {
    await chooseFolder(page);
    await page.evaluate(async (name) => {
      const root = await navigator.storage.getDirectory();
      await root.removeEntry(name, { recursive: true });
    }, FOLDER);
    await page.goto(APPLICATIONS);
    await addByMouse(page, 'Boulanger', 'Fournil du Port');
    await page.getByRole('link', { name: settingsCopy.title }).first().click();
    await expect(page.getByText(words.problems.folder.gone.title)).toBeVisible({
      timeout: 20_000,
    });
    await page.goto(APPLICATIONS);
    await expect(page.getByRole('link', { name: 'Boulanger' })).toBeVisible();
  });
});

test('a browser that lets no page write to a file says so, and everything deleted forgets the file', async ({
  page,
}) => {
  await choose(page, null);
  await page.getByRole('button', { name: 'Tout supprimer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tout supprimer' }).click();
  await expect(page.getByText('Tout est supprimé')).toBeVisible();
  expect(await written(page)).toContain('Aide-soignante');
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'showSaveFilePicker');
    Reflect.deleteProperty(window, 'showDirectoryPicker');
  });
  await page.reload();
  await expect(page.getByText(words.unsupported)).toBeVisible();
});
