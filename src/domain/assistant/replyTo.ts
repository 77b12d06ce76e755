import type { Application } from '#/domain/applications/application';
import { hear } from '#/domain/assistant/danger.fr';
import { decide } from '#/domain/assistant/decide';
import { diagnose } from '#/domain/assistant/diagnosis';
import { getsSamples } from '#/domain/assistant/facts';
import type { SearchFacts } from '#/domain/assistant/facts';
import { isSure, judge } from '#/domain/assistant/judge';
import type { Reply } from '#/domain/assistant/message';
import { namedApplication, withoutEmployer } from '#/domain/assistant/namedRecords';
import type { FindNearest } from '#/domain/assistant/nearest';
import type { Intent } from '#/domain/assistant/ownQuestions.fr';
import {
  followUpReply,
  interviewReply,
  letterReply,
  thankYouReply,
  todayReply,
} from '#/domain/assistant/replies/applicationNextStep.fr';
import { cvReply } from '#/domain/assistant/replies/cvReply.fr';
import { dangerReply, inDoubt, listeningReply } from '#/domain/assistant/replies/dangerReply.fr';
import { diagnosisReply } from '#/domain/assistant/replies/diagnosis.fr';
import {
  followUpsReply,
  gapReply,
  interviewDateReply,
  offersReply,
  strengthsReply,
  yearsReply,
} from '#/domain/assistant/replies/ownRecords.fr';
import {
  keywordReply,
  citationOf,
  passageReply,
  sheetReply,
} from '#/domain/assistant/replies/sheetReply.fr';
import {
  capabilitiesReply,
  greetingReply,
  thanksReply,
  unknownReply,
} from '#/domain/assistant/replies/smallTalk.fr';
import {
  applicationsReply,
  profileReply,
  scoreReply,
} from '#/domain/assistant/replies/standing.fr';
import { writtenReply } from '#/domain/assistant/replies/written.fr';
import type { Sheet } from '#/domain/assistant/sheet';
import { termsOf } from '#/domain/assistant/terms';

/** Lines of a sheet that are said again. */
const MOST_LINES = 3;

/** What a reply is made from. */
export type ReplyContext = {
  readonly facts: SearchFacts;
  readonly nearest: FindNearest;
  /** The sheet that the last reply cites, if any. */
  readonly previous: Sheet | null;
};

const ownReply = (
  intent: Intent,
  question: string,
  about: Application | null,
  facts: SearchFacts,
): Reply => {
  switch (intent) {
    case 'greeting':
      return greetingReply(facts);
    case 'thanks':
      return thanksReply();
    case 'capabilities':
      return capabilitiesReply();
    case 'today':
      return todayReply(facts);
    case 'diagnosis':
      return diagnosisReply(diagnose(facts));
    case 'offers':
      return offersReply(facts);
    case 'gap':
      return gapReply(question, facts);
    case 'strengths':
      return strengthsReply(facts);
    case 'years':
      return yearsReply(facts);
    case 'followUps':
      return followUpsReply(facts, about);
    case 'interviewDate':
      return interviewDateReply(facts, about);
    case 'linkedInMessage':
    case 'recruiterEmail':
    case 'acceptEmail':
    case 'declineEmail':
    case 'moveInterviewEmail':
    case 'resignationLetter':
      return writtenReply(intent, facts, about);
    case 'followUpEmail':
      return followUpReply(facts, about);
    case 'thankYouEmail':
      return thankYouReply(facts, about);
    case 'letter':
      return letterReply(question, facts, about);
    case 'interview':
      return interviewReply(facts, about);
    case 'applications':
      return applicationsReply(facts);
    case 'score':
      return scoreReply(question, facts);
    case 'cv':
      return cvReply(facts);
    case 'profile':
      return profileReply(facts);
  }
};

/** Lines of a sheet that hold any of the terms, the heading line of a list kept out. */
const linesAbout = (sheet: Sheet, terms: readonly string[]): readonly string[] =>
  sheet.body
    .split('\n')
    .filter((line) => line !== '' && !line.endsWith(':'))
    .filter((line) => {
      const held = termsOf(line);
      return terms.some((term) => held.includes(term));
    })
    .slice(0, MOST_LINES);

/** To someone who gave nothing yet: the fixed reply, marked, and beside it the sheet where one surely fits. */
const newcomerReply = (question: string, nearest: FindNearest): Reply => {
  const fixed = keywordReply(question);
  const best = judge(question, nearest)[0];
  return best?.subject.kind === 'sheet' && isSure(best)
    ? { ...fixed, citation: citationOf(best.subject.sheet, true) }
    : fixed;
};

const answerTo = (
  question: string,
  { facts, nearest, previous }: ReplyContext,
  doubted: boolean,
): Reply => {
  if (getsSamples(facts)) return newcomerReply(question, nearest);
  const about = namedApplication(question, facts.applications);
  const decision = decide(
    about === null ? question : withoutEmployer(question, about),
    nearest,
    previous,
  );
  switch (decision.kind) {
    case 'own':
      return ownReply(decision.intent, question, about, facts);
    case 'sheet':
      return sheetReply(decision.sheet, facts, decision.others);
    case 'passage':
      return passageReply(decision.sheet, linesAbout(decision.sheet, decision.terms));
    case 'ask':
      return doubted ? listeningReply() : unknownReply(decision.near);
  }
};

/** The reply to a question: who to call in danger; else of the user's own records, of a sheet, or an honest one where neither answers. */
export const replyTo = (question: string, context: ReplyContext): Reply => {
  const { danger, doubted } = hear(question);
  if (danger !== null) return dangerReply(danger);
  const answer = answerTo(question, context, doubted);
  return doubted ? inDoubt(answer) : answer;
};
