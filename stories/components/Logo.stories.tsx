import type { Meta, StoryObj } from '@storybook/react-vite';

import { Logo } from '#/components/Logo/Logo';
import type { LogoSize } from '#/components/Logo/Logo';
import { coverStates } from '#stories/support/coverStates';

const meta = {
  title: 'Composants/Logo',
  component: Logo,
  args: { label: 'Embellie' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = { name: 'Moyen' };
export const Small: Story = { name: 'Petit', args: { size: 'small' } };
export const Large: Story = { name: 'Grand', args: { size: 'large' } };
export const MarkOnly: Story = { name: 'Signe seul', args: { markOnly: true, size: 'large' } };

coverStates<LogoSize>({ small: Small, medium: Medium, large: Large });
