import type { Locator, Page } from '@playwright/test';

/** Address of the search. */
export const SEARCH = '/dashboard/search';
/** The file that its offers come from. */
export const CATALOGUE = '**/catalogue/offers.json';
export const PHONE = { width: 390, height: 844 };

export const results = (page: Page): Locator => page.getByRole('feed', { name: 'Offres trouvées' });
/** What the search says of how many it found. */
export const count = (page: Page, words: RegExp | string): Locator =>
  page.getByRole('region', { name: 'Offres trouvées' }).getByText(words);
export const keyword = (page: Page): Locator =>
  page.getByRole('searchbox', { name: 'Poste ou mot-clé' });
export const card = (page: Page, name: RegExp | string): Locator =>
  results(page).getByRole('button', { name });
/** The open offer, beside the others. */
export const panel = (page: Page): Locator =>
  page.getByRole('region', { name: 'Offre sélectionnée' });
/** The open offer, over the screen of a phone. */
export const sheet = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Détail de l’offre' });
export const toast = (page: Page): Locator => page.getByRole('region', { name: /^Notifications/u });
