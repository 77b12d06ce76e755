import { describe, expect, test } from 'vitest';

import { livesElsewhere } from '#/domain/letters/compose/frameSlots';
import { cameBefore } from '#/domain/letters/compose/inTime';
import { NO_MATCH } from '#/domain/letters/compose/letterEvidence';
import type { LetterMatch } from '#/domain/letters/compose/letterEvidence';
import { placeOf } from '#/domain/letters/compose/letterSlots';
import { moveOf, nearnessOf } from '#/domain/letters/compose/move';
import { planLetter } from '#/domain/letters/compose/plan';
import { composeLetter } from '#/domain/letters/composeLetter';
import { jobTitleFor } from '#/domain/letters/french/jobTitle.fr';
import { houseName } from '#/domain/letters/french/nounPhrase';
import { ownSentences } from '#/domain/letters/french/phrases.fr';
import { textOf } from '#/domain/letters/letter';
import { candidateFromCv } from '#/domain/letters/sources/candidate';
import type { CandidateExperience } from '#/domain/letters/sources/candidate';
import { tasksOf } from '#/domain/letters/sources/candidateTasks';
import { readLetterOffer } from '#/domain/letters/sources/letterOffer';
import type { LetterOffer } from '#/domain/letters/sources/letterOffer';
import { aLetterInput } from '#tests/support/builders/aLetter';
import { aReadCv } from '#tests/support/builders/aReadCv';

const source = { from: 'cv', place: 'experience', where: null, quote: 'a post' } as const;
const aPost = (differences: Partial<CandidateExperience>): CandidateExperience => ({
  jobTitle: 'Fleuriste',
  company: null,
  since: null,
  ongoing: false,
  status: 'job',
  isPlacement: false,
  lasted: null,
  tasks: [],
  lines: [],
  source,
  ...differences,
});

const textWith = (cv: string, offer: string, changed: Partial<LetterMatch> = {}): string => {
  const { near, ...read }: LetterOffer = readLetterOffer(offer);
  return composeLetter(
    aLetterInput({
      candidate: candidateFromCv(aReadCv({}, cv)),
      offer: near === undefined ? read : { ...read, near },
      match: { ...NO_MATCH, ...changed },
      keyPoints: '',
    }),
    0,
  )
    .paragraphs.map(textOf)
    .join('\n');
};

describe('what came before', () => {
  const now = aPost({ since: 2020, ongoing: true, span: { from: 2020 * 12, until: null } });

  test('was over when the next began', () => {
    const left = aPost({ since: 2016, span: { from: 2016 * 12, until: 2020 * 12 } });
    expect(cameBefore(left, now)).toBe(true);
    expect(cameBefore(now, left)).toBe(false);
  });

  test('is nothing that went on beside it', () => {
    const beside = aPost({ since: 2016, span: { from: 2016 * 12, until: 2023 * 12 } });
    expect(cameBefore(beside, now)).toBe(false);
  });

  test('is told by the years alone where no end is known', () => {
    expect(cameBefore(aPost({ since: 2016 }), aPost({ since: 2018 }))).toBe(true);
    expect(cameBefore(aPost({}), aPost({ since: 2018 }))).toBe(false);
  });

  test('is brought in as such only where it was over', () => {
    const told = (until: string): string =>
      textWith(
        `Maud Terrier
31000 Toulouse · 06 39 98 11 52 · maud.terrier@example.org

EXPÉRIENCE PROFESSIONNELLE
Fleuriste
Florivane, Toulouse
Janvier 2020 – aujourd’hui
- Composition des bouquets

Fleuriste
Grainor, Toulouse
Mars 2016 – ${until}
- Vente des plantes`,
        'Fleuriste H/F\n\nVos missions\n- Composer les bouquets\n- Vendre les plantes',
      );
    expect(told('décembre 2019')).toMatch(/(?:Auparavant|Avant cela), fleuriste chez Grainor/u);
    expect(told('juin 2023')).not.toMatch(/Auparavant|Avant cela|Plus tôt/u);
  });
});

describe('a house', () => {
  test.each([
    ['FLORIVANE DISTRIBUTION', 'Florivane Distribution'],
    ['ZOLIA', 'Zolia'],
    ['SNCF', 'SNCF'],
    ['Centre social LE TOURNIQUET', 'Centre social Le Tourniquet'],
  ])('%s is written %s', (written, expected) => {
    expect(houseName(written)).toBe(expected);
  });

  test.each(['CDI', 'Intérim', 'BTS Fleuriste', 'Clients particuliers', 'Freelance'])(
    '%s is none',
    (company) => {
      expect(placeOf(aPost({ company }))).toBeNull();
    },
  );

  test('a town is where one worked', () => {
    expect(placeOf(aPost({ company: 'TOULOUSE (31)' }))).toBe('à Toulouse');
    expect(placeOf(aPost({ company: 'BUT' }))).toBe('chez BUT');
  });
});

describe('how near a post is', () => {
  const offer = readLetterOffer('Hôte de jardinerie H/F\n\nVos missions\n- Conseiller les clients');
  const near = new Map([['Fleuriste', 0.9]]);

  test('is told by the register of trades', () => {
    expect(nearnessOf(aPost({}), { title: offer.title, near })).toBe(2);
    expect(nearnessOf(aPost({ jobTitle: 'Couvreur' }), { title: offer.title, near })).toBe(0);
  });

  test('among posts as near, the one that lasted and is late speaks', () => {
    const short = aPost({ company: 'Grainor', since: 2014, lasted: 3 });
    const long = aPost({ company: 'Florivane', since: 2016, lasted: 60 });
    const candidate = { ...aLetterInput().candidate, experiences: [long, short] };
    expect(planLetter(aLetterInput({ candidate, offer: { ...offer, near } }), 0).lead?.post).toBe(
      long,
    );
  });

  test('who was trained in the trade does not change for it', () => {
    const degree = {
      text: 'CAP Fleuriste',
      level: 0,
      source: { ...source, quote: 'CAP Fleuriste' },
    };
    const candidate = {
      ...aLetterInput().candidate,
      headline: null,
      experiences: [aPost({ jobTitle: 'Couvreur', since: 2019, lasted: 40 })],
      degrees: [degree],
      studies: [],
    };
    const match = { ...NO_MATCH, trade: 0.1, standing: 'far' } as const;
    const input = aLetterInput({ candidate, offer, match });
    expect(moveOf(input)).toBe('change');
    const trained = { ...offer, near: new Map([['CAP Fleuriste', 0.8]]) };
    expect(moveOf({ ...input, offer: trained })).toBe('step');
  });
});

test('things told on one line between dashes are told each, and no dash opens another', () => {
  const told = (line: string): readonly string[] =>
    tasksOf([line], { id: 'x', ongoing: false }, (quote) => ({ ...source, quote })).map(
      (task) => task.source.quote,
    );
  expect(told('Taille des haies - Tonte des pelouses - Divers')).toEqual([
    'Taille des haies',
    'Tonte des pelouses',
  ]);
  expect(told('Entretien du parc - Montreuil')).not.toContain('Montreuil');
});

const LISTED = `Maud Terrier
31000 Toulouse · 06 39 98 11 52 · maud.terrier@example.org

COMPÉTENCES
Management d'équipe (jusqu'à 12 fleuristes)
Gestion des plannings

EXPÉRIENCE PROFESSIONNELLE
Mars 2018 – juin 2023
Responsable de boutique
Florivane, Toulouse`;
const HEAD = 'Responsable de magasin H/F\nJardinerie Aubrac, Rodez\n\nVos missions\n';

describe('a letter of a CV that lists what it holds', () => {
  const mark = {
    name: "Management d'équipe",
    isTool: false,
    weight: 0.8,
    stems: [],
    lines: [],
    listed: "Management d'équipe (jusqu'à 12 fleuristes)",
  };
  const letter = textWith(
    LISTED,
    `${HEAD}- Gérer les plannings des vendeurs\n- Suivre les stocks\n- Animer le point de vente`,
    {
      marks: [mark],
    },
  );

  test('names what is asked for and held, with how much of it', () => {
    expect(letter).toContain('encadrer une équipe (jusqu’à 12 fleuristes)');
  });

  test('does not offer to drop in from another town', () => {
    expect(letter).not.toMatch(/viendrais|peux venir/u);
    const input = aLetterInput({
      candidate: candidateFromCv(aReadCv({}, LISTED)),
      offer: readLetterOffer(`${HEAD}- Suivre les stocks`, { place: 'Rodez' }),
    });
    expect(livesElsewhere(input)).toBe(true);
  });
});

test('a title keeps no capital of a common word', () => {
  expect(jobTitleFor('Animateur de Réseaux Internationaux', 'neutral')).toBe(
    'animateur de réseaux internationaux',
  );
});

test('what one has not is nothing to open with', () => {
  expect(ownSentences('Je ne possède pas le permis de conduire les autocars.')).toEqual([]);
  expect(ownSentences('Je prépare chaque bouquet devant le client.')).toHaveLength(1);
});

test('projects that stand under no post are work done', () => {
  const cv = `Maud Terrier
31000 Toulouse · 06 39 98 11 52 · maud.terrier@example.org

PROJETS
Création d'un site de vente de bouquets
Animation d'un atelier floral

FORMATION
2024 BTS Communication, Lycée Aubrac, Rodez`;
  const { experiences } = candidateFromCv(aReadCv({}, cv));
  expect(experiences.flatMap(({ tasks }) => tasks).map(({ source: { quote } }) => quote)).toEqual([
    "Création d'un site de vente de bouquets",
    "Animation d'un atelier floral",
  ]);
});

test('a placement of another trade is not told beside the trade asked for', () => {
  const cv = `Maud Terrier
31000 Toulouse · 06 39 98 11 52 · maud.terrier@example.org

EXPÉRIENCE PROFESSIONNELLE
Juin 2023 – août 2023
Agente de nettoyage
Florivane, Toulouse

Janvier 2022 – mars 2022
Stage développeuse web
Grainor, Toulouse
- Création d'un site de vente`;
  const offer =
    'Agent de nettoyage H/F\n\nVos missions\n- Nettoyer les bureaux\n- Vider les corbeilles';
  expect(textWith(cv, offer)).not.toContain('site de vente');
});
