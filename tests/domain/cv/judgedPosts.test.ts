import { describe, expect, test } from 'vitest';

import type { Cv } from '#/domain/cv/cv';
import { postsOf, readInvented, TOP } from '#tests/domain/cv/readInvented';

const POSTS = `EXPÉRIENCES PROFESSIONNELLES
2021 - 2024 : Couvreuse, SARL Nordal
- Pose de tuiles et de gouttières
- Sécurité du chantier
2018 - 2020 : Manutentionnaire, Colivio Transports
- Chargement des camions
2014 - 2017 : Vendeuse, Boulangerie Gamelin
- Accueil et caisse
`;
const NAMES = ['Couvreuse', 'Manutentionnaire', 'Vendeuse'];

const read = (more: string): Cv => readInvented(`${TOP}${POSTS}${more}\nLANGUES\nAnglais B1\n`);
const titles = (cv: Cv): unknown[] => postsOf(cv).map(([title]) => title);

describe('what has a date among the posts and is none', () => {
  test('is a thing that was built, under a heading of its owner’s', () => {
    const cv = read(
      'Ce que j’ai construit\n2022 : Site vitrine d’une boulangerie\n2019 - 2020 : Rénovation d’un corps de ferme\n2018 : Potager partagé du quartier\n',
    );
    expect(titles(cv)).toEqual(NAMES);
  });

  test('is a course taken between two posts', () => {
    const cv = readInvented(
      `${TOP}${POSTS.replace('2018 - 2020', '2020 : Formation gestes et postures\n2018 - 2020')}`,
    );
    expect(titles(cv)).toEqual(NAMES);
  });

  test('is what one learnt to do, told as a verb', () => {
    const cv = read('2013 : Manager une équipe à distance, Elegia\n');
    expect(titles(cv)).toEqual(NAMES);
  });

  test('is a diploma', () => {
    const cv = read('2013 : Brevet professionnel de couvreur, CFA du Pré\n');
    expect(titles(cv)).toEqual(NAMES);
    expect(cv.education.map(({ degree }) => degree.value)).toEqual([
      'Brevet professionnel de couvreur',
    ]);
  });

  test('is a work for one client within a post, which is told as done there', () => {
    const cv = readInvented(
      `${TOP}${POSTS.replace('- Sécurité du chantier\n', '- Sécurité du chantier\n- 2022 : Réfection du toit pour la Ville de Redon\n- 2023 : Réfection du toit pour Texiva\n')}`,
    );
    expect(titles(cv)).toEqual(NAMES);
    expect(cv.experiences[0]?.tasks.map(({ value }) => value)).toContain(
      '2023 : Réfection du toit pour Texiva',
    );
  });
});

describe('a post', () => {
  test('stays one where its heading says so, though its trade is not known', () => {
    const cv = read('2012 - 2013 : Zinzoline, Atelier Morel\n- Teinture de la laine\n');
    expect(titles(cv)).toEqual([...NAMES, 'Zinzoline']);
  });

  test('stays one where its trade ends as a verb does', () => {
    const cv = read('2013 : Gestionnaire des stocks, Texiva\n');
    expect(titles(cv)).toEqual([...NAMES, 'Gestionnaire des stocks']);
  });

  test('stays one though it was held while another one was', () => {
    const cv = read('2019 : Serveuse, Bar du Port\n');
    expect(titles(cv)).toEqual([...NAMES, 'Serveuse']);
  });

  test('stays one where an association employed', () => {
    const cv = read('2012 - 2013 : Animatrice, Association La Ruche\n- Ateliers du mercredi\n');
    expect(titles(cv)).toEqual([...NAMES, 'Animatrice']);
  });
});
