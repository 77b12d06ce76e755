import { readFile } from 'node:fs/promises';

import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { screenNames } from '../../src/copy/screenNames.copy.ts';
import { OFFER } from './people.ts';
import { goTo, importCv } from './visit.ts';

/** More presses than this, and somebody on a phone gives up. */
const FEWEST_TOO_MANY = 14;

/** Counts what a finger presses, from the next page on. */
const countPresses = async (page: Page): Promise<{ readonly count: () => number }> => {
  let presses = 0;
  await page.exposeFunction('pressed', () => {
    presses += 1;
  });
  await page.evaluate(() => {
    addEventListener(
      'pointerdown',
      () => (window as unknown as { readonly pressed: () => void }).pressed(),
      { capture: true },
    );
  });
  return { count: () => presses };
};

/** Closes the dossier of an address in a tab of its own, which is returned. */
const closeElsewhere = async (page: Page, address: string): Promise<Page> => {
  const other = await page.context().newPage();
  await other.goto(address);
  await other.getByRole('button', { name: 'Fermer ce dossier' }).click();
  await other.getByRole('button', { name: 'Fermer le dossier' }).click();
  await expect(other.getByText('Ce dossier n’est plus là')).toBeVisible();
  return other;
};

/** A CV, imported, and an advertisement, pasted, compared. */
const compareOffer = async (page: Page): Promise<void> => {
  await importCv(page);
  await goTo(page, screenNames.match);
  await page.getByRole('textbox', { name: 'Description de l’offre' }).fill(OFFER);
  await page.getByRole('button', { name: 'Comparer', exact: true }).click();
};

const pressLink = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('main').getByRole('link', { name }).first().click();

/** Opens the dossier of an advertisement just compared. Its address. */
const openComparedDossier = async (page: Page): Promise<string> => {
  await compareOffer(page);
  await pressLink(page, 'Ouvrir le dossier');
  await expect(page).toHaveURL(/\/dashboard\/dossier\/\d+$/u);
  return page.url();
};

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height } });

    test('one job, from its advertisement pasted once to an answer for the interview', async ({
      page,
    }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await importCv(page);
      const presses = await countPresses(page);

      if (width < 1024) await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
      await goTo(page, screenNames.match);
      await page.getByRole('textbox', { name: 'Description de l’offre' }).fill(OFFER);
      await page.getByRole('button', { name: 'Comparer', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Pourquoi ce score' })).toBeVisible();

      await pressLink(page, 'Écrire la lettre');
      await expect(page.getByRole('region', { name: 'Offre en main' })).toContainText('Cariste');
      await expect(page.getByRole('textbox', { name: 'Description de l’offre' })).toHaveCount(0);
      await page.getByRole('button', { name: 'Générer la lettre' }).click();
      // On a phone the letter takes the place of what it was made from, until that is asked for.
      const words = page.getByRole('textbox', { name: 'Informations clés' });
      await expect(page.getByRole('button', { name: 'Télécharger' })).toBeVisible();
      await expect(words).toBeVisible({ visible: width >= 1024 });
      await page.getByRole('button', { name: 'Télécharger' }).click();
      // The menu opens where its button stands: the page stays where it was.
      await expect(page.getByRole('menuitem', { name: /Word/u })).toBeInViewport();
      const [letter] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: /Word/u }).click(),
      ]);
      expect(letter.suggestedFilename()).toMatch(/\.docx$/u);

      await pressLink(page, 'Son dossier');
      await expect(page.getByRole('heading', { level: 1, name: /^Cariste/u })).toBeVisible();
      await page.getByRole('button', { name: 'J’ai postulé' }).click();
      const dialog = page.getByRole('dialog', { name: 'Notez votre candidature' });
      await expect(dialog.getByLabel('CV envoyé')).toHaveValue('cv-benali.pdf');
      await dialog.getByRole('button', { name: 'Noter la candidature' }).click();
      await expect(page.getByText('Candidature notée', { exact: true })).toBeVisible();
      await expect(page.getByText(/^Relance prévue \p{L}+ \d/u)).toBeVisible();
      await expect(page.getByText('Candidature envoyée avec succès')).toHaveCount(0);

      const [calendar] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Dans mon agenda (.ics)', exact: true }).click(),
      ]);
      expect(calendar.suggestedFilename()).toMatch(/^relance-\d{4}-\d{2}-\d{2}\.ics$/u);
      const event = await readFile(await calendar.path(), 'utf8');
      expect(event).toMatch(/\r\nDTSTART:\d{8}T0[89]0000Z\r\n/u);
      expect(event).toContain('SUMMARY:Relancer – Cariste');

      await pressLink(page, 'M’entraîner');
      await expect(page.getByRole('region', { name: 'Offre en main' })).toContainText('Cariste');
      await page.getByRole('button', { name: 'Commencer l’entretien' }).click();
      await page
        .getByRole('textbox', { name: 'Votre réponse' })
        .fill('Je conduis des chariots depuis 2020, aux Entrepôts du Nord.');
      // Nothing stands over what is being written.
      await expect(
        page.getByRole('button', { name: 'Question suivante' }).locator('xpath=..'),
      ).toHaveCSS('position', 'static');
      expect(presses.count()).toBeGreaterThan(8);
      expect(presses.count()).toBeLessThan(FEWEST_TOO_MANY);

      // One dossier, to which all of it belongs.
      await expect
        .poll(() =>
          page.evaluate(() => {
            const kept = (key: string) =>
              (
                JSON.parse(localStorage.getItem(key) ?? '{"data":[]}') as {
                  data: { readonly id: number; readonly dossierId?: number }[];
                }
              ).data;
            const [dossier, ...others] = kept('embellie.dossiers');
            const joined = ['applications', 'letters', 'interviews'].map((name) =>
              kept(`embellie.${name}`).every(({ dossierId }) => dossierId === dossier?.id),
            );
            return { others: others.length, joined };
          }),
        )
        .toEqual({ others: 0, joined: [true, true, true] });
    });
  });
}

test('an advertisement that was read is offered again where a screen asks for one', async ({
  page,
}) => {
  await compareOffer(page);
  await page.getByRole('button', { name: 'Comparer avec une autre offre' }).click();
  for (const screen of [screenNames.match, screenNames.coverLetter, screenNames.interview]) {
    await goTo(page, screen);
    await page
      .getByRole('navigation', { name: 'Reprendre une annonce déjà lue' })
      .getByRole('link', { name: /Cariste/u })
      .click();
    await expect(page.getByRole('region', { name: 'Offre en main' })).toContainText('Cariste');
  }
});

test('a followed offer waits among the applications, and its dossier can be closed', async ({
  page,
}) => {
  await compareOffer(page);
  await page.getByRole('button', { name: 'Suivre cette offre' }).click();
  await goTo(page, screenNames.applications);
  await pressLink(page, /^Cariste/u);
  await expect(page).toHaveURL(/\/dashboard\/dossier\/\d+$/u);
  await page.reload();
  await page.getByRole('button', { name: 'Fermer ce dossier' }).click();
  await page.getByRole('button', { name: 'Fermer le dossier' }).click();
  await expect(page.getByText('Ce dossier n’est plus là')).toBeVisible();
});

test('what is being typed in a dossier while another tab closes it stays, and opens it again once kept', async ({
  page,
}) => {
  const address = await openComparedDossier(page);
  await page.getByRole('button', { name: 'Modifier les notes' }).click();
  await page
    .getByRole('textbox', { name: 'Notes de ce dossier' })
    .fill('Demander les horaires de nuit');

  const other = await closeElsewhere(page, address);
  const closed = page.getByText('Ce dossier a été fermé dans un autre onglet');
  await expect(closed).toBeVisible();
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('Dossier rouvert')).toBeVisible();
  await expect(closed).toHaveCount(0);
  await other.goto(address);
  await expect(other.getByText('Demander les horaires de nuit')).toBeVisible();
});

test('a line of the CV for a job, being corrected while another tab closes its dossier, is kept with it', async ({
  page,
}) => {
  const address = await openComparedDossier(page);
  await pressLink(page, 'Préparer ce CV');
  const sheet = page.getByRole('article', { name: 'Votre CV pour ce poste' });
  await sheet.getByRole('button', { name: /^Réception des marchandises/u }).click();
  const line = sheet.getByRole('textbox', { name: 'Texte de la ligne' });
  await line.fill('Réception de vingt camions par jour');

  const other = await closeElsewhere(page, address);
  await expect(line).toHaveValue('Réception de vingt camions par jour');
  await sheet.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Dossier rouvert')).toBeVisible();
  await other.goto(`${address}?vue=cv`);
  await expect(
    other.getByRole('button', { name: /^Réception de vingt camions par jour/u }),
  ).toBeVisible();
});

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test.describe(`${width} px wide, the CV for this job`, () => {
    test.use({ viewport: { width, height } });

    test('is made, reworded, exported in three formats, and read again', async ({ page }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await importCv(page);
      if (width < 1024) await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
      await goTo(page, screenNames.match);
      await page.getByRole('textbox', { name: 'Description de l’offre' }).fill(OFFER);
      await page.getByRole('button', { name: 'Comparer', exact: true }).click();
      await pressLink(page, 'Ouvrir le dossier');
      await pressLink(page, 'Préparer ce CV');
      const sheet = page.getByRole('article', { name: 'Votre CV pour ce poste' });
      await expect(sheet).toContainText('Karim Benali');
      await expect(sheet).toContainText('CACES R489');

      await sheet.getByRole('button', { name: /^Réception des marchandises/u }).click();
      await sheet
        .getByRole('textbox', { name: 'Texte de la ligne' })
        .fill('Réception et contrôle des marchandises');
      await sheet.getByRole('button', { name: 'Enregistrer' }).click();
      await expect(page.getByRole('button', { name: /lignes? diff/u })).toBeVisible();

      const download = async (format: RegExp): Promise<string> => {
        await page.getByRole('button', { name: 'Télécharger' }).click();
        const [file] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('menuitem', { name: format }).click(),
        ]);
        return file.path();
      };
      const json = JSON.parse(await readFile(await download(/JSON/u), 'utf8')) as {
        readonly work: readonly { readonly highlights: readonly string[] }[];
      };
      expect(json.work.flatMap(({ highlights }) => highlights)).toContain(
        'Réception et contrôle des marchandises',
      );
      const word = await readFile(await download(/Word/u));
      expect(word.subarray(0, 2).toString('latin1')).toBe('PK');
      const pdf = await readFile(await download(/PDF/u));

      // Kept with its dossier, and the one that is noted as sent.
      await page.reload();
      await expect(sheet).toContainText('Réception et contrôle des marchandises');
      await pressLink(page, 'Son dossier');
      await expect(page.getByRole('link', { name: 'Ouvrir ce CV' })).toBeVisible();
      await page.getByRole('button', { name: 'J’ai postulé' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Notez votre candidature' });
      await expect(dialog.getByRole('checkbox', { name: /Garder ce CV/u })).toBeChecked();
      await dialog.getByRole('button', { name: 'Noter la candidature' }).click();
      await expect(
        page.getByRole('button', { name: /^Télécharger.*Karim Benali.*\.pdf/u }),
      ).toBeVisible();

      await importCv(page, { name: 'exporté.pdf', mimeType: 'application/pdf', buffer: pdf });
      const main = page.getByRole('main');
      await expect(main).toContainText('Entrepôts du Nord');
      await expect(main).toContainText('Transports Delvaux');
      await expect(main).toContainText('karim.benali@example.org');
    });
  });
}

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])
  test(`a comparison is handed over without names, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await importCv(page);
    if (width < 1024) await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    await goTo(page, screenNames.match);
    await page.getByRole('textbox', { name: 'Description de l’offre' }).fill(OFFER);
    await page.getByRole('button', { name: 'Comparer', exact: true }).click();
    await pressLink(page, 'Fiche à imprimer');
    const sheet = page.getByRole('article', { name: 'La fiche' });
    await expect(sheet).toContainText('Nord Fret');
    await page.getByRole('switch', { name: /Sans les noms/u }).click();
    await expect(sheet).not.toContainText('Nord Fret');
    await expect(sheet).toContainText('[employeur]');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Télécharger en PDF' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('comparaison-cariste.pdf');
    const pdf = await readFile(await file.path());
    expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    await pressLink(page, 'Cette analyse');
    await expect(page.getByRole('link', { name: 'Fiche à imprimer' })).toBeVisible();
  });
