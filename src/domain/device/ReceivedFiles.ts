/** A file that somebody hands over. */
export type ReceivedFile = {
  readonly name: string;
  readonly arrayBuffer: () => Promise<ArrayBuffer>;
};

/** How a device gives us a file: opened with us from its folders, or shared by another application. */
export const HANDOVERS = ['opened', 'shared'] as const;
export type Handover = (typeof HANDOVERS)[number];

/** Name of the query that tells the screen of the CV that a file is waiting: `site.webmanifest`, and the service worker. */
export const HANDOVER_QUERY = 'recu';

/** The handover that an address tells of; null where it tells of none. */
export const handoverIn = (query: { readonly get: (name: string) => string | null }) =>
  HANDOVERS.find((handover) => handover === query.get(HANDOVER_QUERY)) ?? null;

/** Files that the device hands to the application. Nothing throws; a file is given once, null where none is waiting. */
export type ReceivedFiles = {
  readonly take: (handover: Handover) => Promise<ReceivedFile | null>;
};
