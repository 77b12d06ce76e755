import { describe, expect, test } from 'vitest';

import { openingsOf } from '#/domain/letters/compose/fill';
import { composeLetter } from '#/domain/letters/composeLetter';
import { offeredTitle } from '#/domain/letters/french/jobTitle.fr';
import { textOf } from '#/domain/letters/letter';
import { cleanLine, isIllWritten } from '#/domain/letters/sources/cleanLine.fr';
import { readDeed } from '#/domain/letters/sources/deed.fr';
import { permitsIn } from '#/domain/letters/sources/permits.fr';
import { tell } from '#/domain/letters/sources/tellDeed.fr';
import { cvOf, inputOf } from '#tests/coach/letters/letters';

const told = (line: string): string | null => {
  const deed = readDeed(line);
  return deed === null ? null : tell(deed, { ongoing: false });
};

describe('a line of a CV, before a sentence takes it', () => {
  test.each([
    ['Tenue de la base de clients Acmebase 12c TruffeHat 6 svn', 'Tenue de la base de clients'],
    ['Tri et emballage Garde d’enfants au village', 'Tri et emballage'],
    ['Conception d’un plan (projet de cour', 'Conception d’un plan'],
    ['Organisation de sorties (ski, théâtre, etc.)', 'Organisation de sorties (ski, théâtre)'],
    ['Accueil au Centre Hospitalier Universitaire', 'Accueil au Centre Hospitalier Universitaire'],
  ])('%s', (line, cleaned) => {
    expect(cleanLine(line)).toBe(cleaned);
  });

  test.each([
    'Gestion des serveur de test',
    'Implémentation du Ordonnanceur',
    'Site en HTML + CSS',
    'Chaînes binaires/ texte',
    'Suivi de la communica9on interne',
    'Rédaction de divers document',
  ])('is not told where nobody would sign it: %s', (line) => {
    expect(isIllWritten(line)).toBe(true);
    expect(told(line)).toBeNull();
  });

  test.each([
    'Gestion des quatre équipes',
    'Tenue des comptes du onzième étage',
    'Réponse aux e-mails',
  ])('is told where it is right: %s', (line) => {
    expect(isIllWritten(line)).toBe(false);
  });

  test.each([
    ['Ménage, repassage, vitres', 'j’ai fait le ménage et le repassage, ainsi que les vitres'],
    ['Aide aux aides-soignantes le week-end', 'j’ai aidé les aides-soignantes le week-end'],
    ['Aide à l’enseignante', 'j’ai aidé l’enseignante'],
    ['Aide dans les gestes du quotidien', 'j’ai aidé dans les gestes du quotidien'],
    [
      'Ramassage scolaire, 4 circuits, 52 élèves',
      'j’ai assuré le ramassage scolaire (4 circuits, 52 élèves)',
    ],
    ['Travail de 5h à 9h et de 17h à 20h', null],
  ])('%s', (line, sentence) => {
    expect(told(line)).toBe(sentence);
  });
});

test.each([
  ['Manager - Responsable de secteur', 'responsable de secteur'],
  ['Conducteur autocars polyvalent', 'conducteur d’autocars polyvalent'],
  ['Auxiliaire de vie sociale -AVS', 'auxiliaire de vie sociale'],
])('the title %s is said as %s', (title, said) => {
  expect(offeredTitle(title, 'masculine').replace(/de (?=a)/u, 'd’')).toBe(said);
});

test('a licence is named by the letter that the offer asks for, however the CV writes it', () => {
  expect(
    permitsIn('PERMIS : B, D - FIMO 2014, FCO 2024', 'permis D + FIMO ou FCO').map(
      ({ text }) => text,
    ),
  ).toEqual(['le permis D', 'la FIMO', 'la FCO']);
});

const BARE = `Nadège Fontvieille
Vendeuse
07000 Privas · 06 11 22 33 44

EXPÉRIENCE
Vendeuse, Bazar Lorient, Privas, 2023
Manutentionnaire, Dépôt Sarrasin, Privas, 2023`;

describe('a CV whose posts tell nothing', () => {
  test('gives a short letter that is whole, and asks for nothing in it', async () => {
    const input = await inputOf(await cvOf(BARE), {
      offerText:
        'Vendeur / Vendeuse (H/F)\n\nVos missions\n- Accueillir les clients\n- Tenir la caisse',
    });
    for (const tone of [0, 50, 100]) {
      const letter = composeLetter({ ...input, tone }, 0);
      const body = letter.paragraphs.map(textOf).join(' ');
      expect(body).not.toMatch(/[[\]]/u);
      expect(body).toContain('Bazar Lorient');
      const openings = letter.paragraphs.flatMap((paragraph) => openingsOf(textOf(paragraph)));
      expect(openings.filter((one) => one.startsWith('auparavant')).length).toBeLessThan(2);
    }
  });
});
