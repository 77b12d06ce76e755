import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { DEFAULT_ALERT_PREFERENCES } from '#/domain/offers/alerts/preferences';
import { JobAlertsPage } from '#/pages/JobAlertsPage/JobAlertsPage';
import type { AlertsStatus } from '#/pages/JobAlertsPage/JobAlertsPage.state';
import { asScreen } from '#stories/support/asScreen';
import { behaviour } from '#stories/support/behaviour';
import { coverStates } from '#stories/support/coverStates';
import { useSpied } from '#stories/support/useSpied';

const chosen = {
  keywords: 'Aide-soignante',
  location: 'Nantes',
  contract: 'cdi',
  email: false,
  frequency: 'weekly',
} as const;

const meta = {
  title: 'Pages/Offres Ciblées',
  component: JobAlertsPage,
  decorators: [asScreen],
  args: {
    state: { status: 'default' },
    preferences: DEFAULT_ALERT_PREFERENCES,
    onChange: fn(),
    onSave: fn(),
    searchHref: '/dashboard/search',
  },
  render: function Controlled(args) {
    const [preferences, onChange] = useSpied(args.preferences, args.onChange);
    return <JobAlertsPage {...args} preferences={preferences} onChange={onChange} />;
  },
} satisfies Meta<typeof JobAlertsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['dark'] };
export const Edited: Story = { args: { state: { status: 'edited' }, preferences: chosen } };
export const Saved: Story = {
  tags: ['dark'],
  args: { state: { status: 'saved' }, preferences: chosen },
};

export const DefaultsAreThoseOfTheSpecification: Story = {
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: /Alertes par e-mail/u })).toBeChecked();
    await expect(canvas.getByRole('combobox', { name: 'Fréquence' })).toHaveTextContent(
      'Quotidienne',
    );
    await expect(canvas.getByRole('combobox', { name: 'Type de contrat' })).toHaveTextContent(
      'Tous les contrats',
    );
  },
};

export const EnterSaves: Story = {
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mots-clés' }), 'soudeur{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ keywords: 'soudeur' }),
    );
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

coverStates<AlertsStatus>({ default: Default, edited: Edited, saved: Saved });
