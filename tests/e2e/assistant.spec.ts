import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { connectModel, MODEL, standInModel } from './ownModel.ts';

const ADDRESS = '/dashboard/assistant';

const APPLICATIONS = Array.from({ length: 8 }, (_, index) => ({
  id: index + 1,
  title: 'Cariste',
  company: `Entrepôt ${index + 1}`,
  date: '2026-09-01',
  status: 'sent',
}));

/** Puts a record on the device before the page loads, once. */
const keep = (page: Page, key: string, data: unknown): Promise<unknown> =>
  page.addInitScript(
    ([name, text]) => {
      if (localStorage.getItem(name) === null) localStorage.setItem(name, text);
    },
    [key, JSON.stringify({ version: 1, savedAt: '2026-11-21T08:00:00.000Z', data })] as const,
  );

const question = (page: Page) => page.getByRole('textbox', { name: 'Votre message' });
const log = (page: Page) => page.getByRole('log');
/** The title of a sheet where a reply cites it. */
const cited = (page: Page, title: string) =>
  log(page).locator('cite').getByText(title, { exact: true });

const ask = async (page: Page, text: string): Promise<void> => {
  await question(page).fill(text);
  await question(page).press('Enter');
  await expect(question(page)).toBeEnabled({ timeout: 20_000 });
};

test.describe('a newcomer', () => {
  for (const [text, reply] of [
    ['J’ai un entretien', /présentation de deux minutes/u],
    ['Quel SALAIRE demander', /fourchette en brut annuel/u],
    ['mon cv', /annonce le métier visé/u],
    ['curriculum', /annonce le métier visé/u],
    ['salut', /votre assistant de carrière/u],
    ['blablabla', /Je peux vous aider/u],
  ] as const) {
    test(`${text}: the fixed reply, marked`, async ({ page }) => {
      await page.clock.install();
      await page.goto(ADDRESS);
      await question(page).fill(text);
      await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
      await page.getByRole('button', { name: 'Envoyer' }).click();
      await page.clock.runFor(1400);
      await expect(page.getByText('Réfléchit...')).toBeVisible();
      await expect(question(page)).toBeDisabled();
      await expect(log(page).getByText(reply)).toHaveCount(0);
      await page.clock.runFor(100);
      await page.clock.resume();
      await expect(log(page).getByText(reply)).toBeVisible();
      await expect(log(page).getByText('Exemple', { exact: true })).toHaveCount(1);
      await expect(page.getByText('Réfléchit...')).toBeHidden();
      await expect(log(page).locator('time').first()).toHaveText(/^\d{2}:\d{2}$/u);
    });
  }

  test('cannot send a blank message', async ({ page }) => {
    await page.goto(ADDRESS);
    await question(page).fill('   ');
    await expect(page.getByRole('button', { name: 'Envoyer' })).toBeDisabled();
    await question(page).press('Enter');
    await expect(log(page)).toHaveCount(0);
  });
});

test.describe('someone with applications', () => {
  test.beforeEach(({ page }) => keep(page, 'embellie.applications', APPLICATIONS));

  test('is told the obstacle, with figures and a way on', async ({ page }) => {
    await page.goto(ADDRESS);
    await page.getByRole('button', { name: 'Faire le point' }).click();
    await expect(log(page).getByText(/L’obstacle est le silence.*8 de vos 8/u)).toBeVisible();
    await expect(log(page).getByText('Exemple', { exact: true })).toHaveCount(0);
    await log(page).getByRole('link', { name: 'Ouvrir mes candidatures' }).click();
    await expect(page).toHaveURL(/\/dashboard\/applications/u);
    await page.goBack();
    await expect(page.getByText(/L’obstacle est le silence/u)).toBeVisible();
  });

  test('gets a follow-up to send', async ({ page }) => {
    await page.goto(ADDRESS);
    await ask(page, 'Écris une relance pour Entrepôt 3');
    const email = page.getByRole('region', { name: 'E-mail prêt à relire' });
    await expect(email).toContainText('Le 1er septembre 2026');
    await expect(email).toContainText('Entrepôt 3');
    await expect(email.getByRole('link', { name: /messagerie/u })).toHaveAttribute(
      'href',
      /^mailto:\?subject=/u,
    );
  });

  test('gets a sheet, cited and dated, goes on from it, and is told what is not known', async ({
    page,
  }) => {
    await page.goto(ADDRESS);
    await ask(page, 'Combien de temps dure la période d’essai en CDI ?');
    // The reply names its subject first, and cites the sheet at its end.
    await expect(
      log(page)
        .getByRole('paragraph')
        .filter({ hasText: /^La période d’essai en CDI$/u }),
    ).toBeVisible();
    await expect(cited(page, 'La période d’essai en CDI')).toBeVisible();
    await expect(log(page).getByText(/rédigée le \d/u)).toBeVisible();
    await expect(
      log(page)
        .getByRole('link', { name: /Service-Public/u })
        .first(),
    ).toHaveAttribute('href', /^https:\/\/www\.service-public\.fr/u);
    await ask(page, 'Et pour un CDD ?');
    await expect(cited(page, 'La période d’essai en CDD et en intérim')).toBeVisible();
    await ask(page, 'Quelle est la capitale de l’Australie ?');
    await expect(log(page).getByText(/Je ne sais pas répondre/u)).toBeVisible();
  });

  test('on a phone reads each reply from its beginning, under the bar at the head', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(ADDRESS);
    // The question that opens a conversation stands before the log.
    const messages = log(page).locator('> ol > li');
    for (const [asked, count] of [
      ['Combien de temps dure la période d’essai en CDI ?', 1],
      ['Mon patron m’a dit de ne plus revenir, par SMS', 3],
    ] as const) {
      await ask(page, asked);
      await expect(messages).toHaveCount(count);
      const head = await page.locator('header').first().boundingBox();
      const bottom = (head?.y ?? 0) + (head?.height ?? 0);
      const top = async () => (await messages.last().boundingBox())?.y ?? -1;
      // The page glides there.
      await expect.poll(top).toBeLessThan(300);
      await expect.poll(top).toBeGreaterThanOrEqual(bottom);
    }
  });

  test('finds the conversation again, and erases it', async ({ page }) => {
    await page.goto(ADDRESS);
    await ask(page, 'Comment demander une RQTH ?');
    await expect(page.getByText(/À quoi|MDPH/u).first()).toBeVisible();
    await page.reload();
    await expect(page.getByText('Comment demander une RQTH ?')).toBeVisible();
    await page.getByRole('button', { name: 'Effacer la conversation' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await expect(page.getByText('Comment demander une RQTH ?')).toBeVisible();
    await page.getByRole('button', { name: 'Effacer la conversation' }).click();
    await dialog.getByRole('button', { name: 'Effacer', exact: true }).click();
    await expect(page.getByText('Conversation effacée')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Par quoi commencer' })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Comment demander une RQTH ?')).toHaveCount(0);
  });

  test('needs no pointer', async ({ page }) => {
    await page.goto(ADDRESS);
    const suggestion = page.getByRole('button', { name: 'Mes candidatures' });
    await suggestion.waitFor();
    for (let presses = 0; presses < 80; presses += 1) {
      if (await suggestion.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(log(page).getByText(/Votre suivi.*8 candidatures/u)).toBeVisible();
    await expect(question(page)).toBeFocused();
    await page.keyboard.type('Comment préparer un entretien ?');
    await page.keyboard.press('Enter');
    await expect(cited(page, 'Préparer un entretien d’embauche')).toBeVisible();
    await expect(question(page)).toBeFocused();
  });
});

/** Whether the policy of the page lets it call an address: a call that it stops never reaches the network. */
const mayCall = (page: Page, url: string): Promise<boolean> =>
  page.evaluate(
    (address) =>
      new Promise<boolean>((resolve) => {
        document.addEventListener('securitypolicyviolation', () => resolve(false), { once: true });
        fetch(address, { mode: 'no-cors' }).then(
          () => resolve(true),
          // What the policy stops fails too: its event comes first, or just after.
          () => setTimeout(() => resolve(true), 200),
        );
      }),
    url,
  );

test.describe('a connected model', () => {
  test('is off: the page can call nobody', async ({ page }) => {
    await page.goto(ADDRESS);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await mayCall(page, 'https://example.com/')).toBe(false);
    expect(await mayCall(page, `${MODEL}/v1/models`)).toBe(false);
    await expect(page.getByRole('button', { name: 'Reformuler' })).toHaveCount(0);
  });

  test('rewords at its address alone, after an agreement, and what it adds is told', async ({
    page,
  }) => {
    const model = await standInModel(page, {
      kind: 'words',
      text: 'Demandez-la à la MDPH, comme chez Orange.',
    });
    await keep(page, 'embellie.applications', APPLICATIONS);
    await connectModel(page);
    await page.getByRole('button', { name: 'Essayer' }).click();
    await expect(page.getByText('Le modèle répond')).toBeVisible();
    expect(await mayCall(page, 'https://example.com/')).toBe(false);
    model.sent.length = 0;

    await page.goto(ADDRESS);
    await ask(page, 'Comment demander une RQTH ?');
    await page.getByRole('button', { name: 'Reformuler' }).click();
    const consent = page.getByRole('dialog', { name: /va être envoyé/u });
    await expect(consent.getByText(/MDPH/u).first()).toBeVisible();
    expect(model.sent).toEqual([]);
    await consent.getByRole('button', { name: 'Envoyer ce texte' }).click();
    await expect(page.getByText('comme chez Orange', { exact: false }).first()).toBeVisible();
    await expect(page.getByText(/ne figurent pas dans la réponse.*Orange/u)).toBeVisible();
    expect(model.sent).toHaveLength(1);
    await page.reload();
    await expect(page.getByText(/Reformulé par llama3\.2/u)).toBeVisible();
  });
});
