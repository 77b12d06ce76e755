import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { EmptyCvDrawing } from '#/components/drawings/EmptyCvDrawing';
import { DropZone } from '#/components/DropZone/DropZone';
import { behaviour } from '#stories/support/behaviour';
import { focused } from '#stories/support/focused';
import { within } from '#stories/support/Frame';

const pdf = (name: string): File => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

/** A real drag event: testing helpers drop the files of a `DataTransfer`. */
const drag = (type: string, target: Element, files: readonly File[]): void => {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
};

const meta = {
  title: 'Composants/Zone de dépôt',
  component: DropZone,
  decorators: [within('medium')],
  args: {
    title: 'Déposez votre CV ici',
    draggingTitle: 'Lâchez, nous le lisons',
    chooseLabel: 'Choisir un fichier',
    hint: 'PDF, DOC ou DOCX. Max 5MB.',
    accept: '.pdf,.doc,.docx',
    onFile: fn(),
    drawing: <EmptyCvDrawing />,
  },
} satisfies Meta<typeof DropZone>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { name: 'En attente d’un fichier' };
export const DraggingOver: Story = { name: 'Fichier au-dessus', args: { dragging: true } };
export const Busy: Story = {
  name: 'Lecture en cours',
  args: { busyLabel: 'Lecture de CV_Claire_Dumas.pdf…' },
};
export const BusyWithALongName: Story = {
  name: 'Lecture d’un nom long',
  decorators: [within('phone')],
  args: { busyLabel: 'Lecture de curriculum_vitae_version_definitive_corrigee_2026_11_18.docx…' },
};
export const Disabled: Story = { name: 'Désactivée', args: { disabled: true } };
export const Focused: Story = { ...focused, name: 'Au clavier' };
export const WithoutDrawing: Story = { name: 'Sans dessin', args: { drawing: undefined } };
export const OnPhone: Story = { name: 'Sur téléphone', decorators: [within('phone')] };

export const KeyboardReachesTheFileChoice: Story = {
  name: 'Le clavier atteint le choix du fichier',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Choisir un fichier');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription('PDF, DOC ou DOCX. Max 5MB.');
    const file = pdf('cv.pdf');
    await userEvent.upload(input, file);
    await expect(args.onFile).toHaveBeenCalledOnce();
    await expect(args.onFile).toHaveBeenCalledWith(file);
    await userEvent.upload(input, file);
    await expect(args.onFile).toHaveBeenCalledTimes(2);
  },
};

export const OnlyTheFirstDroppedFileIsTaken: Story = {
  name: 'Seul le premier fichier déposé est pris',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    const zone = canvas.getByText('Déposez votre CV ici');
    const first = pdf('premier.pdf');
    const files = [first, pdf('second.pdf')];
    drag('dragover', zone, files);
    await expect(await canvas.findByText('Lâchez, nous le lisons')).toBeVisible();
    drag('drop', canvas.getByText('Lâchez, nous le lisons'), files);
    await expect(args.onFile).toHaveBeenCalledOnce();
    await expect(args.onFile).toHaveBeenCalledWith(first);
    await expect(await canvas.findByText('Déposez votre CV ici')).toBeVisible();
  },
};

export const NothingIsTakenWhenDisabled: Story = {
  name: 'Désactivée, elle ne prend rien',
  args: { disabled: true },
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    drag('drop', canvas.getByText('Déposez votre CV ici'), [pdf('cv.pdf')]);
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};
