import { describe, expect, it } from 'vitest';

import { isWebLink, nextApplicationId } from '#/domain/applications/application';
import {
  amendApplication,
  checkDraft,
  createApplication,
  applicationDraftOf,
  emptyDraft,
} from '#/domain/applications/applicationDraft';
import { anApplication } from '#tests/support/builders/anApplication';

const today = '2026-11-21';
const filled = { ...emptyDraft(today), title: ' Cariste ', company: 'Nord Fret' };

describe('the form of an application', () => {
  it('asks for a post, a company and a date that exists', () => {
    expect(checkDraft({ ...emptyDraft(''), title: '  ' })).toEqual({
      title: 'titleMissing',
      company: 'companyMissing',
      date: 'dateMissing',
    });
    expect(checkDraft(filled)).toEqual({});
  });

  it('refuses a year that a slip of the keys wrote, and that no follow-up could be counted from', () => {
    expect(checkDraft({ ...filled, date: '0202-11-21' })).toEqual({ date: 'dateFar' });
    expect(checkDraft({ ...filled, date: '9999-12-31' })).toEqual({ date: 'dateFar' });
    expect(checkDraft({ ...filled, date: '2024-02-29' })).toEqual({});
  });

  it('takes links of the web only', () => {
    expect(checkDraft({ ...filled, link: 'javascript:alert(1)' })).toEqual({ link: 'linkNotWeb' });
    expect(checkDraft({ ...filled, link: ' https://nordfret.example/a?b=c ' })).toEqual({});
    expect(['https://', 'data:text/html,x', 'nordfret.example'].some(isWebLink)).toBe(false);
  });

  it('refuses a text that could not be read back', () => {
    expect(checkDraft({ ...filled, letter: 'a'.repeat(20_001) })).toEqual({ letter: 'tooLong' });
  });

  it('makes an application with its follow-ups on the first working days from seven and fourteen on', () => {
    const made = createApplication(filled, { id: 7, today });
    expect(made).toMatchObject({
      id: 7,
      title: 'Cariste',
      status: 'sent',
      history: [{ status: 'sent', on: today }],
      offer: null,
    });
    expect(made.followUps).toEqual([
      { id: 0, due: '2026-11-30', doneOn: null },
      { id: 1, due: '2026-12-07', doneOn: null },
    ]);
  });

  it('plans no follow-up in the past, nor for an application already answered', () => {
    const late = createApplication({ ...filled, date: '2026-11-10' }, { id: 1, today });
    expect(late.followUps.map(({ due }) => due)).toEqual(['2026-11-24']);
    const refused = createApplication({ ...filled, status: 'rejected' }, { id: 1, today });
    expect(refused.followUps).toEqual([]);
    expect(refused.history.map(({ status }) => status)).toEqual(['sent', 'rejected']);
  });

  it('keeps everything else when corrected, and the date of an unchanged offer', () => {
    const before = anApplication({
      offer: { text: 'Aide-soignante', copiedOn: '2026-11-10' },
      notes: 'Rappeler le matin',
    });
    const after = amendApplication(
      before,
      { ...applicationDraftOf(before), salary: '2 200 €' },
      today,
    );
    expect(after).toEqual({ ...before, salary: '2 200 €' });
    const other = amendApplication(
      before,
      { ...applicationDraftOf(before), offerText: 'Autre' },
      today,
    );
    expect(other.offer).toEqual({ text: 'Autre', copiedOn: today });
  });

  it('writes a status changed in the form into the history', () => {
    const before = anApplication();
    const after = amendApplication(
      before,
      { ...applicationDraftOf(before), status: 'rejected' },
      today,
    );
    expect(after.history.at(-1)).toEqual({ status: 'rejected', on: today });
  });

  it('never gives an identifier twice, even within a millisecond', () => {
    expect(nextApplicationId([], 1000)).toBe(1000);
    expect(nextApplicationId([anApplication({ id: 1000 })], 1000)).toBe(1001);
  });
});
