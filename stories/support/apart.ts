/** Documentation shows the stories of what takes the focus or covers the page each in its own frame. */
export const apart = { docs: { story: { inline: false, height: '30rem' } } } as const;
