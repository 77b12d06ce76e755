import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { screenNames } from '../../src/copy/screenNames.copy.ts';

const MONDAY = new Date('2026-11-16T09:00:00+01:00');
const A_WEEK_LATER = new Date('2026-11-23T09:00:00+01:00');

/** Presses Tab until the focus is on what is meant: a reader without a pointer does the same. */
const tabTo = async (page: Page, role: 'button' | 'link', name: RegExp | string): Promise<void> => {
  const target = page.getByRole(role, { name }).first();
  await target.waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${String(name)}`);
};

const follow = async (
  page: Page,
  role: 'button' | 'link',
  name: RegExp | string,
): Promise<void> => {
  await tabTo(page, role, name);
  await page.keyboard.press('Enter');
};

const addApplication = async (page: Page, title: string, company: string): Promise<void> => {
  await follow(page, 'button', 'Ajouter une candidature');
  const dialog = page.getByRole('dialog', { name: 'Nouvelle candidature' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Poste')).toBeFocused();
  await page.keyboard.type(title);
  await page.keyboard.press('Tab');
  await page.keyboard.type(company);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
};

const column = (page: Page, name: string) => page.getByRole('region', { name });
const samples = (page: Page) => page.getByRole('main').getByText('Exemple', { exact: true });
/** The figure of the dashboard that leads to a screen. */
const figure = (page: Page, label: string) =>
  page.getByRole('main').getByRole('link', { name: label }).locator('xpath=../..');

test('a newcomer’s first week, by keyboard only: examples, an application, real figures, a follow-up, the journal', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = 'yes';
    };
  });
  await page.clock.setFixedTime(MONDAY);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Bienvenue, Candidat !' })).toBeVisible();
  await expect(figure(page, 'Offres compatibles')).toContainText('12');
  await expect(figure(page, 'Candidatures envoyées')).toContainText('5');
  await expect(samples(page)).toHaveCount(4);

  await follow(page, 'link', 'Candidatures envoyées');
  await expect(
    page.getByRole('list', { name: 'Candidatures d’exemple' }).getByRole('listitem'),
  ).toHaveCount(4);
  await addApplication(page, 'Cariste de nuit', 'Nord Fret');
  await expect(page.getByText('Candidature ajoutée')).toBeVisible();
  await expect(samples(page)).toHaveCount(0);

  await tabTo(page, 'link', 'Cariste de nuit');
  await page.keyboard.press('ArrowRight');
  await expect(
    column(page, "En cours d'examen").getByRole('link', { name: 'Cariste de nuit' }),
  ).toBeFocused();
  await follow(page, 'button', /Changer le statut/u);
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(
    column(page, 'Envoyée').getByRole('link', { name: 'Cariste de nuit' }),
  ).toBeFocused();

  await follow(page, 'link', screenNames.home);
  await expect(figure(page, 'Candidatures envoyées')).toHaveText(/envoyées\s*1$/u);
  await expect(samples(page)).toHaveCount(0);
  await expect(page.getByText('Vos candidatures, étape par étape')).toBeVisible();
  await expect(page.getByText('Candidature : Cariste de nuit, Nord Fret')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Relancer/u })).toHaveCount(0);

  await page.clock.setFixedTime(A_WEEK_LATER);
  await follow(page, 'link', screenNames.applications);
  await expect(page.getByText('À relancer aujourd’hui')).toBeVisible();
  await follow(page, 'link', screenNames.home);
  await expect(page.getByText('Prévu pour aujourd’hui')).toBeVisible();
  await follow(page, 'link', /^Relancer.*Cariste de nuit/u);
  // Its message stands ready.
  const message = page.getByRole('dialog', { name: 'Message de relance' });
  await expect(message).toContainText('cariste de nuit');
  expect(await message.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await follow(page, 'button', /^C’est fait$/u);
  await expect(message).toBeHidden();
  await expect(page.getByText(/^Faite le/u)).toBeVisible();

  await follow(page, 'link', screenNames.applications);
  await follow(page, 'link', 'Journal');
  await expect(
    page.getByRole('row', { name: /Candidature envoyée.*Cariste de nuit/u }),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: /Relance.*Cariste de nuit/u })).toBeVisible();
  await follow(page, 'button', /Imprimer/u);
  await expect(page.locator('html[data-printed="yes"]')).toBeAttached();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Journal de recherche d’emploi' })).toBeVisible();
});
