import { describe, expect, test } from 'vitest';

import { codeFunctions } from '#/adapters/transfer/codeFunctions';
import type { Pixels } from '#/adapters/transfer/codeFunctions';
import { packText, unpackText } from '#/adapters/transfer/packing';
import { MAX_BACKUP_BYTES } from '#/domain/backup/backupFile';
import type { CodePicture } from '#/domain/backup/TransferCodes';
import { splitTransfer } from '#/domain/backup/transferPieces';

const call = { signal: new AbortController().signal, report: () => undefined };

/** A code as a camera might see it: so many pixels for each square, dark grey on light grey. */
const pixelsOf = ({ size, path }: CodePicture, scale: number): Pixels => {
  const side = size * scale;
  const data = new Uint8Array(side * side * 4).fill(230);
  for (const run of path.matchAll(/M(\d+) (\d+)h(\d+)/gu)) {
    const [x = 0, y = 0, length = 0] = run.slice(1).map(Number);
    for (let row = y * scale; row < (y + 1) * scale; row += 1)
      data.fill(40, (row * side + x * scale) * 4, (row * side + (x + length) * scale) * 4);
  }
  return { width: side, height: side, data };
};

const CONTENT = Uint8Array.from({ length: 3_000 }, (_, at) => (at * 31) % 253);

describe('codes', () => {
  test('every piece that is drawn is read again', () => {
    for (const text of splitTransfer(CONTENT)) {
      const picture = codeFunctions.draw(call, text);
      expect(picture.size).toBeLessThanOrEqual(97 + 8);
      expect(codeFunctions.read(call, pixelsOf(picture, 4), true)).toBe(text);
    }
  });

  test('a picture without one is read as none', () => {
    const data = new Uint8Array(200 * 200 * 4).fill(255);
    expect(codeFunctions.read(call, { width: 200, height: 200, data }, false)).toBeNull();
    const noise = data.map((_, at) => (at * 7919) % 256);
    expect(codeFunctions.read(call, { width: 200, height: 200, data: noise }, true)).toBeNull();
  });
});

describe('packing', () => {
  test('gives the same text back, and the same bytes each time', () => {
    const text = JSON.stringify({ name: 'Zoé', emoji: '🚀', lines: 'à '.repeat(20_000) });
    expect(unpackText(packText(text))).toEqual({ ok: true, value: text });
    expect(packText(text)).toEqual(packText(text));
    expect(packText(text).length).toBeLessThan(text.length / 100);
  });

  test('bytes that were cut or are something else are damaged', () => {
    const packed = packText('un texte qui sera coupé '.repeat(40));
    expect(unpackText(packed.slice(0, -12))).toEqual({ ok: false, problem: 'damaged' });
    expect(unpackText(new Uint8Array([1, 2, 3]))).toEqual({ ok: false, problem: 'damaged' });
    expect(unpackText(new Uint8Array())).toEqual({ ok: false, problem: 'damaged' });
  });

  test('a bomb is refused', () => {
    const bomb = packText(' '.repeat(MAX_BACKUP_BYTES + 1));
    expect(bomb.length).toBeLessThan(100_000);
    expect(unpackText(bomb)).toEqual({ ok: false, problem: 'tooLarge' });
  });
});
