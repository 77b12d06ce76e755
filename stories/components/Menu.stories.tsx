import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { BUTTON_SIZES, BUTTON_VARIANTS } from '#/components/Button/Button';
import { Download, Eye, GitCompareArrows, Trash2 } from '#/components/Icon/iconPaths';
import { Menu } from '#/components/Menu/Menu';
import { apart } from '#stories/support/apart';
import { behaviour } from '#stories/support/behaviour';
import { choice } from '#stories/support/choice';
import { withRoom } from '#stories/support/Frame';

const open = fn();
const remove = fn();

const meta = {
  title: 'Composants/Menu',
  component: Menu,
  argTypes: { variant: choice(BUTTON_VARIANTS), size: choice(BUTTON_SIZES) },
  parameters: apart,
  args: {
    label: 'Actions sur l’analyse',
    items: [
      { id: 'open', label: 'Rouvrir l’analyse', icon: Eye, onSelect: open },
      {
        id: 'compare',
        label: 'Comparer avec une autre offre',
        icon: GitCompareArrows,
        href: '/dashboard/cv-offer-analysis',
      },
      { id: 'export', label: 'Exporter', icon: Download, disabled: true },
      { id: 'delete', label: 'Supprimer', icon: Trash2, tone: 'critical', onSelect: remove },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const nextFrame = (): Promise<number> =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

export const Closed: Story = { name: 'Fermé' };
export const LabelShown: Story = {
  name: 'Intitulé visible',
  args: { labelShown: true, variant: 'secondary' },
};
export const Open: Story = { name: 'Ouvert', args: { defaultOpen: true }, decorators: [withRoom] };

export const ArrowKeysMoveEnterActsEscapeCloses: Story = {
  name: 'Les flèches parcourent, Entrée agit, Échap ferme',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ canvas }) => {
    open.mockClear();
    const button = canvas.getByRole('button', { name: 'Actions sur l’analyse' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    const first = screen.getByRole('menuitem', { name: 'Rouvrir l’analyse' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('menuitem', { name: 'Supprimer' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(button).toHaveFocus();
    // Ariakit gives the focus back once more once the closed menu is painted: no hand opens it again before.
    await nextFrame();
    await nextFrame();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Rouvrir l’analyse' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(open).toHaveBeenCalledOnce();
  },
};
