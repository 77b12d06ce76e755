import { describe, expect, test } from 'vitest';

import { groupAdvice } from '#/domain/matching/adviceGroups';
import type { Advice, LedgerRow } from '#/domain/matching/report';

const row = (id: string, axis: LedgerRow['axis'] = 'skills'): LedgerRow => ({
  id,
  axis,
  label: id,
  demand: 'required',
  blocking: false,
  offerQuote: id,
  evidence: [],
  credit: 0,
  answer: 'missing',
  tenths: 0,
  possibleTenths: 10,
});

const advice = (kind: Advice['kind'], rowId: string | null, gainTenths = 5): Advice => ({
  kind,
  rowId,
  text: `${kind} ${rowId ?? ''}`,
  gainTenths,
});

const ROWS = [
  row('trade', 'occupation'),
  row('welding'),
  row('brazing'),
  row('plans'),
  row('paint'),
];

describe('groupAdvice', () => {
  test('the first is to be done first, and skills of which the same is said stand together', () => {
    const groups = groupAdvice({
      rows: ROWS,
      advice: [
        advice('missing', 'trade'),
        advice('missing', 'welding'),
        advice('weakEvidence', 'paint'),
        advice('transferable', 'brazing', 7),
        advice('layout', null, 0),
      ],
    });
    expect(groups.priority?.rowId).toBe('trade');
    expect(groups.toShow.map((each) => [each.row.id, each.gainTenths])).toEqual([
      ['welding', 5],
      ['brazing', 7],
    ]);
    expect(groups.faint).toEqual([]);
    expect(groups.others.map(({ kind }) => kind)).toEqual(['weakEvidence', 'layout']);
  });

  test('every advice stands in one place', () => {
    const all = [
      advice('blocking', 'plans'),
      advice('weakEvidence', 'welding'),
      advice('weakEvidence', 'paint'),
      advice('missing', 'brazing'),
    ];
    const { priority, toShow, faint, others } = groupAdvice({ rows: ROWS, advice: all });
    const told = [priority, ...others].map((one) => one?.rowId);
    const named = [...toShow, ...faint].map((one) => one.row.id);
    expect(new Set([...told, ...named])).toEqual(new Set(all.map(({ rowId }) => rowId)));
    expect(told.length + named.length).toBe(all.length);
    expect(faint).toHaveLength(2);
  });

  test('nothing to advise is nothing first', () => {
    expect(groupAdvice({ rows: ROWS, advice: [] }).priority).toBeNull();
  });
});
