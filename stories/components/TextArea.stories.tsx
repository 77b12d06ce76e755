import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { TextArea } from '#/components/TextArea/TextArea';
import { behaviour } from '#stories/support/behaviour';
import { focused } from '#stories/support/focused';
import { within } from '#stories/support/Frame';
import { useSpied } from '#stories/support/useSpied';

const meta = {
  title: 'Composants/Zone de texte',
  component: TextArea,
  decorators: [within('medium')],
  args: {
    label: 'Texte de l’offre',
    value: '',
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, onChange] = useSpied(args.value, args.onChange);
    return <TextArea {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Vide',
  args: {
    placeholder: 'Collez ici l’annonce entière, du titre aux coordonnées.',
    hint: 'Plus le texte est complet, plus le score est juste.',
  },
};
export const Filled: Story = {
  name: 'Remplie',
  args: {
    value:
      'Notre clinique recherche un infirmier de bloc opératoire (H/F) en CDI.\n\nVos missions :\n- préparer la salle et le matériel ;\n- assister le chirurgien ;\n- veiller à la traçabilité.\n\nDiplôme d’État exigé, deux ans d’expérience souhaités.',
  },
};
export const WithError: Story = {
  name: 'En erreur',
  args: {
    value: 'Poste à pourvoir.',
    error: 'Ce texte est trop court pour être comparé. Collez l’annonce entière.',
  },
};
export const Disabled: Story = {
  name: 'Désactivée',
  args: { value: 'Analyse en cours', disabled: true },
};
export const Short: Story = { name: 'Courte', args: { rows: 3 } };
export const Focused: Story = {
  ...focused,
  name: 'Au clavier',
  args: { value: 'Notre clinique recherche' },
};
export const LongWordsOnPhone: Story = {
  name: 'Mots longs sur téléphone',
  decorators: [within('phone')],
  args: {
    label: 'Texte complet de l’annonce, tel que l’établissement l’a publié',
    value: 'https://www.exemple.fr/annonces/electromecanicienne-de-maintenance-aeroportuaire',
    hint: 'Plus le texte est complet, plus le score est juste.',
    counter: (length) => `${length} caractères sur 20 000`,
  },
};
export const WithCounter: Story = {
  name: 'Avec un compteur',
  args: { value: 'Cariste', counter: (length) => `${length} caractères` },
};

export const CounterFollowsTheText: Story = {
  name: 'Le compteur suit le texte',
  args: { counter: (length) => `${length} caractères` },
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Cariste');
    await expect(canvas.getByText('7 caractères')).toBeVisible();
  },
};

export const LongPasteKeepsToItsLimit: Story = {
  name: 'Un long texte collé s’arrête à la limite',
  args: {
    value: 'Annonce : fin.',
    maxLength: 24_000,
    counter: (length) => `${length} caractères sur 24000`,
  },
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ canvas, args }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox');
    await userEvent.click(area);
    area.setSelectionRange(10, 14);
    await userEvent.paste('x'.repeat(30_000));
    await expect(canvas.getByText('24000 caractères sur 24000')).toBeVisible();
    await expect(area.value.slice(0, 12)).toBe('Annonce : xx');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const LongPasteKeepsWhatStandsAround: Story = {
  name: 'Un long texte collé garde ce qui l’entoure',
  args: { value: 'Annonce : ici. Fin.' },
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ canvas }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox');
    await userEvent.click(area);
    area.setSelectionRange(10, 13);
    const posting = 'x'.repeat(20_000);
    await userEvent.paste(posting);
    await expect(area.value === `Annonce : ${posting}. Fin.`).toBe(true);
  },
};
