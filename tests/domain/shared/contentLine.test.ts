import { describe, expect, it } from 'vitest';

import { escapeText, foldLine, joinLines } from '#/domain/shared/contentLine';

const octets = (text: string): number => new TextEncoder().encode(text).length;

describe('content lines of a calendar', () => {
  it('stay under 75 octets without breaking a character', () => {
    const line = `SUMMARY:${'é😀œ'.repeat(60)}`;
    const lines = foldLine(line).split('\r\n');
    expect(Math.max(...lines.map(octets))).toBeLessThanOrEqual(75);
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.slice(1).every((each) => each.startsWith(' '))).toBe(true);
    expect(foldLine(line).replaceAll('\r\n ', '')).toBe(line);
    expect(foldLine('a'.repeat(75))).toBe('a'.repeat(75));
  });

  it('escape what has a meaning in a calendar', () => {
    expect(escapeText('a;b,c\\d\r\ne\u0007')).toBe('a\\;b\\,c\\\\d\\ne');
  });

  it('end by CRLF, each', () => {
    expect(joinLines(['A:1', 'B:2'])).toBe('A:1\r\nB:2\r\n');
  });
});
