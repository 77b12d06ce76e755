import { expect, test } from 'vitest';

import { DocumentTextExtractor } from '#/adapters/documents/DocumentTextExtractor';
import { FUNCTION_FORMS, PHONE_SPELLINGS } from '#/domain/assistant/questionWords.fr';
import { ADVERBS } from '#/domain/letters/french/nominals.fr';
import { ENDING_EXCEPTIONS } from '#/domain/letters/french/nouns.fr';
import { FUTURES, INFINITIVES, THIRD_PERSON } from '#/domain/letters/sources/missions.fr';
import { BARE_WORDS } from '#/domain/review/words/faults.fr';
import { ARTICLE_AFTER_NOUN, NOUN_OF } from '#/domain/review/words/wording.fr';
import { wordTable } from '#/domain/shared/wordTable';
import { cvFile, utf8 } from '#tests/support/documents/bytes';

const NOT_ENTRIES = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'];

test('a table has its own words and no others', () => {
  const table: Readonly<Record<string, string>> = wordTable({ un: 'one' });
  expect(table['un']).toBe('one');
  expect(Object.entries(table)).toEqual([['un', 'one']]);
  for (const word of NOT_ENTRIES) expect(table[word]).toBeUndefined();
});

test.each(
  Object.entries({
    FUNCTION_FORMS,
    PHONE_SPELLINGS,
    ADVERBS,
    ENDING_EXCEPTIONS,
    FUTURES,
    INFINITIVES,
    THIRD_PERSON,
    BARE_WORDS,
    ARTICLE_AFTER_NOUN,
    NOUN_OF,
  }),
)('%s, which is asked with words of a CV or a question', (_, table) => {
  for (const word of NOT_ENTRIES)
    expect((table as Readonly<Record<string, unknown>>)[word]).toBeUndefined();
});

test('a control word of RTF that is named as what every object has is no character', async () => {
  const text = '{\\rtf1\\ansi Odile \\constructor \\toString \\valueOf CASTAGNET\\par Couvreuse}';
  const read = await new DocumentTextExtractor().extract(cvFile('cv.rtf', utf8(text)));
  expect(read.ok && read.value.text).toBe('Odile CASTAGNET\nCouvreuse');
});
