import { placeNamed } from '#/domain/assistant/countryNamed.fr';
import type { PlaceNamed } from '#/domain/assistant/countryNamed.fr';
import { asksOfAnyone } from '#/domain/assistant/generalQuestion.fr';
import { isSure, judge, SURE } from '#/domain/assistant/judge';
import type { Guess } from '#/domain/assistant/judge';
import { isFramed, messageAsked } from '#/domain/assistant/messageAsked.fr';
import type { Framed, MessageAsked } from '#/domain/assistant/messageAsked.fr';
import type { FindNearest, KnownSubject } from '#/domain/assistant/nearest';
import { ownPredicate } from '#/domain/assistant/ownPredicate.fr';
import { isWritten } from '#/domain/assistant/ownQuestions.fr';
import type { Intent } from '#/domain/assistant/ownQuestions.fr';
import { SPEAKS_OF_TEXT } from '#/domain/assistant/questionWords.fr';
import { goesOn } from '#/domain/assistant/replies/smallTalk.fr';
import type { Sheet } from '#/domain/assistant/sheet';
import { ALL_SHEETS } from '#/domain/assistant/sheets/allSheets';
import { opened, termsOf } from '#/domain/assistant/terms';

/** What a question is answered from. */
export type Decision =
  | { readonly kind: 'own'; readonly intent: Intent }
  /** A message to be written that has a frame of its own. */
  | { readonly kind: 'message'; readonly message: Framed }
  | { readonly kind: 'sheet'; readonly sheet: Sheet; readonly others: readonly Sheet[] }
  /** The lines of the sheet said a moment ago that hold one of these terms. */
  | { readonly kind: 'passage'; readonly sheet: Sheet; readonly terms: readonly string[] }
  /** Not sure enough: what it may be about, the likeliest first; none where nothing is near. `likely` is the sheet to tell the first lines of. */
  | {
      readonly kind: 'ask';
      readonly near: readonly KnownSubject[];
      readonly likely: Sheet | null;
    }
  /** Of another field. */
  | { readonly kind: 'otherField' };

/** Choices that are proposed where nothing is sure, how likely each is beside the first, and the first by itself. */
const MOST_NEAR = 3;
const BESIDE_FIRST = 0.1;
const LEAST = 0.02;
/** Sheets named beside the one that answers, and from which chance on. */
const MOST_OTHERS = 2;
const ALSO = 0.1;
/** Below this chance a question that is next to another field is taken as of that one. */
const FAR = 0.2;

/** Told as what they did: no message of one's own is asked for. Folded. */
const MOVED_BY_THEM =
  /\b(?:m|nous|l|il|elle|ils|on) (?:a|ont|m a|m ont|l a|l ont) (?:encore |deja |toujours )?(?:report|decal|annul|deplac)[a-z]*\b(?!.*\b(?:mail|message|reponds|ecris|dis)\b)/u;

/** From this chance on a sheet whose subject a question names whole is the one asked for. */
const NAMED = 0.15;

/** Whether a question names the subject of a sheet, by words that are not of every question. */
const namesTopic = ({ topic }: Sheet, question: string): boolean => {
  const said = new Set(termsOf(opened(question)));
  const terms = [...new Set(termsOf(topic))];
  return (
    (terms.length > 1 || (terms.length === 1 && terms[0]?.startsWith('=') === false)) &&
    terms.every((term) => said.has(term))
  );
};

const isNamed = (subject: KnownSubject, question: string): number =>
  subject.kind === 'sheet' && namesTopic(subject.sheet, question) ? 1 : 0;

/** The one sheet that is likely and whose subject is named whole; null where none is, or two are. */
const namedSheet = (guesses: readonly Guess[], question: string): Sheet | null => {
  const named = guesses.flatMap(({ subject, chance }) =>
    subject.kind === 'sheet' && chance >= NAMED && namesTopic(subject.sheet, question)
      ? [subject.sheet]
      : [],
  );
  return named.length === 1 ? (named[0] ?? null) : null;
};

/** From this chance on what a sheet says first is told before it is asked whether that was meant. */
const TOLD_FIRST = 0.3;
/** Below this chance rules of a place that is not named give way to those of here, from this chance of these on. */
const PLAINLY = 0.85;
const OF_HERE = 0.15;

const isOf = ({ countries }: Sheet, place: PlaceNamed): boolean => countries.includes(place);

/** Whether a subject can be meant by what is said: a message where a text is spoken of, the rules of a place where it is named, and there no others. */
const canBeMeant = (subject: KnownSubject, question: string, place: PlaceNamed | null): boolean => {
  if (subject.kind === 'own')
    return !isWritten(subject.intent) || SPEAKS_OF_TEXT.test(opened(question));
  const { sheet } = subject;
  if (sheet.countries.includes('INT')) return true;
  if (place !== null && place !== 'DROM') return isOf(sheet, place);
  return sheet.countries.includes('FR') || (place !== null && isOf(sheet, place));
};

/** How far a subject that a question names whole comes before one that is as likely. */
const NAMED_MORE = 0.3;

/** What a question that nothing answers for sure may be about, the likeliest first, and after it what else is of the place that it names. */
const choicesOf = (guesses: readonly Guess[], question: string): readonly KnownSubject[] => {
  const place = placeNamed(question);
  const known = guesses
    .flatMap(({ subject, chance }) =>
      subject.kind === 'otherField' || !canBeMeant(subject, question, place)
        ? []
        : [{ subject, chance, rank: chance + isNamed(subject, question) * NAMED_MORE }],
    )
    .toSorted((a, b) => b.rank - a.rank);
  const first = Math.max(0, ...known.map(({ chance }) => chance));
  const there =
    place === null || place === 'DROM' ? [] : ALL_SHEETS.filter((sheet) => isOf(sheet, place));
  const likely = known
    .filter(({ chance }) => chance >= Math.max(LEAST, first * BESIDE_FIRST))
    .map(({ subject }) => subject);
  const named = there
    .filter((sheet) => !likely.some((each) => each.kind === 'sheet' && each.sheet === sheet))
    .map((sheet) => ({ kind: 'sheet' as const, sheet }));
  return [...likely, ...named].slice(0, MOST_NEAR);
};

/** What is asked where nothing is sure. */
const asking = (guesses: readonly Guess[], question: string): Decision => {
  const near = choicesOf(guesses, question);
  const [first] = near;
  const isLikely = guesses.some(
    ({ subject, chance }) =>
      chance >= TOLD_FIRST &&
      first?.kind === 'sheet' &&
      subject.kind === 'sheet' &&
      subject.sheet === first.sheet,
  );
  return { kind: 'ask', near, likely: isLikely && first?.kind === 'sheet' ? first.sheet : null };
};

/** Guesses without rules of elsewhere where no place is named, and those of here may be meant. */
const ofPlace = (guesses: readonly Guess[], question: string): readonly Guess[] => {
  const place = placeNamed(question);
  const meant = guesses.filter(
    ({ subject }) => subject.kind !== 'sheet' || canBeMeant(subject, question, place),
  );
  const [best] = guesses;
  return best !== undefined &&
    best !== meant[0] &&
    best.chance < PLAINLY &&
    (meant[0]?.chance ?? 0) >= OF_HERE
    ? meant
    : guesses;
};

const sheetsOf = (guesses: readonly Guess[]): readonly Sheet[] =>
  guesses.flatMap(({ subject }) => (subject.kind === 'sheet' ? [subject.sheet] : []));

const answered = (
  question: string,
  all: readonly Guess[],
  previous: Sheet | null,
  doubt: Intent | null = null,
): Decision => {
  const guesses = ofPlace(all, question);
  const best = guesses[0];
  if (best === undefined) return { kind: 'ask', near: [], likely: null };
  if (best.subject.kind === 'otherField') return { kind: 'otherField' };
  if (!isSure(best)) {
    if (doubt !== null) return { kind: 'own', intent: doubt };
    const named = namedSheet(guesses, question);
    if (named !== null && named !== previous) return { kind: 'sheet', sheet: named, others: [] };
    // What resembles another field nearly as much is not asked about.
    return best.chance < FAR && guesses[1]?.subject.kind === 'otherField'
      ? { kind: 'otherField' }
      : asking(guesses, question);
  }
  if (best.subject.kind === 'own')
    return best.subject.intent === 'moveInterviewEmail' && MOVED_BY_THEM.test(opened(question))
      ? asking(guesses, question)
      : { kind: 'own', intent: best.subject.intent };
  const { sheet } = best.subject;
  return sheet === previous
    ? { kind: 'passage', sheet, terms: [] }
    : {
        kind: 'sheet',
        sheet,
        others: sheetsOf(guesses.slice(1).filter(({ chance }) => chance >= ALSO)).slice(
          0,
          MOST_OTHERS,
        ),
      };
};

/** A passage holds the terms of the question. */
const withTerms = (decision: Decision, question: string): Decision =>
  decision.kind === 'passage' ? { ...decision, terms: termsOf(question) } : decision;

/** A question that goes on from a sheet ("et pour un cadre ?") is asked again with the subject of that sheet. */
export const goneOn = (question: string, previous: Sheet, nearest: FindNearest): Decision => {
  const alone = judge(question, nearest);
  const best = alone[0];
  if (best !== undefined && isSure(best) && termsOf(question).length > 1)
    return withTerms(answered(question, alone, previous), question);
  const together = judge(`${previous.topic} ${question}`, nearest)[0];
  return together?.subject.kind === 'sheet' &&
    together.subject.sheet !== previous &&
    together.chance >= SURE
    ? { kind: 'sheet', sheet: together.subject.sheet, others: [] }
    : { kind: 'passage', sheet: previous, terms: termsOf(question) };
};

/** A text that is asked for: what is said in the request tells which, before what it resembles. */
const written = (asked: MessageAsked, guesses: readonly Guess[]): Decision | null => {
  const best = guesses[0];
  if (asked === 'notOurs') return { kind: 'otherField' };
  // A bare frame is for a request that nothing else answers.
  if (asked === 'plain' && best !== undefined && isSure(best)) return null;
  return isFramed(asked) ? { kind: 'message', message: asked } : { kind: 'own', intent: asked };
};

/** Small talk that is of nobody in particular. */
const OF_ANYBODY: ReadonlySet<Intent> = new Set<Intent>(['greeting', 'thanks', 'capabilities']);

/** What is asked of nobody in particular is not asked of one's own records. */
const withoutOwn =
  (nearest: FindNearest): FindNearest =>
  (question) =>
    nearest(question).filter(
      ({ subject }) => subject.kind !== 'own' || OF_ANYBODY.has(subject.intent),
    );

/** What a question is answered from: the person's own records or a sheet; `previous` is the sheet said a moment ago. */
export const decide = (
  question: string,
  nearest: FindNearest,
  previous: Sheet | null,
): Decision => {
  if (previous !== null && goesOn(question)) return goneOn(question, previous, nearest);
  const guesses = judge(question, asksOfAnyone(question) ? withoutOwn(nearest) : nearest);
  const asked = messageAsked(question);
  return (
    (asked === null ? null : written(asked, guesses)) ??
    withTerms(answered(question, guesses, previous, ownPredicate(question)), question)
  );
};
