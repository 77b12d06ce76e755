import { describe, expect, test } from 'vitest';

import { funnelOf } from '#/domain/home/funnel';
import { todosFor } from '#/domain/home/todos';
import type { TodoSources } from '#/domain/home/todos';
import { anApplication } from '#tests/support/builders/anApplication';

const NOW = '2026-11-21T10:30';

const sources = (change: Partial<TodoSources> = {}): TodoSources => ({
  applications: [],
  analysisWaits: false,
  profileWaits: false,
  profileStep: null,
  now: NOW,
  ...change,
});

const interview = (id: number, start: string) => ({ id, start, minutes: 45, place: '', notes: '' });

describe('todosFor', () => {
  test('there is nothing to do where nothing waits', () => {
    const applications = [
      anApplication({
        followUps: [
          { id: 0, due: '2026-11-20', doneOn: '2026-11-20' },
          { id: 1, due: '2026-11-22', doneOn: null },
        ],
        interviews: [interview(0, '2026-11-23T09:00'), interview(1, '2026-11-20T09:00')],
      }),
    ];
    expect(todosFor(sources({ applications }))).toEqual([]);
  });

  test('the most pressing comes first, whatever the order of the applications', () => {
    const applications = [
      anApplication({ id: 1, followUps: [{ id: 0, due: '2026-11-21', doneOn: null }] }),
      anApplication({ id: 2, interviews: [interview(0, '2026-11-22T08:00')] }),
      anApplication({ id: 3, followUps: [{ id: 0, due: '2026-11-12', doneOn: null }] }),
      anApplication({
        id: 4,
        status: 'interview',
        interviews: [interview(0, '2026-11-21T16:00'), interview(1, '2026-11-21T11:00')],
      }),
    ];
    const todos = todosFor(sources({ applications, analysisWaits: true, profileStep: 'skills' }));
    expect(
      todos.map((todo) => [
        todo.kind,
        'time' in todo ? todo.time : 'late' in todo ? todo.late : null,
      ]),
    ).toEqual([
      ['interviewToday', '11:00'],
      ['interviewToday', '16:00'],
      ['followUp', 9],
      ['followUp', 0],
      ['interviewTomorrow', '08:00'],
      ['analysis', null],
      ['profile', null],
    ]);
  });

  test('an interview counts until it is over', () => {
    const at = (start: string) =>
      todosFor(sources({ applications: [anApplication({ interviews: [interview(0, start)] })] }));
    expect(at('2026-11-21T10:00')).toHaveLength(1);
    expect(at('2026-11-21T09:30')).toHaveLength(0);
  });

  test('the turn of the year and of daylight is a day like others', () => {
    const applications = [anApplication({ interviews: [interview(0, '2027-01-01T09:00')] })];
    expect(todosFor(sources({ applications, now: '2026-12-31T23:59' }))).toMatchObject([
      { kind: 'interviewTomorrow', time: '09:00' },
    ]);
  });

  test('a refusal, or an answer, ends what was waited for', () => {
    const followUps = [{ id: 0, due: '2026-11-01', doneOn: null }];
    const applications = [
      anApplication({
        status: 'rejected',
        followUps,
        interviews: [interview(0, '2026-11-21T16:00')],
      }),
      anApplication({ status: 'interview', followUps }),
    ];
    expect(todosFor(sources({ applications }))).toEqual([]);
  });
});

test('what the CV tells is proposed whole, in the place of the first thing that the profile lacks', () => {
  expect(todosFor(sources({ profileWaits: true, profileStep: 'name' }))).toEqual([
    { kind: 'fillProfile' },
  ]);
});

describe('funnelOf', () => {
  test('counts how far each application came, a refusal after it notwithstanding', () => {
    const on = '2026-11-10';
    const funnel = funnelOf([
      anApplication(),
      anApplication({ status: 'inReview' }),
      anApplication({ status: 'interview' }),
      anApplication({ status: 'rejected' }),
      anApplication({
        status: 'rejected',
        history: [
          { status: 'sent', on },
          { status: 'interview', on },
          { status: 'rejected', on },
        ],
      }),
      anApplication({ interviews: [interview(0, '2026-11-23T09:00')] }),
    ]);
    expect(funnel).toEqual({ reached: { sent: 6, inReview: 4, interview: 3 }, rejected: 2 });
  });

  test('is empty without applications', () => {
    expect(funnelOf([])).toEqual({ reached: { sent: 0, inReview: 0, interview: 0 }, rejected: 0 });
  });
});
