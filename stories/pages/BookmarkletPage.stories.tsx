import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { bookmarkletSource } from '#/domain/offers/intake/bookmarklet';
import { BookmarkletPage } from '#/pages/BookmarkletPage/BookmarkletPage';
import type { BookmarkletStatus } from '#/pages/BookmarkletPage/BookmarkletPage.state';
import { asScreen } from '#stories/support/asScreen';
import { behaviour } from '#stories/support/behaviour';
import { coverStates } from '#stories/support/coverStates';

const source = bookmarkletSource('https://embellie.example/dashboard/add-offer');

const meta = {
  title: 'Pages/Favori',
  component: BookmarkletPage,
  decorators: [asScreen],
  args: { state: { status: 'ready' }, source, onPress: fn(), onCopy: fn() },
} satisfies Meta<typeof BookmarkletPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Prêt', tags: ['dark'] };
export const PressedInsteadOfDragged: Story = {
  name: 'Cliqué au lieu d’être glissé',
  args: { state: { status: 'pressed' } },
};
export const Copied: Story = { name: 'Copié', args: { state: { status: 'copied' } } };
export const CopyRefused: Story = {
  name: 'Copie refusée',
  tags: ['dark'],
  args: { state: { status: 'refused' } },
};

export const TheLinkCarriesTheScriptAndGoesNowhere: Story = {
  name: 'Le lien porte le script et ne mène nulle part',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Vers Embellie' });
    await expect(link).toHaveAttribute('href', source);
    await userEvent.click(link);
    await expect(args.onPress).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Copier le code' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
  },
};

coverStates<BookmarkletStatus>({
  ready: Ready,
  pressed: PressedInsteadOfDragged,
  copied: Copied,
  refused: CopyRefused,
});
