import { expect, test } from '@playwright/test';

import { screenNames } from '../../src/copy/screenNames.copy.ts';
import { complaintsOf } from './complaints.ts';
import { goTo, importCv } from './visit.ts';

test('a CV is read, offers are looked through, and the list of connections stays empty', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await importCv(page);
  await goTo(page, screenNames.compatibleOffers);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: screenNames.settings }).click();
  const section = page.getByRole('region', { name: 'Connexions' });
  await expect(section).toContainText(/Aucune demande à un autre site depuis \d\d:\d\d/u);
  expect(complaints).toEqual([]);
});

test('what is asked of another site is told, from the page and from a worker', async ({ page }) => {
  await importCv(page);
  const worker = page.workers()[0];
  await page.getByRole('link', { name: screenNames.settings }).click();
  const section = page.getByRole('region', { name: 'Connexions' });
  await expect(section).toContainText('Aucune demande');
  await page.evaluate(() => {
    new Image().src = 'http://ailleurs.example/image.png';
  });
  await worker?.evaluate(
    (address) => import(/* @vite-ignore */ address).then(undefined, () => undefined),
    'http://worker.example/x.js',
  );
  await expect(section.getByRole('listitem')).toHaveCount(2);
  await expect(section).toContainText('ailleurs.example');
  await expect(section).toContainText('par la page');
  await expect(section).toContainText('worker.example');
  await expect(section).toContainText('par une tâche de fond');
  await expect(section).toContainText('Refusée');
});
