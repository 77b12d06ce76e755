import { expect, test } from '@playwright/test';

import { makePdf } from '../support/documents/pdf.ts';
import { complaintsOf } from './complaints.ts';

const LINES: readonly string[] = [
  'Nora Vasseur',
  'Vendeuse en boulangerie',
  'Amiens · nora.vasseur@example.org',
  'EXPÉRIENCES PROFESSIONNELLES',
  'Vendeuse, Boulangerie Petit, Amiens',
  'Mars 2021 – aujourd’hui',
  'Accueil et service des clients',
  'COMPÉTENCES',
  'Caisse, mise en rayon, permis B, esprit d’équipe',
];

const CV = {
  name: 'cv-vasseur.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(makePdf(LINES)),
};

test('the page of a PDF is drawn beside the fields, leads to them, and is let go with them', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.goto('/dashboard/my-cv');
  await page.locator('input[type="file"]').first().setInputFiles(CV);
  const sheet = page.getByRole('region', { name: 'Votre CV' });
  await expect(sheet.getByRole('img', { name: 'Page 1 sur 1 de votre CV' })).toBeVisible({
    timeout: 30_000,
  });
  await sheet.getByRole('button', { name: /^E-mail/u }).press('Enter');
  await expect(page.getByRole('button', { name: /Corriger\s: E-mail/u })).toBeFocused();

  const refuse = page.getByRole('button', { name: /^Ce n’est pas cela\s: permis B$/iu });
  await refuse.press('Enter');
  await expect(refuse).toHaveCount(0);
  await expect(sheet.getByRole('button', { name: /^Compétence\s: permis B$/iu })).toHaveCount(0);
  await page.getByRole('button', { name: /^Rétablir\s: permis B$/iu }).press('Enter');
  await expect(refuse).toHaveCount(1);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Voir mon CV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Votre CV' });
  await expect(dialog.getByRole('img', { name: 'Page 1 sur 1 de votre CV' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Revenir aux champs' }).last().click();
  await expect(dialog).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('on a phone, the way to the page of the CV covers nothing of what takes another file', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard/my-cv');
  await page.locator('input[type="file"]').first().setInputFiles(CV);
  await expect(page.getByRole('heading', { name: 'Ce que nous avons lu' })).toBeVisible();
  await expect(page.getByText('nora.vasseur@example.org').first()).toBeVisible();
  await page.getByText('Remplacer le CV', { exact: true }).click();
  const picker = page.getByRole('button', { name: 'Choisir un fichier' });
  await expect(picker).toBeVisible();
  const way = await page.getByRole('button', { name: 'Voir mon CV' }).elementHandle();
  const covered = await picker.evaluate((button, over) => {
    const places: number[] = [];
    for (let y = 0; y < document.documentElement.scrollHeight; y += 40) {
      window.scrollTo({ top: y, behavior: 'instant' });
      const under = button.getBoundingClientRect();
      const upper = over?.getBoundingClientRect();
      if (upper && upper.top < under.bottom && upper.bottom > under.top) places.push(y);
    }
    return places;
  }, way);
  expect(covered).toEqual([]);
  await page.getByRole('button', { name: 'Voir mon CV' }).click();
  await expect(page.getByRole('dialog', { name: 'Votre CV' })).toBeVisible();
});
