import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const LINES = [
  'Claire Dumas',
  'Comptable',
  'claire.dumas@example.com',
  'EXPERIENCES PROFESSIONNELLES',
  'Comptable, Cabinet Aubert, janvier 2019 - mars 2024',
  'Saisie et rapprochements bancaires sur Sage',
];

/** A CV as a word processor of the nineties saves it. */
export const OLD_CV = {
  name: 'CV Claire Dumas.doc',
  mimeType: 'application/msword',
  buffer: Buffer.from(`{\\rtf1\\ansi ${LINES.join('\\par ')}\\par}`),
};

export const keepBox = (page: Page) => page.getByLabel('Garder mon CV sur cet appareil');
/** What was read of it. */
export const addressRead = (page: Page) => page.getByText('claire.dumas@example.com').first();

/** Imports it, and waits until it is read. */
export const importOldCv = async (page: Page): Promise<void> => {
  await page.goto('/dashboard/my-cv');
  await page.locator('input[type="file"]').setInputFiles(OLD_CV);
  await expect(page.getByText(OLD_CV.name).first()).toBeVisible();
  await expect(addressRead(page)).toBeVisible({ timeout: 30_000 });
};
