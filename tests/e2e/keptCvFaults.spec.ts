import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { cvToasts } from '../../src/usecases/cv/cvToasts.copy.ts';

const LINES = [
  'Claire Dumas',
  'Comptable',
  'claire.dumas@example.com',
  'EXPERIENCES PROFESSIONNELLES',
  'Comptable, Cabinet Aubert, janvier 2019 - mars 2024',
  'Saisie et rapprochements bancaires sur Sage',
];
const CV = {
  name: 'CV Claire Dumas.doc',
  mimeType: 'application/msword',
  buffer: Buffer.from(`{\\rtf1\\ansi ${LINES.join('\\par ')}\\par}`),
};
const CORRECTIONS = 'embellie.cvCorrections';

const keep = (page: Page) => page.getByLabel('Garder mon CV sur cet appareil');
const address = (page: Page) => page.getByText('claire.dumas@example.com').first();
const told = (page: Page, problem: keyof typeof cvToasts.storageProblems) =>
  page
    .getByRole('region', { name: 'Notifications (Alt+T)' })
    .getByText(cvToasts.storageProblems[problem].text);
const corrections = (page: Page) => page.evaluate((key) => localStorage.getItem(key), CORRECTIONS);

const importCv = async (page: Page): Promise<void> => {
  await page.goto('/dashboard/my-cv');
  await page.locator('input[type="file"]').setInputFiles(CV);
  await expect(address(page)).toBeVisible({ timeout: 30_000 });
};
const keepCv = async (page: Page): Promise<void> => {
  await keep(page).check();
  // Written once the file is in the database.
  await expect.poll(() => corrections(page)).toContain(CV.name);
};
const deleteDatabase = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((ended) => {
        const request = indexedDB.deleteDatabase('embellie');
        for (const type of ['success', 'error', 'blocked'])
          request.addEventListener(type, () => ended(type));
      }),
  );

test('a database deleted under an open page takes nothing of the page, and is made anew on use', async ({
  page,
}) => {
  await importCv(page);
  await keepCv(page);
  expect(await deleteDatabase(page)).toBe('success');
  await expect(address(page)).toBeVisible();

  await keep(page).uncheck();
  await expect.poll(() => corrections(page)).toBeNull();
  await keepCv(page);
  await page.reload();
  await expect(address(page)).toBeVisible({ timeout: 30_000 });
});

test('a CV for which there is no room stays in the page, is told not to be kept, and leaves nothing behind', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await importCv(page);
  await keep(page).click();
  await expect(told(page, 'quota')).toBeVisible();
  await expect(keep(page)).not.toBeChecked();
  await expect(address(page)).toBeVisible();
  expect(await corrections(page)).toBeNull();
});

test('corrections of a later version hide no CV, and are not written over by an earlier one', async ({
  page,
}) => {
  await importCv(page);
  await keepCv(page);
  const later = JSON.stringify({ version: 999, savedAt: '2040-01-01T00:00:00.000Z', data: {} });
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    CORRECTIONS,
    later,
  ] as const);
  await page.reload();
  await expect(address(page)).toBeVisible({ timeout: 30_000 });
  await expect(keep(page)).toBeChecked();
  expect(await corrections(page)).toBe(later);
});
