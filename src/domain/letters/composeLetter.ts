import { APPEALS, NO_NAME, NO_TOWN, attention, objectOf } from '#/domain/letters/bank/frame.fr';
import { composeParagraph } from '#/domain/letters/compose/composeParagraph';
import type { LetterInput } from '#/domain/letters/compose/letterInput';
import { titleOf } from '#/domain/letters/compose/letterSlots';
import { typeset } from '#/domain/letters/french/frenchWords';
import { houseName } from '#/domain/letters/french/nounPhrase';
import { placeAndDate } from '#/domain/letters/french/phrases.fr';
import { personName, placeName } from '#/domain/letters/french/properNames.fr';
import { PARAGRAPH_ROLES, textOf } from '#/domain/letters/letter';
import type { Letter, LetterFrame, LetterParagraph, LetterWarning } from '#/domain/letters/letter';
import { countWords, fold } from '#/domain/shared/text';

/** What a recruiter reads to the end, in words of its paragraphs. */
export const FEWEST_WORDS = 150;
export const MOST_WORDS = 220;
/** Where nothing more needs to be added. */
const FULL_WORDS = 190;

const filled = (lines: readonly string[]): readonly string[] => lines.filter((line) => line !== '');

/** What is surely read, else nothing: a letter with a blank is put right, one with a wrong name is sent. */
const surely = (read: string, wrong: RegExp): string => (wrong.test(fold(read)) ? '' : read);

/** What stands around the paragraphs. */
export const frameOf = ({ candidate, offer, agreement, today }: LetterInput): LetterFrame => {
  const name = surely(personName(`${candidate.firstName} ${candidate.lastName}`), NO_NAME);
  const city = surely(placeName(candidate.city), NO_TOWN);
  const { recruiter } = offer;
  return {
    sender: filled([name, city, candidate.phone, candidate.email]),
    recipient: filled([
      houseName(typeset(offer.company)),
      recruiter === null ? '' : attention(recruiter.civility, recruiter.name),
      fold(offer.company).includes(fold(offer.place)) ? '' : placeName(typeset(offer.place)),
    ]),
    placeAndDate: placeAndDate(city, today),
    object: objectOf(
      offer.title === '' ? '' : titleOf({ candidate, offer, agreement }),
      offer.reference,
    ),
    appeal: `${APPEALS[recruiter?.civility ?? 'unknown']},`,
    signature: name,
  };
};

/** The length of the body of a letter, in words. */
export const wordsOf = (paragraphs: readonly Pick<LetterParagraph, 'sentences'>[]): number =>
  paragraphs.reduce((sum, paragraph) => sum + countWords(textOf(paragraph)), 0);

/** Fewer words make no paragraph of their own. */
const FEWEST_IN_PARAGRAPH = 16;

/** A paragraph of one short sentence goes on with the one before it. */
const withoutScraps = (paragraphs: readonly LetterParagraph[]): readonly LetterParagraph[] =>
  paragraphs.reduce<readonly LetterParagraph[]>((kept, paragraph) => {
    const last = kept.at(-1);
    const isScrap =
      (paragraph.role === 'me' || paragraph.role === 'more') &&
      countWords(textOf(paragraph)) < FEWEST_IN_PARAGRAPH;
    return last === undefined || last.role === 'fact' || !isScrap
      ? [...kept, paragraph]
      : [...kept.slice(0, -1), { ...last, sentences: [...last.sentences, ...paragraph.sentences] }];
  }, []);

const paragraphsOf = (input: LetterInput, variant: number): readonly LetterParagraph[] => {
  const paragraphs: LetterParagraph[] = [];
  for (const role of PARAGRAPH_ROLES) {
    const paragraph = composeParagraph(input, role, variant, paragraphs);
    if (paragraph.sentences.length > 0) paragraphs.push(paragraph);
  }
  return withoutScraps(paragraphs);
};

const MOST_LENGTH = 8;

/** The shortest version that is full, or the fullest there is; never one that is too long where another is not. */
const fitting = (input: LetterInput, variant: number): readonly LetterParagraph[] => {
  let best = paragraphsOf({ ...input, length: 0 }, variant);
  for (let length = 1; length <= MOST_LENGTH && wordsOf(best) < FULL_WORDS; length += 1) {
    const next = paragraphsOf({ ...input, length }, variant);
    const words = wordsOf(next);
    if (words <= MOST_WORDS && words >= wordsOf(best)) best = next;
  }
  return best;
};

const FEW_TASKS = 3;

const warningsOf = (
  { candidate, offer }: LetterInput,
  paragraphs: readonly LetterParagraph[],
): readonly LetterWarning[] => {
  const tasks = candidate.experiences.reduce((sum, entry) => sum + entry.tasks.length, 0);
  const found: readonly (readonly [LetterWarning, boolean])[] = [
    ['noOffer', offer.text.trim() === ''],
    ['noTitle', offer.text.trim() !== '' && offer.title === ''],
    ['noTasks', tasks === 0],
    ['fewTasks', tasks > 0 && tasks < FEW_TASKS],
    ['noContact', candidate.email === '' && candidate.phone === ''],
    ['short', wordsOf(paragraphs) < FEWEST_WORDS],
  ];
  return found.filter(([, holds]) => holds).map(([warning]) => warning);
};

/**
 * Composes a letter from its plan: who asks, the post that speaks first, the others, what can be shown on paper, why them, a
 * close. Every statement about the writer
 * carries the line it comes from. The same input and variant give the same letter; another variant leads with other
 * lines in other sentences.
 */
export const composeLetter = (input: LetterInput, variant: number): Letter => {
  const paragraphs = fitting(input, variant);
  return { ...frameOf(input), paragraphs, warnings: warningsOf(input, paragraphs) };
};
