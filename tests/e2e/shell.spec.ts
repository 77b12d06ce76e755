import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { screenNames } from '../../src/copy/screenNames.copy.ts';
import { complaintsOf } from './complaints.ts';

const ENTRIES = [
  [screenNames.home, '/dashboard'],
  ['Recherche Intelligente', '/dashboard/search'],
  [screenNames.specializedSearch, '/dashboard/specialized-search'],
  [screenNames.cvSearch, '/dashboard/cv-search'],
  [screenNames.compatibleOffers, '/dashboard/compatible-offers'],
  [screenNames.applications, '/dashboard/applications'],
  [screenNames.myCv, '/dashboard/my-cv'],
  [screenNames.profile, '/dashboard/profile'],
  [screenNames.cvAnalysis, '/dashboard/cv-analysis'],
  [screenNames.match, '/dashboard/cv-offer-analysis'],
  [screenNames.analyses, '/dashboard/analysis-results'],
  [screenNames.interview, '/dashboard/interview-simulator'],
  [screenNames.coverLetter, '/dashboard/cover-letter'],
  ['Offres Ciblées', '/dashboard/job-alerts'],
  [screenNames.assistant, '/dashboard/assistant'],
] as const;

const PHONE = { width: 390, height: 844 };

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Navigation principale' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications (Alt+T)' });

/** The one thing that raises a toast on every screen: a theme that cannot be kept. */
const fillTheDevice = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });

test.describe('navigation', () => {
  test('follows the fifteen entries in order, each marked, titled and announced', async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await page.goto('/dashboard');
    await expect(navigation(page).getByRole('link')).toHaveText(ENTRIES.map(([label]) => label));
    for (const [label, path] of ENTRIES) {
      await navigation(page).getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(heading(page)).toBeVisible();
      await expect(page).toHaveTitle(/ \| Embellie$/u);
      await expect(navigation(page).locator('[aria-current="page"]')).toHaveText(label);
    }
    await expect(page.getByRole('main')).toBeFocused();
    expect(complaints).toEqual([]);
  });

  test('stands under a strict policy', async ({ page }) => {
    await page.goto('/dashboard');
    // A second one only takes away: decision 0016.
    const policy = page.locator('meta[http-equiv="Content-Security-Policy"]').first();
    await expect(policy).toHaveAttribute('content', /default-src 'none'.*script-src 'self'/u);
  });

  test('asks nothing of any other host', async ({ page, baseURL }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    await page.goto('/');
    await page.goto('/dashboard');
    await expect(heading(page)).toBeVisible();
    expect([...hosts]).toEqual([new URL(baseURL ?? '').origin]);
  });

  test('redirects old addresses, replacing the step in the history', async ({ page }) => {
    for (const [from, to] of [
      ['/dashboard/external-search', '/dashboard/specialized-search'],
      ['/dashboard/global-search', '/dashboard/search'],
      ['/dashboard/all-sites-search', '/dashboard/search'],
    ] as const) {
      await page.goto('/dashboard/profile');
      await page.goto(from);
      await expect(page).toHaveURL(to);
      await page.goBack();
      await expect(page).toHaveURL('/dashboard/profile');
    }
  });

  test('says so at an address that leads nowhere, and leads back', async ({ page }) => {
    // The last one cannot be decoded.
    for (const path of ['/nulle-part', '/dashboard/nulle-part', '/%E0%A4%A']) {
      await page.goto(path);
      await expect(heading(page)).toHaveText('Cette page n’existe pas');
      await expect(page).toHaveTitle('Page introuvable | Embellie');
      await page.getByRole('link', { name: 'Aller au tableau de bord' }).click();
      await expect(page).toHaveURL('/dashboard');
    }
  });

  test('has a title and the two doors on the public pages', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Connexion' }).click();
    await expect(page).toHaveURL('/login');
    await page.getByRole('link', { name: "S'inscrire" }).click();
    await expect(page).toHaveURL('/signup');
    await expect(page).toHaveTitle('Inscription | Embellie');
  });

  test('goes back to where one was, and starts a new screen at its top', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 300 });
    await page.goto('/dashboard/search');
    await expect(heading(page)).toBeVisible();
    // What comes later above the window moves the page by its height.
    await expect(page.getByRole('article').first()).toBeAttached();
    await page.evaluate(() => window.scrollTo({ top: 120, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
    const before = await page.evaluate(() => window.scrollY);
    await navigation(page).getByRole('link', { name: screenNames.applications }).click();
    await expect(heading(page)).toHaveText(screenNames.applications);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(heading(page)).toHaveText('Recherche Intelligente');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  });

  test('shows what happened when the file of a screen does not come, and tries again', async ({
    page,
  }) => {
    await page.goto('/login');
    await expect(heading(page)).toBeVisible();
    await page.route('**/assets/NotFoundRoute*', (route) => route.abort());
    await page.route('**/assets/HomeRoute*.js', (route) => route.abort());
    await page.evaluate(() => window.history.pushState(null, '', '/dashboard'));
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
    await expect(heading(page)).toHaveText('Cet écran n’a pas pu être chargé');
    await page.unroute('**/assets/HomeRoute*.js');
    const again = page.getByRole('button', { name: 'Réessayer' });
    await again.click();
    // Chromium may hold on to an import that failed: the second time is a new page.
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 1000 });
      await expect(heading(page)).toHaveText('Bienvenue, Candidat !', { timeout: 2000 });
    }).toPass();
  });
});

test.describe('keyboard', () => {
  test('skips to the content first', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(heading(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL('/dashboard');
  });
});

test.describe('drawer', () => {
  test.use({ viewport: PHONE });

  test('opens from the menu, holds the focus, and Escape gives it back', async ({ page }) => {
    await page.goto('/dashboard');
    const menu = page.getByRole('button', { name: 'Ouvrir le menu' });
    await expect(navigation(page)).toBeHidden();
    await menu.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Navigation principale' });
    await expect(drawer).toBeVisible();
    await expect(drawer.locator(':focus')).toHaveCount(1);
    // Once around: past the last stop the browser's own controls come, never the page behind.
    const stops = new Set<string>();
    for (let step = 0; step < 24; step += 1) {
      await page.keyboard.press('Tab');
      stops.add(
        await page.evaluate(() => {
          const { activeElement } = document;
          if (activeElement === document.body) return 'browser';
          return activeElement?.closest('[role="dialog"]') ? 'drawer' : 'page behind';
        }),
      );
    }
    expect([...stops].toSorted()).toEqual(['browser', 'drawer']);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(menu).toBeFocused();
  });

  test('closes on the overlay', async ({ page }) => {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toBeVisible();
    await page.mouse.click(370, 500);
    await expect(drawer).toBeHidden();
  });

  test('closes on navigation, to another screen and to the same one', async ({ page }) => {
    await page.goto('/dashboard');
    for (const label of [
      screenNames.applications,
      screenNames.applications,
      screenNames.assistant,
    ]) {
      await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
      await page.getByRole('dialog').getByRole('link', { name: label }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(heading(page)).toHaveText(label);
    }
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('is sixteen rem wide, and gives way to the column when the window grows', async ({
    page,
  }) => {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    const drawer = page.getByRole('dialog');
    await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(256);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(drawer).toBeHidden();
    await expect(navigation(page)).toBeVisible();
  });
});

test.describe('theme', () => {
  test('is remembered, and there before the first paint', async ({ page }) => {
    await page.goto('/dashboard');
    await page.getByRole('radio', { name: 'Sombre' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    // Without the application: what sets the theme must not wait for it.
    await page.route('**/assets/index-*.js', (route) => route.abort());
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('follows the other tabs', async ({ page, context }) => {
    await page.goto('/dashboard');
    const other = await context.newPage();
    await other.goto('/dashboard');
    await other.getByRole('radio', { name: 'Sombre' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('radio', { name: 'Sombre' })).toBeChecked();
  });

  test('keeps a damaged choice aside instead of losing it', async ({ page }) => {
    await page.addInitScript(() => {
      if (localStorage.getItem('embellie.theme') === null) {
        localStorage.setItem('embellie.theme', '{"version":1,');
      }
    });
    await page.goto('/dashboard');
    await page.getByRole('radio', { name: 'Clair' }).check();
    const aside = await page.evaluate(() =>
      Object.entries(localStorage).filter(([key]) => key.startsWith('embellie.damaged.')),
    );
    expect(aside.map(([, text]) => text)).toEqual(['{"version":1,']);
  });
});

test.describe('toasts', () => {
  test('say that a choice could not be kept, one at a time, for five seconds', async ({ page }) => {
    await page.clock.install();
    await fillTheDevice(page);
    await page.goto('/dashboard');
    await page.getByRole('radio', { name: 'Sombre' }).check();
    const toast = toasts(page).getByRole('alert');
    await expect(toast).toContainText('Erreur');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    await page.getByRole('radio', { name: 'Clair' }).check();
    await expect(toast).toHaveCount(1);
    await expect(toast).toHaveCSS('opacity', '1');
    await page.clock.runFor(4000);
    await expect(toast).toHaveCount(1);
    await page.clock.runFor(2500);
    await expect(toast).toHaveCount(0);
  });

  test('stay while less motion is asked for, and wait under the pointer', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await fillTheDevice(page);
    await page.goto('/dashboard');
    await page.getByRole('radio', { name: 'Sombre' }).check();
    const toast = toasts(page).getByRole('alert');
    await toast.hover();
    // In steps: the page takes note of the pointer between two of them.
    for (let second = 0; second < 20; second += 1) await page.clock.runFor(1000);
    await expect(toast).toBeVisible();
    await page.mouse.move(600, 100);
    await page.clock.runFor(6000);
    await expect(toast).toHaveCount(0);
  });

  test('stand on a phone in the place of the bar, and move what is read down by what it lacks', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await fillTheDevice(page);
    await page.goto('/dashboard/settings');
    const title = page.getByRole('heading', { level: 1 });
    const top = async (): Promise<number> => (await title.boundingBox())?.y ?? 0;
    const inBar = page.getByRole('banner').first();
    await expect(title).toBeVisible();
    const before = await top();
    await page.getByRole('radio', { name: 'Sombre' }).first().check();
    const toast = toasts(page).getByRole('alert');
    await expect(toast).toContainText('Erreur');
    const below = async (): Promise<number> => {
      const [bar, box] = [await inBar.boundingBox(), await toast.boundingBox()];
      return (bar?.y ?? 0) + (bar?.height ?? 0) - (box?.y ?? 0) - (box?.height ?? 0);
    };
    await expect.poll(below).toBeGreaterThanOrEqual(0);
    await expect.poll(top).toBeGreaterThan(before);
    // Nor the bar at the foot.
    await expect(page.getByRole('button', { name: 'Plus' })).toBeInViewport();
    await page.clock.runFor(6500);
    await expect(toast).toHaveCount(0);
    await expect.poll(top).toBe(before);
  });

  test('stand in the side where there is one, over its foot, and the list makes room', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await fillTheDevice(page);
    await page.goto('/dashboard/settings');
    await page.getByRole('radio', { name: 'Sombre' }).first().check();
    const toast = toasts(page).getByRole('alert');
    await expect(toast).toContainText('Erreur');
    const [box, main] = await Promise.all([
      toast.boundingBox(),
      page.getByRole('main').boundingBox(),
    ]);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(main?.x ?? 0);
    // Neither what is pressed under it nor the list above.
    await page.getByRole('radio', { name: 'Clair' }).last().check();
    const list = await navigation(page).locator('..').boundingBox();
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1);
    await navigation(page).getByRole('link', { name: screenNames.assistant }).click();
    await expect(page).toHaveURL('/dashboard/assistant');
  });

  test('go away with a swipe of more than fifty pixels', async ({ page }) => {
    await fillTheDevice(page);
    await page.goto('/dashboard');
    await page.getByRole('radio', { name: 'Sombre' }).check();
    const toast = toasts(page).getByRole('alert');
    await expect(toast).toBeVisible();
    const swipe = async (distance: number): Promise<void> => {
      const box = await toast.boundingBox();
      const x = (box?.x ?? 0) + 60;
      const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance, y, { steps: 5 });
      await page.mouse.up();
    };
    await swipe(45);
    await expect.poll(async () => (await toast.boundingBox())?.x).toBeGreaterThan(0);
    await page.waitForTimeout(400);
    await expect(toast).toBeVisible();
    await swipe(56);
    await expect(toast).toHaveCount(0);
  });

  test('are within reach under the open drawer, which stays open', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await fillTheDevice(page);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    await page.getByRole('dialog').getByRole('radio', { name: 'Sombre' }).check();
    const close = toasts(page).getByRole('button', { name: 'Fermer la notification' });
    await close.click();
    await expect(toasts(page).getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
