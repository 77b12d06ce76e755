import { readFile } from 'node:fs/promises';

import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

import { installPolyfills } from '../../src/adapters/documents/pdf/polyfills.ts';
import { screenNames } from '../../src/copy/screenNames.copy.ts';
import { APPLICATIONS, keepApplications } from './keptApplications.ts';
import { OFFER } from './people.ts';
import { goTo, importCv, LESS_MOTION } from './visit.ts';

test.use(LESS_MOTION);

installPolyfills();

/** The pages of a file as their words. */
const pagesOf = async (bytes: Uint8Array): Promise<readonly string[]> => {
  const file = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const { items } = await (await file.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return pages;
};

/** What a printer gets of the sheet in view, as the browser lays it out on A4. */
const printed = async (page: Page): Promise<readonly string[]> => {
  await expect(page.getByRole('button', { name: /^Imprimer/u })).toBeVisible();
  return pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
};

const downloaded = async (page: Page): Promise<readonly string[]> => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger en PDF' }).click(),
  ]);
  return pagesOf(await readFile(await file.path()));
};

const NAMES = /Benali|Nord Fret|Entrepôts du Nord|Delvaux|Morvan|example\.org|02 40/iu;

/** Both ways to paper hold on so many pages, with names and then without one of them. */
const expectPages = async (page: Page, name: RegExp): Promise<void> => {
  const withNames = [await printed(page), await downloaded(page)];
  for (const pages of withNames) {
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatch(name);
    // Nothing of the screen around it.
    expect(pages[0]).not.toMatch(/Tableau de bord|Imprimer|Sans les noms/u);
  }
  await page.getByRole('switch', { name: /Sans les noms/u }).click();
  for (const pages of [await printed(page), await downloaded(page)]) {
    expect(pages).toHaveLength(1);
    expect(pages[0]).not.toMatch(NAMES);
  }
};

const compareOffer = async (page: Page): Promise<void> => {
  await importCv(page);
  await goTo(page, screenNames.match);
  await page.getByRole('textbox', { name: 'Description de l’offre' }).fill(OFFER);
  await page.getByRole('button', { name: 'Comparer', exact: true }).click();
};

const follow = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('main').getByRole('link', { name }).first().click();

test('a comparison is printed on one page, with names or without', async ({ page }) => {
  test.slow();
  await compareOffer(page);
  await follow(page, 'Fiche à imprimer');
  await expectPages(page, /Nord Fret/u);
});

test('a dossier that has come far is printed on one page, with names or without', async ({
  page,
}) => {
  test.slow();
  await compareOffer(page);
  await follow(page, 'Ouvrir le dossier');
  await page.getByRole('button', { name: 'J’ai postulé' }).first().click();
  await page
    .getByRole('dialog', { name: 'Notez votre candidature' })
    .getByRole('button', { name: 'Noter la candidature' })
    .click();
  await expect(page.getByText(/^Relance prévue \p{L}+ \d/u)).toBeVisible();
  await page.evaluate(() => {
    const record = JSON.parse(localStorage.getItem('embellie.applications') ?? '') as {
      data: Record<string, unknown>[];
    };
    Object.assign(record.data[0] ?? {}, {
      notes: 'Mme Morvan rappelle mardi au 02 40 00 00 12. Demander les horaires des équipes.',
      contacts: ['Hélène Morvan', 'Paul Morvan'].map((name, id) => ({
        id,
        name,
        role: 'Responsable d’exploitation',
        email: `p${id}@example.org`,
        phone: '02 40 00 00 12',
      })),
      interviews: [1, 2].map((id) => ({
        id,
        start: `2026-12-0${id}T10:30`,
        minutes: 45,
        place: '12 rue du Port, Lesquin',
        notes: '',
      })),
    });
    localStorage.setItem('embellie.applications', JSON.stringify(record));
  });
  await page.reload();
  await follow(page, 'Fiche à imprimer');
  await expect(page.getByRole('article', { name: 'La fiche' })).toContainText('Hélène Morvan');
  await expectPages(page, /Hélène Morvan/u);
});

test('a comparison and a dossier print as their sheets, without a button pressed first', async ({
  page,
}) => {
  test.slow();
  await compareOffer(page);
  await expect(page.getByRole('heading', { name: 'Pourquoi ce score' })).toBeVisible();
  // What prints comes after the screen.
  const expectSheet = (): Promise<void> =>
    expect(async () => {
      const pages = await pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
      expect(pages).toHaveLength(1);
      expect(pages[0]).toMatch(/^Cariste.*Nord Fret.*avec Embellie.{1,40}\.$/su);
      expect(pages[0]).not.toMatch(/Tableau de bord|Écrire la lettre|Ouvrir le dossier|Corriger/u);
    }).toPass();
  await expectSheet();
  await follow(page, 'Ouvrir le dossier');
  await expect(page.getByRole('heading', { level: 1, name: /^Cariste/u })).toBeVisible();
  await expectSheet();
  // The screen comes back as it was.
  await expect(page.getByRole('article', { name: 'La fiche' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Fiche à imprimer' })).toBeVisible();
});

test('a dossier printed as the first thing done waits for its sheet', async ({ page }) => {
  test.slow();
  await compareOffer(page);
  await follow(page, 'Ouvrir le dossier');
  await expect(page.getByRole('heading', { level: 1, name: /^Cariste/u })).toBeVisible();
  let letCome = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(/\/assets\/sheets-/u, async (route) => {
    await asked;
    await route.continue();
  });
  // What the browser's own dialog would get, as no press opens one here.
  await page.addInitScript(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      document.title = `Paper: ${document.querySelector('article h2')?.textContent ?? 'the screen'}`;
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^Cariste/u })).toBeVisible();
  await page.keyboard.press('Control+p');
  letCome();
  await expect(page).toHaveTitle(/^Paper: Cariste/u);
  await expect(page.getByRole('article', { name: 'La fiche' })).toHaveCount(0);
});

test('the CV for a job is printed alone, as its sheet', async ({ page }) => {
  test.slow();
  await compareOffer(page);
  await follow(page, 'Ouvrir le dossier');
  await follow(page, 'Préparer ce CV');
  await expect(page.getByRole('article', { name: 'Votre CV pour ce poste' })).toContainText(
    'Karim Benali',
  );
  const pages = await pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
  expect(pages).toHaveLength(1);
  expect(pages[0]).toMatch(/Karim Benali.*Cariste.*Delvaux.*CAP Opérateur logistique/su);
  expect(pages[0]).not.toMatch(/Télécharger|Modifier|diffèrent|Nord Fret|Tableau de bord/u);
});

test('notes longer than a page go on over the next, with no hole before them', async ({ page }) => {
  test.slow();
  await compareOffer(page);
  await follow(page, 'Ouvrir le dossier');
  await page.getByRole('heading', { level: 1, name: /^Cariste/u }).waitFor();
  await page.evaluate(() => {
    const record = JSON.parse(localStorage.getItem('embellie.dossiers') ?? '') as {
      data: Record<string, unknown>[];
    };
    Object.assign(record.data[0] ?? {}, {
      notes: Array.from({ length: 60 }, (_, at) => `Remarque ${at + 1} sur ce poste.`).join('\n'),
    });
    localStorage.setItem('embellie.dossiers', JSON.stringify(record));
  });
  await page.reload();
  await follow(page, 'Fiche à imprimer');
  for (const pages of [await printed(page), await downloaded(page)]) {
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain('Remarque 1 sur');
    const all = pages.join(' ');
    for (let number = 1; number <= 60; number += 1)
      expect(all.match(new RegExp(`Remarque ${number} sur`, 'gu')) ?? []).toHaveLength(1);
  }
});

/** Applications of a search that lasted, each followed up once. */
const applications = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const date = `2026-11-${String(1 + (index % 24)).padStart(2, '0')}`;
    return {
      id: index + 1,
      title: `Cariste de nuit, quai ${index + 1}`,
      company: 'Nord Fret',
      place: 'Lesquin (59)',
      date,
      status: 'sent',
      followUps: [{ id: 0, due: date, doneOn: date }],
    };
  });

test.describe('the journal', () => {
  test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-26T09:00:00'));

  test('of a month is printed on one page, with names or without', async ({ page }) => {
    await keepApplications(page, applications(9));
    await page.goto(`${APPLICATIONS}?vue=journal`);
    await expectPages(page, /Nord Fret/u);
  });

  test('of a long search goes on over pages that cut no step and repeat their heads', async ({
    page,
  }) => {
    await keepApplications(page, applications(150));
    await page.goto(`${APPLICATIONS}?vue=journal`);
    const sheets = await printed(page);
    expect(sheets.length).toBeGreaterThan(1);
    for (const sheet of sheets.slice(0, -1)) expect(sheet).toMatch(/Démarche/u);
    for (const pages of [sheets, await downloaded(page)]) {
      const all = pages.join(' ');
      for (let number = 1; number <= 150; number += 1)
        expect(all.match(new RegExp(String.raw`quai ${number}\b`, 'gu')) ?? []).toHaveLength(2);
      // A last page of a line or two would be a waste.
      expect(pages.at(-1)?.split(/\s+/u).length).toBeGreaterThan(20);
    }
  });
});
