import { expect, test } from '@playwright/test';

import { complaintsOf } from './complaints.ts';
import { CV_FILES } from './people.ts';
import { servePage, startHost } from './staticHost.ts';

const DIST = (): string => 'dist';

test('under the headers written for hosts every screen works, and a CV is read', async ({
  page,
}) => {
  const host = await startHost({ folder: DIST, headers: true });
  const complaints = complaintsOf(page);
  const response = await page.goto(host.address);
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/frame-ancestors 'none'/u);
  expect(policy).toMatch(/style-src 'self' 'sha256-/u);
  expect(response?.headers()['permissions-policy']).toContain('camera=(self)');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${host.address}dashboard/my-cv`);
  await page.locator('input[type="file"]').first().setInputFiles(CV_FILES[0]);
  await expect(page.getByRole('heading', { name: 'Ce que nous avons lu' })).toBeVisible();
  const asset = host.asked.find((path) => path.startsWith('/assets/')) ?? '';
  // A header of these hosts goes with an address, whether a file is there or not: none may make a missing part last.
  for (const path of [asset, '/assets/missing-part.js']) {
    const answer = await page.request.get(new URL(path, host.address).href);
    expect(answer.status()).toBe(path === asset ? 200 : 404);
    expect(answer.headers()['x-content-type-options']).toBe('nosniff');
    expect(answer.headers()['cache-control'] ?? '').not.toContain('immutable');
  }
  expect(complaints).toEqual([]);
  await host.close();
});

for (const headers of [true, false])
  test(`framed by another site, ${headers ? 'with' : 'without'} headers, nothing shows`, async ({
    page,
  }) => {
    const host = await startHost({ folder: DIST, headers });
    const other = await servePage(
      `<iframe src="${host.address}dashboard" width="900" height="600"></iframe>`,
    );
    await page.goto(other.address);
    await expect.poll(() => host.asked.length).toBeGreaterThan(headers ? 0 : 3);
    await page.waitForTimeout(1000);
    const framed = page.frames().find((frame) => frame !== page.mainFrame());
    if (headers) expect(framed?.url()).toMatch(/^chrome-error:/u);
    else {
      await expect(page.frameLocator('iframe').getByRole('heading')).toHaveCount(0);
      const boxes = await framed?.evaluate(
        () =>
          [...document.body.querySelectorAll('*')].filter(
            (element) => element.getClientRects().length > 0,
          ).length,
      );
      expect(boxes).toBe(0);
    }
    await other.close();
    await host.close();
  });
