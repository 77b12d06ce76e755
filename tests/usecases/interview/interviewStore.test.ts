import { describe, expect, test, vi } from 'vitest';

import { loadLexicon } from '#/adapters/lexicon/loadLexicon';
import type { Analyzer } from '#/domain/analysis/Analyzer';
import { interviewsRecord } from '#/domain/interview/interviewsRecord';
import { outlineOf } from '#/domain/interview/outline';
import { reviewAnswer } from '#/domain/interview/review/reviewAnswer';
import { reviewInterview } from '#/domain/interview/review/reviewInterview';
import { fail } from '#/domain/shared/result';
import type { AnswerReviewer } from '#/usecases/interview/answerReviewer';
import { createInterviewStore } from '#/usecases/interview/interviewStore';
import type { Notification } from '#/usecases/shared/notification';
import { anInterview, GOOD_ANSWER } from '#tests/support/builders/anInterview';
import { createMemoryVault } from '#tests/support/memory/memoryVault';

const NOW = new Date('2026-11-21T10:00:00.000Z');

const reviewer: AnswerReviewer = {
  reviewAnswer: (session, question, answer) => reviewAnswer(question, answer, session.topics, null),
  reviewInterview: (session) => reviewInterview(session, null),
  outlineOf: (session, question, cv) =>
    outlineOf(question, { cv, topics: session.topics, questions: session.questions }),
};

const analyzer: Pick<Analyzer, 'compare'> = { compare: () => Promise.resolve(fail('failed')) };

const open = (
  loadReviewer: () => Promise<AnswerReviewer | null> = () => Promise.resolve(reviewer),
  blocked = false,
) => {
  const vault = createMemoryVault({ texts: new Map(), blocked }, () => NOW);
  const notify = vi.fn<(notification: Notification) => void>();
  const store = createInterviewStore(
    { analyzer: analyzer as Analyzer, lexicon: loadLexicon, vault, notify, now: () => NOW },
    loadReviewer,
  );
  const kept = () => {
    const read = vault.read(interviewsRecord);
    return read.ok ? (read.value ?? []) : [];
  };
  return { store, notify, kept };
};

/** The first start of a run compiles the lexicon. */
const COMPILING = 30_000;

describe('the interview of a page', () => {
  test('is kept as it goes, and can be taken up by another page', () => {
    const { store, kept } = open();
    store.resume(anInterview());
    store.dispatch({ type: 'written', text: GOOD_ANSWER });
    store.dispatch({ type: 'next' });
    expect(kept()).toMatchObject([{ index: 1, answers: { presentation: { text: GOOD_ANSWER } } }]);
  });

  test('what is being typed is kept soon, and at once where the page goes', () => {
    vi.useFakeTimers();
    const { store, kept } = open();
    store.resume(anInterview());
    store.dispatch({ type: 'written', text: 'Bonj' });
    expect(kept()[0]?.answers).toEqual({});
    vi.advanceTimersByTime(600);
    expect(kept()[0]?.answers).toMatchObject({ presentation: { text: 'Bonj' } });
    store.dispatch({ type: 'written', text: 'Bonjour' });
    store.keep();
    expect(kept()[0]?.answers).toMatchObject({ presentation: { text: 'Bonjour' } });
    vi.useRealTimers();
  });

  test('ends with its marks', async () => {
    const { store, kept } = open();
    store.resume(anInterview());
    store.dispatch({ type: 'written', text: GOOD_ANSWER });
    await store.finish();
    expect(kept()[0]).toMatchObject({
      finishedAt: NOW.toISOString(),
      marks: { model: 7, answered: 1 },
    });
  });

  test('ends without marks where what reads answers does not load', async () => {
    const { store, kept } = open(() => Promise.resolve(null));
    store.resume(anInterview());
    await store.finish();
    expect(kept()[0]).toMatchObject({ finishedAt: NOW.toISOString(), marks: null });
  });

  test('left without an answer, it leaves nothing behind; with one, it waits', () => {
    const { store, kept } = open();
    store.resume(anInterview());
    store.leave();
    expect(kept()).toEqual([]);
    store.resume(anInterview());
    store.dispatch({ type: 'written', text: 'Un mot' });
    store.leave();
    expect(kept()).toHaveLength(1);
    expect(store.getSnapshot()).toMatchObject({ phase: 'setup' });
  });

  test('goes on where nothing can be kept, and says so once', () => {
    const { store, notify } = open(undefined, true);
    store.resume(anInterview());
    store.dispatch({ type: 'written', text: 'a' });
    store.dispatch({ type: 'next' });
    expect(notify).toHaveBeenCalledOnce();
    expect(store.getSnapshot()).toMatchObject({ session: { index: 1 } });
  });

  test('waits for a CV that is being read', { timeout: COMPILING }, async () => {
    const { store } = open();
    let read: (cv: null) => void = () => {};
    const reading = new Promise<null>((resolve) => {
      read = resolve;
    });
    const starting = store.start({
      offerText: 'Vendeuse',
      subject: null,
      cv: () => reading,
      choices: { size: 'usual', kinds: [], practice: false },
      seed: 0,
    });
    expect(store.getSnapshot()).toMatchObject({ phase: 'setup', preparing: true });
    read(null);
    await starting;
    expect(store.getSnapshot()).toMatchObject({ phase: 'interviewing', session: { index: 0 } });
  });

  test('a start given up on changes nothing', { timeout: COMPILING }, async () => {
    const { store } = open();
    store.dispatch({ type: 'offerChanged', text: 'Vendeuse' });
    const starting = store.start({
      offerText: 'Vendeuse',
      subject: null,
      cv: async () => null,
      choices: { size: 'usual', kinds: ['hr'], practice: false },
      seed: 0,
    });
    store.resume(anInterview());
    await starting;
    expect(store.getSnapshot()).toMatchObject({ session: { id: anInterview().id } });
  });

  test(
    'starts with six questions, even from a text that asks for nothing',
    { timeout: COMPILING },
    async () => {
      const { store } = open();
      store.dispatch({ type: 'offerChanged', text: 'Vendeuse' });
      await store.start({
        offerText: 'Vendeuse',
        subject: { title: 'Vendeuse', company: 'Le Fournil' },
        cv: async () => null,
        choices: { size: 'usual', kinds: ['hr', 'technical', 'behavioural'], practice: false },
        seed: 0,
      });
      const machine = store.getSnapshot();
      expect(machine).toMatchObject({
        phase: 'interviewing',
        session: { title: 'Vendeuse', company: 'Le Fournil' },
      });
      expect(machine.phase === 'interviewing' && machine.session.questions).toHaveLength(6);
    },
  );
});
