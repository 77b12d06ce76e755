import { HttpResponse } from 'msw';

import type { LanguageModelFactory } from '#/adapters/textmodel/browserTextModel';

export const MODEL_URL = 'https://model.test/v1/chat/completions';

const EVENT_STREAM = { 'content-type': 'text/event-stream; charset=utf-8' };

/** One event of a chat completion. */
export const eventOf = (choice: object): string =>
  `data: ${JSON.stringify({ id: 'x', choices: [choice] })}\n\n`;

/** Events that write these parts, then the end. */
export const eventsOf = (...parts: readonly string[]): readonly string[] => [
  eventOf({ delta: { role: 'assistant', content: null } }),
  ...parts.map((content) => eventOf({ delta: { content } })),
  eventOf({ delta: {}, finish_reason: 'stop' }),
  'data: [DONE]\n\n',
];

const encoder = new TextEncoder();

/** A stream that hands its texts over one by one, however they cut events and letters. */
export const streamed = (texts: readonly string[]): Response =>
  new HttpResponse(
    new ReadableStream({
      start: (controller) => {
        for (const text of texts) controller.enqueue(encoder.encode(text));
        controller.close();
      },
    }),
    { headers: EVENT_STREAM },
  );

/** The same in pieces of a few bytes, as a slow network gives them. */
export const inPieces = (texts: readonly string[], size: number): Response => {
  const bytes = encoder.encode(texts.join(''));
  return new HttpResponse(
    new ReadableStream({
      start: (controller) => {
        for (let at = 0; at < bytes.length; at += size)
          controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    }),
    { headers: EVENT_STREAM },
  );
};

/** An answer that begins and never goes on. */
export const neverEnding = (first = ''): Response =>
  new HttpResponse(
    new ReadableStream({
      start: (controller) => {
        if (first !== '') controller.enqueue(encoder.encode(first));
      },
    }),
    { headers: EVENT_STREAM },
  );

/** A stand-in for the browser's model. */
export const aLanguageModel = (
  parts: readonly string[] | 'silent',
  change: Partial<LanguageModelFactory> = {},
): LanguageModelFactory => ({
  availability: () => Promise.resolve('available'),
  create: () =>
    Promise.resolve({
      promptStreaming: (_text, { signal }) =>
        new ReadableStream({
          start: (controller) => {
            if (parts === 'silent') {
              signal.addEventListener('abort', () => controller.error(signal.reason));
              return;
            }
            for (const part of parts) controller.enqueue(part);
            controller.close();
          },
        }),
      destroy: () => undefined,
    }),
  ...change,
});
