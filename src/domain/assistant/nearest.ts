import {
  INTENTS,
  OTHER_FIELDS,
  OWN_QUESTIONS_BY_INTENT,
  isWritten,
} from '#/domain/assistant/ownQuestions.fr';
import type { Intent } from '#/domain/assistant/ownQuestions.fr';
import { createProfiles } from '#/domain/assistant/profiles';
import type { Features, Told } from '#/domain/assistant/profiles';
import { createSpelling } from '#/domain/assistant/questionSpelling';
import {
  ASKS_IN_GENERAL,
  ASKS_TO_WRITE,
  COURTESY,
  OF_ONESELF,
  QUESTION_STOP_WORDS,
} from '#/domain/assistant/questionWords.fr';
import type { Sheet } from '#/domain/assistant/sheet';
import { KNOWN_WORDS, opened, sequenceOf, termsOf, wordsOf } from '#/domain/assistant/terms';

/** What a question may be about: something of the user's own, a sheet, or nothing that is known here. */
export type Subject = KnownSubject | { readonly kind: 'otherField' };
export type KnownSubject =
  | { readonly kind: 'own'; readonly intent: Intent }
  | { readonly kind: 'sheet'; readonly sheet: Sheet };

/** How near a question comes to what is told of a subject, and how much of what it says is told there: 0 to 1 each. */
export type Near = {
  readonly subject: Subject;
  readonly nearness: number;
  readonly told: number;
};

/** The subjects a question may be about, the nearest first; none where it holds no word. */
export type FindNearest = (question: string) => readonly Near[];

/** Runs of so many letters, blanks between words included: a slip of the finger spoils few of them. */
const RUN = 4;
/** Two words in their order: "mon entretien", "quand relancer". */
const PAIR = 0.8;
/** A function word says little, yet "mon" is not "un". */
const FUNCTION_WORD = 0.3;
/** What words are worth beside runs of letters, and what the text of a sheet is beside the ways of asking for it. */
const WORDS = 0.5;
const BODY = 0.7;
/** What a message to be written is worth where nothing asks to write one. */
const NOT_ASKED_TO_WRITE = 0.7;
/** What the person's own records are worth where a question is put in general, without a word of oneself. */
const NOT_OF_ONESELF = 0.85;
/** A term that no subject holds counts as if so many did. */
const SUBJECTS_OF_UNKNOWN = 1;

/** A percentage is a score that is asked about, whatever its figure. */
const PERCENTAGE = /\d+(?:[.,]\d+)?\s*(?:%|pour ?cent\b|(?:sur|\/) ?100\b)/gu;

/** A text in plain words, without the courtesies around what it asks. */
const plain = (text: string): string => {
  const line = opened(text.replace(PERCENTAGE, ' pourcentage '));
  const asked = line.replace(COURTESY, ' ').trim();
  return /[a-z]/u.test(asked) ? asked : line;
};

const counted = (all: Iterable<readonly [string, number]>): Features => {
  const features = new Map<string, number>();
  for (const [feature, weight] of all) features.set(feature, (features.get(feature) ?? 0) + weight);
  return features;
};

const runsOf = (text: string): Features => {
  const line = ` ${text.replace(/[^a-z0-9]+/gu, ' ').trim()} `;
  return counted(
    Array.from({ length: Math.max(0, line.length - RUN + 1) }, (_, at) => [
      line.slice(at, at + RUN),
      1,
    ]),
  );
};

/** Short words and figures say as little. */
const isFunctionWord = (token: string): boolean =>
  token.length === 1 || /^\d+$/u.test(token) || QUESTION_STOP_WORDS.has(token);

const wordsAndPairs = (sequence: readonly string[]): Features =>
  counted(
    sequence.flatMap((token, at): (readonly [string, number])[] => {
      const next = sequence[at + 1];
      const word = [token, isFunctionWord(token) ? FUNCTION_WORD : 1] as const;
      return next === undefined ? [word] : [word, [`${token} ${next}`, PAIR]];
    }),
  );

const textsOf = (sheets: readonly Sheet[]): readonly Told<Subject>[] => [
  ...INTENTS.map((intent): Told<Subject> => ({
    subject: { kind: 'own', intent },
    texts: OWN_QUESTIONS_BY_INTENT[intent].map((text) => ({ text, worth: 1 })),
  })),
  {
    subject: { kind: 'otherField' },
    texts: OTHER_FIELDS.map((text) => ({ text, worth: 1 })),
  },
  ...sheets.map((sheet): Told<Subject> => ({
    subject: { kind: 'sheet', sheet },
    texts: [
      ...[sheet.title, sheet.topic, sheet.keywords, ...sheet.questions].map((text) => ({
        text,
        worth: 1,
      })),
      { text: sheet.body, worth: BODY },
    ],
  })),
];

/** Terms by the subjects that hold them, and how much each says: the rarer, the more; a strange one as if a few held it. */
const termsOfSubjects = (texts: readonly Told<Subject>[]) => {
  const held = texts.map(({ texts: all }) => new Set(all.flatMap(({ text }) => termsOf(text))));
  const counts = new Map<string, number>();
  for (const terms of held) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return {
    held,
    rarityOf: (term: string): number =>
      Math.log(1 + held.length / (counts.get(term) ?? SUBJECTS_OF_UNKNOWN)),
  };
};

/** Compares questions with all that is told of each subject, by the words and by their letters. */
export const createNearest = (sheets: readonly Sheet[]): FindNearest => {
  const written = textsOf(sheets);
  const whole = written.map(({ subject, texts }) => ({
    subject,
    texts: texts.map(({ text, worth }) => ({ text: plain(text), worth })),
  }));
  // The ways of asking alone.
  const short = whole.map(({ subject, texts }) => ({
    subject,
    texts: texts.filter(({ worth }) => worth === 1),
  }));
  const subjects = short.map(({ subject }) => subject);
  const vocabulary = new Set([
    ...KNOWN_WORDS,
    ...written.flatMap(({ texts }) => texts.flatMap(({ text }) => wordsOf(text))),
  ]);
  const spell = createSpelling(
    () => [...vocabulary],
    QUESTION_STOP_WORDS,
    (word) => vocabulary.has(word),
  );
  const { held, rarityOf } = termsOfSubjects(whole);
  const byPlace = (all: readonly Told<Subject>[]): readonly Told<number>[] =>
    all.map(({ texts }, place) => ({ subject: place, texts }));
  const byLetters = createProfiles(byPlace(short), runsOf);
  const byWords = createProfiles(byPlace(whole), (text) => wordsAndPairs(sequenceOf(text, spell)));
  const verbatim = new Map(
    short.flatMap(({ texts }, place) =>
      texts
        .map(({ text }) => wordsOf(text).join(' '))
        .filter((words) => words !== '')
        .map((words) => [words, place] as const),
    ),
  );

  return (question) => {
    const line = plain(question);
    const terms = [...new Set(termsOf(line, spell))];
    const total = terms.reduce((sum, term) => sum + rarityOf(term), 0);
    const letters = byLetters(line);
    const words = byWords(line);
    const same = verbatim.get(wordsOf(line).join(' '));
    const asksToWrite = ASKS_TO_WRITE.test(line);
    const inGeneral = ASKS_IN_GENERAL.test(line) && !OF_ONESELF.test(line);
    const nearnessTo = (place: number, subject: Subject): number => {
      const near = ((letters.get(place) ?? 0) + WORDS * (words.get(place) ?? 0)) / (1 + WORDS);
      if (subject.kind !== 'own') return near;
      const written = isWritten(subject.intent) && !asksToWrite;
      return near * (written ? NOT_ASKED_TO_WRITE : 1) * (inGeneral ? NOT_OF_ONESELF : 1);
    };
    const toldOf = (place: number): number =>
      terms.reduce((sum, term) => sum + (held[place]?.has(term) === true ? rarityOf(term) : 0), 0) /
      total;
    return (
      subjects
        .map((subject, place) => ({
          subject,
          nearness: place === same ? 1 : nearnessTo(place, subject),
          told: place === same || total === 0 ? 1 : toldOf(place),
        }))
        // Function words alone ("je fais quoi ?") speak of the person's own records at most.
        .filter(({ subject }) => total > 0 || same !== undefined || subject.kind === 'own')
        .filter(({ nearness }) => nearness > 0)
        .sort((a, b) => b.nearness - a.nearness)
    );
  };
};
