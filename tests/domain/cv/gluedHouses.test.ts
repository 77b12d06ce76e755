import { describe, expect, test } from 'vitest';

import { documentFromText } from '#/domain/cv/documentFromText';
import { readCv } from '#/domain/cv/readCv';
import { tinyLexicon } from '#tests/domain/cv/tinyLexicon';

const lexicon = tinyLexicon({ Zorblax: 'tool' });

const postOf = (title: string): readonly (string | undefined)[] => {
  const { experiences } = readCv(
    documentFromText(
      `Awa Ndiaye\n\nExpérience\n${title}\nJuin 2021 - Août 2023\n- Accueil\n- Rangement des archives\n\nFormation\nBTS Gestion, 2020`,
      'cv.txt',
    ),
    { lexicon, today: '2026-11-21' },
  );
  return [experiences[0]?.jobTitle?.value, experiences[0]?.company?.value];
};

describe('a house that no sign parts from its title', () => {
  test.each([
    ['Auxiliaire de vie Association Brumel', 'Auxiliaire de vie', 'Association Brumel'],
    ['Conseiller déclaration sinistres MAVEN', 'Conseiller déclaration sinistres', 'MAVEN'],
    [
      'Conseiller déclaration sinistres MAVEN - CDI à temps partiel',
      'Conseiller déclaration sinistres',
      'MAVEN',
    ],
    ['Ingénieur statisticien Nordal Conseil', 'Ingénieur statisticien', 'Nordal Conseil'],
  ])('%s', (line, title, company) => {
    expect(postOf(line)).toEqual([title, company]);
  });

  test.each([
    ['Conseiller confirmé Zorblax'],
    ['Conseiller principal Toulouse'],
    ['Jeune fille au pair en Angleterre'],
    ['Assistante Commerciale'],
  ])('%s has none', (line) => {
    expect(postOf(line)[1]).toBeUndefined();
  });
});
