import { describe, expect, test } from 'vitest';

import { outlineOf } from '#/domain/interview/outline';
import { coachOn } from '#/domain/interview/review/coach';
import { PEOPLE } from '#tests/coach/interview/people';
import { train } from '#tests/coach/interview/train';
import { TRANSCRIPTS } from '#tests/coach/interview/transcripts';

const LOADING = 60_000;
const candidates = Object.entries(PEOPLE);
const bare = (text: string): string => text.replace(/[\s\u2026.,:;]+/gu, ' ').toLowerCase();

describe('the questions put to six candidates', { timeout: LOADING }, () => {
  test.each(candidates)('%s: six, in sentences, on whole things', async (_, candidate) => {
    for (const seed of [0, 1, 2, 3]) {
      const { questions } = await train(candidate, seed);
      expect(questions).toHaveLength(6);
      expect(new Set(questions.map(({ text }) => text)).size).toBe(6);
      for (const { text, because, origin } of questions) {
        expect.soft(text).toMatch(/[.?]$/u);
        expect.soft(text).not.toMatch(/\bde «|\bparle de\b|\u2026|\bsérieux\b|\brigueur\b|\(e\)/iu);
        expect.soft(because ?? origin).not.toContain('\u2026');
      }
    }
  });

  test.each(candidates)(
    '%s: only a name that stands nowhere is called absent',
    async (_, candidate) => {
      const { questions, topics, cv } = await train(candidate);
      for (const { origin, topicIds } of questions.filter(({ origin }) => origin === 'gap')) {
        expect(origin).toBe('gap');
        for (const topic of topics.filter(({ id }) => topicIds.includes(id)))
          expect(cv.document.text.toLowerCase()).not.toContain(topic.label.toLowerCase());
      }
    },
  );

  test.each(candidates)(
    '%s: stories lean on different lines, and a quality proves nothing',
    async (_, candidate) => {
      const { questions, cv, topics } = await train(candidate);
      const stories = questions.filter(({ shape }) => shape === 'star');
      const tasks = stories.flatMap((question) =>
        outlineOf(question, {
          cv,
          topics,
          questions,
        })
          .filter(({ label, source }) => label === 'task' && source === 'cv')
          .map(({ text }) => text),
      );
      expect(new Set(tasks).size).toBe(tasks.length);
      const proofs = questions
        .flatMap((question) => outlineOf(question, { cv, topics, questions }))
        .filter(({ source, label }) => source === 'cv' && label === 'proof');
      for (const { text } of proofs) expect(text).not.toMatch(/rigueur|discrétion/iu);
    },
  );
});

describe('twelve interviews', { timeout: LOADING }, () => {
  test.each(TRANSCRIPTS)('$name', async ({ person, answers }) => {
    const { questions, review } = await train(PEOPLE[person]);
    for (const { at, text, relevance, level, first } of answers) {
      const question = questions[at];
      if (question === undefined) throw new Error(`no question ${at}`);
      const read = review(question, text);
      const coaching = coachOn(read);
      expect.soft(read.relevance, question.text).toBe(relevance);
      expect.soft(level, question.text).toContain(read.level);
      const about = coaching.first?.about ?? null;
      expect.soft(first ?? [about]).toContain(about);
      expect
        .soft(relevance === 'aside' && read.points.some(({ met }) => met), 'points for no answer')
        .toBe(false);
    }
  });

  test.each(TRANSCRIPTS)(
    '$name: what is shown is the person’s own, or blank',
    async ({ person, answers }) => {
      const { questions, review } = await train(PEOPLE[person]);
      for (const { at, text } of answers) {
        const question = questions[at];
        const next = question && review(question, text).next;
        const shown = next ?? { rewritten: '\u2026', fromCv: null };
        expect.soft(bare(PEOPLE[person].cv)).toContain(bare(shown.fromCv?.quote ?? ''));
        // A figure in it was said by the person.
        for (const figure of shown.rewritten.match(/\d+/gu) ?? [])
          expect.soft(text).toContain(figure);
        expect.soft(shown.rewritten).toMatch(/\u2026|[.!?]$/u);
      }
    },
  );
});
