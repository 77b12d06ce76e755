import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import type { ButtonSize, ButtonVariant } from '#/components/Button/Button';
import { BUTTON_SIZES, BUTTON_VARIANTS, Button } from '#/components/Button/Button';
import { ArrowRight, Download, Search, Trash2 } from '#/components/Icon/iconPaths';
import { Inline } from '#/components/Inline/Inline';
import { Stack } from '#/components/Stack/Stack';
import { behaviour } from '#stories/support/behaviour';
import { choice } from '#stories/support/choice';
import { coverStates } from '#stories/support/coverStates';
import { focused } from '#stories/support/focused';
import { within } from '#stories/support/Frame';

const meta = {
  title: 'Composants/Bouton',
  component: Button,
  argTypes: { variant: choice(BUTTON_VARIANTS), size: choice(BUTTON_SIZES) },
  args: { children: 'Comparer avec une offre', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = { name: 'Secondaire' };
export const Primary: Story = { name: 'Principal', args: { variant: 'primary', icon: Search } };
export const Quiet: Story = {
  name: 'Discret',
  args: { variant: 'quiet', children: 'Réinitialiser' },
};
export const Danger: Story = {
  name: 'Suppression',
  args: { variant: 'danger', icon: Trash2, children: 'Tout supprimer' },
};
export const Small: Story = {
  name: 'Petit',
  args: { size: 'small', icon: Download, children: 'Télécharger' },
};
export const Medium: Story = { name: 'Moyen', args: { size: 'medium' } };
export const Large: Story = {
  name: 'Grand',
  args: { size: 'large', variant: 'primary', icon: ArrowRight, children: 'Commencez gratuitement' },
};
export const Busy: Story = {
  name: 'Occupé',
  args: { variant: 'primary', busy: true, children: 'Comparaison en cours' },
};
export const Disabled: Story = { name: 'Désactivé', args: { variant: 'primary', disabled: true } };
export const Focused: Story = { ...focused, name: 'Au clavier', args: { variant: 'primary' } };
export const IconOnly: Story = {
  name: 'Icône seule',
  args: { iconOnly: true, icon: Trash2, variant: 'quiet', children: 'Supprimer cette analyse' },
};
export const FullWidth: Story = {
  name: 'Pleine largeur',
  args: { fullWidth: true, variant: 'primary' },
  decorators: [within('narrow')],
};

/** Long words wrap; nothing is cut at 320 px. */
export const LongWordsOnPhone: Story = {
  name: 'Mots longs sur téléphone',
  args: {
    icon: Search,
    children: 'Comparer avec une autre offre d’électromécanicien de maintenance',
  },
  decorators: [within('phone')],
};

export const AllVariants: Story = {
  name: 'Toutes les variantes',
  render: () => (
    <Stack gap={5}>
      {BUTTON_SIZES.map((size) => (
        <Stack key={size} gap={3}>
          <Inline gap={3}>
            {BUTTON_VARIANTS.map((variant) => (
              <Button key={variant} variant={variant} size={size} icon={Search}>
                Lancer la recherche
              </Button>
            ))}
          </Inline>
          <Inline gap={3}>
            {BUTTON_VARIANTS.map((variant) => (
              <Button key={variant} variant={variant} size={size} disabled>
                Indisponible
              </Button>
            ))}
          </Inline>
        </Stack>
      ))}
    </Stack>
  ),
};

export const KeyboardPressCallsBack: Story = {
  name: 'Le clavier l’actionne',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const BusyKeepsFocusAndDoesNothing: Story = {
  name: 'Occupé, il garde le focus et ne fait rien',
  tags: ['interaction'],
  parameters: behaviour,
  args: { busy: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Comparer avec une offre' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

coverStates<ButtonVariant>({
  primary: Primary,
  secondary: Secondary,
  quiet: Quiet,
  danger: Danger,
});
coverStates<ButtonSize>({ small: Small, medium: Medium, large: Large });
