import { expect, test } from 'vitest';

import type { CvExperience } from '#/domain/cv/cv';
import { frameSlots } from '#/domain/letters/compose/frameSlots';
import { candidateFromCv } from '#/domain/letters/sources/candidate';
import { aLetterInput } from '#tests/support/builders/aLetter';
import { aReadCv } from '#tests/support/builders/aReadCv';

const heldAs = (kind: CvExperience['kind'], title: string): string | null => {
  const cv = aReadCv();
  const [first, ...others] = cv.experiences;
  if (first?.jobTitle == null) throw new Error('no post');
  const post = { ...first, kind, jobTitle: { ...first.jobTitle, value: title } };
  const found = candidateFromCv({ ...cv, experiences: [post, ...others] }).experiences;
  return found.find(({ since }) => since === first.start?.value.year)?.jobTitle ?? null;
};

test('who watched a trade for a week never held it', () => {
  expect(heldAs('internship', 'Institutrice')).toBeNull();
  expect(heldAs('internship', 'Stagiaire en maternelle')).toBe('Stagiaire en maternelle');
  expect(heldAs('job', 'Institutrice')).toBe('Institutrice');
});

const degreeOf = (
  ...degrees: readonly { readonly text: string; readonly level: number }[]
): string | undefined => {
  const input = aLetterInput();
  const source = { from: 'cv', place: 'education', where: null } as const;
  const candidate = {
    ...input.candidate,
    degrees: degrees.map((one) => ({ ...one, source: { ...source, quote: one.text } })),
  };
  return frameSlots({ ...input, candidate })['aDegree']?.text;
};

test('a lesser degree is not told over a higher one of the same field, nor a course of safety', () => {
  const high = { text: 'BTS Charcuterie fine', level: 2 };
  const low = { text: 'Baccalauréat professionnel Charcuterie fine', level: 1 };
  expect(degreeOf(low, high)).toBe('un BTS Charcuterie fine');
  expect(degreeOf({ text: 'SST, centre Aubrac', level: -1 }, low)).toBe(
    'un baccalauréat professionnel Charcuterie fine',
  );
});
