import { describe, expect, it } from 'vitest';

import { fromBase64, toBase64 } from '#/domain/shared/base64';

const bytesOf = (text: string): ArrayBuffer => {
  const bytes = new TextEncoder().encode(text);
  return bytes.buffer.slice(0, bytes.byteLength);
};

describe('base64', () => {
  // RFC 4648, section 10.
  it.each([
    ['', ''],
    ['f', 'Zg=='],
    ['fo', 'Zm8='],
    ['foo', 'Zm9v'],
    ['foob', 'Zm9vYg=='],
    ['fooba', 'Zm9vYmE='],
    ['foobar', 'Zm9vYmFy'],
  ])('writes %j as %j and reads it back', (text, encoded) => {
    expect(toBase64(bytesOf(text))).toBe(encoded);
    expect(fromBase64(encoded)).toEqual(bytesOf(text));
  });

  it('keeps every byte of a large file', () => {
    const bytes = Uint8Array.from({ length: 100_003 }, (_, index) => (index * 7919) % 256);
    const encoded = toBase64(bytes.buffer);
    expect(encoded).toBe(Buffer.from(bytes).toString('base64'));
    expect(new Uint8Array(fromBase64(encoded) ?? new ArrayBuffer(0))).toEqual(bytes);
  });

  it.each(['Zg=', 'Zm9', 'Zm 9v', 'Zm9v=', '=Zm9', 'é'])('refuses %j', (text) => {
    expect(fromBase64(text)).toBeNull();
  });
});
