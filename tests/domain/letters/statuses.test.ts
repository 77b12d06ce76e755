import { describe, expect, test } from 'vitest';

import { postStatusOf } from '#/domain/letters/sources/postStatus.fr';
import { studyStatusOf, type StudyFacts } from '#/domain/letters/sources/studyStatus.fr';

describe('what a post was', () => {
  test.each([
    ['Vendeuse, Librairie Ardel, Tours', 'job'],
    ['Stage de 3e – Garage Pontel', 'placement'],
    ['Aide-soignante stagiaire, EHPAD Les Tilleuls', 'placement'],
    ['PMSMP, Boulangerie Lomier', 'placement'],
    ['Apprentie coiffeuse, Salon Mirel', 'apprenticeship'],
    ['Assistant RH en alternance, Navelis', 'apprenticeship'],
    ['Bénévole, Épicerie solidaire de Brivel', 'volunteering'],
    ['Service civique, Ville de Tarnac', 'volunteering'],
    ['Auto-entrepreneur – jardinage', 'selfEmployed'],
    ['Graphiste indépendante', 'selfEmployed'],
    ['Préparateur de commandes (intérim), Logivia', 'interim'],
    ['Manutentionnaire, Manpower, Niort', 'interim'],
    ['Cueilleuse saisonnière, Vergers Dalmas', 'seasonal'],
    ['Animateur, job d’été', 'seasonal'],
    ['Secrétaire, CDD de 6 mois, Mairie de Vauret', 'fixedTerm'],
    ['Enseignante vacataire, Collège Brunel', 'fixedTerm'],
    ['Aide familiale : travail à la ferme chez mes parents', 'familyHelp'],
    ['Aidante familiale de ma mère', 'familyHelp'],
  ])('%s', (heading, status) => {
    expect(postStatusOf('job', heading)).toBe(status);
  });

  test.each([
    'Maître de stage et référente d’équipe',
    'Formatrice, formation des apprentis en menuiserie',
    'Coordinatrice, accueil des bénévoles',
    'Responsable du suivi des alternants',
    'Électricien, remplacement de moteurs',
    'Cheffe de table ad interim',
  ])('is not told by what is said of others: %s', (heading) => {
    expect(postStatusOf('job', heading)).toBe('job');
  });

  test('is told by a line of its own under the title', () => {
    expect(postStatusOf('job', 'Cariste, Logivia', ['Mission d’intérim', 'Tri des colis'])).toBe(
      'interim',
    );
    expect(postStatusOf('job', 'Cariste, Logivia', ['Formation des intérimaires'])).toBe('job');
  });
});

const NOW: StudyFacts = { inProgress: false, start: null, now: 2026 };
const statusOf = (line: string, facts = NOW): string => studyStatusOf({ line, entry: line }, facts);

describe('what came of a course', () => {
  test.each([
    'BTS Gestion de la PME, Lycée Brunel, 2019',
    'CAP Cuisine, 2012 - 2014',
    'Licence de lettres obtenue en candidat libre',
    'Diplôme d’ingénieur (niveau bac+5), 2015',
    'Titre professionnel de niveau 5, 2021',
    'Master 1 de droit public, mention bien',
    'BEP en 2 années, diplômée en 2008',
  ])('is held: %s', (line) => {
    expect(statusOf(line)).toBe('held');
  });

  test.each([
    'BTS Comptabilité, 2025 - 2027',
    'Licence professionnelle, en cours',
    'Titre professionnel, obtention prévue en juin',
    'CAP Petite enfance, en préparation',
    'Bachelor depuis septembre 2025',
    'CAP Pâtissier en candidat libre, 2026',
  ])('is under way: %s', (line) => {
    expect(statusOf(line)).toBe('underWay');
  });

  test.each([
    'Niveau bac',
    'BTS Tourisme (non obtenu), 2018',
    'Niveau BEP sanitaire et social',
    'CAP Fleuriste 1994 (niveau)',
    'Bac pro commerce, sans diplôme',
    'Licence d’histoire, abandon en 2e année',
    '1re année de BTS Banque, 2016',
    'CAP Coiffure, obtention partielle',
    'Classe de première',
    'Licence 1 de géographie, 2014',
    'CAP Peintre en candidat libre',
  ])('is partial: %s', (line) => {
    expect(statusOf(line)).toBe('partial');
  });

  test('is partial where so long ago nothing tells that it ended', () => {
    expect(statusOf('Master en cours', { ...NOW, inProgress: true, start: 2012 })).toBe('partial');
  });

  test('is partial where another line of the entry says so', () => {
    const entry = 'BTS Tourisme\nLycée Brunel, diplôme non obtenu';
    expect(studyStatusOf({ line: 'BTS Tourisme', entry }, NOW)).toBe('partial');
  });
});
