/** Parameters of a story that checks behaviour: it is not a picture. */
export const behaviour = { chromatic: { disableSnapshot: true } } as const;
