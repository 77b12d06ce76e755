import { INTENTS, OTHER_FIELDS, OWN_QUESTIONS_BY_INTENT } from '#/domain/assistant/ownQuestions.fr';
import type { Intent } from '#/domain/assistant/ownQuestions.fr';
import { plain, signsIn } from '#/domain/assistant/questionSigns';
import { createSpelling } from '#/domain/assistant/questionSpelling';
import { QUESTION_STOP_WORDS } from '#/domain/assistant/questionWords.fr';
import type { Sheet } from '#/domain/assistant/sheet';
import { createSubjectModel } from '#/domain/assistant/subjectModel';
import type { SubjectModel } from '#/domain/assistant/subjectModel';
import type { SubjectNet } from '#/domain/assistant/subjectNet';
import { SUBJECT_WEIGHTS } from '#/domain/assistant/subjectWeights';
import { KNOWN_WORDS, sequenceOf, termsOf, wordsOf } from '#/domain/assistant/terms';
import { wordNet } from '#/domain/assistant/wordNet';
import { once } from '#/domain/shared/lazy';
import { remembered } from '#/domain/shared/remembered';

/** What a question may be about: something of the user's own, a sheet, or nothing that is known here. */
export type Subject = KnownSubject | { readonly kind: 'otherField' };
export type KnownSubject =
  | { readonly kind: 'own'; readonly intent: Intent }
  | { readonly kind: 'sheet'; readonly sheet: Sheet };

/** How strongly a question speaks for a subject, by its words and by what they mean, and how much of what it says is told there: 0 to 1. */
export type Near = {
  readonly subject: Subject;
  readonly score: number;
  readonly told: number;
};

/** The subjects a question may be about, the nearest first; none where it holds no word. */
export type FindNearest = (question: string) => readonly Near[];

type Told = { readonly subject: Subject; readonly name: string; readonly texts: readonly string[] };

/** A question that is put word for word as a known one. */
const VERBATIM = 3;
/** What the meaning of words counts beside the words themselves: two voices judged apart are answered best from 0.1 to 0.15. */
const MEANING = 0.15;
/** One reply asks for the same few questions again and again. */
const MOST_REMEMBERED = 8;
/** The logarithm of no share at all. */
const NO_SHARE = -12;

const toldOf = (sheets: readonly Sheet[]): readonly Told[] => [
  ...INTENTS.map((intent): Told => ({
    subject: { kind: 'own', intent },
    name: intent,
    texts: OWN_QUESTIONS_BY_INTENT[intent],
  })),
  { subject: { kind: 'otherField' }, name: 'otherField', texts: OTHER_FIELDS },
  ...sheets.map((sheet): Told => ({
    subject: { kind: 'sheet', sheet },
    name: sheet.id,
    texts: [sheet.title, sheet.topic, sheet.keywords, ...sheet.questions],
  })),
];

/** Reads words as they were meant: by what the sheets and the ways of asking hold. */
export const spellingOf = (sheets: readonly Sheet[]): ((word: string) => string) => {
  const known = spellings.get(sheets);
  if (known !== undefined) return known;
  const spell = spellingIn(sheets);
  spellings.set(sheets, spell);
  return spell;
};

const spellings = new WeakMap<readonly Sheet[], (word: string) => string>();

const spellingIn = (sheets: readonly Sheet[]): ((word: string) => string) => {
  const vocabulary = new Set([
    ...KNOWN_WORDS,
    ...toldOf(sheets).flatMap(({ texts }) => texts.flatMap(wordsOf)),
    ...sheets.flatMap(({ body }) => wordsOf(body)),
  ]);
  return createSpelling(
    () => [...vocabulary],
    QUESTION_STOP_WORDS,
    (word) => vocabulary.has(word),
  );
};

/** The words of a question as the net knows them: only one that it does not hold is read as another. */
export const meantBy = (
  line: string,
  spell: (word: string) => string,
  holds: (word: string) => boolean,
): readonly string[] =>
  sequenceOf(line, (word) => (sequenceOf(word).every(holds) ? word : spell(word)));

/** Compares questions with what others have asked of each subject. */
export const createNearest = (
  sheets: readonly Sheet[],
  model: SubjectModel = createSubjectModel(SUBJECT_WEIGHTS),
  net: SubjectNet = wordNet(),
): FindNearest => {
  const told = toldOf(sheets);
  const spell = spellingOf(sheets);
  const places = new Map(model.subjects.map((name, place) => [name, place]));
  const netPlaces = new Map(net.subjects.map((name, place) => [name, place]));
  // Made for the subjects that are looked at: all of them would hold a page back for as long as a reply.
  const held = told.map(({ subject, texts }) =>
    once(
      () =>
        new Set(
          [...texts, ...(subject.kind === 'sheet' ? [subject.sheet.body] : [])].flatMap((text) =>
            termsOf(plain(text)),
          ),
        ),
    ),
  );
  const verbatim = new Map(
    told.flatMap(({ texts }, place) =>
      texts
        .map((text) => wordsOf(plain(text)).join(' '))
        .filter((words) => words !== '')
        .map((words) => [words, place] as const),
    ),
  );

  const nearestTo: FindNearest = (question) => {
    const line = plain(question);
    const terms = [...new Set(termsOf(line, spell))];
    const same = verbatim.get(wordsOf(line).join(' '));
    if (terms.length === 0 && same === undefined && !/[a-z]{2}/u.test(line)) return [];
    const scores = model.scoresOf(signsIn(line, spell));
    const shares = net.sharesIn(meantBy(line, spell, net.holds));
    const shareTold = (place: number): number =>
      terms.filter((term) => held[place]?.().has(term)).length / terms.length;
    return (
      told
        .map(({ subject, name }, place) => ({
          subject,
          score:
            place === same
              ? VERBATIM
              : (scores[places.get(name) ?? -1] ?? -VERBATIM) +
                MEANING * (shares[netPlaces.get(name) ?? -1] ?? NO_SHARE),
          get told() {
            return place === same || terms.length === 0 ? 1 : shareTold(place);
          },
        }))
        // Function words alone ("je fais quoi ?") speak of the person's own records at most.
        .filter(({ subject }) => terms.length > 0 || same !== undefined || subject.kind === 'own')
        .sort((a, b) => b.score - a.score)
    );
  };

  return remembered(MOST_REMEMBERED, nearestTo);
};
