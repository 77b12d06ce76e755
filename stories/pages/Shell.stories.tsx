import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Card } from '#/components/Card/Card';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { Text } from '#/components/Text/Text';
import { ADDRESSES } from '#/copy/addresses';
import { screenNames } from '#/copy/screenNames.copy';
import { THEME_CHOICES } from '#/domain/settings/themeChoice';
import type { ThemeChoice } from '#/domain/settings/themeChoice';
import { Shell } from '#/pages/Shell/Shell';
import { behaviour } from '#stories/support/behaviour';
import { coverStates } from '#stories/support/coverStates';
import { useSpied } from '#stories/support/useSpied';

const meta = {
  title: 'Pages/Cadre du tableau de bord',
  component: Shell,
  args: {
    pathname: ADDRESSES.myCv,
    theme: 'system',
    onThemeChange: fn(),
    drawerOpen: false,
    onDrawerOpenChange: fn(),
    children: (
      <>
        <PageHeader title={screenNames.myCv} subtitle="L’écran choisi prend place ici." />
        <Card>
          <Text>Le contenu de l’écran.</Text>
        </Card>
      </>
    ),
  },
  // The drawer opens and the theme changes as they would in the application.
  render: function Controlled(args) {
    const [drawerOpen, setDrawerOpen] = useSpied(args.drawerOpen, args.onDrawerOpenChange);
    const [theme, setTheme] = useSpied<ThemeChoice>(args.theme, args.onThemeChange);
    return (
      <Shell
        {...args}
        drawerOpen={drawerOpen}
        onDrawerOpenChange={setDrawerOpen}
        theme={theme}
        onThemeChange={setTheme}
      />
    );
  },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

const onPhone = { viewport: { value: 'phone', isRotated: false } };

export const Desktop: Story = { name: 'Grand écran', tags: ['dark'] };
export const FirstEntryActive: Story = {
  name: 'Première entrée active',
  args: { pathname: ADDRESSES.home },
};
export const LightChosen: Story = { name: 'Thème clair choisi', args: { theme: 'light' } };
export const DarkChosen: Story = { name: 'Thème sombre choisi', args: { theme: 'dark' } };
export const NewOffersOnTheAlerts: Story = {
  name: 'Nouvelles offres sur les alertes',
  tags: ['dark'],
  args: { newOffers: 3 },
};
export const DrawerClosed: Story = {
  name: 'Tiroir fermé',
  globals: onPhone,
  tags: ['phone', 'dark'],
};
export const BarOnToday: Story = {
  name: 'Barre du téléphone\u00a0: Aujourd’hui',
  globals: onPhone,
  tags: ['phone'],
  args: { pathname: ADDRESSES.home },
};
export const BarOnOffers: Story = {
  name: 'Barre du téléphone\u00a0: Offres',
  globals: onPhone,
  tags: ['phone'],
  args: { pathname: ADDRESSES.search },
};
export const BarOnApplications: Story = {
  name: 'Barre du téléphone\u00a0: Candidatures',
  globals: onPhone,
  tags: ['phone'],
  args: { pathname: ADDRESSES.applications },
};
export const BarElsewhere: Story = {
  name: 'Barre du téléphone\u00a0: un écran de Plus',
  globals: onPhone,
  tags: ['phone', 'dark'],
  args: { pathname: ADDRESSES.match },
};
export const DrawerOpen: Story = {
  name: 'Tiroir ouvert',
  globals: onPhone,
  tags: ['phone', 'dark', '!autodocs'],
  args: { drawerOpen: true },
  // It is loaded on use.
  play: async () => {
    await within(document.body).findByRole('dialog', { name: 'Navigation principale' });
  },
};

export const HoldsTheFifteenEntriesAndMarksOne: Story = {
  name: 'Il tient les quinze entrées et en marque une',
  tags: ['interaction', '!autodocs'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: behaviour,
  play: async ({ canvas }) => {
    const navigation = within(
      await canvas.findByRole('navigation', { name: 'Navigation principale' }),
    );
    await expect(navigation.getAllByRole('link')).toHaveLength(15);
    const current = navigation
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    await expect(current.map((link) => link.textContent)).toEqual([screenNames.myCv]);
  },
};

export const EscapeClosesTheDrawerAndGivesTheFocusBack: Story = {
  name: 'Échap ferme le tiroir et rend le focus',
  tags: ['interaction', '!autodocs'],
  globals: onPhone,
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    const menu = await canvas.findByRole('button', { name: 'Ouvrir le menu' });
    await userEvent.click(menu);
    const screen = within(document.body);
    const drawer = await screen.findByRole('dialog', { name: 'Navigation principale' });
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onDrawerOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(menu).toHaveFocus());
  },
};

export const FollowingAnEntryClosesTheDrawer: Story = {
  name: 'Suivre une entrée ferme le tiroir',
  tags: ['interaction', '!autodocs'],
  globals: onPhone,
  parameters: behaviour,
  args: { drawerOpen: true, pathname: ADDRESSES.myCv },
  play: async ({ args }) => {
    const drawer = within(await within(document.body).findByRole('dialog'));
    const entry = drawer.getByRole('link', { name: screenNames.analyses });
    // A story has no router: the link must not leave the page.
    entry.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(entry);
    await expect(args.onDrawerOpenChange).toHaveBeenCalledWith(false);
  },
};

export const TheSkipLinkLeadsToTheContent: Story = {
  name: 'Le lien d’évitement mène au contenu',
  tags: ['interaction', '!autodocs'],
  parameters: behaviour,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Aller au contenu' }));
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const ChoosingAThemeCallsBack: Story = {
  name: 'Un thème choisi est transmis',
  tags: ['interaction', '!autodocs'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Sombre' }));
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
    await expect(canvas.getAllByRole('radio')).toHaveLength(THEME_CHOICES.length);
  },
};

coverStates<ThemeChoice>({ system: Desktop, light: LightChosen, dark: DarkChosen });
