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

/** An offer of a catalogue, as its file holds it. */
export const offer = (id: number, title: string, over: object = {}) => ({
  id,
  title,
  company: 'Papeterie Larive',
  location: 'Nantes (44)',
  region: 'Europe',
  type: 'CDI',
  mode: 'Sur site',
  description: 'Saisir et contrôler les factures.\nPréparer les règlements.',
  source: 'catalogue',
  ...over,
});

/** Serves these offers in place of the samples, until it is called again. */
export const serve = async (page: Page, internal: readonly object[]): Promise<void> => {
  await page.route(CATALOGUE, (route) =>
    route.fulfill({ json: { version: 1, internal, external: [], specialized: [] } }),
  );
};
