import { readFile } from 'node:fs/promises';

import { expect, test } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';

import { addByMouse, APPLICATION, APPLICATIONS, keepApplications } from './keptApplications.ts';

/** What the page notes of one key. */
type Timed = { readonly started: { readonly took: number } };

const column = (page: Page, name: string) => page.getByRole('region', { name });

/** Opens the first application and the field of its notes. */
const openNotes = async (page: Page): Promise<void> => {
  await page.goto(`${APPLICATIONS}?candidature=1`);
  await page.getByRole('button', { name: 'Modifier les notes' }).click();
};

test('a card dragged to another column stays there', async ({ page }) => {
  await keepApplications(page, [APPLICATION]);
  await page.goto(APPLICATIONS);
  await column(page, 'Envoyée').getByRole('listitem').dragTo(column(page, 'Refusée'));
  await expect(column(page, 'Refusée').getByRole('link', { name: 'Aide-soignante' })).toBeVisible();
  await page.reload();
  await expect(column(page, 'Refusée').getByRole('link', { name: 'Aide-soignante' })).toBeVisible();
});

test('notes written in two tabs at once are both kept', async ({ page, context }) => {
  await keepApplications(page, [APPLICATION]);
  const other = await context.newPage();
  for (const each of [page, other]) {
    await openNotes(each);
  }
  const write = async (on: Page, text: string): Promise<void> => {
    await on.getByRole('textbox', { name: 'Notes' }).fill(text);
    await on.getByRole('button', { name: 'Enregistrer' }).click();
  };
  await write(page, 'Rappeler la cadre lundi');
  await expect(page.getByText('Rappeler la cadre lundi')).toBeVisible();
  await write(other, 'Apporter le diplôme');
  for (const each of [page, other]) {
    await expect(each.getByText('Rappeler la cadre lundi')).toBeVisible();
    await expect(each.getByText('Apporter le diplôme')).toBeVisible();
  }
});

/** Deletes the application in a tab of its own, which is returned. */
const deleteElsewhere = async (context: BrowserContext): Promise<Page> => {
  const other = await context.newPage();
  await other.goto(`${APPLICATIONS}?candidature=1`);
  await other.getByRole('button', { name: 'Supprimer la candidature' }).click();
  await other
    .getByRole('alertdialog')
    .getByRole('button', { name: /Supprimer/u })
    .click();
  await expect(other.getByText('Candidature supprimée')).toBeVisible();
  return other;
};

const DELETED = 'Cette candidature a été supprimée dans un autre onglet';

test('what is being typed while another tab deletes it stays, and brings it back once kept', async ({
  page,
  context,
}) => {
  await keepApplications(page, [APPLICATION]);
  await openNotes(page);
  await page.getByRole('textbox', { name: 'Notes' }).fill('Rappeler la cadre lundi');
  await page.getByRole('button', { name: 'Ajouter un contact' }).click();
  await page.getByRole('textbox', { name: 'Nom' }).fill('Mme Roy');

  const other = await deleteElsewhere(context);
  await expect(page.getByText(DELETED)).toBeVisible();
  const kept = () => page.evaluate(() => localStorage.getItem('embellie.applications'));
  expect(await kept()).not.toContain('Aide-soignante');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('Candidature remise')).toBeVisible();
  await expect(page.getByText(DELETED)).toHaveCount(0);
  await page.getByRole('button', { name: 'Enregistrer le contact' }).click();
  await other.goto(`${APPLICATIONS}?candidature=1`);
  await expect(other.getByText('Rappeler la cadre lundi')).toBeVisible();
  await expect(other.getByText('Mme Roy')).toBeVisible();
});

test('what another tab deleted is gone once the page is left, and one that is deleted here is told so at once', async ({
  page,
  context,
}) => {
  await keepApplications(page, [APPLICATION, { ...APPLICATION, id: 2, title: 'Infirmier' }]);
  await openNotes(page);
  const other = await deleteElsewhere(context);
  await expect(page.getByText(DELETED)).toBeVisible();
  await page.getByRole('link', { name: 'Toutes les candidatures' }).click();
  await expect(page.getByRole('link', { name: 'Infirmier' })).toBeVisible();
  await expect(page.getByRole('link', { name: APPLICATION.title })).toHaveCount(0);
  await expect(other.getByText(DELETED)).toHaveCount(0);
  await expect(other.getByRole('link', { name: 'Infirmier' })).toBeVisible();
});

test('where everything is erased in another tab, nothing of it stays on the screen', async ({
  page,
  context,
}) => {
  await keepApplications(page, [APPLICATION]);
  await openNotes(page);
  const other = await context.newPage();
  await other.goto('/');
  await other.evaluate(() => localStorage.removeItem('embellie.applications'));
  await expect(page.getByText('Les Glycines')).toHaveCount(0);
  await expect(page.getByText(DELETED)).toHaveCount(0);
});

test('what is corrected in one tab while another deletes it is brought back, and said so', async ({
  page,
  context,
}) => {
  await keepApplications(page, [APPLICATION]);
  await page.goto(`${APPLICATIONS}?candidature=1`);
  await page.getByRole('button', { name: 'Modifier', exact: true }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Salaire').fill('2 150 € brut');

  const other = await deleteElsewhere(context);
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Candidature remise')).toBeVisible();
  await other.goto(APPLICATIONS);
  await expect(other.getByRole('link', { name: APPLICATION.title })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('embellie.applications'))).toContain(
    '2 150 € brut',
  );
});

test('an interview becomes a calendar file, and a deletion asks first', async ({ page }) => {
  // An interview that is past is not proposed to the calendar.
  await page.clock.setFixedTime('2026-11-21T09:00:00');
  await keepApplications(page, [APPLICATION]);
  await page.goto(`${APPLICATIONS}?candidature=1`);
  await page.getByRole('button', { name: 'Ajouter un entretien' }).click();
  await page.getByLabel('Date et heure').fill('2026-12-01T14:30');
  await page.getByRole('button', { name: 'Enregistrer l’entretien' }).click();
  await expect(page.getByRole('combobox', { name: 'Statut' })).toHaveText('Entretien planifié');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /Ajouter à mon agenda/u }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('entretien-2026-12-01.ics');
  const calendar = await readFile(await download.path(), 'utf8');
  expect(calendar).toContain('\r\nDTSTART:20261201T133000Z\r\n');

  await page.getByRole('button', { name: 'Supprimer la candidature' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Supprimer', exact: true })
    .click();
  await expect(page.getByText('Aucune candidature pour le moment')).toBeVisible();
});

test('a table goes out and comes back in', async ({ page }) => {
  await keepApplications(page, [{ ...APPLICATION, notes: '=1+1; "oui"' }]);
  await page.goto(APPLICATIONS);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter en CSV' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  expect(text.startsWith('\ufeffPoste;Entreprise;Lieu;Date;Statut')).toBe(true);
  expect(text).toContain('"\'=1+1; ""oui"""');

  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Importer un fichier CSV' }).click();
  await (
    await choosing
  ).setFiles({
    name: 'candidatures.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${text}Cariste;Nord Fret;Lille;03/11/2026;Refusée\r\n;;;;\r\n`),
  });
  const dialog = page.getByRole('dialog', { name: 'Importer des candidatures' });
  await expect(dialog.getByText('1 candidature sera ajoutée')).toBeVisible();
  await dialog.getByRole('button', { name: 'Ajouter 1 candidature' }).click();
  await expect(column(page, 'Refusée').getByRole('link', { name: 'Cariste' })).toBeVisible();
});

test('what cannot be kept stays in the form', async ({ page }) => {
  await keepApplications(page, [APPLICATION]);
  await page.goto(APPLICATIONS);
  await expect(column(page, 'Envoyée').getByRole('listitem')).toHaveCount(1);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await addByMouse(page, 'Boulanger', 'Fournil du Port');
  await expect(page.getByText(/la place réservée à ce site est pleine/u)).toBeVisible();
  await expect(page.getByRole('dialog').getByLabel('Poste')).toHaveValue('Boulanger');
});

/** Drawing five thousand cards instead of some takes a hundred times. */
const LONGEST_IN_READINGS = 20;

test('five thousand applications stay fluid', async ({ page }) => {
  const letter = 'Madame, Monsieur, je souhaite rejoindre votre équipe. '.repeat(4);
  await keepApplications(
    page,
    Array.from({ length: 5000 }, (_, index) => ({
      ...APPLICATION,
      id: index + 1,
      title: `Poste ${index + 1}`,
      status: ['sent', 'inReview', 'rejected'][index % 3],
      letter,
    })),
  );
  await page.goto(APPLICATIONS);
  const first = column(page, 'Envoyée').getByRole('link').first();
  await expect(first).toBeVisible();

  /** Milliseconds from a key to the next frame drawn. */
  const timeOf = (act: () => Promise<void>): Promise<number> =>
    page
      .evaluate(() => {
        const started = { at: 0, took: 0 };
        Object.assign(window, { started });
        addEventListener(
          'keydown',
          () => {
            started.at = performance.now();
            requestAnimationFrame(() =>
              setTimeout(() => {
                started.took = performance.now() - started.at;
              }),
            );
          },
          { capture: true, once: true },
        );
      })
      .then(act)
      .then(() => page.waitForFunction(() => (window as unknown as Timed).started.took))
      .then((took) => took.jsonValue());

  // The best of three: what else the machine does meanwhile only adds.
  const search = page.getByRole('searchbox', { name: 'Rechercher' });
  const typings: number[] = [];
  for (const key of ['4', '4', '4']) {
    await search.focus();
    typings.push(await timeOf(() => page.keyboard.press(key)));
    await search.clear();
  }
  const moves: number[] = [];
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) {
    await first.focus();
    moves.push(await timeOf(() => page.keyboard.press(key)));
  }
  const typing = Math.min(...typings);
  const moving = Math.min(...moves);
  // Beside what this machine needs to read the list five times: its milliseconds say nothing.
  const reading = await page.evaluate(() => {
    const texts = Object.values(localStorage).filter((text) => text.startsWith('{'));
    const started = performance.now();
    for (let times = 0; times < 5; times += 1) for (const text of texts) JSON.parse(text);
    return performance.now() - started;
  });
  test.info().annotations.push({
    type: 'ms',
    description: `typing ${typing}, moving ${moving}, reading ${reading}`,
  });
  expect(typing / reading).toBeLessThan(LONGEST_IN_READINGS);
  expect(moving / reading).toBeLessThan(LONGEST_IN_READINGS);
});
