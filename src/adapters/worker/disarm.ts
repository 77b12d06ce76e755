/**
 * What a worker could reach a server with, itself or by its navigator. Its policy refuses every other host; without
 * these, a file that takes a parser over has not the model that the user connected either, and of the host of the
 * application only what `import()` asks for, which its own parts need.
 */
const WAYS_OUT = [
  'fetch',
  'fetchLater',
  'XMLHttpRequest',
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'EventSource',
  'RTCPeerConnection',
  'Worker',
  'SharedWorker',
  'importScripts',
  'caches',
  'CacheStorage',
  'Cache',
  'FontFace',
  'BackgroundFetchManager',
  // Of the navigator: caches of its own, which fetch.
  'storageBuckets',
  'StorageBucketManager',
  'StorageBucket',
  'serviceWorker',
] as const;

/** Takes the ways out from a scope and from all that it inherits from, but those that are kept. */
export const disarm = (scope: object, kept: readonly (typeof WAYS_OUT)[number][] = []): void => {
  for (let owner: object | null = scope; owner !== null; owner = Reflect.getPrototypeOf(owner))
    for (const name of WAYS_OUT) if (!kept.includes(name)) Reflect.deleteProperty(owner, name);
};
