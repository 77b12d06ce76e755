import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { createOpenAiTextModel } from '#/adapters/textmodel/openAiTextModel';
import type { TextModelProblem } from '#/domain/textmodel/TextModel';
import {
  eventOf,
  eventsOf,
  inPieces,
  MODEL_URL,
  neverEnding,
  streamed,
} from '#tests/adapters/textmodel/models';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const endpoint = { base: 'https://model.test/v1', origin: 'https://model.test' };
const request = { instructions: 'Reformulez.', text: 'Un texte.' };
const model = (key = '', silenceMs = 5_000) =>
  createOpenAiTextModel({ endpoint, model: 'petit', key, silenceMs });
const answer = (response: () => Response): void => server.use(http.post(MODEL_URL, response));

describe('what is sent', () => {
  it.each([
    ['secret', 'Bearer secret'],
    ['', null],
  ])('the request whole and nothing else, with the key %j', async (key, authorization) => {
    let sent: { readonly body: unknown; readonly authorization: string | null } | null = null;
    server.use(
      http.post(MODEL_URL, async ({ request: received }) => {
        sent = {
          body: await received.json(),
          authorization: received.headers.get('authorization'),
        };
        return streamed(eventsOf('Oui'));
      }),
    );
    await model(key).write(request);
    expect(sent).toEqual({
      body: {
        model: 'petit',
        stream: true,
        messages: [
          { role: 'system', content: 'Reformulez.' },
          { role: 'user', content: 'Un texte.' },
        ],
      },
      authorization,
    });
  });
});

describe('what comes back', () => {
  it.each([1, 2, 3, 7, 64])('is read in pieces of %i bytes', async (size) => {
    answer(() => inPieces(eventsOf('Été ', 'à l’EHPAD', ' 🙂'), size));
    expect(await model().write(request)).toEqual({ ok: true, value: 'Été à l’EHPAD 🙂' });
  });

  it('may use other line ends, comments and a missing last line', async () => {
    answer(() =>
      streamed([
        ': ping\r\n\r\n',
        eventOf({ delta: { content: 'Oui' } })
          .replaceAll('\n', '\r\n')
          .trimEnd(),
      ]),
    );
    expect(await model().write(request)).toEqual({ ok: true, value: 'Oui' });
  });
});

const json = (status: number): Response => HttpResponse.json({ error: {} }, { status });

describe('problems', () => {
  const CASES: readonly (readonly [TextModelProblem, string, () => Response])[] = [
    ['wrongKey', 'a key that is not accepted', () => json(401)],
    ['wrongKey', 'a key without the right', () => json(403)],
    ['notFound', 'a model that is not there', () => json(404)],
    ['busy', 'too many requests', () => json(429)],
    ['timeout', 'a gateway that gave up', () => json(504)],
    ['failed', 'a service that breaks', () => json(500)],
    ['malformed', 'a request that it does not know', () => json(400)],
    ['offline', 'no network, or a service that refuses this page', () => HttpResponse.error()],
    ['malformed', 'a page instead of events', () => HttpResponse.html('<!doctype html>')],
    ['malformed', 'events that are not JSON', () => streamed(['data: {"choices": [\n\n'])],
    ['malformed', 'JSON of another kind', () => streamed(['data: {"message": "oui"}\n\n'])],
    ['malformed', 'nothing at all', () => streamed([])],
    ['malformed', 'more than a rewording can be', () => streamed(eventsOf('x'.repeat(20_001)))],
    ['refused', 'a refusal', () => streamed([eventOf({ delta: { refusal: 'Non.' } })])],
    [
      'refused',
      'a filter',
      () => streamed([eventOf({ delta: { content: 'Ou' }, finish_reason: 'content_filter' })]),
    ],
  ];
  it.each(CASES)('%s: %s', async (problem, _what, response) => {
    answer(response);
    expect(await model().write(request)).toEqual({ ok: false, problem });
  });

  it('timeout: no first word', async () => {
    answer(() => neverEnding());
    expect(await model('', 30).write(request)).toEqual({ ok: false, problem: 'timeout' });
  });

  it('timeout: silence in the middle, whatever was written', async () => {
    answer(() => neverEnding(eventOf({ delta: { content: 'Bon' } })));
    expect(await model('', 30).write(request)).toEqual({ ok: false, problem: 'timeout' });
  });
});
