import type { AutoSavePlace, AutoSaveProblem } from '#/domain/backup/autoSave';
import type { BackupProblem } from '#/domain/backup/backupFile';
import type { Inventory } from '#/domain/backup/inventory';
import type { ImportPlan } from '#/domain/backup/planImport';
import type { LastSave } from '#/domain/backup/saveMemory';
import type { Connection } from '#/domain/device/connection';
import type { StorageEstimate, StoragePromise } from '#/domain/storage/DeviceStorage';
import type { OfflineState } from '#/usecases/application/offlineSession';

export type SettingsStatus = SettingsState['status'];

/** What has just been done to everything at once; the page was loaded afresh since. */
export const SETTINGS_DEEDS = ['imported', 'erased'] as const;
export type SettingsDeed = (typeof SETTINGS_DEEDS)[number];

/** What is under way. */
export const SETTINGS_TASKS = ['exporting', 'reading', 'importing', 'erasing'] as const;
export type SettingsTask = (typeof SETTINGS_TASKS)[number];

/** The CV kept on the device. */
export type KeptCv = { readonly name: string; readonly bytes: number };

export type SettingsState =
  | {
      readonly status: 'ready';
      readonly showSamples: boolean;
      /** Null while it is being counted. */
      readonly kept: Inventory | null;
      /** Null where none is kept, or none was found yet. */
      readonly keptCv: KeptCv | null;
      /** Null where the browser does not tell. */
      readonly estimate: StorageEstimate | null;
      readonly promise: StoragePromise;
      /** The browser was asked for its promise and did not give it. */
      readonly promiseRefused: boolean;
      /** Null while it is being looked up. */
      readonly lastSave: LastSave | null;
      /** The browser erases what is kept after seven days without a visit. */
      readonly erasedAfterAWeek: boolean;
      readonly task: SettingsTask | null;
      readonly done: SettingsDeed | null;
    }
  /** The browser refuses its storage: nothing is kept, so there is nothing to save or delete. */
  | { readonly status: 'unavailable' };

export type ReadySettings = Extract<SettingsState, { status: 'ready' }>;

/** Whether work is saved to a file or folder by itself. */
export type AutoSaveStatus = AutoSaveState['status'];

export type AutoSaveState =
  /** The browser lets no page write to a file. */
  | { readonly status: 'unsupported' }
  | { readonly status: 'off'; readonly places: readonly AutoSavePlace[] }
  | {
      readonly status: 'on';
      readonly place: AutoSavePlace;
      /** Of the file, or of the folder. */
      readonly fileName: string;
      readonly sealed: boolean;
      /** Whole minutes since it was written; null before the first time. */
      readonly minutes: number | null;
      readonly problem: AutoSaveProblem | null;
    };

export type AutoSaveActions = {
  readonly onChoose: (place: AutoSavePlace) => void;
  readonly onAllow: () => void;
  readonly onStop: () => void;
};

export type SettingsDialogKind = SettingsDialog['kind'];

export type SettingsDialog =
  /** False where the browser keeps its cryptography: the file is readable then. */
  | { readonly kind: 'save'; readonly canSeal: boolean }
  /** Refused: the passphrase given before was not the right one. */
  | { readonly kind: 'unlock'; readonly fileName: string; readonly refused: boolean }
  /** Changed: the device is no longer as it was when the plan was first shown. */
  | {
      readonly kind: 'import';
      readonly fileName: string;
      readonly plan: ImportPlan;
      readonly changed: boolean;
    }
  | { readonly kind: 'importFailed'; readonly fileName: string; readonly problem: BackupProblem }
  | { readonly kind: 'erase' };

/** What can be done with everything that is kept. */
export type DataActions = {
  readonly onExport: () => void;
  readonly onImportFile: (file: File) => void;
  readonly onAskErase: () => void;
  readonly onAskPromise: () => void;
};

/** What the open dialog asks for. */
export type DialogActions = {
  /** Null leaves the file readable. */
  readonly onSave: (passphrase: string | null) => void;
  readonly onUnlock: (passphrase: string) => void;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** The application itself: which one runs, what of it is on the device, and whom it spoke to. */
export type ApplicationState = {
  /** As its changelog names it. */
  readonly version: string;
  /** Short name of the commit and its ISO day, null where the build knew none. */
  readonly built: { readonly commit: string; readonly day: string } | null;
  readonly offline: OfflineState;
  /** A newer version comes with the next load. */
  readonly newer: boolean;
  /** Requests to other hosts, made or refused, since the page was opened. */
  readonly connections: readonly Connection[];
  /** Names of the live sources that the person switched on. */
  readonly opened: readonly string[];
  /** When the page was opened. */
  readonly since: Date;
};

export type ApplicationActions = {
  readonly onPrepareOffline: () => void;
  readonly onReload: () => void;
};
