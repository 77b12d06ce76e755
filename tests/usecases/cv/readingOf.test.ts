import { describe, expect, it } from 'vitest';

import type { CvState } from '#/usecases/cv/cvState';
import { readingOf } from '#/usecases/cv/readingOf';
import { aHeldCv } from '#tests/support/builders/aHeldCv';

const fileName = 'cv.pdf';

const underWay: CvState = {
  status: 'reading',
  fileName,
  readingId: 1,
  progress: { step: 'opening', progress: 0 },
  before: null,
};

describe('how far the reading of a CV has come', () => {
  it.each([true, false])('examples shown (%s) change nothing to a CV that is read', (shown) => {
    expect(readingOf({ status: 'none' }, shown)).toBeNull();
    expect(readingOf(underWay, shown)).toBe('underWay');
    expect(readingOf(aHeldCv(), shown)).toBe('done');
  });

  it('one without a text has an example stand in, or nothing', () => {
    const scan = { status: 'unreadable', fileName, problem: 'scanned' } as const;
    expect(readingOf(scan, true)).toBe('failed');
    expect(readingOf(scan, false)).toBe('unusable');
  });
});
