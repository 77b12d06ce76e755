import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { screenNames } from '../../src/copy/screenNames.copy.ts';
import { OFFER } from './people.ts';
import { goTo, importCv } from './visit.ts';

const inHand = (page: Page) => page.getByRole('region', { name: 'Offre en main' });

const putRight = async (page: Page, title: string): Promise<void> => {
  await inHand(page).getByRole('button', { name: 'Corriger le poste lu' }).click();
  await page.getByRole('textbox', { name: 'Intitulé du poste' }).first().fill(title);
  await page.keyboard.press('Enter');
};

/** Opens a screen on the advertisement that was read last. */
const openOn = async (page: Page, screen: string): Promise<void> => {
  await goTo(page, screen);
  await page
    .getByRole('navigation', { name: 'Reprendre une annonce déjà lue' })
    .getByRole('link')
    .first()
    .click();
  await expect(inHand(page)).toBeVisible();
};

test('a title read wrong is put right in the line of each screen, and holds on the others', async ({
  page,
}) => {
  await importCv(page);
  await goTo(page, screenNames.match);
  await page.getByRole('textbox', { name: 'Description de l’offre' }).fill(OFFER);
  await page.getByRole('button', { name: 'Comparer', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'M’entraîner' }).first().click();
  await expect(inHand(page)).toContainText('Cariste');

  await putRight(page, 'Magasinier de nuit');
  await expect(inHand(page)).toContainText('Magasinier de nuit');
  // The comparison is made again with it, and no interview was started by the key that saved it.
  await expect(page.getByRole('status').filter({ hasText: 'Score recalculé' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Commencer l’entretien' })).toBeVisible();
  await page.getByRole('button', { name: 'Commencer l’entretien' }).click();
  await expect(page.getByText(/^Question 1 sur/u)).toBeVisible();
  await expect(page.getByText('Magasinier de nuit').first()).toBeVisible();
  await page.getByRole('button', { name: 'Interrompre' }).click();

  await openOn(page, screenNames.coverLetter);
  await expect(inHand(page)).toContainText('Magasinier de nuit');
  await putRight(page, 'Préparateur de commandes');
  await expect(inHand(page)).toContainText('Préparateur de commandes');
  // What the letter is made from follows.
  await page.getByRole('button', { name: 'Préciser l’offre' }).click();
  await expect(page.getByRole('textbox', { name: 'Intitulé du poste' })).toHaveValue(
    'Préparateur de commandes',
  );

  await inHand(page).getByRole('link', { name: 'Son dossier' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Préparateur de commandes');
});
