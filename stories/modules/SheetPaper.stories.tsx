import type { Meta, StoryObj } from '@storybook/react-vite';

import { comparisonSheet } from '#/domain/dossier/comparisonSheet.fr';
import { SheetPaper } from '#/modules/SheetPaper/SheetPaper';
import { TODAY } from '#stories/support/screens/dossier';
import { anAnalysis } from '#tests/support/builders/anAnalysis';

const meta = {
  title: 'Modules/Fiche',
  component: SheetPaper,
  args: { sheet: comparisonSheet(anAnalysis('good'), TODAY) },
} satisfies Meta<typeof SheetPaper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfAComparison: Story = { name: 'D’une comparaison' };
