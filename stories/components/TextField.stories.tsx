import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { MapPin, Search } from '#/components/Icon/iconPaths';
import { TextField } from '#/components/TextField/TextField';
import { behaviour } from '#stories/support/behaviour';
import { focused } from '#stories/support/focused';
import { within } from '#stories/support/Frame';
import { useSpied } from '#stories/support/useSpied';

const meta = {
  title: 'Composants/Champ de texte',
  component: TextField,
  decorators: [within('narrow')],
  args: { label: 'Poste ou mot-clé', value: '', onChange: fn() },
  render: function Controlled(args) {
    const [value, onChange] = useSpied(args.value, args.onChange);
    return <TextField {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Vide',
  args: { placeholder: 'Infirmier, cariste, comptable…' },
};
export const Filled: Story = { name: 'Rempli', args: { value: 'Conductrice de travaux' } };
export const Focused: Story = {
  ...focused,
  name: 'Au clavier',
  args: { value: 'Conductrice de travaux' },
};
export const WithIcon: Story = {
  name: 'Avec une icône',
  args: { icon: Search, value: 'Aide-soignante' },
};
export const Optional: Story = {
  name: 'Facultatif',
  args: { label: 'Lieu', optionalLabel: '(facultatif)', icon: MapPin },
};
export const WithHint: Story = {
  name: 'Avec une aide',
  args: {
    label: 'Téléphone',
    type: 'tel',
    value: '+221 77 123 45 67',
    hint: 'Tel que vous l’écririez sur votre CV.',
  },
};
export const WithError: Story = {
  name: 'En erreur',
  args: {
    label: 'E-mail',
    type: 'email',
    value: 'claire.dumas@example',
    error: 'Cette adresse semble incomplète. Vérifiez ce qui suit le @.',
  },
};
export const WithErrorFocused: Story = {
  ...focused,
  name: 'En erreur, au clavier',
  args: WithError.args ?? {},
};
export const Disabled: Story = { name: 'Désactivé', args: { value: 'Magasinier', disabled: true } };
export const LongWordsOnPhone: Story = {
  name: 'Mots longs sur téléphone',
  decorators: [within('phone')],
  args: {
    label: 'Intitulé complet de l’autorisation réglementaire d’exercice',
    value: 'Autorisation d’intervention à proximité des réseaux',
    hint: 'Recopiez l’intitulé exact qui figure sur l’attestation délivrée par l’employeur.',
    error: 'L’intitulé dépasse la longueur acceptée par les sites d’emploi.',
  },
};

export const TypingCallsBackAndHintIsTied: Story = {
  name: 'La saisie est transmise, l’aide est reliée',
  tags: ['interaction'],
  parameters: behaviour,
  args: { hint: 'Un métier ou un savoir-faire.' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Poste ou mot-clé' });
    await userEvent.type(field, 'Soudeur');
    await expect(args.onChange).toHaveBeenLastCalledWith('Soudeur');
    await expect(field).toHaveAccessibleDescription('Un métier ou un savoir-faire.');
  },
};

export const ErrorIsAnnouncedWithTheField: Story = {
  ...WithError,
  name: 'L’erreur est annoncée avec le champ',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/semble incomplète/u);
  },
};
