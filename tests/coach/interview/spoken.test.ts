import { describe, expect, test } from 'vitest';

import { outlineOf } from '#/domain/interview/outline';
import { coachOn } from '#/domain/interview/review/coach';
import { KEPT_APART, SPOKEN } from '#tests/coach/interview/spoken';
import type { Spoken } from '#tests/coach/interview/spoken';
import { train } from '#tests/coach/interview/train';
import { VOICES } from '#tests/coach/interview/voices';

const LOADING = 60_000;

const reviewOf = async ({ person, at, text }: Spoken) => {
  const { questions, review } = await train(VOICES[person]);
  const question = questions[at];
  if (question === undefined) throw new Error(`no question ${at}`);
  return review(question, text);
};

describe('twelve more voices', { timeout: LOADING }, () => {
  test.each(SPOKEN)('$person, $kind: $relevance', async (spoken) => {
    expect((await reviewOf(spoken)).relevance).toBe(spoken.relevance);
  });

  test.each(SPOKEN.filter(({ kind }) => kind === 'story of home' || kind === 'sport'))(
    '$person: a story of one’s own life counts, and is asked for its link',
    async (spoken) => {
      const read = await reviewOf(spoken);
      expect(read.level).toBe('fair');
      expect(coachOn(read).first?.text).toContain('compte, si elle montre');
      expect(read.next?.rewritten).toContain('Au travail, cela me sert pour …');
    },
  );

  test('hard words about who manages the shop are told first, and left out of what is shown', async () => {
    const spoken = SPOKEN.find(({ person }) => person === 'cashier');
    if (spoken === undefined) throw new Error('no cashier');
    const read = await reviewOf(spoken);
    expect(coachOn(read).first?.about).toBe('respect');
    expect(read.next?.rewritten).not.toContain('s’en fiche');
  });

  test.each([...SPOKEN, ...KEPT_APART])(
    '$person, $kind: no figure is shown that was not said',
    async (spoken) => {
      const shown = (await reviewOf(spoken)).next?.rewritten ?? '';
      for (const figure of shown.match(/\d+/gu) ?? []) expect(spoken.text).toContain(figure);
    },
  );

  test.each(Object.entries(VOICES))(
    '%s: a path is proven by a deed of a post, never by a diploma',
    async (_, voice) => {
      const { questions, topics, cv } = await train(voice);
      const [pitch] = questions;
      if (pitch === undefined) throw new Error('no question');
      const deeds = cv.experiences.flatMap(({ tasks }) => tasks.map(({ value }) => value));
      const proofs = outlineOf(pitch, { cv, topics, questions }).filter(
        ({ label, source }) => label === 'proof' && source === 'cv',
      );
      expect(proofs).toHaveLength(1);
      for (const { text } of proofs) expect(deeds).toContain(text);
    },
  );
});
