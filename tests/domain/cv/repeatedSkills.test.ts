import { describe, expect, test } from 'vitest';

import { correctCv } from '#/domain/cv/corrections';
import type { CvSkill } from '#/domain/cv/cv';
import { documentFromText } from '#/domain/cv/documentFromText';
import { readCv } from '#/domain/cv/readCv';
import { withoutRepeats } from '#/domain/cv/skills/repeatedSkills';
import { compileLexicon } from '#/domain/lexicon/compileLexicon';
import { openLexicon } from '#/domain/lexicon/openLexicon';
import { tinyLexicon } from '#tests/domain/cv/tinyLexicon';

const lexicon = tinyLexicon({
  Couture: 'technique',
  'Couture de rideaux': 'technique',
  Garnissage: 'technique',
  Coupe: 'tool',
  Patience: 'softSkill',
});

const skill = (label: string, concept: string | null, start = 0): CvSkill => ({
  concept,
  label,
  written: label,
  section: 'experience',
  mentions: [{ start, end: start + label.length }],
  confidence: concept === null ? 'doubtful' : 'sure',
});

const shown = (...skills: readonly CvSkill[]): readonly string[] =>
  withoutRepeats(skills, lexicon).skills.map(({ label }) => label);

describe('one thing is shown once, in the words that say most of it', () => {
  test('what goes on where another ends takes its places and its standing', () => {
    const { skills, hints } = withoutRepeats(
      [skill('Garnissage', 'garnissage', 40), skill('garnissage de fauteuils anciens', null)],
      lexicon,
    );
    expect(skills).toMatchObject([
      { label: 'garnissage de fauteuils anciens', confidence: 'sure' },
    ]);
    expect(skills[0]?.mentions.map(({ start }) => start)).toEqual([0, 40]);
    expect(hints).toMatchObject([
      { concept: 'garnissage', shownBy: 'garnissage de fauteuils anciens' },
    ]);
  });

  test('a thing and what is done to it', () => {
    expect(shown(skill('tapis', null), skill('Gestion des tapis', null))).toEqual([
      'Gestion des tapis',
    ]);
  });

  test.each([
    [
      'two concepts',
      skill('Couture', 'couture'),
      skill('Couture de rideaux', 'couture-de-rideaux'),
    ],
    [
      'words set between',
      skill('Suivi des tissus', null),
      skill('Suivi de la teinture des tissus', null),
    ],
    ['a product', skill('Coupe', 'coupe'), skill('coupe de tissus', null)],
    ['a quality', skill('Patience', 'patience'), skill('patience des clients', null)],
    ['a name', skill('PAO', null), skill('PAO textile', null)],
  ])('%s', (_, less, more) => {
    expect(shown(less, more)).toEqual([less.label, more.label]);
  });
});

describe('a lone word that the trade explains', () => {
  const trade = openLexicon(
    compileLexicon([
      {
        name: 'tapisserie',
        text: '@kind technique\nGarnissage de si\u00e8ges | sangles\n',
      },
    ]).data,
  );
  const cv = readCv(
    documentFromText(
      'Noor Valls\n\nExpérience\nTapissière, Atelier Lin, 2019 - 2021\nUn atelier dont les sangles venaient de loin\n\nFormation\nCAP Tapissier, 2018',
      'cv.txt',
    ),
    { lexicon: trade, today: '2026-11-21' },
  );

  test('is evidence, and not shown', () => {
    expect(cv.skills).toEqual([]);
    expect(cv.hints).toMatchObject([{ concept: 'garnissage-de-sieges', shownBy: null }]);
  });

  test('goes with the skill that says it', () => {
    const held = {
      ...skill('Garnissage de sièges', 'garnissage-de-sieges'),
      shownBy: 'Garnissage',
    };
    const before = { ...cv, skills: [skill('Garnissage', 'garnissage-de-sieges')], hints: [held] };
    const after = correctCv(before, { target: 'skill', action: 'remove', label: 'Garnissage' });
    expect(after.hints).toEqual([]);
  });
});
