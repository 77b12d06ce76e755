import type { AlertPreferences } from '#/domain/offers/alerts/preferences';
import { singleton } from '#/usecases/shared/store';
import { createStore } from '#/usecases/shared/store';

/** The alert preferences as edited and not saved yet; null where they stand as kept. They outlive their screen. */
export const alertDraftOf = singleton(() => createStore<AlertPreferences | null>(null));
