import { expect, test } from 'vitest';

import { readCv } from '#/domain/cv/readCv';
import { emptyLexicon } from '#tests/domain/cv/tinyLexicon';
import { aDocument, aLine } from '#tests/support/builders/aDocument';

const heading = (text: string) => aLine(text, { bold: true, fontSize: 13 });
const bold = (text: string) => aLine(text, { bold: true });
const bullet = (text: string) => aLine(text, { bullet: true });

const cv = readCv(
  aDocument([
    aLine('YANN LE BIHAN', { fontSize: 22 }),
    aLine('Marin pêcheur, capitaine 200', { fontSize: 12 }),
    'Concarneau - 06 55 44 22 11',
    heading('EXPÉRIENCES EN MER'),
    bold('ARMEMENT KERSAUDY'),
    'Patron de pêche, 2019 à ce jour',
    bullet('Chalutier hauturier, 5 hommes'),
    bold('ARMEMENT BREIZH MAREE'),
    'Second mécanicien, 2014 - 2019',
    bullet('Entretien des moteurs'),
    'Matelot, 2010 - 2014',
    bullet('Tri, ramendage'),
    heading('BREVETS ET DIPLÔMES'),
    'CAPA Matelot, Lycée maritime du Guilvinec, 2010',
    heading('TANGO ET JARDIN'),
    'Danse depuis dix ans',
  ]),
  { lexicon: emptyLexicon, today: '2026-11-21' },
);

test('bold employers above their posts are each handed to the right ones', () => {
  expect(cv.experiences.map(({ jobTitle, company }) => [jobTitle?.value, company?.value])).toEqual([
    ['Patron de pêche', 'ARMEMENT KERSAUDY'],
    ['Second mécanicien', 'ARMEMENT BREIZH MAREE'],
    ['Matelot', 'ARMEMENT BREIZH MAREE'],
  ]);
});

test('tasks belong to their post', () => {
  expect(cv.experiences.map(({ tasks }) => tasks.map(({ value }) => value))).toEqual([
    ['Chalutier hauturier, 5 hommes'],
    ['Entretien des moteurs'],
    ['Tri, ramendage'],
  ]);
});

test('a heading nobody knows is told by its look', () => {
  const { text } = cv.document;
  expect(
    cv.sections.map(({ section, heading }) => [
      section,
      heading === null ? null : text.slice(heading.start, heading.end),
    ]),
  ).toEqual([
    ['contact', null],
    ['experience', 'EXPÉRIENCES EN MER'],
    ['education', 'BREVETS ET DIPLÔMES'],
    ['other', 'TANGO ET JARDIN'],
  ]);
});
