import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { screenNames } from '../../src/copy/screenNames.copy.ts';
import { importOldCv, keepBox, OLD_CV } from './oldCv.ts';

const fileName = (page: Page) => page.getByText(OLD_CV.name).first();

test('a CV is lost on reload, and nothing of it stays on the device', async ({ page }) => {
  await importOldCv(page);
  await page.reload();
  await expect(page.getByText('Aucun CV importé')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Claire');
});

test('a CV that its owner asks to keep is read again after a reload, until it is not kept any more', async ({
  page,
}) => {
  await importOldCv(page);
  await keepBox(page).check();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('embellie.cvCorrections')))
    .toContain(OLD_CV.name);
  await page.reload();
  await expect(fileName(page)).toBeVisible();
  await expect(page.getByText('claire.dumas@example.com').first()).toBeVisible({ timeout: 30_000 });
  await expect(keepBox(page)).toBeChecked();

  await keepBox(page).uncheck();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('embellie.cvCorrections')))
    .toBeNull();
  await page.reload();
  await expect(page.getByText('Aucun CV importé')).toBeVisible();
});

test('the CV is shared by the screens, and outlives a walk through the public pages', async ({
  page,
}) => {
  await importOldCv(page);
  await page.getByRole('link', { name: screenNames.match }).first().click();
  await expect(fileName(page)).toBeVisible();
  await page.evaluate(() => window.history.pushState(null, '', '/'));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
  await expect(page.getByRole('link', { name: 'Connexion' })).toBeVisible();
  await page.goBack();
  await expect(fileName(page)).toBeVisible();
});

test('the browser is asked for a lasting place when a CV is kept, not before and not when it no longer is', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let asked = 0;
    Object.assign(window, { timesAsked: () => asked });
    StorageManager.prototype.persist = () => {
      asked += 1;
      return Promise.resolve(true);
    };
  });
  const timesAsked = (): Promise<unknown> => page.evaluate('window.timesAsked()');
  await importOldCv(page);
  expect(await timesAsked()).toBe(0);
  await keepBox(page).check();
  await expect.poll(timesAsked).toBe(1);
  await keepBox(page).uncheck();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('embellie.cvCorrections')))
    .toBeNull();
  expect(await timesAsked()).toBe(1);
});
