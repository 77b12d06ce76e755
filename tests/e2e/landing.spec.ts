import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { complaintsOf } from './complaints.ts';

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications (Alt+T)' });

/** The page answers: what is written in the HTML has come to life. */
const alive = (page: Page): Promise<void> =>
  expect
    .poll(() => page.locator('[data-reveal]').count(), 'sections wait or have appeared')
    .toBeGreaterThan(0);

test.describe('landing page', () => {
  test('comes to life where it stands, and complains of nothing', async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const title = document.querySelector('h1');
        if (title) Reflect.set(title, 'asWritten', true);
      });
    });
    await page.goto('/');
    await alive(page);
    const kept = await page
      .getByRole('heading', { level: 1 })
      .evaluate((title) => Reflect.get(title, 'asWritten') === true);
    expect(kept, 'the heading of the HTML is the one of the application').toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Après la pluie, le bon poste.',
    );
    expect(complaints).toEqual([]);
  });

  test('follows its doors', async ({ page }) => {
    for (const [name, path] of [
      ['Commencez gratuitement', '/signup'],
      ['Essayer sans compte', '/dashboard'],
      ['Ouvrir mon espace', '/signup'],
      ['Connexion', '/login'],
      ["S'inscrire", '/signup'],
    ] as const) {
      await page.goto('/');
      await alive(page);
      await page.getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
    }
    await page.getByRole('link', { name: 'Embellie, accueil' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Recherche Intelligente' })).toBeAttached();
  });

  test('says of the links in its footer that they lead nowhere yet', async ({ page }) => {
    await page.goto('/');
    await alive(page);
    for (const name of ['Twitter', 'LinkedIn', 'Contact']) {
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      const toast = toasts(page).getByRole('status');
      await expect(toast).toHaveCount(1);
      await expect(toast).toContainText('Bientôt disponible !');
      await expect(toast).toContainText('pas encore en place');
      await expect(page).toHaveURL('/');
    }
  });

  test('keeps its header in view, and its sections at their anchors', async ({ page }) => {
    for (const anchor of ['features', 'how-it-works']) {
      await page.goto(`/#${anchor}`);
      await alive(page);
      const section = page.locator(`#${anchor}`);
      await expect(section).toBeInViewport();
      await expect(page.getByRole('banner')).toBeInViewport();
      const top = (): Promise<number> =>
        section.evaluate((it) => Math.round(it.getBoundingClientRect().top));
      await expect.poll(top, 'under the header').toBe(64);
    }
  });

  test('lets its sections appear once, and at once under reduced motion', async ({ page }) => {
    await page.goto('/');
    await alive(page);
    const title = page.getByRole('heading', { name: 'Trois étapes, et le jour se lève' });
    const block = page.locator('[data-reveal]', { has: title });
    await expect(block).toHaveCSS('opacity', '0');
    await title.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    await expect(block).toHaveCSS('opacity', '1');
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(block).toHaveAttribute('data-reveal', 'shown');

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expect(title).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-reveal]')).toHaveCount(0);
  });

  test('fits every width without a bar below', async ({ page }) => {
    for (const width of [320, 360, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test('shifts nothing while it loads', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.set(window, 'shifted', 0);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const before = Number(Reflect.get(window, 'shifted'));
          Reflect.set(window, 'shifted', before + Number(Reflect.get(entry, 'value')));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    await alive(page);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shifted')))).toBeLessThan(0.001);
  });
});

test.describe('landing page without script', () => {
  test.use({ javaScriptEnabled: false });

  test('reads whole, and says what needs script', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('noscript p')).toBeVisible();
    for (const name of [
      'Recherche Intelligente',
      'Lettres de Motivation',
      'Analyse de CV',
      'Assistant IA',
      'Importez votre CV',
      'Recevez des offres ciblées',
      'Postulez en un clic',
    ]) {
      const title = page.getByRole('heading', { name, exact: true });
      await expect(title).toBeVisible();
      await expect(title).toHaveCSS('opacity', '1');
    }
    await expect(page.getByText('5 étoiles sur 5')).toHaveCount(3);
    await expect(page.getByRole('link', { name: 'Commencez gratuitement' })).toHaveAttribute(
      'href',
      '/signup',
    );
  });
});

test.describe('index.html at other addresses', () => {
  test('never shows the landing page before the application', async ({ page }) => {
    // Every frame from the first paint on: was anything of the landing page ever drawn?
    await page.addInitScript((landing) => {
      Reflect.set(window, 'seen', []);
      const look = (): void => {
        const [title] = document.getElementsByTagName('h1');
        if (title?.textContent?.startsWith(landing) && title.getClientRects().length > 0) {
          (Reflect.get(window, 'seen') as string[]).push(window.location.pathname);
        }
        requestAnimationFrame(look);
      };
      look();
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    }, 'Après la pluie');
    // The application comes late, so that there is time to see.
    await page.route('**/assets/index-*.js', async (route) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 500);
      });
      await route.continue();
    });
    for (const path of ['/dashboard', '/dashboard/my-cv', '/nulle-part']) {
      const response = await page.goto(path);
      expect(await response?.text()).toContain('data-prerendered');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Après la pluie,')).toHaveCount(0);
      const seen = await page.evaluate(() => Reflect.get(window, 'seen') as unknown);
      expect(seen).toEqual([]);
    }
  });
});

test.describe('for search engines and social networks', () => {
  test('the landing page says what it is in its HTML', async ({ request }) => {
    const html = await (await request.get('/')).text();
    expect(html).toContain('<title>Votre CV face aux offres, honnêtement | Embellie</title>');
    for (const part of [
      /<meta name="description" content="[^"]{80,200}"/u,
      /<link rel="canonical" href="[^"]*\/"/u,
      /<meta property="og:title" content="[^"]+"/u,
      /<meta property="og:image" content="[^"]*\/social\.png"/u,
      /<meta name="twitter:card" content="summary_large_image"/u,
      /<link rel="manifest" href="\/site\.webmanifest"/u,
    ]) {
      expect(html).toMatch(part);
    }
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/u.exec(html)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({ '@type': 'WebApplication', name: 'Embellie' });
    expect(html.match(/<meta name="description"/gu)).toHaveLength(1);
  });

  test('the doors have a head of their own', async ({ request }) => {
    for (const [path, title] of [
      ['/login', 'Connexion | Embellie'],
      ['/signup', 'Inscription | Embellie'],
    ] as const) {
      const html = await (await request.get(path)).text();
      expect(html).toContain(`<title>${title}</title>`);
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`, 'u'));
      expect(html).not.toContain('data-prerendered');
    }
  });

  test('the declaration of accessibility is drawn before any script, and then lives', async ({
    page,
  }) => {
    const response = await page.goto('/accessibilite');
    const html = (await response?.text()) ?? '';
    expect(html).toContain('data-prerendered="/accessibilite"');
    expect(html).toContain('Embellie est partiellement conforme');
    expect(html).toContain('<title>Déclaration d’accessibilité | Embellie</title>');
    await page.getByRole('link', { name: 'Mon CV' }).click();
    await expect(page).toHaveURL('/dashboard/my-cv');
  });

  test('robots, sitemap, manifest and every picture they name are there', async ({ request }) => {
    expect(await (await request.get('/robots.txt')).text()).toMatch(
      /Disallow: \/dashboard[^]*Sitemap: /u,
    );
    const sitemap = await (await request.get('/sitemap.xml')).text();
    expect(sitemap.match(/<loc>/gu)).toHaveLength(3);
    type Picture = { src: string; type: string };
    type Manifest = { icons: Picture[]; screenshots: Picture[]; start_url: string };
    const manifest = (await (await request.get('/site.webmanifest')).json()) as Manifest;
    expect(manifest.start_url).toBe('./dashboard');
    const { icons, screenshots } = manifest;
    for (const { src, type } of [
      ...icons,
      ...screenshots,
      { src: '/social.png', type: 'image/png' },
    ]) {
      const response = await request.get(src);
      expect(response.headers()['content-type']).toContain(type);
    }
  });
});
