import { describe, expect, test } from 'vitest';

import { compileLexicon } from '#/domain/lexicon/compileLexicon';
import { openLexicon } from '#/domain/lexicon/openLexicon';
import { readOffer } from '#/domain/postings/readOffer';

const lexicon = openLexicon(
  compileLexicon([{ name: 'forms', text: ['@kind softSkill', 'Rigueur'].join('\n') }]).data,
);

const read = (lines: readonly string[]) => {
  const { title, company, location, contract, minYears, degree, mode, pay } = readOffer(
    { text: lines.join('\n') },
    lexicon,
  );
  return {
    title: title?.value ?? null,
    company: company?.value ?? null,
    location: location?.value ?? null,
    contract: contract?.value ?? null,
    years: minYears?.value ?? null,
    degree: degree === null ? null : `${degree.value} ${degree.demand}`,
    mode: mode?.value ?? null,
    pay: pay === null ? null : `${pay.value.min}-${pay.value.max} ${pay.value.period}`,
  };
};

describe('a form whose labels stand above their values', () => {
  test('of a public employer: the post, its town, its contract and that nobody works from home', () => {
    const form = [
      'Informations générales',
      'Date limite de candidature',
      '12/01/2027',
      'Lieu d’exercice des fonctions',
      '8, rue du Moulin Vert - 56000 Vannes',
      'Direction',
      'Lecture publique',
      'Intitulé du poste',
      'Relieur de la médiathèque H/F',
      'Nature de l’emploi',
      'CDD',
      'Durée du contrat',
      '8 mois',
      'Télétravail',
      'Non',
      'Rémunération indicative',
      'IM 380 + prime de 71,20€ brut mensuel soit 1 910€ brut mensuel',
      'Le contrat proposé est de 12 mois au minimum, six ans au maximum.',
    ];
    expect(read(form)).toMatchObject({
      title: 'Relieur de la médiathèque',
      company: null,
      location: expect.stringContaining('Vannes') as string,
      contract: 'CDD',
      years: null,
      mode: 'Sur site',
    });
  });

  test('with its department in brackets: the town before it', () => {
    const form = [
      'Agent d’accueil de la déchèterie (h/f)',
      'Offre n° O0812',
      'Lieu de travail',
      'Les Quatre Vents, Marcilly-lès-Buxy (Saône-et-Loire)',
      'Poste à pourvoir le',
      '01/03/2027',
      'Type d’emploi',
      'Emploi permanent',
      'Temps de travail',
      'Temps complet',
    ];
    expect(read(form)).toMatchObject({
      title: 'Agent d’accueil de la déchèterie',
      company: null,
      location: expect.stringMatching(/^Marcilly-lès-Buxy/u) as string,
      mode: null,
    });
  });

  test('with codes beside its labels: none of them is an employer or a town', () => {
    const form = [
      'Offres réservées',
      'OFFRE n° 4410B',
      'Intitulé du poste',
      'lingère',
      'Code ROME',
      'K2204',
      'Type de contrat',
      'CDD',
      'Lieu de travail',
      'NANTES',
    ];
    expect(read(form)).toMatchObject({
      title: 'Lingère',
      company: null,
      location: expect.stringMatching(/nantes/iu) as string,
    });
  });
});

describe('the lines that a job board adds below an advertisement', () => {
  test('say "Non" under the work from home, and the contract against the prose', () => {
    const page = [
      'Carreleur',
      'Contrat CDD évolutif, sérieux exigé.',
      '',
      "Type d'emploi : CDI",
      '',
      'Salaire : 1 950,00€ à 2 300,00€ par mois',
      '',
      'Télétravail:',
      '',
      'Non',
    ];
    expect(read(page)).toMatchObject({
      contract: 'CDI',
      mode: 'Sur site',
      pay: '1950-2300 month',
    });
  });

  test('only wish for a diploma that the prose asks for', () => {
    const page = [
      'Carreleur H/F',
      '- Vous êtes titulaire d’un CAP carrelage.',
      '',
      "Type d'emploi : CDI",
      '',
      'Salaire : 1 950,00€ par mois',
      'Formation:',
      '',
      'CAP / BEP (Optionnel)',
    ];
    expect(read(page).degree).toBe('CAP required');
  });
});

describe('the head of an advertisement', () => {
  test('in three lines: the employer between the post and the place, digits and all', () => {
    expect(
      read(['Crêpier H/F', 'Le 8 eme sarrasin', 'Quimper', 'Deux services par jour.']),
    ).toMatchObject({ title: 'Crêpier', company: 'Le 8 eme sarrasin', location: 'Quimper' });
  });

  test('a postal code and a dash before the town', () => {
    expect(read(['Écailler', '29100 - Douarnenez', 'Ouverture des huîtres.']).location).toBe(
      'Douarnenez (29)',
    );
  });

  test('a marked first line wins over the label of a field of work', () => {
    expect(
      read(['Chef d’équipe élagueur H/F', 'Métier : Espaces verts', 'Filière : Technique']).title,
    ).toBe('Chef d’équipe élagueur');
  });

  test.each([
    ['12/40 Archiviste H/F', 'Archiviste'],
    ['Archiviste des fonds anciens (80412) H/F', 'Archiviste des fonds anciens'],
  ])('numbers around a title are none of it: %s', (line, title) => {
    expect(read([line, 'Vous classez les fonds.']).title).toBe(title);
  });

  test('a post named by what one is in charge of', () => {
    expect(
      read([
        'Le Fournil Solidaire recrute une personne en charge de l’accueil',
        'Nous cherchons aussi à réunir deux boulangers et trois vendeurs.',
      ]).title,
    ).toBe('Personne en charge de l’accueil');
  });

  test.each([
    ['Le tourneur façonne des pieds de table.', null],
    ['Tournerie artisanale située à Auray recherche un tourneur.', null],
    ['Le Profil Que L’on Recherche :', null],
    ['La ville de PLOEMEUR recrute :', 'Ville de PLOEMEUR'],
    [
      'La société Bois Kerloc spécialisée dans le meuble tourné, recherche un tourneur.',
      'Bois Kerloc',
    ],
    [
      'Votre agence KERINTER VANNES recherche pour l’un de ses clients un tourneur.',
      'KERINTER VANNES',
    ],
  ])('the employer in « %s »', (line, company) => {
    expect(read(['Tourneur sur bois H/F', line]).company).toBe(company);
  });

  test.each([
    ['Poste ouvert pour des indépendant·e·s sur une durée de 6 mois', 'Freelance'],
    ['Taux horaire : 12,40 € + IFM + congés payés', 'Intérim'],
  ])('the contract in « %s »', (line, contract) => {
    expect(read(['Tourneur sur bois H/F', line]).contract).toBe(contract);
  });
});
