import { expect, test } from 'vitest';

import { describeExperience } from '#/domain/matching/evidence';
import { aReadCv } from '#tests/support/builders/aReadCv';

test('a post that began and ended in the same month has one date', () => {
  const [post] = aReadCv().experiences;
  if (post?.start == null) throw new Error('no dated post');
  const { start } = post;
  expect(describeExperience({ ...post, end: start })).toBe(
    describeExperience({ ...post, end: null }),
  );
});
