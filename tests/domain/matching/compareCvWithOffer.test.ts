import { describe, expect, test } from 'vitest';

import { compareCvWithOffer } from '#/domain/matching/compareCvWithOffer';
import { MATCH_MODEL } from '#/domain/matching/matchModel';
import type { MatchReport } from '#/domain/matching/report';
import { cases, makeCase, reportOf } from '#tests/domain/matching/cases';
import { type CvFacts, makeCv } from '#tests/domain/matching/makeCv';
import { makeOffer, type OfferFacts } from '#tests/domain/matching/makeOffer';
import { testLexicon } from '#tests/domain/matching/testLexicon';

const base = makeCase(1);

const WELDER: CvFacts = {
  ...base.cv,
  headline: 'Soudeur',
  posts: [{ title: 'Soudeur', start: 2018, end: 'ongoing', tasks: ['Soudure TIG sur inox'] }],
  skills: ['Pliage'],
  degreeLevel: 'CAP',
  languages: [],
};

const WANTED: OfferFacts = {
  title: 'Soudeur H/F',
  missions: ['Souder des réservoirs en inox'],
  skills: [
    { id: 'soudure', demand: 'required' },
    { id: 'pliage', demand: 'expected' },
    { id: 'gmao', demand: 'optional' },
  ],
  minYears: 3,
  degree: 'CAP',
  languages: [],
  ending: [],
};

const rowOf = (report: MatchReport, label: string) =>
  report.rows.find((row) => row.label === label);

describe('the ledger', () => {
  test('rows and cap sum exactly to the score, and no row earns more than it may', () => {
    let capped = 0;
    for (const { cv, offer, seed } of cases()) {
      const { rows, cap, score } = reportOf(cv, offer);
      const sum = rows.reduce((total, { tenths }) => total + tenths, cap?.tenths ?? 0);
      expect(sum, `seed ${seed}`).toBe(score * 10);
      for (const row of rows) {
        expect(Number.isInteger(row.tenths) && row.tenths >= 0).toBe(true);
        expect(row.tenths).toBeLessThanOrEqual(row.possibleTenths);
        expect(row.credit > 0 || row.tenths === 0).toBe(true);
      }
      if (cap !== null) capped += 1;
    }
    expect(capped).toBeGreaterThan(5);
  });

  test('every quote is found in its document', () => {
    for (const { cv, offer, seed } of cases()) {
      const { offer: text, requirements } = makeOffer(offer);
      const read = makeCv(cv);
      const report = compareCvWithOffer(read, text, requirements, testLexicon);
      if (!report.ok) throw new Error(report.problem);
      for (const row of report.value.rows) {
        expect(text.text, `seed ${seed}`).toContain(row.offerQuote);
        const placed = row.evidence.flatMap(({ quote, range }) =>
          range === null ? [] : [{ quote, range }],
        );
        expect(placed.map(({ range }) => read.document.text.slice(range.start, range.end))).toEqual(
          placed.map(({ quote }) => quote),
        );
      }
    }
  });

  test('an axis that the offer does not speak of is absent', () => {
    const report = reportOf(WELDER, { ...WANTED, minYears: null, degree: null });
    expect(new Set(report.rows.map(({ axis }) => axis))).toEqual(
      new Set(['skills', 'missions', 'occupation']),
    );
    const possible = report.rows.reduce((sum, { possibleTenths }) => sum + possibleTenths, 0);
    expect(Math.abs(possible - 1000)).toBeLessThanOrEqual(report.rows.length);
  });

  test('a child concept answers for its parent, a sibling does not', () => {
    const askedParent = reportOf(WELDER, WANTED);
    expect(rowOf(askedParent, 'soudure')?.answer).toBe('held');
    const skills = [{ id: 'soudure-mig', demand: 'required' as const }, ...WANTED.skills.slice(1)];
    const askedSibling = reportOf(WELDER, { ...WANTED, skills });
    expect(rowOf(askedSibling, 'soudure MIG')?.credit).toBe(0);
    expect(askedSibling.advice.some(({ kind }) => kind === 'transferable')).toBe(true);
  });

  test('one of two alternatives is enough, and both are listed', () => {
    const skills = [
      { id: 'solidworks', demand: 'required' as const, group: 'cad' },
      { id: 'soudure-tig', demand: 'required' as const, group: 'cad' },
      ...WANTED.skills,
    ];
    const row = rowOf(reportOf(WELDER, { ...WANTED, skills }), 'SolidWorks ou soudure TIG');
    expect(row?.answer).toBe('held');
    expect(row?.options?.map(({ held }) => held)).toEqual([false, true]);
  });
});

describe('what blocks', () => {
  const skills = [{ id: 'caces-3', demand: 'required' as const, blocking: true }, ...WANTED.skills];
  const offer = { ...WANTED, skills };

  test('a missing licence keeps the score at 60 and comes first', () => {
    const report = reportOf(WELDER, offer);
    expect(report.score).toBe(60);
    expect(report.cap?.limit).toBe(60);
    expect(report.rows[0]?.label).toBe('CACES 3');
    expect(report.advice[0]?.kind).toBe('blocking');
    expect(report.cap?.rowIds).toEqual([report.rows[0]?.id]);
  });

  test('the licence lifts the cap wherever it is written', () => {
    const held = reportOf({ ...WELDER, skills: [...WELDER.skills, 'CACES 3'] }, offer);
    expect(held.cap).toBeNull();
    expect(held.score).toBeGreaterThan(75);
  });

  test.each(['Pas de CACES 3', 'CACES 3 périmé', 'CACES 3 en cours', 'Sans CACES 3'])(
    'it does not when the CV says: %s',
    (line) => {
      const report = reportOf({ ...WELDER, skills: [...WELDER.skills, line] }, offer);
      expect(report.score).toBeLessThanOrEqual(60);
    },
  );
});

describe('the rest of the report', () => {
  test('advice promises exactly what the score would gain', () => {
    const report = reportOf(WELDER, WANTED);
    const missing = report.advice.find(({ text }) => text.includes('GMAO'));
    const after = reportOf(
      {
        ...WELDER,
        posts: WELDER.posts.map((post) => ({ ...post, tasks: [...post.tasks, 'GMAO'] })),
      },
      WANTED,
    );
    const gained = (after.score - report.score) * 10;
    expect(Math.abs((missing?.gainTenths ?? 0) - gained)).toBeLessThanOrEqual(10);
    const gains = report.advice.map(({ gainTenths }) => gainTenths);
    expect(gains).toEqual([...gains].sort((one, other) => other - one));
  });

  test('advice never tells anyone to add what they may not have', () => {
    for (const { cv, offer } of cases())
      for (const { text } of reportOf(cv, offer).advice) expect(text).not.toMatch(/ajoutez-le/iu);
  });

  test('an unrelated trade lands low, the right one high', () => {
    const cook: CvFacts = {
      ...WELDER,
      headline: 'Cuisinier',
      posts: [{ title: 'Cuisinier', start: 2010, end: 'ongoing', tasks: ['Cuisson sous vide'] }],
      skills: ['Pâtisserie'],
      degreeLevel: 'CAP',
    };
    expect(reportOf(cook, WANTED).score).toBeLessThanOrEqual(25);
    expect(reportOf(WELDER, WANTED).score).toBeGreaterThanOrEqual(78);
  });

  test('an offer with fewer than three requirements has no number', () => {
    const { offer, requirements } = makeOffer({ ...WANTED, skills: [], degree: null });
    const report = compareCvWithOffer(makeCv(WELDER), offer, requirements, testLexicon);
    expect(report).toEqual({ ok: false, problem: 'tooLittle' });
  });

  test('the version names the model and the lexicon', () => {
    expect(reportOf(WELDER, WANTED).model).toBe(`${MATCH_MODEL}+${testLexicon.version}`);
  });
});
