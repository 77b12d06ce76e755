import { beforeAll, describe, expect, test } from 'vitest';

import { loadLexicon } from '#/adapters/lexicon/loadLexicon';
import type { InterviewQuestion } from '#/domain/interview/interview';
import { topicsOfOffer } from '#/domain/interview/offerTopics';
import { reviewAnswer } from '#/domain/interview/review/reviewAnswer';
import type { Lexicon } from '#/domain/lexicon/lexicon';
import { readOffer } from '#/domain/postings/readOffer';

const PASTED = `Cariste H/F
Lesquin - 59   CDD - 6 mois   11,95 € - 12,40 € / heure

Votre profil
- CACES R489 1A et 3 obligatoires
- ponctualité`;

let lexicon: Lexicon;
beforeAll(async () => {
  lexicon = await loadLexicon();
});
const topics = () => topicsOfOffer(PASTED, readOffer({ text: PASTED }, lexicon), lexicon, null);

describe('what an interviewer goes through', () => {
  test('is quoted from its own field where a page was pasted', () => {
    expect(topics().find(({ kind }) => kind === 'pay')?.quote).toBe('11,95 € - 12,40 € / heure');
  });

  test('is named in words, where those of the offer mean nothing alone', () => {
    for (const { words } of topics()) expect(words).toMatch(/\p{L}{2}|\d{2}/u);
    expect(topics().some(({ words }) => /CACES R489.*3/u.test(words))).toBe(true);
  });

  test('an answer on pay without a word on it has none of its parts', () => {
    const pay = topics().find(({ kind }) => kind === 'pay');
    const question: InterviewQuestion = {
      id: 'offer-pay',
      text: 'Quelles sont vos prétentions salariales ?',
      origin: 'offer',
      kind: 'hr',
      shape: 'facts',
      because: null,
      topicIds: [pay?.id ?? ''],
    };
    const partsOf = (text: string) =>
      reviewAnswer(
        question,
        { text, seconds: 0, spokenWords: 0, spokenSeconds: 0 },
        topics(),
        lexicon,
      ).parts.filter(({ quotes }) => quotes.length > 0).length;
    expect(partsOf('Oui, mes CACES sont valables jusqu’en 2029 et ma visite est à jour.')).toBe(0);
    expect(
      partsOf('Je vise entre 12 et 12,50 € brut de l’heure, et je reste ouvert sur les primes.'),
    ).toBe(3);
  });
});
