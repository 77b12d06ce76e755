import type { Page } from '@playwright/test';

export const APPLICATIONS = '/dashboard/applications';
export const APPLICATIONS_KEY = 'embellie.applications';

export const APPLICATION = {
  id: 1,
  title: 'Aide-soignante',
  company: 'Les Glycines',
  date: '2026-11-02',
  status: 'sent',
};

/** Puts a record of applications on the device before the first page opens. */
export const keepRecord = async (page: Page, record: object): Promise<void> => {
  await page.addInitScript(
    ([key, text]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    },
    [APPLICATIONS_KEY, JSON.stringify(record)] as const,
  );
};

/** Puts applications there as the first version kept them. */
export const keepApplications = (page: Page, data: readonly object[]): Promise<void> =>
  keepRecord(page, { version: 1, savedAt: '2026-11-21T08:00:00.000Z', data });

/** Adds an application in the form, by the mouse. */
export const addByMouse = async (page: Page, title: string, company: string): Promise<void> => {
  await page.getByRole('button', { name: 'Ajouter une candidature' }).first().click();
  await page.getByLabel('Poste').fill(title);
  await page.getByLabel('Entreprise').fill(company);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
};
