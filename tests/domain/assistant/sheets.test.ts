import { describe, expect, it } from 'vitest';

import { blocksOf } from '#/domain/assistant/blocks';
import { SHEET_THEMES } from '#/domain/assistant/sheet';
import { ALL_SHEETS } from '#/domain/assistant/sheets/allSheets';

const wordsOf = (text: string): number =>
  text.split(/\s+/u).filter((word) => /\p{L}|\d/u.test(word)).length;

describe('the knowledge base', () => {
  it('holds at least sixty sheets, each theme some, no identifier twice', () => {
    expect(ALL_SHEETS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(ALL_SHEETS.map(({ id }) => id)).size).toBe(ALL_SHEETS.length);
    for (const theme of SHEET_THEMES)
      expect(ALL_SHEETS.some((sheet) => sheet.theme === theme)).toBe(true);
  });

  it.each(ALL_SHEETS.map((sheet) => [sheet.id, sheet] as const))(
    '%s is complete and of readable length',
    (_id, sheet) => {
      expect(wordsOf(sheet.body)).toBeGreaterThanOrEqual(80);
      expect(wordsOf(sheet.body)).toBeLessThanOrEqual(200);
      expect(sheet.questions.length).toBeGreaterThanOrEqual(3);
      expect(sheet.sources.length).toBeGreaterThanOrEqual(1);
      for (const { url } of sheet.sources)
        expect(url).toMatch(/^https:\/\/[\w.-]+(?:\/[\w./-]*)?$/u);
      expect(sheet.countries.length).toBeGreaterThanOrEqual(1);
      expect(sheet.updatedOn <= '2026-11-21').toBe(true);
      expect(blocksOf(sheet.body).length).toBeGreaterThanOrEqual(1);
    },
  );

  it('asks no question twice', () => {
    const all = ALL_SHEETS.flatMap(({ questions }) => questions);
    expect(new Set(all).size).toBe(all.length);
  });
});
