import type { Page } from '@playwright/test';

/** What the runner says of the service worker that it leaves out. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** Everything the browser complains of, policy violations included. */
export const complaintsOf = (page: Page): readonly string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.text() === BLOCKED) return;
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
};
