import { describe, expect, test } from 'vitest';

import { headingWords, inlineLabel, knownHeading } from '#/domain/cv/cues/headings';
import { alignedKey } from '#/domain/cv/text/alignedKey';

describe('knownHeading', () => {
  test.each([
    ['EXPÉRIENCES PROFESSIONNELLES', 'experience'],
    ['E X P É R I E N C E S', 'experience'],
    ['PA R C O U R S  P R O', 'experience'],
    ['1. Formation :', 'education'],
    ['II - Formations et diplômes', 'education'],
    ['Parcours scolaire', 'education'],
    ['★ Diplômes obtenus', 'education'],
    ['Compétences clés', 'skills'],
    ['Compétences comportementales', 'softSkills'],
    ['Compétences linguistiques', 'languages'],
    ["Langues & centres d'intérêt", 'languages'],
    ['CENTRES D’INTÉRÊT', 'interests'],
    ['Permis et habilitations', 'certifications'],
    ['Work Experience', 'experience'],
    ['Education and Training', 'education'],
    ['Autres expériences', 'experience'],
    ['Ce que je sais faire', 'skills'],
    ['À propos de moi', 'profile'],
    ['Engagement associatif', 'volunteering'],
    ['Références', 'references'],
    ['EXPÉRIENCE PROFESSIONELLE', 'experience'],
    ['Expériances professionnelles', 'experience'],
    ['Votre expérience professionnelle', 'experience'],
    ['Un objectif professionnel', 'profile'],
    ['Nos formations', 'education'],
    ['Titres universitaires', 'education'],
    ['Expérience professionnelle (2012 - 2024)', 'experience'],
    ['Postes précédents ..................', 'experience'],
    ['Publications', 'publications'],
    ['Prix et bourses', 'awards'],
    ['Enseignement', 'teaching'],
    ['Responsabilités collectives', 'responsibilities'],
    ['Habilitations et diplômes', 'education'],
    // A decorated type whose joined letters have no code.
    ['Exp\uFFFDrienc\uFFFD prof\uFFFDsionnell\uFFFD', 'experience'],
    ['Diplôm\uFFFD e\uFFFD Formatio\uFFFD', 'education'],
    ['Langu\uFFFD', 'languages'],
    ["Centr\uFFFD \uFFFD'intérê\uFFFD", 'interests'],
    ['Certifications et formations complémentaires', 'certifications'],
  ])('reads %s', (text, section) => {
    expect(knownHeading(alignedKey(text))).toBe(section);
  });

  test.each([
    'Chef de chantier',
    'Boulangerie du Canal',
    'Formation de deux collègues au logiciel',
    '2019 – 2021',
    'première expérience',
    'Communication',
    'Compétente',
    'Encadrement',
    '',
  ])('takes "%s" for no heading', (text) => {
    expect(knownHeading(alignedKey(text))).toBeNull();
  });
});

describe('headingWords', () => {
  test('a joint heading names each of its sections', () => {
    expect(headingWords(alignedKey('Études & expériences'))?.sections).toEqual([
      'education',
      'experience',
    ]);
  });

  test('a noun that names a task too is a heading only where it is set as one', () => {
    expect(headingWords(alignedKey('Encadrement'))?.weak).toBe(true);
  });

  test('a misspelt word alone asks for the look of a heading', () => {
    expect(headingWords(alignedKey('Compétances'))).toEqual({ sections: ['skills'], weak: true });
  });
});

describe('inlineLabel', () => {
  test('reads a label and where it ends', () => {
    const label = inlineLabel(alignedKey('Langues : français, anglais'));
    expect(label).toEqual({ section: 'languages', end: 'Langues : '.length });
  });

  test('asks for a colon', () => {
    expect(inlineLabel(alignedKey('Langues vivantes enseignées'))).toBeNull();
  });
});
