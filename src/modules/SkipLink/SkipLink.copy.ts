/** Words of the link past the navigation. */
export const skipLinkCopy = { skip: 'Aller au contenu' } as const;
