import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { screenNames } from '../../src/copy/screenNames.copy.ts';
import { OFFER } from './people.ts';
import { goTo, importCv } from './visit.ts';

const PLAIN_OFFER =
  'Vendeuse en boulangerie, CDI, Lyon. Accueil des clients et tenue de la caisse.';

const STORY =
  'En novembre 2024, chez Transports Delvaux, un quai était bloqué par trois camions arrivés en même temps. Je devais les décharger avant 14 heures. J’ai vérifié les bons, j’ai séparé les palettes fragiles et j’ai rangé 66 palettes en deux heures. Les trois camions sont repartis à l’heure, sans casse.';

const open = (page: Page): Promise<unknown> => page.goto('/dashboard/interview-simulator');

/** Starts an interview of the length of the specification, unless another is named. */
const start = async (page: Page, offer: string, size = 'whole'): Promise<void> => {
  await page.getByRole('textbox', { name: 'Texte de l’annonce' }).fill(offer);
  await page.getByRole('combobox', { name: 'Longueur' }).selectOption(size);
  await page.getByRole('button', { name: 'Commencer l’entretien' }).click();
  await expect(page.getByText(/^Question 1 sur/u)).toBeVisible();
};

const answer = (page: Page) => page.getByRole('textbox', { name: 'Votre réponse' });

/** A recogniser that the journey drives through `window.speech`. */
const stubRecognition = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    class Stub {
      lang = '';
      continuous = false;
      interimResults = false;
      onresult: ((event: unknown) => void) | null = null;
      onerror: ((event: unknown) => void) | null = null;
      onend: (() => void) | null = null;
      constructor() {
        Object.assign(window, { speech: this });
      }
      start(): void {}
      stop(): void {
        this.onend?.();
      }
    }
    Object.assign(window, { SpeechRecognition: Stub, webkitSpeechRecognition: Stub });
  });

type Stubbed = {
  readonly speech: {
    readonly lang: string;
    readonly continuous: boolean;
    readonly interimResults: boolean;
    readonly onresult: (event: unknown) => void;
    readonly onerror: (event: unknown) => void;
  };
};

const hear = (page: Page, words: string, settled: boolean): Promise<void> =>
  page.evaluate(
    ([transcript, isFinal]) =>
      (window as unknown as Stubbed).speech.onresult({
        resultIndex: 0,
        results: [{ isFinal, 0: { transcript } }],
      }),
    [words, settled] as const,
  );

test.describe('an interview as specified', () => {
  test('without an offer there is no start; with one, the eight questions and three of the offer', async ({
    page,
  }) => {
    await open(page);
    const begin = page.getByRole('button', { name: 'Commencer l’entretien' });
    await expect(begin).toBeDisabled();
    await page.getByRole('textbox', { name: 'Texte de l’annonce' }).fill('   ');
    await expect(begin).toBeDisabled();
    await start(page, PLAIN_OFFER);
    await expect(page.getByText('Question 1 sur 11')).toBeVisible();
    await page.getByRole('button', { name: /^8/u }).click();
    await expect(page.getByRole('progressbar', { name: 'Avancement' })).toHaveAttribute(
      'value',
      String((8 / 11) * 100),
    );
  });

  test('the four words add four questions in the middle', async ({ page }) => {
    await open(page);
    await start(page, 'Projet agile, leadership, vie d’équipe.');
    await expect(page.getByText('Question 1 sur 15')).toBeVisible();
    await page.getByRole('button', { name: /^5/u }).click();
    await expect(page.getByText('Suggérée par un mot de l’annonce')).toBeVisible();
  });

  test('answered by keyboard to the end, found again after a reload, then begun anew', async ({
    page,
  }) => {
    await open(page);
    await page.getByRole('textbox', { name: 'Texte de l’annonce' }).focus();
    await page.keyboard.insertText(PLAIN_OFFER);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Question 1 sur 6')).toBeVisible();
    for (let turn = 1; turn <= 6; turn += 1) {
      await expect(page.getByText(`Question ${turn} sur 6`)).toBeVisible();
      await expect(answer(page)).toHaveValue('');
      await answer(page).focus();
      if (turn === 6) await page.keyboard.insertText(STORY);
      if (turn === 6) {
        await page.getByRole('button', { name: 'Voir mon retour' }).focus();
        await page.keyboard.press('Enter');
        // It stands below the answer, and comes into view.
        await expect(page.getByRole('heading', { name: 'Une réponse solide.' })).toBeInViewport();
        await expect(
          page.getByText('« Les trois camions sont repartis à l’heure, sans casse. »'),
        ).toBeVisible();
      }
      await page
        .getByRole('button', { name: turn === 6 ? "Terminer l'entretien" : 'Question suivante' })
        .focus();
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('heading', { name: 'Entretien terminé' })).toBeVisible();
    await expect(page.getByText(/1 réponse sur 6 questions/u)).toBeVisible();

    await page.reload();
    await page.getByRole('link', { name: /Mes entretiens/u }).click();
    await page.getByRole('link', { name: /^Ouvrir/u }).click();
    await expect(page.getByRole('heading', { name: /^Entretien du/u })).toBeVisible();
    await page.getByRole('button', { name: /Racontez une réussite/u }).click();
    await expect(page.getByText(STORY, { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Refaire une simulation' }).click();
    await expect(page.getByRole('textbox', { name: 'Texte de l’annonce' })).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Commencer l’entretien' })).toBeDisabled();
  });
});

test('an interrupted interview is taken up after a reload, answers kept', async ({ page }) => {
  await open(page);
  await start(page, PLAIN_OFFER);
  await answer(page).fill('Après un CAP, j’ai travaillé six ans en boulangerie.');
  await page.getByRole('button', { name: 'Question suivante' }).click();
  await expect(page.getByText('Question 2 sur 11')).toBeVisible();
  await answer(page).fill('Votre fournil');
  await page.reload();
  await page.getByRole('button', { name: 'Reprendre' }).click();
  await expect(page.getByText('Question 2 sur 11')).toBeVisible();
  await expect(answer(page)).toHaveValue('Votre fournil');
  await page.getByRole('button', { name: 'Question précédente' }).click();
  await expect(answer(page)).toHaveValue('Après un CAP, j’ai travaillé six ans en boulangerie.');
});

test('with a CV, questions come from the offer, and the plan from the CV', async ({ page }) => {
  await importCv(page);
  await goTo(page, screenNames.interview);
  await start(page, OFFER);
  // What the CV shows: its plan starts from there.
  await page.getByRole('button', { name: /^7/u }).click();
  await expect(page.getByText(/^parce que /u)).toBeVisible();
  await page.getByRole('button', { name: 'Un plan à partir de votre CV' }).click();
  await expect(page.getByText(/dans votre CV/u).first()).toBeVisible();
});

test('an interview is deleted behind a confirmation, and exported as a text', async ({ page }) => {
  await open(page);
  await start(page, PLAIN_OFFER);
  await page.getByRole('button', { name: /^11/u }).click();
  await answer(page).fill('Oui : comment s’organise une journée dans votre équipe ?');
  await page.getByRole('button', { name: "Terminer l'entretien" }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter le texte' }).click();
  expect((await download).suggestedFilename()).toMatch(/^entretien-\d{4}-\d\d-\d\d\.txt$/u);
  await page.getByRole('link', { name: /Mes entretiens/u }).click();
  await page.getByRole('button', { name: /Supprimer l’entretien/u }).click();
  await page
    .getByRole('alertdialog', { name: /Supprimer cet entretien/u })
    .getByRole('button', { name: 'Supprimer' })
    .click();
  await expect(page.getByRole('heading', { name: 'Aucun entretien pour le moment' })).toBeVisible();
});

test.describe('dictation', () => {
  test('says where the sound goes once, then adds what it hears', async ({ page }) => {
    await stubRecognition(page);
    await open(page);
    await start(page, PLAIN_OFFER);
    await page.getByRole('button', { name: 'Dicter ma réponse' }).click();
    const notice = page.getByRole('dialog', { name: /Où va votre voix/u });
    await expect(notice).toContainText('peut envoyer le son à son éditeur');
    await notice.getByRole('button', { name: 'Dicter' }).click();
    await expect(page.getByText('J’écoute…')).toBeVisible();
    expect(
      await page.evaluate(() => {
        const { lang, continuous, interimResults } = (window as unknown as Stubbed).speech;
        return { lang, continuous, interimResults };
      }),
    ).toEqual({ lang: 'fr-FR', continuous: true, interimResults: true });
    await hear(page, 'je travaille', false);
    await expect(page.getByText('je travaille', { exact: true })).toBeVisible();
    await hear(page, 'je travaille en boulangerie', true);
    await expect(answer(page)).toHaveValue('je travaille en boulangerie');
    await page.getByRole('button', { name: 'Question suivante' }).click();
    await expect(page.getByText('J’écoute…')).toBeHidden();
    await expect(answer(page)).toHaveValue('');
    await page.getByRole('button', { name: 'Dicter ma réponse' }).click();
    await expect(page.getByText('J’écoute…')).toBeVisible();
    await expect(notice).toBeHidden();
  });

  test('an error is told with its code, and what is written stays', async ({ page }) => {
    await stubRecognition(page);
    await open(page);
    await start(page, PLAIN_OFFER);
    await answer(page).fill('Déjà écrit');
    await page.getByRole('button', { name: 'Dicter ma réponse' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Dicter' }).click();
    await expect(page.getByText('J’écoute…')).toBeVisible();
    await page.evaluate(() => (window as unknown as Stubbed).speech.onerror({ error: 'network' }));
    await expect(page.getByText('Erreur de reconnaissance vocale')).toBeVisible();
    await expect(page.getByText(/code\s: network/u)).toBeVisible();
    await expect(answer(page)).toHaveValue('Déjà écrit');
  });

  test('a browser without recognition says so, to the letter', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
    });
    await open(page);
    await start(page, PLAIN_OFFER);
    await page.getByRole('button', { name: 'Dicter ma réponse' }).click();
    await expect(page.getByText('Navigateur non compatible')).toBeVisible();
    await expect(
      page.getByText(
        "La reconnaissance vocale n'est pas supportée par votre navigateur. Essayez Chrome.",
      ),
    ).toBeVisible();
  });
});
