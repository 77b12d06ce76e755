import { readFile } from 'node:fs/promises';

import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { screenNames } from '../../src/copy/screenNames.copy.ts';
import { CV_FILES } from './people.ts';

const SETTINGS = '/dashboard/settings';

const texts = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

const addApplication = async (page: Page, title: string): Promise<void> => {
  await page.goto('/dashboard/applications');
  await page.getByRole('button', { name: 'Ajouter une candidature' }).click();
  await page.getByLabel('Poste').fill(title);
  await page.getByLabel('Entreprise').fill('Nord Fret');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
};

const keepCv = async (page: Page): Promise<void> => {
  await page.goto('/dashboard/my-cv');
  await page.locator('input[type="file"]').setInputFiles(CV_FILES[1]);
  await expect(page.getByText('karim.benali@example.org').first()).toBeVisible({ timeout: 30_000 });
  await page.getByLabel('Garder mon CV sur cet appareil').check();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('embellie.cvCorrections')))
    .not.toBeNull();
};

const PASSPHRASE = 'cheval agrafe pluie violet';

/** A passphrase seals the file, null leaves it readable. */
const saveBackup = async (page: Page, passphrase: string | null): Promise<Buffer> => {
  await page.getByRole('button', { name: 'Tout enregistrer dans un fichier' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enregistrer une sauvegarde' });
  if (passphrase === null) await dialog.getByRole('switch', { name: /Protéger/u }).click();
  else {
    await dialog.getByLabel('Phrase secrète', { exact: true }).fill(passphrase);
    await dialog.getByLabel('La même, encore une fois').fill(passphrase);
  }
  const waiting = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^embellie-sauvegarde-\d{4}-\d\d-\d\d\.json$/u);
  return readFile(await download.path());
};

const chooseBackup = (page: Page, buffer: Buffer): Promise<void> =>
  page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'sauvegarde.json', mimeType: 'application/json', buffer });

for (const [how, passphrase] of [
  ['sealed with a passphrase', PASSPHRASE],
  ['left readable', null],
] as const)
  test(`what was saved to a file, ${how}, comes back after everything was deleted`, async ({
    page,
  }) => {
    await keepCv(page);
    await addApplication(page, 'Cariste de nuit');
    await page.getByRole('link', { name: screenNames.settings }).click();
    await page.getByText('Sombre').last().click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const before = await texts(page);
    const file = await saveBackup(page, passphrase);

    await page.getByRole('button', { name: 'Tout supprimer' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Tout supprimer' }).click();
    await expect(page.getByText('Tout est supprimé')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    expect(await texts(page)).toEqual({});
    expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Bienvenue, Candidat !' })).toBeVisible();
    await expect(page.getByText('Exemple').first()).toBeVisible();

    await page.goto(SETTINGS);
    await chooseBackup(page, file);
    if (passphrase !== null) {
      expect(file.toString()).not.toMatch(/Cariste|karim/u);
      const locked = page.getByRole('dialog', { name: 'Sauvegarde protégée' });
      await locked.getByLabel('Phrase secrète', { exact: true }).fill('une tout autre phrase');
      await locked.getByRole('button', { name: 'Ouvrir' }).click();
      await expect(locked).toContainText('Ce n’est pas la bonne phrase');
      await locked.getByLabel('Phrase secrète', { exact: true }).fill(passphrase);
      await page.keyboard.press('Enter');
    }
    const preview = page.getByRole('dialog', { name: 'Reprendre cette sauvegarde' });
    await expect(preview).toContainText('1 nouveauté');
    expect(await texts(page)).toEqual({});
    await preview.getByRole('button', { name: 'Reprendre' }).click();
    await expect(page.getByText('Votre sauvegarde est reprise')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const after = await texts(page);
    expect(Object.keys(after).toSorted()).toEqual(Object.keys(before).toSorted());

    await page.goto('/dashboard/applications');
    await expect(page.getByRole('link', { name: 'Cariste de nuit' })).toBeVisible();
    await page.goto('/dashboard/my-cv');
    await expect(page.getByText('karim.benali@example.org').first()).toBeVisible({
      timeout: 30_000,
    });
  });

test('what another tab adds while a backup is previewed stays, and what it changes is asked about again', async ({
  page,
  context,
}) => {
  const savedAt = '2026-11-21T08:00:00.000Z';
  const kept = { id: 5, title: 'Cariste de nuit', company: 'Nord Fret', status: 'sent' };
  const file = {
    format: 'embellie-backup',
    version: 1,
    savedAt,
    records: {
      'embellie.theme': { version: 1, savedAt, data: 'dark' },
      'embellie.applications': { version: 1, savedAt, data: [{ ...kept, date: '2026-11-02' }] },
    },
    cv: null,
  };
  await page.goto(SETTINGS);
  await chooseBackup(page, Buffer.from(JSON.stringify(file)));
  const preview = page.getByRole('dialog', { name: 'Reprendre cette sauvegarde' });
  await expect(preview).toContainText('1 nouveauté');

  const other = await context.newPage();
  await addApplication(other, 'Boulanger');
  await other.goto(SETTINGS);
  await other.getByText('Clair', { exact: true }).last().click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');

  await page.bringToFront();
  await preview.getByRole('button', { name: 'Reprendre' }).click();
  await expect(preview).toContainText('Vos données ont changé entre-temps');
  expect((await texts(page))['embellie.theme']).toContain('light');
  expect((await texts(page))['embellie.applications']).not.toContain('Cariste de nuit');
  await preview.getByRole('button', { name: 'Reprendre' }).click();
  await expect(page.getByText('Votre sauvegarde est reprise')).toBeVisible();
  await page.goto('/dashboard/applications');
  for (const title of ['Cariste de nuit', 'Boulanger'])
    await expect(page.getByRole('link', { name: title })).toBeVisible();
});

test('a file that is no backup, or a newer one, changes nothing', async ({ page }) => {
  await page.goto(SETTINGS);
  const failed = page.getByRole('dialog', { name: 'Sauvegarde non reprise' });
  for (const [text, sentence] of [
    ['{"nom":"photo"}', 'n’est pas une sauvegarde'],
    ['{"format":"embellie-backup","version":99}', 'version plus récente'],
    ['coupé en route', 'ne peut pas être lu'],
  ] as const) {
    await chooseBackup(page, Buffer.from(text));
    await expect(failed).toContainText(sentence);
    await failed.getByRole('button', { name: 'Fermer' }).last().click();
    await expect(failed).toBeHidden();
  }
  expect(await texts(page)).toEqual({});
});

test('samples hidden in another tab leave every screen at once, and come back', async ({
  page,
  context,
}) => {
  await page.goto('/dashboard/search');
  const samples = page.getByText('Exemple', { exact: true });
  await expect(samples.first()).toBeVisible();
  const settings = await context.newPage();
  await settings.goto(SETTINGS);
  const shown = settings.getByRole('switch', { name: /Montrer des exemples/u });
  await shown.uncheck();
  await expect(page.getByText(/Les exemples sont masqués/u)).toBeVisible();
  for (const [label, words] of [
    [screenNames.specializedSearch, /Les exemples sont masqués/u],
    [screenNames.compatibleOffers, 'Aucun CV à comparer'],
    [screenNames.applications, 'Aucune candidature pour le moment'],
    [screenNames.home, 'Bienvenue, Candidat !'],
  ] as const) {
    await page
      .getByRole('navigation', { name: 'Navigation principale' })
      .getByRole('link', { name: label, exact: true })
      .click();
    await expect(page.getByText(words).first()).toBeVisible();
    await expect(samples).toHaveCount(0);
  }
  await shown.check();
  await expect(samples.first()).toBeVisible();
});

test('work that stands unsaved for weeks is reminded of, once, until it is saved', async ({
  page,
}) => {
  await addApplication(page, 'Cariste de nuit');
  await page.getByRole('link', { name: screenNames.home }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await texts(page))['embellie.lastSave']).toBeUndefined();
  // On a document without the application: a check still under way on the dashboard would remind there, and not again.
  await page.goto('/version.json');
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('embellie.applications') ?? '{}') as object;
    const savedAt = new Date(Date.now() - 20 * 86_400_000).toISOString();
    localStorage.setItem('embellie.applications', JSON.stringify({ ...kept, savedAt }));
  });
  await page.goto('/dashboard');
  const toast = page.getByText('Pensez à sauvegarder');
  await expect(toast).toBeVisible();
  await page.getByRole('button', { name: 'Sauvegarder', exact: true }).click();
  await expect(page.getByText('Aucune sauvegarde faite depuis ce navigateur.')).toBeVisible();
  await saveBackup(page, null);
  await expect(page.getByText(/Dernière sauvegarde\s: aujourd’hui/u)).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(toast).toHaveCount(0);
});
