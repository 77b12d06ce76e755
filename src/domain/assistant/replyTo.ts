import { dangerOf } from '#/domain/assistant/danger.fr';
import { diagnose } from '#/domain/assistant/diagnosis';
import { getsSamples } from '#/domain/assistant/facts';
import type { SearchFacts } from '#/domain/assistant/facts';
import { goesOn, intentOf } from '#/domain/assistant/intents.fr';
import type { Intent } from '#/domain/assistant/intents.fr';
import type { Reply } from '#/domain/assistant/message';
import { namedApplication } from '#/domain/assistant/namedApplication';
import { cvReply } from '#/domain/assistant/replies/cvReply.fr';
import { dangerReply } from '#/domain/assistant/replies/dangerReply.fr';
import { diagnosisReply } from '#/domain/assistant/replies/diagnosis.fr';
import { keywordReply } from '#/domain/assistant/replies/keywordReply.fr';
import {
  followUpReply,
  interviewReply,
  letterReply,
  thankYouReply,
  todayReply,
} from '#/domain/assistant/replies/nextStep.fr';
import { citationOf, passageReply, sheetReply } from '#/domain/assistant/replies/sheetReply.fr';
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
import type { Sheet, SheetHit, SheetSearch } from '#/domain/assistant/sheet';
import { termsOf } from '#/domain/assistant/terms';

/** From this confidence on a sheet is the answer; measured in `tests/adapters/assistant`. */
export const SURE = 0.6;
/** From this one on it is proposed, not given. */
export const LIKELY = 0.35;

/** Other sheets are proposed beside the answer where they are nearly as likely. */
const ALSO = 0.8;
const MOST_OTHERS = 2;
const MOST_NEAR = 3;

/** What a reply is made from. */
export type ReplyContext = {
  readonly facts: SearchFacts;
  readonly search: SheetSearch;
  /** The sheet that the last reply cites, if any. */
  readonly previous: Sheet | null;
};

const ownReply = (intent: Intent, question: string, facts: SearchFacts): Reply => {
  const about = namedApplication(question, facts.applications);
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
    case 'followUpEmail':
      return followUpReply(facts, about);
    case 'thankYouEmail':
      return thankYouReply(facts, about);
    case 'letter':
      return letterReply(facts, about);
    case 'interview':
      return interviewReply(facts, about);
    case 'applications':
      return applicationsReply(facts);
    case 'score':
      return scoreReply(facts);
    case 'cv':
      return cvReply(facts);
    case 'profile':
      return profileReply(facts);
  }
};

const othersOf = (hits: readonly SheetHit[]): readonly Sheet[] => {
  const best = hits[0]?.confidence ?? 0;
  return hits
    .slice(1)
    .filter(({ confidence }) => confidence >= Math.max(LIKELY, best * ALSO))
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
const followOn = (question: string, previous: Sheet, { facts, search }: ReplyContext): Reply => {
  const own = termsOf(question);
  const hits = search(`${previous.topic} ${question}`);
  const alone = search(question)[0];
  const best =
    alone !== undefined && alone.confidence >= SURE && alone.terms.length > 1 ? alone : hits[0];
  if (best !== undefined && best.sheet.id !== previous.id && best.confidence >= LIKELY)
    return sheetReply(best.sheet, facts, othersOf(hits));
  return passageReply(previous, linesAbout(previous, own));
};

const sheetAnswer = (question: string, context: ReplyContext): Reply => {
  const hits = context.search(question);
  const best = hits[0];
  if (best !== undefined && best.confidence >= SURE) {
    // Said a moment ago: only the lines that answer this are said again.
    const lines = best.sheet === context.previous ? linesAbout(best.sheet, termsOf(question)) : [];
    return lines.length > 0
      ? passageReply(best.sheet, lines)
      : sheetReply(best.sheet, context.facts, othersOf(hits));
  }
  return unknownReply(
    hits
      .filter(({ confidence }) => confidence >= LIKELY)
      .slice(0, MOST_NEAR)
      .flatMap(({ sheet }) => sheet.questions.slice(0, 1)),
  );
};

/** To someone who gave nothing yet: the fixed reply, marked, and beside it the sheet where one surely fits. */
const newcomerReply = (question: string, { search }: ReplyContext): Reply => {
  const fixed = keywordReply(question);
  const best = search(question)[0];
  return best !== undefined && best.confidence >= SURE
    ? { ...fixed, citation: citationOf(best.sheet, true) }
    : fixed;
};

/** The reply to a question: of the user's own records, of a sheet, or an honest one where neither answers. */
export const replyTo = (question: string, context: ReplyContext): Reply => {
  const danger = dangerOf(question);
  if (danger !== null) return dangerReply(danger);
  if (getsSamples(context.facts)) return newcomerReply(question, context);
  if (context.previous !== null && goesOn(question))
    return followOn(question, context.previous, context);
  const intent = intentOf(question);
  return intent === null
    ? sheetAnswer(question, context)
    : ownReply(intent, question, context.facts);
};
