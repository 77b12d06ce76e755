import type { Application } from '#/domain/applications/application';
import { dangerOf } from '#/domain/assistant/danger.fr';
import { diagnose } from '#/domain/assistant/diagnosis';
import { getsSamples } from '#/domain/assistant/facts';
import type { SearchFacts } from '#/domain/assistant/facts';
import { judge, LIKELY, OWN_LIKELY, OWN_SURE, SURE } from '#/domain/assistant/judge';
import type { Judgement } from '#/domain/assistant/judge';
import type { Reply } from '#/domain/assistant/message';
import { namedApplication, withoutEmployer } from '#/domain/assistant/namedRecords';
import { OWN_QUESTIONS_BY_INTENT } from '#/domain/assistant/ownQuestions.fr';
import type { Intent } from '#/domain/assistant/ownQuestions.fr';
import {
  followUpReply,
  interviewReply,
  letterReply,
  thankYouReply,
  todayReply,
} from '#/domain/assistant/replies/applicationNextStep.fr';
import { cvReply } from '#/domain/assistant/replies/cvReply.fr';
import { dangerReply } from '#/domain/assistant/replies/dangerReply.fr';
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
  goesOn,
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
import type { Sheet, SheetSearch } from '#/domain/assistant/sheet';
import { termsOf } from '#/domain/assistant/terms';
import type { Understand } from '#/domain/assistant/understand';

/** Other sheets are proposed beside the answer where they are nearly as likely. */
const ALSO = 0.8;
const MOST_OTHERS = 2;
const MOST_NEAR = 3;

/** What a reply is made from. */
export type ReplyContext = {
  readonly facts: SearchFacts;
  readonly search: SheetSearch;
  readonly understand: Understand;
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

const othersOf = (sheets: Judgement['sheets']): readonly Sheet[] => {
  const best = sheets[0]?.score ?? 0;
  return sheets
    .slice(1)
    .filter(({ score }) => score >= Math.max(LIKELY, best * ALSO))
    .slice(0, MOST_OTHERS)
    .map(({ sheet }) => sheet);
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
    .slice(0, MOST_NEAR);

/** A question that goes on from a sheet is asked again with the subject of that sheet. */
const followOn = (
  question: string,
  { sheets: alone }: Judgement,
  previous: Sheet,
  context: ReplyContext,
): Reply => {
  const together = judge(`${previous.topic} ${question}`, context).sheets;
  const sheets = (alone[0]?.score ?? 0) >= SURE && termsOf(question).length > 1 ? alone : together;
  const best = sheets[0];
  if (best !== undefined && best.sheet.id !== previous.id && best.score >= LIKELY)
    return sheetReply(best.sheet, context.facts, othersOf(sheets));
  return passageReply(previous, linesAbout(previous, termsOf(question)));
};

const sheetAnswer = (
  question: string,
  { own, sheets }: Judgement,
  { facts, previous }: ReplyContext,
): Reply => {
  const best = sheets[0];
  if (best !== undefined && best.score >= SURE) {
    // Said a moment ago: only the lines that answer this are said again.
    const lines = best.sheet === previous ? linesAbout(best.sheet, termsOf(question)) : [];
    return lines.length > 0
      ? passageReply(best.sheet, lines)
      : sheetReply(best.sheet, facts, othersOf(sheets));
  }
  return unknownReply(
    [
      ...(own !== null && own.nearness >= OWN_LIKELY
        ? OWN_QUESTIONS_BY_INTENT[own.intent].slice(0, 1)
        : []),
      ...sheets
        .filter(({ score }) => score >= LIKELY)
        .flatMap(({ sheet }) => sheet.questions.slice(0, 1)),
    ].slice(0, MOST_NEAR),
  );
};

/** To someone who gave nothing yet: the fixed reply, marked, and beside it the sheet where one surely fits. */
const newcomerReply = (question: string, context: ReplyContext): Reply => {
  const fixed = keywordReply(question);
  const best = judge(question, context).sheets[0];
  return best !== undefined && best.score >= SURE
    ? { ...fixed, citation: citationOf(best.sheet, true) }
    : fixed;
};

/** The reply to a question: of the user's own records, of a sheet, or an honest one where neither answers. */
export const replyTo = (question: string, context: ReplyContext): Reply => {
  const danger = dangerOf(question);
  if (danger !== null) return dangerReply(danger);
  if (getsSamples(context.facts)) return newcomerReply(question, context);
  const about = namedApplication(question, context.facts.applications);
  const asked = about === null ? question : withoutEmployer(question, about);
  const judgement = judge(asked, context);
  if (judgement.own !== null && judgement.own.nearness >= OWN_SURE)
    return ownReply(judgement.own.intent, question, about, context.facts);
  return context.previous !== null && goesOn(question)
    ? followOn(question, judgement, context.previous, context)
    : sheetAnswer(question, judgement, context);
};
