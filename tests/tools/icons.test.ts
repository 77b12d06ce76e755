import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { iconPaths, namesIn, pathOf } from '../../tools/icons.mjs';

describe('icons of one path', () => {
  it('says every shape of a drawing as the line it draws', () => {
    expect(pathOf(['circle', { cx: '12', cy: '12', r: '10', key: 'a' }])).toBe(
      'M2 12a10 10 0 0 1 20 0a10 10 0 0 1-20 0z',
    );
    expect(pathOf(['line', { x1: '3', y1: '4', x2: '5.5', y2: '-6' }])).toBe('M3 4L5.5 -6');
    expect(pathOf(['polyline', { points: '1 2 3 4' }])).toBe('M1 2 3 4');
    expect(pathOf(['polygon', { points: '1 2 3 4 5 0' }])).toBe('M1 2 3 4 5 0z');
    expect(pathOf(['rect', { x: '3', y: '5', width: '4', height: '2' }])).toBe('M3 5h4v2h-4z');
    expect(pathOf(['rect', { x: '3', y: '5', width: '6', height: '8', rx: '2' }])).toBe(
      'M5 5h2a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-2a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2z',
    );
  });

  it('lets a path start where it did alone, whatever stands before it', () => {
    expect(pathOf(['path', { d: 'm12 19-7-7 7-7' }])).toBe('M12 19l-7-7 7-7');
    expect(pathOf(['path', { d: 'm.5.5 4 4' }])).toBe('M.5 .5l4 4');
    expect(pathOf(['path', { d: 'm22 2h-7' }])).toBe('M22 2h-7');
    expect(pathOf(['path', { d: 'M12 5 7 9m1 1 2 2' }])).toBe('M12 5 7 9m1 1 2 2');
  });

  it('refuses what one path would lose', () => {
    expect(() => pathOf(['path', { d: 'M1 1', fill: 'red' }])).toThrow('path fill');
    expect(() => pathOf(['circle', { cx: '1', cy: '1', r: '9', fill: 'currentColor' }])).toThrow(
      'circle fill',
    );
    expect(() => pathOf(['text', {}])).toThrow('text');
    expect(pathOf(['circle', { cx: '5', cy: '6', r: '1', fill: 'currentColor' }])).toContain(
      'M5 6h.01',
    );
  });

  it('are those of the installed collection', async () => {
    const written = readFileSync('src/components/Icon/iconPaths.ts', 'utf8');
    const names = namesIn(written);
    expect(names.length).toBeGreaterThan(100);
    expect(await iconPaths(names)).toBe(written);
    await expect(iconPaths(['NoSuchIcon'])).rejects.toThrow('NoSuchIcon');
  });
});
