import { describe, expect, test } from 'vitest';

import { jobOf, whereOf } from '#/domain/letters/compose/letterSlots';
import { jobTitleFor } from '#/domain/letters/french/jobTitle.fr';
import { inHouse } from '#/domain/letters/french/nounPhrase';
import { engagementsIn } from '#/domain/letters/french/phrases.fr';
import { readLetterOffer } from '#/domain/letters/sources/letterOffer';
import { aLetterInput } from '#tests/support/builders/aLetter';

describe('a house told in small letters', () => {
  test.each([
    ['association d’aide à domicile', 'dans une association d’aide à domicile'],
    ['ministère de l’Agriculture', 'au ministère de l’Agriculture'],
    ['entreprise de menuiserie', 'dans une entreprise de menuiserie'],
    ['plages du Var', null],
  ])('%s', (written, expected) => {
    expect(inHouse(written)).toBe(expected);
  });

  test('is where a post was held', () => {
    const [post] = aLetterInput().candidate.experiences;
    if (post === undefined) throw new Error('no post');
    expect(whereOf({ ...post, company: 'association d’aide à domicile' })).toBe(
      'dans une association d’aide à domicile',
    );
  });
});

test.each([
  ['Gérante d’un dépôt-vente dans le quartier des docks', 'gérante d’un dépôt-vente'],
  ['Babysitting', 'baby-sitter'],
  ['Java/J2EE developer', 'développeur Java/J2EE'],
])('%s is held as a job', (jobTitle, expected) => {
  expect(jobOf({ jobTitle })).toBe(expected);
});

test('a title in two forms is said in one', () => {
  expect(jobTitleFor('Aide-Soignante de nuit', 'neutral')).toBe('aide-soignante de nuit');
  expect(jobTitleFor('Femme/Homme de ménage', 'feminine')).toBe('femme de ménage');
  expect(jobTitleFor('Femme/Homme de ménage', 'masculine')).toBe('homme de ménage');
});

test('who hires for a client is nobody’s employer', () => {
  const agency = 'Cariste H/F\n\nOrvane recrute pour un de ses clients un cariste.';
  expect(readLetterOffer(agency).isAgency).toBe(true);
  expect(readLetterOffer('Cariste H/F\n\nOrvane recrute un cariste.').isAgency).toBe(false);
});

test('where a CV says that its writer was a volunteer', () => {
  const lines = 'Bénévole à la Croix-Bleue – 2017-2021\nBénévole\nMembre du bureau des sports';
  expect(engagementsIn(lines).map(({ text }) => text)).toEqual(['à la Croix-Bleue']);
});

test('missions that no list marks are read', () => {
  const said = readLetterOffer(
    'Vendeur H/F\n\nAu comptoir, votre principale mission est de satisfaire les demandes des clients.\nVous travaillez le samedi.',
  );
  expect(said.missions.map(({ text }) => text)).toContain('satisfaire les demandes des clients');
  const lines = readLetterOffer(
    'Chef de service H/F\n\nConcevoir le projet de service\nAnimer les réunions d’équipe\nFixer les objectifs annuels',
  );
  expect(lines.missions.map(({ text }) => text)).toContain('animer les réunions d’équipe');
});
