import { describe, expect, test } from 'vitest';

import { readDomainNearness } from '#/domain/occupations/domainNearness';
import { realOccupations } from '#tests/domain/occupations/realOccupations';

describe('how near two domains of work are', () => {
  test('is written once for both ways, on one digit', () => {
    const nearness = readDomainNearness('A11 A12z B110\nA12 C11i\n');
    expect(nearness('A11', 'A12')).toBeCloseTo(0.6);
    expect(nearness('A12', 'A11')).toBeCloseTo(0.6);
    expect(nearness('C11', 'A12')).toBeCloseTo((0.6 * 18) / 35);
    expect(nearness('A11', 'C11')).toBe(0);
  });

  test('is whole for one domain, and a little within a great one', () => {
    const nearness = readDomainNearness('');
    expect(nearness('A11', 'A11')).toBe(1);
    expect(nearness('A11', 'A15')).toBe(0.1);
    expect(nearness('A11', 'B11')).toBe(0);
  });

  test('follows the moves that ROME tells of', () => {
    const { domainNearness } = realOccupations;
    // Gardens lead to masonry and to vineyards, nursing to no welding.
    expect(domainNearness('A12', 'F17')).toBeGreaterThan(0.3);
    expect(domainNearness('A12', 'A14')).toBeGreaterThan(0.3);
    expect(domainNearness('K13', 'J15')).toBeGreaterThan(domainNearness('K13', 'H29'));
    expect(domainNearness('J15', 'H29')).toBe(0);
  });
});
