import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

import { screenNames } from '../../src/copy/screenNames.copy.ts';
import { OFFER } from './people.ts';
import { goTo, importCv } from './visit.ts';

const OTHER_OFFER = `Jardinier H/F
Ville de Vierzon (18) – CDD six mois

Vos missions
- Tailler les haies, tondre et planter les massifs

Votre profil
- Permis B exigé`;

/** More steps than this, and somebody gives up. */
const FARTHEST = 60;

/** Walks to something by the key alone; the focus is never nowhere on the way. */
const walkTo = async (page: Page, wanted: Locator, key = 'Tab'): Promise<void> => {
  for (let steps = 0; steps < FARTHEST; steps += 1) {
    await page.keyboard.press(key);
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(wanted).toBeFocused();
};

test('from the comparison to the note of what was sent, by keys alone', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await importCv(page);
  await goTo(page, screenNames.match);
  await walkTo(page, page.getByRole('textbox', { name: 'Description de l’offre' }));
  await page.keyboard.insertText(OFFER);
  await walkTo(page, page.getByRole('button', { name: 'Comparer', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();

  // What to do with a result is the next step after its verdict.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Écrire la lettre' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await walkTo(page, page.getByRole('button', { name: 'Générer la lettre' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'La lettre', exact: true })).toBeFocused();
  await expect(page.getByRole('article', { name: 'Votre lettre' })).toContainText('cariste');

  await walkTo(page, page.getByRole('link', { name: 'Son dossier' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await walkTo(page, page.getByRole('button', { name: 'J’ai postulé' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Notez votre candidature' });
  await walkTo(page, dialog.getByRole('button', { name: 'Noter la candidature' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Préparer le message' }).first()).toBeFocused();
});

test('another advertisement in the place of one in hand brings a letter of its own', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await importCv(page);
  await goTo(page, screenNames.coverLetter);
  const field = page.getByRole('textbox', { name: 'Description de l’offre' });
  await field.fill(OFFER);
  await page.getByRole('button', { name: 'Générer la lettre' }).click();
  const letter = page.getByRole('article', { name: 'Votre lettre' });
  await expect(letter).toContainText('cariste');

  await goTo(page, screenNames.match);
  await page
    .getByRole('navigation', { name: 'Reprendre une annonce déjà lue' })
    .getByRole('link', { name: /Cariste/u })
    .click();
  // The one in hand is told in one line, and the field comes back with the focus.
  await page.getByRole('button', { name: 'Changer d’annonce' }).press('Enter');
  await expect(field).toBeFocused();

  await goTo(page, screenNames.coverLetter);
  // The field of the other screen has the same name.
  await expect(letter).toContainText('cariste');
  await field.fill(OTHER_OFFER);
  await page.getByRole('button', { name: 'Générer la lettre' }).click();
  await expect(letter).toContainText('jardinier');
  await expect(letter).not.toContainText('Nord Fret');
  await expect(page.getByRole('button', { name: /^Actions sur/u })).toHaveCount(2);
});
