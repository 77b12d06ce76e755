import { describe, expect, test } from 'vitest';

import { fold, foldWithOffsets } from '#/domain/shared/text';

describe('fold', () => {
  test('drops accents, case, ligatures and typographic marks', () => {
    expect(fold('Œuvre à l’Élysée – ﬁn')).toBe("oeuvre a l'elysee - fin");
  });

  test('treats composed and decomposed accents alike', () => {
    expect(fold('e\u0301te\u0301')).toBe(fold('été'));
  });

  test('drops soft hyphens and zero-width characters', () => {
    expect(fold('comp\u00adta\u200bble')).toBe('comptable');
  });
});

describe('foldWithOffsets', () => {
  test('maps each folded character back to the original', () => {
    const original = 'Cœur\u00adde métier';
    const { text, offsets } = foldWithOffsets(original);
    const at = text.indexOf('metier');
    expect(original.slice(offsets[at], offsets[at + 'metier'.length])).toBe('métier');
    expect(offsets).toHaveLength(text.length + 1);
  });
});
