import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { screenNames } from '../../src/copy/screenNames.copy.ts';
import { complaintsOf } from './complaints.ts';
import { CV_FILES } from './people.ts';
import { startHost } from './staticHost.ts';
import { goTo } from './visit.ts';

const BASE = '/outils/emploi/';

test('in a folder of a site, behind a host that only knows 404.html, everything is found', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const folder = mkdtempSync(join(tmpdir(), 'embellie-base-'));
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  execFileSync(
    process.execPath,
    [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    { env: { ...process.env, EMBELLIE_BASE: BASE } },
  );
  const host = await startHost({ folder: () => folder, base: BASE, fallback: '404.html' });
  const complaints = complaintsOf(page);
  await page.goto(host.address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Connexion' }).click();
  await expect(page).toHaveURL(`${host.address}login`);

  // An old address, which this host answers with 404 and the application: the browser complains of the number alone.
  await page.goto(`${host.address}dashboard/external-search`);
  await expect(page).toHaveURL(`${host.address}dashboard/specialized-search`);
  // One with a page of its own.
  await page.goto(`${host.address}dashboard/my-cv`);
  await page.locator('input[type="file"]').first().setInputFiles(CV_FILES[0]);
  await expect(page.getByRole('heading', { name: 'Ce que nous avons lu' })).toBeVisible();
  await goTo(page, 'Recherche Intelligente');
  await expect(page).toHaveURL(`${host.address}dashboard/search`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: screenNames.settings }).click();
  await page.getByRole('button', { name: 'Tout supprimer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tout supprimer' }).click();
  await expect(page.getByText('Tout est supprimé')).toBeVisible();
  await expect(page).toHaveURL(/outils\/emploi\/dashboard\/settings/u);
  expect(host.asked.filter((path) => !path.startsWith(BASE))).toEqual([]);
  expect(complaints.filter((words) => !words.includes('404'))).toEqual([]);
  await host.close();
  rmSync(folder, { recursive: true });
});
