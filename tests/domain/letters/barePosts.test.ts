import { expect, test } from 'vitest';

import { composeLetter } from '#/domain/letters/composeLetter';
import { textOf } from '#/domain/letters/letter';
import { candidateFromCv } from '#/domain/letters/sources/candidate';
import { readLetterOffer } from '#/domain/letters/sources/letterOffer';
import { aLetterInput } from '#tests/support/builders/aLetter';
import { aReadCv } from '#tests/support/builders/aReadCv';

const CV = `Jeanne Orvault
44000 Nantes · 06 39 98 44 21 · jeanne.orvault@example.org

EXPÉRIENCE PROFESSIONNELLE
Régleuse
Ateliers Morvan, Nantes
Janvier 2018 – décembre 2021`;

const bodyFor = (offer: string, cv = CV): string =>
  composeLetter(
    aLetterInput({
      candidate: candidateFromCv(aReadCv({}, cv)),
      offer: readLetterOffer(offer),
      keyPoints: '',
    }),
    0,
  )
    .paragraphs.map(textOf)
    .join(' ');

test('a post that tells no task is told by its title, its house and its years, and claims nothing', () => {
  const body = bodyFor(
    'Technicien de maintenance industrielle H/F\n\nVos missions\n- Régler les machines de la ligne\n- Préparer le matériel en atelier',
  );
  expect(body).toMatch(/régleuse aux Ateliers Morvan/u);
  expect(body).not.toMatch(/servira|m’aidera|régl(?:é|ais)|prépar(?:é|ais)/u);
});

test('a need that nothing shows is nowhere in the letter', () => {
  const body = bodyFor(
    'Infirmier H/F\n\nVos missions\n- Réaliser les pansements\n- Distribuer les traitements',
  );
  expect(body).not.toMatch(/pansement|traitement/u);
});
