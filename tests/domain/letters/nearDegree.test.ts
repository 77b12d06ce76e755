import { describe, expect, test } from 'vitest';

import { degreeSlots, isStudyFar } from '#/domain/letters/compose/degreeSlots.fr';
import type { Degree } from '#/domain/letters/sources/candidate';
import { readLetterOffer } from '#/domain/letters/sources/letterOffer';
import { aLetterInput } from '#tests/support/builders/aLetter';

const aDegree = (text: string, level: number, isCertificate = false): Degree => ({
  text,
  level,
  source: { from: 'cv', place: 'education', where: null, quote: text },
  ...(isCertificate ? { isCertificate } : {}),
});

const told = (degrees: readonly Degree[], title: string, asked: string): string => {
  const offer = {
    ...readLetterOffer(`${title}\n\nProfil recherché :\n- ${asked}\n`),
    title,
  };
  const { candidate } = aLetterInput({});
  const slots = degreeSlots({ ...candidate, degrees }, offer);
  return slots['aDegree']?.text ?? slots['training']?.text ?? '';
};

describe('the degree that a letter tells', () => {
  test('is the one of the trade, however old and whatever is newer or higher', () => {
    const degrees = [
      aDegree('Formation Développeur web', -1),
      aDegree('Licence Arts du spectacle', 3),
      aDegree('Diplôme d’État d’aide-soignant', 0),
    ];
    expect(told(degrees, 'Aide-soignant de nuit', 'Douceur et patience')).toBe(
      'le diplôme d’État d’aide-soignant',
    );
  });

  test('may be a certificate of the trade beside the studies', () => {
    const degrees = [
      aDegree('Licence Histoire', 3),
      aDegree('Titre professionnel Agent de sécurité', -1, true),
    ];
    expect(told(degrees, 'Agent de sécurité', 'Ponctualité')).toContain('Agent de sécurité');
  });

  test('is none where only a short course or a certificate of another trade is held', () => {
    const degrees = [
      aDegree('Formation Développeur web', -1),
      aDegree('Titre professionnel Boulanger', -1, true),
    ];
    expect(told(degrees, 'Auxiliaire de vie', 'Douceur et patience')).toBe('');
  });

  test('is not of the trade by the rank that both name', () => {
    const degrees = [
      aDegree('Titre professionnel Agent de propreté', -1, true),
      aDegree('Titre professionnel Secrétaire médicale', -1, true),
    ];
    expect(told(degrees, 'Agent de sécurité', 'Ponctualité')).toBe('');
  });

  test('is of another field only where it reaches the level asked for', () => {
    const degrees = [aDegree('BTS Viticulture', 2)];
    expect(told(degrees, 'Chargé de clientèle bancaire', 'Formation bac +2')).toContain('BTS');
    expect(told(degrees, 'Chargé de clientèle bancaire', 'Formation bac +5')).toBe('');
  });
});

test('what is studied is told alone only where no degree is nearer to the trade', () => {
  const offer = { ...readLetterOffer('Boulanger\n\nPétrir et cuire le pain.'), title: 'Boulanger' };
  const { candidate } = aLetterInput({});
  const held = { ...candidate, degrees: [aDegree('CAP Boulanger', 0)] };
  const study = { text: 'Licence Histoire', source: aDegree('Licence Histoire', 3).source };
  expect(isStudyFar({ ...held, studies: [study] }, offer)).toBe(true);
  expect(isStudyFar({ ...held, degrees: [], studies: [study] }, offer)).toBe(false);
});
