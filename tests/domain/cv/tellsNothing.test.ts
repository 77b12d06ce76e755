import { expect, test } from 'vitest';

import { tellsNothing } from '#/domain/cv/tellsNothing';
import { aReadCv } from '#tests/support/builders/aReadCv';

test('a text that is no CV tells nothing, a CV does', () => {
  expect(tellsNothing(aReadCv({}, 'Bonjour à vous, ceci n’est pas un CV.'))).toBe(true);
  expect(tellsNothing(aReadCv())).toBe(false);
});
