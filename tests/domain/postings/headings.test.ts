import { describe, expect, test } from 'vitest';

import { readOffer } from '#/domain/postings/readOffer';
import { realLexicon } from '#tests/domain/matching/realLexicon';

const asked = (lines: readonly string[]): string => {
  const text = lines.join('\n');
  return readOffer({ title: 'Luthier H/F', text }, realLexicon)
    .skills.map(({ label }) => label.toLowerCase())
    .join(' | ');
};

describe('headings that open the work', () => {
  test.each(['À propos de la mission', 'À propos du poste', 'Vos futures missions'])(
    '%s',
    (heading) => {
      expect(
        asked([
          'Je recrute pour un de mes clients.',
          '',
          heading,
          '',
          '- Maintenance de premier niveau.',
          '- Soudure à l’arc.',
        ]),
      ).toMatch(/maintenance.*soud/u);
    },
  );
});

describe('headings of what is worked with', () => {
  test.each(['Technologies utilisées :', 'La stack', 'Technos'])('%s', (heading) => {
    expect(asked(['La maison Volute fait des violons.', '', heading, '- PHP', '- Git'])).toMatch(
      /php.*git/u,
    );
  });
});

describe('headings of what a house holds dear', () => {
  test.each(['La philosophie de Volute :', 'Nos valeurs', 'Nos expertises'])('%s', (heading) => {
    expect(
      asked(['Profil', '- Soudure à l’arc', '', heading, '- Gestion de projet', '- Comptabilité']),
    ).not.toMatch(/projet|compta/u);
  });
});
