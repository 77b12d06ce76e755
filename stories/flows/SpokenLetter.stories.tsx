import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { ADDRESSES } from '#/copy/addresses';
import { dictationCopy } from '#/modules/Dictation/Dictation.copy';
import { letterCopy } from '#/pages/CoverLetterPage/CoverLetterPage.copy';
import { interviewToasts } from '#/usecases/interview/interview.copy';
import { Visit } from '#stories/flows/Visit';
import { behaviour } from '#stories/support/behaviour';
import { networkOf } from '#stories/support/networks';
import { createMemoryDictation } from '#tests/support/memory/memoryDictation';
import type { MemoryDictation } from '#tests/support/memory/memoryDictation';

type Args = { readonly dictation: MemoryDictation };

const meta = {
  title: 'Parcours/Lettre dictée',
  tags: ['!autodocs', 'no-picture'],
  parameters: behaviour,
  args: { dictation: createMemoryDictation('device') },
  render: ({ dictation }, { globals, name }) => {
    const network = networkOf(globals);
    return (
      <Visit
        key={`${network} ${name}`}
        network={network}
        at={ADDRESSES.coverLetter}
        dictation={dictation}
      />
    );
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

const { questions } = letterCopy.form;
const PRIDE = questions.pride.neutral;
const { voice } = dictationCopy;
const WAIT = { timeout: 10_000 };

const screen = () => within(document.body);
const press = async (question: string): Promise<void> =>
  userEvent.click(
    await screen().findByRole('button', { name: questions.dictateTo(question) }, WAIT),
  );
const answer = async (agreed: string): Promise<void> =>
  userEvent.click(await screen().findByRole('button', { name: agreed }, WAIT));
const field = (question: string) => screen().getByRole('textbox', { name: question });
const notice = { name: voice.title };
const noticed = () => screen().findByRole('dialog', notice, WAIT);
const gone = (): Promise<void> =>
  waitFor(() => expect(screen().queryByRole('dialog', notice)).toBeNull());
const times = (dictation: MemoryDictation, count: number): Promise<void> =>
  waitFor(() => expect(dictation.runs).toHaveLength(count));

/** Nothing is listened to before it is agreed to; what is said joins what stands in its own question. */
export const TheWordsJoinTheirQuestion: Story = {
  name: 'Les mots dictés rejoignent leur question, après l’accord',
  tags: ['interaction'],
  args: { dictation: createMemoryDictation('device') },
  play: async ({ args: { dictation } }) => {
    await press(questions.why);
    await expect(await noticed()).toHaveTextContent(/n’en sort pas/u);
    await answer(voice.cancel);
    await gone();
    await expect(dictation.runs).toHaveLength(0);

    await userEvent.type(field(questions.why), 'Une petite équipe,');
    await press(questions.why);
    await answer(voice.confirm);
    await times(dictation, 1);
    dictation.runs[0]?.events.onWords('qui se parle');
    await waitFor(() =>
      expect(field(questions.why)).toHaveValue('Une petite équipe, qui se parle'),
    );
    await expect(field(PRIDE)).toHaveValue('');
    await expect(field(questions.when)).toHaveValue('');
  },
};

/** Agreeing holds for the next question, and the words of a run stay with the question that it was for. */
export const OneQuestionAtATime: Story = {
  name: 'Une question à la fois, avec un seul accord',
  tags: ['interaction'],
  args: { dictation: createMemoryDictation('device') },
  play: async ({ args: { dictation } }) => {
    await press(PRIDE);
    await answer(voice.confirm);
    await times(dictation, 1);
    await press(questions.when);
    await times(dictation, 2);
    await expect(dictation.runs[0]?.stopped).toBe(true);
    await gone();

    dictation.runs[1]?.events.onWords('dès lundi');
    dictation.runs[0]?.events.onWords('mes premières livraisons');
    await waitFor(() => expect(field(PRIDE)).toHaveValue('mes premières livraisons'));
    await expect(field(questions.when)).toHaveValue('dès lundi');

    await answer(questions.stop);
    await waitFor(() => expect(dictation.runs[1]?.stopped).toBe(true));
    await expect(dictation.runs).toHaveLength(2);
  },
};

/** A recognition that no longer stays on the device is agreed to anew. */
export const AnotherPlaceIsAskedAnew: Story = {
  name: 'L’accord se redemande quand la voix quitte l’appareil',
  tags: ['interaction'],
  args: { dictation: createMemoryDictation('device') },
  play: async ({ args: { dictation } }) => {
    await press(questions.why);
    await answer(voice.confirm);
    await times(dictation, 1);
    await answer(questions.stop);
    dictation.setPlace('browserMaker');
    await press(questions.why);
    await expect(await noticed()).toHaveTextContent(voice.browserMaker);
    await expect(dictation.runs).toHaveLength(1);
    await answer(voice.confirm);
    await times(dictation, 2);
    await expect(dictation.runs.map(({ place }) => place)).toEqual(['device', 'browserMaker']);
  },
};

/** Where nothing recognises speech it is said, and no agreement is asked for. */
export const NothingRecognises: Story = {
  name: 'Le navigateur ne reconnaît pas la parole',
  tags: ['interaction'],
  args: { dictation: createMemoryDictation(null) },
  play: async ({ args: { dictation } }) => {
    await press(questions.why);
    await screen().findByText(interviewToasts.unsupported.title, undefined, WAIT);
    await gone();
    await expect(dictation.runs).toHaveLength(0);
  },
};
