import { describe, expect, test } from 'vitest';

import { compileLexicon } from '#/domain/lexicon/compileLexicon';
import { openLexicon } from '#/domain/lexicon/openLexicon';
import { readOffer } from '#/domain/postings/readOffer';

const lexicon = openLexicon(
  compileLexicon([{ name: 'fields', text: '@kind technique\nAccordage de pianos\n' }]).data,
);

const read = (profile: string, after = '') =>
  readOffer(
    {
      text: `Accordeur H/F\n\nLa maison Clavier répare des pianos.\n\nProfil\n${profile}\n${after}`,
    },
    lexicon,
  );

describe('years of experience', () => {
  test.each([
    ['Deux ans min. d’expérience en lutherie, un véhicule.', 2],
    ['CAP et trois ans d’agence.', 3],
    ['4 années mini. dans un atelier.', 4],
    ['Trois ans d’expérience auprès d’enfants de 4 à 12 ans.', 3],
  ])('%s', (profile, years) => {
    expect(read(profile).minYears?.value).toBe(years);
  });

  test('an age is no experience', () => {
    expect(read('Avoir plus de 20 ans d’âge.').minYears).toBeNull();
  });
});

describe('level of studies', () => {
  test('a diploma to teach a sport is a licence, not a level', () => {
    expect(read('BPJEPS équitation obligatoire.').degree).toBeNull();
  });

  test('a CAP is a level', () => {
    expect(read('CAP Assistant technique en instruments de musique.').degree?.value).toBe('CAP');
  });
});

describe('languages', () => {
  const languages = (profile: string, after = ''): string[] =>
    read(profile, after).languages.map(({ language, level }) => `${language} ${level ?? '-'}`);

  test.each([
    ['La pratique du khmer est appréciée.', ['Khmer -']],
    ['La pratique de la langue des signes est souhaitée.', ['Langue des signes française -']],
    ['La langue des signes bébé est un plus.', []],
  ])('%s', (profile, found) => {
    expect(languages(profile)).toEqual(found);
  });

  test('under a label of their own, wherever it stands', () => {
    expect(
      languages('CAP exigé.', '\nAvantages\nMutuelle. Langue de travail : anglais courant.'),
    ).toEqual(['Anglais courant']);
  });

  test('a command of it opens the sentence, even under what is offered', () => {
    expect(
      languages(
        'CAP exigé.',
        '\nNous offrons\nUne équipe soudée.\nMaîtrise du breton à l’oral.\nDes cours de basque gratuits.',
      ),
    ).toEqual(['Breton Maîtrise']);
  });

  test('a paragraph that wishes belongs to the profile', () => {
    expect(
      languages(
        'CAP exigé.',
        '\nLa pratique du clavecin est vivement souhaitée ; le breton aussi.',
      ),
    ).toEqual(['Breton -']);
  });
});
