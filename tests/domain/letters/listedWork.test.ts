import { describe, expect, test } from 'vitest';

import { NO_MATCH } from '#/domain/letters/compose/letterEvidence';
import { composeLetter } from '#/domain/letters/composeLetter';
import { machineIn } from '#/domain/letters/french/machines.fr';
import { atOrganisation } from '#/domain/letters/french/nounPhrase';
import { atTown } from '#/domain/letters/french/properNames.fr';
import { textOf } from '#/domain/letters/letter';
import { candidateFromCv } from '#/domain/letters/sources/candidate';
import { diplomasIn } from '#/domain/letters/sources/certificates.fr';
import { readDeed } from '#/domain/letters/sources/deed.fr';
import { deedGate } from '#/domain/letters/sources/deedGate.fr';
import { houseIn } from '#/domain/letters/sources/entryLines.fr';
import { readLetterOffer } from '#/domain/letters/sources/letterOffer';
import { namedWork } from '#/domain/letters/sources/occupied.fr';
import { permitsIn } from '#/domain/letters/sources/permits.fr';
import { plainLine } from '#/domain/letters/sources/plainLine.fr';
import { readyIn } from '#/domain/letters/sources/ready.fr';
import { agreementOf } from '#/domain/letters/sources/sourceAgreement.fr';
import { sentencesOf } from '#/domain/letters/sources/taskLines.fr';
import { tell } from '#/domain/letters/sources/tellDeed.fr';
import { aLetterInput } from '#tests/support/builders/aLetter';
import { aReadCv } from '#tests/support/builders/aReadCv';

describe('what a list names', () => {
  test.each([
    ['encaissement', 'l’encaissement'],
    ['mise en rayon', 'la mise en rayon'],
    ['réception colis', 'la réception des colis'],
    ['inventaires', 'les inventaires'],
    ['soins visage', 'les soins du visage'],
  ])('work has its article: %s', (piece, said) => {
    expect(namedWork(plainLine(piece))).toBe(said);
  });

  test.each(['piscines', 'Transports Ardel', 'véhicule', 'souriante'])(
    'no work is named by « %s »',
    (piece) => {
      expect(namedWork(plainLine(piece))).toBeNull();
    },
  );

  test('a machine has its article, alone or with its kind', () => {
    expect(machineIn('autolaveuse')).toBe('l’autolaveuse');
    expect(machineIn('transpalette électrique')).toBe('le transpalette électrique');
    expect(machineIn('machine de production')).toBeNull();
    expect(machineIn('lunettes')).toBeNull();
  });
});

const CV = `Nour Belkacem
nour.belkacem@example.org

EXPÉRIENCE PROFESSIONNELLE
Vendeuse, Maison Ardel, Tours
2019 - 2024

FORMATION
2018 Bac pro vente, Lycée Brunel
2016 BEP vente, Lycée Brunel

COMPÉTENCES
encaissement, mise en rayon, inventaires, autolaveuse
lecture, danse
Disponible, ok samedis et dimanches`;
const written = (cv: string, offer: string, length = 5): string =>
  composeLetter(
    aLetterInput({
      candidate: candidateFromCv(aReadCv({}, cv)),
      offer: readLetterOffer(offer),
      match: NO_MATCH,
      keyPoints: '',
      length,
    }),
    0,
  )
    .paragraphs.map(textOf)
    .join('\n');
const OFFER = `Vendeuse
Maison Pontel
Vos missions :
- conseiller les visiteurs
- tenir les cabines d’essayage
- assurer la vente
- préparer les vitrines`;

describe('a letter of a post that tells no task', () => {
  const letter = written(CV, OFFER);

  test('tells the work that its writer lists, and no pastime', () => {
    expect(letter).toMatch(/l’encaissement, la mise en rayon et les inventaires/u);
    expect(letter).not.toMatch(/lecture|danse/u);
    expect(letter.match(/inventaires/gu)).toHaveLength(1);
  });

  test('tells both diplomas of the trade with their years', () => {
    expect(letter).toMatch(/bac pro vente \(Lycée Brunel, 2018\)/u);
    expect(letter).toMatch(/BEP vente \(Lycée Brunel, 2016\)/u);
  });

  test('does not tell the work that is asked for as its own', () => {
    expect(letter).not.toMatch(/conseiller les visiteurs|tenir les cabines/u);
    const other = OFFER.replace('Vendeuse', 'Couvreur').replace('les visiteurs', 'les toitures');
    expect(written(CV, other)).not.toMatch(/conseiller les toitures/u);
  });
});

describe('a diploma named outside of the studies', () => {
  const named = (line: string): readonly string[] =>
    diplomasIn(aReadCv({}, `Nour Belkacem\n\n${line}\n`)).map(({ text, year }) =>
      [text, year].filter((part) => part !== undefined).join(' '),
    );

  test('is found in a sentence, among licences and with its year', () => {
    expect(named('J’ai eu mon DEAVS en 2011 par la VAE avec le GRETA.')).toEqual(['DEAVS 2011']);
    expect(named('CACES 1 et 3, SST, CQP conducteur de ligne (2015), gestes et postures')).toEqual([
      'CQP conducteur de ligne 2015',
    ]);
  });

  test.each([
    'CQP conducteur de ligne en cours',
    'DEAVS pas obtenu',
    'Projet : titre professionnel cariste',
    'Niveau CAP cuisine',
  ])('is not held where its line says so: %s', (line) => {
    expect(named(line)).toEqual([]);
  });
});

describe('sentences of one’s own', () => {
  test('stay in the imperfect, and long ones are told apart', () => {
    const deed = readDeed('Je faisais le ménage, les courses et la préparation des repas');
    expect(deed && tell(deed, { ongoing: false })).toBe(
      'je faisais le ménage, les courses et la préparation des repas',
    );
    expect(
      sentencesOf(
        'Je sais me servir du lève-personne et du verticalisateur, je fais les transferts du lit au fauteuil et je tiens le cahier de liaison',
      ),
    ).toHaveLength(3);
  });

  test('that say which paper one has are no work', () => {
    for (const line of ['J’ai aussi le PSC1 et mon CAP couture', 'J’ai eu mon permis en 2011']) {
      const deed = readDeed(line, true);
      expect(deed === null || !deedGate(deed).passes).toBe(true);
    }
  });
});

test.each([
  ['Disponible immédiatement, jour nuit we.', 'immédiatement, le jour, la nuit et le week-end'],
  ['souriante, ok nuits et week end', 'la nuit et le week-end'],
  ['2x8 3x8 ok, froid ok', 'en 2x8 et en 3x8'],
  ['23 ans, permis B, libre tout de suite', 'immédiatement'],
  ['SERIEUSE, DISPONIBLE TOT LE MATIN ET LE SOIR', 'tôt le matin et le soir'],
])('when one can work is said in words: %s', (line, said) => {
  expect(readyIn(line)?.text).toBe(said);
});

test('papers are named in full, with all their categories', () => {
  const held = (cv: string, offer: string): readonly string[] =>
    permitsIn(cv, offer).map(({ text }) => text);
  expect(held('Carte pro CAR-091-2029', 'carte professionnelle exigée')).toEqual([
    'la carte professionnelle',
  ]);
  expect(held('CACES R489 1A 3 et 5', 'CACES')).toEqual(['les CACES R489 1A, 3 et 5']);
  expect(held('caces R482 cat A', 'CACES')).toEqual(['le CACES R482 catégorie A']);
});

test('houses that are called by initials, towns and trades have their place', () => {
  expect(atOrganisation('CPAM de Vauret')).toBe('à la CPAM de Vauret');
  expect(atOrganisation('CCAS de Vauret')).toBe('au CCAS de Vauret');
  expect(atOrganisation('Bar hôtel restaurant Le Logis Mirel')).toBe(
    'au bar hôtel restaurant Le Logis Mirel',
  );
  expect(atTown('Le pouzin')).toBe('au Pouzin');
  expect(houseIn('Caissiere', 'VENDEUSE')).toBeNull();
  expect(houseIn('Auto', 'entrepreneuse prothésiste')).toBeNull();
  expect(houseIn('Auto', 'mécanicien')).toBe('Auto');
});

test('a title that names two posts tells the gender, one that writes both forms does not', () => {
  expect(agreementOf('neutral', ['Cariste / préparateur de commandes'])).toBe('masculine');
  expect(agreementOf('neutral', ['employé libre-service'])).toBe('masculine');
  expect(agreementOf('neutral', ['Logisticien / Logisticienne'])).toBe('neutral');
});
