import { beforeAll, describe, expect, test } from 'vitest';

import { loadLexicon } from '#/adapters/lexicon/loadLexicon';
import { EMPTY_ANSWER } from '#/domain/interview/interview';
import type { InterviewTopic } from '#/domain/interview/interview';
import type { Relevance } from '#/domain/interview/review/relevance';
import { reviewAnswer } from '#/domain/interview/review/reviewAnswer';
import type { Lexicon } from '#/domain/lexicon/lexicon';

let lexicon: Lexicon;
beforeAll(async () => {
  lexicon = await loadLexicon();
});

const mission = (quote: string): InterviewTopic => ({
  id: 'mission-1',
  kind: 'mission',
  label: quote,
  words: quote,
  quote,
  demand: 'required',
  concept: null,
  answer: 'unknown',
  evidence: null,
});

const relevance = (quote: string, text: string): Relevance =>
  reviewAnswer(
    {
      id: 'asked',
      text: 'Racontez une fois.',
      origin: 'offer',
      kind: 'technical',
      shape: 'star',
      because: quote,
      topicIds: ['mission-1'],
      subject: quote,
    },
    { ...EMPTY_ANSWER, text },
    [mission(quote)],
    lexicon,
  ).relevance;

describe('a thing of a trade told by another of its names', () => {
  test.each([
    [
      'Préparer la salle d’opération',
      'En mai dernier, au bloc opératoire, il manquait une boîte. J’ai prévenu la stérilisation et j’ai installé le matériel de secours. Tout était prêt à huit heures.',
    ],
    [
      'Préparer la salle d’opération',
      'En mai dernier, au bloc, il manquait une boîte. J’ai prévenu l’infirmière et j’ai installé le matériel de secours. Tout était prêt à huit heures.',
    ],
  ])('answers: %s', (asked, told) => {
    expect(relevance(asked, told)).toBe('answers');
  });

  test('nor does a word of a trade answer for the thing asked about', () => {
    expect(
      relevance(
        'Tenir la caisse',
        'En mai dernier, à la jardinerie, un rayon se vidait. J’ai compté les plants et j’ai passé une commande. Le rayon est resté plein.',
      ),
    ).not.toBe('answers');
  });

  test('another thing of the same trade does not', () => {
    expect(
      relevance(
        'Préparer la salle d’opération',
        'En mai dernier, en gériatrie, une dame refusait son repas. J’ai pris le temps de lui parler et j’ai mixé le plat. Elle a tout mangé.',
      ),
    ).not.toBe('answers');
  });
});
