import type { FindNearest, Near, Subject } from '#/domain/assistant/nearest';
import { SUBJECT_CURVE } from '#/domain/assistant/subjectWeights';
import { termsOf } from '#/domain/assistant/terms';

/** From this chance on a sheet is the answer: of 100 questions of three hands judged apart, 68 then get one, 6 of them a wrong one. */
export const SURE = 0.65;
/** From this chance on a question is about the person's own records: a wrong answer there is short, and seen at once. */
export const OWN_SURE = 0.55;
/** From this chance on it is proposed, not given. */
export const LIKELY = 0.04;

/** What a question may be about, and with what chance: 0 to 1. */
export type Guess = { readonly subject: Subject; readonly chance: number };

/** What is asked beside something said in passing is among so many of the whole. */
const NEAREST = 3;
/** Guesses told of a question. */
const MOST_GUESSES = 6;

/** The chance that a subject is the one asked for, by a logistic curve over what is measured of the question. */
const chanceOf = ({ subject, score, told }: Near, margin: number, words: number): number =>
  1 /
  (1 +
    Math.exp(
      -(
        SUBJECT_CURVE.none +
        SUBJECT_CURVE.score * score +
        SUBJECT_CURVE.margin * margin +
        SUBJECT_CURVE.words * Math.log(1 + words) +
        SUBJECT_CURVE.told * told +
        (subject.kind === 'own' ? SUBJECT_CURVE.own : 0)
      ),
    ));

/** Whether a guess is sure enough to be answered as it is. */
export const isSure = ({ subject, chance }: Guess): boolean =>
  subject.kind !== 'otherField' && chance >= (subject.kind === 'own' ? OWN_SURE : SURE);

const judgeWhole = (question: string, nearest: FindNearest): readonly Guess[] => {
  const near = nearest(question);
  const words = question.trim().split(/\s+/u).length;
  return near.slice(0, MOST_GUESSES).map((each, place) => {
    const rival = near[place === 0 ? 1 : 0]?.score ?? 0;
    return { subject: each.subject, chance: chanceOf(each, each.score - rival, words) };
  });
};

/** A question without what is said in passing: sentences of one word of weight beside longer ones. */
const withoutAsides = (question: string): string => {
  const sentences = question.split(/(?<=[.!?])\s+/u);
  const kept = sentences.filter((sentence) => termsOf(sentence).length > 1);
  return kept.length === 0 ? question : kept.join(' ');
};

const nameOf = (guess: Guess | undefined): string | undefined => {
  if (guess === undefined) return undefined;
  const { subject } = guess;
  if (subject.kind === 'own') return subject.intent;
  return subject.kind === 'sheet' ? subject.sheet.id : subject.kind;
};

/** The subjects a question may be about, the likeliest first: it speaks for them, and clearly more than for the next. What is said in passing makes none less sure. */
export const judge = (question: string, nearest: FindNearest): readonly Guess[] => {
  const whole = judgeWhole(question, nearest);
  const asked = withoutAsides(question);
  if (asked === question || whole[0] === undefined || isSure(whole[0])) return whole;
  const alone = judgeWhole(asked, nearest);
  const isNear = whole.slice(0, NEAREST).some((guess) => nameOf(guess) === nameOf(alone[0]));
  return isNear && alone[0] !== undefined && isSure(alone[0]) ? alone : whole;
};
