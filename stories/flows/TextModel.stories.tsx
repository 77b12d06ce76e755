import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, within } from 'storybook/test';

import { ADDRESSES } from '#/copy/addresses';
import { textModelCopy } from '#/copy/textModel.copy';
import { assistantRecord, reply } from '#/domain/assistant/message';
import type { Vault } from '#/domain/storage/Vault';
import { textModelRecord } from '#/domain/textmodel/textModelRecord';
import { sampleCatalogue } from '#stories/flows/handlers';
import { Visit } from '#stories/flows/Visit';
import { behaviour } from '#stories/support/behaviour';
import { networkOf } from '#stories/support/networks';
import { aChat } from '#tests/support/builders/aChat';

const ORIGIN = 'http://localhost:11434';
const REWORDED = 'Relancez au bout d’une semaine, en deux phrases, et nommez le poste.';

const eventOf = (content: string): string =>
  `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

/** Stands in for a model at the user's own address: one answer, word by word. */
const model = http.post(`${ORIGIN}/v1/chat/completions`, () =>
  HttpResponse.text(
    `${REWORDED.split(' ')
      .map((word) => eventOf(`${word} `))
      .join('')}data: [DONE]\n\n`,
    {
      headers: { 'content-type': 'text/event-stream' },
    },
  ),
);

const connected = (vault: Vault): void => {
  vault.write(textModelRecord, {
    choice: 'own',
    address: `${ORIGIN}/v1`,
    model: 'llama3.2',
    key: '',
    allowed: [ORIGIN],
  });
  vault.write(
    assistantRecord,
    aChat([
      'Quand relancer ?',
      reply('Attendez une semaine. Écrivez deux phrases. Nommez le poste.'),
    ]),
  );
};

const meta = {
  title: 'Parcours/Modèle de langage',
  tags: ['!autodocs', 'no-picture'],
  render: (_args, { globals }) => {
    const network = networkOf(globals);
    return (
      <Visit
        key={network}
        network={network}
        at={ADDRESSES.assistant}
        fill={connected}
        handlers={[model, sampleCatalogue]}
      />
    );
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const screen = () => within(document.body);
const reword = async (): Promise<void> => {
  const ask = await screen().findByRole('button', { name: 'Reformuler' });
  await userEvent.click(ask);
};

/** The answer of one's own model stands beside the one it was made from. */
export const AReplyIsReworded: Story = {
  name: 'Une réponse est reformulée',
  tags: ['interaction'],
  parameters: behaviour,
  play: async () => {
    await reword();
    await expect(await screen().findByText(REWORDED)).toBeVisible();
  },
};

/** The model does not answer: the reply stays, and the screen says what to look at. */
export const TheModelDoesNotAnswer: Story = {
  name: 'Le modèle ne répond pas',
  tags: ['interaction'],
  parameters: behaviour,
  globals: { network: 'down' },
  play: async () => {
    await reword();
    await screen().findByText(textModelCopy.problems.offline.title);
    await expect(screen().getByText(/Attendez une semaine/u)).toBeVisible();
  },
};
