import { describe, expect, test } from 'vitest';

import { interviewState } from '#/app/routes/interview/interviewState';
import type { InterviewSources } from '#/app/routes/interview/interviewState';
import { DEFAULT_PREFERENCES } from '#/domain/interview/interviewsRecord';
import { fail, ok } from '#/domain/shared/result';
import { INITIAL_INTERVIEW } from '#/usecases/interview/interviewReducer';
import { anInterview } from '#tests/support/builders/anInterview';

const done = anInterview({ id: 7, finishedAt: '2026-11-21T10:00:00.000Z' });

const sources = (over: Partial<InterviewSources> = {}): InterviewSources => ({
  machine: INITIAL_INTERVIEW,
  stored: ok([anInterview(), done]),
  preferences: DEFAULT_PREFERENCES,
  cv: null,
  cvStanding: 'none',
  subject: null,
  held: () => null,
  recentJobs: [],
  dictation: { status: 'idle', interim: '', place: null },
  reading: 'idle',
  reviewer: 'loading',
  unreadable: 0,
  ...over,
});
const at = (search: string, over: Partial<InterviewSources> = {}) =>
  interviewState(sources(over), new URLSearchParams(search));

describe('what the simulator shows', () => {
  test('a newcomer gets six questions', () => {
    expect(at('', { stored: ok(null) })).toMatchObject({
      status: 'setup',
      choices: { size: 'usual', practice: false },
      resumable: null,
      past: 0,
    });
  });

  test('what is asked does not depend on the CV, but on what was chosen', () => {
    for (const cvStanding of ['none', 'reading', 'read', 'unreadable'] as const)
      expect(at('', { cvStanding })).toMatchObject({ choices: { size: 'usual' } });
    expect(at('', { preferences: { ...DEFAULT_PREFERENCES, size: 'whole' } })).toMatchObject({
      choices: { size: 'whole' },
    });
  });

  test('an interrupted interview waits at the start', () => {
    expect(at('')).toMatchObject({ resumable: { id: anInterview().id, index: 0 }, past: 1 });
  });

  test('the address names a past interview or the history', () => {
    expect(at('entretien=7')).toMatchObject({ status: 'finished', past: true });
    expect(at('entretien=99')).toMatchObject({ status: 'setup' });
    expect(at('vue=historique')).toMatchObject({ status: 'history' });
  });

  test('a history that cannot be read says which way', () => {
    expect(at('vue=historique', { stored: fail('corrupt') }).status).toBe('damaged');
    expect(at('vue=historique', { stored: fail('unavailable') }).status).toBe('unavailable');
    expect(at('', { stored: fail('corrupt') }).status).toBe('setup');
  });

  test('feedback waits for what reads answers', () => {
    const machine = {
      phase: 'interviewing',
      session: anInterview(),
      timer: 'waiting',
      reviewed: { text: 'a', seconds: 0, spokenWords: 0, spokenSeconds: 0 },
    } as const;
    expect(at('', { machine })).toMatchObject({ feedback: 'loading', feedbackStale: true });
    expect(at('', { machine: { ...machine, reviewed: null } })).toMatchObject({ feedback: null });
  });
});
