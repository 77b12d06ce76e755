import { describe, expect, test } from 'vitest';

import type { CvDocument } from '#/domain/cv/document';
import { documentFromText } from '#/domain/cv/documentFromText';
import { segmentsOf } from '#/domain/cv/sections/sections';
import { linesOf } from '#/domain/cv/text/lines';
import { aDocument, aLine } from '#tests/support/builders/aDocument';

const of = (document: CvDocument): [string, number][] =>
  segmentsOf(linesOf(document)).runs.map(({ section, lines }) => [section, lines.length]);
const sections = (text: string): string[] =>
  of(documentFromText(text, 'cv.txt')).map(([section]) => section);

const TOP = 'Odile Castagnet\n06 12 34 56 78\n\n';
const POSTS =
  'Mars 2019 à février 2022\nResponsable de boutique, Fleurs du Lac, Annecy\n\nSept. 2015 - février 2019\nVendeuse en fleurs, Jardins de Cran\n\n2012 - 2015\nVendeuse, Marché Neuf\n';

describe('content completes headings', () => {
  test('dated posts after a section of qualities are the experience', () => {
    expect(
      sections(
        `${TOP}Qualités\n- Rigoureuse\n- Ponctuelle\n- Souriante\n\n${POSTS}\nFormation\n2012 : CAP Fleuriste, Lycée des Arpettes\n`,
      ),
    ).toEqual(['contact', 'softSkills', 'experience', 'education']);
  });

  test('no heading at all', () => {
    expect(
      sections(`${TOP}${POSTS}\nCAP Fleuriste, Lycée des Arpettes, 2012\n\nAnglais : courant\n`),
    ).toEqual(['contact', 'experience', 'education', 'languages']);
  });

  test('a joint heading is parted line by line', () => {
    expect(
      sections(
        `${TOP}Études & expériences\n2010 - 2012 CAP Fleuriste, Lycée des Arpettes\n2012 - 2015 Vendeuse, Marché Neuf\n2015 - 2022 Responsable de boutique, Fleurs du Lac\n`,
      ),
    ).toEqual(['contact', 'education', 'experience']);
  });
});

describe('a drawn icon before a heading', () => {
  test('does not make it an item of a list', () => {
    expect(
      of(
        aDocument([
          aLine('Odile Castagnet', { fontSize: 20 }),
          aLine('EXPÉRIENCE PROFESSIONELLE', { fontSize: 14, bullet: true }),
          '2012 - 2015 Vendeuse, Marché Neuf',
          aLine('Encaissement', { bullet: true }),
          aLine('FORMATION', { fontSize: 14, bullet: true }),
          'CAP Fleuriste, Lycée des Arpettes, 2012',
        ]),
      ),
    ).toEqual([
      ['contact', 1],
      ['experience', 2],
      ['education', 1],
    ]);
  });
});

describe('the CV of a researcher', () => {
  const heading = (text: string) => aLine(text, { bold: true, fontSize: 14 });

  test('courses are teaching, references are publications', () => {
    expect(
      of(
        aDocument([
          aLine('Odile Castagnet', { fontSize: 20 }),
          heading('Formation'),
          '2014 - 2017 Doctorat de botanique, Université du Lac',
          heading('Enseignement'),
          'BO101 : Botanique générale (16h, janvier 2018), Université du Lac',
          'BO203 : Flore alpine (20h, juin 2019), Université du Lac',
          heading('Publications'),
          'Castagnet O., Roux P. (2018) Flore des éboulis. Journal of Alpine Botany, vol. 3, p. 12-20.',
          'Castagnet O. (2019) La gentiane. Botanica, p. 4-9.',
        ]),
      ).slice(1),
    ).toEqual([
      ['education', 1],
      ['teaching', 2],
      ['publications', 2],
    ]);
  });

  test('posts of teaching are experience', () => {
    expect(
      of(
        aDocument([
          aLine('Odile Castagnet', { fontSize: 20 }),
          heading('Expérience professionnelle'),
          '2019 - 2022 Chercheuse, Institut des Alpes',
          heading('Enseignement'),
          '2018 - 2019 Chargée de cours, Université du Lac',
          '2016 - 2018 Attachée d’enseignement, Université du Lac',
          '2015 - 2016 Professeure de botanique, Lycée Monge',
          heading('Langues'),
          'Italien : B2',
        ]),
      ).slice(1),
    ).toEqual([
      ['experience', 1],
      ['teaching', 0],
      ['experience', 3],
      ['languages', 1],
    ]);
  });
});

describe('words that only look like headings', () => {
  test('the last word of a text, in small letters on a line of its own, opens nothing', () => {
    expect(
      sections(
        `${TOP}Expériences\n2021 - 2024 Fleuriste, Serres du Lac\nComposition de bouquets et accueil de tous les clients en\nformation\n2018 - 2021 Vendeuse, Marché Neuf\n`,
      ),
    ).toEqual(['contact', 'experience']);
  });

  test('"Bénévole" set as the posts are is one of them', () => {
    const post = { bold: true, fontSize: 11 };
    const document = aDocument([
      aLine('Odile Castagnet', { fontSize: 20 }),
      aLine('EXPÉRIENCES', { bold: true, fontSize: 14 }),
      aLine('Vendeuse en fleurs', post),
      aLine('Jardins de Cran, Annecy - Depuis 02.2023'),
      aLine('Bénévole', post),
      aLine('Clé Verte, Annecy - oct. 2022'),
      aLine('Employée de rayon', post),
      aLine('Marché Neuf, Annecy - août 2022 / sept. 2022'),
      aLine('FORMATION', { bold: true, fontSize: 14 }),
      aLine('2012 CAP Fleuriste, Lycée des Arpettes'),
    ]);
    expect(of(document)).toEqual([
      ['contact', 1],
      ['experience', 6],
      ['education', 1],
    ]);
  });
});

describe('a heading on two lines', () => {
  const of14 = (text: string, gapBefore = 0) =>
    aLine(text, { fontSize: 14, bold: true, gapBefore });
  const read = (...heading: readonly string[]) =>
    of(
      aDocument([
        'Odile Castagnet',
        'odile.castagnet@example.org',
        of14('Langues', 1),
        'Anglais : courant',
        ...heading.map((text, at) => of14(text, at === 0 ? 1 : 0.1)),
        '2012 CAP Fleuriste, Lycée des Arpettes',
        '2010 Bac L, Lycée des Arpettes',
      ]),
    ).filter(([section, lines]) => section !== 'contact' && lines > 0);

  test.each([
    ['Formations et', 'certifications'],
    ['PARCOURS', 'SCOLAIRE'],
    ['DIPLÔMES', 'ET FORMATIONS'],
  ])('%s / %s is one', (upper, lower) => {
    expect(read(upper, lower)).toEqual([
      ['languages', 1],
      ['education', 2],
    ]);
  });

  test('two headings, one right below the other, stay two', () => {
    expect(read('Loisirs', 'Formation')).toEqual([
      ['languages', 1],
      ['education', 2],
    ]);
  });
});
