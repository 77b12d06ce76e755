import { describe, expect, test } from 'vitest';

import type { Cv } from '#/domain/cv/cv';
import { TOP, postsOf, readInvented } from '#tests/domain/cv/readInvented';

const studies = ({ education }: Cv) =>
  education.map(({ degree, institution }) => [degree.value, institution?.value ?? null]);

describe('studies', () => {
  test('a school in the second sentence of a line is where one studied', () => {
    expect(
      studies(
        readInvented(
          `${TOP}Formation\n2018/2020: DUT GEA option RH – en alternance. IUT de Niort\n2015: Baccalauréat littéraire du second groupe. Lycée Merlane de Blois\n`,
        ),
      ),
    ).toEqual([
      ['DUT GEA option RH', 'IUT de Niort'],
      ['Baccalauréat littéraire du second groupe', 'Lycée Merlane de Blois'],
    ]);
  });

  test('a dash parts a kind of school from its name', () => {
    expect(
      studies(
        readInvented(
          `${TOP}Formation\nLYCÉE - JEANNE MERLANE - NIORT\nSEPT 2021 - JUIN 2023\nBTS Tourisme\nLYCÉE - PAUL ROUVEL | BLOIS\nSEPT 2018 - JUIL 2021\nBaccalauréat Professionnel Accueil\n`,
        ),
      ),
    ).toEqual([
      ['BTS Tourisme', 'LYCÉE - JEANNE MERLANE'],
      ['Baccalauréat Professionnel Accueil', 'LYCÉE - PAUL ROUVEL'],
    ]);
  });

  test('diplomas with their schools under the heading of posts are studies', () => {
    const cv = readInvented(
      `${TOP}Expérience professionnelle\nSeptembre 2022 - BTS Tourisme au lycée Merlane à Niort\n2021 - 2022 - Bac STMG au lycée Rouvel à Blois\n2018 – Stage d’observation (une semaine) à l’Atelier Loriot\n`,
    );
    expect(studies(cv)).toEqual([
      ['BTS Tourisme', 'lycée Merlane à Niort'],
      ['Bac STMG', 'lycée Rouvel à Blois'],
    ]);
    expect(postsOf(cv)).toHaveLength(1);
  });

  test('tools named by the letters of a diploma are no study', () => {
    const cv = readInvented(
      `${TOP}Formation\n2019 CAP Couvreur, CFA du Bois\nIDE utilisés : Toitura.\nRéalisation de plans en langage Zinc.\n`,
    );
    expect(studies(cv)).toEqual([['CAP Couvreur', 'CFA du Bois']]);
  });

  test('certificates that lasted for months are no posts', () => {
    const list = [
      'Zinc et ardoise',
      'Sécurité en hauteur',
      'Métré',
      'Tuiles anciennes',
      'Étanchéité',
    ];
    const lines = list.map((name, at) => `${name} : 0${at + 1}/2024 - 0${at + 2}/2024`);
    const cv = readInvented(
      `${TOP}Expérience professionnelle\n2019 - 2022\tCouvreuse\tToitures Merlane\n\nCertifications\n${[...lines, ...lines.map((line) => line.replace('2024 -', '2023 -'))].join('\n')}\n`,
    );
    expect(postsOf(cv)).toHaveLength(1);
  });
});

test('a kind of house and who may be asked are no skills', () => {
  const cv = readInvented(
    `${TOP}Compétences\nRéférence disponible sur demande\nCABINET COMPTABLE\nLaboratoire de recherche\nPose de tuiles\n`,
  );
  expect(cv.skills.map(({ written }) => written)).toEqual(['Pose de tuiles']);
});
