import { expect, test } from 'vitest';

import { UNNAMED_EMPLOYER } from '#/domain/applications/statuses.fr';
import { withGestures } from '#/domain/home/gestures';
import type { GestureSources } from '#/domain/home/gestures';
import { recentActivity } from '#/domain/home/recentActivity';
import { todosFor } from '#/domain/home/todos';
import type { Todo } from '#/domain/home/todos';
import { EMPTY_ANSWER } from '#/domain/interview/interview';
import { anAnalysis } from '#tests/support/builders/anAnalysis';
import { anApplication } from '#tests/support/builders/anApplication';

const NOW = '2026-11-25T10:00';
const TODAY = '2026-11-25T08:00:00.000Z';

const sources = (change: Partial<GestureSources> = {}): GestureSources => ({
  applications: [],
  analyses: [],
  interviews: [],
  hasReadableCv: true,
  newOffers: 0,
  done: 0,
  now: NOW,
  ...change,
});
const kindsOf = (todos: readonly Todo[], change: Partial<GestureSources> = {}) =>
  withGestures(todos, sources(change)).map(({ kind }) => kind);

const step: Todo = { kind: 'profile', criterion: 'bio' };
const followUp = (applicationId: number): Todo => ({
  kind: 'followUp',
  applicationId,
  title: 'Cariste',
  company: 'Nord Fret',
  late: 0,
});
const compared = { ...anAnalysis('good'), sample: false, date: '2026-11-20T08:00:00.000Z' };

test('small things fill a day up to three, and never put off what waits', () => {
  const applications = [anApplication()];
  expect(kindsOf([step], { applications })).toEqual(['practice', 'paste', 'profile']);
  expect(kindsOf([followUp(1), step], { applications })).toEqual(['followUp', 'practice', 'paste']);
  expect(kindsOf([1, 2, 3, 4].map(followUp), { applications })).toHaveLength(4);
});

test('a question is about the job where an interview is expected, else the latest under way', () => {
  const practiceIn = (change: Partial<GestureSources>) =>
    withGestures([], sources(change)).find(({ kind }) => kind === 'practice');
  const older = anApplication({ id: 1, date: '2026-11-02', status: 'interview' });
  const newer = anApplication({ id: 2, date: '2026-11-20' });
  const refused = anApplication({ id: 3, date: '2026-11-24', status: 'rejected' });
  expect(practiceIn({ applications: [refused, newer] })).toMatchObject({
    subject: { kind: 'application', id: 2 },
  });
  expect(practiceIn({ applications: [refused, newer, older] })).toMatchObject({
    subject: { kind: 'application', id: 1 },
  });
  expect(practiceIn({ analyses: [{ ...compared, dossierId: 7 }] })).toMatchObject({
    subject: { kind: 'dossier', id: 7 },
  });
  expect(practiceIn({ applications: [refused], analyses: [compared] })).toBeUndefined();
});

test('nothing is asked again that was done today, nor anything on a day that held enough', () => {
  const applications = [anApplication()];
  const interviews = [{ startedAt: TODAY, answers: { q1: EMPTY_ANSWER } }];
  expect(kindsOf([], { applications, interviews })).toEqual(['paste']);
  expect(kindsOf([], { applications, analyses: [{ ...compared, date: TODAY }] })).toEqual([
    'practice',
  ]);
  expect(kindsOf([step], { applications, done: 3 })).toEqual(['profile']);
});

test('offers that came are looked at before another is looked for, which takes a CV', () => {
  expect(kindsOf([], { newOffers: 2 })).toEqual(['newOffers']);
  expect(kindsOf([], { hasReadableCv: false })).toEqual([]);
  expect(kindsOf([{ kind: 'analysis' }])).toEqual(['analysis']);
});

test('an employer that no offer named is named by no gesture, by nothing that waits and by nothing done', () => {
  const application = anApplication({
    company: UNNAMED_EMPLOYER,
    date: '2026-11-10',
    followUps: [{ id: 0, due: '2026-11-24', doneOn: null }],
  });
  const [practice] = withGestures([], sources({ applications: [application] }));
  const [waiting] = todosFor({
    applications: [application],
    analysisWaits: false,
    profileWaits: false,
    profileStep: null,
    now: NOW,
  });
  const [done] = recentActivity([], [application]);
  expect(practice).toMatchObject({ kind: 'practice', company: '' });
  expect(waiting).toMatchObject({ kind: 'followUp', company: '' });
  expect(done).toMatchObject({ kind: 'application', company: '' });
});
