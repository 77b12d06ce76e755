import type { ComponentProps } from 'react';
import { fn } from 'storybook/test';

import {
  countOverdue,
  NO_FILTERS,
  selectApplications,
} from '#/domain/applications/selectApplications';
import type { ApplicationsPage } from '#/pages/ApplicationsPage/ApplicationsPage';
import type { ApplicationsListState } from '#/pages/ApplicationsPage/ApplicationsPage.state';
import { own } from '#tests/support/builders/someApplications';

/** The day on which the stories of applications are told. */
export const today = '2026-11-21';

/** These applications as they stand on the board or in the table. */
export const listOf = (
  status: 'board' | 'table',
  applications = own,
  filters = NO_FILTERS,
): ApplicationsListState => ({
  status,
  applications: selectApplications(applications, filters, today),
  total: applications.length,
  overdue: countOverdue(applications, today),
  unreadable: 0,
  gone: false,
  filters,
});

/** The quiet, complete screen, its callbacks spied on. */
export const applicationsArgs = {
  state: listOf('board'),
  dialog: null,
  today,
  hrefs: {
    board: '/dashboard/applications',
    table: '/dashboard/applications?vue=liste',
    journal: '/dashboard/applications?vue=journal',
    of: (id: number) => `/dashboard/applications?candidature=${id}`,
    dossier: (id: number) => `/dashboard/dossier?candidature=${id}`,
  },
  listActions: { onFilters: fn(), onAdd: fn(), onExport: fn(), onImport: fn() },
  itemActions: {
    onChange: fn(() => true),
    onEdit: fn(),
    onAskDelete: fn(),
    onOpenDossier: fn(),
    onCalendar: fn(),
  },
  journalActions: { onPeriod: fn(), onPrint: fn(), onPdf: fn(), onExport: fn() },
  dialogActions: { onSave: fn(), onConfirm: fn(), onCancel: fn() },
  onRetry: fn(),
} satisfies ComponentProps<typeof ApplicationsPage>;
