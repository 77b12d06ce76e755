import { describe, expect, it } from 'vitest';

import {
  analysesRecord,
  withAnalysis,
  withoutAnalysis,
  withRevised,
} from '#/domain/matching/analysesRecord';
import { summaryColorOf } from '#/domain/matching/savedAnalysis';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { decodeRecord } from '#/domain/storage/record';

const anAnalysis = (id: number): SavedAnalysis => ({
  id,
  date: '2026-11-20T08:00:00.000Z',
  score: 74,
  summary: 'Bonne base',
  summaryColor: summaryColorOf(74),
  matching: ['Sage'],
  missing: [],
  advice: [],
  report: null,
  offerTitle: null,
  company: null,
  place: null,
  dossierId: null,
  sample: true,
});

describe('the history of analyses', () => {
  it('puts the newest first and keeps ten', () => {
    const ids = Array.from({ length: 12 }, (_, index) => index + 1);
    const history = ids.reduce<readonly SavedAnalysis[]>(
      (list, id) => withAnalysis(list, anAnalysis(id)),
      [],
    );
    expect(history.map(({ id }) => id)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect(withoutAnalysis(history, 11).map(({ id }) => id)).toEqual([12, 10, 9, 8, 7, 6, 5, 4, 3]);
  });

  it('takes an analysis computed again in its place, unless it was deleted', () => {
    const history = [anAnalysis(3), anAnalysis(2), anAnalysis(1)];
    const revised = { ...anAnalysis(2), score: 90 };
    expect(withRevised(history, revised).map(({ id, score }) => [id, score])).toEqual([
      [3, 74],
      [2, 90],
      [1, 74],
    ]);
    expect(withRevised([anAnalysis(3)], revised)).toEqual([anAnalysis(3)]);
  });

  it('reads the bare list of the specification', () => {
    const specified = {
      id: 1,
      date: '2026-11-20T08:00:00.000Z',
      score: 74,
      summary: 'Bonne base',
      summaryColor: 'text-sky-500',
      matching: ['Sage'],
      missing: ['Cegid'],
      advice: ['Précisez vos dates.'],
    };
    expect(decodeRecord(analysesRecord, JSON.stringify([specified]))).toMatchObject({
      ok: true,
      value: [{ id: 1, score: 74, matching: ['Sage'] }],
    });
  });
});
