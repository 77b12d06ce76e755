import { expect, it } from 'vitest';

import { meantBy } from '#/domain/assistant/nearest';
import { createSubjectModel } from '#/domain/assistant/subjectModel';
import { createSubjectNet } from '#/domain/assistant/subjectNet';
import { SUBJECT_WEIGHTS } from '#/domain/assistant/subjectWeights';
import { WORD_WEIGHTS } from '#/domain/assistant/wordWeights';

// The digit of nothing is f, k stands five steps above it, a five below.
const net = createSubjectNet({
  subjects: 'holidays pay',
  words: 'beach wage sand',
  worths: '+++',
  // Two numbers a word: "sand" stands beside "beach", though no subject was fitted on it.
  vectors: { digits: 'kffkjf', step: 0.2 },
  hidden: { digits: 'kffk', step: 0.2 },
  hiddenBases: { digits: 'ff', step: 1 },
  spoken: { digits: 'kaak', step: 0.4 },
  spokenBases: { digits: 'ff', step: 1 },
});

it('was fitted on the same subjects as the signs of questions', () => {
  expect(createSubjectNet(WORD_WEIGHTS).subjects).toEqual(
    createSubjectModel(SUBJECT_WEIGHTS).subjects,
  );
});

it('takes a word for what the words near it say', () => {
  const [holidays = 0, pay = 0] = net.sharesIn(['sand']);
  expect(holidays).toBeGreaterThan(pay);
  expect(Math.exp(holidays) + Math.exp(pay)).toBeCloseTo(1);
  expect(net.sharesIn(['wage'])[1]).toBeGreaterThan(net.sharesIn(['wage'])[0] ?? 0);
});

it('tells how near two words mean', () => {
  expect(net.likeness('beach', 'beach')).toBe(1);
  expect(net.likeness('beach', 'sand')).toBeGreaterThan(0.5);
  expect(net.likeness('beach', 'wage')).toBe(0);
  expect(net.likeness('beach', 'unknown')).toBe(0);
});

it('takes no side where it knows no word', () => {
  const [holidays, pay] = net.sharesIn(['unknown']);
  expect(holidays).toBe(pay);
});

it('reads as another only a word that it does not hold', () => {
  const spell = (word: string): string => `${word}s`;
  const held = new Set(['sabl']);
  expect(meantBy('sable plag', spell, (word) => held.has(word))[0]).toBe('sabl');
  expect(meantBy('vag', spell, () => true)).toEqual(['vag']);
  expect(
    meantBy(
      'vag',
      () => 'plage',
      () => false,
    ),
  ).not.toEqual(['vag']);
});
