import type { Meta, StoryObj } from '@storybook/react-vite';

import { LedgerBar } from '#/components/LedgerBar/LedgerBar';
import type { LedgerBarKind } from '#/components/LedgerBar/LedgerBar';
import { Stack } from '#/components/Stack/Stack';
import { coverStates } from '#stories/support/coverStates';
import { within } from '#stories/support/Frame';

const meta = {
  title: 'Composants/Barre de points',
  component: LedgerBar,
  decorators: [within('narrow')],
  args: {
    gained: 14,
    possible: 14,
    scale: 18,
    kind: 'held',
    label: 'Gestion des stocks : 14 points sur 14',
  },
} satisfies Meta<typeof LedgerBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Held: Story = { name: 'Acquis' };
export const Partly: Story = {
  name: 'En partie',
  args: { gained: 6.5, kind: 'partly', label: 'Anglais : 6,5 points sur 14' },
};
export const Missing: Story = {
  name: 'Manquant',
  args: { gained: 0, kind: 'missing', label: 'CACES : 0 point sur 14' },
};
export const Lost: Story = {
  name: 'Perdu',
  args: { gained: 9, possible: 9, kind: 'lost', label: 'Plafond : 9 points retirés' },
};
export const SeveralRows: Story = {
  name: 'Plusieurs lignes',
  render: () => (
    <Stack gap={3}>
      <LedgerBar gained={18} possible={18} scale={18} kind="held" label="Missions : 18 sur 18" />
      <LedgerBar gained={7} possible={14} scale={18} kind="partly" label="Métier : 7 sur 14" />
      <LedgerBar gained={0} possible={9} scale={18} kind="missing" label="Permis C : 0 sur 9" />
      <LedgerBar gained={2} possible={2} scale={18} kind="held" label="Excel : 2 sur 2" />
      <LedgerBar gained={0.4} possible={0.4} scale={18} kind="held" label="Tri : 0,4 sur 0,4" />
    </Stack>
  ),
};

coverStates<LedgerBarKind>({ held: Held, partly: Partly, missing: Missing, lost: Lost });
