/** Words of the link past the navigation. */
export const copy = { skip: 'Aller au contenu' } as const;
