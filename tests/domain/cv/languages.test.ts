import { describe, expect, test } from 'vitest';

import { documentFromText } from '#/domain/cv/documentFromText';
import { readCv } from '#/domain/cv/readCv';
import { emptyLexicon } from '#tests/domain/cv/tinyLexicon';

const read = (text: string): (string | null)[][] =>
  readCv(documentFromText(`Awa Ndiaye\nVendeuse\n\n${text}`, 'cv.txt'), {
    lexicon: emptyLexicon,
    today: '2026-11-21',
  }).languages.map(({ language, level, cefr }) => [language.value, level?.value ?? null, cefr]);

describe('readLanguages', () => {
  test.each<[string, (string | null)[][]]>([
    [
      'Langues\nAnglais (courant), espagnol : notions',
      [
        ['Anglais', 'courant', 'C1'],
        ['Espagnol', 'notions', 'A2'],
      ],
    ],
    [
      'Langues\nFrançais : langue maternelle | Anglais : C1 (TOEIC 945)',
      [
        ['Français', 'langue maternelle', 'C2'],
        ['Anglais', 'C1', 'C1'],
      ],
    ],
    [
      'Langues\nAnglais ●●●○○\nAllemand ★★☆☆☆',
      [
        ['Anglais', '●●●○○', 'B1'],
        ['Allemand', '★★☆☆☆', 'A2'],
      ],
    ],
    ['Langues\nAnglais\tB2\tB2\tB1', [['Anglais', 'B2', 'B2']]],
    ['Langues\nAnglais – TOEIC : 800 points', [['Anglais', 'TOEIC : 800 points', 'B2']]],
    [
      'Langues\nAnglais\nIntermédiaire\nArabe\nNatif',
      [
        ['Anglais', 'Intermédiaire', 'B1'],
        ['Arabe', 'Natif', 'C2'],
      ],
    ],
    ['Langues\nWolof 5/5', [['Wolof', '5/5', 'C1']]],
    [
      'LANGUES : anglais technique, créole haïtien',
      [
        ['Anglais', 'technique', 'B1'],
        ['Créole haïtien', null, null],
      ],
    ],
    [
      'Divers\nBilingue anglais. Notions d’allemand.',
      [
        ['Anglais', 'Bilingue', 'C2'],
        ['Allemand', 'Notions', 'A2'],
      ],
    ],
    [
      'Languages\nEnglish: fluent\nFrench: native',
      [
        ['Anglais', 'fluent', 'C1'],
        ['Français', 'native', 'C2'],
      ],
    ],
  ])('reads %j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test('leaves alone a language that a task mentions', () => {
    expect(
      read(
        'Expérience\nGuide, Château de Brou, 2019 - 2021\n- Visites en anglais courant et en italien',
      ),
    ).toEqual([]);
  });

  test('leaves alone a language that is denied', () => {
    expect(read('Divers\nJe ne parle pas allemand couramment.')).toEqual([]);
  });
});
