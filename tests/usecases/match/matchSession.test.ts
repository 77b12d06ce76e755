import { describe, expect, it, vi } from 'vitest';

import { loadLexicon } from '#/adapters/lexicon/loadLexicon';
import { LocalPostingReader } from '#/adapters/offers/posting/LocalPostingReader';
import type { Analyzer } from '#/domain/analysis/Analyzer';
import { analysesRecord } from '#/domain/matching/analysesRecord';
import { pastedOfferRecord } from '#/domain/matching/pastedOfferRecord';
import { showSamplesRecord } from '#/domain/settings/showSamples';
import { fail } from '#/domain/shared/result';
import { createMatchSession } from '#/usecases/match/matchSession';
import type { Notify } from '#/usecases/shared/notification';
import { createMemoryVault } from '#tests/support/memory/memoryVault';

const OFFER = 'Nous recrutons un cariste.\nCACES 1, 3 et 5 exigés.';

const now = () => new Date('2026-11-20T10:00:00Z');

const session = (vault = createMemoryVault({ texts: new Map() }, now)) => ({
  vault,
  match: createMatchSession(
    {
      vault,
      notify: vi.fn<Notify>(),
      now,
      random: () => 0.5,
      postings: async () => new LocalPostingReader(loadLexicon, async () => fail('damaged')),
      analyzer: {
        readCv: vi.fn<Analyzer['readCv']>(),
        extractText: vi.fn<Analyzer['extractText']>(),
        readPastedCv: vi.fn<Analyzer['readPastedCv']>(),
        compare: vi.fn<Analyzer['compare']>(),
        drawPage: vi.fn<Analyzer['drawPage']>(),
        review: vi.fn<Analyzer['review']>(),
        warmUp: vi.fn<Analyzer['warmUp']>(),
      },
    },
    async () => {},
  ),
});

describe('the text of a comparison', () => {
  it('is there after a reload', () => {
    const { vault, match } = session();
    match.setOfferText(OFFER);
    expect(session(vault).match.getSnapshot()).toMatchObject({
      state: { status: 'ready' },
      offerText: OFFER,
    });
  });

  it('is forgotten by another comparison', () => {
    const { vault, match } = session();
    match.setOfferText(OFFER);
    match.compareAnother();
    expect(match.getSnapshot().offerText).toBe('');
    expect(vault.read(pastedOfferRecord)).toEqual({ ok: true, value: null });
  });

  it('is typed on where nothing can be kept', () => {
    const { match } = session(createMemoryVault({ texts: new Map(), blocked: true }, now));
    match.setOfferText(OFFER);
    expect(match.getSnapshot().offerText).toBe(OFFER);
  });

  it('comes from an address once: what is typed afterwards stays', () => {
    const { match } = session();
    match.takeOffer('offer 3', OFFER);
    match.setOfferText('Une autre annonce');
    match.takeOffer('offer 3', OFFER);
    expect(match.getSnapshot().offerText).toBe('Une autre annonce');
    match.takeOffer('offer 4', OFFER);
    expect(match.getSnapshot().offerText).toBe(OFFER);
  });

  it('comes from the same address again once the field was emptied', () => {
    const { match } = session();
    match.takeOffer('dossier 3', OFFER);
    match.compareAnother();
    match.takeOffer('dossier 3', OFFER);
    expect(match.getSnapshot().offerText).toBe(OFFER);
  });
});

describe('a simulated comparison', () => {
  const scan = { status: 'unreadable', fileName: 'scan.pdf', problem: 'scanned' } as const;

  it('is kept, unless examples were hidden while it was made', async () => {
    const { vault, match } = session();
    match.setOfferText(OFFER);
    const first = match.compare(scan);
    vault.write(showSamplesRecord, false);
    await first;
    expect(match.getSnapshot().state).toEqual({ status: 'ready' });
    expect(vault.read(analysesRecord)).toEqual({ ok: true, value: null });
    vault.write(showSamplesRecord, true);
    await match.compare(scan);
    expect(vault.read(analysesRecord)).toMatchObject({ ok: true, value: [{ sample: true }] });
  });

  it('is not cleared by another tab that starts anew', () => {
    const { vault, match } = session();
    match.setOfferText('Une annonce collée ici');
    const other = session(vault).match;
    match.setOfferText(OFFER);
    other.compareAnother();
    expect(vault.read(pastedOfferRecord)).toEqual({ ok: true, value: OFFER });
    match.compareAnother();
    expect(vault.read(pastedOfferRecord)).toEqual({ ok: true, value: null });
  });
});
