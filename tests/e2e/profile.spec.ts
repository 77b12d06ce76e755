import { readFile } from 'node:fs/promises';

import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { screenNames } from '../../src/copy/screenNames.copy.ts';
import { importOldCv, keepBox, OLD_CV } from './oldCv.ts';
import { CV_FILES } from './people.ts';

const toast = (page: Page) => page.getByText('Profil Mis à Jour');
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true });
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });
const kept = (page: Page): Promise<string> =>
  page.evaluate(() => localStorage.getItem('embellie.profile') ?? '');

/** A picture of one colour, with a note that must not stay. */
const picture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#b4b4b4' } })
    .png()
    .toBuffer();

const open = async (page: Page): Promise<void> => {
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { name: screenNames.profile })).toBeVisible();
};

test('each section is saved on its own and comes back after a reload', async ({ page }) => {
  await open(page);
  await page.getByLabel('Prénom').fill('Awa');
  await page.getByLabel('E-mail').fill('awa.diallo');
  await save(page).click();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(toast(page)).toBeHidden();
  await page.getByLabel('E-mail').fill('awa.diallo@example.org');
  await save(page).click();
  await expect(toast(page)).toBeVisible();

  await tab(page, /^Expérience/u).click();
  await page.getByRole('button', { name: 'Ajouter une expérience' }).click();
  await page.getByLabel('Intitulé du poste').fill('Aide-soignante');
  await page.getByLabel('Début').fill('2021-03');
  await page.getByLabel('Fin').fill('2020-01');
  await save(page).click();
  await expect(page.getByText('La fin précède le début')).toBeVisible();
  await page.getByLabel('Fin').fill('2022-01');

  await tab(page, /^Compétences/u).click();
  await page.getByLabel('Ajouter des compétences').fill('Netsoins, Permis B');
  await save(page).click();
  await expect.poll(() => kept(page)).toContain('Netsoins, Permis B');
  // The experience was not saved with the skills.
  expect(await kept(page)).not.toContain('Aide-soignante');
  await tab(page, /^Expérience/u).click();
  await save(page).click();
  await expect.poll(() => kept(page)).toContain('Aide-soignante');

  await page.reload();
  await expect(page.getByLabel('Prénom')).toHaveValue('Awa');
  await tab(page, /^Expérience/u).click();
  await expect(page.getByRole('heading', { name: 'Aide-soignante' })).toBeVisible();
});

test('leaving with unsaved changes asks first, by link and by going back', async ({ page }) => {
  await page.goto('/dashboard/my-cv');
  await page.getByRole('link', { name: screenNames.profile }).first().click();
  await page.getByLabel('Prénom').fill('Awa');
  const dialog = page.getByRole('alertdialog');

  await page.getByRole('link', { name: screenNames.analyses }).first().click();
  await dialog.getByRole('button', { name: 'Rester ici' }).click();
  await expect(page).toHaveURL(/profile$/u);

  await page.goBack();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/profile$/u);
  await dialog.getByRole('button', { name: 'Rester ici' }).click();
  await expect(page.getByLabel('Prénom')).toHaveValue('Awa');

  await page.goBack();
  await dialog.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
  await expect(page).toHaveURL(/my-cv$/u);
  await page.goForward();
  await expect(page.getByLabel('Prénom')).toHaveValue('');

  await page.getByLabel('Prénom').fill('Awa');
  await page.getByRole('link', { name: screenNames.analyses }).first().click();
  await dialog.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
  await expect(page).toHaveURL(/analysis-results$/u);
});

test('a photo is checked by its content, kept small, and removed', async ({ page }) => {
  await open(page);
  const input = page.getByLabel(/Choisir une photo|Changer de photo/u);
  await input.setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('%PDF-1.7 not a picture'),
  });
  await expect(page.getByText('Ce fichier n’est pas une photo que nous savons lire')).toBeVisible();
  await input.setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: Buffer.concat([await picture(8, 8), Buffer.alloc(820 * 1024)]),
  });
  await expect(page.getByText('Cette photo est trop lourde')).toBeVisible();
  await input.setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: Buffer.concat([await picture(900, 500), Buffer.from('GPS 47.2184')]),
  });
  const photo = page.getByRole('img', { name: 'Votre photo de profil' });
  await expect(photo).toBeVisible();
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
  const stored = await page.evaluate(() => localStorage.getItem('embellie.profilePhoto') ?? '');
  expect(stored).toContain('data:image/jpeg;base64,');
  expect(stored.length).toBeLessThan(150_000);

  await page.getByRole('button', { name: 'Retirer la photo' }).click();
  await expect(photo).toBeHidden();
});

test('a profile comes from the CV, leaves as JSON Resume and comes back', async ({ page }) => {
  await page.goto('/dashboard/my-cv');
  await page.locator('input[type="file"]').setInputFiles(CV_FILES[1]);
  await expect(page.getByText('karim.benali@example.org').first()).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: screenNames.profile }).first().click();
  await page.getByRole('button', { name: 'Importer' }).click();
  await page.getByRole('button', { name: /Depuis mon CV/u }).click();
  const dialog = page.getByRole('dialog', { name: 'Vérifier avant d’importer' });
  await dialog.getByRole('button', { name: 'Importer' }).click();
  await expect(toast(page)).toBeVisible();
  await expect(page.getByLabel('Prénom')).toHaveValue('Karim');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter' }).click();
  await page.getByRole('button', { name: 'JSON Resume (.json)' }).click();
  const path = await (await download).path();
  const resume = await readFile(path, 'utf8');
  expect(resume).toContain('"familyName": "Benali"');

  await page.evaluate(() => localStorage.removeItem('embellie.profile'));
  await page.reload();
  await expect(page.getByLabel('Prénom')).toHaveValue('');
  await page.getByRole('button', { name: 'Importer' }).click();
  await page.getByLabel(/Depuis un fichier/u).setInputFiles({
    name: 'resume.json',
    mimeType: 'application/json',
    buffer: Buffer.from(resume),
  });
  await dialog.getByRole('button', { name: 'Importer' }).click();
  await expect(page.getByLabel('Prénom')).toHaveValue('Karim');
});

test('an empty profile is filled from the CV in one press, and then offers it no more', async ({
  page,
}) => {
  await page.goto('/dashboard/my-cv');
  await page.locator('input[type="file"]').setInputFiles(CV_FILES[1]);
  await expect(page.getByText('karim.benali@example.org').first()).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: screenNames.profile }).first().click();
  const fill = page.getByRole('button', { name: 'Remplir depuis mon CV' });
  await fill.click();
  await expect(page.getByLabel('Prénom')).toHaveValue('Karim');
  await expect(page.getByRole('tab', { name: /Expérience/u })).toContainText('2');
  await expect(fill).toHaveCount(0);
});

test('a kept CV counts from the first moment, and fills the profile once it is read again', async ({
  page,
}) => {
  await importOldCv(page);
  await keepBox(page).check();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('embellie.cvCorrections')))
    .toContain(OLD_CV.name);
  await page.addInitScript(() => {
    const shown = new Set<number>();
    Object.assign(window, { percentsShown: () => [...shown] });
    new MutationObserver(() => {
      const bar = document.querySelector<HTMLProgressElement>('main aside progress');
      if (bar?.checkVisibility()) shown.add(bar.value);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await open(page);
  await page.getByRole('button', { name: 'Importer' }).click();
  await expect(page.getByRole('button', { name: /Depuis mon CV/u })).toBeEnabled();
  await page.keyboard.press('Escape');
  // Its reading is over, and said nothing that was not there before.
  expect(
    await page.evaluate(() =>
      (window as unknown as { readonly percentsShown: () => readonly number[] }).percentsShown(),
    ),
  ).toEqual([20]);
  await page.getByRole('button', { name: 'Remplir depuis mon CV' }).click();
  await expect(page.getByLabel('Prénom')).toHaveValue('Claire');
});

test('a section that cannot be kept says so and keeps what was typed', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.getByLabel('Prénom').fill('Awa');
  await save(page).click();
  await expect(page.getByText('La section n’a pas pu être enregistrée')).toBeVisible();
  await expect(page.getByLabel('Prénom')).toHaveValue('Awa');
});

test('a change in another tab is picked up', async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await open(other);
  await other.getByLabel('Nom', { exact: true }).fill('Diallo');
  await save(other).click();
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Diallo');
});
