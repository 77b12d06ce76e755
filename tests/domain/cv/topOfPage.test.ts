import { describe, expect, test } from 'vitest';

import type { Cv } from '#/domain/cv/cv';
import type { CvDocument, DocumentLine } from '#/domain/cv/document';
import { documentFromText } from '#/domain/cv/documentFromText';
import { readCv } from '#/domain/cv/readCv';
import { emptyLexicon } from '#tests/domain/cv/tinyLexicon';

const TODAY = '2026-11-21';
const read = (document: CvDocument): Cv =>
  readCv(document, { lexicon: emptyLexicon, today: TODAY });
const typed = (text: string): Cv => read(documentFromText(text, 'cv.txt'));

/** A page whose lines tell their size of type. */
const drawn = (lines: readonly (readonly [text: string, fontSize: number])[]): Cv => {
  const document = documentFromText(lines.map(([text]) => text).join('\n'), 'cv.pdf');
  return read({
    ...document,
    format: 'pdf',
    lines: document.lines.map((line, at): DocumentLine => ({
      ...line,
      fontSize: lines[at]?.[1] ?? 10,
    })),
  });
};

const head = ({ person, headline }: Cv) => [
  person.firstName?.value ?? null,
  person.lastName?.value ?? null,
  headline?.value ?? null,
];

describe('what stands in large type', () => {
  test('a wanted internship is no name, and the name may stand in another column', () => {
    const cv = drawn([
      ['STAGE AGRONOME', 26],
      ['FORMATION', 14],
      ['Licence Biologie, Université de Savoie-Nord, 2024', 10],
      ['Élise PARMENTEAU', 29],
      ['elise.parmenteau@example.org', 10],
      ['06 12 34 56 78', 10],
      ['EXPÉRIENCES', 14],
      ['2023 Vendeuse, Boulangerie des Halles', 10],
    ]);
    expect(head(cv)).toEqual(['Élise', 'PARMENTEAU', 'STAGE AGRONOME']);
  });

  test('a title on two lines, under another section', () => {
    const cv = drawn([
      ['Paule GARANCE', 13],
      ['paule.garance@example.org', 10],
      ['COMPÉTENCES', 12],
      ['Tenue de caisse', 10],
      ['Mise en rayon', 10],
      ['Vendeuse Conseil', 25],
      ['& Merchandising', 17],
      ['EXPÉRIENCES', 12],
      ['2019 - 2024 Vendeuse, Maison Aubrac', 10],
      ['Accueil des clients', 10],
    ]);
    expect(head(cv)).toEqual(['Paule', 'GARANCE', 'Vendeuse Conseil & Merchandising']);
  });

  test('what one looks for, over two lines', () => {
    const cv = drawn([
      ['Recherche d’une alternance en', 19],
      ['Gestion hôtelière 2026-2027', 19],
      ['Louna Cardinet', 21],
      ['louna.cardinet@example.org', 10],
      ['EXPÉRIENCES', 12],
      ['2025 Serveuse, Brasserie du Port', 10],
      ['Service en salle', 10],
    ]);
    expect(head(cv)).toEqual([
      'Louna',
      'Cardinet',
      'Recherche d’une alternance en Gestion hôtelière 2026-2027',
    ]);
  });

  test('two given names over the surname', () => {
    const cv = drawn([
      ['Ahmed Nadir', 21],
      ['SEFFARI', 21],
      ['ahmednadirseffari@example.org', 10],
      ['FORMATION', 14],
      ['Baccalauréat, Lycée Ibn Sina, 2016', 10],
    ]);
    expect(head(cv).slice(0, 2)).toEqual(['Ahmed Nadir', 'SEFFARI']);
  });
});

describe('the name', () => {
  test('a trade that a hyphen hangs on the surname', () => {
    expect(
      head(typed('MARION DELBARRE-COMPTABLE\nmarion.delbarre@example.org\n06 12 34 56 78\n')),
    ).toEqual(['MARION', 'DELBARRE', 'COMPTABLE']);
  });

  test('a hyphen inside a given name stays', () => {
    expect(head(typed('MOREL Jean-Baptiste\njb.morel@example.org\n')).slice(0, 2)).toEqual([
      'Jean-Baptiste',
      'MOREL',
    ]);
  });
});

describe('no headline', () => {
  test.each([
    'Mme Odile CASTAGNET\n12 rue des Lilas\nLot des Acacias, 11000 CARCASSONNE\n06 12 34 56 78\nodile.castagnet@example.org\n',
    'Odile CASTAGNET\nInformations personnelles\nTéléphone : 06 12 34 56 78\nodile.castagnet@example.org\n',
    'Odile CASTAGNET\nCélibataire\n06 12 34 56 78\nodile.castagnet@example.org\n',
  ])('%j', (text) => {
    expect(typed(text).headline).toBeNull();
  });
});

describe('the town', () => {
  const TOP = 'Odile CASTAGNET\nodile.castagnet@example.org\n06 12 34 56 78\n';
  test.each([
    ['Valfontaine - 05990', 'Valfontaine'],
    ['3099 Ben Salah Tunisie', 'Ben Salah'],
    ['12 rue des Jasmins\n2080 Ariana', 'Ariana'],
    ['14 avenue de la Gare\nSousse4000', 'Sousse'],
    ['9 rue du Lac 4000\nSousse', 'Sousse'],
    ['18 avenue des Tilleuls\nLyon 7éme arrondissement', 'Lyon'],
    ['Adresse : Route de la Plage km 5 Sfax, Tunisie', 'Sfax'],
    ['210 Gral. Duarte, Asunción, Paraguay', 'Asunción'],
    ['Ariana Tunis', 'Tunis'],
  ])('%j', (lines, town) => {
    expect(typed(`${TOP}${lines}\n`).person.city?.value).toBe(town);
  });

  test('the town of a school is not where one lives', () => {
    expect(
      typed(`${TOP}Docteure en histoire, École des hautes études, Paris\n`).person.city,
    ).toBeNull();
  });

  test('an address under another section, by its label', () => {
    const cv = typed(
      `${TOP}\nCompétences\nCuisine\n\nCentres d’intérêt\nLecture\nVille : Angers\nPays : France\n`,
    );
    expect(cv.person.city?.value).toBe('Angers');
  });
});

describe('the telephone', () => {
  test.each(['Tel : 771234567', '27123456'])('%s', (line) => {
    const cv = typed(`Awa NDOYE\nawa.ndoye@example.org\n${line}\n`);
    expect(cv.person.phone?.value.replace(/\D/gu, '')).toBe(line.replace(/\D/gu, ''));
  });
});

describe('a name that the page does not hold whole', () => {
  const BODY = [
    ['EXPÉRIENCES', 14],
    ['2023 Vendeuse, Boulangerie des Halles', 10],
  ] as const;

  test('given name and surname in the largest type, what she looks for between them', () => {
    const cv = drawn([
      ['Solène', 33],
      ['Consultante en logiciels', 19],
      ['Garrigou', 33],
      ['ancienne.adresse@example.org', 10],
      ...BODY,
    ]);
    expect(head(cv)).toEqual(['Solène', 'Garrigou', 'Consultante en logiciels']);
  });

  test('the e-mail tells it where it is drawn, to be confirmed', () => {
    const cv = drawn([
      ["À la recherche d'une alternance pour 2026", 15],
      ['solene.garrigou@example.org', 12],
      ...BODY,
    ]);
    expect(head(cv).slice(0, 2)).toEqual(['Solene', 'Garrigou']);
    expect([cv.person.firstName?.confidence, cv.person.lastName?.confidence]).toEqual([
      'doubtful',
      'doubtful',
    ]);
    const { start, end } = cv.person.lastName?.source ?? { start: 0, end: 0 };
    expect(cv.document.text.slice(start, end)).toBe('garrigou');
  });

  test('the e-mail tells the given name beside a surname in the largest type, though a house is named', () => {
    const cv = drawn([
      ['Garrigou', 60],
      ['Expériences professionnelles', 18],
      ['AVRIL - JUIN 2025\tCabinet Le Merisier', 14],
      ['Stagiaire en communication', 12],
      ['CONTACT', 18],
      ['solenegarrigou@example.org', 11],
    ]);
    expect(head(cv).slice(0, 2)).toEqual(['Solene', 'Garrigou']);
  });

  test('an e-mail made of other words tells none', () => {
    const cv = drawn([
      ["À la recherche d'une alternance pour 2026", 15],
      ['solene.travail@example.org', 12],
      ...BODY,
    ]);
    expect(head(cv).slice(0, 2)).toEqual([null, null]);
  });
});
