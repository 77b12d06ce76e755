import { describe, expect, test } from 'vitest';

import { NO_MATCH } from '#/domain/letters/compose/letterEvidence';
import type { LetterInput } from '#/domain/letters/compose/letterInput';
import { planLetter } from '#/domain/letters/compose/plan';
import type { LetterPlan } from '#/domain/letters/compose/plan';
import { composeLetter } from '#/domain/letters/composeLetter';
import { textOf } from '#/domain/letters/letter';
import { candidateFromCv } from '#/domain/letters/sources/candidate';
import { readLetterOffer } from '#/domain/letters/sources/letterOffer';
import { aLetterInput } from '#tests/support/builders/aLetter';
import { aReadCv } from '#tests/support/builders/aReadCv';

const HEAD = `Maud Terrier
31000 Toulouse · 06 39 98 11 52 · maud.terrier@example.org
`;

const inputFor = (cv: string, offer: string, more: Partial<LetterInput> = {}): LetterInput =>
  aLetterInput({
    candidate: candidateFromCv(aReadCv({}, `${HEAD}\n${cv}`)),
    offer: readLetterOffer(offer),
    match: NO_MATCH,
    keyPoints: '',
    ...more,
  });
const bodyOf = (input: LetterInput, variant = 0): string =>
  composeLetter(input, variant).paragraphs.map(textOf).join(' ');
const quotesOf = (plan: LetterPlan): readonly string[] =>
  [plan.lead, ...plan.next].flatMap((one) => one?.lines ?? []).map(({ task }) => task.source.quote);

const FLORIST = `EXPÉRIENCE PROFESSIONNELLE
Gardienne d’immeuble
Résidence Florivane, Toulouse
Mars 2023 – aujourd’hui
- Distribution du courrier
- Sortie des conteneurs

Fleuriste
Grainor, Toulouse
Mars 2016 – février 2023
- Composition de 30 bouquets par jour
- Vente des plantes en boutique
- Réception des livraisons
- Entretien de la vitrine`;
const OFFER = `Fleuriste H/F
Jardinerie Aubrac, Toulouse

Vos missions
- Composer les bouquets
- Vendre les plantes
- Tenir la vitrine propre`;

describe('the plan of a letter', () => {
  test('lets the post that is nearest speak first, and leaves unsaid nothing of where its writer is', () => {
    const input = inputFor(FLORIST, OFFER);
    const plan = planLetter(input, 0);
    expect(plan.lead?.post.jobTitle).toBe('Fleuriste');
    expect(bodyOf(input)).toContain('ardienne d’immeuble');
  });

  test('opens on what is counted and on what is asked, and keeps its lead in every version', () => {
    const input = inputFor(FLORIST, OFFER);
    const [first = ''] = quotesOf(planLetter(input, 0));
    expect(first).toContain('30 bouquets');
    for (const variant of [1, 2, 3])
      expect(planLetter(input, variant).lead?.post.jobTitle).toBe('Fleuriste');
  });

  test('tells nothing of another trade that shows nothing of what is asked', () => {
    const plan = planLetter({ ...inputFor(FLORIST, OFFER), length: 2 }, 0);
    expect(quotesOf(plan)).not.toContain('Sortie des conteneurs');
  });

  test('tells no line that another paragraph tells', () => {
    const taken = new Set(['Vente des plantes en boutique']);
    expect(quotesOf(planLetter(inputFor(FLORIST, OFFER), 0, taken))).not.toContain(
      'Vente des plantes en boutique',
    );
  });

  test('lets a placement lead only where no job is near', () => {
    const learnt = `EXPÉRIENCE PROFESSIONNELLE
Stagiaire fleuriste
Grainor, Toulouse
Mars 2024 – juin 2024
- Composition des bouquets`;
    const input = inputFor(learnt, OFFER);
    expect(planLetter(input, 0).relation).toBe('first');
    expect(bodyOf(input)).toMatch(
      /stage chez Grainor m’a permis de composer|stage chez Grainor, /u,
    );
    const job = `${learnt}

Fleuriste
Florivane, Toulouse
Mars 2021 – février 2024
- Vente des plantes`;
    expect(planLetter(inputFor(job, OFFER), 0).lead?.post.company).toContain('Florivane');
  });

  test('says what one studies first, and a change of trade as one', () => {
    const student = `${FLORIST.replace('aujourd’hui', 'juin 2024')}

FORMATION
2025 – en cours BTS Horticulture, Lycée Aubrac, Rodez`;
    expect(planLetter(inputFor(student, OFFER), 0).relation).toBe('student');
    const match = { ...NO_MATCH, trade: 0.1, standing: 'far' } as const;
    const other = 'Couvreur H/F\n\nVos missions\n- Poser les tuiles\n- Réception des livraisons';
    const input = inputFor(FLORIST, other, { match });
    expect(planLetter(input, 0).relation).toBe('change');
    expect(bodyOf(input)).toContain('une autre direction à mon parcours');
  });
});

test('a post still held in the trade speaks before one left under the very title, and the title asked for names nobody’s post', () => {
  const cv = `EXPÉRIENCE PROFESSIONNELLE
Responsable de boutique florale
Florivane, Toulouse
Mars 2021 – aujourd’hui
- Composition de 40 bouquets par jour
- Encadrement de deux apprentis

Fleuriste
Mars 2016 – février 2021
- Vente des plantes
- Livraison des couronnes`;
  const input = inputFor(cv, OFFER);
  expect(planLetter(input, 0).lead?.post.ongoing).toBe(true);
  const body = bodyOf(input);
  expect(body).toMatch(/(?:Auparavant|Avant cela), fleuriste de 2016 à 2021, je /u);
  expect(body).not.toContain('À ce poste');
});

test('a school of a diploma stands in brackets, and what is none is left out', () => {
  const told = (line: string): string =>
    bodyOf(inputFor(`${FLORIST}\n\nFORMATION\n${line}`, OFFER));
  expect(told('2015 CAP Fleuriste, Lycée Aubrac, Rodez')).toMatch(/un CAP Fleuriste/u);
});

test('a post that tells nothing is named, even where the opening is of the trade alone', () => {
  const cv = `Fleuriste

EXPÉRIENCE PROFESSIONNELLE
Vendeuse en jardinerie
Grainor, Toulouse
Mars 2016 – février 2020`;
  expect(bodyOf(inputFor(cv, OFFER))).toMatch(/vendeuse en jardinerie chez Grainor/iu);
});

test('what was done nobody knows where is told as such, and as done', () => {
  const cv = `PROJETS
Création d'un site de vente de bouquets

FORMATION
2024 BTS Communication, Lycée Aubrac, Rodez`;
  const offer = 'Assistant de communication H/F\n\nVos missions\n- Créer les pages du site';
  expect(bodyOf(inputFor(cv, offer))).toMatch(/j’ai créé un site/u);
});

describe('the telling of a plan', () => {
  test('tells the daily work of a post left in the imperfect, with its years', () => {
    const body = bodyOf(inputFor(FLORIST, OFFER));
    expect(body).toMatch(/composais 30 bouquets par jour/u);
    expect(body).not.toMatch(/j’ai composé/u);
  });

  test('tells as things what only a verb of all work carries', () => {
    const body = bodyOf(
      inputFor(
        `EXPÉRIENCE PROFESSIONNELLE
Fleuriste
Grainor, Toulouse
Mars 2016 – aujourd’hui
- Composition des bouquets
- Astreinte du dimanche`,
        OFFER,
      ),
    );
    expect(body).toContain('en charge l’astreinte du dimanche');
    expect(body).not.toContain('j’assure');
  });

  test('never opens three sentences in a row by "je"', () => {
    for (const variant of [0, 1, 2]) {
      const { paragraphs } = composeLetter(inputFor(FLORIST, OFFER), variant);
      for (const { sentences } of paragraphs.filter(({ role }) => role === 'me'))
        expect(
          sentences
            .map(({ text }) => (/^J[e’]/u.test(text) ? 'j' : '-'))
            .join('')
            .includes('jjj'),
        ).toBe(false);
    }
  });
});
