import { expect, it } from 'vitest';

import { createTakeOnce, subjectKey } from '#/usecases/subject/takeOnce';

it('takes a subject once, again where the form is empty, and another one always', () => {
  const takes = createTakeOnce();
  const offer = subjectKey({ kind: 'offer', id: 3 });
  expect(takes(offer, false)).toBe(true);
  expect(takes(offer, false)).toBe(false);
  expect(takes(offer, true)).toBe(true);
  expect(takes(subjectKey({ kind: 'dossier', id: 3 }), false)).toBe(true);
  expect(takes(offer, false)).toBe(true);
});
