import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { MAX_ATTACHMENTS } from '#/domain/dossier/attachments';
import type { AttachmentProblem } from '#/domain/dossier/attachments';
import { DossierPage } from '#/pages/DossierPage/DossierPage';
import type { DossierView, Filing, FilingStatus } from '#/pages/DossierPage/DossierPage.state';
import { asScreen } from '#stories/support/asScreen';
import { behaviour } from '#stories/support/behaviour';
import { coverStates } from '#stories/support/coverStates';
import { aDossierView, dossierArgs } from '#stories/support/screens/dossier';
import { anAnalysis } from '#tests/support/builders/anAnalysis';
import { anAttachment } from '#tests/support/builders/anAttachment';

const open = (view: DossierView, filing: Filing = { status: 'idle' }) => ({
  state: { status: 'open', view, filing, standing: 'kept' } as const,
});

const files = [
  anAttachment(),
  anAttachment({
    id: 2,
    name: 'Réponse de l’EHPAD, accusé de réception.eml',
    format: 'eml',
    size: 12_400,
    addedOn: '2026-11-24',
  }),
];
const withFiles = { ...aDossierView({ analyses: [anAnalysis('good')] }), attachments: files };

const meta = {
  title: 'Pages/Le dossier/Pièces jointes',
  component: DossierPage,
  decorators: [asScreen],
  args: { ...open(withFiles), ...dossierArgs },
} satisfies Meta<typeof DossierPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAttachments: Story = {
  name: 'Avec des pièces jointes',
  tags: ['dark'],
  args: open(withFiles),
};
export const Attaching: Story = {
  name: 'Une pièce jointe s’ajoute',
  args: open(withFiles, { status: 'adding', fileName: 'annonce.png' }),
};
export const ClosedElsewhere: Story = {
  name: 'Fermé dans un autre onglet, et ses pièces jointes avec lui',
  args: { state: { ...open(aDossierView()).state, standing: 'closed' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Ce dossier a été fermé dans un autre onglet'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Fermer ce dossier' })).toBeNull();
  },
};
const refused = (problem: AttachmentProblem, fileName = 'annonce.png', view = withFiles) =>
  open(view, { status: 'refused', fileName, problem });
export const AttachmentUnsupported: Story = {
  name: 'Pièce jointe d’un autre format',
  args: refused('unsupported', 'Réponse.msg'),
};
export const AttachmentEmpty: Story = { name: 'Pièce jointe vide', args: refused('empty') };
export const AttachmentTooLarge: Story = {
  name: 'Pièce jointe trop lourde',
  args: refused('tooLarge', 'portfolio.pdf'),
};
export const TooManyAttachments: Story = {
  name: 'Trop de pièces jointes',
  args: refused('tooMany', 'annonce.png', {
    ...withFiles,
    attachments: Array.from({ length: MAX_ATTACHMENTS }, (_, index) =>
      anAttachment({ id: index, name: `Courriel ${index + 1}.eml`, format: 'eml', size: 9_400 }),
    ),
  }),
};
export const AttachmentsFull: Story = {
  name: 'Plus de place pour les pièces jointes',
  args: refused('full'),
};
export const AttachmentAlreadyThere: Story = {
  name: 'Pièce déjà jointe',
  args: refused('already', files[0]?.name),
};
export const AttachmentUnreadable: Story = {
  name: 'Pièce jointe illisible',
  args: refused('unreadable'),
};
export const AttachmentQuota: Story = {
  name: 'Pièce jointe, appareil plein',
  args: refused('quota'),
};
export const AttachmentUnavailable: Story = {
  name: 'Pièce jointe refusée par le navigateur',
  args: refused('unavailable'),
};
export const AttachmentFuture: Story = {
  name: 'Pièces jointes d’une version plus récente',
  args: refused('future'),
};
export const AFileIsGivenAndTakenBack: Story = {
  name: 'Un fichier se joint, se télécharge et se retire',
  tags: ['interaction'],
  parameters: behaviour,
  args: open(withFiles),
  play: async ({ args, canvas }) => {
    const file = new File(['…'], 'annonce.png', { type: 'image/png' });
    await userEvent.upload(await canvas.findByLabelText('Choisir un fichier'), file);
    await expect(args.actions.onAttach).toHaveBeenCalledWith(file);
    const { name } = anAttachment();
    await userEvent.click(
      canvas.getByRole('button', { name: `Télécharger «\u00a0${name}\u00a0»` }),
    );
    await expect(args.actions.onSaveFile).toHaveBeenCalledWith(anAttachment());
    await userEvent.click(canvas.getByRole('button', { name: `Retirer «\u00a0${name}\u00a0»` }));
    await expect(args.actions.onAskRemoveFile).toHaveBeenCalledWith(anAttachment());
  },
};
export const AFileIsTakenOutOnceConfirmed: Story = {
  name: 'Retirer un fichier se confirme',
  tags: ['interaction'],
  parameters: behaviour,
  args: { dialog: { kind: 'removeFile', attachment: anAttachment() } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('alertdialog')).toHaveAccessibleName(/^Retirer «/u);
    await expect(args.dialogActions.onRemoveFile).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Retirer' }));
    await expect(args.dialogActions.onRemoveFile).toHaveBeenCalledWith(anAttachment());
  },
};
coverStates<FilingStatus>({
  idle: WithAttachments,
  adding: Attaching,
  refused: AttachmentUnsupported,
});
coverStates<AttachmentProblem>({
  unsupported: AttachmentUnsupported,
  empty: AttachmentEmpty,
  tooLarge: AttachmentTooLarge,
  tooMany: TooManyAttachments,
  full: AttachmentsFull,
  already: AttachmentAlreadyThere,
  unreadable: AttachmentUnreadable,
  quota: AttachmentQuota,
  unavailable: AttachmentUnavailable,
  future: AttachmentFuture,
});
