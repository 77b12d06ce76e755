import { expect, it, vi } from 'vitest';

import type { CvSession } from '#/app/cv/cvSession';
import { haveSkill } from '#/app/match/haveSkill';
import type { MatchSession } from '#/app/match/matchSession';
import { aCv } from '#tests/support/builders/aCv';

it('keeps the claimed skill as a correction and compares the CV that has it', async () => {
  const correct = vi.fn<CvSession['correct']>(async () => {});
  const compare = vi.fn<MatchSession['compare']>(async () => {});
  const cv = aCv();
  await haveSkill('Lettrage', {
    cv: { status: 'read', fileName: 'cv.pdf', cv, corrections: [] },
    correct,
    compare,
  });
  const correction = { target: 'skill', action: 'add', label: 'Lettrage' };
  expect(correct).toHaveBeenCalledWith(correction);
  const [compared] = compare.mock.calls[0] ?? [];
  expect(compared).toMatchObject({ status: 'read', corrections: [correction] });
  expect(compared?.status === 'read' && compared.cv.skills.map(({ label }) => label)).toContain(
    'Lettrage',
  );
});
