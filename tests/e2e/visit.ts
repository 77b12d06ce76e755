import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { CV_FILES } from './people.ts';

/**
 * For journeys that wait a lot and are not about what moves: a shape that breathes while something is awaited is drawn sixty
 * times a second, a sixth of their time.
 */
export const LESS_MOTION = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** Follows an entry of the navigation. */
export const goTo = (page: Page, name: string): Promise<void> =>
  page
    .getByRole('navigation', { name: 'Navigation principale' })
    .getByRole('link', { name, exact: true })
    .click();

/** Imports a CV and waits until it is read. */
export const importCv = async (
  page: Page,
  file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer } = CV_FILES[0],
): Promise<void> => {
  await page.goto('/dashboard/my-cv');
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ ...file });
  await expect(page.getByRole('heading', { name: 'Ce que nous avons lu' })).toBeVisible();
};
