import { describe, expect, test } from 'vitest';

import {
  CLOSING_QUESTIONS,
  EXTRA_QUESTIONS,
  OPENING_QUESTIONS,
} from '#/domain/interview/baseQuestions.fr';
import { composeInterview, extraQuestions } from '#/domain/interview/composeInterview';
import { QUESTION_KINDS } from '#/domain/interview/interview';
import type { InterviewTopic } from '#/domain/interview/interview';
import { OFFER_COUNTS } from '#/domain/interview/interviewsRecord';
import type { InterviewChoices } from '#/domain/interview/interviewsRecord';
import { PRACTICE_QUESTIONS } from '#/domain/interview/practiceQuestions.fr';
import { INTERVIEW_OFFER, INTERVIEW_TOPICS } from '#tests/support/builders/anInterview';

const none: InterviewChoices = { offerCount: 0, kinds: QUESTION_KINDS, practice: false };
const ids = (
  offerText: string,
  choices: InterviewChoices = none,
  topics: readonly InterviewTopic[] = [],
  seed = 0,
): readonly string[] => composeInterview({ offerText, topics, choices, seed }).map(({ id }) => id);

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
  const all: InterviewChoices = { ...none, offerCount: 8 };

  test.each(OFFER_COUNTS)('no more than the %i that were asked for', (offerCount) => {
    const drawn = ids(INTERVIEW_OFFER, { ...none, offerCount }, INTERVIEW_TOPICS).filter((id) =>
      id.startsWith('offer-'),
    );
    expect(drawn).toHaveLength(Math.min(offerCount, INTERVIEW_TOPICS.length));
  });

  test('stand in the middle, tell why, and quote the offer word for word', () => {
    const questions = composeInterview({
      offerText: INTERVIEW_OFFER,
      topics: INTERVIEW_TOPICS,
      choices: all,
      seed: 0,
    });
    const drawn = questions.filter(({ origin }) => origin === 'offer' || origin === 'gap');
    expect(drawn.length).toBeGreaterThan(3);
    for (const { because } of drawn) {
      const quoted = /«\u00a0(.+)\u00a0»/u.exec(because ?? '')?.[1] ?? 'nothing';
      expect(because).toMatch(/^parce que l’annonce /u);
      expect(INTERVIEW_OFFER).toContain(quoted);
    }
    expect(questions.slice(-4).map(({ id }) => id)).toEqual(CLOSING_QUESTIONS.map(({ id }) => id));
  });

  test('what the CV does not show comes first, and is asked as such', () => {
    const [first] = composeInterview({
      offerText: 'x',
      topics: INTERVIEW_TOPICS,
      choices: all,
      seed: 0,
    }).filter(({ origin }) => origin !== 'base');
    expect(first).toMatchObject({ origin: 'gap', shape: 'gap', topicIds: ['skill-2'] });
  });

  test('without a CV there is no gap', () => {
    const unread = INTERVIEW_TOPICS.map((topic) => ({ ...topic, answer: 'unknown' as const }));
    const questions = composeInterview({ offerText: 'x', topics: unread, choices: all, seed: 0 });
    expect(questions.some(({ origin }) => origin === 'gap')).toBe(false);
  });

  test('only of the kinds that were chosen', () => {
    const questions = composeInterview({
      offerText: 'x',
      topics: INTERVIEW_TOPICS,
      choices: { ...all, kinds: ['behavioural'] },
      seed: 0,
    }).filter(({ origin }) => origin === 'offer');
    expect(questions.map(({ topicIds }) => topicIds[0])).toEqual(['skill-3']);
  });

  test('one question for each clause', () => {
    const [one] = INTERVIEW_TOPICS;
    const twice = one ? [one, { ...one, id: 'skill-9', words: 'Netsoins' }] : [];
    expect(ids('x', all, twice).filter((id) => id.startsWith('offer-'))).toHaveLength(1);
  });

  test('the same plan gives the same interview, another seed other words', () => {
    const plan = (seed: number) =>
      composeInterview({ offerText: 'x', topics: INTERVIEW_TOPICS, choices: all, seed });
    expect(plan(1)).toEqual(plan(1));
    expect(plan(1).map(({ text }) => text)).not.toEqual(plan(0).map(({ text }) => text));
    expect(plan(1).map(({ id }) => id)).toEqual(plan(0).map(({ id }) => id));
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
