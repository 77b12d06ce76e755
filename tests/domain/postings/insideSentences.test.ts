import { describe, expect, test } from 'vitest';

import { readLines } from '#/domain/postings/postingSections';
import { readOffer } from '#/domain/postings/readOffer';
import { openScript } from '#/domain/postings/script';
import { readSegments } from '#/domain/postings/segments';
import { realLexicon } from '#tests/domain/matching/realLexicon';

const read = (text: string) => readOffer({ text }, realLexicon);

describe('the employer inside a sentence', () => {
  test.each([
    ['Votre agence KERDRAN INTERIM de Brest recherche un cariste.', 'KERDRAN INTERIM'],
    [
      'Nous recrutons pour notre société, Ateliers du ponant, basée à Brest, un soudeur.',
      'Ateliers du ponant',
    ],
    ['La direction des achats du groupe Larive recrute un acheteur.', 'Larive'],
    [
      'VAUBOIS PORTES, société spécialisée dans la pose de portes, de portails et de volets, le dépannage des fermetures et la serrurerie, recherche un poseur.',
      'VAUBOIS PORTES',
    ],
    ['Larive Services est spécialisé dans la pose de portes.', 'Larive Services'],
    ['L’équipe Kerdran Vaubois vous accompagne.', 'Kerdran Vaubois'],
    ['LARIVE/VAUBOIS conçoit des charpentes.', 'LARIVE/VAUBOIS'],
    ['Notre client, la société Larive Industrie, recherche un cariste.', 'Larive Industrie'],
    ['Vous réparez des pompes.\n\nL’équipe RH\nLarive SAS', 'Larive SAS'],
    ['Le GEIQ BTP 85 recrute un maçon.', 'GEIQ BTP 85'],
  ])('of %j', (line, company) => {
    expect(read(`Cariste\n\n${line}`).company?.value).toBe(company);
  });

  test.each([
    'Profil :\nSens du commerce\nPolyvalence',
    'Encadrement\nVous dirigez une équipe.',
    'Expérience souhaitée : deux saisons - Formation pizzaïolo',
    'Brevet professionnel\nVous posez des tuiles.',
    'L’ingénieur Train Control a pour mission de livrer.',
    'Cette entreprise est spécialisée dans la tôlerie.',
    'Entreprise de maçonnerie implantée sur Brest recherche un maçon.',
    'Restaurant sur les pistes à Briançon, recherche crêpier',
  ])('none is named by %j', (lines) => {
    expect(read(`Cariste\n\n${lines}`).company).toBeNull();
  });
});

describe('the diploma', () => {
  test.each([
    ['Vous poserez des cloisons. Vous êtes titulaire d’un CAP plâtrier.', 'CAP'],
    [
      'Vous réglez les machines.\nIdéalement issu d’une formation d’un niveau Bac+2 en maintenance.',
      'Bac+2',
    ],
    ['Missions :\nRégler les machines. Vous possédez un BTS maintenance.', 'Bac+2'],
  ] as const)('is asked among the tasks: %j', (text, level) => {
    expect(read(`Technicien\n\n${text}`).degree?.value).toBe(level);
  });

  test('is not asked where others are prepared for it', () => {
    expect(read('Formateur\n\nMissions :\nVous formez des jeunes au CAP maçon.').degree).toBeNull();
  });
});

describe('the place', () => {
  test.each([
    ['Maçon (H/F)\n\nVous montez des murs en brique.', null],
    ['Pizzaïolo\n\nPour la saison, de décembre 2022 à Avril 2023.', null],
    ['Soudeur\n\nPoste basé à Arcins, à 30 minutes de Bordeaux.', 'Arcins'],
  ])('of %j', (text, place) => {
    expect(read(text).location?.value ?? null).toBe(place);
  });
});

test.each([
  ['Expérience souhaitée : 2 ans ou 3 saisons', 'optional'],
  ['Expérience exigée : 2 ans', 'required'],
])('the demand of the years: %j', (line, demand) => {
  expect(read(`Pizzaïolo\n\n${line}`).minYears).toMatchObject({ value: 2, demand });
});

test('a verb of any trade alone, or to whom something is given, is no skill', () => {
  const labels = read(
    'Chef d’atelier\n\nMissions :\n- Identifier, suivre et contrôler les activités de l’atelier\n- Adapter son écoute aux situations et aux agents',
  ).skills.map(({ label }) => label);
  expect(labels).not.toContain('Identifier');
  expect(labels).not.toContain('agents');
});

test.each([
  ['Mission de six mois minimum.L’agent conduit un chariot.', 2],
  ['Entreprise en pleine expansion.LARIVE recherche un cariste.', 2],
  ['Vous maîtrisez Node.js et ASP.NET, voir www.larive.Fr.', 1],
])('a full stop without its space ends a sentence before a capital: %j', (line, sentences) => {
  const script = openScript(line);
  const segments = readSegments(script, readLines(script));
  expect(new Set(segments.map(({ sentence }) => sentence)).size).toBe(sentences);
});

test('learning by screens is no apprenticeship', () => {
  expect(
    read('Formateur\n\nVous êtes notre expert en apprentissage numérique.').contract,
  ).toBeNull();
});

test('words of which a concept says none are shown as they are written', () => {
  const labels = read(
    'Aide auxiliaire en crèche\n\nMissions :\n- Devoir de vigilance auprès de l’enfant',
  ).skills.map(({ label }) => label);
  expect(labels).not.toContain('Dispositif anticorruption');
});
