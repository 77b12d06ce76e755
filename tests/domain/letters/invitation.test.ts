import { expect, test } from 'vitest';

import { composeLetter } from '#/domain/letters/composeLetter';
import { textOf } from '#/domain/letters/letter';
import { contentOf } from '#/domain/letters/letterDraft';
import { lintLetter } from '#/domain/letters/lint/lintLetter';
import { candidateFromCv } from '#/domain/letters/sources/candidate';
import { readLetterOffer } from '#/domain/letters/sources/letterOffer';
import { aLetterInput } from '#tests/support/builders/aLetter';
import { aReadCv } from '#tests/support/builders/aReadCv';

const BARE = `Jeanne Orvault
44000 Nantes · 06 39 98 44 21 · jeanne.orvault@example.org

EXPÉRIENCE PROFESSIONNELLE
Vendeuse
Épicerie Morvan, Nantes
Janvier 2018 – décembre 2021`;
const OFFER =
  'Caissier vendeur H/F\n\nVos missions\n- Encaisser les achats des clients\n- Remplir les rayons';

const letterOf = (cv: string, differences: Parameters<typeof aLetterInput>[0] = {}) =>
  composeLetter(
    aLetterInput({
      candidate: candidateFromCv(aReadCv({}, cv)),
      offer: readLetterOffer(OFFER),
      keyPoints: '',
      ...differences,
    }),
    0,
  );
const bodyOf = (letter: ReturnType<typeof letterOf>): string =>
  letter.paragraphs.map(textOf).join(' ');

test('a letter with little to tell stays short, says so beside it, and holds no bracket', () => {
  const letter = letterOf(BARE);
  expect(bodyOf(letter)).not.toMatch(/[[\]]/u);
  expect(letter.warnings).toEqual(expect.arrayContaining(['noTasks', 'short']));
  expect(lintLetter(contentOf(letter, 0)).map(({ kind }) => kind)).not.toContain('placeholder');
});

test('the nearest thing done, which is asked beside the letter, stands in a paragraph of its own', () => {
  const own = (closest: string): readonly string[] =>
    letterOf(BARE, { answers: { closest, pride: '', why: '', when: '' } })
      .paragraphs.filter(({ role }) => role === 'fact')
      .map(textOf);
  expect(own('')).toEqual([]);
  expect(own('avoir tenu la caisse d’un marché chaque samedi')).toEqual([
    'Ce que j’ai fait de plus proche, c’est d’avoir tenu la caisse d’un marché chaque samedi.',
  ]);
  expect(own('tenu trois étés la buvette du stade')).toEqual([
    'J’ai tenu trois étés la buvette du stade.',
  ]);
  expect(own('entré comme manœuvre, sorti chef d’équipe')).toEqual([
    'Je suis entré comme manœuvre, sorti chef d’équipe.',
  ]);
  expect(own('employé de mairie deux étés')).toEqual(['J’ai été employé de mairie deux étés.']);
  expect(own('la caisse du marché')).toEqual([
    'Ce que j’ai fait de plus proche, c’est la caisse du marché.',
  ]);
  expect(own('Je tiens la caisse du club.')).toEqual(['Je tiens la caisse du club.']);
});

test('lines under a second period of one entry are told of no house', () => {
  const cv = candidateFromCv(
    aReadCv(
      {},
      `Jeanne Orvault
44000 Nantes · 06 39 98 44 21

EXPÉRIENCE PROFESSIONNELLE
Stagiaire, Agence Lumara
Mai 2022 – juin 2022
Création de maquettes
juillet à août 2022 et samedis
Fermeture de la caisse`,
    ),
  );
  const where = cv.experiences.flatMap(({ company, tasks }) =>
    tasks.map(({ source }) => [source.quote, company]),
  );
  expect(where).not.toContainEqual(['Fermeture de la caisse', 'Agence Lumara']);
});

test('a tool that the title asks for is named with the house where it was used, known or not', () => {
  const cv = `Jeanne Orvault
44000 Nantes · 06 39 98 44 21

COMPÉTENCES
Java, PHP, MySQL

EXPÉRIENCE PROFESSIONNELLE
Développeuse
Agence Lumara, Nantes
Janvier 2018 – décembre 2021
Développement d’applications de gestion
Java, PHP, Zarbel`;
  const offer = readLetterOffer(
    'Développeur langage Zarbel H/F\n\nVos missions\n- Développer des applications de gestion\n- Former les utilisateurs',
  );
  expect(bodyOf(letterOf(cv, { offer }))).toContain('avec Zarbel.');
});
