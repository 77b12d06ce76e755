import { describe, expect, test } from 'vitest';

import { applicationMeant } from '#/domain/assistant/accountNames.fr';
import { anApplication } from '#tests/support/builders/anApplication';
import { someFacts } from '#tests/support/builders/someFacts';

describe('houses that share a word of their name', () => {
  const facts = someFacts({
    applications: [1, 2, 3].map((number) =>
      anApplication({ id: number, title: 'Cariste', company: `Dépôt ${number}` }),
    ),
  });

  test.each([
    'Écris une relance pour Dépôt 3',
    'Écris une relance pour dépôt 3.',
    'Où en est ma candidature chez Dépôt 3 ?',
  ])('are told apart by the whole name: %s', (question) => {
    expect(applicationMeant(question, facts)?.company).toBe('Dépôt 3');
  });

  test('are none of them where the word alone is said', () => {
    expect(applicationMeant('Écris une relance pour le dépôt', facts)).toBeNull();
  });
});
