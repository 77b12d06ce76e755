import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { screenNames } from '../../src/copy/screenNames.copy.ts';
import { writeOffline } from '../../tools/offline/writeOffline.ts';
import { CV_FILES, OFFER } from './people.ts';
import { startHost } from './staticHost.ts';
import { goTo } from './visit.ts';

test.use({ serviceWorkers: 'allow' });

const SCREENS = Object.entries(screenNames);

const PATHS = [
  '',
  'login',
  'signup',
  'accessibility',
  'dashboard',
  'dashboard/search',
  'dashboard/specialized-search',
  'dashboard/cv-search',
  'dashboard/compatible-offers',
  'dashboard/applications',
  'dashboard/my-cv',
  'dashboard/profile',
  'dashboard/cv-analysis',
  'dashboard/cv-offer-analysis',
  'dashboard/analysis-results',
  'dashboard/interview-simulator',
  'dashboard/cover-letter',
  'dashboard/job-alerts',
  'dashboard/assistant',
  'dashboard/settings',
  'dashboard/add-offer',
] as const;

/** Waits until the application is kept and answers for this page. */
const kept = async (page: Page): Promise<void> => {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          return (
            registration?.active?.state === 'activated' &&
            navigator.serviceWorker.controller !== null
          );
        }),
      { timeout: 40_000 },
    )
    .toBe(true);
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('once prepared, every screen opens without a network, reads a CV, compares it and writes a letter', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const host = await startHost({ folder: () => 'dist', headers: true });
  await page.goto(`${host.address}dashboard/settings`);
  await kept(page);
  await page.reload();
  await page.getByRole('button', { name: 'Préparer le mode hors ligne' }).click();
  await expect(page.getByText(/^Tout Embellie est sur cet appareil/u)).toBeVisible({
    timeout: 60_000,
  });
  await page.goto(`${host.address}dashboard/search`);
  await expect(page.getByRole('article').first()).toBeVisible();

  // Nothing answers any more: as in an aeroplane, but for the page that the browser cannot blame on itself.
  await host.close();
  for (const path of PATHS) {
    await page.goto(`${host.address}${path}`);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText('n’a pas pu être chargé')).toHaveCount(0);
  }

  await page.goto(`${host.address}dashboard/my-cv`);
  await page.locator('input[type="file"]').first().setInputFiles(CV_FILES[0]);
  await expect(page.getByRole('heading', { name: 'Ce que nous avons lu' })).toBeVisible();
  await page.getByRole('link', { name: screenNames.match, exact: true }).click();
  await page
    .getByRole('textbox', { name: /offre|annonce/iu })
    .first()
    .fill(OFFER);
  await page.getByRole('button', { name: /^(Analyser|Comparer)/u }).click();
  await expect(page.getByText('Poste lu').first()).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: screenNames.coverLetter, exact: true }).click();
  await page.getByRole('button', { name: /Générer/u }).click();
  await page.getByRole('button', { name: 'Télécharger' }).click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /Word/u }).click();
  expect((await waiting).suggestedFilename()).toMatch(/\.docx$/u);
});

/** A copy of the build whose scripts all have other names, as a later version has. */
const laterVersion = async (): Promise<string> => {
  const later = mkdtempSync(join(tmpdir(), 'embellie-later-'));
  const renamed = (text: string): string =>
    text.replaceAll(
      /-([\w-]{7})([\w-])(?=\.(?:js|css)\b)/gu,
      (_whole, start: string, last: string) => `-${start}${last === 'Z' ? 'Y' : 'Z'}`,
    );
  mkdirSync(join(later, 'assets'));
  for (const name of readdirSync('dist'))
    if (name !== 'assets') cpSync(join('dist', name), join(later, name), { recursive: true });
  for (const name of readdirSync(later, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.html'))
      writeFileSync(join(later, name), renamed(readFileSync(join(later, name), 'utf8')));
  for (const name of readdirSync(join('dist', 'assets'))) {
    const from = join('dist', 'assets', name);
    const to = join(later, 'assets', renamed(name));
    if (/\.(?:js|css)$/u.test(name)) writeFileSync(to, renamed(readFileSync(from, 'utf8')));
    else cpSync(from, to);
  }
  await writeOffline({ root: process.cwd(), dist: later, base: '/' });
  return later;
};

/** Imports a CV without another load of the page. */
const importHere = async (page: Page): Promise<void> => {
  await goTo(page, screenNames.myCv);
  // Other screens have a field for a file too.
  await expect(heading(page)).toHaveText(screenNames.myCv);
  await page.locator('input[type="file"]').first().setInputFiles(CV_FILES[0]);
  await expect(page.getByRole('heading', { name: 'Ce que nous avons lu' })).toBeVisible();
};

test.describe('two versions in a row', () => {
  test('the open tab keeps its parts, says that a newer one is ready, and the next load is of it', async ({
    page,
    context,
  }) => {
    test.setTimeout(150_000);
    let folder = 'dist';
    const later = await laterVersion();
    const host = await startHost({ folder: () => folder });
    await page.goto(`${host.address}dashboard`);
    await expect(heading(page)).toBeVisible();
    await kept(page);
    const entry = (of: Page): Promise<string | undefined> =>
      of.evaluate(() => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src);
    const before = await entry(page);

    // What reads a CV is kept with its first use.
    await importHere(page);
    folder = later;
    await page.reload();
    await expect(heading(page)).toBeVisible();
    // A browser looks for a newer version once a page has come up; asked in the middle of that, one under the tests'
    // tools may leave the newer worker waiting for good. This lock is the last thing that the page asks for.
    const isUp = (): Promise<boolean> =>
      page.evaluate(async () => {
        const { held = [] } = await navigator.locks.query();
        return held.some(({ name }) => name?.startsWith('embellie-tab') === true);
      });
    await expect.poll(isUp).toBe(true);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    await expect(page.getByText('Une nouvelle version est prête')).toBeVisible({ timeout: 60_000 });
    expect(await entry(page)).toBe(before);
    await expect(page.getByRole('button', { name: 'Mettre à jour maintenant' })).toBeVisible();

    // The newer one has taken over, and this tab still goes everywhere.
    for (const [, name] of SCREENS) {
      const link = page
        .getByRole('navigation', { name: 'Navigation principale' })
        .getByRole('link', { name, exact: true });
      if ((await link.count()) === 0) continue;
      await link.click();
      await expect(heading(page)).toBeVisible();
      await expect(page.getByText('n’a pas pu être chargé')).toHaveCount(0);
    }

    // An offer being added, or a CV that is kept nowhere, would go with the page: the button asks before.
    const update = async (): Promise<void> => {
      await page.getByRole('link', { name: screenNames.settings, exact: true }).first().click();
      await page.getByRole('button', { name: 'Charger la nouvelle version' }).click();
    };
    await goTo(page, 'Recherche Intelligente');
    await page
      .getByRole('link', { name: screenNames.addOffer })
      .filter({ visible: true })
      .first()
      .click();
    await page.getByRole('textbox', { name: 'L’annonce', exact: true }).fill(OFFER);
    await update();
    await expect(page.getByText('Une saisie est en cours')).toBeVisible();
    await importHere(page);
    await update();
    await expect(page.getByText('Votre CV n’est que dans cet onglet')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mettre à jour quand même' })).toBeVisible();
    expect(await entry(page)).toBe(before);

    const next = await context.newPage();
    await next.goto(`${host.address}dashboard`);
    await expect(heading(next)).toBeVisible();
    expect(await entry(next)).not.toBe(before);
    // What the old tab needs stays while it is there, and goes after it.
    const caches = (): Promise<readonly string[]> =>
      next.evaluate(async () =>
        (await window.caches.keys()).filter((name) => name.includes('index-')),
      );
    await next.waitForTimeout(1500);
    expect(await caches()).toHaveLength(2);
    await page.close();
    await next.reload();
    await expect.poll(caches).toHaveLength(1);
    await host.close();
    rmSync(later, { recursive: true });
  });

  test('without anything kept, a part that no longer comes offers to load the page again', async ({
    browser,
  }) => {
    test.setTimeout(90_000);
    const context = await browser.newContext({ serviceWorkers: 'block', locale: 'fr-FR' });
    const page = await context.newPage();
    let folder = 'dist';
    const later = await laterVersion();
    const host = await startHost({ folder: () => folder });
    await page.goto(`${host.address}dashboard`);
    await expect(heading(page)).toBeVisible();
    await page.waitForTimeout(3000);
    folder = later;
    await page
      .getByRole('navigation', { name: 'Navigation principale' })
      .getByRole('link', { name: screenNames.interview, exact: true })
      .click();
    await expect(heading(page)).toHaveText('Cet écran n’a pas pu être chargé');
    await expect(page.getByText('Une nouvelle version est prête')).toBeVisible();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(heading(page)).toHaveText(screenNames.interview);
    await context.close();
    await host.close();
    rmSync(later, { recursive: true });
  });
});

test('what another application shares is read to be checked, and the host hears nothing of it', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const host = await startHost({ folder: () => 'dist' });
  await page.goto(`${host.address}dashboard`);
  await kept(page);
  const { share_target: target } = JSON.parse(readFileSync('dist/site.webmanifest', 'utf8')) as {
    readonly share_target: {
      readonly action: string;
      readonly params: Readonly<Record<'title' | 'text' | 'url', string>>;
    };
  };
  const shared = (fields: Readonly<Partial<Record<'title' | 'text' | 'url', string>>>): string => {
    const address = new URL(target.action, `${host.address}site.webmanifest`);
    for (const [field, value] of Object.entries(fields))
      address.searchParams.set(target.params[field as keyof typeof target.params], value);
    return address.href;
  };
  const asked = host.asked.length;

  await page.goto(shared({ text: OFFER, url: 'https://emploi.example/offres/42' }));
  await expect(page.getByRole('heading', { name: 'Vérifiez avant d’enregistrer' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Contrat' })).toHaveValue('CDI');
  await expect(page.getByRole('textbox', { name: 'Adresse de l’annonce' })).toHaveValue(
    'https://emploi.example/offres/42',
  );
  await expect(page).toHaveURL(/\/dashboard\/add-offer$/u);
  expect(await page.evaluate(() => localStorage.getItem('embellie.ownOffers'))).toBeNull();

  await page.goto(shared({ text: 'https://emploi.example/offres/42' }));
  await expect(page.getByRole('alert')).toContainText('Un lien ne suffit pas');
  expect(host.asked.slice(asked)).not.toContain('/dashboard/add-offer');
  await host.close();
});

test('a file that another application shares is read after a question, and never reaches the host', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const host = await startHost({ folder: () => 'dist', headers: true });
  await page.goto(`${host.address}dashboard`);
  await kept(page);
  await page.reload();
  // As the browser itself reads it when it installs the application.
  const devtools = await page.context().newCDPSession(page);
  const { data, errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { share_target: target } = JSON.parse(data ?? '{}') as {
    readonly share_target: {
      readonly action: string;
      readonly method: string;
      readonly params: { readonly files: readonly { readonly name: string }[] };
    };
  };
  expect(target.method).toBe('POST');
  const asked = host.asked.length;
  const share = (name: string, bytes: readonly number[]): Promise<void> =>
    page.evaluate(
      ({ action, field, name: fileName, bytes: content }) => {
        const form = document.createElement('form');
        Object.assign(form, { method: 'POST', enctype: 'multipart/form-data', action });
        const input = Object.assign(document.createElement('input'), { type: 'file', name: field });
        const files = new DataTransfer();
        files.items.add(new File([new Uint8Array(content)], fileName));
        input.files = files.files;
        form.append(input);
        document.body.append(form);
        form.submit();
      },
      {
        action: new URL(target.action, `${host.address}site.webmanifest`).href,
        field: target.params.files[0]?.name ?? '',
        name,
        bytes,
      },
    );
  const [cv] = CV_FILES;
  const question = page.getByRole('alertdialog', { name: /^Lire ce fichier/u });

  await share('CV reçu.pdf', [...cv.buffer]);
  await expect(question).toContainText('CV reçu.pdf');
  await question.getByRole('button', { name: 'Ne rien faire' }).first().click();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(/\/dashboard\/my-cv$/u);
  await expect(page.getByRole('heading', { name: 'Ce que nous avons lu' })).toHaveCount(0);

  await share('CV reçu.pdf', [...cv.buffer]);
  await question.getByRole('button', { name: 'Lire ce CV' }).click();
  await expect(page.getByRole('heading', { name: 'Ce que nous avons lu' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/my-cv$/u);
  expect(await page.evaluate(() => caches.has('embellie.shared'))).toBe(false);

  // The same checks as a drop.
  await share('photo.pdf', [1, 2, 3]);
  // Each share loads the page anew: the CV read a moment ago was not kept.
  await expect(question).toContainText('ouvert sans le garder');
  await question.getByRole('button', { name: 'Lire ce CV' }).click();
  await expect(page.getByText('Ce fichier n’est pas un CV que nous savons lire')).toBeVisible();
  expect(host.asked.slice(asked).filter((path) => path.includes('partage'))).toEqual([]);
  await host.close();
});

test('a file opened with the application is read as if it had been dropped', async ({ page }) => {
  const host = await startHost({ folder: () => 'dist', headers: true });
  const [cv] = CV_FILES;
  const { file_handlers: handlers } = JSON.parse(readFileSync('dist/site.webmanifest', 'utf8')) as {
    readonly file_handlers: readonly { readonly action: string }[];
  };
  // The browser starts the application with the file: what a test cannot do stands in its place.
  await page.addInitScript(
    (bytes) => {
      const file = new File([new Uint8Array(bytes)], 'CV ouvert.pdf');
      const launch = { files: [{ getFile: () => Promise.resolve(file) }] };
      Object.defineProperty(window, 'launchQueue', {
        value: { setConsumer: (consumer: (given: typeof launch) => void) => consumer(launch) },
      });
    },
    [...cv.buffer],
  );
  await page.goto(new URL(handlers[0]?.action ?? '', `${host.address}site.webmanifest`).href);
  await expect(page.getByRole('heading', { name: 'Ce que nous avons lu' })).toBeVisible();
  await expect(page.getByText('CV ouvert.pdf').first()).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/my-cv$/u);
  await host.close();
});
