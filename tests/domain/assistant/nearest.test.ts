import { describe, expect, it } from 'vitest';

import { judge, LIKELY, SURE } from '#/domain/assistant/judge';
import { createNearest } from '#/domain/assistant/nearest';
import { ALL_SHEETS } from '#/domain/assistant/sheets/allSheets';
import { HELD_OUT, TUNING } from '#tests/domain/assistant/questions';
import type { TestQuestion } from '#tests/domain/assistant/questions';
import { SHORT_HELD_OUT, SHORT_QUESTIONS } from '#tests/domain/assistant/shortQuestions';
import { withCpuTime } from '#tests/support/cpuTime';

const nearest = createNearest(ALL_SHEETS);

/** The sheets a question may be about, with how surely: what the assistant answers from. */
const judged = (question: string) =>
  judge(question, nearest).flatMap(({ subject, chance }) =>
    subject.kind === 'sheet' ? [{ sheet: subject.sheet, score: chance }] : [],
  );
const first = (question: string) => judged(question)[0]?.sheet.id;
const inScope = (set: readonly TestQuestion[]) => set.filter((question) => question.length > 1);
const outOfScope = (set: readonly TestQuestion[]) =>
  set.filter((question) => question.length === 1);

/** How the answers given from a confidence on compare with those expected. */
const measure = (set: readonly TestQuestion[]) => {
  const answered = set.flatMap(([question, ...expected]) => {
    const best = judged(question)[0];
    return best !== undefined && best.score >= SURE ? [expected.includes(best.sheet.id)] : [];
  });
  const right = answered.filter(Boolean).length;
  const proposed = inScope(set).filter(([question, ...expected]) =>
    judged(question)
      .filter(({ score }) => score >= LIKELY)
      .slice(0, 3)
      .some(({ sheet }) => expected.includes(sheet.id)),
  ).length;
  return {
    precision: right / answered.length,
    recall: right / inScope(set).length,
    reached: proposed / inScope(set).length,
    rejected:
      outOfScope(set).filter(([question]) => (judged(question)[0]?.score ?? 0) < SURE).length /
      outOfScope(set).length,
  };
};

const EVERY_QUESTION = [...TUNING, ...HELD_OUT, ...SHORT_QUESTIONS, ...SHORT_HELD_OUT];
const EXPECTED_SHEETS = new Set(ALL_SHEETS.map(({ id }) => id));

describe('the sheets nearest to a question', () => {
  it('is measured on questions whose sheets exist, thirty or more of them out of scope', () => {
    expect(TUNING.length).toBeGreaterThanOrEqual(120);
    expect(outOfScope(TUNING).length).toBeGreaterThanOrEqual(30);
    for (const [, ...expected] of EVERY_QUESTION)
      for (const id of expected) expect(EXPECTED_SHEETS).toContain(id);
    const texts = EVERY_QUESTION.map(([question]) => question);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('answers what its thresholds were chosen on', () => {
    const { precision, recall, reached, rejected } = measure(TUNING);
    expect(precision).toBeGreaterThanOrEqual(0.96);
    expect(recall).toBeGreaterThanOrEqual(0.92);
    expect(reached).toBeGreaterThanOrEqual(0.96);
    expect(rejected).toBeGreaterThanOrEqual(0.96);
  });

  // Precision 0.96 and recall 0.64 as they stood; 0.97 and 0.69 since misspelt words are read by ear.
  it('is right about questions that nothing was chosen on, and modest where it is not sure', () => {
    const { precision, recall, reached, rejected } = measure(HELD_OUT);
    expect(precision).toBeGreaterThanOrEqual(0.94);
    expect(recall).toBeGreaterThanOrEqual(0.66);
    expect(reached).toBeGreaterThanOrEqual(0.85);
    expect(rejected).toBeGreaterThanOrEqual(0.9);
  });

  // Precision 0.93, recall 0.70 before words were read by ear; 0.97 and 0.93 since.
  it('reads what is typed on a phone, by ear and without accents', () => {
    const { precision, recall, reached } = measure(SHORT_QUESTIONS);
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.88);
    expect(reached).toBeGreaterThanOrEqual(0.95);
  });

  // Precision 0.94, recall 0.80, measured once.
  it('reads such questions where nothing was chosen on them either', () => {
    const { precision, recall, rejected } = measure(SHORT_HELD_OUT);
    expect(precision).toBeGreaterThanOrEqual(0.9);
    expect(recall).toBeGreaterThanOrEqual(0.75);
    expect(rejected).toBe(1);
  });

  it('finds a sheet by each way of asking that it lists, nearly always first', () => {
    const all = ALL_SHEETS.flatMap(({ id, questions }) =>
      questions.map((each) => [id, each] as const),
    );
    const found = all.filter(([id, question]) => judged(question)[0]?.sheet.id === id);
    expect(found.length / all.length).toBeGreaterThanOrEqual(0.99);
  });

  it('puts slips of the finger right', () => {
    expect(first('bilan de competances')).toBe('bilan-competences');
    expect(first('preiode d’esai cadre')).toBe('essai-cdi');
    expect(first('ruptrue conventionelle')).toBe('rupture-conventionnelle');
  });

  it.each(['', '   ', 'le la les', '?!', '12 34'])('finds nothing for %j', (question) => {
    expect(judged(question)).toEqual([]);
  });

  it('answers at once', async () => {
    const { ms } = await withCpuTime(() => {
      for (let time = 0; time < 50; time += 1) nearest('combien de préavis pour quitter mon cdi');
    });
    expect(ms / 50).toBeLessThan(50);
  });
});
