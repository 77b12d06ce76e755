import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { CV_FILES } from './people.ts';

const SEARCH = '/dashboard/search';
const CATALOGUE = '**/catalogue/offers.json';
const PHONE = { width: 390, height: 844 };

const results = (page: Page) => page.getByRole('feed', { name: 'Offres trouvées' });
const count = (page: Page, words: RegExp | string) =>
  page.getByRole('region', { name: 'Offres trouvées' }).getByText(words);
const keyword = (page: Page) => page.getByRole('searchbox', { name: 'Poste ou mot-clé' });
const card = (page: Page, name: RegExp | string) => results(page).getByRole('button', { name });
const panel = (page: Page) => page.getByRole('region', { name: 'Offre sélectionnée' });
const toast = (page: Page) => page.getByRole('region', { name: /^Notifications/u });

/** An offer of a catalogue, as its file holds it. */
const offer = (id: number, title: string, over: object = {}) => ({
  id,
  title,
  company: 'Papeterie Larive',
  location: 'Nantes (44)',
  region: 'Europe',
  type: 'CDI',
  mode: 'Sur site',
  description: 'Saisir et contrôler les factures.\nPréparer les règlements.',
  source: 'catalogue',
  ...over,
});

/** Serves these offers in place of the samples, until it is called again. */
const serve = async (page: Page, internal: readonly object[]): Promise<void> => {
  await page.route(CATALOGUE, (route) =>
    route.fulfill({ json: { version: 1, internal, external: [], specialized: [] } }),
  );
};

test.describe('filters', () => {
  test('stand in the address, are shared by it, and the back button undoes them', async ({
    page,
  }) => {
    await page.goto(SEARCH);
    await expect(count(page, /19 offres trouvées, dont 9 sur d’autres sites/u)).toBeVisible();
    await page.getByRole('button', { name: 'Afrique' }).click();
    await expect(count(page, /^2 offres trouvées$/u)).toBeVisible();
    await page.getByRole('checkbox', { name: 'CDI' }).check();
    await expect(count(page, /^1 offre trouvée$/u)).toBeVisible();
    await expect(page).toHaveURL(/region=afrique&contrat=cdi$/u);

    const address = page.url();
    await page.goBack();
    await expect(count(page, /^2 offres trouvées$/u)).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'CDI' })).not.toBeChecked();
    await page.goBack();
    await expect(count(page, /^19 offres trouvées/u)).toBeVisible();

    await page.goto(address);
    await expect(count(page, /^1 offre trouvée$/u)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Afrique' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.getByRole('button', { name: 'Réinitialiser' }).click();
    await expect(count(page, /^19 offres trouvées/u)).toBeVisible();
  });

  for (const typed of ['developpeuse', 'DÉVELOPPEUR', 'développeur·se']) {
    test(`"${typed}" finds the same offer, marked where it stands`, async ({ page }) => {
      await page.goto(SEARCH);
      await keyword(page).fill(typed);
      await expect(card(page, 'Développeur·se web full stack')).toBeVisible();
      await expect(results(page).locator('mark').first()).toHaveText(/^Développeur/u);
    });
  }

  test('what nothing answers says so, and one press brings all back', async ({ page }) => {
    await page.goto(SEARCH);
    await keyword(page).fill('scaphandrier');
    await expect(page.getByRole('heading', { name: 'Aucune offre trouvée' })).toBeVisible();
    await page.getByRole('button', { name: 'Réinitialiser les filtres' }).click();
    await expect(count(page, /^19 offres trouvées/u)).toBeVisible();
  });
});

test('a search is saved under a name, applied again, and deleted after a question', async ({
  page,
}) => {
  await page.goto(SEARCH);
  await page.getByRole('button', { name: 'Sauvegarder la recherche' }).click();
  await expect(toast(page).getByText('Recherche vide')).toBeVisible();

  await keyword(page).fill('comptable');
  await page.getByRole('button', { name: 'Sauvegarder la recherche' }).click();
  const name = page.getByRole('textbox', { name: 'Nom de la recherche' });
  await expect(name).toHaveValue(/^Recherche du \d{2}\/\d{2}\/\d{4}$/u);
  await name.fill('Comptables');
  await page.keyboard.press('Enter');
  await expect(toast(page).getByText('Recherche sauvegardée!')).toBeVisible();

  await page.getByRole('button', { name: 'Réinitialiser' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Appliquer Comptables' }).click();
  await expect(keyword(page)).toHaveValue('comptable');
  await expect(card(page, 'Comptable général')).toBeVisible();

  const remove = page.getByRole('button', { name: /^Supprimer la recherche/u });
  await remove.click();
  const dialog = page.getByRole('alertdialog', { name: 'Êtes-vous sûr ?' });
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await dialog.getByRole('button', { name: 'Supprimer' }).click();
  await expect(toast(page).getByText('La recherche a été supprimée avec succès.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mes Recherches' })).toHaveCount(0);
});

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

test('arrows walk through the results', async ({ page }) => {
  await page.goto(SEARCH);
  const items = results(page).getByRole('article');
  await expect(items).toHaveCount(19);
  await expect(items.nth(3)).toHaveAttribute('aria-posinset', '4');
  await expect(items.nth(3)).toHaveAttribute('aria-setsize', '19');
  await items.first().getByRole('button').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(items.nth(2).locator('[data-result]')).toBeFocused();
  await page.keyboard.press('End');
  await expect(items.last().locator('[data-result]')).toBeFocused();
});

test('a list that fails to load says why, and comes at the second attempt', async ({ page }) => {
  let failing = true;
  await page.route(CATALOGUE, (route) => (failing ? route.abort() : route.continue()));
  await page.goto(SEARCH);
  await expect(
    page.getByRole('heading', { name: 'Les offres n’ont pas pu être chargées' }),
  ).toBeVisible();
  failing = false;
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(count(page, /^19 offres trouvées/u)).toBeVisible();
});

test('on a phone an offer opens over the screen, and Escape gives its card back', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(SEARCH);
  await card(page, /^Cariste/u).click();
  const sheet = page.getByRole('dialog', { name: 'Détail de l’offre' });
  await expect(sheet.getByRole('heading', { name: /^Cariste/u })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Postuler' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(card(page, /^Cariste/u)).toBeFocused();
});

test('a CV that is read is compared with the open offer and with all of them', async ({ page }) => {
  const [file] = CV_FILES;
  await page.goto('/dashboard/my-cv');
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ ...file });
  await expect(page.getByRole('heading', { name: 'Ce que nous avons lu' })).toBeVisible();
  const goTo = (name: string) =>
    page
      .getByRole('navigation', { name: 'Navigation principale' })
      .getByRole('link', { name, exact: true })
      .click();

  await goTo('Offres Compatibles');
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
  await expect(page.getByRole('textbox', { name: 'Description de l’offre' })).toHaveValue(
    /Cariste/u,
  );
});

test('what is new since the last visit is told in the navigation and in the alerts', async ({
  page,
}) => {
  await serve(page, [offer(1, 'Comptable fournisseurs')]);
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

  await serve(page, [offer(1, 'Comptable fournisseurs'), offer(2, 'Comptable clients')]);
  await page.goto('/dashboard');
  const entry = page.getByRole('link', { name: /Offres Ciblées.*1 nouvelle offre/u });
  await entry.click();
  await expect(page.getByText(/^1 nouvelle depuis le/u)).toBeVisible();
  const news = page.getByRole('link', { name: 'Comptable clients' });
  await expect(news).toBeVisible();
  await page.getByRole('button', { name: 'Marquer comme vues' }).click();
  await expect(page.getByText(/^Rien de nouveau depuis le/u)).toBeVisible();
  await expect(entry).toHaveCount(0);
});

test('thousands of offers stay quick to type in, and only some are drawn', async ({ page }) => {
  test.slow();
  const trades = ['Soudeur', 'Comptable', 'Aide-soignant·e'];
  const many = Array.from({ length: 20_000 }, (_, index) =>
    offer(index + 1, `${trades[index % trades.length] ?? ''} (réf. ${index + 1})`),
  );
  await serve(page, many);
  await page.goto(SEARCH);
  await expect(count(page, /^20\s000 offres trouvées$/u)).toBeVisible();
  await keyword(page).fill('aide soignante');
  await keyword(page).fill('aide-soignante');
  await expect(count(page, /^6\s666 offres trouvées$/u)).toBeVisible();
  expect(await results(page).getByRole('article').count()).toBeLessThan(60);
  await results(page).getByRole('article').first().getByRole('button').first().focus();
  await page.keyboard.press('End');
  const last = results(page).getByRole('article').last();
  await expect(last).toHaveAttribute('aria-posinset', '6666');
  await expect(last.locator('[data-result]')).toBeFocused();
});
