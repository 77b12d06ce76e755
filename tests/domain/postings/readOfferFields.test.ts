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

describe('what stands in an unusual place', () => {
  const skilled = openLexicon(
    compileLexicon([
      {
        name: 'places',
        text: '@kind licence\nPermis B\n@kind softSkill\nRigueur\nPonctualité\nAutonomie\n',
      },
    ]).data,
  );
  const asked = (part: string) =>
    readOffer(
      { text: `Accordeur H/F\n\nLa maison Clavier répare des pianos.\n\n${part}` },
      skilled,
    );

  test.each([
    'Horaires\nPermis B obligatoire',
    'Horaires : du mardi au samedi\nPermis B',
    'Avantages :\nMutuelle. Permis B exigé.',
  ])('a licence in %j is asked for', (part) => {
    expect(asked(part).skills.map(({ label, blocking }) => [label, blocking])).toEqual([
      ['Permis B', true],
    ]);
  });

  test.each([
    ['Vos missions\n- Accueillir en anglais (niveau courant indispensable)', ['Anglais']],
    ['Vos missions\n- Accueil des musiciens, italien courant exigé', ['Italien']],
    ['Vos missions\n- Proposer le catalogue anglais', []],
  ])('among the tasks, %j asks for %j', (part, languages) => {
    expect(asked(part).languages.map(({ language }) => language)).toEqual(languages);
  });

  test.each(['L’anglais ou l’allemand est un plus.', '- Anglais ou allemand serait un plus'])(
    '%j asks for neither',
    (line) => {
      expect(asked(`Profil\n${line}`).languages.map(({ demand }) => demand)).toEqual([
        'optional',
        'optional',
      ]);
    },
  );

  test('bare items after a heading and blank lines are asked for', () => {
    const { skills } = asked('Profil\n\nRigueur\n\nPonctualité\n\nAutonomie');
    expect(skills.map(({ label, demand }) => [label, demand])).toEqual([
      ['Rigueur', 'required'],
      ['Ponctualité', 'required'],
      ['Autonomie', 'required'],
    ]);
  });

  test.each([
    ['DEASS exigé', 'Bac+3'],
    ['DE CESF', 'Bac+3'],
    ['Diplôme d’État d’éducateur de jeunes enfants', 'Bac+3'],
    ['Diplôme de préparateur en pharmacie exigé', 'Bac'],
    ['Diplôme d’État d’accompagnant éducatif et social', 'CAP'],
  ])('%j is a diploma of level %s', (line, level) => {
    expect(asked(`Profil\n${line}`).degree?.value).toBe(level);
  });
});
