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
    [
      'Langues\nportugais (lu, écrit, parlé) ; niveau intermédiaire B2\npolonais (notions) : niveau débutant A1\nFrançais : niveau élevé',
      [
        ['Portugais', 'B2', 'B2'],
        ['Polonais', 'A1', 'A1'],
        ['Français', 'niveau élevé', 'C1'],
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

  test.each<[string, (string | null)[][]]>([
    ['Anglais : lu, écrit, parlé (B2)', [['Anglais', 'B2', 'B2']]],
    [
      'C1 Anglais / A2 Espagnol',
      [
        ['Anglais', 'C1', 'C1'],
        ['Espagnol', 'A2', 'A2'],
      ],
    ],
    ['Niveau B1 en espagnol', [['Espagnol', 'B1', 'B1']]],
    ['Anglais ............ B2', [['Anglais', 'B2', 'B2']]],
    [
      'Anglais | C1 | Allemand | B1',
      [
        ['Anglais', 'C1', 'C1'],
        ['Allemand', 'B1', 'B1'],
      ],
    ],
    ['Anglais niv. intermédiaire (B1+)', [['Anglais', 'B1+', 'B1']]],
    ['Anglais\nLu : B2\nÉcrit : B1', [['Anglais', 'B2', 'B2']]],
    ['Allemand : Goethe-Zertifikat B2', [['Allemand', 'B2', 'B2']]],
    ['Portugais du Brésil : B2', [['Portugais', 'B2', 'B2']]],
    ['Anglais britannique, C1', [['Anglais', 'C1', 'C1']]],
    ['Suisse-allemand : courant', [['Suisse allemand', 'courant', 'C1']]],
    ['Anglais ****', [['Anglais', '****', 'B2']]],
    ['Français (parlé et lu)', [['Français', 'parlé et lu', 'B1']]],
    ['Anglais (niveau lycée)', [['Anglais', 'niveau lycée', 'B1']]],
    [
      'Anglais (Compétence professionnelle limitée)',
      [['Anglais', 'Compétence professionnelle limitée', 'B1']],
    ],
    ['Japonais : N2 (JLPT)', [['Japonais', 'N2 (JLPT)', null]]],
  ])('reads the level in %j', (text, expected) => {
    expect(read(`Langues\n${text}`)).toEqual(expected);
  });

  test.each<[string, (string | null)[][]]>([
    [
      'Bilingue français-arabe',
      [
        ['Français', 'Bilingue', 'C2'],
        ['Arabe', 'Bilingue', 'C2'],
      ],
    ],
    [
      'Courant : anglais, espagnol',
      [
        ['Anglais', 'Courant', 'C1'],
        ['Espagnol', 'Courant', 'C1'],
      ],
    ],
    [
      'Langues maternelles : français, lingala',
      [
        ['Français', 'Langues maternelles', 'C2'],
        ['Lingala', 'Langues maternelles', 'C2'],
      ],
    ],
    [
      "Notions d'italien et d'allemand",
      [
        ['Italien', 'Notions', 'A2'],
        ['Allemand', 'Notions', 'A2'],
      ],
    ],
    [
      'Français et wolof : courant',
      [
        ['Français', 'courant', 'C1'],
        ['Wolof', 'courant', 'C1'],
      ],
    ],
    [
      'WOLOF, DIOLA : COURANT',
      [
        ['Wolof', 'COURANT', 'C1'],
        ['Diola', 'COURANT', 'C1'],
      ],
    ],
    [
      'Je parle anglais et espagnol couramment',
      [
        ['Anglais', 'couramment', 'C1'],
        ['Espagnol', 'couramment', 'C1'],
      ],
    ],
    [
      'Français, anglais : notions',
      [
        ['Français', null, null],
        ['Anglais', 'notions', 'A2'],
      ],
    ],
    [
      'Bon anglais, espagnol',
      [
        ['Anglais', 'Bon', 'B2'],
        ['Espagnol', null, null],
      ],
    ],
  ])('gives one level to the languages it serves in %j', (text, expected) => {
    expect(read(`Langues\n${text}`)).toEqual(expected);
  });

  test.each<[string, (string | null)[][]]>([
    [
      'Anglais – TOEIC Listening & Reading : 850/990',
      [['Anglais', 'TOEIC Listening & Reading : 850/990', 'B2']],
    ],
    ['Anglais IELTS 6.5', [['Anglais', 'IELTS 6.5', 'B2']]],
    ['Anglais - Linguaskill 176', [['Anglais', 'Linguaskill 176', 'B2']]],
    ['Anglais (TOEFL iBT 95)', [['Anglais', 'TOEFL iBT 95', 'C1']]],
    ['Français TCF 450', [['Français', 'TCF 450', 'B2']]],
    ['Anglais : Cambridge Advanced (CAE)', [['Anglais', 'Cambridge Advanced', 'C1']]],
    ['TOEIC obtenu en 2023 : 810 points', [['Anglais', 'TOEIC obtenu en 2023 : 810 points', 'B2']]],
    ['DELF B1 (2021)', [['Français', 'DELF B1', 'B1']]],
    ['TOEIC en 2023', []],
  ])('reads the test in %j', (text, expected) => {
    expect(read(`Langues\n${text}`)).toEqual(expected);
  });

  test('takes the level of a language from the test among the certificates', () => {
    expect(read('Langues\nAnglais, espagnol (B1)\n\nCertifications\nTOEIC : 850')).toEqual([
      ['Anglais', 'TOEIC : 850', 'B2'],
      ['Espagnol', 'B1', 'B1'],
    ]);
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
