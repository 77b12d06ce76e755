import { expect, test } from 'vitest';

import { withHeadingsPlaced } from '#/adapters/documents/layout/headingColumn';
import type { LaidLine, Section } from '#/adapters/documents/layout/types';

const line = (text: string, x0: number, y: number): LaidLine => ({
  text,
  x0,
  x1: x0 + 80,
  y,
  yEnd: y,
  size: 10,
  bold: false,
  bullet: false,
  places: [],
  table: false,
});

const flow = (lines: readonly LaidLine[]): Section => ({ kind: 'flow', x0: 0, x1: 400, lines });

const textsOf = (left: readonly LaidLine[], right: readonly LaidLine[]): readonly string[] => {
  const page = withHeadingsPlaced({
    width: 595,
    height: 842,
    sections: [
      {
        kind: 'columns',
        x: 150,
        left: { side: true, sections: [flow(left)] },
        right: { side: false, sections: [flow(right)] },
      },
    ],
  });
  const [section] = page.sections;
  return section?.kind === 'flow' ? section.lines.map(({ text }) => text) : [];
};

const right = [
  line('CAP Couvreur', 160, 100),
  line('CFA de Pau, 2012', 160, 112),
  line('Couvreuse', 160, 150),
  line('Maison Laval, 2012 - 2020', 160, 162),
  line('Pose de tuiles', 160, 174),
  line('Anglais', 160, 210),
];

test('brings each heading of a left column before the part it stands beside', () => {
  const left = [
    line('DIPLÔMES ET', 30, 101),
    line('FORMATIONS', 30, 113),
    line('EXPÉRIENCES', 30, 151),
    line('LANGUES', 30, 210),
  ];
  expect(textsOf(left, right)).toEqual([
    'DIPLÔMES ET',
    'FORMATIONS',
    'CAP Couvreur',
    'CFA de Pau, 2012',
    'EXPÉRIENCES',
    'Couvreuse',
    'Maison Laval, 2012 - 2020',
    'Pose de tuiles',
    'LANGUES',
    'Anglais',
  ]);
});

test('leaves a column that holds more than headings', () => {
  const left = [
    line('COMPÉTENCES', 30, 100),
    line('Pose de zinc', 30, 125),
    line('LANGUES', 30, 151),
    line('Anglais et allemand', 30, 190),
  ];
  expect(textsOf(left, right)).toEqual([]);
});
