import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { EMPTY_FORM } from '#/domain/letters/letterDraft';
import { sampleLetter } from '#/domain/letters/sampleLetter.fr';
import { CoverLetterPage } from '#/pages/CoverLetterPage/CoverLetterPage';
import { asScreen } from '#stories/support/asScreen';
import { behaviour } from '#stories/support/behaviour';
import {
  ControlledLetter,
  faultyLetter,
  letterArgs,
  newcomer,
  editedLetter,
} from '#stories/support/screens/coverLetter';

const meta = {
  title: 'Pages/Lettre de motivation/Comportement',
  component: CoverLetterPage,
  decorators: [asScreen],
  args: letterArgs,
  render: ControlledLetter,
} satisfies Meta<typeof CoverLetterPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const GenerateNeedsNothing: Story = {
  name: 'Composer ne demande rien',
  tags: ['interaction'],
  parameters: behaviour,
  args: { ...newcomer, state: { status: 'idle' }, form: EMPTY_FORM },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Générer la lettre' }));
    await expect(args.formActions.onGenerate).toHaveBeenCalledOnce();
  },
};
export const GenerateIsDisabledWhileGenerating: Story = {
  name: 'Pas de seconde composition pendant la première',
  tags: ['interaction'],
  parameters: behaviour,
  args: { state: { status: 'generating' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Générer la lettre' })).toBeDisabled();
  },
};
export const TheToneMovesWithTheKeyboard: Story = {
  name: 'Le ton se règle au clavier',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    const slider = await canvas.findByRole('slider', { name: /ton/u });
    await expect(slider).toHaveValue('50');
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.formActions.onChange).not.toHaveBeenCalledWith({ tone: 50 });
  },
};
export const AParagraphIsRewritten: Story = {
  name: 'Un paragraphe se réécrit',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Modifier le paragraphe/u });
    if (first) await userEvent.click(first);
    const field = canvas.getByRole('textbox', { name: /Vous\s:\sle poste/u });
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'Voici ma candidature.');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(args.letterActions.onRewrite).toHaveBeenCalledWith('you', 'Voici ma candidature.');
    await expect(
      (await canvas.findAllByRole('button', { name: /^Modifier le paragraphe/u }))[0],
    ).toHaveFocus();
  },
};
export const AFaultIsPutRight: Story = {
  name: 'Une faute se corrige',
  tags: ['interaction'],
  parameters: behaviour,
  args: { state: editedLetter(faultyLetter) },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Corriger.*Je vous prie/u }));
    await expect(args.letterActions.onFix).toHaveBeenCalledOnce();
  },
};
export const ADocumentIsChosen: Story = {
  name: 'Un document se choisit',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Télécharger' }));
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('menuitem', { name: 'PDF' }));
    await expect(args.letterActions.onDownload).toHaveBeenCalledWith('pdf');
  },
};
export const TheSampleAnnouncesItsDownload: Story = {
  name: 'L’exemple annonce son téléchargement',
  tags: ['interaction'],
  parameters: behaviour,
  args: { ...newcomer, state: { status: 'sample', content: sampleLetter(50) } },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Exemple', { exact: true })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Télécharger' }));
    await expect(args.letterActions.onDownloadSample).toHaveBeenCalledOnce();
  },
};
