import { expect, test } from 'vitest';

import { composeTailoredCv } from '#/domain/tailoredCv/composeTailoredCv';
import type { CvBlockKind } from '#/domain/tailoredCv/tailoredCv';
import { aReadCv } from '#tests/support/builders/aReadCv';

const linesOf = (text: string, kind: CvBlockKind): readonly string[] =>
  composeTailoredCv(aReadCv({}, text), null)
    .blocks.filter((block) => block.kind === kind)
    .flatMap(({ entries }) =>
      entries.flatMap(({ lines }) => lines.map(({ text: words }) => words)),
    );

const cvWith = (part: string): string => `Lina Moreau
06 39 98 00 11 · lina.moreau@example.org

EXPÉRIENCES PROFESSIONNELLES
Vendeuse, Maison Vernet, Tours
Septembre 2021 – août 2023
- Accueil et conseil des clients

${part}
`;

test('a line that the margin of a narrow column broke is one line again', () => {
  expect(
    linesOf(
      cvWith(
        'COMPÉTENCES\nMécanique et réglages des machines (alignement,\nroulements, transmissions), métrologie de base\n\nPermis B',
      ),
      'skills',
    )[0],
  ).toBe(
    'Mécanique et réglages des machines (alignement, roulements, transmissions), métrologie de base',
  );
});

test('the table of languages of a form is told in lines, its heads left out', () => {
  const lines = linesOf(
    cvWith('LANGUES\nComprendre\tParler\tÉcrire\nAllemand\tB1\tB1\tB1\nAnglais\tA2\tA2\tA2'),
    'languages',
  );
  expect(lines).toContain('Allemand : B1');
  expect(lines).toContain('Anglais : A2');
  expect(lines.join(' ')).not.toContain('Comprendre');
});

test('a line in small letters under a short one is a line of its own', () => {
  expect(
    linesOf(
      cvWith(
        'DIVERS\nPermis B, habilitation des véhicules électriques, tablette\ndébrouillard, je tiens mon poste propre, bonne entente avec les collègues et les clients',
      ),
      'other',
    ),
  ).toHaveLength(2);
});

test('a part says a thing once, and nothing of a line without a word', () => {
  const lines = linesOf(
    cvWith('COMPÉTENCES\nGestion des plannings\nAccueil des familles\nGestion des plannings\n…'),
    'skills',
  );
  expect(lines).toEqual(['Gestion des plannings', 'Accueil des familles']);
});
