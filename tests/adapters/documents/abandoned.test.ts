import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { DocumentTextExtractor } from '#/adapters/documents/DocumentTextExtractor';
import { parseXml } from '#/adapters/documents/xml/parseXml';
import { withCpuTime } from '#tests/support/cpuTime';
import { cvFile } from '#tests/support/documents/bytes';
import { makePdf } from '#tests/support/documents/pdf';

const PAGES = Array.from({ length: 900 }, (_, at) => `Ligne ${at + 1} d'un long document`);

describe('a reading called off', () => {
  const refused: unknown[] = [];
  const note = (reason: unknown): void => void refused.push(reason);
  beforeEach(() => void process.on('unhandledRejection', note));
  afterEach(() => void process.off('unhandledRejection', note));

  test.each([0, 1, 5, 20, 60])(
    'after %i ms it ends with its reason and leaves nothing behind',
    async (delay) => {
      const control = new AbortController();
      const reason = new Error('called off');
      setTimeout(() => control.abort(reason), delay);
      const reading = new DocumentTextExtractor().extract(cvFile('cv.pdf', makePdf(PAGES)), {
        signal: control.signal,
      });
      const end = await reading.then(
        () => 'read',
        (error: unknown) => error,
      );
      expect([reason, 'read']).toContain(end);
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
      expect(refused).toEqual([]);
    },
  );
});

describe('hostile XML', () => {
  test.each([
    ['a long word without a value', `<a ${'b'.repeat(200_000)}>x</a>`],
    ['many words without values', `<a ${'b '.repeat(100_000)}>x</a>`],
    ['many open quotes', `<a ${'b="'.repeat(60_000)}>x</a>`],
    ['spaces without end', `<a b${' '.repeat(200_000)}>x</a>`],
  ])('%s takes no longer than its length says', async (_, source) => {
    const { ms } = await withCpuTime(() => {
      try {
        parseXml(source);
      } catch {
        // Refusing it is as good as reading it.
      }
    });
    expect(ms).toBeLessThan(1500);
  });

  test('attributes are read whatever stands around them', () => {
    const { attributes } = parseXml(`<a lost w:one = "1" two='a "b"' =x three="&lt;"/>`);
    expect(attributes).toEqual({ one: '1', two: 'a "b"', three: '<' });
  });
});
