import { alertPreferencesRecord } from '#/domain/offers/alerts/alertRecords';
import { DEFAULT_ALERT_PREFERENCES } from '#/domain/offers/alerts/preferences';
import type { AlertPreferences } from '#/domain/offers/alerts/preferences';
import type { Result } from '#/domain/shared/result';
import { updateRecord } from '#/domain/storage/updateRecord';
import type { Vault, UpdateProblem } from '#/domain/storage/Vault';
import type { Services } from '#/usecases/shared/services';
import { createStore, singleton } from '#/usecases/shared/store';

/** Preferences as edited, and as they stood when they were. */
export type AlertDraft = {
  readonly base: AlertPreferences;
  readonly edited: AlertPreferences;
};

/** The alert preferences as edited and not saved yet; null where they stand as kept. They outlive their screen. */
export const alertDraftOf = singleton(() => createStore<AlertDraft | null>(null));

/** What stands now, with the fields that were changed since `before` as `after` has them: two changes of one value keep what each meant. */
const withChangedFields = <T extends object>(now: T, before: T, after: T): T => {
  const changed = Object.keys(after) as (keyof T)[];
  return changed.reduce<T>(
    (merged, field) =>
      Object.is(after[field], before[field]) ? merged : { ...merged, [field]: after[field] },
    now,
  );
};

/** Preferences as kept, with what was edited: what another tab saved meanwhile stays. */
export const preferencesWith = (
  kept: AlertPreferences | null,
  draft: AlertDraft | null,
): AlertPreferences => {
  const stored = kept ?? DEFAULT_ALERT_PREFERENCES;
  return draft === null ? stored : withChangedFields(stored, draft.base, draft.edited);
};

const keptIn = (vault: Vault): AlertPreferences => {
  const read = vault.read(alertPreferencesRecord);
  return (read.ok ? read.value : null) ?? DEFAULT_ALERT_PREFERENCES;
};

/** Makes the change that leads from `before` to `after` in the preferences as they stand now, nothing kept yet. */
export const editAlerts = (
  services: Services,
  before: AlertPreferences,
  after: AlertPreferences,
): void => {
  const draft = alertDraftOf(services);
  const base = keptIn(services.vault);
  const current = preferencesWith(base, draft.getSnapshot());
  draft.set({ base, edited: withChangedFields(current, before, after) });
};

/** Keeps what was edited, beside what another tab kept since. */
export const saveAlerts = (services: Services): Result<null, UpdateProblem> => {
  const draft = alertDraftOf(services);
  const saved = updateRecord(
    services.vault,
    alertPreferencesRecord,
    DEFAULT_ALERT_PREFERENCES,
    (kept) => preferencesWith(kept, draft.getSnapshot()),
  );
  if (saved.ok) draft.set(null);
  return saved;
};
