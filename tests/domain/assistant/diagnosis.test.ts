import { describe, expect, it } from 'vitest';

import type { Application } from '#/domain/applications/application';
import { addDays } from '#/domain/applications/days';
import { diagnose, OBSTACLES } from '#/domain/assistant/diagnosis';
import type { Obstacle } from '#/domain/assistant/diagnosis';
import { diagnosisReply } from '#/domain/assistant/replies/diagnosis.fr';
import { funnelOf } from '#/domain/assistant/searchFunnel';
import { anAnalysis } from '#tests/support/builders/anAnalysis';
import { anApplication } from '#tests/support/builders/anApplication';
import { aReadCv } from '#tests/support/builders/aReadCv';
import { someFacts, TODAY } from '#tests/support/builders/someFacts';

const cv = { status: 'read', fileName: 'cv.pdf', cv: aReadCv() } as const;

const daysAgo = (days: number): string => addDays(TODAY, -days);

const some = (
  count: number,
  change: (index: number) => Partial<Application>,
): readonly Application[] =>
  Array.from({ length: count }, (_, index) => anApplication({ id: index + 1, ...change(index) }));

const followedUp = { followUps: [{ id: 0, due: daysAgo(12), doneOn: daysAgo(12) }] };
const heldInterview = (id: number) => ({
  status: 'interview' as const,
  date: daysAgo(20),
  interviews: [{ id, start: `${daysAgo(5)}T09:00`, minutes: 45, place: '', notes: '' }],
});

const CASES: readonly (readonly [Obstacle, ReturnType<typeof someFacts>])[] = [
  ['noCv', someFacts()],
  ['noCv', someFacts({ cv: { status: 'reading', fileName: 'cv.pdf' } })],
  ['cvUnreadable', someFacts({ cv: { status: 'unreadable', fileName: 'scan.pdf' } })],
  [
    'cvUnreadable',
    someFacts({
      cv: { status: 'unreadable', fileName: 'scan.pdf' },
      applications: some(8, () => ({ date: daysAgo(3) })),
    }),
  ],
  ['noApplication', someFacts({ cv })],
  ['interviewsWithoutOffer', someFacts({ cv, applications: some(4, heldInterview) })],
  [
    'answersWithoutInterview',
    someFacts({ cv, applications: some(6, () => ({ status: 'rejected', date: daysAgo(9) })) }),
  ],
  [
    'noFollowUp',
    someFacts({ cv, applications: some(8, () => ({ status: 'sent', date: daysAgo(20) })) }),
  ],
  [
    'noAnswer',
    someFacts({
      cv,
      applications: some(8, () => ({ status: 'sent', date: daysAgo(20), ...followedUp })),
    }),
  ],
  [
    'poorTargeting',
    someFacts({
      cv,
      applications: some(8, () => ({ status: 'sent', date: daysAgo(20) })),
      analyses: [
        { ...anAnalysis('moderate'), score: 41 },
        { ...anAnalysis('moderate', { id: 2 }), score: 52 },
      ],
    }),
  ],
  [
    'stalled',
    someFacts({ cv, applications: some(3, () => ({ status: 'rejected', date: daysAgo(60) })) }),
  ],
  ['fewApplications', someFacts({ cv, applications: some(2, () => ({ date: daysAgo(3) })) })],
  ['onTrack', someFacts({ cv, applications: some(7, () => ({ date: daysAgo(3) })) })],
  [
    'onTrack',
    someFacts({
      applications: [
        anApplication({
          status: 'interview',
          interviews: [
            { id: 0, start: `${addDays(TODAY, 3)}T09:00`, minutes: 45, place: '', notes: '' },
          ],
        }),
      ],
    }),
  ],
];

describe('the diagnosis', () => {
  it.each(CASES)('%s', (obstacle, facts) => {
    expect(diagnose(facts).obstacle).toBe(obstacle);
  });

  it('has a case for every obstacle', () => {
    expect(new Set(CASES.map(([obstacle]) => obstacle))).toEqual(new Set(OBSTACLES));
  });

  it.each(CASES)('%s is told with one next action and a way to it', (_obstacle, facts) => {
    const { text, links } = diagnosisReply(diagnose(facts));
    expect(text.match(/Prochaine action/gu)).toHaveLength(1);
    expect(links.length).toBeGreaterThan(0);
  });

  it('tells the figures of the tracker and no other', () => {
    const facts = someFacts({
      cv,
      applications: some(8, () => ({ status: 'sent', date: daysAgo(20) })),
    });
    expect(diagnosisReply(diagnose(facts)).text).toContain('8 candidatures, 0 réponse');
  });
});

describe('the funnel', () => {
  it('counts an interview to come apart from one that was held', () => {
    const at = (start: string, id: number) =>
      anApplication({
        id,
        status: 'interview',
        interviews: [{ id: 0, start, minutes: 30, place: '', notes: '' }],
      });
    const funnel = funnelOf(
      [at(`${TODAY}T09:00`, 1), at(`${TODAY}T15:00`, 2), at(`${addDays(TODAY, 1)}T08:00`, 3)],
      TODAY,
      `${TODAY}T10:00`,
    );
    expect(funnel.interviewsHeld).toBe(1);
    expect(funnel.upcoming.map(({ application }) => application.id)).toEqual([2, 3]);
  });

  it('puts the longest wait first among follow-ups that are due', () => {
    const waiting = (id: number, due: string) =>
      anApplication({ id, followUps: [{ id: 0, due, doneOn: null }] });
    const funnel = funnelOf(
      [waiting(1, daysAgo(1)), waiting(2, daysAgo(6)), waiting(3, addDays(TODAY, 1))],
      TODAY,
      `${TODAY}T10:00`,
    );
    expect(funnel.due.map(({ application }) => application.id)).toEqual([2, 1]);
  });

  it('is all zeros for nobody', () => {
    expect(funnelOf([], TODAY, `${TODAY}T10:00`)).toMatchObject({
      sent: 0,
      answered: 0,
      silent: 0,
      lastSent: null,
    });
  });
});
