import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { ConfidenceMark, FieldList, FieldRow } from '#/components/FieldRow/FieldRow';
import { InlineEdit } from '#/components/InlineEdit/InlineEdit';
import type { Confidence } from '#/domain/cv/cv';
import { coverStates } from '#stories/support/coverStates';
import { within } from '#stories/support/Frame';

const meta = {
  title: 'Composants/Champ lu',
  component: FieldRow,
  decorators: [within('medium')],
  render: (args) => (
    <FieldList>
      <FieldRow {...args} />
    </FieldList>
  ),
  args: {
    label: 'E-mail',
    children: 'claire.dumas@example.com',
    source: 'Lu en haut de la page 1',
  },
} satisfies Meta<typeof FieldRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sure: Story = {
  name: 'Lecture sûre',
  args: { mark: <ConfidenceMark confidence="sure" label="Sûr" /> },
};
export const Likely: Story = {
  name: 'Lecture probable',
  args: { mark: <ConfidenceMark confidence="likely" label="Probable" /> },
};
export const Doubtful: Story = {
  name: 'Lecture douteuse',
  args: { mark: <ConfidenceMark confidence="doubtful" label="À vérifier" /> },
};
export const Corrected: Story = {
  name: 'Corrigé',
  args: {
    mark: <ConfidenceMark confidence="corrected" label="Corrigé par vous" />,
    source: undefined,
  },
};
export const Correctable: Story = {
  name: 'À corriger',
  args: {
    label: 'Métier visé',
    mark: <ConfidenceMark confidence="likely" label="Probable" />,
    children: (
      <InlineEdit
        value="Magasinière-cariste"
        onSave={fn()}
        label="Métier visé"
        editLabel="Corriger le métier visé"
        saveLabel="Enregistrer"
        cancelLabel="Annuler"
        emptyLabel="Non trouvé"
      />
    ),
  },
};
export const SeveralRows: Story = {
  name: 'Plusieurs lignes',
  render: () => (
    <FieldList>
      <FieldRow label="Nom" mark={<ConfidenceMark confidence="sure" label="Sûr" />}>
        Claire Dumas
      </FieldRow>
      <FieldRow
        label="Téléphone"
        mark={<ConfidenceMark confidence="doubtful" label="À vérifier" />}
        source="Lu dans la colonne de gauche"
      >
        06 12 34 56 7
      </FieldRow>
      <FieldRow label="Ville">Non trouvée</FieldRow>
    </FieldList>
  ),
};
export const OnPhone: Story = {
  ...SeveralRows,
  name: 'Sur téléphone',
  decorators: [within('phone')],
};

coverStates<Confidence>({ sure: Sure, likely: Likely, doubtful: Doubtful, corrected: Corrected });
