import { describe, expect, test } from 'vitest';

import { answerTo, currentQuestion } from '#/domain/interview/session';
import { INITIAL_INTERVIEW, interviewReducer } from '#/usecases/interview/interviewReducer';
import type { InterviewAction, InterviewMachine } from '#/usecases/interview/interviewReducer';
import { anInterview } from '#tests/support/builders/anInterview';

const after = (...actions: readonly InterviewAction[]): InterviewMachine =>
  actions.reduce(interviewReducer, INITIAL_INTERVIEW);

const begun: InterviewAction = { type: 'begun', session: anInterview() };
const textIn = (machine: InterviewMachine): string =>
  machine.phase === 'setup'
    ? machine.offerText
    : answerTo(machine.session, currentQuestion(machine.session).id).text;

describe('an interview, step by step', () => {
  test('next goes on and clears the answer; going back finds it again', () => {
    const written = after(begun, { type: 'written', text: 'Une réponse' }, { type: 'next' });
    expect(written).toMatchObject({ phase: 'interviewing', session: { index: 1 } });
    expect(textIn(written)).toBe('');
    expect(textIn(interviewReducer(written, { type: 'wentTo', index: 0 }))).toBe('Une réponse');
  });

  test('there is no next after the last question', () => {
    const last = anInterview().questions.length - 1;
    const machine = after(begun, { type: 'wentTo', index: last });
    expect(interviewReducer(machine, { type: 'next' })).toBe(machine);
  });

  test('a new simulation resets everything', () => {
    const finished = after(
      { type: 'offerChanged', text: 'Une annonce' },
      begun,
      { type: 'written', text: 'x' },
      { type: 'finished', at: '2026-11-21T10:00:00.000Z', marks: null },
    );
    expect(finished).toMatchObject({ phase: 'finished' });
    expect(interviewReducer(finished, { type: 'restarted' })).toEqual(INITIAL_INTERVIEW);
  });

  test('leaving keeps the text of the offer', () => {
    expect(textIn(after(begun, { type: 'left' }))).toBe(anInterview().offerText);
  });

  test('words that settle late belong to the question they were said for', () => {
    const [first] = anInterview().questions;
    const machine = after(
      begun,
      { type: 'next' },
      {
        type: 'dictated',
        questionId: first?.id ?? '',
        words: 'en retard',
      },
    );
    expect(textIn(machine)).toBe('');
    expect(textIn(interviewReducer(machine, { type: 'wentTo', index: 0 }))).toBe('en retard');
  });

  test('the timer waits for the first word, pauses, and counts only while it runs', () => {
    const tick: InterviewAction = { type: 'ticked', listening: false };
    const seconds = (machine: InterviewMachine): number =>
      machine.phase === 'setup'
        ? 0
        : answerTo(machine.session, currentQuestion(machine.session).id).seconds;
    expect(seconds(after(begun, tick, tick))).toBe(0);
    const running = after(begun, { type: 'written', text: 'a' }, tick, tick);
    expect(seconds(running)).toBe(2);
    const paused = [{ type: 'timerToggled' } as const, tick].reduce(interviewReducer, running);
    expect(seconds(paused)).toBe(2);
    expect(paused).toMatchObject({ timer: 'paused' });
  });

  test('seconds of dictation are counted apart', () => {
    const machine = after(begun, { type: 'ticked', listening: true });
    expect(machine).toMatchObject({
      session: { answers: { presentation: { seconds: 0, spokenSeconds: 1 } } },
    });
  });

  test('feedback is on the answer as it was, and asked again after a change', () => {
    const asked = after(begun, { type: 'written', text: 'un' }, { type: 'feedbackToggled' });
    expect(asked).toMatchObject({ reviewed: { text: 'un' } });
    const changed = interviewReducer(asked, { type: 'written', text: 'un deux' });
    expect(changed).toMatchObject({ reviewed: { text: 'un' } });
    const again = interviewReducer(changed, { type: 'feedbackToggled' });
    expect(again).toMatchObject({ reviewed: { text: 'un deux' } });
    expect(interviewReducer(again, { type: 'feedbackToggled' })).toMatchObject({ reviewed: null });
    expect(interviewReducer(again, { type: 'next' })).toMatchObject({ reviewed: null });
  });

  test('what does not fit the phase changes nothing', () => {
    const setup = after({ type: 'offerChanged', text: 'x' });
    expect(interviewReducer(setup, { type: 'next' })).toBe(setup);
    expect(interviewReducer(setup, { type: 'written', text: 'y' })).toBe(setup);
  });

  test('gives the form back where what asks the questions did not load', () => {
    const written = interviewReducer(INITIAL_INTERVIEW, { type: 'offerChanged', text: 'Cariste' });
    const waiting = interviewReducer(written, { type: 'preparing' });
    expect(waiting).toMatchObject({ preparing: true });
    expect(interviewReducer(waiting, { type: 'notPrepared' })).toEqual(written);
  });
});
