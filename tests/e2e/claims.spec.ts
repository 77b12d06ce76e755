import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { screenNames } from '../../src/copy/screenNames.copy.ts';
import { OFFER } from './people.ts';
import { goTo, importCv, LESS_MOTION } from './visit.ts';

test.use(LESS_MOTION);

type Saved = { readonly id: number; readonly score: number };

const historyOf = (page: Page): Promise<readonly Saved[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('analysisResults') ?? '[]') as Saved[]);

/** Compares the sample CV with the sample offer, or with the one that was left in the form, and opens the ledger by the key. */
const compared = async (page: Page, offer: string | null = OFFER): Promise<Saved> => {
  await importCv(page);
  await goTo(page, screenNames.match);
  if (offer !== null)
    await page.getByRole('textbox', { name: 'Description de l’offre' }).fill(offer);
  await page.getByRole('button', { name: 'Comparer', exact: true }).click();
  await expect(page.getByText('Analyse sauvegardée !')).toBeVisible();
  await page.getByRole('button', { name: /détail/u }).press('Enter');
  const [saved] = await historyOf(page);
  if (saved === undefined) throw new Error('nothing was saved');
  return saved;
};

const toast = (page: Page) => page.getByText('Score recalculé');

/** Says in which post a skill was shown, in the words proposed or in others, and adds the line. */
const showIn = async (page: Page, post: RegExp, line?: string): Promise<void> => {
  const posts = page.getByRole('combobox', { name: /dans quel poste/u });
  const option = posts.locator('option').filter({ hasText: post });
  await posts.selectOption((await option.getAttribute('value')) ?? '');
  const text = page.getByRole('textbox', { name: 'Ligne proposée pour votre CV' });
  await expect(text).not.toHaveValue('');
  if (line !== undefined) await text.fill(line);
  await page.getByRole('button', { name: 'Ajouter à Mon CV' }).click();
};

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
  await compared(page, null);
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
  const claim = page
    .getByRole('button', { name: /^J’ai cette compétence/u })
    // In the ledger; a chip of the advice shows the skill's name.
    .filter({ hasText: 'J’ai cette compétence' })
    .first();
  await claim.press('Enter');
  await showIn(page, /^Cariste, Entrepôts du Nord/u);
  await expect(toast(page)).toBeVisible();
  await expect(page.getByText('Ajouté par vous').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Annuler mon ajout/u })).toBeFocused();
  await page.getByRole('button', { name: /^Annuler mon ajout/u }).press('Enter');
  await expect(page.getByText('Ajouté par vous')).toHaveCount(0);
  expect(await historyOf(page)).toMatchObject([{ id: before.id, score: before.score }]);
});

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])
  test.describe(`${width} px wide, « Je l’ai »`, () => {
    test.use({ viewport: { width, height } });

    const openMenu = async (page: Page): Promise<void> => {
      if (width < 1024) await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    };

    const comparedHere = async (page: Page): Promise<Saved> => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await importCv(page);
      await openMenu(page);
      await goTo(page, screenNames.match);
      await page
        .getByRole('textbox', { name: 'Description de l’offre' })
        .fill(
          `${OFFER}\n\nVotre profil\n- Filmage des palettes\n- Étiquetage\n- Cross-docking\n- Gestion des retours\n- Gestion des litiges`,
        );
      await page.getByRole('button', { name: 'Comparer', exact: true }).click();
      await expect(page.getByText('Analyse sauvegardée !')).toBeVisible();
      const [saved] = await historyOf(page);
      if (saved === undefined) throw new Error('nothing was saved');
      return saved;
    };

    const LINE = 'Filmage de 40 palettes par poste';

    test('a chip of the advice asks in which post, adds a line to the CV, and is undone in the settings', async ({
      page,
    }) => {
      const before = await comparedHere(page);
      await page
        // The ledger is folded: the first is a chip of the advice.
        .getByRole('button', { name: /^J’ai cette compétence/u })
        .first()
        .click();
      await showIn(page, /^Manutentionnaire, Transports Delvaux/u, LINE);
      await expect(toast(page)).toBeVisible();
      const [after] = await historyOf(page);
      expect(after?.id).toBe(before.id);
      expect(after?.score).toBeGreaterThan(before.score);

      await openMenu(page);
      await page.getByRole('link', { name: screenNames.settings }).first().click();
      await expect(page.getByText(/Ligne en plus.*Filmage de 40 palettes/u)).toBeVisible();
      await page.getByRole('button', { name: /^Annuler la correction.*Filmage/u }).click();
      await expect(
        page.getByRole('button', { name: /^Annuler la correction.*Filmage/u }),
      ).toHaveCount(0);
    });

    test('a row of the dossier asks the same, and the score there moves', async ({ page }) => {
      const before = await comparedHere(page);
      await page.getByRole('link', { name: 'Ouvrir le dossier' }).first().click();
      await page.waitForURL(/\/dossier\/\d/u);
      await expect(page.getByRole('heading', { name: 'Comparé', exact: true })).toBeVisible();
      // Folded on a phone, open beside the row on a wide screen.
      for (const passages of await page
        .getByText('Voir les passages')
        .filter({ visible: true })
        .all())
        await passages.click();
      await page
        .getByRole('button', { name: /^J’ai cette compétence/u })
        .first()
        .click();
      await showIn(page, /^Cariste, Entrepôts du Nord/u);
      await expect(toast(page)).toBeVisible();
      const [after] = await historyOf(page);
      expect(after?.id).toBe(before.id);
      expect(after?.score).toBeGreaterThan(before.score);
    });
  });

const OWN = 'Cariste de nuit';
const MISSION = 'Conduire les chariots élévateurs dans le respect des règles de sécurité';

/** Keeps the sample offer as one of the user's. */
const addOffer = async (page: Page): Promise<void> => {
  await page.goto('/dashboard/add-offer');
  await page.getByRole('textbox', { name: 'L’annonce', exact: true }).fill(OFFER);
  await page.getByRole('button', { name: 'Lire l’annonce' }).click();
  await page.getByRole('textbox', { name: 'Intitulé du poste' }).fill(OWN);
  await page.getByRole('button', { name: 'Enregistrer l’offre' }).click();
  await expect(page.getByText('Offre ajoutée', { exact: true })).toBeVisible();
};

/** Takes the offer of the user, which stands first, from the search to another screen. */
const takeOffer = async (page: Page, link: string): Promise<void> => {
  await goTo(page, 'Recherche Intelligente');
  await expect(page.getByRole('heading', { name: OWN }).first()).toBeVisible();
  await page.getByRole('link', { name: link }).click();
};

/** What the interview on the offer goes through. */
const topicsOf = async (page: Page): Promise<readonly string[]> => {
  await takeOffer(page, 'Préparer l’entretien');
  await page.getByRole('button', { name: 'Commencer l’entretien' }).click();
  await expect(page.getByText(/^Question 1 sur/u)).toBeVisible();
  const kept = await page.evaluate(() => localStorage.getItem('embellie.interviews') ?? '');
  const { data } = JSON.parse(kept) as { data: { topics: { label: string }[] }[] };
  await page.getByRole('button', { name: 'Interrompre' }).click();
  return data[0]?.topics.map(({ label }) => label) ?? [];
};

const rankedCard = (page: Page) => page.getByRole('article').filter({ hasText: OWN });

test('what an offer does not ask for is gone from its rank and its interview too', async ({
  page,
}) => {
  await addOffer(page);
  await importCv(page);
  await goTo(page, screenNames.compatibleOffers);
  await expect(rankedCard(page)).toContainText('% compatible');
  const before = await rankedCard(page).getByText('% compatible').textContent();
  expect(await topicsOf(page)).toEqual(expect.arrayContaining(['Anglais', MISSION]));

  await takeOffer(page, 'Comparer avec mon CV');
  await page.getByRole('button', { name: 'Comparer', exact: true }).click();
  await expect(page.getByText('Analyse sauvegardée !')).toBeVisible();
  await page.getByRole('button', { name: /détail/u }).press('Enter');
  for (const label of ['Anglais', MISSION]) {
    await page
      .getByRole('button', { name: new RegExp(`^Ce n’est pas demandé.*${label}`, 'iu') })
      .press('Enter');
    await expect(
      page.getByRole('button', { name: new RegExp(`^Remettre cette exigence.*${label}`, 'iu') }),
    ).toBeFocused();
  }

  // The figure of the home was of the ranking before: none is told until the next one, which the search makes.
  await goTo(page, screenNames.home);
  await expect(page.getByText(/elles seront classées d’après votre CV/u)).toBeVisible();

  const topics = await topicsOf(page);
  expect(topics).not.toContain('Anglais');
  expect(topics).not.toContain(MISSION);
  expect(topics.join(' ')).toContain('CACES');

  await goTo(page, screenNames.compatibleOffers);
  await expect(rankedCard(page)).toContainText('% compatible');
  await expect(rankedCard(page).getByText('% compatible')).not.toHaveText(before ?? '');
  await page.getByRole('button', { name: `Pourquoi ce score ${OWN}` }).click();
  await expect(page.getByText('Écartée par vous').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await goTo(page, screenNames.home);
  await expect(page.getByText(/elles seront classées d’après votre CV/u)).toHaveCount(0);
});

test('a letter changed in one tab is shown and said in the other', async ({ page, context }) => {
  await importCv(page);
  await goTo(page, screenNames.coverLetter);
  await page.getByRole('textbox', { name: 'Description de l’offre' }).fill(OFFER);
  await page.getByRole('button', { name: 'Générer la lettre' }).click();
  const letterIn = (tab: Page) => tab.getByRole('article', { name: 'Votre lettre' });
  await expect(letterIn(page)).toContainText('Karim Benali');
  const other = await context.newPage();
  await other.goto('/dashboard/cover-letter');
  await other.getByRole('button', { name: /Modifiée le/u }).click();
  await letterIn(other)
    .getByRole('button', { name: /Modifier/u })
    .first()
    .click();
  await letterIn(other).getByRole('textbox').first().fill('Écrit dans l’autre onglet.');
  await other.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(letterIn(page)).toContainText('Écrit dans l’autre onglet.');
  await expect(page.getByText('Lettre modifiée dans un autre onglet')).toBeVisible();
  await page.getByRole('button', { name: 'Annuler la modification' }).click();
  await expect(letterIn(page)).not.toContainText('Écrit dans l’autre onglet.');
  await expect(letterIn(other)).not.toContainText('Écrit dans l’autre onglet.');
});
