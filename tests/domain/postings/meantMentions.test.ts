import { describe, expect, test } from 'vitest';

import { compileLexicon } from '#/domain/lexicon/compileLexicon';
import { openLexicon } from '#/domain/lexicon/openLexicon';
import { parseSenses } from '#/domain/lexicon/parseSenses';
import { readOffer } from '#/domain/postings/readOffer';

const BUILDING = `
@kind technique
Coulage de béton
Coffrage
Manutention
@kind occupation
Maçon
`;

const CARE = `
@kind technique
Aide au lever et au coucher | lever
Toilette au lit
@kind softSkill
Patience
@kind occupation
Aide-soignant
`;

const SENSES = [
  '@domains F17 J15',
  '@family building\tF17z',
  '@family care\tJ15z',
  'aide-au-lever-et-au-coucher\tJ15z\tlever',
].join('\n');

const lexicon = openLexicon(
  compileLexicon(
    [
      { name: 'building', text: BUILDING },
      { name: 'care', text: CARE },
    ],
    parseSenses(SENSES),
  ).data,
);

const asked = (title: string, ...tasks: readonly string[]) =>
  readOffer(
    {
      title,
      text: `${title} H/F\n\nVos missions\n${tasks.map((task) => `- ${task}`).join('\n')}`,
    },
    lexicon,
  ).skills.flatMap(({ concept, label }) => (concept === null ? [] : [label]));

describe('words that several trades use', () => {
  test('mean the thing of the trade that the advertisement is of', () => {
    expect(asked('Aide-soignant', 'Toilette au lit', 'lever les résidents')).toContain(
      'Aide au lever et au coucher',
    );
  });

  test('are not given the meaning that another trade has for them', () => {
    expect(asked('Maçon', 'Coulage de béton', 'Coffrage', 'lever les banches')).toEqual([
      'Coulage de béton',
      'Coffrage',
    ]);
  });

  test('name what they name in full in any trade', () => {
    expect(asked('Aide-soignant', 'Toilette au lit', 'Manutention')).toContain('Manutention');
    expect(asked('Maçon', 'Coulage de béton', 'Aide au lever et au coucher')).toContain(
      'Aide au lever et au coucher',
    );
  });

  test('are read as before where nothing tells the trade', () => {
    expect(asked('Collègue', 'lever les charges')).toEqual(['Aide au lever et au coucher']);
  });
});
