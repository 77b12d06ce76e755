import { describe, expect, it } from 'vitest';

import { REDIRECTS, screenAt, SCREEN_PATHS } from '#/app/navigation/screens';
import { documentTitle, titles } from '#/app/navigation/screens.copy';
import { SCREENS } from '#/app/router/screenComponents';
import { ADDRESSES } from '#/copy/addresses';
import { isCurrent, NAVIGATION_GROUPS, NAVIGATION_IDS } from '#/pages/Shell/navigation';
import { shellCopy as copy } from '#/pages/Shell/Shell.copy';

/** The table of the specification, section 2, to the letter. */
const SPECIFIED = `
| Tableau de bord | /dashboard |
| Recherche Intelligente | /dashboard/search |
| Recherche Spécialisée | /dashboard/specialized-search |
| Recherche par CV | /dashboard/cv-search |
| Offres Compatibles | /dashboard/compatible-offers |
| Mes Candidatures | /dashboard/applications |
| Mon CV | /dashboard/my-cv |
| Mon Profil | /dashboard/profile |
| Analyse de CV | /dashboard/cv-analysis |
| Match CV / Offre | /dashboard/cv-offer-analysis |
| Mes Analyses | /dashboard/analysis-results |
| Simulateur d'Entretien | /dashboard/interview-simulator |
| Lettre de motivation | /dashboard/cover-letter |
| Offres Ciblées | /dashboard/job-alerts |
| Assistant IA | /dashboard/assistant |
`.trim();

describe('navigation', () => {
  it('has the fifteen entries of the specification, in order, with their labels and routes', () => {
    const rows = NAVIGATION_IDS.map((id) => `| ${copy.entries[id]} | ${ADDRESSES[id]} |`);
    expect(rows.join('\n')).toBe(SPECIFIED);
    expect(rows).toHaveLength(15);
  });

  it('groups them without changing their order', () => {
    expect(NAVIGATION_GROUPS.flat()).toEqual(NAVIGATION_IDS);
  });

  it('marks exactly one entry on each screen, and on pages below it', () => {
    for (const id of NAVIGATION_IDS)
      for (const path of [ADDRESSES[id], `${ADDRESSES[id]}/`]) {
        expect(NAVIGATION_IDS.filter((other) => isCurrent(other, path))).toEqual([id]);
      }
    expect(NAVIGATION_IDS.filter((id) => isCurrent(id, `${ADDRESSES.analyses}/42`))).toEqual([
      'analyses',
    ]);
    expect(NAVIGATION_IDS.filter((id) => isCurrent(id, '/dashboard/searching'))).toEqual([]);
  });
});

describe('screens', () => {
  it('has every route of the specification', () => {
    expect(Object.values(SCREEN_PATHS).toSorted()).toEqual(
      ['/', '/login', '/signup', ...Object.values(ADDRESSES)].toSorted(),
    );
  });

  it('finds the screen of a path, and none for an unknown one', () => {
    expect(screenAt('/')).toBe('landing');
    expect(screenAt('/dashboard/my-cv/')).toBe('myCv');
    expect(screenAt('/dashboard/mon-cv')).toBeUndefined();
  });

  it('redirects as the specification says', () => {
    expect(REDIRECTS).toEqual({
      '/dashboard/external-search': '/dashboard/specialized-search',
      '/dashboard/global-search': '/dashboard/search',
      '/dashboard/all-sites-search': '/dashboard/search',
    });
  });

  it('names the search page as the specification does', () => {
    expect(documentTitle(titles.search)).toBe("Recherche d'Emploi | Embellie");
  });

  // Every screen with all it draws: seconds on a busy machine.
  it('loads a component for every screen', async () => {
    const loaded = await Promise.all(Object.values(SCREENS).map((load) => load()));
    expect(loaded).toHaveLength(Object.keys(SCREEN_PATHS).length);
    for (const component of loaded) expect(component).toBeTypeOf('function');
  });
});
