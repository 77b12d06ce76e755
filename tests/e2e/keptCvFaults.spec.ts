import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { cvToasts } from '../../src/usecases/cv/cvToasts.copy.ts';
import { addressRead, importOldCv, keepBox, OLD_CV } from './oldCv.ts';

const CORRECTIONS = 'embellie.cvCorrections';

const told = (page: Page, problem: keyof typeof cvToasts.storageProblems) =>
  page
    .getByRole('region', { name: 'Notifications (Alt+T)' })
    .getByText(cvToasts.storageProblems[problem].text);
const corrections = (page: Page) => page.evaluate((key) => localStorage.getItem(key), CORRECTIONS);

const keepCv = async (page: Page): Promise<void> => {
  await keepBox(page).check();
  // Written once the file is in the database.
  await expect.poll(() => corrections(page)).toContain(OLD_CV.name);
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
  await importOldCv(page);
  await keepCv(page);
  expect(await deleteDatabase(page)).toBe('success');
  await expect(addressRead(page)).toBeVisible();

  await keepBox(page).uncheck();
  await expect.poll(() => corrections(page)).toBeNull();
  await keepCv(page);
  await page.reload();
  await expect(addressRead(page)).toBeVisible({ timeout: 30_000 });
});

test('a CV for which there is no room stays in the page, is told not to be kept, and leaves nothing behind', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await importOldCv(page);
  await keepBox(page).click();
  await expect(told(page, 'quota')).toBeVisible();
  await expect(keepBox(page)).not.toBeChecked();
  await expect(addressRead(page)).toBeVisible();
  expect(await corrections(page)).toBeNull();
});

test('corrections of a later version hide no CV, and are not written over by an earlier one', async ({
  page,
}) => {
  await importOldCv(page);
  await keepCv(page);
  const later = JSON.stringify({ version: 999, savedAt: '2040-01-01T00:00:00.000Z', data: {} });
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    CORRECTIONS,
    later,
  ] as const);
  await page.reload();
  await expect(addressRead(page)).toBeVisible({ timeout: 30_000 });
  await expect(keepBox(page)).toBeChecked();
  expect(await corrections(page)).toBe(later);
});
