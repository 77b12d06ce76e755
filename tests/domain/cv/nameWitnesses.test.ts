import { describe, expect, test } from 'vitest';

import type { DocumentProperties } from '#/domain/cv/document';
import { documentFromText } from '#/domain/cv/documentFromText';
import { readCv } from '#/domain/cv/readCv';
import { emptyLexicon } from '#tests/domain/cv/tinyLexicon';

const tail =
  '\n\nExpérience\nCaissière, Superette Nord, 2019 - 2021\n\nFormation\nCAP Vente, Lycée Voltaire, 2018';

const nameOf = (
  top: string,
  file: { readonly name?: string; readonly properties?: DocumentProperties } = {},
) => {
  const document = documentFromText(`${top}${tail}`, file.name ?? 'cv.txt');
  const { properties } = file;
  const { person } = readCv(properties === undefined ? document : { ...document, properties }, {
    lexicon: emptyLexicon,
    today: '2026-11-21',
  });
  return [person.firstName?.value ?? null, person.lastName?.value ?? null];
};

describe('where the given names end and the surname begins', () => {
  test('is told by letters, though capitals tell nothing and no list holds the words', () => {
    expect(nameOf('Kerbrac Ludvine\nCaissière')).toEqual(['Ludvine', 'Kerbrac']);
    expect(nameOf('Ludvine Kerbrac\nCaissière')).toEqual(['Ludvine', 'Kerbrac']);
    expect(nameOf('Ozbekard Tuzinot Ludvine Marilène\nCaissière')).toEqual([
      'Ludvine Marilène',
      'Ozbekard Tuzinot',
    ]);
  });

  test('is told by the address of a page on a network, where a line breaks it or not', () => {
    const top = 'ALEXIS ROBIN\nCaissier\nlinkedin.com/in/';
    expect(nameOf(`${top}robin-alexis-12ab3`)).toEqual(['ROBIN', 'ALEXIS']);
    expect(nameOf(`${top}robin-\nalexis-12ab3`)).toEqual(['ROBIN', 'ALEXIS']);
    expect(nameOf(`${top}alexis-robin-12ab3`)).toEqual(['ALEXIS', 'ROBIN']);
  });

  test('is told by the label, also where it is misspelt', () => {
    expect(nameOf('NON : Robin\nPRENON : Alexis')).toEqual(['Alexis', 'Robin']);
  });

  test('is told by capitals in the title of the file', () => {
    expect(nameOf('ALEXIS ROBIN\nCaissier')).toEqual(['ALEXIS', 'ROBIN']);
    const properties = { title: 'CV ALEXIS Robin', author: 'SuperJoueur' };
    expect(nameOf('ALEXIS ROBIN\nCaissier', { properties })).toEqual(['ROBIN', 'ALEXIS']);
  });

  test('is told by capitals in the name of the file', () => {
    expect(nameOf('GAUTIER ALEXIS\nCaissier', { name: 'CV_GAUTIER_Alexis_2026.pdf' })).toEqual([
      'ALEXIS',
      'GAUTIER',
    ]);
  });

  test('is told by an account that holds another given name and one word of the page', () => {
    const properties = { title: '', author: 'Pauline Ozbek' };
    expect(nameOf('OZBEK TUZINA\nCaissière', { properties })).toEqual(['TUZINA', 'OZBEK']);
  });

  test('is told by the one mark of the e-mail', () => {
    expect(nameOf('Solange Martial Ozbek\nCaissière\nsolange.martialozbek@example.org')).toEqual([
      'Solange',
      'Martial Ozbek',
    ]);
  });

  test('is not told by the account of somebody else, nor by a template', () => {
    const properties = { title: 'Blue Simple Resume', author: 'Maria Tuzina' };
    expect(nameOf('Ozbek Alexis\nCaissier', { properties })).toEqual(
      nameOf('Ozbek Alexis\nCaissier'),
    );
  });

  test('is not told by capitals that the page contradicts itself in', () => {
    const top = 'Ozbek ALEXIS\nCaissier\nOZBEK Alexis\n06 11 22 33 44';
    expect(nameOf(top)).toEqual(['ALEXIS', 'Ozbek']);
  });
});

test('a name is never taken from the file alone', () => {
  const properties = { title: 'CV Julie Martin', author: 'Julie Martin' };
  expect(nameOf('06 11 22 33 44\nvente@example.org', { properties })).toEqual([null, null]);
});
