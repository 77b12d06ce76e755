/** Words around the toasts. */
export const notificationsCopy = {
  region: 'Notifications (Alt+T)',
  close: 'Fermer la notification',
} as const;
