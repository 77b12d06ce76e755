import { describe, expect, it, vi } from 'vitest';

import { ownOffersRecord } from '#/domain/offers/catalogue/ownOffersRecord';
import { addOwnOffer, removeOwnOffer, replaceOwnOffer } from '#/usecases/offers/saveUserOffers';
import { ownOffersToasts } from '#/usecases/offers/userOffers.copy';
import type { Notification } from '#/usecases/shared/notification';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';
import { createMemoryVault } from '#tests/support/memory/memoryVault';

const NOW = new Date('2026-11-20T10:00:00Z');
const own = (title: string) => {
  const { id: _, ...offer } = anInternalOffer({ title, source: 'own' });
  return offer;
};

const idOf = (kept: ReturnType<typeof addOwnOffer>): number => (kept.ok ? kept.value.id : 0);

const setUp = (memory: { readonly quota?: number; readonly blocked?: boolean } = {}) => {
  const vault = createMemoryVault({ texts: new Map(), ...memory }, () => NOW);
  const notify = vi.fn<(notification: Notification) => void>();
  const kept = () => {
    const read = vault.read(ownOffersRecord);
    return read.ok ? (read.value ?? []) : [];
  };
  return { vault, notify, now: () => NOW, kept };
};

describe('the own offers', () => {
  it('stand newest first, each with an identifier of its own', () => {
    const parts = setUp();
    const first = addOwnOffer(parts, own('Cariste'));
    const second = addOwnOffer(parts, own('Soudeuse'));
    expect(idOf(first)).toBe(NOW.getTime());
    expect(idOf(second)).toBe(NOW.getTime() + 1);
    expect(parts.kept().map(({ title }) => title)).toEqual(['Soudeuse', 'Cariste']);
    expect(parts.notify).toHaveBeenLastCalledWith(
      expect.objectContaining({ tone: 'success', title: ownOffersToasts.added.title }),
    );
  });

  it('are replaced where they stand and keep their identifier', () => {
    const parts = setUp();
    const first = addOwnOffer(parts, own('Cariste'));
    addOwnOffer(parts, own('Soudeuse'));
    replaceOwnOffer(parts, idOf(first), own('Cariste de nuit'));
    expect(parts.kept().map(({ title }) => title)).toEqual(['Soudeuse', 'Cariste de nuit']);
    expect(parts.kept()[1]?.id).toBe(idOf(first));
  });

  it('go away one at a time', () => {
    const parts = setUp();
    const first = addOwnOffer(parts, own('Cariste'));
    addOwnOffer(parts, own('Soudeuse'));
    expect(removeOwnOffer(parts, { id: idOf(first), title: 'Cariste' })).toBe(true);
    expect(parts.kept().map(({ title }) => title)).toEqual(['Soudeuse']);
  });

  it.each([
    ['quota', { quota: 10 }],
    ['unavailable', { blocked: true }],
  ] as const)('say why they are not kept: %s', (problem, memory) => {
    const parts = setUp(memory);
    expect(addOwnOffer(parts, own('Cariste'))).toEqual({ ok: false, problem });
    expect(parts.notify).toHaveBeenCalledExactlyOnceWith({
      tone: 'destructive',
      title: ownOffersToasts.notKept.title,
      text: ownOffersToasts.notKept.text[problem],
    });
  });

  it('say so when one cannot be removed', () => {
    const parts = setUp({ blocked: true });
    expect(removeOwnOffer(parts, { id: 1, title: 'Cariste' })).toBe(false);
    expect(parts.notify).toHaveBeenCalledWith({
      tone: 'destructive',
      ...ownOffersToasts.notRemoved,
    });
  });
});
