import { expect, test } from '@playwright/test';

import { screenNames } from '../../src/copy/screenNames.copy.ts';
import {
  card,
  CATALOGUE,
  count,
  keyword,
  offer,
  PHONE,
  results,
  SEARCH,
  serve,
  toast,
} from './searchScreen.ts';

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

  test('what nothing answers says what to give up for some offers', async ({ page }) => {
    await page.goto(SEARCH);
    await keyword(page).fill('"comptable"');
    await page.getByRole('button', { name: /^Seulement « comptable » 1/u }).click();
    await expect(count(page, /^1 offre trouvée$/u)).toBeVisible();
    await expect(keyword(page)).toHaveValue('comptable');
    await expect(page.getByRole('region', { name: 'Offres trouvées' })).toBeFocused();
    await page.getByRole('checkbox', { name: 'Stage' }).check();
    await page.getByRole('button', { name: /^Sans le contrat 1/u }).click();
    await expect(card(page, 'Comptable général')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Stage' })).not.toBeChecked();
  });

  test('half of a character at the end of a long address breaks nothing', async ({ page }) => {
    await page.goto(`${SEARCH}?q=${encodeURIComponent(`${'a'.repeat(199)}\u{1f642}`)}`);
    await expect(page.getByRole('heading', { name: 'Aucune offre trouvée' })).toBeVisible();
  });

  test('on a phone the words stay in view, the choices fold, and the page stays where it is', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(SEARCH);
    await expect(keyword(page)).toBeInViewport();
    const more = page.getByRole('button', { name: /^Autres filtres/u });
    await more.click();
    const choice = page.getByRole('checkbox', { name: 'Télétravail' });
    await choice.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(0);
    await choice.check();
    await expect(page).toHaveURL(/mode=teletravail$/u);
    await expect(choice).toBeInViewport();
    await more.click();
    await page.getByRole('button', { name: 'Retirer le filtre Télétravail' }).click();
    await expect(count(page, /^19 offres trouvées/u)).toBeVisible();
  });

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

test('the specialised search stands in the address', async ({ page }) => {
  await page.goto('/dashboard/specialized-search');
  await page.getByRole('searchbox').fill('suivi');
  await page.getByRole('checkbox', { name: /^Impactpool/u }).uncheck();
  await expect(page).toHaveURL(/q=suivi&site=nations-unies&site=developpement$/u);
  await page.reload();
  await expect(page.getByText('1 résultat trouvé')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Voir l' })).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: /^Impactpool/u })).not.toBeChecked();
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

test('alert preferences that are not saved yet are still there on coming back', async ({
  page,
}) => {
  await page.goto('/dashboard/job-alerts');
  const words = page.getByRole('textbox', { name: 'Mots-clés' });
  await words.fill('soudeur');
  await page.getByRole('link', { name: screenNames.applications }).first().click();
  await expect(page).toHaveURL(/applications/u);
  await page.goBack();
  await expect(words).toHaveValue('soudeur');
  await expect(page.getByText('Modifications non sauvegardées.')).toBeVisible();
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
