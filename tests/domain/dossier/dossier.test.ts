import { describe, expect, it } from 'vitest';

import { contentsOf } from '#/domain/dossier/contents';
import type { DossierRecords } from '#/domain/dossier/contents';
import { dossiersRecord, MAX_DOSSIERS, withDossier } from '#/domain/dossier/dossiersRecord';
import { findDossier } from '#/domain/dossier/findDossier';
import { DOSSIER_STEPS, spineOf } from '#/domain/dossier/spine';
import { usefulRows } from '#/domain/dossier/usefulRows';
import { EMPTY_FORM } from '#/domain/letters/letterDraft';
import { withCorrection } from '#/domain/postings/offerCorrections';
import { decodeRecord, encodeRecord } from '#/domain/storage/record';
import { aDossier } from '#tests/support/builders/aDossier';
import { aSavedLetter, CARE_OFFER } from '#tests/support/builders/aLetter';
import { anAnalysis } from '#tests/support/builders/anAnalysis';
import { anApplication } from '#tests/support/builders/anApplication';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';
import { answeredAt, anInterview } from '#tests/support/builders/anInterview';
import { aReport } from '#tests/support/builders/aReport';

const NOTHING: DossierRecords = {
  applications: [],
  analyses: [],
  letters: [],
  interviews: [],
  ownOffers: [],
  corrections: [],
};

const posting = (change: Partial<ReturnType<typeof aDossier>> = {}) => aDossier(change);

describe('a job has one dossier', () => {
  const kept = [aDossier()];

  it('known by its words, whatever a paste does to the blanks and capitals', () => {
    const pasted = posting({
      title: '',
      company: '',
      text: `  ${CARE_OFFER.replaceAll('\n', '\r\n\n').toUpperCase()} `,
    });
    expect(findDossier(pasted, kept, [])).toBe(kept[0]);
  });

  it('known by its title and employer where the text is another', () => {
    const typed = posting({ text: '', title: 'AIDE-SOIGNANT(E) de nuit H/F', place: '' });
    expect(findDossier(typed, kept, [])).toBe(kept[0]);
  });

  it('known by the offer that it is, whose text it does not repeat', () => {
    const own = anInternalOffer({ id: 40, description: CARE_OFFER, source: 'own' });
    const about = aDossier({ offerId: 40, text: '', title: 'Autre', company: '' });
    expect(findDossier(posting({ title: '', company: '' }), [about], [own])).toBe(about);
    expect(findDossier(posting({ offerId: 40, text: 'x' }), [about], [])).toBe(about);
  });

  it('another job has another', () => {
    const other = posting({ title: 'Comptable', company: 'Papeterie Larive', text: 'Factures.' });
    expect(findDossier(other, kept, [])).toBeNull();
  });
});

describe('what belongs to a dossier', () => {
  it('is found by the job it is about, where it was made before there were dossiers', () => {
    const records: DossierRecords = {
      ...NOTHING,
      applications: [
        anApplication({ id: 3, title: 'Aide-soignant·e de nuit', date: '2026-11-10' }),
        anApplication({ id: 4, title: 'Comptable' }),
      ],
      letters: [
        aSavedLetter({ id: 5, form: { ...EMPTY_FORM, offerText: CARE_OFFER } }),
        aSavedLetter({ id: 6, form: { ...EMPTY_FORM, offerText: 'Cariste à Lille.' } }),
      ],
      interviews: [anInterview({ id: 7, offerText: CARE_OFFER, title: null, company: null })],
    };
    const { application, letters, interviews } = contentsOf(aDossier(), records);
    expect(application?.id).toBe(3);
    expect(letters.map(({ id }) => id)).toEqual([5]);
    expect(interviews.map(({ id }) => id)).toEqual([7]);
  });

  it('is what names it, and never what names another', () => {
    const named = anAnalysis('good', { id: 1, offerTitle: 'Autre chose' });
    const other = anAnalysis('good', { id: 2 });
    const dossier = aDossier({ id: 9 });
    const records = {
      ...NOTHING,
      analyses: [
        { ...other, dossierId: 8 },
        { ...named, dossierId: 9 },
      ],
    };
    expect(contentsOf(dossier, records).analysis?.id).toBe(1);
  });

  it('is no example', () => {
    const sample = { ...anAnalysis('good'), sample: true, dossierId: 9 };
    expect(contentsOf(aDossier({ id: 9 }), { ...NOTHING, analyses: [sample] }).analysis).toBeNull();
  });

  it('bears the post as it was put right', () => {
    const corrections = withCorrection(
      [],
      CARE_OFFER,
      { head: { title: 'Aide-soignante', location: null } },
      1,
    );
    expect(contentsOf(aDossier(), { ...NOTHING, corrections }).job).toMatchObject({
      title: 'Aide-soignante',
      company: 'EHPAD Les Glycines',
      place: '',
    });
  });
});

describe('the spine', () => {
  const today = '2026-11-25';
  const dossier = aDossier({ id: 9, openedOn: '2026-11-21' });
  const spine = (records: Partial<DossierRecords> = {}) =>
    spineOf(contentsOf(dossier, { ...NOTHING, ...records }), dossier.openedOn, today);
  const next = (records: Partial<DossierRecords> = {}) =>
    spine(records).find(({ standing }) => standing === 'next')?.step ?? null;
  const analyses = [{ ...anAnalysis('good'), dossierId: 9 }];
  const letters = [aSavedLetter({ dossierId: 9, changedAt: '2026-11-22T08:00:00.000Z' })];
  const sent = anApplication({
    dossierId: 9,
    date: '2026-11-23',
    followUps: [{ id: 0, due: '2026-11-30', doneOn: null }],
  });
  const answered = { ...answeredAt(anInterview().questions[0]?.id ?? '', 'Oui.'), dossierId: 9 };

  it('has one next thing at each stage', () => {
    expect(next()).toBe('compared');
    expect(next({ analyses })).toBe('letter');
    expect(next({ analyses, letters })).toBe('sent');
    expect(next({ analyses, letters, applications: [sent] })).toBe('followUp');
    const asked = {
      ...sent,
      followUps: [{ id: 0, due: '2026-11-24', doneOn: '2026-11-24' }],
    };
    expect(next({ analyses, letters, applications: [asked] })).toBe('interview');
    expect(next({ applications: [asked], interviews: [answered] })).toBe('answer');
    expect(
      next({ applications: [anApplication({ dossierId: 9, status: 'rejected' })] }),
    ).toBeNull();
  });

  it('says the day of what was done, and what was left out', () => {
    const steps = spine({ letters, applications: [sent] });
    expect(steps.map(({ step }) => step)).toEqual([...DOSSIER_STEPS]);
    expect(steps.map(({ standing }) => standing)).toEqual([
      'done',
      'skipped',
      'done',
      'done',
      'next',
      'later',
      'later',
    ]);
    expect(steps.map(({ on }) => on).slice(0, 4)).toEqual([
      '2026-11-21',
      null,
      '2026-11-22',
      '2026-11-23',
    ]);
  });

  it('waits for the interview that is planned, then for the answer', () => {
    const interview = { id: 0, start: '2026-11-27T10:00', minutes: 30, place: '', notes: '' };
    const invited = anApplication({ dossierId: 9, status: 'interview', interviews: [interview] });
    expect(next({ applications: [invited] })).toBe('interview');
    const met = { ...invited, interviews: [{ ...interview, start: '2026-11-24T10:00' }] };
    expect(next({ applications: [met] })).toBe('answer');
  });
});

describe('the rows that help most', () => {
  it('are three: what blocks or would bring most, and a strength', () => {
    const { report } = anAnalysis('moderate', { withDiploma: false });
    const rows = usefulRows(report ?? aReport());
    expect(rows).toHaveLength(3);
    expect(rows[0]?.blocking).toBe(true);
    expect(rows[2]?.answer).toBe('held');
  });
});

describe('the record', () => {
  it('comes back as it was kept', () => {
    const kept = [aDossier()];
    const text = encodeRecord(dossiersRecord, kept, '2026-11-21T08:00:00.000Z');
    expect(decodeRecord(dossiersRecord, text)).toEqual({ ok: true, value: kept });
  });

  it('lets the oldest go that nobody follows', () => {
    const followed = aDossier({ id: 1, followedOn: '2026-01-02' });
    const others = Array.from({ length: MAX_DOSSIERS - 1 }, (_, index) =>
      aDossier({ id: MAX_DOSSIERS + 1 - index }),
    );
    const all = withDossier([...others, followed], aDossier({ id: 5000 }));
    expect(all).toHaveLength(MAX_DOSSIERS);
    expect(all.at(-1)?.id).toBe(1);
    expect(all.some(({ id }) => id === 3)).toBe(false);
  });
});
