import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { ADDRESSES } from '../../src/copy/addresses.ts';
import { hostileBackup } from '../support/hostileBackup.ts';
import { complaintsOf } from './complaints.ts';

const LONG = 'W'.repeat(400);

/** What somebody could write into a backup and give to somebody else. */
const HOSTILE: Readonly<Record<string, string>> = {
  markup: `"><img src=x onerror=taken()><script>taken()</script><svg onload=taken()>'"`,
  'a link': 'javascript:taken()//https://аррle.example/%0d%0aSet-Cookie:a=b',
  'one long word': LONG,
  'a name of everything': '__proto__',
  'half of a character': 'a\ud800b\u202e\u0000c',
};

const restore = async (page: Page, text: string): Promise<void> => {
  await page.goto(ADDRESSES.settings);
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: 'sauvegarde.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  await page.getByRole('button', { name: 'Reprendre', exact: true }).click();
  await expect(page.getByText('Votre sauvegarde est reprise')).toBeVisible();
};

for (const [index, [kind, text]] of Object.entries(HOSTILE).entries())
  test(`a backup with ${kind} in every field runs nothing, and every screen stands`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const complaints = complaintsOf(page);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.setViewportSize({ width: 360, height: 740 });
    await restore(page, hostileBackup(text, 20_261_126 + index));
    const opened = await page.evaluate(() => {
      const ids = (key: string): readonly number[] => {
        const kept = JSON.parse(localStorage.getItem(key) ?? '[]') as
          | readonly { readonly id: number }[]
          | { readonly data: readonly { readonly id: number }[] };
        return ('data' in kept ? kept.data : kept).map(({ id }) => id);
      };
      return [
        ...ids('embellie.dossiers').map((id) => `/dashboard/dossier/${id}`),
        ...ids('analysisResults').map((id) => `/dashboard/analysis-results?analyse=${id}`),
      ];
    });
    for (const address of [...Object.values(ADDRESSES), ...opened]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
      await expect(page.getByText('n’a pas pu être chargé'), address).toHaveCount(0);
      const found = await page.evaluate(() => {
        const { clientWidth, scrollWidth } = document.documentElement;
        const isWide = (element: Element): boolean =>
          element.getBoundingClientRect().right > clientWidth + 1;
        return {
          made: document.querySelectorAll('img[src="x"], svg[onload], [onerror]').length,
          led: [...document.querySelectorAll('main a[href]')]
            .map((link) => link.getAttribute('href') ?? '')
            .filter((href) => /^\s*(?:javascript|data|vbscript):/iu.test(href)).length,
          wide:
            scrollWidth <= clientWidth
              ? []
              : [...document.querySelectorAll('main *')]
                  .filter((element) => isWide(element) && ![...element.children].some(isWide))
                  .map((element) => element.outerHTML.slice(0, 200)),
        };
      });
      // The bookmark itself is a script of our own, made to be dragged.
      const own = address === ADDRESSES.bookmarklet ? found.led : 0;
      expect(found, address).toEqual({ made: 0, led: own, wide: [] });
    }
    expect(dialogs).toEqual([]);
    expect(complaints).toEqual([]);
  });
