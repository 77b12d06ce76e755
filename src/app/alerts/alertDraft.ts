import { createStore } from '#/app/services/createStore';
import { perServices } from '#/app/services/perServices';
import type { AlertPreferences } from '#/domain/offers/alerts/preferences';

/** The alert preferences as edited and not saved yet; null where they stand as kept. They outlive their screen. */
export const alertDraftOf = perServices(() => createStore<AlertPreferences | null>(null));
