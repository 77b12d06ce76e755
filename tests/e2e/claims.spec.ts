import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { CV_FILES, OFFER } from './people.ts';

type Saved = { readonly id: number; readonly score: number };

const historyOf = (page: Page): Promise<readonly Saved[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('analysisResults') ?? '[]') as Saved[]);

const goTo = (page: Page, name: string): Promise<void> =>
  page
    .getByRole('navigation', { name: 'Navigation principale' })
    .getByRole('link', { name, exact: true })
    .click();

/** Compares the sample CV with the sample offer, and opens the ledger by the key. */
const compared = async (page: Page): Promise<Saved> => {
  await page.goto('/dashboard/my-cv');
  const [cv] = CV_FILES;
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ ...cv });
  await expect(page.getByRole('heading', { name: 'Ce que nous avons lu' })).toBeVisible();
  await goTo(page, 'Match CV / Offre');
  await page.getByRole('textbox', { name: 'Description de l’offre' }).fill(OFFER);
  await page.getByRole('button', { name: 'Comparer', exact: true }).click();
  await expect(page.getByText('Analyse sauvegardée !')).toBeVisible();
  await page.getByRole('button', { name: /détail/u }).press('Enter');
  const [saved] = await historyOf(page);
  if (saved === undefined) throw new Error('nothing was saved');
  return saved;
};

const toast = (page: Page) => page.getByText('Score recalculé');

test('what the offer does not ask for is set aside, told, put back, and remembered with the offer', async ({
  page,
}) => {
  const before = await compared(page);
  await page.getByRole('button', { name: /^Ce n’est pas demandé.*Anglais/u }).press('Enter');
  await expect(toast(page)).toBeVisible();
  await expect(page.getByText('Écartée par vous')).toBeVisible();
  await expect(
    page.getByText(`le score est calculé sans elle. Avec elle, il serait de ${before.score}.`),
  ).toBeVisible();
  const back = page.getByRole('button', { name: /^Remettre cette exigence.*Anglais/u });
  await expect(back).toBeFocused();
  const after = await historyOf(page);
  expect(after.map(({ id }) => id)).toEqual([before.id]);
  expect(after[0]?.score).toBeGreaterThanOrEqual(before.score);

  // The same offer, compared again after a reload.
  await page.reload();
  await compared(page);
  await expect(page.getByText('Écartée par vous')).toBeVisible();

  await page.getByRole('button', { name: /^Remettre cette exigence.*Anglais/u }).press('Enter');
  await expect(page.getByText('Écartée par vous')).toHaveCount(0);
  const [latest] = await historyOf(page);
  expect(latest?.score).toBe(before.score);
});

test('a skill said to be there changes the analysis that is there, and goes with a press', async ({
  page,
}) => {
  const before = await compared(page);
  const claim = page.getByRole('button', { name: /^J’ai cette compétence/u }).first();
  await claim.press('Enter');
  await expect(toast(page)).toBeVisible();
  await expect(page.getByText('Ajouté par vous').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Annuler mon ajout/u })).toBeFocused();
  await page.getByRole('button', { name: /^Annuler mon ajout/u }).press('Enter');
  await expect(page.getByText('Ajouté par vous')).toHaveCount(0);
  expect(await historyOf(page)).toMatchObject([{ id: before.id, score: before.score }]);
});
