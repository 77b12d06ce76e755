import { describe, expect, test } from 'vitest';

import type { Cv } from '#/domain/cv/cv';
import { documentFromText } from '#/domain/cv/documentFromText';
import { readCv } from '#/domain/cv/readCv';
import { emptyLexicon } from '#tests/domain/cv/tinyLexicon';

const TODAY = '2026-11-21';
const TOP = 'Odile Castagnet\nodile.castagnet@example.org\n06 12 34 56 78\n\n';

/** The text with the lines in `bold` set so. */
const read = (text: string, bold: (line: string) => boolean = () => false): Cv => {
  const document = documentFromText(TOP + text, 'cv.txt');
  const lines = document.lines.map((line) => ({
    ...line,
    fontSize: 10,
    bold: bold(line.text),
  }));
  return readCv({ ...document, lines }, { lexicon: emptyLexicon, today: TODAY });
};

const posts = ({ experiences }: Cv) =>
  experiences.map(({ jobTitle, company, start }) => [
    jobTitle?.value ?? null,
    company?.value ?? null,
    start?.value.year ?? null,
  ]);

const diplomas = ({ education }: Cv) =>
  education.map(({ degree, institution }) => [degree.value, institution?.value ?? null]);

const isHead = (line: string): boolean => /^[A-ZÉ ]+$|\t.*\d{4}$/u.test(line);

describe('a bullet before the bold head of an entry', () => {
  const POSTS =
    'EXPÉRIENCE PROFESSIONNELLE\n' +
    '• Atelier du Lac\tAvril 2022 - Mars 2024\n' +
    'Technicienne de laboratoire\tAnnecy, France\n' +
    '• Préparation des échantillons\n' +
    '• Tenue du registre\n' +
    '• Compagnie des Sources\tFévrier 2020 - Septembre 2021\n' +
    'Assistante qualité\tÉvian, France\n' +
    '• Contrôle des réceptions\n';

  test('is an ornament: each head opens a post', () => {
    expect(posts(read(POSTS, isHead))).toEqual([
      ['Technicienne de laboratoire', 'Atelier du Lac', 2022],
      ['Assistante qualité', 'Compagnie des Sources', 2020],
    ]);
  });

  test('opens diplomas too, whose bullets are no diplomas', () => {
    const studies =
      'FORMATION\n' +
      '• Institut des Métiers du Verre\t2020 - 2023\n' +
      'Licence professionnelle Chimie du verre\tNancy, France\n' +
      '• Formation au travail du feu\n' +
      '• Lycée des Tilleuls\t2018 - 2020\n' +
      'Baccalauréat scientifique\tNancy, France\n' +
      '• Formation aux mesures\n';
    expect(diplomas(read(studies, isHead))).toEqual([
      ['Licence professionnelle Chimie du verre', 'Institut des Métiers du Verre'],
      ['Baccalauréat scientifique', 'Lycée des Tilleuls'],
    ]);
  });
});

describe('what researchers list beside their diplomas', () => {
  const STUDIES =
    'FORMATION\n' +
    '2019 - 2022 Doctorat en géologie, Université de Lorraine, Nancy\n' +
    '2017 - 2019 Master en géologie, Université de Lorraine, Nancy\n';

  test('talks at universities are no diplomas', () => {
    const talks =
      'EXPOSÉS\n' +
      '2024 Seminar on minerals, University of Northfield, Northfield\n' +
      '2023 Séminaire de minéralogie, Université de Lorraine, Nancy\n' +
      '2022 Workshop on salts, Institute of Mines, Northfield\n';
    expect(diplomas(read(STUDIES + talks, isHead))).toHaveLength(2);
  });

  test('affiliations and services are no posts', () => {
    const services =
      'EXPÉRIENCE PROFESSIONNELLE\n' +
      '2022 - 2024 Ingénieure géologue, Carrières du Nord, Lille\n' +
      'AFFILIATIONS\n' +
      '2023 - 2024 Membre du comité des jeunes géologues\n' +
      '2021 - 2022 Vice-présidente de la Société des minéraux\n';
    expect(posts(read(services, isHead))).toEqual([
      ['Ingénieure géologue', 'Carrières du Nord', 2022],
    ]);
  });
});

describe('the headline', () => {
  const WORK =
    '\nEXPÉRIENCE\n06/2021 - 08/2022 Ouvrière paysagiste\nAtelier du Lac\nPlantation de haies\n';

  test('is no dated post, were it set in larger type', () => {
    const document = documentFromText(
      `Odile Castagnet\nJARDINS · TERRASSES · HAIES\n${WORK}`,
      'cv.txt',
    );
    const lines = document.lines.map((line) => ({
      ...line,
      fontSize: /Castagnet/u.test(line.text) ? 20 : /paysagiste/u.test(line.text) ? 14 : 10,
    }));
    const { headline } = readCv({ ...document, lines }, { lexicon: emptyLexicon, today: TODAY });
    expect(headline?.value ?? null).not.toContain('paysagiste');
  });

  test('may say until when one looks for a post', () => {
    const { headline } = readCv(
      documentFromText(
        `Odile Castagnet\nRecherche un stage de paysagiste de mars 2025 à juin 2025\n${WORK}`,
        'cv.txt',
      ),
      { lexicon: emptyLexicon, today: TODAY },
    );
    expect(headline?.value).toContain('Recherche un stage de paysagiste');
  });
});

describe('courses under a heading of their own', () => {
  const POST =
    'EXPÉRIENCE PROFESSIONNELLE\n2019 - 2024 Maîtresse de conférences\nUniversité du Lac\n\n';

  test('are no posts where the posts have theirs', () => {
    const courses =
      'ENSEIGNEMENT\n' +
      '2023 - 2024 Botanique 1, L1 Sciences de la vie\n' +
      '2023 - 2024 Flore alpine, L2 Sciences de la vie\n' +
      '2022 - 2023 Statistiques pour l’écologie, M1 Montagne\n' +
      '2021 - 2022 Travaux pratiques de botanique, L3\n';
    expect(posts(read(POST + courses, isHead))).toEqual([
      ['Maîtresse de conférences', 'Université du Lac', 2019],
    ]);
  });
});
