import type { Message } from '#/domain/assistant/messageAsked.fr';
import { editIn } from '#/domain/assistant/messageEdits.fr';
import type { Intent } from '#/domain/assistant/ownQuestions.fr';
import { asksForStyle } from '#/domain/assistant/replies/restyle.fr';
import {
  asksToWriteIt,
  goesOn,
  LONGEST_FOLLOW_UP,
  tellsMore,
} from '#/domain/assistant/replies/smallTalk.fr';

/** What was asked before a question: the one that opened the subject, and those that went on from it. */
export type Thread = { readonly opening: string | null; readonly since: readonly string[] };

const isShort = (question: string): boolean =>
  question.trim().split(/\s+/u).length <= LONGEST_FOLLOW_UP;

/** Whether words only ask for a message in another style. */
export const asksOtherStyle = (question: string): boolean =>
  isShort(question) && asksForStyle(question);

/** Whether a question only makes sense after others. */
export const follows = (question: string): boolean =>
  goesOn(question) ||
  asksOtherStyle(question) ||
  asksToWriteIt(question) ||
  (isShort(question) && tellsMore(question)) ||
  editIn(question) !== null;

/** The thread that questions lead to, oldest first. */
export const threadOf = (questions: readonly string[]): Thread => {
  const at = questions.findLastIndex((question) => !follows(question));
  return { opening: questions[at] ?? null, since: questions.slice(at + 1) };
};

/** The message that is written of the subject of a sheet, by its identifier. */
export const MESSAGE_OF_SHEET: Readonly<Record<string, Message>> = {
  relance: 'followUpEmail',
  'candidature-spontanee': 'unsolicited',
  references: 'reference',
  refus: 'refusalReply',
  'salaire-negocier': 'payOffer',
  stage: 'traineeship',
  alternance: 'traineeship',
  immersion: 'traineeship',
  'rupture-conventionnelle': 'mutualEnding',
  'documents-fin-contrat': 'claim',
  'solde-tout-compte': 'claim',
  'fiche-paie': 'claim',
  'salaire-impaye': 'claim',
  'heures-sup': 'claim',
  'entretien-apres': 'thankYouEmail',
  linkedin: 'linkedInMessage',
  reseau: 'linkedInMessage',
  'choisir-offre': 'declineEmail',
  'contre-offre': 'declineEmail',
  'promesse-embauche': 'acceptEmail',
  'preavis-demission': 'resignationLetter',
  'demission-chomage': 'resignationLetter',
};

/** What is done about what a reply told: the message that goes with it, or the letter. */
export const ACT_ON: Partial<Readonly<Record<Intent, Intent>>> = {
  followUps: 'followUpEmail',
  applications: 'followUpEmail',
  offers: 'letter',
  score: 'letter',
  letter: 'letter',
};
