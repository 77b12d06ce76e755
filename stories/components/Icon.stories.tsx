import type { Meta, StoryObj } from '@storybook/react-vite';

import { ICON_SIZES, Icon } from '#/components/Icon/Icon';
import { FileText } from '#/components/Icon/iconPaths';
import { Inline } from '#/components/Inline/Inline';
import { choice } from '#stories/support/choice';
import { coverStates } from '#stories/support/coverStates';

const meta = {
  title: 'Composants/Icône',
  component: Icon,
  argTypes: { size: choice(ICON_SIZES) },
  args: { icon: FileText },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Decorative: Story = { name: 'Décorative' };
export const WithItsOwnMeaning: Story = {
  name: 'Porteuse de sens',
  args: { label: 'CV importé', size: 'l' },
};
export const AllSizes: Story = {
  name: 'Toutes les tailles',
  render: ({ icon }) => (
    <Inline gap={4}>
      {ICON_SIZES.map((size) => (
        <Icon key={size} icon={icon} size={size} />
      ))}
    </Inline>
  ),
};

coverStates<(typeof ICON_SIZES)[number]>({
  s: AllSizes,
  m: Decorative,
  l: WithItsOwnMeaning,
  xl: AllSizes,
});
