/** Toasts of the public pages. */
export const publicToasts = {
  soon: {
    title: 'Bientôt disponible !',
    text: 'Cette fonctionnalité n’est pas encore en place, mais vous pourrez bientôt la demander.',
  },
} as const;
