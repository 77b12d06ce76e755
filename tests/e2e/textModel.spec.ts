import { expect, test } from '@playwright/test';

import { screenNames } from '../../src/copy/screenNames.copy.ts';
import { connectModel, standInModel } from './ownModel.ts';
import { OFFER } from './people.ts';
import { goTo, importCv } from './visit.ts';

const REWORD = /^Reformuler avec votre modèle/u;

test('a connected model rewords a letter and a plan; what it refuses or cannot do changes nothing', async ({
  page,
}) => {
  const model = await standInModel(page, {
    kind: 'words',
    text: 'Chez Orange, je conduis des chariots.',
  });
  await connectModel(page);
  await importCv(page);

  await goTo(page, screenNames.coverLetter);
  await page.getByRole('textbox', { name: 'Description de l’offre' }).fill(OFFER);
  await page.getByRole('button', { name: 'Générer la lettre' }).click();
  const me = page
    .getByRole('article', { name: 'Votre lettre' })
    .getByRole('region', { name: /preuve principale/u });
  const words = me.getByRole('paragraph').first();
  await expect(words).not.toBeEmpty();
  const composed = (await words.textContent()) ?? '';
  const reword = me.getByRole('button', { name: REWORD });
  const proposal = me.getByRole('region', { name: 'Proposition de votre modèle' });

  // Nothing leaves before the text that would leave has been shown, whole.
  await reword.click();
  const consent = page.getByRole('dialog', { name: 'Ce texte va être envoyé au modèle' });
  await expect(consent).toContainText(composed);
  await page.keyboard.press('Escape');
  await expect(consent).toBeHidden();
  expect(model.sent).toEqual([]);
  await reword.click();
  await consent.getByRole('button', { name: 'Envoyer ce texte' }).click();

  // What it adds is told; taken, it is one change that one press undoes.
  await expect(proposal).toContainText('Orange (employeur)');
  await expect(words).toHaveText(composed);
  await proposal.getByRole('button', { name: 'Prendre cette version' }).click();
  await expect(words).toHaveText('Chez Orange, je conduis des chariots.');
  await expect(reword).toBeFocused();
  await page.getByRole('button', { name: 'Annuler la modification' }).click();
  await expect(words).toHaveText(composed);
  expect(model.sent).toHaveLength(1);

  // What it refuses and what the key does not open leave the words as they are.
  for (const [kind, title] of [
    ['refusal', 'Le modèle a refusé'],
    ['wrongKey', 'Clé refusée'],
  ] as const) {
    model.reply = { kind };
    await reword.click();
    await expect(me.getByText(title)).toBeVisible();
    await expect(words).toHaveText(composed);
    await me.getByRole('button', { name: 'Fermer' }).click();
    await expect(me.getByText(title)).toBeHidden();
  }

  // The plan of an answer, to the same address: the agreement holds.
  await goTo(page, screenNames.interview);
  await page.getByRole('textbox', { name: 'Texte de l’annonce' }).fill(OFFER);
  await page.getByRole('button', { name: 'Commencer l’entretien' }).click();
  await page.getByRole('button', { name: /^Un plan/u }).click();
  await page.getByRole('button', { name: REWORD }).click();
  await expect(page.getByText('Clé refusée')).toBeVisible();
  model.reply = { kind: 'words', text: 'Je commence par mon métier d’aujourd’hui.' };
  await page.getByRole('button', { name: 'Réessayer' }).click();
  const taken = page.getByText('Je commence par mon métier d’aujourd’hui.', { exact: true });
  await expect(taken).toBeVisible();
  await page.getByRole('button', { name: 'Prendre cette version' }).click();
  await expect(page.getByText(/^Écrite par llama3\.2/u)).toBeVisible();
  await page.getByRole('button', { name: /^Revenir au plan/u }).click();
  await expect(taken).toBeHidden();
});
