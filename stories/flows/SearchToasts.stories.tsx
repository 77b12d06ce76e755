import type { Meta, StoryObj } from '@storybook/react-vite';

import { Notifications } from '#/app/notifications/Notifications';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { searchCopy } from '#/pages/SearchPage/SearchPage.copy';
import { alertToasts } from '#/usecases/alerts/alerts.copy';
import { searchToasts } from '#/usecases/search/search.copy';
import { showToast } from '#stories/flows/showToast';
import { asScreen } from '#stories/support/asScreen';
import { coverStates } from '#stories/support/coverStates';

const meta = {
  title: 'Parcours/Notifications/Recherche et alertes',
  component: Notifications,
  decorators: [asScreen],
  tags: ['!autodocs'],
  render: () => (
    <>
      <PageHeader title={searchCopy.title} />
      <Notifications />
    </>
  ),
} satisfies Meta<typeof Notifications>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SearchSaved: Story = {
  name: 'Recherche sauvegardée',
  play: () => showToast({ tone: 'success', ...searchToasts.saved('Comptables à Nantes') }),
};
export const SearchDeleted: Story = {
  name: 'Recherche supprimée',
  play: () => showToast({ tone: 'success', ...searchToasts.deleted }),
};
export const EmptySearch: Story = {
  name: 'Recherche vide',
  play: () => showToast({ tone: 'destructive', ...searchToasts.emptySearch }),
};
export const SearchesNotLoaded: Story = {
  name: 'Recherches non chargées',
  play: () => showToast({ tone: 'destructive', ...searchToasts.notLoaded }),
};
export const SearchNotSaved: Story = {
  name: 'Recherche non sauvegardée',
  play: () => showToast({ tone: 'destructive', ...searchToasts.notSaved }),
};
export const SearchNotDeleted: Story = {
  name: 'Recherche non supprimée',
  play: () => showToast({ tone: 'destructive', ...searchToasts.notDeleted }),
};
export const Applied: Story = {
  name: 'Candidature envoyée',
  play: () => showToast({ tone: 'success', ...searchToasts.applied('Comptable fournisseurs') }),
};
export const NotApplied: Story = {
  name: 'Candidature non gardée',
  play: () => showToast({ tone: 'destructive', ...searchToasts.notApplied }),
};
export const AlertsSaved: Story = {
  name: 'Alertes sauvegardées',
  play: () => showToast({ tone: 'success', ...alertToasts.saved }),
};
export const AlertsNotSaved: Story = {
  name: 'Alertes non sauvegardées',
  play: () => showToast({ tone: 'destructive', ...alertToasts.notSaved }),
};
export const ReminderReady: Story = {
  name: 'Rappel prêt',
  play: () => showToast({ tone: 'success', ...alertToasts.reminder }),
};
export const ReminderNotReady: Story = {
  name: 'Rappel non préparé',
  play: () => showToast({ tone: 'destructive', ...alertToasts.noReminder }),
};

coverStates<keyof typeof searchToasts>({
  saved: SearchSaved,
  deleted: SearchDeleted,
  emptySearch: EmptySearch,
  notLoaded: SearchesNotLoaded,
  notSaved: SearchNotSaved,
  notDeleted: SearchNotDeleted,
  applied: Applied,
  notApplied: NotApplied,
});
coverStates<keyof typeof alertToasts>({
  saved: AlertsSaved,
  notSaved: AlertsNotSaved,
  reminder: ReminderReady,
  noReminder: ReminderNotReady,
});
