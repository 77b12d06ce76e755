import { expect, test } from '@playwright/test';

import { screenNames } from '../../src/copy/screenNames.copy.ts';
import {
  card,
  count,
  keyword,
  panel,
  PHONE,
  results,
  SEARCH,
  sheet,
  toast,
} from './searchScreen.ts';
import { goTo, importCv } from './visit.ts';

test('an offer is found, opened and applied to by keyboard only, and is among the applications', async ({
  page,
}) => {
  await page.goto(SEARCH);
  await card(page, 'Comptable général').waitFor();
  await keyword(page).focus();
  await page.keyboard.type('comptable');
  await expect(count(page, /^1 offre trouvée$/u)).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await card(page, 'Comptable général').evaluate((one) => one === document.activeElement))
      break;
  }
  await expect(card(page, 'Comptable général')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card(page, 'Comptable général')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('button', { name: 'Postuler' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Confirmer votre candidature' });
  await expect(dialog.getByText('Votre CV sera envoyé :')).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirmer et postuler' }).press('Enter');
  await expect(toast(page).getByText('Candidature envoyée avec succès!')).toBeVisible();

  await page.goto('/dashboard/applications');
  await expect(page.getByText('Comptable général').first()).toBeVisible();
  await expect(page.getByText('Exemple', { exact: true })).toHaveCount(0);
  const [kept] = await page.evaluate(
    () =>
      (
        JSON.parse(localStorage.getItem('embellie.applications') ?? '{}') as {
          data: { offer: { text: string } }[];
        }
      ).data,
  );
  expect(kept?.offer.text.length).toBeGreaterThan(400);
});

test('on a phone an offer opens over the screen, and Escape gives its card back', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(SEARCH);
  await card(page, /^Cariste/u).click();
  await expect(sheet(page).getByRole('heading', { name: /^Cariste/u })).toBeVisible();
  await expect(sheet(page).getByRole('button', { name: 'Postuler' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(card(page, /^Cariste/u)).toBeFocused();
});

test('on a phone, going back closes the offer, and coming back to it opens it again', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(SEARCH);
  const chosen = card(page, /^Conducteur/u);
  await chosen.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await chosen.click();
  await expect(sheet(page)).toBeVisible();
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  await expect(chosen).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);

  await chosen.click();
  await sheet(page).getByRole('link', { name: 'Préparer l’entretien' }).click();
  await expect(page).toHaveURL(/interview-simulator/u);
  await page.goBack();
  await expect(sheet(page).getByRole('heading', { name: /^Conducteur/u })).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveURL(/dashboard\/search$/u);
});

test('the open offer stands in the address, is there on coming back, and says that one has applied', async ({
  page,
}) => {
  // A link pressed while the page glides is pressed wherever the glide had come.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(SEARCH);
  await card(page, /^Réceptionniste/u).click();
  await expect(page).toHaveURL(/offre=6$/u);
  await panel(page).getByRole('link', { name: 'Écrire une lettre' }).click();
  await expect(page).toHaveURL(/cover-letter/u);
  await page.goBack();
  await expect(panel(page).getByRole('heading', { name: /^Réceptionniste/u })).toBeInViewport();

  await page.getByRole('checkbox', { name: 'Saisonnier' }).check();
  await expect(page).toHaveURL(/contrat=saisonnier&offre=6$/u);
  await page.reload();
  await expect(panel(page).getByRole('heading', { name: /^Réceptionniste/u })).toBeVisible();

  await panel(page).getByRole('button', { name: 'Postuler' }).click();
  await page.getByRole('button', { name: 'Confirmer et postuler' }).click();
  await expect(results(page).getByText('Déjà postulé')).toBeVisible();
  await panel(page).getByRole('link', { name: 'Voir la candidature' }).click();
  await expect(page).toHaveURL(/applications\?candidature=\d+$/u);
});

test('a CV that is read is compared with the open offer and with all of them', async ({ page }) => {
  await importCv(page);

  await goTo(page, screenNames.compatibleOffers);
  const best = page.getByRole('article').first();
  await expect(best.getByRole('heading', { name: /^Cariste/u })).toBeVisible();
  await expect(best.getByRole('listitem')).toHaveCount(3);
  await best.getByRole('button', { name: /^Pourquoi ce score/u }).click();
  await expect(page.getByRole('dialog', { name: /^Votre CV face à/u })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await best.getByRole('link', { name: /^Voir les détails/u }).click();

  await expect(panel(page).getByRole('heading', { name: /^Cariste/u })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Pourquoi ce score' }).click();
  await expect(page.getByRole('dialog', { name: /^Votre CV face à/u })).toBeVisible();
  await page.keyboard.press('Escape');
  await panel(page).getByRole('link', { name: 'Comparer avec mon CV' }).click();
  const inHand = page.getByRole('region', { name: 'Offre en main' });
  await expect(inHand).toContainText('Cariste');
  await inHand.getByRole('button', { name: 'Changer d’annonce' }).click();
  await expect(page.getByRole('textbox', { name: 'Description de l’offre' })).toHaveValue(
    /Cariste/u,
  );
});
