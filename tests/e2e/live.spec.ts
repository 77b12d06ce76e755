import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { screenNames } from '../../src/copy/screenNames.copy.ts';
import { LIVE_EXAMPLES } from '../support/builders/liveAnswers.ts';
import { complaintsOf } from './complaints.ts';
import { keyword, PHONE, SEARCH, toast } from './searchScreen.ts';

const OPEN = { 'access-control-allow-origin': '*' };
const SERVICE = 'https://tabular-api.data.gouv.fr/**';
const DATASET = 'https://www.data.gouv.fr/**';
const JOBICY = 'https://jobicy.com/**';

/** Every request to another host, as the browser sends it. */
const askedElsewhere = (page: Page): readonly string[] => {
  const asked: string[] = [];
  const ours = new Set(['127.0.0.1', 'localhost', '']);
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (!ours.has(hostname)) asked.push(hostname);
  });
  return asked;
};

const { record } = LIVE_EXAMPLES.publicService;
const RECORDS = [
  record,
  { ...record, Référence: '2026-000002', 'Intitulé du poste': 'Cadre de santé (H/F)' },
];

const serveSources = async (page: Page): Promise<void> => {
  await page.route(DATASET, (route) =>
    route.fulfill({
      headers: OPEN,
      json: {
        resources: [
          {
            id: '867034a2-2fa1-41b4-bd39-c84691ea618f',
            title: 'offres-datagouv.csv',
            format: 'csv',
            last_modified: '2026-11-15T04:00:00+00:00',
          },
        ],
      },
    }),
  );
  await page.route(SERVICE, (route) =>
    route.fulfill({
      headers: { ...OPEN, 'content-type': 'application/json' },
      body: LIVE_EXAMPLES.publicService.answer(...RECORDS),
    }),
  );
  await page.route(JOBICY, (route) => route.fulfill({ headers: OPEN, status: 503, body: '' }));
};

const section = (page: Page) => page.getByRole('region', { name: 'Chercher aussi en direct' });

for (const [width, size] of [
  ['1280', { width: 1280, height: 900 }],
  ['390', PHONE],
] as const)
  test(`sources are asked on a press alone, at ${width}`, async ({ page }) => {
    await page.setViewportSize(size);
    const asked = askedElsewhere(page);
    const complaints = complaintsOf(page);
    await serveSources(page);
    await page.goto(SEARCH);
    const live = section(page);
    await keyword(page).fill('infirmière');
    await expect(live).toContainText('Rien n’est demandé avant votre accord.');

    // On a phone it is one line until it is opened.
    if (width === '390') {
      await expect(live.getByRole('button', { name: 'Choisir les sources' })).toHaveCount(0);
      expect((await live.boundingBox())?.height).toBeLessThan(90);
      await live.getByRole('button', { name: 'Chercher aussi en direct' }).click();
    }
    // Switching on asks nothing, and the page still may not.
    await live.getByRole('button', { name: 'Choisir les sources' }).click();
    await live.getByRole('switch', { name: 'Choisir le service public' }).check();
    await live.getByRole('switch', { name: 'Jobicy' }).check();
    await expect(live.getByText('La page doit être rechargée')).toBeVisible();
    await expect(live.getByRole('button', { name: 'Chercher en direct' })).toHaveCount(0);
    expect(asked).toEqual([]);
    expect(complaints).toEqual([]);

    await live.getByRole('button', { name: 'Recharger la page' }).click();
    await expect(keyword(page)).toHaveValue('infirmière');
    await expect(live).toContainText('Sera demandé\u00a0: «\u00a0infirmière\u00a0».');
    // The choice opens its own addresses and no other.
    const refused = await page.evaluate(() =>
      fetch('https://api.lever.co/v0/postings/exemple').then(
        () => 'answered',
        () => 'refused',
      ),
    );
    expect(refused).toBe('refused');
    expect(asked).toEqual([]);

    await live.getByRole('button', { name: 'Chercher en direct' }).click();
    await expect(live.getByRole('list', { name: 'Réponses des sources' })).toContainText(
      'données du 15 nov. 2026',
    );
    await expect(live.getByRole('listitem').filter({ hasText: 'Jobicy' })).toContainText(
      'En panne pour le moment',
    );
    expect(new Set(asked)).toEqual(
      new Set(['www.data.gouv.fr', 'tabular-api.data.gouv.fr', 'jobicy.com']),
    );

    // Kept, it is one of the person's own.
    await expect(live.getByText('2 offres en direct')).toBeVisible();
    await live.getByRole('button', { name: 'Garder Cadre de santé (H/F)' }).click();
    await expect(toast(page)).toContainText('Offre gardée');
    await expect(live.getByText('Gardée dans vos offres')).toBeVisible();
    await live.getByRole('link', { name: 'Comparer avec mon CV' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Match CV / Offre' })).toBeVisible();

    // It is there after a reload, and the sources keep silent until the next press.
    const before = asked.length;
    await page.goto(`${SEARCH}?q=cadre`);
    await expect(page.getByRole('feed')).toContainText('Cadre de santé');
    expect(asked).toHaveLength(before);
  });

test('what was asked is told under « Connexions », and switching off closes the way', async ({
  page,
}) => {
  const asked = askedElsewhere(page);
  await serveSources(page);
  await page.goto(SEARCH);
  const live = section(page);
  await live.getByRole('button', { name: 'Choisir les sources' }).click();
  await live.getByRole('switch', { name: 'Choisir le service public' }).check();
  await live.getByRole('button', { name: 'Recharger la page' }).click();
  await live.getByRole('button', { name: 'Chercher en direct' }).click();
  await expect(live.getByText('2 offres en direct')).toBeVisible();
  await page.getByRole('link', { name: screenNames.settings }).click();
  const connections = page.getByRole('region', { name: 'Connexions' });
  await expect(connections).toContainText('tabular-api.data.gouv.fr');
  await expect(connections).toContainText('Choisir le service public');

  await page.goBack();
  await live.getByRole('button', { name: '1 source activée' }).click();
  await live.getByRole('switch', { name: 'Choisir le service public' }).uncheck();
  await expect(live.getByText('2 offres en direct')).toHaveCount(0);
  await page.reload();
  const before = asked.length;
  const refused = await page.evaluate(() =>
    fetch('https://tabular-api.data.gouv.fr/').then(
      () => 'answered',
      () => 'refused',
    ),
  );
  expect(refused).toBe('refused');
  expect(asked).toHaveLength(before);
});
