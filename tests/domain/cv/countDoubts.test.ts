import { expect, test } from 'vitest';

import { correctCv } from '#/domain/cv/corrections';
import { clarityOf, countDoubts } from '#/domain/cv/countDoubts';
import type { Cv, CvExperience } from '#/domain/cv/cv';
import { aReadCv } from '#tests/support/builders/aReadCv';

const doubted = ({ company, start, ...rest }: CvExperience): CvExperience => ({
  ...rest,
  company: company && { ...company, confidence: 'doubtful' },
  start: start && { ...start, confidence: 'doubtful' },
});

const withDoubts = (): Cv => {
  const cv = aReadCv();
  return {
    ...cv,
    experiences: cv.experiences.map((entry, rank) => (rank === 0 ? doubted(entry) : entry)),
    headline: cv.headline && { ...cv.headline, confidence: 'doubtful' },
  };
};

test('doubts are counted where they stand', () => {
  expect(countDoubts(withDoubts())).toEqual({
    identity: 1,
    experience: 2,
    education: 0,
    languages: 0,
  });
});

test('a field put right is no longer a doubt', () => {
  const cv = withDoubts();
  const [first] = cv.experiences;
  const corrected = correctCv(cv, {
    target: 'experience',
    id: first?.id ?? '',
    field: 'company',
    value: first?.company?.value ?? '',
  });
  expect(countDoubts(corrected).experience).toBe(1);
});

test('only what was found whole is said to be clear', () => {
  const cv = aReadCv();
  expect(clarityOf(cv).parts).toContain('experience');
  expect(clarityOf({ ...cv, languages: [] }).parts).not.toContain('languages');
  const bare = { ...cv, experiences: cv.experiences.map((post) => ({ ...post, company: null })) };
  expect(clarityOf(bare).parts).not.toContain('experience');
  expect(clarityOf(bare).postsWithoutEmployer).toBe(cv.experiences.length);
});
