import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import {
  addPiece,
  joinTransfer,
  MAX_PIECES,
  missingPieces,
  piecesFor,
  readNumbers,
  readPiece,
  splitTransfer,
} from '#/domain/backup/transferPieces';
import type { Joining } from '#/domain/backup/transferPieces';
import { fromBase45, toBase45 } from '#/domain/shared/base45';

const join = (texts: readonly string[]): Joining | null => {
  let joining: Joining | null = null;
  for (const text of texts) {
    const piece = readPiece(text);
    if (!piece.ok) throw new Error(piece.problem);
    joining = addPiece(joining, piece.value) ?? joining;
  }
  return joining;
};

const bytes = fc.uint8Array({ minLength: 0, maxLength: 9_000 });

it('what is cut comes together again, shuffled and with some pieces twice', () => {
  fc.assert(
    fc.property(bytes, fc.infiniteStream(fc.nat()), (content, numbers) => {
      const texts = splitTransfer(content);
      expect(texts).toHaveLength(piecesFor(content.length));
      const order = [...texts, ...texts.filter((_, at) => at % 2 === 0)]
        .map((text) => [numbers.next().value as number, text] as const)
        .toSorted(([a], [b]) => a - b)
        .map(([, text]) => text);
      const joining = join(order);
      expect(joining && joinTransfer(joining)).toEqual({ ok: true, value: content });
      expect(joining && missingPieces(joining)).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

it('base45 is the identity there and back, and packs as RFC 9285 says', () => {
  fc.assert(
    fc.property(bytes, (content) => {
      expect(fromBase45(toBase45(content))).toEqual(content);
    }),
  );
  const text = (words: string) => new TextEncoder().encode(words);
  expect(toBase45(text('AB'))).toBe('BB8');
  expect(toBase45(text('Hello!!'))).toBe('%69 VD92EX0');
  expect(toBase45(text('base-45'))).toBe('UJCLQE7W581');
  expect(['GGW', ':::', 'é00', '0'].map(fromBase45)).toEqual([null, null, null, null]);
});

const CONTENT = Uint8Array.from({ length: 5_000 }, (_, at) => (at * 7) % 251);
const TEXTS = splitTransfer(CONTENT);

describe('a piece', () => {
  test('fits the code it is made for, in its letters', () => {
    for (const text of TEXTS) {
      expect(text).toMatch(/^[0-9A-Z $%*+\-./:]+$/u);
      // Version 20 at the lowest correction: ISO/IEC 18004, table 7.
      expect(text.length).toBeLessThanOrEqual(1_249);
    }
  });

  test.each([
    ['https://exemple.fr', 'notOurs'],
    ['', 'notOurs'],
    ['EMBELLIE2/whatever comes', 'newer'],
    ['EMBELLIE1/', 'damaged'],
    [TEXTS[0]?.slice(0, -1).concat('é') ?? '', 'damaged'],
    ['EMBELLIE1/0A1B2C3D/3/2/00', 'damaged'],
    [`EMBELLIE1/0A1B2C3D/1/${MAX_PIECES + 1}/00`, 'damaged'],
    ['EMBELLIE1/0A1B2C3D/0/2/00', 'damaged'],
  ])('that is none is told: %s', (text, problem) => {
    expect(readPiece(text)).toEqual({ ok: false, problem });
  });
});

describe('pieces together', () => {
  test('those that miss are named, as ranges', () => {
    const joining = join(TEXTS.filter((_, at) => at === 1 || at === 5));
    expect(joining && missingPieces(joining)).toEqual([
      [1, 1],
      [3, 5],
      [7, 7],
    ]);
    expect(joining && joinTransfer(joining)).toEqual({ ok: false, problem: 'incomplete' });
  });

  test('those of another transfer are not mixed in', () => {
    const other = readPiece(splitTransfer(CONTENT.subarray(1))[0] ?? '');
    expect(other.ok && addPiece(join(TEXTS.slice(0, 1)), other.value)).toBeNull();
  });

  test('one that was changed is found by the check of the whole', () => {
    const joining = join(TEXTS);
    const changed = joining && new Map(joining.pieces).set(2, new Uint8Array(812));
    expect(joining && changed && joinTransfer({ ...joining, pieces: changed })).toEqual({
      ok: false,
      problem: 'altered',
    });
  });
});

test.each([
  ['3, 7, 12-15', [3, 7, 12, 13, 14, 15]],
  ['12 à 14', [12, 13, 14]],
  ['7 7 3', [3, 7]],
  ['19-999', [19, 20]],
  ['0, 21', []],
  ['tous', []],
])('numbers typed as %s', (typed, numbers) => {
  expect(readNumbers(typed, 20)).toEqual(numbers);
});
