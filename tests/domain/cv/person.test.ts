import { describe, expect, test } from 'vitest';

import type { Cv } from '#/domain/cv/cv';
import { documentFromText } from '#/domain/cv/documentFromText';
import { readCv } from '#/domain/cv/readCv';
import { emptyLexicon } from '#tests/domain/cv/tinyLexicon';
import { aDocument, aLine } from '#tests/support/builders/aDocument';

const options = { lexicon: emptyLexicon, today: '2026-11-21' };
const read = (text: string): Cv => readCv(documentFromText(text, 'cv.txt'), options);
const tail =
  '\n\nExpérience\nCaissière, Superette Nord, 2019 - 2021\n\nFormation\nCAP Vente, Lycée Voltaire, 2018';

describe('the name', () => {
  test.each([
    ['Awa NDIAYE', 'Awa', 'NDIAYE'],
    ['NDIAYE Awa', 'Awa', 'NDIAYE'],
    ['M. Pierre-Yves Le Goff', 'Pierre-Yves', 'Le Goff'],
    ['Mme Naïma BEN YOUSSEF', 'Naïma', 'BEN YOUSSEF'],
    ['Abdoulaye El Hadji', 'Abdoulaye', 'El Hadji'],
    ['Joris van der Meer', 'Joris', 'van der Meer'],
    ["Sean O'Brien", 'Sean', "O'Brien"],
    ['Koffi Jean-Paul ADJOUA', 'Koffi Jean-Paul', 'ADJOUA'],
    ['Nom : Traoré\nPrénom : Salif', 'Salif', 'Traoré'],
    ['Nom et prénom : DUVAL Chantal', 'Chantal', 'DUVAL'],
    ['CV de Chantal Duval', 'Chantal', 'Duval'],
    ['CURRICULUM VITAE\nChantal Duval', 'Chantal', 'Duval'],
    ['CURRICULUM\nVITAE\nDuval Chantal', 'Chantal', 'Duval'],
    ['Chantal DUVAL,20 ans', 'Chantal', 'DUVAL'],
    ["Vendeuse, je m'appelle\nChantal Duval et j'ai 39 ans. Je vis ici.", 'Chantal', 'Duval'],
    ['Bonjour, je suis Chantal Duval, vendeuse de métier.', 'Chantal', 'Duval'],
  ])('reads %j', (top, first, last) => {
    const { person } = read(`${top}\nVendeuse\n06 11 22 33 44${tail}`);
    expect([person.firstName?.value, person.lastName?.value]).toEqual([first, last]);
  });

  test('lets the e-mail settle the order', () => {
    const { person } = read(`Rakoto Faly\nCaissier\nfaly.rakoto@example.mg${tail}`);
    expect(person.firstName?.value).toBe('Faly');
  });

  test('follows the largest letters, wherever the column stands', () => {
    const cv = readCv(
      aDocument([
        aLine('CONTACT', { region: 'side', block: 1, bold: true, fontSize: 12 }),
        aLine('06 11 22 33 44', { region: 'side', block: 1 }),
        aLine('Inès Castaing', { fontSize: 24, block: 2 }),
        aLine('Fleuriste', { fontSize: 14, block: 2 }),
        aLine('EXPÉRIENCE', { bold: true, fontSize: 12, block: 2 }),
        aLine('Fleuriste, Au Bleuet, 2019 - 2021', { block: 2 }),
      ]),
      options,
    );
    expect(cv.person.lastName?.value).toBe('Castaing');
    expect(cv.headline?.value).toBe('Fleuriste');
  });

  test('is found away from the top where the e-mail bears it out', () => {
    const { person } = read(
      `Vendeuse\nduvalchantal@example.org${tail}\n\nDivers\nLecture\nChantal Duval`,
    );
    expect([person.firstName?.value, person.lastName?.value]).toEqual(['Chantal', 'Duval']);
    expect(person.lastName?.confidence).not.toBe('sure');
  });

  test('is completed by the title of the file where the page shows a half of it, and never sure', () => {
    const document = aDocument([
      aLine('Duval', { fontSize: 30 }),
      aLine('Vendeuse', { fontSize: 14 }),
      aLine('06 11 22 33 44'),
    ]);
    const properties = { title: 'CV de Chantal DUVAL', author: '' };
    const { person } = readCv({ ...document, properties }, options);
    expect([person.firstName?.value, person.lastName?.value]).toEqual(['Chantal', 'Duval']);
    expect(person.firstName?.confidence).toBe('doubtful');
  });

  test.each([
    ['Chantal DUVAL Candidature stage Vendeuse 29 Juin au 25 Août', 'Chantal', 'DUVAL'],
    ['Chantal Duval à la recherche d’un emploi', 'Chantal', 'Duval'],
    ['Vendeuse Chantal Duval', 'Chantal', 'Duval'],
    ['DUVAL LE BLANC Chantal', 'Chantal', 'DUVAL LE BLANC'],
  ])('is read out of %j, where no sign sets it apart', (top, first, last) => {
    const { person } = read(`${top}\nchantal.duval@example.org\t28 ans\tManoir de l’Isle${tail}`);
    expect([person.firstName?.value, person.lastName?.value]).toEqual([first, last]);
  });

  test('is all that stands in the largest type, whatever parts it', () => {
    const large = { fontSize: 30, bold: true };
    const first = readCv(
      aDocument([
        aLine('Soula', large),
        aLine('Tél : 06 11 22 33 44'),
        aLine('Email : soulman@example.org'),
        aLine('Élève-ingénieur Electromécanicien', { fontSize: 14, bold: true }),
        aLine('KOUMBATI', large),
      ]),
      options,
    );
    expect([first.person.firstName?.value, first.person.lastName?.value]).toEqual([
      'Soula',
      'KOUMBATI',
    ]);
    const second = readCv(
      aDocument([
        aLine('ANNE MARIE', { fontSize: 15, bold: true }),
        aLine('CLAIRE ADOU ESSOMBA', { fontSize: 15, bold: true }),
        aLine('COORDONNÉES', { fontSize: 14, bold: true }),
        aLine('essombaclaire@example.org'),
      ]),
      options,
    );
    const { firstName, lastName } = second.person;
    expect(`${firstName?.value} ${lastName?.value}`).toBe('ANNE MARIE CLAIRE ADOU ESSOMBA');
  });

  test.each(['Nantes', 'Portfolio'])('takes no %s that stands in its type', (word) => {
    const cv = readCv(
      aDocument([
        aLine('Chantal Duval', { fontSize: 30 }),
        aLine('06 11 22 33 44'),
        aLine(word, { fontSize: 30 }),
        aLine('Vendeuse', { fontSize: 14 }),
      ]),
      options,
    );
    expect(cv.person.lastName?.value).toBe('Duval');
  });

  test('is no title of the document in the largest type', () => {
    const cv = readCv(
      aDocument([
        aLine('CURRICULUM', { fontSize: 30 }),
        aLine('VITAE', { fontSize: 30 }),
        aLine('Chantal Duval', { fontSize: 14 }),
        aLine('06 11 22 33 44'),
      ]),
      options,
    );
    expect(cv.person.lastName?.value).toBe('Duval');
  });

  test('is no trade that a sentence tells', () => {
    const { person } = read(`Je suis Vendeuse Qualifiée depuis dix ans.${tail}`);
    expect(person.lastName).toBeNull();
  });

  test('is not invented', () => {
    const { person } = read('06 11 22 33 44\nvente@example.org\n\nExpérience\n- caisse');
    expect(person.firstName).toBeNull();
    expect(person.lastName).toBeNull();
  });
});

describe('the telephone', () => {
  test.each([
    '06 12 34 56 78',
    '01.23.45.67.89',
    '0612345678',
    '+33 (0)6 12 34 56 78',
    '0033 6 12 34 56 78',
    '+32 475 12 34 56',
    '0475/12.34.56',
    '+41 79 123 45 67',
    '(514) 555-0182',
    '+212 661-234567',
    '+213 550 12 34 56',
    '+216 22 123 456',
    '+221 77 555 01 23',
    '+225 07 08 09 10 11',
    '(+225) 07 58 41 22 09',
    '(+33) 6 12 34 56 78',
    '(00221) 77 555 01 23',
    '+237 6 77 88 99 00',
    '+243 81 234 5678',
    '+261 34 12 345 67',
    '+509 3712-3456',
    '0696 12 34 56',
    '+961 3 123 456',
    '+971 50 123 4567',
    '+84 90 123 45 67',
  ])('reads %s', (phone) => {
    const { person } = read(`Awa Ndiaye\nVendeuse\nTél. : ${phone}\nawa@example.org${tail}`);
    expect(person.phone?.value).toBe(phone);
  });

  test('is neither a fax nor a period', () => {
    const { person } = read(`Awa Ndiaye\nVendeuse\nFax : 01 23 45 67 89\n2018 - 2020${tail}`);
    expect(person.phone).toBeNull();
  });
});

describe('the town', () => {
  test.each([
    ['12 rue des Lilas, 44100 Nantes', 'Nantes'],
    ['69007 LYON CEDEX 07', 'LYON'],
    ['Lyon 7e', 'Lyon'],
    ['Bordeaux (33)', 'Bordeaux'],
    ['Nice (06300)', 'Nice'],
    ['Dakar, Sénégal', 'Dakar'],
    ['Quartier Akwa, Douala (Cameroun)', 'Douala'],
    ['13100 Aix-en-Provence', 'Aix-en-Provence'],
    ['97190 Le Gosier', 'Le Gosier'],
    ['4000 Liège', 'Liège'],
    ['Fort-de-France, Martinique', 'Fort-de-France'],
    ['Adresse : 3 place du Marché 29000 Quimper', 'Quimper'],
  ])('reads %s', (line, town) => {
    const { person } = read(`Awa Ndiaye\nVendeuse\n${line}\nawa@example.org${tail}`);
    expect(person.city?.value).toBe(town);
  });

  test('is never a list of places to work in, nor a school or an employer', () => {
    const { person } = read(
      `Awa Ndiaye\nVendeuse\nawa@example.org\nMobilité : Lyon, Grenoble, Annecy\n\nExpérience\nCaissière, Superette, Dijon, 2019 - 2021\n\nFormation\nCAP Vente, Lycée Voltaire, Dijon, 2018`,
    );
    expect(person.city).toBeNull();
  });
});

describe('the e-mail', () => {
  test('is never the referee’s', () => {
    const { person } = read(
      `Awa Ndiaye${tail}\n\nRéférences\nM. Paul Sy, p.sy@example.org, 01 23 45 67 89`,
    );
    expect(person.email).toBeNull();
    expect(person.phone).toBeNull();
  });
});
