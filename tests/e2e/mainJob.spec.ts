import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { screenNames } from '../../src/copy/screenNames.copy.ts';
import { makeZipBomb } from '../support/documents/docx.ts';
import { makeEncryptedPdf, makeScannedPdf } from '../support/documents/pdf.ts';
import { CV_FILES, OFFER } from './people.ts';
import { goTo } from './visit.ts';

type Payload = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

const importCv = (page: Page, file: Payload): Promise<void> =>
  page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ ...file });

const compare = async (page: Page, offer: string): Promise<void> => {
  await goTo(page, screenNames.match);
  await page.getByRole('textbox', { name: 'Description de l’offre' }).fill(offer);
  await page.getByRole('button', { name: 'Comparer', exact: true }).click();
};

/** Errors and policy violations that the browser reports while the journey runs. */
const complaintsOf = (page: Page): readonly string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
};

/** Whole years, the month that runs counted: his posts follow each other up to today. */
const yearsSinceJanuary = (year: number): number => {
  const today = new Date();
  return today.getFullYear() - year + (today.getMonth() === 11 ? 1 : 0);
};

test.describe('the main job', () => {
  for (const file of CV_FILES) {
    test(`${file.name}: read, compared, found again after a reload`, async ({ page }) => {
      const complaints = complaintsOf(page);
      const outside: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith('http://localhost') && !request.url().startsWith('blob:')) {
          outside.push(request.url());
        }
      });
      await page.goto('/dashboard/my-cv');
      await importCv(page, file);
      await expect(page.getByRole('heading', { name: 'Ce que nous avons lu' })).toBeVisible();
      await expect(page.getByText('Succès')).toBeVisible();
      for (const value of ['Karim', 'Benali', 'karim.benali@example.org', 'Lille']) {
        await expect(
          page.getByRole('button', { name: new RegExp(value, 'u') }).first(),
        ).toBeVisible();
      }
      await expect(
        page.getByText(new RegExp(`\\b${yearsSinceJanuary(2017)} ans`, 'u')),
      ).toBeVisible();

      await compare(page, OFFER);
      await expect(page.getByRole('heading', { name: 'Pourquoi ce score' })).toBeVisible();
      await expect(page.getByText('Analyse sauvegardée !')).toBeVisible();
      await expect(page.getByText('Exemple', { exact: true })).toHaveCount(0);
      await page.getByRole('button', { name: /détail/u }).click();
      await expect(page.getByText('CACES R489 catégories 1, 3 et 5').first()).toBeVisible();

      const [saved] = await page.evaluate(
        () => JSON.parse(localStorage.getItem('analysisResults') ?? '[]') as { score: number }[],
      );
      expect(saved?.score).toBeGreaterThan(70);

      await page.reload();
      await goTo(page, screenNames.analyses);
      await page.getByRole('link', { name: /^Voir le détail de .*Cariste/u }).click();
      await expect(page.getByRole('heading', { name: 'Pourquoi ce score' })).toBeVisible();
      await expect(page.getByText(new RegExp(`Score de ${saved?.score} sur 100`, 'u'))).toHaveCount(
        1,
      );

      expect(outside).toEqual([]);
      expect(complaints).toEqual([]);
    });
  }

  test('the specified fields of a saved analysis are plain values', async ({ page }) => {
    await page.goto('/dashboard/my-cv');
    await importCv(page, CV_FILES[0]);
    await expect(page.getByRole('heading', { name: 'Ce que nous avons lu' })).toBeVisible();
    await compare(page, OFFER);
    await expect(page.getByText('Analyse sauvegardée !')).toBeVisible();
    const kinds = await page.evaluate(() => {
      const list = JSON.parse(localStorage.getItem('analysisResults') ?? '[]') as Record<
        string,
        unknown
      >[];
      const kindOf = (value: unknown): string =>
        Array.isArray(value)
          ? value.every((item) => typeof item === 'string')
            ? 'texts'
            : 'list'
          : typeof value;
      return Object.fromEntries(
        ['id', 'date', 'score', 'summary', 'summaryColor', 'matching', 'missing', 'advice'].map(
          (field) => [field, kindOf(list[0]?.[field])],
        ),
      );
    });
    expect(kinds).toEqual({
      id: 'number',
      date: 'string',
      score: 'number',
      summary: 'string',
      summaryColor: 'string',
      matching: 'texts',
      missing: 'texts',
      advice: 'texts',
    });
  });

  test('a correction is what the comparison uses', async ({ page }) => {
    await page.goto('/dashboard/my-cv');
    await importCv(page, CV_FILES[0]);
    await page.getByRole('button', { name: 'Ajouter une compétence' }).click();
    await page.getByRole('textbox', { name: 'Ajouter une compétence' }).fill('Anglais technique');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Anglais technique', { exact: true })).toBeVisible();
    await goTo(page, screenNames.match);
    await goTo(page, screenNames.myCv);
    await expect(page.getByText('Anglais technique', { exact: true })).toBeVisible();
  });
});

test.describe('files that cannot be read', () => {
  const bad: readonly { readonly title: RegExp; readonly file: Payload }[] = [
    {
      title: /Ce fichier est vide/u,
      file: { name: 'vide.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
    },
    {
      title: /n’est pas un CV que nous savons lire/u,
      file: {
        name: 'photo.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 73) % 256)),
      },
    },
    {
      title: /protégé par un mot de passe/u,
      file: {
        name: 'protege.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(makeEncryptedPdf()),
      },
    },
    {
      title: /Ce document est une image/u,
      file: {
        name: 'scan.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(makeScannedPdf()),
      },
    },
    {
      title: /endommagé|trop lourd/u,
      file: {
        name: 'bombe.docx',
        mimeType: 'application/octet-stream',
        buffer: Buffer.from(makeZipBomb()),
      },
    },
  ];

  for (const { title, file } of bad) {
    test(`${file.name} is accepted, explained, and the app goes on`, async ({ page }) => {
      await page.goto('/dashboard/my-cv');
      await importCv(page, file);
      await expect(page.getByText(title)).toBeVisible();
      await expect(page.getByText(file.name, { exact: true })).toBeVisible();
      // What cannot be read is not ready: nothing praises it.
      await expect(page.getByText('Succès')).toHaveCount(0);
      await importCv(page, CV_FILES[0]);
      await expect(page.getByRole('heading', { name: 'Ce que nous avons lu' })).toBeVisible();
      // Given again over a good CV, it does not take its place.
      await importCv(page, file);
      await expect(page.getByText(title)).toBeVisible();
      // What was said of the good one does not stand beside it.
      await expect(page.getByText('Succès')).toHaveCount(0, { timeout: 3000 });
      await expect(page.getByText(CV_FILES[0].name, { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Ce que nous avons lu' })).toBeVisible();
    });
  }

  test('an unreadable CV gives the specified simulation, marked', async ({ page }) => {
    await page.clock.install();
    await page.goto('/dashboard/my-cv');
    await importCv(page, {
      name: 'scan.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(makeScannedPdf()),
    });
    await expect(page.getByText('Ce document est une image')).toBeVisible();
    await goTo(page, screenNames.match);
    await page.getByRole('textbox', { name: 'Description de l’offre' }).fill(OFFER);
    // From here on time goes by as told: a busy machine must not skip a step.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await page.getByRole('button', { name: 'Comparer', exact: true }).click();
    await expect(page.getByText('25 %')).toBeVisible();
    await page.clock.runFor(1500);
    await expect(page.getByText('50 %')).toBeVisible();
    await page.clock.runFor(2000);
    await expect(page.getByText('75 %')).toBeVisible();
    await page.clock.runFor(2000);
    await expect(page.getByText('100 %')).toBeVisible();
    // What is loaded between two waits takes true time: the clock goes on until the result stands.
    await page.clock.resume();
    await expect(page.getByText('Exemple', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Comparer avec une autre offre' }).click();
    await expect(page.getByRole('textbox', { name: 'Description de l’offre' })).toHaveValue('');
  });
});

test.describe('the CV', () => {
  test('is lost on reload, unless its owner asks to keep it', async ({ page }) => {
    await page.goto('/dashboard/my-cv');
    await importCv(page, CV_FILES[0]);
    await expect(page.getByRole('heading', { name: 'Ce que nous avons lu' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Aucun CV importé' })).toBeVisible();

    await importCv(page, CV_FILES[0]);
    await page.getByRole('switch', { name: /Garder mon CV/u }).check();
    await expect(page.getByRole('heading', { name: 'Ce que nous avons lu' })).toBeVisible();
    await page.waitForFunction(() => localStorage.getItem('embellie.cvCorrections') !== null);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Ce que nous avons lu' })).toBeVisible();

    await page.getByRole('button', { name: 'Supprimer le CV' }).click();
    await expect(page.getByText('Fichier supprimé')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Aucun CV importé' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Aucun CV importé' })).toBeVisible();
  });

  test('a second file dropped while the first is read wins', async ({ page }) => {
    await page.goto('/dashboard/my-cv');
    await importCv(page, CV_FILES[0]);
    await importCv(page, CV_FILES[1]);
    await expect(page.getByText(CV_FILES[1].name, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ce que nous avons lu' })).toBeVisible();
    await expect(page.getByText(CV_FILES[0].name, { exact: true })).toHaveCount(0);
  });
});

test.describe('the history', () => {
  test('keeps ten, newest first, and deletes behind a confirmation', async ({ page }) => {
    await page.addInitScript(() => {
      if (localStorage.getItem('analysisResults')) return;
      localStorage.setItem(
        'analysisResults',
        JSON.stringify(
          Array.from({ length: 10 }, (_, index) => ({
            id: 1000 - index,
            date: '2026-11-20T10:00:00.000Z',
            score: 70,
            summary: `Analyse ${10 - index}`,
            summaryColor: 'amber',
            matching: ['Accueil'],
            missing: ['Caisse'],
            advice: ['Un conseil'],
          })),
        ),
      );
    });
    await page.goto('/dashboard/my-cv');
    await importCv(page, CV_FILES[0]);
    await expect(page.getByRole('heading', { name: 'Ce que nous avons lu' })).toBeVisible();
    await compare(page, OFFER);
    await expect(page.getByText('Analyse sauvegardée !')).toBeVisible();
    await goTo(page, screenNames.analyses);
    const items = page.getByRole('main').getByRole('listitem');
    await expect(
      items.filter({ has: page.getByRole('button', { name: /Supprimer/u }) }),
    ).toHaveCount(10);
    await expect(items.first()).toContainText('Cariste');
    await expect(page.getByText('Analyse 1', { exact: true })).toHaveCount(0);

    await page
      .getByRole('button', { name: /Supprimer l’analyse/u })
      .first()
      .click();
    const one = page.getByRole('alertdialog', { name: 'Supprimer cette analyse ?' });
    await expect(one).toContainText('irréversible');
    await one.getByRole('button', { name: 'Annuler' }).click();
    await expect(one).toBeHidden();

    await page.getByRole('button', { name: 'Tout supprimer' }).click();
    const all = page.getByRole('alertdialog', { name: 'Êtes-vous absolument sûr ?' });
    await expect(all).toContainText('irréversible');
    await all.getByRole('button', { name: 'Continuer' }).click();
    await expect(page.getByRole('heading', { name: 'Aucune analyse trouvée' })).toBeVisible();
  });
});
