import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { LinkProvider } from '#/components/LinkProvider/LinkProvider';
import type { AnchorProps } from '#/components/LinkProvider/LinkProvider';
import { Stack } from '#/components/Stack/Stack';
import { TextLink } from '#/components/TextLink/TextLink';
import { behaviour } from '#stories/support/behaviour';

const navigate = fn();

/** Stands for the link of a router: it goes without loading a page. */
const RouterLink = ({ href, children, ...rest }: AnchorProps) => (
  <a
    {...rest}
    href={href}
    onClick={(event) => {
      event.preventDefault();
      navigate(href);
    }}
  >
    {children}
  </a>
);

const meta = {
  title: 'Composants/Fournisseur de liens',
  component: LinkProvider,
  args: {
    anchor: RouterLink,
    newTabLabel: 'nouvel onglet',
    children: (
      <Stack gap={3} align="start">
        <TextLink href="/dashboard/search">Recherche Intelligente</TextLink>
        <TextLink href="https://example.com/offres">Offres de l’association</TextLink>
        <TextLink href="mailto:contact@example.com">contact@example.com</TextLink>
      </Stack>
    ),
  },
} satisfies Meta<typeof LinkProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeKindsOfLink: Story = { name: 'Trois sortes de liens' };

export const OnlyInsideLinksGoToTheRouter: Story = {
  name: 'Seuls les liens internes passent par le routeur',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ canvas }) => {
    navigate.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'Recherche Intelligente' }));
    await expect(navigate).toHaveBeenCalledOnce();
    await expect(navigate).toHaveBeenCalledWith('/dashboard/search');
    await expect(canvas.getByRole('link', { name: /association/u })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(canvas.getByRole('link', { name: /contact/u })).not.toHaveAttribute('target');
  },
};
