import { describe, expect, test } from 'vitest';

import { documentFromText } from '#/domain/cv/documentFromText';
import { readCv } from '#/domain/cv/readCv';
import { emptyLexicon } from '#tests/domain/cv/tinyLexicon';

const labelsOf = (text: string): string[] =>
  readCv(documentFromText(text, 'cv.txt'), {
    lexicon: emptyLexicon,
    today: '2026-11-21',
  }).skills.map(({ label }) => label);

const underSkills = (list: string): string[] =>
  labelsOf(
    `Noor Valls\nTapissière\n\nExpérience\nTapissière, Atelier Lin, 2019 - 2021\n\nCompétences\n${list}`,
  );

const underPost = (tasks: string): string[] =>
  labelsOf(
    `Noor Valls\n\nExpérience\nTapissière, Atelier Lin, 2019 - 2021\n${tasks}\n\nFormation\nCAP Tapissier, 2018`,
  );

describe('phrases of a list of skills', () => {
  test('a line that goes on below is one phrase', () => {
    expect(underSkills('- Garnissage, couture des\ncoussins')).toContain(
      'couture des\ncoussins'.replace('\n', ' '),
    );
  });

  test.each([
    ['12 rue des Tanneurs'],
    ['59000 LILLE'],
    ['Mars 2019 - Lille'],
    ['[Votre nom]'],
    ['Autres logiciels'],
    ['Guerin P'],
    ['basé sur un plan'],
  ])('"%s" is none', (line) => {
    expect(underSkills(`${line}\nGarnissage`)).toEqual(['Garnissage']);
  });

  test('the first cell of a row names its list', () => {
    expect(underSkills('Matières\tCuir, Velours')).toEqual(['Cuir', 'Velours']);
  });
});

describe('activities told in tasks', () => {
  test('a task that is wrapped is read whole', () => {
    expect(underPost('- Restauration des\nfauteuils anciens')).toEqual([
      'Restauration des fauteuils anciens',
    ]);
  });

  test('a small word inside a longer one cuts nothing', () => {
    expect(underPost('- Conduite d’entretiens')).toEqual(['Conduite d’entretiens']);
  });

  test.each(['- Amélioration d’un', '- Évolutions diverses', '- Création « Le Fauteuil »'])(
    '"%s" names none',
    (task) => {
      expect(underPost(task)).toEqual([]);
    },
  );
});
