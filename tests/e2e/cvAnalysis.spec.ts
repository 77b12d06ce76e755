import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { screenNames } from '../../src/copy/screenNames.copy.ts';
import { makeDocx } from '../support/documents/docx.ts';
import { makePdf, makeScannedPdf } from '../support/documents/pdf.ts';

/** The CV of a synthetic shop assistant, with something to say about several lines. */
const FIRST: readonly string[] = [
  'Nora Vasseur',
  'Vendeuse en boulangerie',
  'Amiens · nora.vasseur@example.org',
  'EXPÉRIENCES PROFESSIONNELLES',
  'Vendeuse, Boulangerie Petit, Amiens',
  '03/2021 – aujourd’hui',
  'Acceuil et service des clients',
  'Participation aux inventaires',
  'Employée de rayon, Supermarché Duval, Abbeville',
  'Septembre 2018 – février 2021',
  'Mise en rayon et étiquetage',
  'FORMATION',
  '2018 CAP Vente, lycée Delambre, Amiens',
  'COMPÉTENCES',
  'Caisse, mise en rayon, permis B, esprit d’équipe',
  'LANGUES',
  'Anglais : notions',
];

/** The same CV after its owner took the remarks into account. */
const CORRECTED: readonly string[] = FIRST.map((line) =>
  line
    .replace('Amiens · nora', 'Amiens · 06 39 98 61 20 · nora')
    .replace('Acceuil et service des clients', 'Accueil et service de 200 clients par jour')
    .replace('Participation aux inventaires', 'Préparation de deux inventaires par an')
    .replace('03/2021', 'Mars 2021'),
);

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const importCv = async (page: Page, name: string, bytes: Uint8Array): Promise<void> => {
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name,
      mimeType: name.endsWith('pdf') ? 'application/pdf' : DOCX,
      buffer: Buffer.from(bytes),
    });
  await expect(page.getByText(name, { exact: true })).toBeVisible();
};

/** Goes to a screen of the navigation as a keyboard does. */
const goTo = async (page: Page, name: string): Promise<void> => {
  await page
    .getByRole('navigation', { name: 'Navigation principale' })
    .getByRole('link', { name, exact: true })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

/** Walks with the Tab key to a control of the screen, and presses Enter. */
const reach = async (page: Page, role: 'button' | 'link', name: string): Promise<void> => {
  const control = page.getByRole('main').getByRole(role, { name, exact: true });
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
  await page.keyboard.press('Enter');
};

test.describe('the analysis of a CV', () => {
  test('quotes its lines, then tells what a corrected CV changed, by keyboard only', async ({
    page,
  }) => {
    await page.goto('/dashboard/cv-analysis');
    await expect(page.getByRole('heading', { name: 'Aucun CV importé' })).toBeVisible();
    await reach(page, 'link', 'Importer mon CV');

    await importCv(page, 'cv-vasseur.docx', makeDocx(FIRST));
    await expect(page.getByRole('heading', { name: 'Ce que nous avons lu' })).toBeVisible();
    await goTo(page, screenNames.cvAnalysis);
    await reach(page, 'button', 'Lancer l’analyse');
    await expect(page.getByRole('heading', { name: 'Points forts' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Axes d’amélioration' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Mots-clés suggérés' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Avant / après' })).toHaveCount(0);

    const spelling = page.locator('summary', { hasText: /^Orthographe\+/u });
    await spelling.focus();
    await page.keyboard.press('Enter');
    await expect(
      page.locator('blockquote', { hasText: 'Acceuil et service des clients' }).last(),
    ).toBeVisible();
    await expect(page.getByText('« Accueil et service des clients »').last()).toBeVisible();
    const before = await page.evaluate(
      () =>
        (
          JSON.parse(localStorage.getItem('embellie.cvReview') ?? '{}') as {
            data?: { latest?: { score?: number } };
          }
        ).data?.latest?.score,
    );

    await goTo(page, screenNames.myCv);
    await importCv(page, 'cv-vasseur-corrige.pdf', makePdf(CORRECTED));
    await expect(page.getByRole('heading', { name: 'Ce que nous avons lu' })).toBeVisible();
    await goTo(page, screenNames.cvAnalysis);
    await expect(
      page.getByText(new RegExp(`Dernière analyse\\s: ${before} sur 100`, 'u')),
    ).toBeVisible();
    await reach(page, 'button', 'Lancer l’analyse');
    await expect(page.getByRole('heading', { name: 'Avant / après' })).toBeVisible();
    await expect(page.getByText(/^\+\d+ points$/u).first()).toBeVisible();
    const solved = page.locator('summary', { hasText: /remarques? réglées?/u });
    await solved.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('« Acceuil et service des clients »')).toBeVisible();

    await reach(page, 'button', 'Oublier l’analyse précédente');
    await expect(page.getByRole('heading', { name: 'Avant / après' })).toHaveCount(0);
  });

  test('a CV whose text cannot be read gives the specified sample, marked', async ({ page }) => {
    await page.clock.install();
    await page.goto('/dashboard/my-cv');
    await importCv(page, 'scan.pdf', makeScannedPdf());
    await goTo(page, screenNames.cvAnalysis);
    await expect(page.getByRole('button', { name: 'Lancer l’analyse' })).toBeVisible();
    // From here on time goes by as told: a busy machine must not skip a step.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await page.getByRole('button', { name: 'Lancer l’analyse' }).click();
    for (const [percent, step] of [
      ['25 %', 1500],
      ['50 %', 2000],
      ['75 %', 2000],
      ['100 %', 1500],
    ] as const) {
      await expect(page.getByText(percent)).toBeVisible();
      await page.clock.runFor(step);
    }
    // What is loaded between two waits takes true time: the clock goes on until the result stands.
    await page.clock.resume();
    await expect(page.getByText('Exemple', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Points forts' })).toBeVisible();
    await page.getByRole('button', { name: 'Relancer l’analyse' }).click();
    await expect(page.getByText('25 %')).toBeVisible();
  });
});
