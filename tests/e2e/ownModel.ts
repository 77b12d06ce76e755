import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Where the model of a journey is: an address of this device, as a local Ollama has. */
export const MODEL = 'http://localhost:11434';

/** What the stand-in does with a call: words, a refusal to write, or a key that it does not take. */
export type ModelReply =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'refusal' }
  | { readonly kind: 'wrongKey' };

/** A stand-in of a service that speaks as OpenAI's chat completions do: what it was sent, and what it answers next. */
export type OwnModel = { readonly sent: string[]; reply: ModelReply };

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

const event = (delta: Readonly<Record<string, string>>): string =>
  `data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`;

/** In two parts, as a stream comes. */
const eventsOf = (reply: Exclude<ModelReply, { readonly kind: 'wrongKey' }>): string => {
  if (reply.kind === 'refusal') return `${event({ refusal: 'no' })}data: [DONE]\n\n`;
  const half = Math.ceil(reply.text.length / 2);
  const parts = [reply.text.slice(0, half), reply.text.slice(half)];
  return `${parts.map((content) => event({ content })).join('')}data: [DONE]\n\n`;
};

/** Answers for the model; the journey changes `reply` as it goes. */
export const standInModel = async (page: Page, reply: ModelReply): Promise<OwnModel> => {
  const model: OwnModel = { sent: [], reply };
  await page.route(`${MODEL}/**`, (route) => {
    if (route.request().method() === 'OPTIONS')
      return route.fulfill({ status: 204, headers: CORS });
    model.sent.push(route.request().postData() ?? '');
    if (model.reply.kind === 'wrongKey')
      return route.fulfill({ status: 401, headers: CORS, body: '{}' });
    return route.fulfill({
      headers: { ...CORS, 'content-type': 'text/event-stream' },
      body: eventsOf(model.reply),
    });
  });
  return model;
};

/** Switches it on as a user does, up to the page that may call it. */
export const connectModel = async (page: Page): Promise<void> => {
  await page.goto('/dashboard/settings');
  const choice = page.getByRole('combobox', { name: 'Modèle utilisé' });
  await choice.selectOption((await choice.getByText(/Le mien/u).textContent()) ?? '');
  await page.getByLabel('Adresse du service').fill(`${MODEL}/v1`);
  await page.getByLabel('Nom du modèle').fill('llama3.2');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await page.getByRole('button', { name: 'Recharger la page' }).click();
  await expect(page.getByRole('button', { name: 'Essayer' })).toBeVisible();
};
