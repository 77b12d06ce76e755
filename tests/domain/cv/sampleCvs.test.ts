import { describe, expect, test } from 'vitest';

import type { Read } from '#/domain/cv/cv';
import { documentFromText } from '#/domain/cv/documentFromText';
import { readCv } from '#/domain/cv/readCv';
import { formatYearMonth } from '#/domain/shared/plainDate';
import type { YearMonth } from '#/domain/shared/plainDate';
import { SAMPLE_CVS } from '#tests/domain/cv/sampleCvs';
import { emptyLexicon } from '#tests/domain/cv/tinyLexicon';

const month = (read: Read<YearMonth | 'ongoing'> | null): string | null =>
  read === null ? null : read.value === 'ongoing' ? 'now' : formatYearMonth(read.value);

const value = <T>(read: Read<T> | null): T | null => read?.value ?? null;

describe.each(SAMPLE_CVS)('the sample CV "$name"', (sample) => {
  const cv = readCv(documentFromText(sample.text, 'cv.txt'), {
    lexicon: emptyLexicon,
    today: '2026-11-21',
  });

  test('gives the person', () => {
    const { firstName, lastName, email, phone, city } = cv.person;
    expect([firstName, lastName, email, phone, city].map(value)).toEqual([...sample.person]);
  });

  test('gives the headline', () => {
    expect(value(cv.headline)).toBe(sample.headline);
  });

  test('gives the experiences', () => {
    expect(
      cv.experiences.map(({ jobTitle, company, start, end }) => [
        value(jobTitle),
        value(company),
        month(start),
        month(end),
      ]),
    ).toEqual(sample.experiences.map((entry) => [...entry]));
  });

  test('gives the education', () => {
    expect(
      cv.education.map(({ degree, institution, end }) => [
        degree.value,
        value(institution),
        end === null ? null : `${end.value.year}`,
      ]),
    ).toEqual(sample.education.map((entry) => [...entry]));
  });

  test('gives the languages', () => {
    expect(cv.languages.map(({ language, level }) => [language.value, value(level)])).toEqual(
      sample.languages.map((entry) => [...entry]),
    );
  });

  test('gives the whole years of work', () => {
    expect(Math.floor((cv.monthsOfExperience ?? 0) / 12)).toBe(sample.years);
  });

  test('quotes the document word for word', () => {
    const { firstName, lastName, email, phone, city } = cv.person;
    const quoted = [
      firstName,
      lastName,
      email,
      phone,
      cv.headline,
      city,
      ...cv.experiences.flatMap(({ jobTitle, company, place }) => [jobTitle, company, place]),
      ...cv.education.flatMap(({ degree, institution }) => [degree, institution]),
      ...cv.languages.map(({ level }) => level),
      ...cv.interests,
    ].filter((read) => read !== null);
    expect(quoted.length).toBeGreaterThan(5);
    for (const { value: words, source } of quoted) {
      const slice = cv.document.text.slice(source?.start, source?.end);
      expect(slice.replace(/\s+/gu, ' ')).toBe(words.replace(/\s+/gu, ' '));
    }
  });
});
