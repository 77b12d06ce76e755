import { describe, expect, it } from 'vitest';

import { applicationsRecord } from '#/domain/applications/applicationsRecord';
import { decodeRecord, encodeRecord } from '#/domain/storage/record';
import { anApplication } from '#tests/support/builders/anApplication';

const stored = (application: object): string =>
  JSON.stringify({ version: 1, savedAt: '2026-11-21T08:00:00.000Z', data: [application] });
const specified = {
  id: 1,
  title: 'Cariste',
  company: 'Nord Fret',
  date: '2026-11-10',
  status: 'sent',
};

describe('the record of applications', () => {
  it('reads back what it wrote', () => {
    const applications = [
      anApplication({
        interviews: [{ id: 0, start: '2026-11-25T14:30', minutes: 45, place: '', notes: '' }],
        contacts: [{ id: 0, name: 'Mme Ruiz', role: '', email: '', phone: '' }],
        followUps: [{ id: 0, due: '2026-11-17', doneOn: null }],
      }),
    ];
    const text = encodeRecord(applicationsRecord, applications, '2026-11-21T08:00:00.000Z');
    expect(decodeRecord(applicationsRecord, text)).toEqual({ ok: true, value: applications });
  });

  it('needs no more than the five fields of the specification', () => {
    expect(decodeRecord(applicationsRecord, stored(specified))).toMatchObject({
      ok: true,
      value: [{ ...specified, followUps: [], history: [{ status: 'sent', on: '2026-11-10' }] }],
    });
  });

  it('reads the applications around a damaged one', () => {
    const text = JSON.stringify({
      version: 1,
      savedAt: '2026-11-21T08:00:00.000Z',
      data: [{ ...specified, status: 'hired' }, specified],
    });
    expect(decodeRecord(applicationsRecord, text)).toMatchObject({ ok: true, value: [{ id: 1 }] });
  });

  it.each([
    ['a status that does not exist', { status: 'hired' }],
    ['a day that does not exist', { date: '2026-02-30' }],
    [
      'an interview at no time',
      { interviews: [{ id: 0, start: 'x', minutes: 5, place: '', notes: '' }] },
    ],
  ])('counts %s as damage', (_name, change) => {
    expect(decodeRecord(applicationsRecord, stored({ ...specified, ...change }))).toEqual({
      ok: false,
      problem: 'corrupt',
    });
  });
});
