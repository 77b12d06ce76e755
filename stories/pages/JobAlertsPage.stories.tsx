import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { DEFAULT_ALERT_PREFERENCES } from '#/domain/offers/alerts/preferences';
import { JobAlertsPage } from '#/pages/JobAlertsPage/JobAlertsPage';
import type {
  AlertsStatus,
  AlertOffer,
  NewsState,
  NewsStatus,
} from '#/pages/JobAlertsPage/JobAlertsPage.state';
import type { NoticeState } from '#/usecases/alerts/askForNotices';
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
  notices: false,
} as const;

const SINCE = new Date('2026-11-16T08:00:00+01:00');
const newOffer = (title: string, place: string): AlertOffer => ({
  key: title,
  title,
  place,
  href: '/dashboard/search',
});
const newOnes: NewsState = {
  status: 'new',
  since: SINCE,
  total: 9,
  mail: 'mailto:?subject=Mes%20nouvelles%20offres',
  changed: [],
  gone: { count: 0, told: [] },
  groups: [
    {
      key: 'alerts:1',
      name: null,
      total: 7,
      offers: [
        newOffer('Aide-soignant·e de nuit', 'Clinique du Val, Nantes (44)'),
        newOffer('Aide-soignant·e en EHPAD', 'Résidence Les Tilleuls, Rezé (44)'),
        newOffer('Auxiliaire de soins à domicile', 'Présence Atlantique, Saint-Herblain (44)'),
        newOffer('Aide-soignant·e, service de chirurgie', 'Hôpital Saint-Michel, Nantes (44)'),
        newOffer('Aide-soignant·e remplaçant·e', 'Croix-Bleue, Nantes (44)'),
        newOffer('Aide-soignant·e en HAD', 'Soins à domicile de l’Erdre, Nantes (44)'),
        newOffer('Aide-soignant·e en SSR', 'Clinique des Ormes, Orvault (44)'),
      ],
      href: '/dashboard/search',
    },
    {
      key: 'search:1',
      name: 'Recherche du 12/11/2026',
      total: 2,
      offers: [
        newOffer('Agent de soins', 'Maison Bellevue, Angers (49)'),
        newOffer('Aide-soignant·e de jour', 'Maison Bellevue, Angers (49)'),
      ],
      href: '/dashboard/search',
    },
  ],
};
const changedAndGone: NewsState = {
  ...newOnes,
  changed: [newOffer('Aide-soignant·e de coordination', 'Clinique du Val, Nantes (44)')],
  gone: {
    count: 3,
    told: [
      { key: '1', title: 'Aide-soignant·e vacataire', place: 'Hôpital Saint-Michel, Nantes (44)' },
      { key: '2', title: 'Agent de service', place: 'Maison Bellevue, Angers (49)' },
    ],
  },
};
const onlyGone: NewsState = { ...changedAndGone, total: 0, groups: [], changed: [], mail: null };
const newsOf = (state: NewsState) => ({ state, onLook: fn(), onSeen: fn() });

const meta = {
  title: 'Pages/Offres Ciblées',
  component: JobAlertsPage,
  decorators: [asScreen],
  args: {
    state: { status: 'default' },
    preferences: DEFAULT_ALERT_PREFERENCES,
    onChange: fn(),
    onSave: fn(),
    notices: 'unasked',
    onNotices: fn(),
    searches: [{ keyword: '', href: '/dashboard/search' }],
    news: newsOf({ status: 'nothingWatched' }),
    onReminder: fn(),
  },
  render: function Controlled(args) {
    const [preferences, onChange] = useSpied(args.preferences, args.onChange);
    return <JobAlertsPage {...args} preferences={preferences} onChange={onChange} />;
  },
} satisfies Meta<typeof JobAlertsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Par défaut', tags: ['dark'] };
export const Edited: Story = {
  name: 'Modifiées',
  args: { state: { status: 'edited' }, preferences: chosen },
};
export const Saved: Story = {
  name: 'Enregistrées',
  tags: ['dark'],
  args: {
    state: { status: 'saved' },
    preferences: chosen,
    news: newsOf({ status: 'none', since: SINCE }),
  },
};
export const ChangedAndGone: Story = {
  name: 'Nouvelles, modifiées et retirées',
  tags: ['dark'],
  args: { news: newsOf(changedAndGone) },
};
export const OnlyGone: Story = {
  name: 'Retirées seulement',
  args: { news: newsOf(onlyGone) },
};
export const NewResults: Story = {
  name: 'Nouvelles offres',
  tags: ['dark'],
  args: {
    state: { status: 'saved' },
    preferences: { ...chosen, email: true, notices: true },
    notices: 'allowed',
    searches: [
      { keyword: 'Aide-soignante', href: '/dashboard/search' },
      { keyword: 'Auxiliaire de vie', href: '/dashboard/search' },
    ],
    news: newsOf(newOnes),
  },
};
export const Looking: Story = {
  name: 'Recherche en cours',
  args: { state: { status: 'saved' }, preferences: chosen, news: newsOf({ status: 'looking' }) },
};
export const FirstLook: Story = {
  name: 'Premier passage',
  args: {
    state: { status: 'saved' },
    preferences: chosen,
    news: newsOf({ status: 'none', since: null }),
  },
};
export const CatalogueFailed: Story = {
  name: 'Catalogue en échec',
  args: {
    state: { status: 'saved' },
    preferences: chosen,
    news: newsOf({ status: 'failed', problem: 'offline' }),
  },
};
export const NotificationsRefused: Story = {
  name: 'Notifications refusées',
  tags: ['dark'],
  args: { state: { status: 'edited' }, preferences: chosen, notices: 'refused' },
};
export const NotificationsDismissed: Story = {
  name: 'Demande de notifications fermée sans réponse',
  args: { state: { status: 'saved' }, preferences: chosen, notices: 'dismissed' },
};
export const NotificationsUnsupported: Story = {
  name: 'Notifications absentes du navigateur',
  args: { notices: 'unsupported' },
};

export const DefaultsAreThoseOfTheSpecification: Story = {
  name: 'Les choix de départ sont les bons',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: /Alertes par e-mail/u })).toBeChecked();
    await expect(canvas.getByRole('combobox', { name: 'Fréquence' })).toHaveDisplayValue(
      'Quotidienne',
    );
    await expect(canvas.getByRole('combobox', { name: 'Type de contrat' })).toHaveDisplayValue(
      'Tous les contrats',
    );
  },
};

export const EnterSaves: Story = {
  name: 'Entrée enregistre',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Mots-clés' }),
      'soudeur{Enter}',
    );
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ keywords: 'soudeur' }),
    );
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const ThePermissionIsAskedOnAPressOnly: Story = {
  name: 'La permission n’est demandée que sur un appui',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    const notices = await canvas.findByRole('switch', { name: /Notifications de ce navigateur/u });
    await expect(args.onNotices).not.toHaveBeenCalled();
    await userEvent.click(notices);
    await expect(args.onNotices).toHaveBeenCalledWith(true);
    await expect(notices).not.toBeChecked();
  },
};

export const WithoutEmailAlertsNothingIsPrepared: Story = {
  name: 'Sans alertes par e-mail, rien n’est préparé',
  tags: ['interaction'],
  parameters: behaviour,
  args: { preferences: { ...chosen, email: true }, news: newsOf(newOnes) },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Préparer le message' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/u),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un rappel à mon agenda' }));
    await expect(args.onReminder).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('switch', { name: /Alertes par e-mail/u }));
    await expect(canvas.queryByRole('link', { name: 'Préparer le message' })).toBeNull();
    await expect(canvas.getByText('Page fermée, Embellie ne cherche pas')).toBeVisible();
  },
};

export const TheOtherNewOffersComeOnDemand: Story = {
  name: 'Les autres nouvelles offres viennent à la demande',
  tags: ['interaction'],
  parameters: behaviour,
  args: { state: { status: 'saved' }, preferences: chosen, news: newsOf(newOnes) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /en HAD/u })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Voir les 2 autres' }));
    await expect(canvas.getByRole('link', { name: /en HAD/u })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /en SSR/u })).toBeVisible();
  },
};

coverStates<AlertsStatus>({ default: Default, edited: Edited, saved: Saved });
coverStates<NewsStatus>({
  looking: Looking,
  nothingWatched: Default,
  none: Saved,
  new: NewResults,
  failed: CatalogueFailed,
});
coverStates<NoticeState>({
  unasked: Default,
  allowed: NewResults,
  refused: NotificationsRefused,
  dismissed: NotificationsDismissed,
  unsupported: NotificationsUnsupported,
});
