import { describe, expect, test } from 'vitest';

import { isWorkOf } from '#/domain/matching/ownTrade';
import { readOffer } from '#/domain/postings/readOffer';
import { realLexicon } from '#tests/domain/matching/realLexicon';
import { matchOf, readText } from '#tests/domain/matching/realPair';

const skillsOf = (lines: readonly string[]) =>
  readOffer({ text: lines.join('\n') }, realLexicon).skills.map(
    ({ label, blocking, doubtful }) => ({ label, blocking, doubtful: doubtful === true }),
  );

const labelsOf = (lines: readonly string[]): readonly string[] =>
  skillsOf(lines).map(({ label }) => label);

const LUTHIER = [
  'Luthier réparateur H/F',
  'Missions',
  '- réparer et restaurer les instruments du quatuor',
  '- gérer la location d’instruments',
  '- entretenir la machinerie de l’atelier',
  '- pose de barres d’harmonie',
  'Profil',
  'CAP lutherie, trois ans d’expérience.',
];

describe('an advertisement of a trade that nobody wrote words for', () => {
  test('lets no other trade speak through the roots of its words', () => {
    expect(labelsOf(LUTHIER)).not.toContain('Gestion locative');
    expect(labelsOf(LUTHIER)).not.toContain('Machinerie de théâtre');
  });

  test('stands in its own words where a label tells more, in another trade', () => {
    const zoo = labelsOf([
      'Soigneur animalier H/F',
      'Vos missions',
      '- Nettoyer les enclos',
      '- Préparer les rations',
    ]);
    expect(zoo).toContain('Nettoyer les enclos');
    expect(zoo).not.toContain('Entretien des litières');
  });

  test('leaves brochures, blood and brakes to those who work with them', () => {
    const press = labelsOf([
      'Chargé de communication H/F',
      'Missions',
      '- rédiger les communiqués de presse',
      '- remettre les plaquettes aux adhérents et animer le site internet',
      'Profil',
      'Autonomie, discrétion.',
    ]);
    expect(press.join(' ')).not.toMatch(/frein|disque|coupe|bois/iu);
  });

  test('is not closed to those who do not write a habilitation that it does not ask for', () => {
    const heights = (asked: string) =>
      skillsOf(['Cordiste H/F', 'Profil', `- ${asked}`, '- Permis B']).find(({ label }) =>
        /hauteur/iu.test(label),
      );
    expect(heights('Travail en hauteur et grands déplacements')).toEqual({
      label: 'Travail en hauteur',
      blocking: false,
      doubtful: false,
    });
    expect(heights('Habilitation travail en hauteur exigée')).toEqual({
      label: 'Habilitation travail en hauteur',
      blocking: true,
      doubtful: false,
    });
  });
});

describe('the work that a trade is named after', () => {
  test.each([
    ['Lutherie', 'Luthier', true],
    ['Boulangerie', 'Boulangère chez Roux', true],
    ['Coiffure', 'Coiffeuse', true],
    ['Maçonnerie', 'Maçon', true],
    ['Jardinage', 'Jardinier', true],
    ['Animation', 'Animatrice', true],
    ['Plomberie', 'Vendeur en plomberie', false],
    ['Vente', 'Serveur', false],
    ['Lutherie', 'Ébéniste', false],
    ['Soins', 'Soigneur', false],
  ])('%s is shown by « %s »: %s', (work, title, shown) => {
    expect(isWorkOf(work, title)).toBe(shown);
  });

  test('is held by who had the post, and not by who sold its goods', () => {
    const cvOf = (post: string) =>
      readText([
        'Camille Ferrand',
        'Nantes',
        'EXPÉRIENCE PROFESSIONNELLE',
        `${post}, Atelier du Littoral, Nantes`,
        'Mars 2019 - aujourd’hui',
        '- Accueil des musiciens',
      ]);
    const answerOf = (post: string) =>
      matchOf(cvOf(post), LUTHIER.join('\n'), 'Luthier réparateur').rows.find(
        ({ label }) => label === 'Lutherie',
      );
    expect(answerOf('Luthier')).toMatchObject({
      answer: 'held',
      evidence: [{ quote: expect.stringContaining('Luthier') as string }],
    });
    expect(answerOf('Vendeur')?.answer).toBe('missing');
  });
});

test('the contract and the years are no tasks to be found in a CV', () => {
  const text = [
    'Luthier H/F',
    'Profil',
    'CDD saisonnier de sept mois.',
    'Deux ans d’expérience en atelier.',
    'Vous restaurez des violons, des altos et des violoncelles anciens.',
    'CAP lutherie exigé, rigueur et minutie.',
  ].join('\n');
  const report = matchOf(readText(['Camille Ferrand', 'Luthier', 'Nantes']), text, 'Luthier');
  const missions = report.rows.filter(({ axis }) => axis === 'missions').map(({ label }) => label);
  expect(missions.join(' ')).toContain('violoncelles');
  expect(missions.join(' ')).not.toMatch(/CDD|Deux ans/u);
});

test('who sorts on a conveyor answers who sorts on a belt', () => {
  const text = [
    'Agent de tri H/F',
    'Missions',
    '- Trier sur tapis roulant les emballages',
    '- Contrôler la qualité des ballots avant leur départ',
    '- Nettoyer la ligne en fin de poste',
    'Profil',
    'Rigueur, ponctualité.',
  ].join('\n');
  const { rows } = matchOf(
    readText([
      'Camille Ferrand',
      'Opérateur de tri',
      'Nantes',
      'Expérience',
      'Opérateur de tri, Ligne Verte, Nantes, 2019 - 2026',
      '- Tri sur convoyeur des papiers et des plastiques',
      '- Vérification des ballots',
      '- Nettoyage de la ligne',
    ]),
    text,
    'Agent de tri',
  );
  const held = rows
    .filter(({ answer }) => answer !== 'missing')
    .map(({ offerQuote }) => offerQuote);
  expect(held.join(' | ')).toMatch(/Trier sur tapis/u);
  expect(held.join(' | ')).toMatch(/Contrôler la qualité des ballots/u);
});

test('a nurse who keeps the electronic record traces the care', () => {
  const { rows } = matchOf(
    readText([
      'Camille Ferrand',
      'Infirmière',
      'Nantes',
      'Expérience',
      'Infirmière, clinique des Ormes, Nantes, 2019 - 2026',
      '- Tenue du dossier patient informatisé',
    ]),
    'Infirmier H/F\nMissions\n- Assurer la traçabilité des soins\n- Renseigner le dossier patient informatisé\nProfil\nRigueur, écoute.',
    'Infirmier',
  );
  expect(
    rows
      .filter(({ answer }) => answer === 'missing')
      .map(({ offerQuote }) => offerQuote)
      .join(' | '),
  ).not.toMatch(/traçabilité|dossier/u);
});
