import { describe, expect, it, vi } from 'vitest';

import { loadLexicon } from '#/adapters/lexicon/loadLexicon';
import { LocalPostingReader } from '#/adapters/offers/posting/LocalPostingReader';
import type { Analyzer } from '#/domain/analysis/Analyzer';
import { analysesRecord } from '#/domain/matching/analysesRecord';
import type { LedgerRow, MatchReport } from '#/domain/matching/report';
import { requirementKey } from '#/domain/matching/requirementKey';
import { offerCorrectionsRecord } from '#/domain/postings/offerCorrections';
import { fail, ok } from '#/domain/shared/result';
import { createMatchSession } from '#/usecases/match/matchSession';
import { cvCorrectionOf } from '#/usecases/match/rowClaims';
import type { Notify } from '#/usecases/shared/notification';
import { aCv } from '#tests/support/builders/aCv';
import { aHeldCv } from '#tests/support/builders/aHeldCv';
import { aReportOfBand } from '#tests/support/builders/anAnalysis';
import { createMemoryVault } from '#tests/support/memory/memoryVault';

const OFFER = 'Aide-soignant de nuit H/F\nAFGSU 2 à jour';
const now = () => new Date('2026-11-20T10:00:00Z');
const read = aReportOfBand('moderate');
const row = read.rows.find(({ label }) => label === 'AFGSU 2') as LedgerRow;

/** A matcher that knows one report, less the rows that are said not to be asked for. */
const compare: Analyzer['compare'] = async (_cv, { notAsked = [] }) => {
  const aside = read.rows.filter((one) => notAsked.includes(requirementKey(one)));
  const report: MatchReport =
    aside.length === 0
      ? read
      : {
          ...aReportOfBand('good'),
          rows: aReportOfBand('good').rows.filter((one) => !notAsked.includes(requirementKey(one))),
          setAside: { rows: aside, score: read.score },
        };
  return ok(report);
};

const started = async (matcher: Analyzer['compare'] = compare) => {
  const vault = createMemoryVault({ texts: new Map() }, now);
  const notify = vi.fn<Notify>();
  const analyzer = {
    readCv: vi.fn<Analyzer['readCv']>(),
    extractText: vi.fn<Analyzer['extractText']>(),
    readPastedCv: vi.fn<Analyzer['readPastedCv']>(),
    compare: vi.fn<Analyzer['compare']>(matcher),
    drawPage: vi.fn<Analyzer['drawPage']>(),
    review: vi.fn<Analyzer['review']>(),
    warmUp: vi.fn<Analyzer['warmUp']>(),
  };
  const postings = async () => new LocalPostingReader(loadLexicon, async () => fail('damaged'));
  const parts = { vault, notify, now, random: () => 0.5, analyzer, postings };
  const match = createMatchSession(parts, async () => {});
  const cv = aCv();
  match.setOfferText(OFFER);
  await match.compare(aHeldCv({ cv }));
  const history = () => {
    const kept = vault.read(analysesRecord);
    return (kept.ok ? kept.value : null) ?? [];
  };
  const corrections = () => {
    const kept = vault.read(offerCorrectionsRecord);
    return (kept.ok ? kept.value : null) ?? [];
  };
  return { match, cv, analyzer, notify, history, corrections, vault, parts };
};

describe('a requirement that the offer does not make', () => {
  it('changes the analysis that is there: no copy is added, and the correction is kept', async () => {
    const { match, cv, history, corrections, notify } = await started();
    const [first] = history();
    await match.revise(cv, { kind: 'notAsked', row });
    expect(history()).toHaveLength(1);
    expect(history()[0]).toMatchObject({ id: first?.id, date: first?.date, score: 77 });
    expect(match.getSnapshot().state).toMatchObject({
      status: 'complete',
      analysis: { id: first?.id, score: 77 },
    });
    expect(corrections()).toMatchObject([{ notAsked: [requirementKey(row)] }]);
    expect(notify).toHaveBeenLastCalledWith({
      tone: 'success',
      title: 'Score recalculé',
      text: '«\u00a0AFGSU 2\u00a0» ne compte plus pour cette offre. De 56 à 77 sur 100.',
    });
  });

  it('counts again when that is taken back', async () => {
    const { match, cv, history, corrections } = await started();
    await match.revise(cv, { kind: 'notAsked', row });
    await match.revise(cv, { kind: 'asked', row });
    expect(history()).toHaveLength(1);
    expect(history()[0]?.score).toBe(56);
    expect(corrections()).toEqual([]);
  });

  it('is left out of the next comparison of the same offer', async () => {
    const { match, cv, parts } = await started();
    await match.revise(cv, { kind: 'notAsked', row });
    const next = createMatchSession(parts, async () => {});
    await next.compare(aHeldCv({ cv }));
    expect(next.getSnapshot().state).toMatchObject({ analysis: { score: 77 } });
  });

  it('adds up with the one said just before, whose result is not there yet', async () => {
    const { match, cv, analyzer } = await started();
    const other = read.rows.find(({ id }) => id === 'skill-6') as LedgerRow;
    await Promise.all([
      match.revise(cv, { kind: 'notAsked', row }),
      match.revise(cv, { kind: 'notAsked', row: other }),
    ]);
    expect(analyzer.compare.mock.lastCall?.[1].notAsked).toEqual([
      requirementKey(row),
      requirementKey(other),
    ]);
  });

  it('stays where too little would be left to compare, and that is said', async () => {
    const { match, cv, history, corrections, notify } = await started((one, offer, ...rest) =>
      offer.notAsked ? Promise.resolve(fail('tooLittle')) : compare(one, offer, ...rest),
    );
    const before = match.getSnapshot().state;
    await match.revise(cv, { kind: 'notAsked', row });
    expect(match.getSnapshot().state).toBe(before);
    expect(history()).toHaveLength(1);
    expect(corrections()).toEqual([]);
    expect(notify).toHaveBeenLastCalledWith(
      expect.objectContaining({ tone: 'destructive', title: 'Score inchangé' }),
    );
  });

  it('does not bring back an analysis that was deleted meanwhile', async () => {
    const { match, cv, history, vault } = await started();
    vault.write(analysesRecord, []);
    await match.revise(cv, { kind: 'notAsked', row });
    expect(history()).toEqual([]);
    expect(match.getSnapshot().state).toMatchObject({ analysis: { score: 77 } });
  });

  it('is forgotten with the comparison that it was about', async () => {
    const { match, cv } = await started();
    const revising = match.revise(cv, { kind: 'notAsked', row });
    match.compareAnother();
    await revising;
    expect(match.getSnapshot().state).toEqual({ status: 'ready' });
  });
});

describe('a skill that the person holds', () => {
  it('is a correction of the CV, and is taken back as one', () => {
    expect(cvCorrectionOf({ kind: 'have', row })).toEqual({
      target: 'skill',
      action: 'add',
      label: 'AFGSU 2',
    });
    const stated = {
      ...row,
      evidence: [{ quote: 'afgsu 2', range: null, section: 'skills' as const, experience: null }],
    };
    expect(cvCorrectionOf({ kind: 'haveNot', row: stated })).toEqual({
      target: 'skill',
      action: 'remove',
      label: 'afgsu 2',
    });
    expect(cvCorrectionOf({ kind: 'notAsked', row })).toBeNull();
  });

  it('changes the analysis that is there too', async () => {
    const { match, cv, history, corrections } = await started();
    await match.revise(cv, { kind: 'have', row });
    expect(history()).toHaveLength(1);
    expect(corrections()).toEqual([]);
  });
});
