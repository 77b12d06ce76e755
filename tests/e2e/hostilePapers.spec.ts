import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { screenNames } from '../../src/copy/screenNames.copy.ts';
import { makeDocx } from '../support/documents/docx.ts';
import { makePdf } from '../support/documents/pdf.ts';
import { complaintsOf } from './complaints.ts';
import { CV_LINES, OFFER } from './people.ts';
import { goTo, importCv } from './visit.ts';

/** What somebody could write into a paper that another person opens here. */
const MARKUP = '<img src=x onerror=taken()><svg onload=taken()></svg><b>gras</b>';

const isHeading = (line: string): boolean => line === line.toUpperCase();

const CV = CV_LINES.map((line) => (isHeading(line) ? line : `${line} ${MARKUP}`));
const ADVERTISEMENT = OFFER.split('\n')
  .map((line) => (line === '' || line.startsWith('Vo') ? line : `${line} ${MARKUP}`))
  .join('\n');

const PAPERS = [
  {
    format: 'PDF',
    name: '"><img src=x onerror=taken()>.pdf',
    mimeType: 'application/pdf',
    make: makePdf,
  },
  {
    format: 'DOCX',
    name: 'cv<svg onload=taken()>.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    make: makeDocx,
  },
] as const;

/** Elements that the papers' text would have become. */
const made = (page: Page): Promise<number> =>
  page.evaluate(
    () => document.querySelectorAll('img[src="x"], svg[onload], [onerror], main b').length,
  );

for (const { format, name, mimeType, make } of PAPERS)
  test(`${format}: markup in a CV and an advertisement stays text on every screen that tells it`, async ({
    page,
  }) => {
    test.slow();
    const complaints = complaintsOf(page);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await importCv(page, { name, mimeType, buffer: Buffer.from(make(CV)) });
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
    expect(await made(page)).toBe(0);

    await goTo(page, screenNames.match);
    await page.getByRole('textbox', { name: 'Description de l’offre' }).fill(ADVERTISEMENT);
    await page.getByRole('button', { name: 'Comparer', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Pourquoi ce score' })).toBeVisible();
    await page.getByRole('button', { name: /détail/u }).click();
    expect(await made(page)).toBe(0);

    await goTo(page, screenNames.coverLetter);
    await page.getByRole('textbox', { name: 'Description de l’offre' }).fill(ADVERTISEMENT);
    await page.getByRole('button', { name: 'Générer la lettre' }).click();
    await expect(page.getByRole('article', { name: 'Votre lettre' })).toBeVisible();
    expect(await made(page)).toBe(0);

    await goTo(page, screenNames.interview);
    await page.getByRole('textbox', { name: 'Texte de l’annonce' }).fill(ADVERTISEMENT);
    await page.getByRole('button', { name: 'Commencer l’entretien' }).click();
    await expect(page.getByText(/^Question 1 sur/u)).toBeVisible();
    await page.getByRole('textbox', { name: 'Votre réponse' }).fill(MARKUP);
    await page.getByRole('button', { name: 'Voir mon retour' }).click();
    expect(await made(page)).toBe(0);

    await goTo(page, screenNames.assistant);
    await page.getByRole('textbox', { name: 'Votre message' }).fill(`Mes points forts ${MARKUP} ?`);
    await page.getByRole('textbox', { name: 'Votre message' }).press('Enter');
    await expect(page.getByText('<b>gras</b>').first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Votre message' })).toBeEnabled();
    expect(await made(page)).toBe(0);

    await page.goto('/dashboard/add-offer');
    await page
      .getByRole('textbox', { name: /annonce/u })
      .first()
      .fill(ADVERTISEMENT);
    expect(await made(page)).toBe(0);
    expect(dialogs).toEqual([]);
    expect(complaints).toEqual([]);
  });
