/** Where the form stands against what is kept. */
export const ALERTS_STATUSES = ['default', 'edited', 'saved'] as const;
export type AlertsStatus = (typeof ALERTS_STATUSES)[number];

export type AlertsState = { readonly status: AlertsStatus };
