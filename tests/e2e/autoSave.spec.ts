import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { settingsDialogsCopy } from '../../src/pages/SettingsPage/dialogs.copy.ts';
import { settingsCopy } from '../../src/pages/SettingsPage/SettingsPage.copy.ts';
import { addByMouse, APPLICATION, APPLICATIONS, keepApplications } from './keptApplications.ts';

const SETTINGS = '/dashboard/settings';
const FILE = 'ma-sauvegarde.json';
const PASSPHRASE = 'cheval agrafe pluie violet';
const words = settingsCopy.autoSave;

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
  await expect(page.getByText(words.problems.asks.title)).toBeVisible();
  await page.getByRole('button', { name: words.allow }).click();
  await expect(page.getByText(words.problems.asks.title)).toHaveCount(0);
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
  await expect(page.getByText(words.problems.changed.title)).toBeVisible({ timeout: 20_000 });
  expect(await written(page)).toBe('écrit ailleurs');
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
  });
  await page.reload();
  await expect(page.getByText(words.unsupported)).toBeVisible();
});
