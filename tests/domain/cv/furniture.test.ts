import { describe, expect, test } from 'vitest';

import type { DocumentLine } from '#/domain/cv/document';
import { furnitureOf } from '#/domain/cv/sections/furniture';
import { linesOf } from '#/domain/cv/text/lines';
import { aDocument, aLine } from '#tests/support/builders/aDocument';

const furniture = (lines: readonly (string | DocumentLine)[]): string[] =>
  [...furnitureOf(linesOf(aDocument([...lines])))].map(({ text }) => text);

const onPage = (page: number, text: string): DocumentLine => aLine(text, { page });

describe('the marks of job boards and programs', () => {
  test.each([
    'CV envoyé par Hellowork. Contient des données personnelles : ne pas diffuser',
    'Créé avec Canva',
    'CV généré par www.cvdesignr.com',
    'Made with Resume.io',
    '14/03/2024 09:12\tMon CV',
    'file:///C:/Users/Documents/cv.html\t1/2',
  ])('"%s" is furniture', (mark) => {
    expect(furniture([mark, 'Odile Castagnet', 'Zingueuse'])).toEqual([mark]);
  });

  test.each([
    'Affiches réalisées pour le magasin avec Canva',
    'Canva',
    'linkedin.com/in/odile',
    'Respect des données personnelles et du RGPD',
    '14/03/2019 - 12/06/2021 Zingueuse',
  ])('"%s" is content', (line) => {
    expect(furniture(['Odile Castagnet', line])).toEqual([]);
  });
});

describe('pages', () => {
  test('numbers and running titles at the edge of a page', () => {
    expect(
      furniture([
        onPage(1, 'Odile Castagnet'),
        onPage(1, 'Expérience'),
        onPage(1, '2019 - 2022 Zingueuse'),
        onPage(1, '1'),
        onPage(2, 'Odile Castagnet'),
        onPage(2, 'Formation'),
        onPage(2, 'CAP Couvreur'),
        onPage(2, 'CV de Odile Castagnet - page 2'),
      ]),
    ).toEqual(['1', 'CV de Odile Castagnet - page 2', 'Odile Castagnet']);
  });

  test('a table of contents names no section', () => {
    expect(
      furniture([
        'Odile Castagnet',
        'Formation..............2',
        'Expériences............3',
        'Formation',
        'CAP Couvreur',
      ]),
    ).toEqual(['Formation..............2', 'Expériences............3']);
  });
});
