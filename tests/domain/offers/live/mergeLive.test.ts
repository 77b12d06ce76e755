import { expect, it } from 'vitest';

import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { mergeLive } from '#/domain/offers/live/mergeLive';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';

const found = (change: Partial<InternalOffer> = {}) => ({
  ...anInternalOffer({
    title: 'Comptable (H/F)',
    company: 'Maison Exemple',
    location: 'Lyon (69)',
    url: 'https://jobs.lever.co/exemple/1?utm=x',
    source: 'imported',
    ...change,
  }),
  provenance: { source: 'Lever', id: '1', stated: [] },
});

it('brings what nobody has, under a number that stays the same', () => {
  const [one, other] = [mergeLive([found()], []), mergeLive([found()], [])];
  expect(one).toMatchObject({ known: 0, fresh: [{ title: 'Comptable (H/F)', keptOn: null }] });
  expect(one.fresh[0]?.id).toBe(other.fresh[0]?.id);
});

it.each<[string, Partial<InternalOffer>]>([
  ['its source and identifier', { provenance: { source: 'Lever', id: '1', stated: [] } }],
  ['its address, whatever follows it', { url: 'https://www.jobs.lever.co/exemple/1/' }],
  [
    'its title, its employer and its place',
    { title: 'Comptable', company: 'Maison exemple', location: 'Lyon' },
  ],
])('knows an offer by %s', (_, there) => {
  const other = anInternalOffer({ id: 77, title: 'Autre', company: 'Autre', url: null, ...there });
  expect(mergeLive([found()], [other])).toEqual({ fresh: [], known: 1 });
});

it('keeps two jobs of one title apart where the employer is not told, or the place is another', () => {
  const there = [
    anInternalOffer({ id: 77, title: 'Comptable', company: '', location: 'Lyon', url: null }),
    anInternalOffer({ id: 78, title: 'Comptable', company: 'Maison Exemple', location: 'Lille' }),
  ];
  expect(mergeLive([found({ description: 'Vous tenez les comptes.' })], there).fresh).toHaveLength(
    1,
  );
});
