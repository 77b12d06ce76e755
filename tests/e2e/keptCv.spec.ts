import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { screenNames } from '../../src/copy/screenNames.copy.ts';

const LINES = [
  'Claire Dumas',
  'Comptable',
  'claire.dumas@example.com',
  'EXPERIENCES PROFESSIONNELLES',
  'Comptable, Cabinet Aubert, janvier 2019 - mars 2024',
  'Saisie et rapprochements bancaires sur Sage',
];

/** A CV as a word processor of the nineties saves it. */
const CV = {
  name: 'CV Claire Dumas.doc',
  mimeType: 'application/msword',
  buffer: Buffer.from(`{\\rtf1\\ansi ${LINES.join('\\par ')}\\par}`),
};

const keep = (page: Page) => page.getByLabel('Garder mon CV sur cet appareil');
const fileName = (page: Page) => page.getByText(CV.name).first();

const importCv = async (page: Page): Promise<void> => {
  await page.goto('/dashboard/my-cv');
  await page.locator('input[type="file"]').setInputFiles(CV);
  await expect(fileName(page)).toBeVisible();
  await expect(page.getByText('claire.dumas@example.com').first()).toBeVisible({ timeout: 30_000 });
};

test('a CV is lost on reload, and nothing of it stays on the device', async ({ page }) => {
  await importCv(page);
  await page.reload();
  await expect(page.getByText('Aucun CV importé')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Claire');
});

test('a CV that its owner asks to keep is read again after a reload, until it is not kept any more', async ({
  page,
}) => {
  await importCv(page);
  await keep(page).check();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('embellie.cvCorrections')))
    .toContain(CV.name);
  await page.reload();
  await expect(fileName(page)).toBeVisible();
  await expect(page.getByText('claire.dumas@example.com').first()).toBeVisible({ timeout: 30_000 });
  await expect(keep(page)).toBeChecked();

  await keep(page).uncheck();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('embellie.cvCorrections')))
    .toBeNull();
  await page.reload();
  await expect(page.getByText('Aucun CV importé')).toBeVisible();
});

test('the CV is shared by the screens, and outlives a walk through the public pages', async ({
  page,
}) => {
  await importCv(page);
  await page.getByRole('link', { name: screenNames.match }).first().click();
  await expect(fileName(page)).toBeVisible();
  await page.evaluate(() => window.history.pushState(null, '', '/'));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
  await expect(page.getByRole('link', { name: 'Connexion' })).toBeVisible();
  await page.goBack();
  await expect(fileName(page)).toBeVisible();
});
