import { readFileSync } from 'node:fs';

import { expect, test } from '@playwright/test';
import type { Download, Page } from '@playwright/test';

import { screenNames } from '../../src/copy/screenNames.copy.ts';
import { CV_FILES, OFFER } from './people.ts';
import { goTo, importCv } from './visit.ts';

const letter = (page: Page) => page.getByRole('article', { name: 'Votre lettre' });
const paragraph = (page: Page, name: RegExp) => letter(page).getByRole('region', { name });

/** Chooses in the open menu, by the key: a page that is still scrolling moves what a pointer aims at. */
const choose = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('menuitem', { name }).press('Enter');

const download = async (page: Page, format: RegExp): Promise<Download> => {
  await page.getByRole('button', { name: 'Télécharger' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), choose(page, format)]);
  return file;
};

/** Reads a downloaded letter with the product's own reader of CVs: what it finds is what others will. */
const readBack = async (page: Page, file: Download, mimeType: string): Promise<void> => {
  await goTo(page, screenNames.myCv);
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: file.suggestedFilename(),
      mimeType,
      buffer: readFileSync(await file.path()),
    });
  await expect(page.getByText(file.suggestedFilename(), { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ce que nous avons lu' })).toBeVisible();
  await expect(page.getByText(/karim\.benali@example\.org/u).first()).toBeVisible();
};

test.describe('the cover letter', () => {
  test('composed from the CV, edited, undone, copied, downloaded, found again', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await importCv(page);
    await goTo(page, screenNames.coverLetter);
    await page.getByRole('textbox', { name: 'Description de l’offre' }).fill(OFFER);
    await page
      .getByRole('textbox', { name: 'Informations clés' })
      .fill('Je suis disponible dès le 4 janvier.');

    const tone = page.getByRole('slider', { name: /ton de la lettre/u });
    await expect(tone).toHaveValue('50');
    await tone.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(tone).toHaveValue('49');
    await page.keyboard.press('Home');
    await expect(tone).toHaveAttribute('aria-valuetext', /Très formel/u);

    await page.getByRole('button', { name: 'Générer la lettre' }).click();
    await expect(letter(page)).toContainText('Karim Benali');
    await expect(letter(page)).toContainText('Candidature au poste de cariste');
    await expect(letter(page)).toContainText('Je suis disponible dès le 4 janvier.');
    await expect(letter(page)).toContainText('180 colis');
    await expect(letter(page)).not.toContainText('anglais');
    await expect(page.getByText('Exemple', { exact: true })).toHaveCount(0);

    const me = paragraph(page, /preuve principale/u);
    await me.getByRole('button', { name: /Sources/u }).click();
    await expect(me.getByText(/Préparation de commandes au casque vocal, 180/u)).toBeVisible();

    const before = (await me.getByRole('paragraph').first().textContent()) ?? '';
    await me.getByRole('button', { name: /Modifier/u }).click();
    await page.getByRole('textbox', { name: /preuve principale/u }).fill('Mes propres mots.');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(letter(page)).toContainText('Mes propres mots.');
    await page.getByRole('button', { name: 'Annuler la modification' }).click();
    await expect(letter(page)).not.toContainText('Mes propres mots.');
    await expect(me).toContainText(before);
    await page.getByRole('button', { name: 'Rétablir la modification' }).click();
    await expect(letter(page)).toContainText('Mes propres mots.');
    await me.getByRole('button', { name: /Reformuler/u }).click();
    await expect(letter(page)).not.toContainText('Mes propres mots.');

    const first = await letter(page).textContent();
    await page.getByRole('button', { name: 'Régénérer', exact: true }).click();
    await expect(letter(page)).toContainText('Karim Benali');
    expect(await letter(page).textContent()).not.toBe(first);

    await page.getByRole('button', { name: 'Copier' }).click();
    await expect(page.getByText('Lettre copiée')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('Objet\u00a0: Candidature au poste de cariste');
    expect(copied).toMatch(/^Karim Benali\n/u);

    const docx = await download(page, /Word/u);
    expect(docx.suggestedFilename()).toMatch(/^Lettre - .*\.docx$/u);
    const pdf = await download(page, /PDF/u);
    const text = await download(page, /Texte/u);
    expect(readFileSync(await text.path(), 'utf8')).toBe(`${copied}\n`);

    const kept = await letter(page).textContent();
    await page.reload();
    await page.getByRole('button', { name: /Modifiée le/u }).click();
    await expect(letter(page)).toContainText('Karim Benali');
    expect(await letter(page).textContent()).toBe(kept);

    await readBack(
      page,
      docx,
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    );
    await readBack(page, pdf, 'application/pdf');
  });

  test('a newcomer sees the specified sample, marked, after 2.5 s', async ({ page }) => {
    await page.clock.install();
    await page.goto('/dashboard/cover-letter');
    await page.getByRole('button', { name: 'Générer la lettre' }).click();
    await expect(page.getByRole('button', { name: 'Générer la lettre' })).toBeDisabled();
    await page.clock.runFor(2500);
    await expect(page.getByText('Exemple', { exact: true })).toBeVisible();
    await expect(letter(page)).toContainText('[intitulé du poste]');
    await page.getByRole('button', { name: 'Télécharger' }).click();
    await expect(page.getByText('Bientôt disponible !')).toBeVisible();
    await expect(page.getByText(/sera bientôt disponible/u)).toBeVisible();
  });

  test('on paper stands the letter alone, on white, whatever the theme', async ({ page }) => {
    await page.clock.install();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/dashboard/cover-letter');
    await page.getByRole('button', { name: 'Générer la lettre' }).click();
    await page.clock.runFor(2500);
    await expect(letter(page)).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const chosen of ['', 'dark']) {
      await page.locator('html').evaluate((html, theme) => {
        if (theme !== '') html.dataset['theme'] = theme;
      }, chosen);
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect(letter(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect(letter(page)).toHaveCSS('color', 'rgb(0, 0, 0)');
    }
    await expect(letter(page)).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: screenNames.coverLetter })).toHaveCount(0);
    await expect(page.locator('button:visible')).toHaveCount(0);
  });

  test('letters are renamed, duplicated and deleted behind a confirmation', async ({ page }) => {
    await importCv(page, CV_FILES[1]);
    await goTo(page, screenNames.coverLetter);
    await page.getByRole('textbox', { name: 'Description de l’offre' }).fill(OFFER);
    await page.getByRole('button', { name: 'Générer la lettre' }).click();
    await expect(letter(page)).toBeVisible();
    const items = page.getByRole('button', { name: /Modifiée le/u });
    await expect(items).toHaveCount(1);

    const menu = page.getByRole('button', { name: /^Actions sur/u });
    await menu.first().click();
    await choose(page, 'Dupliquer');
    await expect(items).toHaveCount(2);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await menu.first().click();
    await choose(page, 'Renommer');
    await page.getByRole('textbox', { name: 'Nom de la lettre' }).fill('Ma lettre pour Lesquin');
    await page.getByRole('button', { name: 'Renommer', exact: true }).click();
    await expect(
      page.getByRole('button', { name: /Ma lettre pour Lesquin.*Modifiée/u }),
    ).toBeVisible();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await menu.first().click();
    await choose(page, 'Supprimer');
    const dialog = page.getByRole('alertdialog', { name: /Supprimer cette lettre/u });
    await expect(dialog).toContainText('irréversible');
    await dialog.getByRole('button', { name: 'Supprimer' }).click();
    await expect(items).toHaveCount(1);
    await page.reload();
    await expect(items).toHaveCount(1);
  });
});
