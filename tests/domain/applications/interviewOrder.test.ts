import { expect, test } from 'vitest';

import { interviewsInOrder } from '#/domain/applications/interviewOrder';

test('interviews to come stand first, the nearest on top, then the past ones, the latest on top', () => {
  const starts = [
    '2026-11-02T09:00',
    '2026-11-21T08:00',
    '2026-12-01T10:00',
    '2026-11-20T14:00',
    '2026-11-25T10:00',
  ];
  const interviews = starts.map((start, id) => ({ id, start, minutes: 30, place: '', notes: '' }));
  expect(interviewsInOrder(interviews, '2026-11-21').map(({ start }) => start)).toEqual([
    '2026-11-21T08:00',
    '2026-11-25T10:00',
    '2026-12-01T10:00',
    '2026-11-20T14:00',
    '2026-11-02T09:00',
  ]);
});
