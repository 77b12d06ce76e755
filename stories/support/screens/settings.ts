import { fn } from 'storybook/test';

import type { Inventory } from '#/domain/backup/inventory';
import type { ApplicationState, ReadySettings } from '#/pages/SettingsPage/SettingsPage.state';

/** A little of everything. */
export const someInventory = {
  parts: [
    { part: 'profile', count: 1 },
    { part: 'photo', count: 1 },
    { part: 'applications', count: 12 },
    { part: 'analyses', count: 3 },
    { part: 'savedSearches', count: 1 },
  ],
  aside: 0,
  bytes: 86_400,
} as const satisfies Inventory;

/** A device that keeps a little of everything. */
export const readySettings: ReadySettings = {
  status: 'ready',
  showSamples: true,
  kept: someInventory,
  keptCv: { name: 'CV Claire Dumas.pdf', bytes: 214_000 },
  estimate: { used: 4_300_000, available: 2_100_000_000 },
  promise: 'notPromised',
  promiseRefused: false,
  lastSave: { status: 'recent', days: 3 },
  erasedAfterAWeek: false,
  task: null,
  done: null,
};

/** The application after a first visit, up to date. */
export const currentApplication: ApplicationState = {
  version: '0.1.0',
  built: { commit: '0a1b2c3d4e', day: '2026-11-20' },
  offline: { status: 'partly', kept: 0, missing: 10_400_000 },
  newer: false,
  connections: [],
  opened: [],
  since: new Date('2026-11-22T09:12:00+01:00'),
};

/** The settings as they stand when nothing is asked. */
export const settingsArgs = {
  state: readySettings,
  theme: 'system' as const,
  corrections: null,
  autoSave: null,
  transfer: null,
  application: currentApplication,
  applicationActions: { onPrepareOffline: fn(), onReload: fn() },
  dialog: null,
  textModel: null,
  dataActions: { onExport: fn(), onImportFile: fn(), onAskErase: fn(), onAskPromise: fn() },
  dialogActions: { onSave: fn(), onUnlock: fn(), onConfirm: fn(), onCancel: fn() },
  onThemeChange: fn(),
  onShowSamplesChange: fn(),
};
