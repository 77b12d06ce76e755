import { describe, expect, it, vi } from 'vitest';

import { loadLexicon } from '#/adapters/lexicon/loadLexicon';
import { LocalPostingReader } from '#/adapters/offers/posting/LocalPostingReader';
import type { Analyzer } from '#/domain/analysis/Analyzer';
import type { Cv } from '#/domain/cv/cv';
import { dossiersRecord } from '#/domain/dossier/dossiersRecord';
import { analysesRecord } from '#/domain/matching/analysesRecord';
import { toSavedAnalysis } from '#/domain/matching/savedAnalysis';
import { fail, ok } from '#/domain/shared/result';
import { followCvCorrection, undoInComparison } from '#/usecases/match/followCorrections';
import type { Notify } from '#/usecases/shared/notification';
import type { Services } from '#/usecases/shared/services';
import { aCv } from '#tests/support/builders/aCv';
import { aDossier } from '#tests/support/builders/aDossier';
import { aReportOfBand } from '#tests/support/builders/anAnalysis';
import { createMemoryVault } from '#tests/support/memory/memoryVault';

const now = () => new Date('2026-11-20T10:00:00Z');
const before = aCv();
const after: Cv = { ...before };

/** One comparison of a job, and a matcher that scores the CV put right lower. */
const compared = (matcher?: Analyzer['compare']) => {
  const vault = createMemoryVault({ texts: new Map() }, now);
  const notify = vi.fn<Notify>();
  const compare: Analyzer['compare'] = async (cv) =>
    ok(aReportOfBand(cv === after ? 'moderate' : 'good'));
  const dossier = aDossier();
  const analysis = toSavedAnalysis(aReportOfBand('good'), {
    id: 1,
    date: '2026-11-20T10:00:00.000Z',
    dossierId: dossier.id,
  });
  vault.write(dossiersRecord, [dossier]);
  vault.write(analysesRecord, [analysis]);
  const services = {
    vault,
    notify,
    now,
    random: () => 0.5,
    analyzer: { compare: vi.fn<Analyzer['compare']>(matcher ?? compare) },
    postings: async () => new LocalPostingReader(loadLexicon, async () => fail('damaged')),
  } as unknown as Services;
  const score = () => {
    const kept = vault.read(analysesRecord);
    return kept.ok ? kept.value?.[0]?.score : undefined;
  };
  return { services, notify, score, analysis, dossier };
};

describe('a CV put right away from its comparison', () => {
  it('moves the score of the latest one, and says so', async () => {
    const { services, notify, score, analysis } = compared();
    await followCvCorrection(services, before, after);
    expect(score()).toBe(aReportOfBand('moderate').score);
    expect(notify).toHaveBeenCalledWith({
      tone: 'success',
      title: 'Score recalculé',
      text: expect.stringContaining(
        `de ${analysis.score} à ${aReportOfBand('moderate').score} sur 100`,
      ),
    });
  });

  it('says nothing where the score stays', async () => {
    const { services, notify, score, analysis } = compared();
    await followCvCorrection(services, before, { ...before });
    expect(score()).toBe(analysis.score);
    expect(notify).not.toHaveBeenCalled();
  });

  it('leaves a comparison that was made of another CV', async () => {
    const { services, notify, score, analysis } = compared(async () =>
      ok(aReportOfBand('excellent')),
    );
    await followCvCorrection(services, before, after);
    expect(score()).toBe(analysis.score);
    expect(notify).not.toHaveBeenCalled();
  });
});

describe('a correction of an offer that is taken back', () => {
  it('is taken back in the comparison of its job', async () => {
    const { services, dossier, score } = compared();
    const made = { kind: 'head', id: 7, head: { title: 'Cariste' }, offer: 'Cariste' } as const;
    expect(await undoInComparison(services, { ...made, dossierId: dossier.id }, after)).toBe(true);
    expect(score()).toBe(aReportOfBand('moderate').score);
  });

  it('is none where no comparison is of that job', async () => {
    const { services } = compared();
    const made = { kind: 'head', id: 7, head: { title: 'Cariste' }, offer: null } as const;
    expect(await undoInComparison(services, { ...made, dossierId: null }, after)).toBe(false);
    expect(await undoInComparison(services, { ...made, dossierId: 99 }, after)).toBe(false);
  });
});
