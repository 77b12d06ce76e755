import * as v from 'valibot';

import { fail, ok } from '#/domain/shared/result';
import type { Endpoint } from '#/domain/textmodel/settings';
import type { TextModel, TextModelProblem } from '#/domain/textmodel/TextModel';
import { throwIfCancelled } from '#/domain/textmodel/throwIfCancelled';

/** What a stream of server-sent events brings: the data of one event, or the end that the service announces. */
const DONE = '[DONE]';

/** The data of each event of a body, in order; ends with the body or with `[DONE]`. Throws the reason of its signal. */
async function* readEvents(
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

/** How long the service may stay silent, before its first word and between two, in milliseconds: local models load slowly. */
export const SILENCE_MS = 60_000;

/** Longest text taken, in characters: a rewording is never longer. */
const MOST_TEXT = 20_000;

type Parts = {
  readonly endpoint: Endpoint;
  readonly model: string;
  /** Empty for a service without keys. */
  readonly key: string;
  readonly fetch?: typeof fetch;
  readonly silenceMs?: number;
};

const chunkSchema = v.object({
  choices: v.array(
    v.object({
      delta: v.optional(
        v.object({
          content: v.optional(v.nullable(v.string())),
          refusal: v.optional(v.nullable(v.string())),
        }),
      ),
      finish_reason: v.optional(v.nullable(v.string())),
    }),
  ),
});

const PROBLEM_OF_STATUS: Readonly<Record<number, TextModelProblem>> = {
  400: 'malformed',
  401: 'wrongKey',
  403: 'wrongKey',
  404: 'notFound',
  405: 'notFound',
  408: 'timeout',
  429: 'busy',
  504: 'timeout',
};

class Silence extends Error {}
class Malformed extends Error {}

const parseChunk = (data: string): v.InferOutput<typeof chunkSchema> => {
  try {
    const chunk = v.safeParse(chunkSchema, JSON.parse(data));
    if (chunk.success) return chunk.output;
  } catch {
    // Not JSON: told below as any other form that we do not know.
  }
  throw new Malformed();
};

/** A service that speaks as OpenAI's chat completions do: a local Ollama, LM Studio, or a host of the user's choice. */
export const createOpenAiTextModel = ({
  endpoint,
  model,
  key,
  fetch: send = fetch,
  silenceMs = SILENCE_MS,
}: Parts): TextModel => ({
  destination: { kind: 'own', origin: endpoint.origin, model },
  write: async ({ instructions, text }, { signal, onText } = {}) => {
    throwIfCancelled(signal);
    const controller = new AbortController();
    const onAbort = (): void => controller.abort(signal?.reason);
    signal?.addEventListener('abort', onAbort);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const heard = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(new Silence()), silenceMs);
    };
    try {
      heard();
      const response = await send(`${endpoint.base}/chat/completions`, {
        method: 'POST',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: controller.signal,
        headers: {
          'content-type': 'application/json',
          ...(key === '' ? {} : { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({
          model,
          stream: true,
          messages: [
            { role: 'system', content: instructions },
            { role: 'user', content: text },
          ],
        }),
      });
      if (!response.ok) return fail(PROBLEM_OF_STATUS[response.status] ?? 'failed');
      const isEvents = response.headers.get('content-type')?.startsWith('text/event-stream');
      if (isEvents !== true || response.body === null) return fail('malformed');
      let written = '';
      for await (const data of readEvents(response.body, controller.signal)) {
        heard();
        const choice = parseChunk(data).choices[0];
        if (choice?.delta?.refusal) return fail('refused');
        if (choice?.finish_reason === 'content_filter') return fail('refused');
        written += choice?.delta?.content ?? '';
        if (written.length > MOST_TEXT) return fail('malformed');
        if (choice?.delta?.content) onText?.(written);
      }
      return written.trim() === '' ? fail('malformed') : ok(written.trim());
    } catch (error) {
      throwIfCancelled(signal);
      if (controller.signal.reason instanceof Silence) return fail('timeout');
      return fail(error instanceof Malformed ? 'malformed' : 'offline');
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    }
  },
});
