import { describe, expect, it } from 'vitest';

import { APPLICATION_STATUSES } from '#/domain/applications/application';
import { changeApplication } from '#/domain/applications/changes';
import { duenessOf, nextFollowUp, proposalsFor } from '#/domain/applications/followUps';
import {
  countOverdue,
  NO_FILTERS,
  selectApplications,
} from '#/domain/applications/selectApplications';
import { anApplication } from '#tests/support/builders/anApplication';

const today = '2026-11-21';
const interview = { id: null, start: '2026-11-25T14:30', minutes: 45, place: 'Nantes', notes: '' };

describe('changes', () => {
  it('moves from any status to any other, and writes when', () => {
    for (const from of APPLICATION_STATUSES)
      for (const status of APPLICATION_STATUSES) {
        const before = anApplication({ status: from });
        const after = changeApplication(before, { kind: 'move', status }, today);
        expect(after.status).toBe(status);
        expect(after.history.length - before.history.length).toBe(from === status ? 0 : 1);
      }
  });

  it('moves an application that waited when its first interview is planned, keeping interviews in order', () => {
    const one = changeApplication(anApplication(), { kind: 'saveInterview', interview }, today);
    expect(one).toMatchObject({ status: 'interview', interviews: [{ id: 0, minutes: 45 }] });
    const two = changeApplication(
      one,
      { kind: 'saveInterview', interview: { ...interview, start: '2026-11-23T09:00' } },
      today,
    );
    expect(two.interviews.map(({ id }) => id)).toEqual([1, 0]);
    const moved = changeApplication(
      two,
      { kind: 'saveInterview', interview: { ...interview, id: 0, minutes: 60 } },
      today,
    );
    expect(moved.interviews.map(({ minutes }) => minutes)).toEqual([45, 60]);
    expect(
      changeApplication(moved, { kind: 'removeInterview', id: 1 }, today).interviews,
    ).toHaveLength(1);
  });

  it('does not move a refused application for an interview', () => {
    const refused = anApplication({ status: 'rejected' });
    expect(changeApplication(refused, { kind: 'saveInterview', interview }, today).status).toBe(
      'rejected',
    );
  });

  it('keeps contacts and notes', () => {
    const contact = { id: null, name: 'Mme Ruiz', role: 'Cadre', email: '', phone: '' };
    const added = changeApplication(anApplication(), { kind: 'saveContact', contact }, today);
    const renamed = changeApplication(
      added,
      { kind: 'saveContact', contact: { ...contact, id: 0, name: 'Mme Ruiz-Bel' } },
      today,
    );
    expect(renamed.contacts).toEqual([{ ...contact, id: 0, name: 'Mme Ruiz-Bel' }]);
    expect(changeApplication(renamed, { kind: 'removeContact', id: 0 }, today).contacts).toEqual(
      [],
    );
    expect(
      changeApplication(renamed, { kind: 'writeNotes', notes: 'Rappeler', before: '' }, today)
        .notes,
    ).toBe('Rappeler');
  });
});

describe('follow-ups', () => {
  const planned = anApplication({
    date: '2026-11-10',
    followUps: [
      { id: 0, due: '2026-11-24', doneOn: null },
      { id: 1, due: '2026-11-17', doneOn: null },
    ],
  });

  it('finds the earliest that waits, then the one after it', () => {
    expect(nextFollowUp(planned)?.id).toBe(1);
    const done = changeApplication(planned, { kind: 'finishFollowUp', id: 1, done: true }, today);
    expect(done.followUps[1]?.doneOn).toBe(today);
    expect(nextFollowUp(done)?.id).toBe(0);
    const undone = changeApplication(done, { kind: 'finishFollowUp', id: 1, done: false }, today);
    expect(nextFollowUp(undone)?.id).toBe(1);
  });

  it('waits for nobody once the recruiter has answered', () => {
    expect(nextFollowUp({ ...planned, status: 'rejected' })).toBeNull();
    expect(proposalsFor({ ...planned, status: 'interview', followUps: [] })).toEqual([]);
  });

  it('proposes what is neither planned nor done', () => {
    expect(proposalsFor(planned)).toEqual([]);
    expect(proposalsFor({ ...planned, followUps: [] })).toEqual([
      { days: 7, due: '2026-11-17' },
      { days: 14, due: '2026-11-24' },
    ]);
  });

  it('tells the delay from the day', () => {
    expect(['2026-11-20', today, '2026-11-22'].map((due) => duenessOf(due, today))).toEqual([
      'overdue',
      'today',
      'upcoming',
    ]);
  });
});

describe('selection', () => {
  const late = anApplication({
    id: 2,
    title: 'Électricien',
    date: '2026-10-01',
    followUps: [{ id: 0, due: '2026-10-08', doneOn: null }],
  });
  const later = anApplication({
    id: 3,
    title: 'Soudeuse',
    company: 'Atelier Bois',
    date: '2026-11-01',
    followUps: [{ id: 0, due: '2026-11-15', doneOn: null }],
  });
  const fresh = anApplication({
    id: 4,
    title: 'Boulanger',
    date: '2026-11-20',
    status: 'inReview',
  });
  const all = [fresh, later, late];

  it('puts the longest overdue first, then the newest', () => {
    expect(selectApplications(all, NO_FILTERS, today).map(({ id }) => id)).toEqual([2, 3, 4]);
    expect(countOverdue(all, today)).toBe(2);
  });

  it('finds every word, whatever its accents', () => {
    const found = (query: string) =>
      selectApplications(all, { ...NO_FILTERS, query }, today).map(({ id }) => id);
    expect(found('electricien')).toEqual([2]);
    expect(found('bois SOUDEUSE')).toEqual([3]);
    expect(found('bois boulanger')).toEqual([]);
  });

  it('filters by status and sorts', () => {
    const ids = (change: object) =>
      selectApplications(all, { ...NO_FILTERS, ...change }, today).map(({ id }) => id);
    expect(ids({ status: 'inReview' })).toEqual([4]);
    expect(ids({ sort: 'oldest' })).toEqual([2, 3, 4]);
    expect(ids({ sort: 'newest' })).toEqual([4, 3, 2]);
    expect(ids({ sort: 'title' })).toEqual([4, 2, 3]);
    expect(ids({ sort: 'company' })[0]).toBe(3);
  });
});
