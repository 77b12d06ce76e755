/** Words around the toasts. */
export const copy = {
  region: 'Notifications (Alt+T)',
  close: 'Fermer la notification',
} as const;
