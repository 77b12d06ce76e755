import { decide } from '#/domain/assistant/decide';
import type { Decision } from '#/domain/assistant/decide';
import type { SearchFacts } from '#/domain/assistant/facts';
import { followUpReply } from '#/domain/assistant/followUpReply';
import { isSure, judge } from '#/domain/assistant/judge';
import type { Reply } from '#/domain/assistant/message';
import { asksForText } from '#/domain/assistant/messageAsked.fr';
import type { Message } from '#/domain/assistant/messageAsked.fr';
import { editIn } from '#/domain/assistant/messageEdits.fr';
import {
  analysisNamed,
  namedAnalysis,
  namedApplication,
  placeAsked,
  withoutEmployer,
} from '#/domain/assistant/namedRecords';
import type { FindNearest } from '#/domain/assistant/nearest';
import { isWritten } from '#/domain/assistant/ownQuestions.fr';
import type { Intent } from '#/domain/assistant/ownQuestions.fr';
import { ownReply } from '#/domain/assistant/ownReply';
import { isNamedIn, linesAbout } from '#/domain/assistant/passage';
import { isNotCompared, supposedReply, supposes } from '#/domain/assistant/replies/comparing.fr';
import { isDictated } from '#/domain/assistant/replies/dictatedReply.fr';
import { goneOnOwn } from '#/domain/assistant/replies/goneOnOwn.fr';
import { notThere } from '#/domain/assistant/replies/notThere.fr';
import { gapReply, noAnalysis } from '#/domain/assistant/replies/ownRecords.fr';
import {
  likelyReply,
  nothingSure,
  passageReply,
  sheetReply,
} from '#/domain/assistant/replies/sheetReply.fr';
import {
  asksToWriteIt,
  goesOn,
  LONGEST_FOLLOW_UP,
  pointsBack,
  tellsMore,
  unknownReply,
} from '#/domain/assistant/replies/smallTalk.fr';
import { scoreReply } from '#/domain/assistant/replies/standing.fr';
import type { Sheet } from '#/domain/assistant/sheet';
import type { Talk } from '#/domain/assistant/talk';
import { termsOf } from '#/domain/assistant/terms';
import {
  ACT_ON,
  asksOtherStyle,
  follows,
  MESSAGE_OF_SHEET,
  threadOf,
} from '#/domain/assistant/thread';
import { writtenMessage } from '#/domain/assistant/writing/writtenMessage.fr';
import { writtenAgain } from '#/domain/assistant/writtenAgain';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';

/** What a reply is made from. */
export type ReplyContext = {
  readonly facts: SearchFacts;
  readonly nearest: FindNearest;
  /** The sheet that the last reply cites, if any. */
  readonly previous: Sheet | null;
  /** What was asked before, oldest first. */
  readonly asked?: readonly string[];
  /** What was said before, with its reply; null where nothing was. */
  readonly talk?: () => Talk | null;
};

/** The comparison that a question goes on to: the one it names, the next one, or the same. */
const analysisGoneOnTo = (
  opening: string,
  question: string,
  { analyses }: SearchFacts,
): SavedAnalysis | null => {
  const said = namedAnalysis(opening, analyses);
  return (
    analysisNamed(question, analyses) ??
    (placeAsked(question) === null ? said : (analyses.find((each) => each !== said) ?? said))
  );
};

/** A question that goes on from one about the person's own records: of the same matter, of the record that it names or the next one. */
const goneOnFromOwn = (
  intent: Intent,
  opening: string,
  question: string,
  facts: SearchFacts,
): Reply => {
  const about =
    namedApplication(question, facts.applications) ?? namedApplication(opening, facts.applications);
  const said = namedAnalysis(opening, facts.analyses);
  // Of an offer that was never compared nothing can be supposed.
  const isCompared = !isNotCompared(opening, facts.analyses);
  if (supposes(question))
    return isCompared ? (supposedReply(question, said) ?? noAnalysis()) : noAnalysis();
  const absent = notThere(intent, question, facts);
  if (absent !== null) return absent;
  const analysis = analysisGoneOnTo(opening, question, facts);
  const next = goneOnOwn(intent, question, facts, about, analysis);
  if (next !== null) return next;
  if (intent === 'score') return scoreReply(question, facts, analysis);
  if (intent === 'gap') return gapReply(question, facts, analysis);
  return ownReply(intent, question, about, facts);
};

/** Whether a question that goes on opens a subject of its own: nothing in it points back, and it is sure by itself. */
const opensAnother = (
  question: string,
  intent: Intent,
  { facts, nearest }: ReplyContext,
): boolean => {
  const pointsToIt =
    supposes(question) ||
    placeAsked(question) !== null ||
    namedApplication(question, facts.applications) !== null ||
    analysisNamed(question, facts.analyses) !== null;
  const alone = judge(question, nearest)[0];
  // All that it says is said of the same matter too: it stays there.
  const isOfSame = nearest(question).some(
    (near) => near.subject.kind === 'own' && near.subject.intent === intent && near.told >= 1,
  );
  return (
    !pointsToIt &&
    !isOfSame &&
    alone !== undefined &&
    isSure(alone) &&
    termsOf(question).length > 0 &&
    !(alone.subject.kind === 'own' && alone.subject.intent === intent)
  );
};

/** What opened the thread, as it was answered. */
const openedBy = (opening: string, { facts, nearest }: ReplyContext): Decision => {
  const about = namedApplication(opening, facts.applications);
  return decide(about === null ? opening : withoutEmployer(opening, about), nearest, null);
};

const messageOf = (began: Decision): Message | null => {
  if (began.kind === 'message') return began.message;
  return began.kind === 'own' && isWritten(began.intent) ? began.intent : null;
};

/** Whether words ask for more, or for other, of the message just written. */
const isOfMessage = (question: string, { facts, nearest }: ReplyContext): boolean => {
  if (
    editIn(question) !== null ||
    asksOtherStyle(question) ||
    asksToWriteIt(question) ||
    tellsMore(question) ||
    namedApplication(question, facts.applications) !== null
  )
    return true;
  const alone = judge(question, nearest)[0];
  return goesOn(question) && /^et pour\b/iu.test(question.trim()) && !(alone && isSure(alone));
};

/** The reply to what only makes sense after what was asked before; null for anything else. */
export const threadReply = (question: string, context: ReplyContext): Reply | null => {
  const { facts, nearest, previous, asked = [] } = context;
  const { opening, since } = threadOf(asked);
  if (opening === null || !follows(question)) return null;
  const began = openedBy(opening, context);
  const requests = [...since, question];
  // What a request dictates is a message, of whatever kind it is.
  const isWrittenByThem = asksForText(opening) && isDictated(opening);
  const message =
    messageOf(began) ??
    (isWrittenByThem || writtenMessage([opening], facts) !== null ? 'plain' : null);
  if (message !== null)
    return isOfMessage(question, context) ? writtenAgain(message, opening, requests, facts) : null;
  if (began.kind === 'sheet') {
    const ofSheet = MESSAGE_OF_SHEET[began.sheet.id];
    const wanted =
      requests.some(asksToWriteIt) && (asksToWriteIt(question) || asksOtherStyle(question));
    if (wanted && ofSheet !== undefined) return writtenAgain(ofSheet, opening, requests, facts);
    if (!goesOn(question)) return null;
    // What was said between was a message: the sheet is still what is spoken of.
    if (previous !== null) return null;
    const decision = decide(question, nearest, began.sheet);
    return decision.kind === 'passage' ? followUpReply(question, decision.sheet, context) : null;
  }
  if (began.kind !== 'own') return null;
  const act = ACT_ON[began.intent];
  if (act !== undefined && asksToWriteIt(question) && previous === null)
    return ownReply(act, question, namedApplication(opening, facts.applications), facts);
  if (!goesOn(question) || previous !== null || opensAnother(question, began.intent, context))
    return null;
  return goneOnFromOwn(began.intent, opening, question, facts);
};

/** The reply to a short question that nothing answers by itself, where something was spoken of before it: of that; null where nothing was. */
export const withinThread = (question: string, context: ReplyContext): Reply | null => {
  const { asked = [], previous, facts } = context;
  const { opening } = threadOf(asked);
  if (!pointsBack(question) && !follows(question)) return null;
  if (previous !== null) return followUpReply(question, previous, context);
  if (opening === null) return null;
  const began = openedBy(opening, context);
  if (began.kind === 'sheet') return followUpReply(question, began.sheet, context);
  if (began.kind !== 'own' || isWritten(began.intent)) return null;
  return goneOnFromOwn(began.intent, opening, question, facts);
};

type Asking = Extract<Decision, { kind: 'ask' }>;

/** The first lines of what is likely meant, with the other choices; the choices alone where nothing is likely. */
export const askingReply = (question: string, { likely, near }: Asking): Reply =>
  likely === null
    ? unknownReply(near)
    : likelyReply(
        likely,
        near.filter((each) => each.kind !== 'sheet' || each.sheet !== likely),
        question,
      );

/** Longer words ask for something of their own, whatever was asked before. */
const LONGEST_JOINED = 8;

/** What was asked before a short question; nothing before a longer one. */
export const shortAfter = (question: string, talk: Talk | null): string =>
  question.trim().split(/\s+/u).length <= LONGEST_JOINED ? (talk?.question ?? '') : '';

/** The reply to a short question that nothing answers for sure, asked again with the one before it: the sheet that is then sure; null where none is. */
export const withBefore = (
  question: string,
  { facts, nearest, talk }: ReplyContext,
): Reply | null => {
  const before = talk?.() ?? null;
  if (before === null || question.trim().split(/\s+/u).length > LONGEST_JOINED) return null;
  const joined = decide(`${before.question} ${question}`, nearest, null);
  return joined.kind === 'sheet'
    ? sheetReply(joined.sheet, facts, joined.others, question, before.question)
    : null;
};

/** The sheet that a short question and the one before it ask for together, and neither of them by itself; null where there is none. */
export const sheetOfBoth = (
  question: string,
  alone: Sheet,
  { nearest, previous, talk }: ReplyContext,
): Sheet | null => {
  const before = shortAfter(question, talk?.() ?? null);
  if (before === '') return null;
  const joined = decide(`${before} ${question}`, nearest, null);
  return joined.kind === 'sheet' && joined.sheet !== alone && joined.sheet !== previous
    ? joined.sheet
    : null;
};

const MOST_CHOICES = 3;
/** How far from the first the sheet that is spoken of may be for a question that says nothing sure. */
const NOT_FAR = 6;

/** The reply to a short question that nothing answers for sure, where a sheet was spoken of: its lines that say it, else the other choices; null where none was. */
export const stayingWith = (
  question: string,
  { near, likely }: Asking,
  { nearest, previous, talk }: ReplyContext,
): Reply | null => {
  const sheet = previous;
  if (sheet === null || question.trim().split(/\s+/u).length > LONGEST_FOLLOW_UP) return null;
  const isNear = nearest(question)
    .slice(0, NOT_FAR)
    .some(({ subject }) => subject.kind === 'sheet' && subject.sheet === sheet);
  const lines = linesAbout({ sheet, terms: termsOf(question), question, talk: talk?.() ?? null });
  if (isNear && lines.length > 0) return passageReply(sheet, lines);
  // The sheet just read is no choice.
  const others = near.filter((each) => each.kind !== 'sheet' || each.sheet !== sheet);
  return others.length === 0
    ? nothingSure(sheet, question)
    : askingReply(question, {
        kind: 'ask',
        near: others.slice(0, MOST_CHOICES),
        likely: likely === sheet ? null : likely,
      });
};

/** The lines of the sheet that is spoken of, where a short phrase of what looks like another field names something of it; null elsewhere. */
export const tellsOfSheet = (question: string, { previous, talk }: ReplyContext): Reply | null => {
  if (previous === null || question.trim().split(/\s+/u).length > LONGEST_FOLLOW_UP) return null;
  const about = { sheet: previous, terms: termsOf(question), question, talk: talk?.() ?? null };
  return isNamedIn(about) ? passageReply(previous, linesAbout(about)) : null;
};
