import { describe, expect, test } from 'vitest';

import { MAX_GLYPHS_PER_PAGE, MAX_SEGMENTS_PER_PAGE } from '#/adapters/documents/documentLimits';
import { layoutPage } from '#/adapters/documents/layout/layoutPage';
import { withCpuTime } from '#tests/support/cpuTime';

const scattered = (count: number): Parameters<typeof layoutPage>[0] =>
  Array.from({ length: count }, (_, index) => {
    const x0 = 40 + (index % 7) * 71 + ((index * 13) % 50);
    return {
      text: 'Z',
      x0,
      x1: x0 + 6,
      y: 40 + index * 0.3,
      size: 10,
      bold: false,
      font: '',
      turn: 0 as const,
    };
  });

describe('crowded pages', () => {
  test.each([MAX_SEGMENTS_PER_PAGE, MAX_GLYPHS_PER_PAGE])(
    '%i scattered letters are laid out in good time, none lost',
    async (count) => {
      const marks = Array.from({ length: 2000 }, (_, index) => ({
        x: index % 500,
        y: index,
        side: 3,
      }));
      const { value: page, ms } = await withCpuTime(() =>
        layoutPage(scattered(count), marks, 595, 842),
      );
      expect(ms).toBeLessThan(8000);
      expect(JSON.stringify(page).match(/Z/gu)?.length).toBe(count);
    },
    30_000,
  );
});
