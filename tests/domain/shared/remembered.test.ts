import { describe, expect, it, vi } from 'vitest';

import { remembered } from '#/domain/shared/remembered';

describe('remembered', () => {
  it('makes each once, null among them', () => {
    const make = vi.fn<(text: string) => object | null>((text) => (text === '' ? null : { text }));
    const recall = remembered(5, make);
    expect(recall('a')).toBe(recall('a'));
    expect(recall('')).toBeNull();
    expect(recall('')).toBeNull();
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('never holds more than it may', () => {
    const make = vi.fn<(text: string) => number>((text) => text.length);
    const recall = remembered(2, make);
    for (const text of ['a', 'bb', 'ccc', 'a', 'ccc']) expect(recall(text)).toBe(text.length);
    expect(make.mock.calls.map(([text]) => text)).toEqual(['a', 'bb', 'ccc', 'a']);
  });
});
