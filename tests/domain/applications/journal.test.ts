import { expect, it } from 'vitest';

import { countByKind, journalOf } from '#/domain/applications/journal';
import { anApplication } from '#tests/support/builders/anApplication';

const application = anApplication({
  date: '2026-11-10',
  followUps: [
    { id: 0, due: '2026-11-17', doneOn: '2026-11-18' },
    { id: 1, due: '2026-11-24', doneOn: null },
  ],
  interviews: [{ id: 0, start: '2026-11-18T09:30', minutes: 30, place: 'Rezé', notes: '' }],
});
const sources = {
  applications: [application],
  studied: [
    { day: '2026-11-09', title: 'Aide-soignante', company: 'Les Tilleuls', place: 'Vertou (44)' },
    { day: '2026-12-01', title: 'Hors période', company: '', place: '' },
  ],
};

it('lists in order what was done in the period, its first and last day included', () => {
  const entries = journalOf(sources, { from: '2026-11-09', to: '2026-11-18' });
  expect(entries.map(({ kind, day }) => [kind, day])).toEqual([
    ['search', '2026-11-09'],
    ['application', '2026-11-10'],
    ['followUp', '2026-11-18'],
    ['interview', '2026-11-18'],
  ]);
  expect(entries[0]).toMatchObject({ company: 'Les Tilleuls', place: 'Vertou (44)' });
  expect(entries.at(-1)).toMatchObject({ time: '09:30', place: 'Rezé' });
  expect(countByKind(entries)).toEqual({ application: 1, followUp: 1, interview: 1, search: 1 });
});

it('never counts a reminder as a follow-up', () => {
  expect(journalOf(sources, { from: '2026-11-20', to: '2026-11-30' })).toEqual([]);
});
