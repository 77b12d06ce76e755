import { describe, expect, test } from 'vitest';

import { CHECK_CRITERIA } from '#/domain/review/review';
import type { Review } from '#/domain/review/review';
import { analyse } from '#tests/coach/review/analyse';

const LOADING = 60_000;

type Parts = {
  readonly headline?: string;
  readonly dates?: string;
  readonly work?: readonly string[];
  readonly rest?: string;
};
const WORK = ['Tenue du rayon crémerie', 'Accueil des clients', 'Nettoyage du poste'];

/** A seller of cheese, of whom a test changes one thing. */
const seller = ({
  headline = 'Vendeuse en crémerie',
  dates = 'mars 2022 – aujourd’hui',
  work = WORK,
  rest = '',
}: Parts): string => `Maëlle Quintard
${headline}
06 39 98 22 41 · maelle.quintard@example.org · 37000 Tours

Expériences professionnelles
Vendeuse en crémerie, Halles Dorbec
${dates}
${work.map((line) => `- ${line}`).join('\n')}

Formation
CAP Équipier polyvalent du commerce, 2018
${rest}`;

const read = (parts: Parts): Promise<Review> => analyse(seller(parts), 'Vendeur en crémerie');
const pointsFor = (review: Review, criterion: string): number =>
  review.criteria.find((row) => row.criterion === criterion)?.points ?? Number.NaN;
const weakly = ({ remarks }: Review): readonly string[] =>
  remarks
    .filter(({ check }) => check === 'weakProof')
    .flatMap(({ items }) => items.map((i) => i.better));

describe('what is looked for weighs by where it is shown', { timeout: LOADING }, () => {
  const till = 'Encaissement de 90 clients par jour';
  const shown = (parts: Parts): Promise<number> => read(parts).then((r) => pointsFor(r, 'trade'));

  test('a list is worth less than a line of work, long ago less than lately, nothing least', async () => {
    const nowhere = await shown({});
    const listed = await shown({ rest: '\nCompétences\nCaisse et inventaires' });
    const undated = await shown({ dates: '', work: [...WORK, till] });
    const old = await shown({ dates: 'mars 2003 – juin 2009', work: [...WORK, till] });
    const lately = await shown({ work: [...WORK, till] });
    expect(nowhere).toBeLessThan(listed);
    expect(listed).toBeLessThan(lately);
    expect(old).toBeLessThan(lately);
    expect(undated).toBeLessThan(lately);
  });

  test('what is only named is asked to be shown, with its line', async () => {
    const review = await read({ rest: '\nCompétences\nCaisse et inventaires' });
    const weak = review.remarks.find(({ check }) => check === 'weakProof');
    expect(weak?.items.map(({ quote }) => quote)).toContain('Caisse et inventaires');
    expect(weakly(review).join('\n')).toContain('par une ligne qui dit ce que vous faisiez');
  });

  test('points lost are those of the remarks, to the rounding', async () => {
    const review = await read({ rest: '\nCompétences\nCaisse et inventaires' });
    const row = review.criteria.find(({ criterion }) => criterion === 'trade');
    const gains = review.remarks
      .filter(({ check }) => CHECK_CRITERIA[check] === 'trade')
      .reduce((sum, { gain }) => sum + gain, 0);
    expect(Math.abs((row?.possible ?? 0) - (row?.points ?? 0) - gains)).toBeLessThanOrEqual(1);
  });
});

describe('a trade that is not known', { timeout: LOADING }, () => {
  test('keeps part of the points back, says so, and asks for it', async () => {
    const review = await analyse(
      seller({}).replaceAll('Vendeuse en crémerie', 'Compagne du Zéphyr'),
    );
    expect(review.remarks.map(({ check }) => check)).toContain('tradeUnknown');
    expect(review.summary).toContain('cet avis est moins sûr');
    expect(pointsFor(review, 'trade')).toBeLessThanOrEqual(25);
    expect((await read({})).summary).not.toContain('moins sûr');
  });

  test('a name that nobody knows is not asked for again, but by a usual one', async () => {
    const review = await analyse(seller({}), 'Zéphyrologue');
    const [item] = review.remarks.find(({ check }) => check === 'tradeUnknown')?.items ?? [];
    expect(item?.better).toContain('intitulé plus courant');
  });

  test('who says what they seek is not read for the job that they hold meanwhile', async () => {
    const seeking = seller({ headline: 'Recherche une alternance en développement web' });
    const { trade, remarks } = await analyse(seeking);
    expect(trade).not.toContain('crémerie');
    expect(
      remarks.flatMap(({ items }) => items.map(({ better }) => better)).join('\n'),
    ).not.toMatch(/caisse|Samedis/iu);
  });

  test('the bare name of a trade of several kinds is read for what they share', async () => {
    const review = await analyse(seller({}).replaceAll('Vendeuse en crémerie', 'Vendeuse'));
    expect(review.remarks.map(({ check }) => check)).not.toContain('tradeUnknown');
  });
});

describe('what is read first', { timeout: LOADING }, () => {
  test('a title of another trade than the one that was named is told', async () => {
    const review = await analyse(seller({}), 'Comptable');
    const [item] = review.remarks.find(({ check }) => check === 'headline')?.items ?? [];
    expect(item?.quote).toBe('Vendeuse en crémerie');
    expect(item?.better).toContain('Comptable');
  });

  test('nobody is told to put a diploma or a list ahead of their work', async () => {
    const review = await analyse(seller({ rest: '\nCompétences\nCaisse et inventaires' }));
    const first = review.remarks.find(({ check }) => check === 'showFirst');
    for (const { quote } of first?.items ?? []) expect(quote).not.toMatch(/CAP|Caisse/u);
  });
});

describe('a CV that cannot be answered', { timeout: LOADING }, () => {
  test('loses all that contact weighs; without one of the two, a third', async () => {
    const without = async (...parts: readonly string[]): Promise<number> =>
      pointsFor(
        await analyse(parts.reduce((text, part) => text.replace(part, ''), seller({}))),
        'contact',
      );
    const phone = '06 39 98 22 41';
    const email = 'maelle.quintard@example.org';
    expect(await without()).toBe(10);
    expect(await without(phone)).toBe(7);
    expect(await without(phone, email)).toBe(0);
  });
});
