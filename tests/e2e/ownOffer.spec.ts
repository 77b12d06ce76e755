import { readFile } from 'node:fs/promises';

import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { OFFER } from './people.ts';
import { card, panel } from './searchScreen.ts';

const ADD = '/dashboard/add-offer';

const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer l’offre' });
const title = (page: Page) => page.getByRole('textbox', { name: 'Intitulé du poste' });
const keptOffers = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('embellie.ownOffers'));

const paste = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'L’annonce', exact: true }).fill(text);
  await page.getByRole('button', { name: 'Lire l’annonce' }).click();
};

/** The fragment that a page hands over: its address, its text, its data. */
const handover = (payload: unknown): string =>
  `#offre=${encodeURIComponent(JSON.stringify(payload))}`;

/** Errors and policy violations that the browser reports while the journey runs. */
const complaintsOf = (page: Page): readonly string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return complaints;
};

const POSTING = {
  '@type': 'JobPosting',
  title: 'Comptable <img src=x onerror=alert(1)> fournisseurs',
  description:
    '<script>alert(2)</script><p onclick="alert(3)">Vous contr&ocirc;lez les factures de nos fournisseurs.</p>',
  employmentType: 'FULL_TIME',
  hiringOrganization: { name: '<b>Papeterie Larive</b>' },
  url: 'javascript:alert(4)',
};

test.describe('an offer of one’s own', () => {
  test('pasted, corrected, kept, found first, still there after a reload, deleted', async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await page.goto(ADD);
    await paste(page, OFFER);
    await expect(page.getByRole('heading', { name: 'Vérifiez avant d’enregistrer' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Contrat' })).toHaveValue('CDI');
    await expect(page.getByRole('textbox', { name: 'Lieu' })).toHaveValue(/Lesquin/u);
    expect(await keptOffers(page)).toBeNull();
    await title(page).fill('Cariste de nuit');
    await page.getByRole('textbox', { name: 'Permis et habilitations' }).fill('CACES 3, CACES 5');
    await save(page).click();
    await expect(page.getByText('Offre ajoutée', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'La voir dans la recherche' }).click();
    await expect(page).toHaveURL(/dashboard\/search/u);
    await expect(page.getByRole('heading', { name: 'Cariste de nuit' }).first()).toBeVisible();

    // Without any filter it still comes before what the catalogue has.
    await page.goto('/dashboard/search');
    await expect(page.getByRole('heading', { name: 'Cariste de nuit' }).first()).toBeVisible();
    const first = page.getByRole('heading', { level: 3 }).first();
    await expect(first).toContainText('Cariste de nuit');

    await page.goto(ADD);
    await expect(page.getByRole('heading', { name: 'Votre offre ajoutée (1)' })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Exporter/u }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^offre-cariste-de-nuit-\d{4}-\d{2}-\d{2}\.json$/u);
    const exported = await readFile(await file.path());
    expect(JSON.parse(exported.toString('utf8'))).toMatchObject({
      version: 1,
      internal: [{ title: 'Cariste de nuit', licences: ['CACES 3', 'CACES 5'] }],
    });
    const remove = page.getByRole('button', { name: /^Supprimer/u });
    await remove.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Offre supprimée', { exact: true })).toBeVisible();
    await expect(remove).toHaveCount(0);
    await page.goto('/dashboard/search');
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Cariste de nuit' })).toHaveCount(0);

    // What was exported can be taken back.
    await page.goto(ADD);
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'offre.json', mimeType: 'application/json', buffer: exported });
    await expect(page.getByRole('heading', { name: '1 offre d’Embellie' })).toBeVisible();
    await page.getByRole('button', { name: 'Importer cette offre' }).click();
    await expect(page.getByRole('heading', { name: '1 offre d’Embellie importée' })).toBeVisible();
    await page.getByRole('link', { name: 'Voir les offres' }).click();
    await expect(page.getByRole('heading', { name: 'Cariste de nuit' }).first()).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('the same offer again is replaced or kept beside', async ({ page }) => {
    await page.goto(ADD);
    await paste(page, OFFER);
    await save(page).click();
    await page.getByRole('button', { name: 'Ajouter une autre offre' }).click();
    await paste(page, `Republiée aujourd’hui\n\n${OFFER}`);
    await expect(page.getByText('Vous avez déjà cette offre')).toBeVisible();
    await page.getByRole('button', { name: 'Remplacer l’ancienne' }).click();
    await expect(page.getByRole('heading', { name: 'Votre offre est remplacée' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Votre offre ajoutée (1)' })).toBeVisible();
  });

  test('a saved page is read by its own data, a picture is refused', async ({ page }) => {
    await page.goto(ADD);
    const file = page.locator('input[type="file"]');
    await file.setInputFiles({
      name: 'photo.png',
      mimeType: 'image/png',
      buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]),
    });
    await expect(page.getByRole('alert')).toContainText('n’est pas une page');
    const data = JSON.stringify({ ...POSTING, title: 'Comptable fournisseurs' });
    await file.setInputFiles({
      name: 'page.html',
      mimeType: 'text/html',
      buffer: Buffer.from(
        `<!doctype html><link rel="canonical" href="https://example.org/7"><script type="application/ld+json">${data.replaceAll('</', String.raw`<\/`)}</script>`,
      ),
    });
    await expect(page.getByText('Lu dans les données de la page')).toBeVisible();
    await expect(title(page)).toHaveValue('Comptable fournisseurs');
    // Working time is no contract.
    await expect(page.getByRole('combobox', { name: 'Contrat' })).toHaveValue('');
    await expect(page.getByRole('textbox', { name: 'Adresse de l’annonce' })).toHaveValue(
      'https://example.org/7',
    );
    // It is real: what was done is noted, and its own page is where one applies.
    await save(page).click();
    await page.getByRole('link', { name: 'La voir dans la recherche' }).click();
    await card(page, 'Comptable fournisseurs').click();
    await expect(panel(page).getByRole('link', { name: 'Ouvrir l’annonce' })).toHaveAttribute(
      'href',
      'https://example.org/7',
    );
    await expect(panel(page).getByRole('button', { name: 'J’ai postulé' })).toBeVisible();
    await expect(panel(page).getByRole('button', { name: 'Postuler' })).toHaveCount(0);
  });

  test('a lone link is told to be none, with the way to the advertisement', async ({ page }) => {
    await page.goto(ADD);
    await paste(page, 'https://emploi.exemple.fr/offres/42');
    await expect(page.getByRole('alert')).toContainText('Un lien ne suffit pas');
    await expect(page.getByRole('link', { name: 'Ouvrir l’annonce' })).toHaveAttribute(
      'href',
      'https://emploi.exemple.fr/offres/42',
    );
  });

  test('a damaged export is told, and one damaged in part gives what can be read', async ({
    page,
  }) => {
    await page.goto(ADD);
    const file = page.locator('input[type="file"]');
    const give = (text: string) =>
      file.setInputFiles({
        name: 'mes-offres.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      });
    const entry = { id: 7, title: 'Soudeur TIG', description: 'Souder des tuyaux en inox.' };
    const whole = JSON.stringify({ version: 1, internal: [entry, { id: 8 }, 'x'] });
    await give(whole.slice(0, 40));
    await expect(page.getByRole('alert')).toContainText('ne contient aucune offre lisible');
    await give(whole);
    await expect(page.getByText('Soudeur TIG')).toBeVisible();
    await page.getByRole('button', { name: /^Importer/u }).click();
    await expect(page.getByRole('heading', { name: '1 offre d’Embellie importée' })).toBeVisible();
    await page.getByRole('button', { name: '2 entrées signalées' }).click();
    await expect(page.getByText('Sans intitulé').first()).toBeVisible();
    await expect(page.getByText(/Illisible/u)).toBeVisible();
  });

  test('the advertisements of one page are added one after the other', async ({ page }) => {
    const posting = (name: string, text: string) => ({
      ...POSTING,
      title: name,
      description: `<p>${text}</p>`,
    });
    const data = JSON.stringify([
      posting('Soudeur TIG', 'Souder des tuyaux en inox, lire des plans isométriques.'),
      posting('Tuyauteur', 'Préparer et assembler des tuyauteries sur chantier.'),
    ]);
    await page.goto(ADD);
    await page.locator('input[type="file"]').setInputFiles({
      name: 'page.html',
      mimeType: 'text/html',
      buffer: Buffer.from(
        `<!doctype html><script type="application/ld+json">${data.replaceAll('</', String.raw`<\/`)}</script>`,
      ),
    });
    await expect(title(page)).toHaveValue('Soudeur TIG');
    await save(page).click();
    await page.getByRole('button', { name: 'Vérifier l’autre annonce de la page' }).click();
    await expect(title(page)).toHaveValue('Tuyauteur');
    await save(page).click();
    await expect(page.getByRole('heading', { name: 'Vos offres ajoutées (2)' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Vérifier l/u })).toHaveCount(0);
  });
});

test.describe('what the bookmarklet hands over', () => {
  test('is shown to be checked, as plain text, and leaves the address; nothing is kept', async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    const fragment = handover({
      u: 'javascript:alert(5)',
      x: 'Texte de la page',
      j: [JSON.stringify(POSTING)],
    });
    await page.goto(`${ADD}${fragment}`);
    await expect(page.getByText('Cette annonce vient d’une page que vous lisiez')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${ADD}$`, 'u'));
    await expect(title(page)).toHaveValue('Comptable fournisseurs');
    await expect(page.getByRole('textbox', { name: 'Entreprise' })).toHaveValue('Papeterie Larive');
    await expect(page.getByRole('textbox', { name: 'Adresse de l’annonce' })).toHaveValue('');
    await expect(page.getByText('Vous contrôlez les factures')).toBeVisible();
    expect(await keptOffers(page)).toBeNull();
    // A reload brings nothing back: the posting was in the fragment alone.
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'L’annonce', exact: true })).toHaveValue('');
    expect(complaints).toEqual([]);
  });

  for (const [name, fragment, told] of [
    ['malformed', '#offre=%E0%A4%A', 'Nous n’y reconnaissons pas d’annonce'],
    ['of another shape', '#offre=%7B%22u%22%3A1%7D', 'Nous n’y reconnaissons pas d’annonce'],
    ['empty', handover({ u: '', x: ' ', j: [] }), 'Il n’y a rien à lire'],
    ['huge', `#offre=${'%20'.repeat(450_000)}`, 'C’est trop long pour une annonce'],
  ] as const) {
    test(`${name}: told, and the screen goes on`, async ({ page }) => {
      const complaints = complaintsOf(page);
      await page.goto(`${ADD}${fragment}`);
      await expect(page.getByRole('alert')).toContainText(told);
      await expect(page).toHaveURL(new RegExp(`${ADD}$`, 'u'));
      await paste(page, OFFER);
      await expect(save(page)).toBeEnabled();
      expect(complaints).toEqual([]);
    });
  }

  test('its page gives the script, and the script leads back here', async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.goto(ADD);
    await page.getByRole('link', { name: 'Installer le favori' }).click();
    const link = page.getByRole('link', { name: 'Vers Embellie' });
    const source = (await link.getAttribute('href')) ?? '';
    expect(source.startsWith('javascript:')).toBe(true);
    await link.click();
    await expect(page.getByText('Ici, ce bouton ne fait rien')).toBeVisible();
    expect(complaints).toEqual([]);

    await page.route('https://annonces.test/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><meta charset="utf-8"><main><h1>Cariste</h1><p>${'Vous chargez les camions et tenez les stocks à jour. '.repeat(8)}</p></main>`,
      }),
    );
    await page.goto('https://annonces.test/7');
    const opened = page.context().waitForEvent('page');
    await page.evaluate(
      (script) => {
        // As a bookmark runs it: in the page that is read.
        const element = document.createElement('script');
        element.textContent = script;
        document.body.append(element);
      },
      decodeURIComponent(source.slice('javascript:'.length)),
    );
    const app = await opened;
    await expect(title(app)).toHaveValue('Cariste');
    await expect(app.getByRole('textbox', { name: 'Adresse de l’annonce' })).toHaveValue(
      'https://annonces.test/7',
    );
    expect(await app.evaluate(() => window.opener)).toBeNull();
  });
});
