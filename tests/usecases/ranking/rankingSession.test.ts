import { describe, expect, test, vi } from 'vitest';

import { InlineOfferIndex } from '#/adapters/offers/index/InlineOfferIndex';
import type { Analyzer } from '#/domain/analysis/Analyzer';
import { requirementKey } from '#/domain/matching/requirementKey';
import { EMPTY_CATALOGUE } from '#/domain/offers/catalogue/catalogue';
import { withCorrection } from '#/domain/postings/offerCorrections';
import { lazy } from '#/domain/shared/lazy';
import { fail, ok } from '#/domain/shared/result';
import { createRankingSession } from '#/usecases/ranking/rankingSession';
import { createOfferFinder } from '#/usecases/search/offerFinder';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';
import { aReadCv } from '#tests/support/builders/aReadCv';
import { aReport } from '#tests/support/builders/aReport';

const cv = aReadCv();
const offers = [1, 2, 3].map((id) => anInternalOffer({ id, title: `Poste ${id}` }));
const catalogue = { ...EMPTY_CATALOGUE, internal: offers };
const none = withCorrection([], '', {}, 0);
const ground = { cv, catalogue, corrections: none };
const open = () => {
  const compare = vi.fn<Analyzer['compare']>(async (_cv, { title }) =>
    title === 'Poste 3'
      ? fail('tooLittle')
      : ok({ ...aReport(), score: title === 'Poste 1' ? 40 : 90 }),
  );
  const session = createRankingSession({
    compare,
    finder: createOfferFinder(lazy(async () => new InlineOfferIndex())),
    today: () => '2026-11-20',
  });
  const rank = (over = {}) =>
    session.rank({
      ...ground,
      onProgress: () => undefined,
      signal: new AbortController().signal,
      ...over,
    });
  return { compare, session, rank };
};

describe('ranking a catalogue', () => {
  test('is known afterwards for the same CV and the same catalogue', async () => {
    const { session, rank } = open();
    expect(session.known(ground)).toBeNull();
    const ranked = await rank();
    expect(ranked.map(({ offer }) => offer.id)).toEqual([2, 1]);
    expect(session.known(ground)).toBe(ranked);
    expect(session.known({ ...ground, cv: { ...cv } })).toBeNull();
  });

  test('leaves out what has closed, and keeps what closes today', async () => {
    const { compare, rank } = open();
    const closed = anInternalOffer({ id: 7, title: 'Poste 7', expires: '2026-11-19' });
    const last = anInternalOffer({ id: 8, title: 'Poste 8', expires: '2026-11-20' });
    const ranked = await rank({ catalogue: { ...catalogue, internal: [closed, last] } });
    expect(ranked.map(({ offer }) => offer.id)).toEqual([8]);
    expect(compare).toHaveBeenCalledOnce();
  });

  test('leaves out what has closed among more offers than are compared', async () => {
    const { rank } = open();
    const title = cv.headline?.value ?? '';
    const many = Array.from({ length: 500 }, (_, index) =>
      anInternalOffer({ id: index + 1, title, expires: index % 2 === 0 ? '2026-11-01' : null }),
    );
    const ranked = await rank({ catalogue: { ...catalogue, internal: many } });
    expect(ranked.length).toBeGreaterThan(0);
    expect(ranked.filter(({ offer }) => offer.expires !== null)).toEqual([]);
  });

  test('compares what is new only', async () => {
    const { compare, rank } = open();
    await rank();
    compare.mockClear();
    const another = anInternalOffer({ id: 4, title: 'Poste 4' });
    await rank({ catalogue: { ...catalogue, internal: [another, ...offers.slice(0, 2)] } });
    expect(compare).toHaveBeenCalledOnce();
  });

  test('an offer that was corrected is compared as corrected, and it alone anew', async () => {
    const { compare, session, rank } = open();
    const own = anInternalOffer({ id: 9, title: 'Poste 9', description: 'Cariste, anglais exigé' });
    const more = { ...catalogue, internal: [own, ...offers.slice(0, 2)] };
    await rank({ catalogue: more });
    compare.mockClear();
    const notAsked = [requirementKey({ axis: 'languages', label: 'anglais' })];
    const corrections = withCorrection([], own.description, { notAsked }, 1);
    expect(session.known({ ...ground, catalogue: more, corrections })).toBeNull();
    await rank({ catalogue: more, corrections });
    expect(compare.mock.calls.map(([, offer]) => offer)).toMatchObject([
      { title: 'Poste 9', notAsked },
    ]);
    await session.explain(cv, own, corrections);
    expect(compare).toHaveBeenCalledOnce();
    // Taken back: what was compared at first is known.
    await rank({ catalogue: more });
    expect(compare).toHaveBeenCalledOnce();
  });

  test('given up, rejects and is not known', async () => {
    const { session, rank } = open();
    const controller = new AbortController();
    controller.abort(new Error('left'));
    await expect(rank({ signal: controller.signal })).rejects.toThrow('left');
    expect(session.known(ground)).toBeNull();
  });
});

describe('explaining one offer', () => {
  test('gives its score and its reasons, once compared', async () => {
    const { compare, session } = open();
    const [, second] = offers;
    if (second === undefined) throw new Error('no offer');
    expect(await session.explain(cv, second, none)).toMatchObject({
      ok: true,
      value: { score: 90 },
    });
    await session.explain(cv, second, none);
    expect(compare).toHaveBeenCalledOnce();
  });

  test('tells why there is none', async () => {
    const { compare, session } = open();
    const [one, , third] = offers;
    if (one === undefined || third === undefined) throw new Error('no offer');
    expect(await session.explain(cv, third, none)).toEqual({ ok: false, problem: 'tooLittle' });
    compare.mockRejectedValueOnce(new Error('broken'));
    expect(await session.explain(cv, one, none)).toEqual({ ok: false, problem: 'failed' });
  });
});
