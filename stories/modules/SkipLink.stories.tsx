import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { MAIN_ID, SkipLink } from '#/modules/SkipLink/SkipLink';

const meta = {
  title: 'Modules/Lien d’évitement',
  component: SkipLink,
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id={MAIN_ID} tabIndex={-1}>
          Le contenu de la page.
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unfocused: Story = { name: 'Sans focus' };
export const Focused: Story = {
  name: 'Avec le focus',
  play: async ({ canvas }) => {
    (await canvas.findByRole('link', { name: 'Aller au contenu' })).focus();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
export const EnterLeadsToTheContent: Story = {
  name: 'Entrée mène au contenu',
  tags: ['interaction'],
  play: async ({ canvas }) => {
    (await canvas.findByRole('link', { name: 'Aller au contenu' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
