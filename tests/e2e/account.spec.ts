import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

const PASSWORD = 'mot-de-passe-secret';

const keptTexts = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );

const keptProfile = async (page: Page): Promise<Record<string, unknown>> => {
  const text = await page.evaluate(() => localStorage.getItem('embellie.profile'));
  return (JSON.parse(text ?? '{"data":{}}') as { data: Record<string, unknown> }).data;
};

const isValid = (page: Page, label: string): Promise<boolean> =>
  page.getByLabel(label, { exact: true }).evaluate((it) => (it as HTMLInputElement).validity.valid);

test.describe('login', () => {
  test('opens the dashboard with any e-mail and password, and keeps neither', async ({ page }) => {
    const asked: string[] = [];
    await page.goto('/login');
    page.on('request', (request) => asked.push(request.method()));
    await page.getByLabel('E-mail').fill('awa@example.org');
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
    expect(await keptTexts(page)).not.toContain(PASSWORD);
    expect(asked.filter((method) => method !== 'GET')).toEqual([]);
  });

  test('leaves the checking to the browser', async ({ page }) => {
    await page.goto('/login');
    const submit = page.getByRole('button', { name: 'Se connecter' });
    await submit.click();
    await expect(page).toHaveURL('/login');
    expect(await isValid(page, 'E-mail')).toBe(false);
    await page.getByLabel('E-mail').fill('awa');
    await page.getByLabel('Mot de passe', { exact: true }).fill('x');
    await submit.click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await page.getByLabel('E-mail').fill('awa@example.org');
    await submit.click();
    await expect(page).toHaveURL('/dashboard');
  });

  test('says plainly that there is no server, and leads to the sign-up', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByText('Il n’y a pas de serveur')).toBeVisible();
    await expect(page.getByText('Aucun mot de passe n’est conservé')).toBeVisible();
    await page.getByRole('link', { name: 'Créer mon espace' }).click();
    await expect(page).toHaveURL('/signup');
    await page.getByRole('link', { name: 'Se connecter' }).click();
    await expect(page).toHaveURL('/login');
  });
});

test.describe('sign-up', () => {
  const signUp = async (page: Page, name: string, email: string): Promise<void> => {
    await page.goto('/signup');
    await page.getByLabel('Nom complet').fill(name);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Ouvrir mon espace' }).click();
    await expect(page).toHaveURL('/dashboard');
  };

  test('opens the profile with the name and the e-mail, never the password', async ({ page }) => {
    await signUp(page, 'Awa DIALLO PERRIN', 'awa@example.org');
    expect(await keptProfile(page)).toMatchObject({
      firstName: 'Awa',
      lastName: 'DIALLO PERRIN',
      email: 'awa@example.org',
    });
    expect(await keptTexts(page)).not.toContain(PASSWORD);
  });

  test('leaves what the profile already says', async ({ page }) => {
    await signUp(page, 'Awa Diallo', 'awa@example.org');
    await signUp(page, 'Karim Belaïd', 'karim@example.org');
    expect(await keptProfile(page)).toMatchObject({
      firstName: 'Awa',
      lastName: 'Diallo',
      email: 'awa@example.org',
    });
  });

  test('asks for all three fields', async ({ page }) => {
    await page.goto('/signup');
    for (const label of ['Nom complet', 'E-mail', 'Mot de passe']) {
      expect(await isValid(page, label)).toBe(false);
    }
    await page.getByLabel('Nom complet').fill('Awa Diallo');
    await page.getByLabel('E-mail').fill('awa@example.org');
    await page.getByRole('button', { name: 'Ouvrir mon espace' }).click();
    await expect(page).toHaveURL('/signup');
  });

  test('opens all the same where nothing can be kept, and says so', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await signUp(page, 'Awa Diallo', 'awa@example.org');
    const toast = page.getByRole('region', { name: 'Notifications (Alt+T)' }).getByRole('alert');
    await expect(toast).toContainText('Votre profil n’a pas pu être commencé');
  });
});
