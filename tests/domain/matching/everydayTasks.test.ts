import { describe, expect, test } from 'vitest';

import { cvClaimOn } from '#/domain/matching/claims';
import { factsOf } from '#/domain/matching/cvFacts';
import { draftRow, NO_HINT } from '#/domain/matching/draft';
import type { DraftRow } from '#/domain/matching/draft';
import { withEverydayTasks } from '#/domain/matching/everydayTasks';
import { heldPost } from '#/domain/matching/occupationRow';
import { doubtOf, skillsHeld, skillsLacking, skillsToConfirm } from '#/domain/matching/report';
import { realLexicon } from '#tests/domain/matching/realLexicon';
import { matchOf, readText } from '#tests/domain/matching/realPair';

const PLACE = { start: 10, end: 40 };
const POST = {
  evidence: {
    quote: 'Tapissière, Atelier Roux',
    range: { start: 0, end: 10 },
    section: 'experience' as const,
    experience: 'Tapissière, 2019',
  },
  qualifier: 'plain' as const,
};

const taskRow = (over: Partial<DraftRow> = {}): DraftRow => ({
  ...draftRow({
    id: 'skill-1',
    axis: 'skills',
    label: 'Garnissage de sièges',
    offerQuote: 'garnir les sièges',
    credit: 0,
  }),
  demand: 'expected',
  place: PLACE,
  hint: { ...NO_HINT, subject: 'skill', everyday: true },
  ...over,
});

const credited = (row: DraftRow, strength = 1): DraftRow | undefined =>
  withEverydayTasks([row], { ...POST, strength }, { missions: [PLACE] })[0];

describe('the everyday work of a trade that is held', () => {
  test('is credited in part, quotes the post and is to be confirmed', () => {
    const row = credited(taskRow());
    expect(row?.credit).toBeGreaterThan(0.1);
    expect(row?.credit).toBeLessThanOrEqual(0.5);
    expect(row?.byTrade).toBe(true);
    expect(row?.evidence).toEqual([POST.evidence]);
  });

  test.each([
    ['what the CV denies', { hint: { ...NO_HINT, everyday: true, denied: true } }],
    ['what is no task', { hint: NO_HINT }],
    ['what blocks', { blocking: true }],
    ['a wish', { demand: 'optional' as const }],
    ['what stands outside the work', { place: { start: 50, end: 60 } }],
    ['what the CV shows more of', { credit: 0.6 }],
  ])('leaves %s as it is', (_, over) => {
    const row = taskRow(over);
    expect(credited(row)).toEqual(row);
  });

  test('says less where the post was short or long ago, and nothing where none was held', () => {
    expect(credited(taskRow(), 0.5)?.credit).toBeLessThan(credited(taskRow())?.credit ?? 0);
    expect(withEverydayTasks([taskRow()], null, { missions: [PLACE] })).toEqual([taskRow()]);
  });

  test('keeps the words of the CV that tell a part of it', () => {
    const evidence = [{ ...POST.evidence, quote: 'Sièges anciens' }];
    const row = credited(taskRow({ credit: 0.1, evidence }));
    expect(row?.byTrade).toBeUndefined();
    expect(row?.evidence).toEqual(evidence);
    expect(row?.credit).toBeGreaterThan(0.1);
  });
});

const OFFER = [
  'Boulanger H/F',
  '',
  'Vos missions',
  '- Pétrissage et façonnage des pâtes',
  '- Cuisson des pains spéciaux',
  '- Nettoyage du fournil',
  'Profil',
  '- Logiciel Sage exigé',
].join('\n');

const cvOf = (trade: string) =>
  readText([
    'Camille Ferrand',
    trade,
    'Nantes',
    'EXPÉRIENCE PROFESSIONNELLE',
    `${trade}, Maison du Littoral, Nantes`,
    'Mars 2014 - aujourd’hui',
  ]);

describe('a CV that names only posts', () => {
  const own = matchOf(cvOf('Boulanger'), OFFER, 'Boulanger H/F');
  const far = matchOf(cvOf('Comptable'), OFFER, 'Boulanger H/F');

  test('of the very trade is not sunk by a list, nor told to lack its own work', () => {
    expect(own.score).toBeGreaterThanOrEqual(30);
    const labels = skillsToConfirm(own.rows).map(({ label }) => label);
    expect(labels.length).toBeGreaterThan(0);
    expect(skillsLacking(own.rows).map(({ label }) => label)).not.toEqual(
      expect.arrayContaining(labels),
    );
    expect(skillsHeld(own.rows).map(({ label }) => label)).not.toEqual(
      expect.arrayContaining(labels),
    );
    expect(own.summary).toContain('à confirmer');
  });

  test('tells each such row with its doubt, its post and the way to claim it', () => {
    for (const row of skillsToConfirm(own.rows)) {
      expect(doubtOf(row)).toBe('trade');
      expect(row.evidence[0]?.quote).toContain('Boulanger');
      expect(cvClaimOn(row)).toBe('have');
    }
    const advised = new Set(skillsToConfirm(own.rows).map(({ id }) => id));
    const texts = own.advice.filter(({ rowId }) => rowId !== null && advised.has(rowId));
    expect(texts.length).toBeGreaterThan(0);
    for (const { text } of texts) expect(text).toContain('fait d’ordinaire partie de votre métier');
  });

  test('of another trade has nothing of it', () => {
    expect(skillsToConfirm(far.rows)).toEqual([]);
    expect(far.score).toBeLessThan(20);
  });

  test('leaves a tool as missing', () => {
    const tool = own.rows.find(({ offerQuote }) => /Sage/u.test(offerQuote));
    expect(tool?.byTrade).toBeUndefined();
    expect(tool?.answer).toBe('missing');
  });
});

describe('the post that shows that a trade was held', () => {
  const heldIn = (headline: string, posts: readonly string[], asked: string) =>
    heldPost(
      factsOf(readText(['Camille Ferrand', headline, 'Nantes', 'EXPÉRIENCE', ...posts])),
      asked,
      realLexicon,
    );
  const POST_OF = (title: string) => [`${title}, Maison du Littoral, Nantes`, '2014 - 2024'];

  test('has its title, in any gender and in any words of the register', () => {
    expect(heldIn('Boulangère', POST_OF('Boulangère'), 'Boulanger H/F')?.strength).toBe(1);
  });

  test('is a diploma of the very trade, and says less than a post', () => {
    const studied = heldPost(
      factsOf(
        readText([
          'Camille Ferrand',
          'Nantes',
          'EXPÉRIENCE',
          'Vendeuse, Maison du Littoral, Nantes',
          '2014 - 2024',
          'FORMATION',
          '2025 CAP Boulanger, CFA de Nantes',
        ]),
      ),
      'Boulanger H/F',
      realLexicon,
    );
    expect(studied?.evidence.quote).toContain('CAP Boulanger');
    expect(studied?.strength).toBeLessThan(1);
    expect(studied?.strength).toBeGreaterThan(0);
  });

  test.each([
    ['a trade beside it', 'Pâtissière', POST_OF('Pâtissière')],
    ['a trade that is only sought', 'Recherche une alternance de boulanger', POST_OF('Vendeuse')],
  ])('is none for %s', (_, headline, posts) => {
    expect(heldIn(headline, posts, 'Boulanger H/F')).toBeNull();
  });
});
