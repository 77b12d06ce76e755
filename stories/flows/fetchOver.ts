import { delay, getResponse } from 'msw';
import type { HttpHandler } from 'msw';

import type { Network } from '#stories/support/networks';

/** Long enough to see what a screen says meanwhile, in milliseconds. */
const SLOW_MS = 3000;

/** A network of its own for one flow: these handlers answer, late or not at all if so wished; any other request fails. */
export const fetchOver =
  (network: Network, handlers: readonly HttpHandler[]): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    if (network === 'slow') await delay(SLOW_MS);
    request.signal.throwIfAborted();
    const response = network === 'down' ? undefined : await getResponse([...handlers], request);
    // What `fetch` does with a network error.
    if (response === undefined || response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
