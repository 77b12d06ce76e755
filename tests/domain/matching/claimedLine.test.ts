import { describe, expect, test } from 'vitest';

import { correctCv } from '#/domain/cv/corrections';
import { postsOf, proposedLine } from '#/domain/matching/claimedLine.fr';
import { cvClaimOn } from '#/domain/matching/claims';
import type { ShownIn } from '#/domain/matching/claims';
import { cvCorrectionOf } from '#/usecases/match/rowClaims';
import { cvLines, matcherOf, offerText, readText } from '#tests/domain/matching/realPair';

const inPost = (id: string): ShownIn => ({ place: 'experience', id });

describe('proposedLine', () => {
  test.each([
    ['Gestion des stocks', inPost('a'), 'Gestion des stocks'],
    ['élevage ovin', inPost('a'), 'Élevage ovin'],
    ['SQL', inPost('a'), 'Travail avec SQL'],
    ['JavaScript', inPost('a'), 'Travail avec JavaScript'],
    ['Google Analytics', inPost('a'), 'Travail avec Google Analytics'],
    ['Gestion des stocks', { place: 'education' }, 'Gestion des stocks, en formation'],
    ['SQL', { place: 'elsewhere' }, 'SQL'],
  ] as const)('%s, %o', (label, shownIn, line) => {
    expect(proposedLine(label, shownIn)).toBe(line);
  });
});

describe('a skill that the person shows in a post', () => {
  const asked = ['Gestion des stocks', 'Inventaires', 'Encaissement', 'Mise en rayon'];
  const cv = readText(cvLines('Vendeuse', asked.slice(2)));
  const match = matcherOf(offerText('Vendeuse', asked), 'Vendeuse');
  const before = match(cv);
  const row = before.rows.find((one) => cvClaimOn(one) === 'have');
  if (row === undefined) throw new Error('nothing is missing');
  const [post] = postsOf(cv.experiences);
  const claimed = (shownIn: ShownIn | null) => {
    const line = shownIn && { shownIn, text: 'Suivi des stocks de la boutique' };
    const correction = cvCorrectionOf({ kind: 'have', row, ...(line && { line }) });
    if (correction === null) throw new Error('no correction');
    return correctCv(cv, correction);
  };
  const rowIn = (corrected: typeof cv) => match(corrected).rows.find(({ id }) => id === row.id);

  test('the posts are named as in the CV', () => {
    expect(post?.name).toMatch(/^Vendeuse, .*2021/u);
  });

  test('quotes the line there, and moves the score at least as far as the bare word', () => {
    const shown = claimed(inPost(post?.id ?? ''));
    expect(match(shown).score).toBeGreaterThan(before.score);
    expect(match(shown).score).toBeGreaterThanOrEqual(match(claimed(null)).score);
    expect(rowIn(shown)?.evidence[0]).toMatchObject({
      quote: 'Suivi des stocks de la boutique',
      range: null,
      section: 'experience',
      skill: row.label,
    });
    expect(rowIn(shown)?.evidence[0]?.experience).toContain('Vendeuse');
  });

  test('in studies or elsewhere it names no post', () => {
    for (const place of ['education', 'elsewhere'] as const) {
      const shown = claimed({ place });
      expect(match(shown).score).toBeGreaterThan(before.score);
      expect(rowIn(shown)?.evidence[0]?.experience).toBeNull();
      expect(shown.experiences).toEqual(cv.experiences);
    }
  });

  test('is taken back where it is shown', () => {
    const shown = claimed(inPost(post?.id ?? ''));
    const now = rowIn(shown);
    if (now === undefined) throw new Error('the row is gone');
    expect(cvClaimOn(now)).toBe('haveNot');
    const undo = cvCorrectionOf({ kind: 'haveNot', row: now });
    if (undo === null) throw new Error('no correction');
    expect(correctCv(shown, undo)).toEqual(cv);
  });
});
