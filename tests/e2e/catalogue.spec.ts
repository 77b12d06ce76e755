import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { franceTravailOffer } from '../support/builders/offerFiles.ts';
import { complaintsOf } from './complaints.ts';
import { card, count, keyword, panel, SEARCH } from './searchScreen.ts';

/** Of each town as the source writes it, so many. */
const TOWNS = [
  ['69 - LYON 03', '69003', 6_000],
  ['38 - GRENOBLE', '38000', 3_849],
  ['07 - VALLON PONT D ARC', '07150', 150],
  ['2A - AJACCIO', '20000', 1],
] as const;

const dayBefore = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Ten thousand offers as the public employment service exports them; what tells one from another is in its title. */
const tenThousand = (): readonly object[] => {
  let number = 0;
  return TOWNS.flatMap(([libelle, codePostal, many]) =>
    Array.from({ length: many }, () => {
      number += 1;
      return franceTravailOffer({
        id: `F${number}`,
        intitule:
          codePostal === '20000' ? 'Gardien de refuge (H/F)' : `Préparateur ${number} (H/F)`,
        description: `Vous préparez les commandes du magasin ${number} et tenez le quai en ordre.`,
        dateCreation: `${dayBefore(number % 30)}T08:15:00.000Z`,
        dateActualisation: `${dayBefore(number % 30)}T08:15:00.000Z`,
        lieuTravail: { libelle, codePostal },
        origineOffre: {
          origine: '1',
          urlOrigine: `https://candidat.francetravail.fr/offres/recherche/detail/F${number}`,
        },
      });
    }),
  );
};

test('a catalogue that the command builds from a file of ten thousand offers is searched whole', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const folder = mkdtempSync(join(tmpdir(), 'embellie-catalogue-'));
  try {
    writeFileSync(join(folder, 'offres.json'), JSON.stringify({ resultats: tenThousand() }));
    writeFileSync(
      join(folder, 'offers.config.json'),
      JSON.stringify({ sources: [{ kind: 'file', path: 'offres.json' }] }),
    );
    const said = execFileSync(
      process.execPath,
      [
        join('tools', 'offers.mjs'),
        '--config',
        join(folder, 'offers.config.json'),
        '--out',
        join(folder, 'catalogue'),
      ],
      { encoding: 'utf8' },
    );
    expect(said).toContain('file offres.json · 10000 offers');

    const complaints = complaintsOf(page);
    await page.route('**/catalogue/**', (route) => {
      const path = new URL(route.request().url()).pathname.replace(/^.*\/catalogue\//u, '');
      const isPart = path.endsWith('.gz');
      return route.fulfill({
        body: readFileSync(join(folder, 'catalogue', path)),
        contentType: isPart ? 'application/octet-stream' : 'application/json',
      });
    });
    await page.goto(SEARCH);
    await expect(page.getByText(/^10\s000 offres servies par ce site/u)).toBeVisible();
    // Who gave them, and under which terms.
    const sources = page.getByRole('list', { name: 'Sources' });
    await expect(sources.getByRole('link', { name: /^France Travail/u })).toHaveAttribute(
      'href',
      'https://www.francetravail.fr',
    );
    await expect(sources).toContainText(/10\s000 offres · Licence de réutilisation/u);
    await expect(page.getByText(/sont déjà sur cet appareil/u)).toBeHidden({ timeout: 120_000 });
    await expect(count(page, /^10\s000 offres trouvées$/u)).toBeVisible();

    const place = page.getByRole('textbox', { name: 'Lieu' });
    await place.fill('Vallon-Pont-d’Arc');
    await expect(count(page, /^150 offres trouvées$/u)).toBeVisible();
    await place.fill('Isère');
    await expect(count(page, /^3\s849 offres trouvées$/u)).toBeVisible();
    await place.fill('');
    await keyword(page).fill('refuge');
    await expect(count(page, /^1 offre trouvée$/u)).toBeVisible();
    await expect(card(page, /^Gardien de refuge/u)).toBeVisible();

    const open = panel(page);
    await expect(open.getByRole('heading', { name: 'Gardien de refuge (H/F)' })).toBeVisible();
    await expect(open.getByText('Vous préparez les commandes du magasin 10000')).toBeVisible();
    await expect(open.getByText(/^France Travail · Publiée le/u)).toBeVisible();
    await expect(open.getByRole('link', { name: /^Ouvrir l’annonce/u })).toHaveAttribute(
      'href',
      'https://candidat.francetravail.fr/offres/recherche/detail/F10000',
    );
    // What is a condition stands apart from what is a wish.
    await expect(open.getByRole('list').first()).toContainText('Conduire un chariotPermis B');
    await expect(open.getByRole('list').nth(1)).toContainText('Tenir un inventaireEspagnol');
    expect(complaints).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
