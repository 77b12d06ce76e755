import { describe, expect, it } from 'vitest';

import { soundOf, createSpelling } from '#/domain/assistant/questionSpelling';

describe('how words sound', () => {
  it.each([
    ['kel', 'quel'],
    ['licensie', 'licencier'],
    ['aprentissage', 'apprentissage'],
    ['demissione', 'demissionner'],
    ['veu', 'veut'],
    ['belgik', 'belgique'],
  ])('%s sounds as %s', (typed, meant) => {
    expect(soundOf(typed)).toBe(soundOf(meant));
  });

  it.each([
    ['planter', 'plan'],
    ['gare', 'jare'],
    ['chat', 'cat'],
  ])('%s does not sound as %s', (one, other) => {
    expect(soundOf(one)).not.toBe(soundOf(other));
  });
});

describe('words as they were meant', () => {
  const vocabulary = ['quel', 'sans', 'essai', 'entretien', 'apprentissage'];
  const spell = createSpelling(
    () => vocabulary,
    new Set(['quel', 'sans']),
    (word) => vocabulary.includes(word),
  );

  it.each([
    ['dessai', 'essai'],
    ['lentretien', 'entretien'],
    ['kel', 'quel'],
    ['aprentissaje', 'apprentissage'],
    ['entretine', 'entretien'],
    ['sens', 'sens'],
    ['zzz', 'zzz'],
    ['essai', 'essai'],
  ])('%s is %s', (typed, meant) => {
    expect(spell(typed)).toBe(meant);
  });
});
