import type { Intent } from '#/domain/assistant/ownQuestions.fr';
import { asksForStyle } from '#/domain/assistant/replies/restyle.fr';
import { asksToWriteIt, goesOn, LONGEST_FOLLOW_UP } from '#/domain/assistant/replies/smallTalk.fr';

/** What was asked before a question: the one that opened the subject, and those that went on from it. */
export type Thread = { readonly opening: string | null; readonly since: readonly string[] };

const isShort = (question: string): boolean =>
  question.trim().split(/\s+/u).length <= LONGEST_FOLLOW_UP;

/** Whether words only ask for a message in another style. */
export const asksOtherStyle = (question: string): boolean =>
  isShort(question) && asksForStyle(question);

/** Whether a question only makes sense after others. */
export const follows = (question: string): boolean =>
  goesOn(question) || asksOtherStyle(question) || asksToWriteIt(question);

/** The thread that questions lead to, oldest first. */
export const threadOf = (questions: readonly string[]): Thread => {
  const at = questions.findLastIndex((question) => !follows(question));
  return { opening: questions[at] ?? null, since: questions.slice(at + 1) };
};

/** The message that is written of the subject of a sheet, by its identifier. */
export const MESSAGE_OF_SHEET: Readonly<Record<string, Intent>> = {
  relance: 'followUpEmail',
  'entretien-apres': 'thankYouEmail',
  linkedin: 'linkedInMessage',
  reseau: 'linkedInMessage',
  'candidature-spontanee': 'recruiterEmail',
  'choisir-offre': 'declineEmail',
  'contre-offre': 'declineEmail',
  'promesse-embauche': 'acceptEmail',
  'preavis-demission': 'resignationLetter',
  'demission-chomage': 'resignationLetter',
};
