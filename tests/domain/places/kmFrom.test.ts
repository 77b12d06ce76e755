import { describe, expect, it } from 'vitest';

import { kmFrom } from '#/domain/places/kmFrom';

describe('how far a place is from home', () => {
  it('is told as the crow flies, to the nearest of one name', () => {
    const from = kmFrom('Nantes');
    expect(from('Saint-Nazaire (44)')).toBeGreaterThan(40);
    expect(from('Saint-Nazaire (44)')).toBeLessThan(65);
    expect(from('Nantes')).toBe(0);
    expect(from('nulle part')).toBeNull();
  });
});
