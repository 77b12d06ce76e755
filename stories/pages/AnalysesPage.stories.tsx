import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { sampleAnalysis } from '#/domain/matching/sampleAnalysis';
import { AnalysesPage } from '#/pages/AnalysesPage/AnalysesPage';
import type { AnalysesDialog, AnalysesStatus } from '#/pages/AnalysesPage/AnalysesPage.state';
import { asScreen } from '#stories/support/asScreen';
import { behaviour } from '#stories/support/behaviour';
import { coverStates } from '#stories/support/coverStates';
import { anAnalysis } from '#tests/support/builders/anAnalysis';

const newest = anAnalysis('good', { id: 10 });

const ten = [
  newest,
  anAnalysis('excellent', {
    id: 9,
    date: '2026-11-20T16:05:00.000Z',
    offerTitle: 'Aide-soignante en hospitalisation à domicile (HAD), secteur Loire et vignoble',
  }),
  anAnalysis('moderate', {
    id: 8,
    date: '2026-11-19T08:30:00.000Z',
    offerTitle: 'Accompagnant éducatif et social',
  }),
  sampleAnalysis(() => 0.3, { id: 7, date: '2026-11-18T10:00:00.000Z' }),
  ...[
    'Auxiliaire de puériculture',
    'Agent de service hospitalier',
    'Auxiliaire de vie',
    'Infirmier de nuit',
    'Aide-soignant de bloc',
    'Veilleur de nuit',
  ].map((offerTitle, index) =>
    anAnalysis(index % 2 === 0 ? 'moderate' : 'good', {
      id: 6 - index,
      date: `2026-11-${16 - index}T14:00:00.000Z`,
      offerTitle,
    }),
  ),
];

const meta = {
  title: 'Pages/Mes Analyses',
  component: AnalysesPage,
  decorators: [asScreen],
  args: {
    state: { status: 'list', analyses: ten, unreadable: 0, samplesHidden: 0 },
    dialog: null,
    hrefOf: (id: number) => `/dashboard/analysis-results?analyse=${id}`,
    sheetOf: (id: number) => `/dashboard/analysis-results?analyse=${id}&vue=fiche`,
    onCompare: fn(),
    onAskDelete: fn(),
    onAskDeleteAll: fn(),
    onConfirm: fn(),
    onCancel: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AnalysesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TenAnalyses: Story = { name: 'Dix analyses', tags: ['dark'] };
export const OneAnalysis: Story = {
  name: 'Une analyse',
  args: { state: { status: 'list', analyses: [newest], unreadable: 0, samplesHidden: 0 } },
};
export const OneUnreadable: Story = {
  name: 'Une illisible',
  args: { state: { status: 'list', analyses: ten.slice(0, 2), unreadable: 1, samplesHidden: 0 } },
};
export const Empty: Story = {
  name: 'Vide',
  tags: ['dark'],
  args: { state: { status: 'empty', samplesHidden: 0 } },
};
export const SamplesHidden: Story = {
  name: 'Exemples masqués',
  args: {
    state: { status: 'list', analyses: ten.slice(0, 2), unreadable: 0, samplesHidden: 1 },
  },
};
export const OnlySamplesHidden: Story = {
  name: 'Rien que des exemples, masqués',
  args: { state: { status: 'empty', samplesHidden: 2 } },
};
export const Detail: Story = {
  name: 'Détail',
  tags: ['dark'],
  args: { state: { status: 'detail', analysis: newest } },
};
export const DetailWithLedgerOpen: Story = {
  name: 'Détail, registre ouvert',
  args: { state: { status: 'detail', analysis: newest }, ledgerOpen: true },
};
export const TwoSideBySide: Story = {
  name: 'Deux côte à côte',
  tags: ['dark'],
  args: {
    state: {
      status: 'comparison',
      left: newest,
      right: anAnalysis('moderate', { id: 8, offerTitle: 'Accompagnant éducatif et social' }),
    },
  },
};
export const TwoModelsSideBySide: Story = {
  name: 'Deux modèles côte à côte',
  args: {
    state: {
      status: 'comparison',
      left: newest,
      right: sampleAnalysis(() => 0.3, {
        id: 7,
        date: '2026-11-18T10:00:00.000Z',
      }),
    },
  },
};
export const HistoryDamaged: Story = {
  name: 'Historique abîmé',
  args: { state: { status: 'damaged' } },
};
export const NewerHistory: Story = {
  name: 'Écrit par une version plus récente',
  args: { state: { status: 'newer' } },
};
export const StorageUnavailable: Story = {
  name: 'Stockage indisponible',
  tags: ['dark'],
  args: { state: { status: 'unavailable' } },
};
export const DeleteOneDialogOpen: Story = {
  name: 'Dialogue\u00a0: supprimer une analyse',
  args: { dialog: 'deleteOne' },
};
export const DeleteAllDialogOpen: Story = {
  name: 'Dialogue\u00a0: tout supprimer',
  tags: ['dark'],
  args: { dialog: 'deleteAll' },
};

export const DeletingOneAsksFirst: Story = {
  name: 'Supprimer demande d’abord',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /Supprimer l’analyse.*Aide-soignant de nuit/u }),
    );
    await expect(args.onAskDelete).toHaveBeenCalledWith(10);
  },
};

export const ConfirmingByKeyboard: Story = {
  name: 'Confirmer au clavier',
  tags: ['interaction'],
  parameters: behaviour,
  args: { dialog: 'deleteAll' },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Êtes-vous absolument sûr ?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalled();
  },
};

export const TickingTwoComparesThem: Story = {
  name: 'Deux cases cochées comparent',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    const [first, second] = await canvas.findAllByRole('checkbox');
    const compare = canvas.getByRole('button', { name: 'Comparer les deux' });
    await expect(compare).toBeDisabled();
    if (first) await userEvent.click(first);
    if (second) await userEvent.click(second);
    await userEvent.click(compare);
    await expect(args.onCompare).toHaveBeenCalledWith(10, 9);
  },
};

coverStates<AnalysesStatus>({
  empty: Empty,
  damaged: HistoryDamaged,
  list: TenAnalyses,
  detail: Detail,
  comparison: TwoSideBySide,
  newer: NewerHistory,
  unavailable: StorageUnavailable,
});
coverStates<AnalysesDialog>({ deleteOne: DeleteOneDialogOpen, deleteAll: DeleteAllDialogOpen });
