import { stemOf } from '../../../src/domain/lexicon/stems.ts';
import { tokenize } from '../../../src/domain/lexicon/wordTokens.ts';
import { type DomainCounts, domainCounts, sum } from './domainCounts.ts';
import type { DomainText } from './tables.ts';

const SHORTEST_WORD = 3;
/** A word seen less tells nothing of a domain. */
const LEAST_SEEN = 0.5;
const SMOOTHING = 0.01;
const BACKGROUND = 0.1;
/** By how much, in log-likelihood, the best domain must beat the second. */
const MARGIN = 3;

const stemsIn = (text: string): readonly string[] =>
  tokenize(text)
    .filter(({ link, key }) => !link && key.length >= SHORTEST_WORD)
    .map(({ key }) => stemOf(key));

const countWords = (texts: readonly DomainText[], domains: number): DomainCounts => {
  const counts = domainCounts(domains);
  for (const { text, domains: users } of texts) {
    const total = sum(users.values());
    for (const stem of stemsIn(text))
      for (const [domain, times] of users) counts.add(stem, domain, times / total);
  }
  return counts;
};

/** What each word says for each domain, around zero. */
const wordWeights = (
  words: DomainCounts,
  domains: number,
): ReadonlyMap<string, readonly number[]> => {
  const totals = new Float64Array(domains);
  for (const [, row] of words.entries())
    for (let domain = 0; domain < domains; domain += 1)
      totals[domain] = (totals[domain] ?? 0) + (row[domain] ?? 0);
  const vocabulary = [...words.entries()].length;
  const weights = new Map<string, readonly number[]>();
  for (const [word, row] of words.entries()) {
    const seen = sum(row);
    if (seen < LEAST_SEEN) continue;
    const logs = [...row].map((count, domain) =>
      Math.log(
        (count + (BACKGROUND * seen) / domains + SMOOTHING) /
          ((totals[domain] ?? 0) + vocabulary * SMOOTHING),
      ),
    );
    const mean = sum(logs) / domains;
    weights.set(
      word,
      logs.map((log) => log - mean),
    );
  }
  return weights;
};

/** Tells the domain of an advertisement from its key words, by the words of the official texts; null where two are as likely. */
export const adClassifier = (
  texts: readonly DomainText[],
  domains: number,
): ((keywords: readonly string[]) => number | null) => {
  const weights = wordWeights(countWords(texts, domains), domains);
  return (keywords) => {
    const scores = new Float64Array(domains);
    // The first key words hold the title: they count three times.
    const title = stemsIn(keywords.slice(0, 2).join(' ; '));
    for (const stem of [...new Set(stemsIn(keywords.join(' ; '))), ...title, ...title]) {
      const word = weights.get(stem);
      if (word === undefined) continue;
      for (let domain = 0; domain < domains; domain += 1)
        scores[domain] = (scores[domain] ?? 0) + (word[domain] ?? 0);
    }
    const order = [...scores.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
    const [best, second] = order;
    if (best === undefined || second === undefined) return null;
    return (scores[best] ?? 0) - (scores[second] ?? 0) < MARGIN ? null : best;
  };
};
