import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { cvToasts } from '../../src/usecases/cv/cvToasts.copy.ts';
import {
  addByMouse,
  APPLICATION,
  APPLICATIONS,
  APPLICATIONS_KEY,
  keepApplications,
  keepRecord,
} from './keptApplications.ts';
import { addressRead, importOldCv, keepBox } from './oldCv.ts';
import { importCv } from './visit.ts';

const stored = (page: Page): Promise<string> =>
  page.evaluate((key) => localStorage.getItem(key) ?? '', APPLICATIONS_KEY);

test('a browser that refuses storage is told, and what is typed stays', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('refused', 'SecurityError');
    };
    for (const name of ['localStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse, configurable: true });
  });
  await page.goto(APPLICATIONS);
  await expect(page.getByText('Vos candidatures sont inaccessibles')).toBeVisible();
  await page.goto('/dashboard/settings');
  await expect(page.getByText(/refuse ses données à ce site/u)).toBeVisible();
  await importCv(page);
});

test('a record of a newer version is told, and not written over', async ({ page }) => {
  const record = { version: 99, savedAt: '2026-11-21T08:00:00.000Z', data: [{ of: 'tomorrow' }] };
  await keepRecord(page, record);
  await page.goto(APPLICATIONS);
  await expect(page.getByText(/viennent d’une version plus récente/u)).toBeVisible();
  expect(JSON.parse(await stored(page))).toEqual(record);
  await page.goto('/dashboard');
  await page.goto(APPLICATIONS);
  expect(JSON.parse(await stored(page))).toEqual(record);
});

test('what is being typed while another tab goes on to a newer version stays, and what that wrote is left as it is', async ({
  page,
  context,
}) => {
  await keepRecord(page, { version: 1, savedAt: '2026-11-21T08:00:00.000Z', data: [APPLICATION] });
  await page.goto(`${APPLICATIONS}?candidature=1`);
  await page.getByRole('button', { name: 'Modifier les notes' }).click();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Rappeler la cadre lundi');
  const record = { version: 99, savedAt: '2026-11-22T08:00:00.000Z', data: [{ of: 'tomorrow' }] };
  const other = await context.newPage();
  await other.goto('/');
  const write = (key: string): Promise<void> =>
    other.evaluate(([name, text]) => localStorage.setItem(name, text), [
      key,
      JSON.stringify(record),
    ] as const);
  await write(APPLICATIONS_KEY);
  await expect(page.getByText(/viennent d’une version plus récente/u)).toBeVisible();
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText(/copiez-la, puis rechargez la page/u)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Rappeler la cadre lundi');
  expect(JSON.parse(await stored(page))).toEqual(record);

  // A dossier says so too, rather than that it was closed.
  await write('embellie.dossiers');
  await page.goto('/dashboard/dossier/1');
  await expect(page.getByText('Vos dossiers viennent d’une version plus récente')).toBeVisible();
  await expect(page.getByText('Ce dossier n’est plus là')).toHaveCount(0);
});

test('a record of a newer version that a backup takes the place of is set aside whole', async ({
  page,
}) => {
  const record = { version: 99, savedAt: '2026-11-21T08:00:00.000Z', data: [{ of: 'tomorrow' }] };
  await keepRecord(page, record);
  const { savedAt } = record;
  const backup = {
    format: 'embellie-backup',
    version: 1,
    savedAt,
    records: { [APPLICATIONS_KEY]: { version: 1, savedAt, data: [APPLICATION] } },
    cv: null,
  };
  await page.goto('/dashboard/settings');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'sauvegarde.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(backup)),
  });
  await page.getByRole('button', { name: 'Reprendre', exact: true }).click();
  await expect(page.getByText('Votre sauvegarde est reprise')).toBeVisible();
  expect(await stored(page)).toContain(APPLICATION.title);
  const aside = await page.evaluate((key) => {
    const texts = Object.entries(localStorage);
    return texts.flatMap(([name, text]) =>
      name.startsWith(`embellie.damaged.${key}`) ? [text] : [],
    );
  }, APPLICATIONS_KEY);
  expect(aside.map((text) => JSON.parse(text) as unknown)).toEqual([record]);
});

test('a database of a newer version is left as it is, and a CV that cannot be kept in it stays in the page', async ({
  page,
}) => {
  const inTomorrow = (text: string | null): Promise<unknown> =>
    page.evaluate(
      (put) =>
        new Promise((resolve, reject) => {
          const request = indexedDB.open('embellie', 99);
          request.addEventListener('upgradeneeded', () =>
            request.result.createObjectStore('tomorrow'),
          );
          request.addEventListener('error', () => reject(new Error('not opened')));
          request.addEventListener('success', () => {
            const store = request.result
              .transaction('tomorrow', 'readwrite')
              .objectStore('tomorrow');
            const done = put === null ? store.get('it') : store.put(put, 'it');
            done.addEventListener('success', () => {
              request.result.close();
              resolve(done.result);
            });
          });
        }),
      text,
    );
  await page.goto('/dashboard/settings');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await inTomorrow('a paper of tomorrow');
  await importOldCv(page);
  await keepBox(page).click();
  await expect(
    page
      .getByRole('region', { name: 'Notifications (Alt+T)' })
      .getByText(cvToasts.storageProblems.unavailable.text),
  ).toBeVisible();
  await expect(keepBox(page)).not.toBeChecked();
  await expect(addressRead(page)).toBeVisible();
  expect(await inTomorrow(null)).toBe('a paper of tomorrow');
});

test('a kept CV whose database was deleted by the browser is told gone, never as if there had been none', async ({
  page,
}) => {
  await importCv(page);
  await page.getByLabel('Garder mon CV sur cet appareil').check();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('embellie.cvCorrections')))
    .not.toBeNull();
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase('embellie');
        request.addEventListener('success', () => resolve());
        request.addEventListener('error', () => reject(new Error('not deleted')));
      }),
  );
  await page.reload();
  await expect(page.getByText(/gardé sur cet appareil n’y est plus/u)).toBeVisible();
});

test('a clock that goes back loses nothing, and what is added then is there beside the rest', async ({
  page,
}) => {
  await keepApplications(page, [APPLICATION]);
  await page.clock.setFixedTime(new Date('2019-05-06T10:00:00'));
  await page.goto(APPLICATIONS);
  await expect(page.getByRole('link', { name: 'Aide-soignante' })).toBeVisible();
  await addByMouse(page, 'Boulanger', 'Fournil du Port');
  await expect(page.getByRole('link', { name: 'Boulanger' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Boulanger' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Aide-soignante' })).toBeVisible();
});

test('a tab that is killed in the middle of an import leaves all of it or nothing', async ({
  page,
  context,
}) => {
  const COUNT = 4000;
  const rows = Array.from(
    { length: COUNT },
    (_, index) => `K${index};Cariste ${index};Nord Fret;Lille;Vous tenez le quai numéro ${index}.`,
  );
  await page.goto('/dashboard/add-offer');
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: 'offres.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`id;intitule;entreprise;ville;description\n${rows.join('\n')}`),
    });
  const start = page.getByRole('button', { name: /Importer ces/u });
  await expect(start).toBeVisible();
  // Killed as soon as something is about to be written.
  await page.evaluate(() => {
    const { prototype } = IDBDatabase;
    const open = Reflect.get(prototype, 'transaction') as (...given: unknown[]) => unknown;
    Reflect.set(prototype, 'transaction', function writing(this: unknown, ...given: unknown[]) {
      if (given[1] === 'readwrite') document.title = 'writing';
      return Reflect.apply(open, this, given);
    });
  });
  await start.click();
  await page.waitForFunction(() => document.title === 'writing');
  await page.close();

  const next = await context.newPage();
  await next.goto('/dashboard/add-offer');
  await expect(next.getByRole('heading', { level: 1, name: 'Ajouter une offre' })).toBeVisible();
  const kept = await next.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const request = indexedDB.open('embellie');
        request.addEventListener('success', () => {
          const all = request.result
            .transaction('offerShelves')
            .objectStore('offerShelves')
            .getAll();
          all.addEventListener('success', () => resolve((all.result as unknown[][]).flat().length));
        });
      }),
  );
  expect([0, COUNT]).toContain(kept);
});
