import { describe, expect, test } from 'vitest';

import { comparePictures, reducePicture } from '#tests/visual/picture';
import type { Picture } from '#tests/visual/picture';

const plain = (width: number, height: number, grey: number): Picture => ({
  width,
  height,
  data: new Uint8Array(width * height * 4).fill(grey),
});

const withBlock = (picture: Picture, left: number, size: number, grey: number): Picture => {
  const data = new Uint8Array(picture.data);
  for (let y = 0; y < size; y += 1) {
    for (let x = left; x < left + size; x += 1) {
      data.fill(grey, (y * picture.width + x) * 4, (y * picture.width + x) * 4 + 3);
    }
  }
  return { ...picture, data };
};

describe('comparePictures', () => {
  const reference = reducePicture(plain(400, 400, 200));

  test('accepts the same picture', () => {
    expect(comparePictures(reference, reducePicture(plain(400, 400, 200)))).toBeNull();
  });

  test('accepts thin differences such as glyph edges', () => {
    const edges = withBlock(plain(400, 400, 200), 40, 1, 0);
    expect(comparePictures(reference, reducePicture(edges))).toBeNull();
  });

  test('refuses a block that appeared', () => {
    const block = withBlock(plain(400, 400, 200), 40, 40, 120);
    expect(comparePictures(reference, reducePicture(block))?.reason).toContain('%');
  });

  test('refuses a slightly different colour over the whole', () => {
    expect(comparePictures(reference, reducePicture(plain(400, 400, 180)))).not.toBeNull();
  });

  test('refuses another size', () => {
    expect(comparePictures(reference, reducePicture(plain(400, 420, 200)))?.reason).toContain(
      'size',
    );
  });
});
