import type { CefrLevel } from '#/domain/cv/cv';

type Step = readonly [from: number, level: CefrLevel];

/** Lowest score of each level, the highest first: what the publishers of the tests print beside theirs. */
const SCALES: readonly (readonly [test: RegExp, steps: readonly Step[]])[] = [
  [
    /toeic/u,
    [
      [945, 'C1'],
      [785, 'B2'],
      [550, 'B1'],
      [225, 'A2'],
      [10, 'A1'],
    ],
  ],
  [
    /toefl/u,
    [
      [114, 'C2'],
      [95, 'C1'],
      [72, 'B2'],
      [42, 'B1'],
      [1, 'A2'],
    ],
  ],
  [
    /ielts/u,
    [
      [8.5, 'C2'],
      [7, 'C1'],
      [5.5, 'B2'],
      [4, 'B1'],
      [2, 'A2'],
    ],
  ],
  [
    /linguaskill|cambridge/u,
    [
      [200, 'C2'],
      [180, 'C1'],
      [160, 'B2'],
      [140, 'B1'],
      [120, 'A2'],
      [80, 'A1'],
    ],
  ],
  [
    /bulats/u,
    [
      [90, 'C2'],
      [75, 'C1'],
      [60, 'B2'],
      [40, 'B1'],
      [20, 'A2'],
      [1, 'A1'],
    ],
  ],
  [
    /tcf/u,
    [
      [600, 'C2'],
      [500, 'C1'],
      [400, 'B2'],
      [300, 'B1'],
      [200, 'A2'],
      [100, 'A1'],
    ],
  ],
  [
    /cles/u,
    [
      [3, 'C1'],
      [2, 'B2'],
      [1, 'B1'],
    ],
  ],
];

/** A score above this is of the paper version or of another test. */
const HIGHEST = 990;

/** The level that the score of a known test stands for ("toeic 785", "ielts : 6.5"); null for another. */
export const levelOfScore = (written: string): CefrLevel | null => {
  const scale = SCALES.find(([test]) => test.test(written));
  const score = Number(/\d{1,4}(?:[.,]\d)?/u.exec(written)?.[0].replace(',', '.'));
  if (scale === undefined || !(score <= HIGHEST)) return null;
  // A TOEFL above 120 is of the old paper scale.
  if (/toefl/u.test(written) && score > 120) return null;
  return scale[1].find(([from]) => score >= from)?.[1] ?? null;
};

/** The level of a share, 0 to 1: dots, stars, marks out of five, percentages. */
export const levelOfShare = (share: number): CefrLevel =>
  share >= 0.9 ? 'C1' : share >= 0.7 ? 'B2' : share >= 0.5 ? 'B1' : share >= 0.3 ? 'A2' : 'A1';
