import { describe, expect, test } from 'vitest';

import { documentFromText } from '#/domain/cv/documentFromText';
import { readCv } from '#/domain/cv/readCv';
import { emptyLexicon, tinyLexicon } from '#tests/domain/cv/tinyLexicon';

const labelsOf = (text: string, lexicon = emptyLexicon): string[] =>
  readCv(documentFromText(text, 'cv.txt'), { lexicon, today: '2026-11-21' }).skills.map(
    ({ label }) => label,
  );

const cvWith = (part: string): string =>
  `Noor Valls\nTapissière\n\nExpérience\nTapissière, Atelier Lin, 2019 - 2021\n- Couture de housses\n\n${part}`;

describe('certificates by their letters', () => {
  test('stand in a sentence, a list or a line of studies', () => {
    const labels = labelsOf(
      cvWith(
        'Divers\n- Titulaire du PSC1 (2011), du SST (2020)\n\nFormation\nCAP Tapissier, 2018\nCACES 3',
      ),
    );
    expect(labels).toEqual(expect.arrayContaining(['PSC1', 'SST', 'CACES 3']));
  });

  test('or are told by the words of their bracket', () => {
    const labels = labelsOf(
      cvWith(
        'Formation\n2012 : BNSX (Brevet de natation des salons)\n2010 : LUMO (Atelier du cuir)',
      ),
    );
    expect(labels).toContain('BNSX');
    expect(labels).not.toContain('LUMO');
  });

  test('one that does not say of what is none', () => {
    const labels = labelsOf(cvWith('Formation\nCAP Tapissier, 2018\nCertificat de réussite'));
    expect(labels).not.toContain('Certificat de réussite');
  });
});

describe('names that no lexicon holds', () => {
  test('a mark of trade tells a product', () => {
    expect(labelsOf(cvWith('Profil\nJe couds sur Zorba® 3 et coupe au Lumotex®.'))).toEqual(
      expect.arrayContaining(['Zorba', 'Lumotex']),
    );
  });

  test('a bracket lists names of what stands before it', () => {
    const labels = labelsOf(
      cvWith('Profil\nTapissière, familière des machines à coudre (ZRB, Lumo...)'),
    );
    expect(labels).toEqual(expect.arrayContaining(['ZRB', 'Lumo']));
    expect(labelsOf(cvWith('Profil\nTapissière à domicile (Brest, Nantes)'))).not.toContain(
      'Nantes',
    );
  });

  test('beside an address a stack of tools is a list', () => {
    const lexicon = tinyLexicon({ Cardeuse: 'tool', Couseuse: 'tool', Piqueuse: 'tool' });
    const top =
      'Noor Valls\nTapissière\n06 00 00 00 00\nCardeuse\nCouseuse\nPiqueuse\nZorbex 3\n\n';
    const labels = labelsOf(`${top}Expérience\nTapissière, Atelier Lin, 2019 - 2021`, lexicon);
    expect(labels).toEqual(
      expect.arrayContaining(['Cardeuse', 'Couseuse', 'Piqueuse', 'Zorbex 3']),
    );
  });
});
