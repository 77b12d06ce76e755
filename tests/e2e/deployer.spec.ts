import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { screenNames } from '../../src/copy/screenNames.copy.ts';
import { complaintsOf } from './complaints.ts';
import { startHost } from './staticHost.ts';

const CONFIG = 'docs/embellie.config.example.json';

test('what a deployer says of themselves stands on the drawn pages and in the application', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const folder = mkdtempSync(join(tmpdir(), 'embellie-deployer-'));
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  execFileSync(
    process.execPath,
    [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    { env: { ...process.env, EMBELLIE_CONFIG: CONFIG } },
  );
  const offers = JSON.parse(readFileSync('public/catalogue/offers.json', 'utf8')) as object;
  writeFileSync(join(folder, 'catalogue', 'monts.json'), JSON.stringify(offers));
  const host = await startHost({ folder: () => folder, base: '/', fallback: '200.html' });

  // As search engines and people without script see it.
  const silent = await browser.newPage({ javaScriptEnabled: false });
  await silent.goto(host.address);
  await expect(silent.getByText('Service proposé par Mission locale des Monts')).toBeVisible();
  const notice = silent.getByRole('link', { name: 'Mentions légales' });
  await expect(notice).toHaveAttribute('href', 'https://asso.example/mentions-legales');
  await silent.close();

  const page = await browser.newPage({ colorScheme: 'light' });
  const complaints = complaintsOf(page);
  await page.goto(host.address);
  await expect(page.getByRole('link', { name: "S'inscrire" })).toHaveCSS(
    'background-color',
    'rgb(138, 45, 102)',
  );
  await expect(page.getByRole('link', { name: 'Nous écrire' })).toHaveAttribute(
    'href',
    'mailto:bonjour@asso.example',
  );
  await expect(page.getByRole('link', { name: 'Twitter' })).toHaveCount(0);
  await page.getByRole('link', { name: /^Accessibilité/u }).click();
  await expect(page.getByRole('link', { name: /^Signaler un obstacle/u })).toHaveAttribute(
    'href',
    'https://asso.example/signaler-un-obstacle',
  );

  // The search starts in the region, which is no step of its own; cleared, it stays cleared.
  await page.goto(`${host.address}dashboard/search`);
  const place = page.getByRole('combobox', { name: 'Lieu' }).or(page.getByLabel('Lieu'));
  await expect(place.first()).toHaveValue('Auvergne-Rhône-Alpes');
  await expect(page).toHaveURL(/Auvergne/u);
  await place.first().fill('');
  await expect(page).not.toHaveURL(/Auvergne/u);
  // The catalogue is asked for once the page is idle.
  await expect.poll(() => host.asked).toContain('/catalogue/monts.json');
  expect(host.asked).not.toContain('/catalogue/offers.json');

  await page.getByRole('link', { name: screenNames.settings }).first().click();
  await expect(page.getByText('Service proposé par Mission locale des Monts')).toBeVisible();
  expect(complaints).toEqual([]);
  await page.close();
  await host.close();
  rmSync(folder, { recursive: true });
});
