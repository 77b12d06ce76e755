import type { AlertPreferences } from '#/domain/offers/alerts/preferences';
import { perServices } from '#/usecases/shared/perServices';
import { createStore } from '#/usecases/shared/store';

/** The alert preferences as edited and not saved yet; null where they stand as kept. They outlive their screen. */
export const alertDraftOf = perServices(() => createStore<AlertPreferences | null>(null));
