import { describe, expect, test } from 'vitest';

import {
  CLOSING_QUESTIONS,
  EXTRA_QUESTIONS,
  OPENING_QUESTIONS,
} from '#/domain/interview/baseQuestions.fr';
import { extraQuestions } from '#/domain/interview/baseQuestions.fr';
import { composeInterview } from '#/domain/interview/composeInterview';
import type { InterviewPlan } from '#/domain/interview/composeInterview';
import { QUESTION_KINDS } from '#/domain/interview/interview';
import type { InterviewQuestion, InterviewTopic } from '#/domain/interview/interview';
import { INTERVIEW_SIZES } from '#/domain/interview/interviewsRecord';
import type { InterviewChoices } from '#/domain/interview/interviewsRecord';
import { PRACTICE_QUESTIONS } from '#/domain/interview/practiceQuestions.fr';
import { missionQuestion } from '#/domain/interview/topicQuestions.fr';
import { INTERVIEW_OFFER, INTERVIEW_TOPICS } from '#tests/support/builders/anInterview';

const none: InterviewChoices = { size: 'whole', kinds: [], practice: false };
const ids = (
  offerText: string,
  choices: InterviewChoices = none,
  topics: readonly InterviewTopic[] = [],
  seed = 0,
): readonly string[] =>
  composeInterview({ offerText, topics, trade: null, choices, seed }).map(({ id }) => id);

describe('the questions of the specification', () => {
  test('four, then four', () => {
    expect(OPENING_QUESTIONS).toHaveLength(4);
    expect(CLOSING_QUESTIONS).toHaveLength(4);
    expect(ids('Vendeur en CDI')).toEqual(
      [...OPENING_QUESTIONS, ...CLOSING_QUESTIONS].map(({ id }) => id),
    );
  });

  test('each of the four words adds its question in the middle', () => {
    expect(ids('PROJET, Équipe, leadership et agile').slice(4, 8)).toEqual(
      EXTRA_QUESTIONS.map(({ question }) => question.id),
    );
    expect(ids('PROJET, Équipe, leadership et agile')).toHaveLength(12);
  });

  test.each([
    ['Vous menez des projets', ['projet']],
    ['au sein de nos équipes', ['equipe']],
    ['un leadership reconnu', ['leadership']],
    ['en méthode Agile', ['agile']],
    ['équipement fragile, projeter', []],
  ])('%s', (text, expected) => {
    expect(extraQuestions(text).map(({ id }) => id)).toEqual(expected);
  });
});

describe('questions drawn from the offer', () => {
  const all: InterviewChoices = { ...none, kinds: QUESTION_KINDS };
  const plan = (over: Partial<InterviewPlan> = {}) =>
    composeInterview({
      offerText: INTERVIEW_OFFER,
      topics: INTERVIEW_TOPICS,
      trade: 'J1501',
      choices: all,
      seed: 0,
      ...over,
    });
  const drawnIn = (questions: readonly InterviewQuestion[]) =>
    questions.filter(({ origin }) => origin === 'offer' || origin === 'gap');

  test.each([
    ['short', 3],
    ['usual', 6],
    ['whole', 13],
  ] as const)('%s: %i questions', (size, count) => {
    expect(plan({ choices: { ...all, size } })).toHaveLength(count);
    expect(INTERVIEW_SIZES).toContain(size);
  });

  test('six by default: three classic, three from the offer, ending on a story', () => {
    const questions = plan({ choices: { ...all, size: 'usual' } });
    expect(questions.map(({ origin }) => origin)).toEqual([
      'base',
      'base',
      'offer',
      'offer',
      'offer',
      'base',
    ]);
    expect(questions[2]?.text).toContain('Le poste est de nuit');
    expect(questions.at(-1)?.shape).toBe('star');
  });

  test('a text that asks for nothing still gives six', () => {
    const questions = plan({
      offerText: 'Poste à pourvoir.',
      topics: [],
      trade: null,
      choices: { ...all, size: 'usual' },
    });
    expect(questions).toHaveLength(6);
  });

  test('tell why, with whole words of the offer where they quote it', () => {
    for (const { because } of drawnIn(plan())) {
      expect(because).toMatch(/^parce que /u);
      const quoted = /«\u00a0(.+)\u00a0»/u.exec(because ?? '')?.[1] ?? '';
      expect(INTERVIEW_OFFER).toContain(quoted);
    }
  });

  test('words of the offer that the lexicon does not know are asked of nobody', () => {
    const [one] = INTERVIEW_TOPICS;
    const scrap = one ? [{ ...one, concept: null, label: 'pièces demandées' }] : [];
    expect(
      plan({ topics: scrap })
        .map(({ text }) => text)
        .join(' '),
    ).not.toContain('pièces');
  });

  test('a quality is shown by a story, never asked for by its name', () => {
    expect(
      plan()
        .map(({ text }) => text)
        .join(' '),
    ).not.toMatch(/écoute/iu);
  });

  test('only what is surely absent is called so', () => {
    const origins = (answer: InterviewTopic['answer']) =>
      plan({
        topics: INTERVIEW_TOPICS.slice(0, 1).map((topic) => ({ ...topic, kind: 'tool', answer })),
      }).map(({ origin }) => origin);
    expect(origins('missing')).toContain('gap');
    expect(origins('unknown')).not.toContain('gap');
  });

  test('one question for each clause', () => {
    const [one] = INTERVIEW_TOPICS;
    const twice = one ? [one, { ...one, id: 'skill-9', words: 'Netsoins' }] : [];
    expect(ids('x', all, twice).filter((id) => id.startsWith('offer-'))).toHaveLength(1);
  });

  test('the same plan gives the same interview, another seed another one', () => {
    expect(plan({ seed: 1 })).toEqual(plan({ seed: 1 }));
    expect(plan({ seed: 1 }).map(({ text }) => text)).not.toEqual(plan().map(({ text }) => text));
  });
});

describe('conditions and loads of a post', () => {
  const first = (offerText: string, trade: string | null = 'J1506') =>
    composeInterview({
      offerText,
      topics: [],
      trade,
      choices: { size: 'usual', kinds: QUESTION_KINDS, practice: false },
      seed: 0,
    })[2]?.text;

  test.each([
    [
      'Vous serez seule le week-end dans une unité de 28 lits.',
      'Vous serez seul·e le week-end pour 28 lits\u00a0: racontez un week-end difficile.',
    ],
    [
      'Un service de 120 couverts par jour.',
      'Comptez ici 120 couverts\u00a0: racontez votre service le plus chargé.',
    ],
    ['Notre clinique compte 320 lits.', 'Racontez une garde où plusieurs patients'],
    [
      'Vous animez l’équipe de 8 techniciens.',
      'Vous aurez à encadrer 8 techniciens\u00a0: racontez un désaccord',
    ],
  ])('%s', (offerText, begins) => {
    expect(first(offerText)).toContain(begins);
  });
});

describe('missions as a recruiter asks about them', () => {
  test.each([
    [
      '- Assurer les soins d’hygiène et de confort des résidents',
      'Vous aurez à assurer les soins d’hygiène et de confort des résidents\u00a0: racontez',
    ],
    [
      'Vous assurez le suivi des dossiers.',
      'Ici, vous assurez le suivi des dossiers\u00a0: racontez',
    ],
    [
      'Gestion des stocks de la réserve',
      'Le travail comprend la gestion des stocks de la réserve\u00a0: racontez',
    ],
  ])('%s', (line, begins) => {
    expect(missionQuestion(line)).toContain(begins);
  });

  test.each([
    'préparer les pièces demandées par les',
    'Sérieux',
    'Commis de cuisine H/F',
    'un poste en CDI …',
    'Vous êtes dynamique et motivé',
    'TENUE DE LA CAISSE ET ACCUEIL',
  ])('a scrap makes no question: %s', (line) => {
    expect(missionQuestion(line)).toBeNull();
  });
});

describe('practice with forbidden questions', () => {
  test('is off unless chosen, and goes through all of them over time', () => {
    expect(ids('x').some((id) => id.startsWith('practice-'))).toBe(false);
    const seen = new Set(
      [0, 1, 2, 3].flatMap((seed) =>
        ids('x', { ...none, practice: true }, [], seed).filter((id) => id.startsWith('practice-')),
      ),
    );
    expect(seen.size).toBe(PRACTICE_QUESTIONS.length);
  });

  test('each names its criterion, what may be asked, and two ways out that pass the review', () => {
    for (const { criterion, lawful, waysOut } of PRACTICE_QUESTIONS) {
      expect(criterion).not.toBe('');
      expect(lawful).not.toBe('');
      expect(waysOut).toHaveLength(2);
    }
  });
});

test.each([
  'Patience et fermeté avec les enfants du groupe',
  'Sens du service et de l’accueil des familles',
  'La rigueur dans la tenue des registres',
])('a way of being that stands among the missions is no work: %s', (line) => {
  expect(missionQuestion(line)).toBeNull();
});

test('of two things to do, one is asked about', () => {
  expect(
    missionQuestion('Participer à la taille des haies et veiller à la propreté des allées'),
  ).toContain('Vous aurez à participer à la taille des haies\u00a0:');
});
