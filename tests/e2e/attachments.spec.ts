import { readFile } from 'node:fs/promises';

import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { screenNames } from '../../src/copy/screenNames.copy.ts';
import { CV_FILES, OFFER } from './people.ts';
import { goTo, importCv } from './visit.ts';

const [SENT] = CV_FILES;
const PASSPHRASE = 'cheval agrafe pluie violet';

/** Compares an advertisement and opens its dossier. */
const openDossier = async (page: Page, isNarrow: boolean): Promise<void> => {
  await importCv(page);
  if (isNarrow) await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await goTo(page, screenNames.match);
  await page.getByRole('textbox', { name: 'Description de l’offre' }).fill(OFFER);
  await page.getByRole('button', { name: 'Comparer', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'Ouvrir le dossier' }).first().click();
  await expect(page.getByRole('heading', { name: 'Pièces jointes' })).toBeVisible();
};

const download = async (page: Page): Promise<Buffer> => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Télécharger «\u00a0${SENT.name}\u00a0»` }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(SENT.name);
  return readFile(await file.path());
};

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height } });

    test('a file is kept with its dossier, survives a new device, and is taken out', async ({
      page,
    }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openDossier(page, width < 1024);
      const dossier = page.url();
      const chooser = page.getByLabel('Choisir un fichier');

      await chooser.setInputFiles({
        name: 'page.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('<html>'),
      });
      await expect(
        page.getByText('Ce fichier ne peut pas être joint\u00a0: page.pdf'),
      ).toBeVisible();
      await chooser.setInputFiles({ ...SENT });
      await expect(page.getByText('Fichier joint', { exact: true })).toBeVisible();
      await expect(page.getByText(/ne peut pas être joint/u)).toHaveCount(0);
      await page.reload();
      expect(await download(page)).toEqual(SENT.buffer);

      // To another device, and back.
      await page.goto('/dashboard/settings');
      await page.getByRole('button', { name: 'Tout enregistrer dans un fichier' }).click();
      const saving = page.getByRole('dialog', { name: 'Enregistrer une sauvegarde' });
      await saving.getByLabel('Phrase secrète', { exact: true }).fill(PASSPHRASE);
      await saving.getByLabel('La même, encore une fois').fill(PASSPHRASE);
      const [backup] = await Promise.all([
        page.waitForEvent('download'),
        saving.getByRole('button', { name: 'Enregistrer' }).click(),
      ]);
      const path = await backup.path();
      await page.getByRole('button', { name: 'Tout supprimer' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Tout supprimer' }).click();
      await expect(page.getByText('Tout est supprimé')).toBeVisible();
      const left = await page.evaluate(async () => ({
        texts: Object.keys(localStorage).filter((key) => key.startsWith('embellie.attach')),
        databases: (await indexedDB.databases()).length,
      }));
      expect(left).toEqual({ texts: [], databases: 0 });

      await page.locator('input[type="file"]').setInputFiles(path);
      const locked = page.getByRole('dialog', { name: 'Sauvegarde protégée' });
      await locked.getByLabel('Phrase secrète', { exact: true }).fill(PASSPHRASE);
      await page.keyboard.press('Enter');
      const preview = page.getByRole('dialog', { name: 'Reprendre cette sauvegarde' });
      await expect(preview).toContainText('Pièces jointes');
      await preview.getByRole('button', { name: 'Reprendre' }).click();
      await expect(page.getByText('Votre sauvegarde est reprise')).toBeVisible();
      await page.goto(dossier);
      expect(await download(page)).toEqual(SENT.buffer);

      await page.getByRole('button', { name: `Retirer «\u00a0${SENT.name}\u00a0»` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).click();
      await expect(page.getByText(/^Le PDF envoyé, un e-mail reçu/u)).toBeVisible();
      await page.reload();
      await expect(page.getByText(/^Le PDF envoyé, un e-mail reçu/u)).toBeVisible();
    });
  });
}
