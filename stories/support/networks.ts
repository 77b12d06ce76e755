/** Networks under which a flow can be watched: the toolbar offers them. */
export const NETWORKS = ['normal', 'slow', 'down'] as const;
export type Network = (typeof NETWORKS)[number];

/** The network that the toolbar, or a story, asks for. */
export const networkOf = (globals: Readonly<Record<string, unknown>>): Network =>
  NETWORKS.find((network) => network === globals['network']) ?? 'normal';
