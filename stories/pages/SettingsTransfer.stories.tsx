import type { Meta, StoryObj } from '@storybook/react-vite';
import { encodeQR } from 'qr';
import { expect, fn, screen, userEvent } from 'storybook/test';

import type { CameraProblem, CodePicture } from '#/domain/backup/TransferCodes';
import { SaveDialog, UnlockDialog } from '#/pages/SettingsPage/parts/PassphraseDialogs';
import { ReadCodesDialog } from '#/pages/SettingsPage/parts/ReadCodesDialog';
import { ShowCodesDialog } from '#/pages/SettingsPage/parts/ShowCodesDialog';
import { TransferSection } from '#/pages/SettingsPage/parts/TransferSection';
import { SettingsPage } from '#/pages/SettingsPage/SettingsPage';
import { transferCopy } from '#/pages/SettingsPage/transfer.copy';
import type {
  CameraStatus,
  ReadCodes,
  ReadNotice,
  ShownCodes,
  ShownCodesStatus,
} from '#/pages/SettingsPage/transfer.state';
import { asScreen } from '#stories/support/asScreen';
import { behaviour } from '#stories/support/behaviour';
import { coverStates } from '#stories/support/coverStates';
import { settingsArgs } from '#stories/support/screens/settings';

/** A code of the length that pieces have. */
const picture = ((): CodePicture => {
  const text = `EMBELLIE1/0A1B2C3D/3/12/${'C9DVD92EX0 4F1AQ/'.repeat(72)}`;
  const rows = encodeQR(text, 'raw', { ecc: 'low', encoding: 'alphanumeric', border: 4 });
  const path = rows
    .map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1H${x}z` : '')).join(''))
    .join('');
  return { size: rows.length, path };
})();

const section = <TransferSection canShow onShow={fn()} onRead={fn()} />;

const showing = {
  onPlay: fn(),
  onStep: fn(),
  onOnly: fn(),
  onExport: fn(),
  onClose: fn(),
};

const shown = {
  status: 'shown',
  picture,
  number: 3,
  total: 12,
  playing: true,
  only: '',
  whole: null,
  withoutFiles: false,
} as const satisfies ShownCodes;

const withCodes = (state: ShownCodes) => ({
  transfer: (
    <>
      {section}
      <ShowCodesDialog state={state} actions={showing} />
    </>
  ),
});

const reading = { onImages: fn(), onRetry: fn(), onStartOver: fn(), onClose: fn() };

const scanning = {
  camera: { status: 'open', stream: null },
  found: 0,
  total: null,
  missing: [],
  notice: null,
  busy: false,
} as const satisfies ReadCodes;

const some = {
  ...scanning,
  found: 7,
  total: 12,
  missing: [
    [2, 2],
    [5, 6],
    [10, 12],
  ],
} as const satisfies ReadCodes;

const withReading = (state: ReadCodes) => ({
  transfer: (
    <>
      {section}
      <ReadCodesDialog state={state} actions={reading} />
    </>
  ),
});

const meta = {
  title: 'Pages/Réglages/Transfert par codes',
  component: SettingsPage,
  decorators: [asScreen],
  args: settingsArgs,
} satisfies Meta<typeof SettingsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = { name: 'Proposé', args: { transfer: section } };
export const NothingToShow: Story = {
  name: 'Rien à montrer',
  args: { transfer: <TransferSection canShow={false} onShow={fn()} onRead={fn()} /> },
};
export const PassphraseAsked: Story = {
  name: 'Phrase secrète proposée',
  args: {
    transfer: (
      <>
        {section}
        <SaveDialog kind="transfer" canSeal busy={false} onSave={fn()} onCancel={fn()} />
      </>
    ),
  },
};
export const Making: Story = {
  name: 'Codes en préparation',
  args: withCodes({ status: 'making' }),
};
export const Shown: Story = { name: 'Codes montrés', tags: ['dark'], args: withCodes(shown) };
export const ShownOnAPhone: Story = {
  name: 'Codes montrés, sur téléphone',
  tags: ['phone'],
  args: withCodes(shown),
};
export const Paused: Story = {
  name: 'En pause, certains codes seulement',
  args: withCodes({ ...shown, playing: false, only: '3, 7, 10-12' }),
};
export const OneCode: Story = {
  name: 'Un seul code',
  args: withCodes({ ...shown, number: 1, total: 1 }),
};
export const WithoutFiles: Story = {
  name: 'Sans le fichier du CV',
  args: withCodes({ ...shown, total: 64, whole: 2_480 }),
};
export const FileUnread: Story = {
  name: 'Un fichier gardé est illisible',
  args: withCodes({ ...shown, withoutFiles: true }),
};
export const TooLarge: Story = {
  name: 'Trop de codes',
  args: withCodes({ status: 'tooLarge', pieces: 1_240 }),
};
export const NotMade: Story = {
  name: 'Codes non préparés',
  args: withCodes({ status: 'failed' }),
};

export const Opening: Story = {
  name: 'Ouverture de l’appareil photo',
  args: withReading({ ...scanning, camera: { status: 'opening' } }),
};
export const Scanning: Story = {
  name: 'Lecture, rien encore',
  tags: ['dark'],
  args: withReading(scanning),
};
export const PiecesMissing: Story = { name: 'Codes manquants', args: withReading(some) };
export const PiecesMissingOnAPhone: Story = {
  name: 'Codes manquants, sur téléphone',
  tags: ['phone'],
  args: withReading(some),
};
export const CameraRefused: Story = {
  name: 'Appareil photo refusé',
  tags: ['dark'],
  args: withReading({ ...scanning, camera: { status: 'closed', problem: 'refused' } }),
};
export const NoCamera: Story = {
  name: 'Sans appareil photo',
  args: withReading({ ...scanning, camera: { status: 'closed', problem: 'absent' } }),
};
export const CameraBusy: Story = {
  name: 'Appareil photo pris',
  args: withReading({ ...some, camera: { status: 'closed', problem: 'busy' } }),
};
export const NotOurs: Story = {
  name: 'Code d’autre chose',
  args: withReading({ ...scanning, notice: 'notOurs' }),
};
export const Newer: Story = {
  name: 'Code d’une version plus récente',
  args: withReading({ ...scanning, notice: 'newer' }),
};
export const Damaged: Story = {
  name: 'Code abîmé',
  args: withReading({ ...some, notice: 'damaged' }),
};
export const OtherTransfer: Story = {
  name: 'Code d’un autre envoi',
  args: withReading({ ...some, notice: 'otherTransfer' }),
};
export const NoCode: Story = {
  name: 'Image sans code',
  args: withReading({
    ...some,
    camera: { status: 'closed', problem: 'absent' },
    notice: 'noCode',
  }),
};
export const Altered: Story = {
  name: 'Codes qui ne vont pas ensemble',
  args: withReading({ ...scanning, notice: 'altered' }),
};
export const WrongPassphrase: Story = {
  name: 'Codes lus, mauvaise phrase secrète',
  args: {
    transfer: (
      <>
        {section}
        <UnlockDialog
          fileName={transferCopy.fileName}
          refused
          busy={false}
          onUnlock={fn()}
          onCancel={fn()}
        />
      </>
    ),
  },
};
export const Stepped: Story = {
  name: 'Les codes s’arrêtent, se suivent et se choisissent',
  tags: ['interaction'],
  parameters: behaviour,
  args: withCodes(shown),
  play: async () => {
    await screen.findByRole('img', { name: 'Code 3 sur 12' });
    await userEvent.click(screen.getByRole('button', { name: 'Mettre en pause' }));
    await expect(showing.onPlay).toHaveBeenCalledWith(false);
    await userEvent.click(screen.getByRole('button', { name: 'Code suivant' }));
    await expect(showing.onStep).toHaveBeenCalledWith(1);
    await userEvent.type(screen.getByLabelText('Montrer seulement certains codes'), '7');
    await expect(showing.onOnly).toHaveBeenCalledWith('7');
  },
};

coverStates<ShownCodesStatus>({
  making: Making,
  shown: Shown,
  tooLarge: TooLarge,
  failed: NotMade,
});
coverStates<CameraStatus>({ opening: Opening, open: Scanning, closed: CameraRefused });
coverStates<CameraProblem>({ refused: CameraRefused, absent: NoCamera, busy: CameraBusy });
coverStates<ReadNotice>({
  notOurs: NotOurs,
  newer: Newer,
  damaged: Damaged,
  otherTransfer: OtherTransfer,
  noCode: NoCode,
  altered: Altered,
});
