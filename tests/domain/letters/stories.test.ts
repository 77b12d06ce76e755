import { expect, test } from 'vitest';

import { prideSentence } from '#/domain/letters/compose/answers.fr';
import { NO_MATCH } from '#/domain/letters/compose/letterEvidence';
import { composeLetter } from '#/domain/letters/composeLetter';
import { personName } from '#/domain/letters/french/properNames.fr';
import { textOf } from '#/domain/letters/letter';
import { candidateFromCv } from '#/domain/letters/sources/candidate';
import { readDeed } from '#/domain/letters/sources/deed.fr';
import { startIn } from '#/domain/letters/sources/employer.fr';
import { readLetterOffer } from '#/domain/letters/sources/letterOffer';
import { tellTogether } from '#/domain/letters/sources/tellDeed.fr';
import { aLetterInput } from '#tests/support/builders/aLetter';
import { aReadCv } from '#tests/support/builders/aReadCv';

const togetherOf = (lines: readonly string[], ongoing: boolean): string =>
  tellTogether(
    lines.map((line) => readDeed(line, ongoing)).filter((deed) => deed !== null),
    { ongoing },
  );

const written = (cv: string, offer: string): string =>
  composeLetter(
    aLetterInput({
      candidate: candidateFromCv(aReadCv({}, cv)),
      offer: readLetterOffer(offer),
      match: NO_MATCH,
      keyPoints: '',
    }),
    0,
  )
    .paragraphs.map(textOf)
    .join('\n');

test('short lines of one post share a sentence, and what is over shares its auxiliary', () => {
  const lines = ['Pose de clôtures', 'Entretien du matériel', 'Taille des haies'];
  expect(togetherOf(lines, false)).toBe(
    'j’ai posé des clôtures, entretenu le matériel et taillé les haies',
  );
  expect(togetherOf(lines, true)).toBe(
    'je pose des clôtures, entretiens le matériel et taille les haies',
  );
});

test('a double line keeps its own "et" among others', () => {
  expect(
    togetherOf(['Entretien du matériel', 'Pose de clôtures, accueil des touristes'], false),
  ).toBe('j’ai entretenu le matériel, posé des clôtures et accueilli les touristes');
  expect(togetherOf(['Taille des haies et des arbustes', 'Pose de clôtures'], true)).toBe(
    'je taille les haies et les arbustes, et je pose des clôtures',
  );
});

test('a work done by some means needs no object', () => {
  expect(togetherOf(['Soudure par points'], true)).toBe('je soude par points');
});

const STUDENT = `Lou Marchetti
34000 Montpellier · 06 39 98 11 52 · lou.marchetti@example.org

EXPÉRIENCE PROFESSIONNELLE
Mise en rayon
Supermarché Olivette, Sète
Juillet 2023 – août 2023

FORMATION
2024 – en cours BUT Techniques de commercialisation, IUT de Sète
2022 Licence STAPS (2e année validée), Université de Toulon`;

test('who studies says so first, a post named by its work tells it, and half a degree is none', () => {
  const letter = written(STUDENT, 'Vendeur H/F\n\nVos missions\n- Tenir la caisse');
  expect(letter).toMatch(/^Je prépare actuellement un BUT Techniques de commercialisation/u);
  expect(letter).toContain('j’assurais la mise en rayon');
  expect(letter).not.toMatch(/comme mise en rayon|STAPS/u);
  expect(letter.match(/BUT/gu)).toHaveLength(1);
});

test('studies begun long ago are not told as going on', () => {
  const cv = STUDENT.replace('2024 – en cours', '2014 – en cours');
  const letter = written(cv, 'Vendeur H/F\n\nVos missions\n- Tenir la caisse');
  expect(letter).not.toMatch(/prépare actuellement/u);
});

test('a post left is told with what one was there, when, and what one did day after day', () => {
  const cv = `Marc Delorme
71000 Mâcon · 06 39 98 20 14 · marc.delorme@example.org

EXPÉRIENCE PROFESSIONNELLE
Carrossier
Garage Moulin, Mâcon
Avril 2018 – aujourd’hui
- Remplacement des ailes et des portières
- Contrôle des châssis

Tôlier
Garage Perron, Cluny
Septembre 2012 – mars 2018
- Réparation des plastiques
- Accueil des clients`;
  const letter = written(cv, 'Carrossier H/F\n\nVos missions\n- Remplacer les ailes');
  expect(letter).toMatch(
    /tôlier au Garage Perron de 2012 à 2018, j’(?:accueillais|réparais|y)|tôlier au Garage Perron de 2012 à 2018, je /u,
  );
  expect(letter).toContain('réparais les plastiques');
});

test('names, days and kinds of things are written as one writes them', () => {
  expect(personName('lou de marchetti')).toBe('Lou de Marchetti');
  expect(startIn('Poste à pourvoir à partir du 1 avril.', '2026-11-26')?.text).toBe('le 1er avril');
  const { missions } = readLetterOffer(
    'Assistant H/F\n\nVos missions\nVous serez responsable de l’assistance administrative et de la gestion des commandes.',
  );
  expect(missions.map(({ text }) => text)).toContain(
    'assurer l’assistance administrative et la gestion des commandes',
  );
});

test('an answer that is a sentence stays one, and several things are several', () => {
  expect(prideSentence('un voisin m’a dit merci')?.text).toBe('Un voisin m’a dit merci.');
  // What others did or are stands as a sentence of its own, and not behind "c'est".
  expect(prideSentence('trois de mes apprentis sont restés')?.text).toBe(
    'Ma fierté dans ce métier\u00a0: trois de mes apprentis sont restés.',
  );
  expect(prideSentence('un atelier que j’ai remis en route')?.text).toBe(
    'Ma fierté dans ce métier, c’est un atelier que j’ai remis en route.',
  );
  expect(prideSentence('les enfants qui reviennent')?.text).toBe(
    'Ma fierté dans ce métier, ce sont les enfants qui reviennent.',
  );
});
