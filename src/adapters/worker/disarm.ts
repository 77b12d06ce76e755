/**
 * What a worker could reach a server with. Its policy refuses every other host; without these, a file that takes a
 * parser over has not even the host of the application, nor the model that the user connected.
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
] as const;

/** Takes the ways out from a scope and from all that it inherits from, but those that are kept. */
export const disarm = (scope: object, kept: readonly (typeof WAYS_OUT)[number][] = []): void => {
  for (let owner: object | null = scope; owner !== null; owner = Reflect.getPrototypeOf(owner))
    for (const name of WAYS_OUT) if (!kept.includes(name)) Reflect.deleteProperty(owner, name);
};
