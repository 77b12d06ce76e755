import { INTENTS, OWN_QUESTIONS_BY_INTENT } from '#/domain/assistant/ownQuestions.fr';
import type { Intent } from '#/domain/assistant/ownQuestions.fr';
import { createSpelling } from '#/domain/assistant/questionSpelling';
import { QUESTION_STOP_WORDS } from '#/domain/assistant/questionWords.fr';
import type { Sheet } from '#/domain/assistant/sheet';
import { sequenceOf, wordsOf } from '#/domain/assistant/terms';

/** What a question may be about: something of the user's own, or a sheet. */
export type Subject =
  | { readonly kind: 'own'; readonly intent: Intent }
  | { readonly kind: 'sheet'; readonly sheet: Sheet };

/** How near a question comes to the ways in which a subject is asked for: 0 to 1. */
export type Understanding = { readonly subject: Subject; readonly nearness: number };

/** The subjects a question may be about, the nearest first. */
export type Understand = (question: string) => readonly Understanding[];

type Example = { readonly subject: Subject; readonly features: ReadonlyMap<string, number> };

/** Two words in their order say more than each alone: "mon entretien", "quand relancer". */
const PAIR = 1.2;
/** A function word says little, yet "mon" is not "un". */
const FUNCTION_WORD = 0.5;
/** A word or pair of words that no wording holds counts as if so many did. */
const WORDINGS_OF_UNKNOWN = 4;
/** Wordings of one subject that speak for it: the nearest, and in part the next two. */
const SHARES = [0.7, 0.2, 0.1] as const;

/** From this nearness on a question is the very wording. */
const SAME_WORDS = 0.97;

/** A percentage is a score that is asked about, whatever its figure. */
const PERCENTAGE = /\d+(?:[.,]\d+)?\s*(?:%|pour ?cent\b|(?:sur|\/) ?100\b)/gu;

/** Short words and figures say as little. */
const isFunctionWord = (token: string): boolean =>
  token.length === 1 || /^\d+$/u.test(token) || QUESTION_STOP_WORDS.has(token);

const featuresOf = (sequence: readonly string[]): ReadonlyMap<string, number> => {
  const features = new Map<string, number>();
  for (const [at, token] of sequence.entries()) {
    features.set(token, isFunctionWord(token) ? FUNCTION_WORD : 1);
    const next = sequence[at + 1];
    if (next !== undefined) features.set(`${token} ${next}`, PAIR);
  }
  return features;
};

/** Compares questions with the ways in which each subject is asked for, by meaning and order of the words. */
export const createUnderstand = (sheets: readonly Sheet[]): Understand => {
  const wordings = [
    ...Object.values(OWN_QUESTIONS_BY_INTENT).flat(),
    ...sheets.flatMap(({ title, questions, keywords, body }) => [
      title,
      ...questions,
      keywords,
      body,
    ]),
  ];
  const vocabulary = new Set(wordings.flatMap(wordsOf));
  const spell = createSpelling(
    () => [...vocabulary],
    QUESTION_STOP_WORDS,
    (word) => vocabulary.has(word),
  );
  const read = (text: string): ReadonlyMap<string, number> =>
    featuresOf(sequenceOf(text.replace(PERCENTAGE, ' pourcentage '), spell));
  const examples: readonly Example[] = [
    ...INTENTS.flatMap((intent) =>
      OWN_QUESTIONS_BY_INTENT[intent].map((text): Example => ({
        subject: { kind: 'own', intent },
        features: read(text),
      })),
    ),
    ...sheets.flatMap((sheet) =>
      [sheet.title, ...sheet.questions].map((text): Example => ({
        subject: { kind: 'sheet', sheet },
        features: read(text),
      })),
    ),
  ];
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);

  /** The rarer, the more it says; what no wording holds is often a name, and says less. */
  const weigh = (features: ReadonlyMap<string, number>): ReadonlyMap<string, number> => {
    const weighed = new Map<string, number>();
    for (const [feature, weight] of features)
      weighed.set(
        feature,
        weight * Math.log(1 + examples.length / (counts.get(feature) ?? WORDINGS_OF_UNKNOWN)),
      );
    return weighed;
  };
  const lengthOf = (weights: ReadonlyMap<string, number>): number =>
    Math.hypot(...weights.values());
  const known = examples.map(({ subject, features }) => {
    const weights = weigh(features);
    return { subject, weights, length: lengthOf(weights) };
  });

  return (question) => {
    const asked = weigh(read(question));
    const length = lengthOf(asked);
    if (length === 0) return [];
    const bySubject = new Map<string, { subject: Subject; near: number[] }>();
    for (const example of known) {
      let shared = 0;
      for (const [feature, weight] of asked) shared += weight * (example.weights.get(feature) ?? 0);
      if (shared === 0) continue;
      const { subject } = example;
      const key = subject.kind === 'own' ? subject.intent : `/${subject.sheet.id}`;
      const entry = bySubject.get(key) ?? { subject, near: [] };
      entry.near.push(shared / (length * example.length));
      bySubject.set(key, entry);
    }
    return [...bySubject.values()]
      .map(({ subject, near }) => {
        near.sort((a, b) => b - a);
        const nearest = near[0] ?? 0;
        return {
          subject,
          nearness:
            nearest >= SAME_WORDS
              ? nearest
              : SHARES.reduce((sum, share, at) => sum + share * (near[at] ?? 0), 0),
        };
      })
      .sort((a, b) => b.nearness - a.nearness);
  };
};
