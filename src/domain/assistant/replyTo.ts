import { hear } from '#/domain/assistant/danger.fr';
import { decide } from '#/domain/assistant/decide';
import { getsSamples } from '#/domain/assistant/facts';
import { isSure, judge } from '#/domain/assistant/judge';
import type { Reply } from '#/domain/assistant/message';
import { namedApplication, withoutEmployer } from '#/domain/assistant/namedRecords';
import type { FindNearest } from '#/domain/assistant/nearest';
import { ownReply } from '#/domain/assistant/ownReply';
import { recordsReply } from '#/domain/assistant/recordsReply';
import { comparesNamed, comparisonReply } from '#/domain/assistant/replies/comparing.fr';
import { dangerReply, inDoubt, listeningReply } from '#/domain/assistant/replies/dangerReply.fr';
import { framedReply } from '#/domain/assistant/replies/framedReply.fr';
import {
  citationOf,
  keywordReply,
  passageReply,
  sheetReply,
} from '#/domain/assistant/replies/sheetReply.fr';
import { unknownReply } from '#/domain/assistant/replies/smallTalk.fr';
import { linesAbout, threadReply, withinThread } from '#/domain/assistant/threadReply';
import type { ReplyContext } from '#/domain/assistant/threadReply';

/** To someone who gave nothing yet: the fixed reply, marked, and beside it the sheet where one surely fits. */
const newcomerReply = (question: string, nearest: FindNearest): Reply => {
  const fixed = keywordReply(question);
  const best = judge(question, nearest)[0];
  return best?.subject.kind === 'sheet' && isSure(best)
    ? { ...fixed, citation: citationOf(best.subject.sheet, true) }
    : fixed;
};

const answerTo = (question: string, context: ReplyContext, doubted: boolean): Reply => {
  const { facts, nearest, previous } = context;
  if (getsSamples(facts)) return newcomerReply(question, nearest);
  const goneOn = threadReply(question, context);
  if (goneOn !== null) return goneOn;
  if (comparesNamed(question, facts)) return comparisonReply(question, facts);
  const about = namedApplication(question, facts.applications);
  const decision = decide(
    about === null ? question : withoutEmployer(question, about),
    nearest,
    previous,
  );
  const ofRecords = recordsReply(question, decision, facts);
  if (ofRecords !== null) return ofRecords;
  switch (decision.kind) {
    case 'message':
      return framedReply(decision.message, [question], facts, about);
    case 'own':
      return ownReply(decision.intent, question, about, facts);
    case 'sheet':
      return sheetReply(decision.sheet, facts, decision.others);
    case 'passage':
      return passageReply(decision.sheet, linesAbout(decision.sheet, decision.terms, question));
    case 'ask':
      return doubted
        ? listeningReply()
        : (withinThread(question, context) ?? unknownReply(decision.near));
  }
};

/** The reply to a question: who to call in danger; else of the user's own records, of a sheet, or an honest one where neither answers. */
export const replyTo = (question: string, context: ReplyContext): Reply => {
  const { danger, doubted } = hear(question);
  if (danger !== null) return dangerReply(danger);
  const answer = answerTo(question, context, doubted);
  return doubted ? inDoubt(answer) : answer;
};
