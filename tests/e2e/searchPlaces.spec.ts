import { expect, test } from '@playwright/test';

import { card, count, keyword, offer, panel, SEARCH, serve, toast } from './searchScreen.ts';

const OFFERS = [
  offer(1, 'Agent d’entretien (H/F)', { location: '07 - ST PERAY' }),
  offer(2, 'Agente de propreté', { location: 'Saint-Péray (07130)' }),
  offer(3, 'Comptable', { location: 'Valence (26)' }),
  offer(4, 'Comptable unique', { location: 'Paris (75007)' }),
];

test('a town is found however it is written, with what is around it, and a trade under its other names', async ({
  page,
}) => {
  await serve(page, OFFERS);
  await page.goto(SEARCH);
  const place = page.getByRole('textbox', { name: 'Lieu' });
  await place.fill('saint peray');
  await expect(page.getByText('Saint-Péray (07)', { exact: true })).toBeVisible();
  await expect(count(page, /^2 offres trouvées$/u)).toBeVisible();
  await page.getByRole('combobox', { name: 'Rayon' }).selectOption({ label: '10 km autour' });
  await expect(count(page, /^3 offres trouvées$/u)).toBeVisible();
  await expect(page).toHaveURL(/rayon=10/u);
  await page.reload();
  await expect(count(page, /^3 offres trouvées$/u)).toBeVisible();

  await keyword(page).fill("agent d'entretien");
  await expect(count(page, /^1 offre trouvée$/u)).toBeVisible();
  const beside = page.getByRole('region', { name: 'Aussi : agent de propreté' });
  await beside.getByRole('button', { name: 'Agente de propreté' }).click();
  await expect(panel(page).getByRole('heading', { name: 'Agente de propreté' })).toBeVisible();

  await keyword(page).fill('');
  await place.fill('07');
  await expect(page.getByText('Ardèche (07), tout le département')).toBeVisible();
  await expect(count(page, /^2 offres trouvées$/u)).toBeVisible();
  await page.getByRole('button', { name: /^Autres lieux où se lit/u }).click();
  await expect(
    page
      .getByRole('region', { name: /^Autres lieux/u })
      .getByRole('button', { name: 'Comptable unique' }),
  ).toBeVisible();
});

test('on a wide window the open offer stands beside the cards', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await serve(page, OFFERS);
  await page.goto(SEARCH);
  await card(page, 'Comptable unique').press('Enter');
  await expect(panel(page)).toBeFocused();
  const [open, last] = await Promise.all([
    panel(page).boundingBox(),
    card(page, 'Comptable unique').boundingBox(),
  ]);
  expect(open?.x ?? 0).toBeGreaterThan((last?.x ?? 0) + (last?.width ?? 0));
  await page.keyboard.press('Escape');
  await expect(card(page, 'Comptable unique')).toBeFocused();
});

test('a saved search tells what changed and what is gone since the last visit', async ({
  page,
}) => {
  await serve(page, [offer(1, 'Comptable fournisseurs'), offer(2, 'Comptable clients')]);
  await page.goto(SEARCH);
  await keyword(page).fill('comptable');
  await page.getByRole('button', { name: 'Sauvegarder la recherche' }).click();
  await page.getByRole('textbox', { name: 'Nom de la recherche' }).press('Enter');
  await expect(toast(page).getByText('Recherche sauvegardée!')).toBeVisible();
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('embellie.seenOffers')), {
      timeout: 15_000,
    })
    .not.toBeNull();

  await serve(page, [offer(1, 'Comptable fournisseurs', { type: 'CDD' })]);
  await page.goto('/dashboard/job-alerts');
  await expect(page.getByText(/^1 modifiée, 1 retirée depuis le/u)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Comptable fournisseurs' })).toBeVisible();
  await expect(page.getByText('Comptable clients')).toBeVisible();
  await page.getByRole('button', { name: 'Marquer comme vues' }).click();
  await expect(page.getByText(/^Rien de nouveau depuis le/u)).toBeVisible();
});
