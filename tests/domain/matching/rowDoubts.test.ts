import { describe, expect, test } from 'vitest';

import { correctCv } from '#/domain/cv/corrections';
import { doubtOf } from '#/domain/matching/report';
import { cvLines, matchOf, offerText, readText } from '#tests/domain/matching/realPair';

const SKILL = { axis: 'skills', answer: 'held' } as const;

describe('rows worth a second look', () => {
  test('say why', () => {
    expect(doubtOf(SKILL)).toBeNull();
    expect(doubtOf({ ...SKILL, answer: 'partly' })).toBe('weak');
    expect(doubtOf({ ...SKILL, wordsOnly: true })).toBe('words');
    expect(doubtOf({ ...SKILL, doubtful: true })).toBe('offer');
    expect(doubtOf({ ...SKILL, answer: 'missing', doubtful: true })).toBe('offer');
  });

  test('what is surely missing is not doubted, nor what is no skill', () => {
    expect(doubtOf({ ...SKILL, answer: 'missing' })).toBeNull();
    expect(doubtOf({ axis: 'experience', answer: 'partly' })).toBeNull();
  });
});

describe('a skill that the person claims', () => {
  const TRADE = 'Comptable';
  const cv = readText(cvLines(TRADE, ['Saisie des factures', 'Rapprochements bancaires']));
  const rowOf = (label: string, held = cv) =>
    matchOf(held, offerText(TRADE, ['Excel', 'Lettrage des comptes']), TRADE).rows.find(
      (row) => row.label === label,
    );

  test('is held from then on, in their own words', () => {
    const label = 'Excel';
    expect(rowOf(label)?.answer).toBe('missing');
    const corrected = correctCv(cv, { target: 'skill', action: 'add', label });
    const row = rowOf(label, corrected);
    expect(row?.answer).toBe('held');
    expect(row?.evidence[0]).toMatchObject({ quote: label, range: null });
    expect(row && doubtOf(row)).toBeNull();
  });

  test('it raises the score', () => {
    const text = offerText(TRADE, ['Lettrage des comptes', 'Sage 100']);
    const corrected = correctCv(cv, { target: 'skill', action: 'add', label: 'Sage 100' });
    expect(matchOf(corrected, text, TRADE).score).toBeGreaterThan(matchOf(cv, text, TRADE).score);
  });
});

describe('what the offer perhaps does not ask for', () => {
  const cv = readText(cvLines('Comptable', ['Saisie des factures']));
  const offer = [
    'Comptable H/F',
    '',
    'Vos missions',
    '- Saisie des factures fournisseurs',
    '- Transmission au cabinet pour le bilan',
    '- Lettrage des comptes',
    'Profil recherché',
    '- Deux ans d’expérience minimum',
  ].join('\n');

  test('is neither advised about nor told as lacking', () => {
    const report = matchOf(cv, offer, 'Comptable');
    const doubtful = report.rows.filter((row) => row.doubtful === true && row.answer !== 'held');
    expect(doubtful.length).toBeGreaterThan(0);
    for (const { id, label } of doubtful) {
      expect(report.advice.map(({ rowId }) => rowId)).not.toContain(id);
      expect(report.summary).not.toContain(label);
    }
  });
});
