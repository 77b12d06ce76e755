import { describe, expect, it, vi } from 'vitest';

import { offerCorrectionsRecord, withCorrection } from '#/domain/postings/offerCorrections';
import { madeCorrections, undoOfferCorrection } from '#/usecases/settings/madeCorrections';
import type { Notify } from '#/usecases/shared/notification';
import { aDossier } from '#tests/support/builders/aDossier';
import { CARE_OFFER } from '#tests/support/builders/aLetter';
import { createMemoryVault } from '#tests/support/memory/memoryVault';

const now = () => new Date('2026-11-24T09:42:00');
const corrected = withCorrection(
  [],
  CARE_OFFER,
  { head: { company: 'EHPAD Les Camélias' }, notAsked: ['skills anglais', 'skills permis b'] },
  5,
);
const sources = {
  cv: { status: 'none' },
  offers: corrected,
  dossiers: [aDossier()],
  ownOffers: [],
  analyses: [],
} as const;

describe('what was corrected', () => {
  it('is named by the job that it is about', () => {
    const made = madeCorrections(sources);
    expect(made.map(({ kind }) => kind)).toEqual(['head', 'notAsked', 'notAsked']);
    expect(made[0]).toMatchObject({ id: 5, offer: 'Aide-soignant(e) de nuit' });
    expect(made[1]).toMatchObject({ label: 'Anglais' });
  });

  it('names no offer that is gone', () => {
    expect(madeCorrections({ ...sources, dossiers: [] })[0]).toMatchObject({ offer: null });
  });

  it('is taken back one by one, and the last takes the entry away', () => {
    const vault = createMemoryVault({ texts: new Map(), blocked: false }, now);
    const notify = vi.fn<Notify>();
    vault.write(offerCorrectionsRecord, corrected);
    const kept = () => {
      const stored = vault.read(offerCorrectionsRecord);
      return (stored.ok && stored.value) || [];
    };
    const [head, ...notAsked] = madeCorrections(sources);
    if (head && head.kind !== 'cv') undoOfferCorrection({ vault, notify }, head);
    expect(kept()[0]).toMatchObject({ head: {}, notAsked: ['skills anglais', 'skills permis b'] });
    for (const made of notAsked)
      if (made.kind !== 'cv') undoOfferCorrection({ vault, notify }, made);
    expect(kept()).toEqual([]);
    expect(notify).not.toHaveBeenCalled();
  });

  it('says so where nothing can be kept', () => {
    const vault = createMemoryVault({ texts: new Map(), blocked: true }, now);
    const notify = vi.fn<Notify>();
    undoOfferCorrection({ vault, notify }, { kind: 'head', id: 5, head: {}, offer: null });
    expect(notify).toHaveBeenCalledWith(expect.objectContaining({ tone: 'destructive' }));
  });
});
