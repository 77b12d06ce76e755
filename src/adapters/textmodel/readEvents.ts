/** What a stream of server-sent events brings: the data of one event, or the end that the service announces. */
const DONE = '[DONE]';

/** The data of each event of a body, in order; ends with the body or with `[DONE]`. Throws the reason of its signal. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const reader = body.getReader();
  // Not every body ends by itself when its request is given up.
  const cancel = (): void => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', cancel);
  const decoder = new TextDecoder();
  let waiting = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      signal.throwIfAborted();
      waiting += done ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true });
      const events = waiting.split(/\r?\n\r?\n/u);
      waiting = events.pop() ?? '';
      for (const event of events) {
        const data = event
          .split(/\r?\n/u)
          .filter((line) => line.startsWith('data:'))
          .map((line) => line.slice('data:'.length).trim())
          .join('\n');
        if (data === DONE) return;
        if (data !== '') yield data;
      }
      if (done) return;
    }
  } finally {
    signal.removeEventListener('abort', cancel);
    cancel();
  }
}
