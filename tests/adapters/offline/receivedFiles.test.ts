import { describe, expect, test, vi } from 'vitest';

import { createReceivedFiles } from '#/adapters/offline/receivedFiles';
import type { ReceivingHost } from '#/adapters/offline/receivedFiles';
import { keepShared } from '#/adapters/offline/sharedFiles';
import { memoryCaches } from '#tests/support/memory/memoryCaches';

type Queue = NonNullable<ReceivingHost['launchQueue']>;
type Launch = Parameters<Parameters<Queue['setConsumer']>[0]>[0];

const launching = (launch: Launch): ReceivingHost => ({
  launchQueue: { setConsumer: (consumer) => consumer(launch) },
});
const fileOf = (name: string) => ({ getFile: () => Promise.resolve(new File(['%PDF'], name)) });

describe('a file opened with the application', () => {
  test('is the first one of the launch', async () => {
    const files = createReceivedFiles(launching({ files: [fileOf('un.pdf'), fileOf('deux.pdf')] }));
    expect((await files.take('opened'))?.name).toBe('un.pdf');
  });

  test.each([
    ['without a queue', {}],
    ['of a launch without files', launching({})],
    [
      'that is gone since',
      launching({ files: [{ getFile: () => Promise.reject(new Error('NotFoundError')) }] }),
    ],
  ])('is none %s', async (_, host) => {
    expect(await createReceivedFiles(host).take('opened')).toBeNull();
  });

  test('is not waited for without end', async () => {
    vi.useFakeTimers();
    const taken = createReceivedFiles({ launchQueue: { setConsumer: () => undefined } }).take(
      'opened',
    );
    await vi.advanceTimersByTimeAsync(3000);
    expect(await taken).toBeNull();
    vi.useRealTimers();
  });
});

describe('a shared file', () => {
  test('is the one that the service worker put aside', async () => {
    const caches = memoryCaches();
    const body = new FormData();
    body.append('fichier', new File(['%PDF'], 'CV.pdf'));
    await keepShared(new Request('https://a.example/', { method: 'POST', body }), '/', caches);
    const files = createReceivedFiles({ caches });
    expect((await files.take('shared'))?.name).toBe('CV.pdf');
    expect(await files.take('shared')).toBeNull();
  });

  test('is none where caches are refused', async () => {
    expect(await createReceivedFiles({}).take('shared')).toBeNull();
    const caches: CacheStorage = Object.assign(memoryCaches(), {
      open: () => Promise.reject(new Error('SecurityError')),
    });
    expect(await createReceivedFiles({ caches }).take('shared')).toBeNull();
  });
});
