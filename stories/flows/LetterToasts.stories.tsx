import type { Meta, StoryObj } from '@storybook/react-vite';

import { Notifications } from '#/app/notifications/Notifications';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { letterCopy } from '#/pages/CoverLetterPage/CoverLetterPage.copy';
import { lettersToasts } from '#/usecases/letters/letters.copy';
import { showToast } from '#stories/flows/showToast';
import { asScreen } from '#stories/support/asScreen';
import { coverStates } from '#stories/support/coverStates';

const meta = {
  title: 'Parcours/Notifications/Lettre de motivation',
  component: Notifications,
  decorators: [asScreen],
  tags: ['!autodocs'],
  render: () => (
    <>
      <PageHeader title={letterCopy.title} />
      <Notifications />
    </>
  ),
} satisfies Meta<typeof Notifications>;

export default meta;
type Story = StoryObj<typeof meta>;

const { notKept, attached } = lettersToasts;

export const Copied: Story = {
  name: 'Lettre copiée',
  play: () => showToast({ tone: 'success', ...lettersToasts.copied }),
};
export const NotCopied: Story = {
  name: 'Lettre non copiée',
  play: () => showToast({ tone: 'destructive', ...lettersToasts.notCopied }),
};
export const Downloaded: Story = {
  name: 'Lettre téléchargée',
  play: () => showToast({ tone: 'success', ...lettersToasts.downloaded }),
};
export const DownloadedWithoutSomeMarks: Story = {
  name: 'Téléchargée sans certains signes',
  play: () => showToast({ tone: 'success', ...lettersToasts.downloadedLossy }),
};
export const NotDownloaded: Story = {
  name: 'Lettre non téléchargée',
  play: () => showToast({ tone: 'destructive', ...lettersToasts.notDownloaded }),
};
export const SampleDownload: Story = {
  name: 'Téléchargement de l’exemple',
  play: () => showToast({ tone: 'info', ...lettersToasts.soon }),
};
export const NoRoomLeft: Story = {
  name: 'Plus de place',
  play: () => showToast({ tone: 'destructive', title: notKept.title, text: notKept.text.quota }),
};
export const StorageRefused: Story = {
  name: 'Stockage refusé',
  play: () =>
    showToast({ tone: 'destructive', title: notKept.title, text: notKept.text.unavailable }),
};
export const KeptByANewerVersion: Story = {
  name: 'Lettres d’une version plus récente',
  play: () => showToast({ tone: 'destructive', title: notKept.title, text: notKept.text.future }),
};
export const NoSource: Story = {
  name: 'Phrase sans source',
  play: () => showToast({ tone: 'info', ...lettersToasts.noSource }),
};
export const Renamed: Story = {
  name: 'Lettre renommée',
  play: () => showToast({ tone: 'success', ...lettersToasts.renamed }),
};
export const Duplicated: Story = {
  name: 'Lettre dupliquée',
  play: () => showToast({ tone: 'success', ...lettersToasts.duplicated }),
};
export const ChangedInAnotherTab: Story = {
  name: 'Lettre modifiée dans un autre onglet',
  play: () => showToast({ tone: 'info', ...lettersToasts.changedElsewhere }),
};
export const Deleted: Story = {
  name: 'Lettre supprimée',
  play: () => showToast({ tone: 'success', ...lettersToasts.deleted }),
};
export const Attached: Story = {
  name: 'Lettre rattachée',
  play: () =>
    showToast({
      tone: 'success',
      title: attached.title,
      text: attached.text('Cariste, Plateforme Nord Fret'),
    }),
};

coverStates<keyof typeof lettersToasts>({
  copied: Copied,
  notCopied: NotCopied,
  soon: SampleDownload,
  downloaded: Downloaded,
  downloadedLossy: DownloadedWithoutSomeMarks,
  notDownloaded: NotDownloaded,
  notKept: NoRoomLeft,
  noSource: NoSource,
  renamed: Renamed,
  duplicated: Duplicated,
  changedElsewhere: ChangedInAnotherTab,
  deleted: Deleted,
  attached: Attached,
});
coverStates<keyof typeof notKept.text>({
  quota: NoRoomLeft,
  unavailable: StorageRefused,
  future: KeptByANewerVersion,
});
