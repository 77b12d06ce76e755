import * as v from 'valibot';

/** Contract choices of the alerts: specification, section 9. */
export const ALERT_CONTRACTS = ['all', 'cdi', 'cdd', 'freelance', 'alternance', 'stage'] as const;
export type AlertContract = (typeof ALERT_CONTRACTS)[number];

export const ALERT_FREQUENCIES = ['daily', 'weekly'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

/** What the user wants to hear of. */
export type AlertPreferences = {
  readonly keywords: string;
  readonly location: string;
  readonly contract: AlertContract;
  /** There is no server: "on" offers a message to send and a reminder for the calendar. */
  readonly email: boolean;
  readonly frequency: AlertFrequency;
  /** Whether this browser tells of new offers, as far as it is allowed to. */
  readonly notices: boolean;
};

/** E-mail on, daily: specification, section 9. */
export const DEFAULT_ALERT_PREFERENCES: AlertPreferences = {
  keywords: '',
  location: '',
  contract: 'all',
  email: true,
  frequency: 'daily',
  notices: false,
};

export const alertPreferencesSchema: v.GenericSchema<unknown, AlertPreferences> = v.object({
  keywords: v.string(),
  location: v.string(),
  contract: v.picklist(ALERT_CONTRACTS),
  email: v.boolean(),
  frequency: v.picklist(ALERT_FREQUENCIES),
  notices: v.optional(v.boolean(), false),
});
