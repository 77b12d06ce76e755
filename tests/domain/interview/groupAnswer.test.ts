import { expect, test } from 'vitest';

import { EMPTY_ANSWER } from '#/domain/interview/interview';
import type { InterviewQuestion } from '#/domain/interview/interview';
import { nextStepOf } from '#/domain/interview/review/nextStep';
import { reviewAnswer } from '#/domain/interview/review/reviewAnswer';

const question: InterviewQuestion = {
  id: 'group',
  text: 'Racontez une réussite.',
  origin: 'base',
  kind: 'behavioural',
  shape: 'star',
  because: null,
  topicIds: [],
};

test.each([
  'Nous avons gagné le concours régional.',
  'Nous avons installé les rayons avant l’ouverture.',
  'On a livré le chantier avec deux jours d’avance.',
])('what a group did is kept as told, and one’s own part asked for: %s', (text) => {
  const seen = reviewAnswer(question, { ...EMPTY_ANSWER, text }, [], null);
  const step = nextStepOf('person', text, seen, question, { cv: null, topics: [], questions: [] });
  expect(step?.rewritten.startsWith(text)).toBe(true);
  expect(step?.rewritten).toContain('Pour ma part, j’ai …');
  expect(step?.fromCv).toBeNull();
});
