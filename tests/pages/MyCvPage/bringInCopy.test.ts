import { describe, expect, test } from 'vitest';

import { bringInCopy } from '#/pages/MyCvPage/bringIn.copy';

describe('what is told of a file that cannot be read', () => {
  test.each(Object.entries(bringInCopy.problems))(
    '%s names no format that the file may not have',
    (_problem, { title, text }) => {
      expect(title).not.toMatch(/PDF|Word|DOCX/u);
      expect(text).not.toMatch(/(?:ce|du|le|Ce|Le) PDF/u);
    },
  );
});
