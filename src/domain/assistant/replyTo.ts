import { applicationMeant, namedIn } from '#/domain/assistant/accountNames.fr';
import { countryNamed } from '#/domain/assistant/countryNamed.fr';
import {
  asksOfWork,
  hear,
  isFaintDoubt,
  soundsFaint,
  tellsMinor,
  tellsTaken,
} from '#/domain/assistant/danger.fr';
import { decide } from '#/domain/assistant/decide';
import { englishReply, inEnglishToo } from '#/domain/assistant/englishQuestion.fr';
import { asksOfOwn, factAnswer } from '#/domain/assistant/factAnswer.fr';
import { getsSamples } from '#/domain/assistant/facts';
import { followUpReply, staysWithSheet } from '#/domain/assistant/followUpReply';
import { asksInGeneral } from '#/domain/assistant/generalQuestion.fr';
import { HURT_SUBJECTS } from '#/domain/assistant/hurtSubjects';
import { isSure, judge, SURE } from '#/domain/assistant/judge';
import type { Reply } from '#/domain/assistant/message';
import { asksForText, isFramed, messageAsked, saysLate } from '#/domain/assistant/messageAsked.fr';
import { namesAddressee } from '#/domain/assistant/messageTold.fr';
import { namedApplication, withoutEmployer } from '#/domain/assistant/namedRecords';
import type { FindNearest } from '#/domain/assistant/nearest';
import { ownReply } from '#/domain/assistant/ownReply';
import { sheetSpokenOf } from '#/domain/assistant/passage';
import { isPlainlyAsked, pointAnswer } from '#/domain/assistant/pointAnswer';
import { recordsReply } from '#/domain/assistant/recordsReply';
import {
  asksKnownTrade,
  asWayAsked,
  becomingReply,
} from '#/domain/assistant/replies/becomingReply.fr';
import { choiceTyped } from '#/domain/assistant/replies/choiceTyped.fr';
import {
  dangerReply,
  inDoubt,
  inFaintDoubt,
  listeningReply,
} from '#/domain/assistant/replies/dangerReply.fr';
import { deletionReply } from '#/domain/assistant/replies/deletionReply.fr';
import { dictatedReply, isDictated } from '#/domain/assistant/replies/dictatedReply.fr';
import { framedReply } from '#/domain/assistant/replies/framedReply.fr';
import { asksOpeningLines, openingLinesReply } from '#/domain/assistant/replies/openingLines.fr';
import { asksPhoneScript, phoneScriptReply } from '#/domain/assistant/replies/phoneScript.fr';
import { stylesOf } from '#/domain/assistant/replies/restyle.fr';
import { citationOf, keywordReply, sheetReply } from '#/domain/assistant/replies/sheetReply.fr';
import {
  asksMore,
  asksOfSaid,
  goesOn,
  nothingMore,
  otherFieldReply,
  pointsBack,
} from '#/domain/assistant/replies/smallTalk.fr';
import { writeBack } from '#/domain/assistant/replies/writeBack.fr';
import type { Talk } from '#/domain/assistant/talk';
import {
  askingReply,
  stayingWith,
  tellsOfSheet,
  threadReply,
  sheetOfBoth,
  shortAfter,
  withBefore,
  withinThread,
} from '#/domain/assistant/threadReply';
import type { ReplyContext } from '#/domain/assistant/threadReply';
import { writtenMessage } from '#/domain/assistant/writing/writtenMessage.fr';
import { fold } from '#/domain/shared/text';

/** To someone who gave nothing yet: the fixed reply, marked, and beside it the sheet where one surely fits. */
const newcomerReply = (question: string, nearest: FindNearest): Reply => {
  const fixed = keywordReply(question);
  const best = judge(question, nearest)[0];
  return best?.subject.kind === 'sheet' && isSure(best)
    ? { ...fixed, citation: citationOf(best.subject.sheet, true) }
    : fixed;
};

/** The words of a call about an application that is named. */
const phoneScriptIn = (question: string, { facts }: ReplyContext): Reply | null => {
  if (getsSamples(facts) || !asksPhoneScript(question)) return null;
  const about = applicationMeant(question, facts);
  return about === null ? null : phoneScriptReply(about, facts);
};

/** What the account answers by itself: a choice of those just proposed is answered as it was proposed. */
const factIn = (question: string, context: ReplyContext): Reply | null =>
  getsSamples(context.facts) ||
  (!asksOfOwn(question, context.facts, () => context.talk?.() ?? null) &&
    asksInGeneral(
      question,
      context.nearest,
      goesOn(question) || pointsBack(question) || namedIn(question, context.facts).isOfHouse,
    ))
    ? null
    : factAnswer(question, context.facts, context.talk?.() ?? null);

const answerTo = (question: string, context: ReplyContext, doubted: boolean): Reply => {
  const { facts, nearest, previous } = context;
  if (getsSamples(facts)) return newcomerReply(question, nearest);
  const deletion = deletionReply(question, facts);
  if (deletion !== null) return deletion;
  const talk = context.talk?.() ?? null;
  const back = applicationMeant(question, facts) === null ? writeBack(question, facts, talk) : null;
  if (back !== null)
    return isFramed(back.message)
      ? framedReply(back.message, [question], facts, back.application, stylesOf([question]))
      : ownReply(back.message, question, back.application, facts);
  const goneOn =
    threadReply(question, context) ??
    (asksOfSaid(question) ? withinThread(question, context) : null);
  if (goneOn !== null) return goneOn;
  if (asksOpeningLines(question)) {
    const opening = openingLinesReply(question, facts);
    if (opening !== null) return opening;
  }
  const isMessage = asksForText(question);
  const isOfSheet =
    previous !== null &&
    !isMessage &&
    (asksMore(question) || staysWithSheet(question, previous, context));
  if (isOfSheet && applicationMeant(question, facts) === null)
    return followUpReply(question, previous, context);
  // A message goes to who is named; a trade alone names nobody where another house is told.
  const about =
    applicationMeant(question, facts) ??
    (isMessage && namesAddressee(question) ? null : namedApplication(question, facts.applications));
  const decision = decide(
    about === null || messageAsked(question) !== null
      ? asWayAsked(question)
      : withoutEmployer(question, about),
    nearest,
    previous,
  );
  // A refusal without a meeting is thanked for as an answer.
  if (
    decision.kind === 'own' &&
    decision.intent === 'thankYouEmail' &&
    about?.status === 'rejected' &&
    about.interviews.length === 0
  )
    return framedReply('refusalReply', [question], facts, about, stylesOf([question]));
  if (isMessage && isDictated(question)) {
    // An adviser is written to about oneself.
    const ofAdviser = messageAsked(question) === 'adviserNote';
    const dictated = dictatedReply(question, facts, ofAdviser ? null : about);
    if (dictated !== null) return dictated;
  }
  // Some minutes late is never another day.
  if (decision.kind === 'own' && decision.intent === 'moveInterviewEmail' && saysLate(question))
    return framedReply('lateNotice', [question], facts, about, stylesOf([question]));
  const becoming = isMessage
    ? null
    : becomingReply(question, decision.kind === 'sheet' ? decision.sheet : null);
  if (becoming !== null) return becoming;
  const ofRecords =
    isMessage || asksInGeneral(question, nearest) ? null : recordsReply(question, decision, facts);
  if (ofRecords !== null) return ofRecords;
  const ofBoth = decision.kind === 'sheet' ? sheetOfBoth(question, decision.sheet, context) : null;
  const ofPoint = isMessage || ofBoth !== null ? null : pointAnswer(question, decision, context);
  if (ofPoint !== null) return ofPoint;
  switch (decision.kind) {
    case 'message':
      return framedReply(decision.message, [question], facts, about, stylesOf([question]));
    case 'own':
      return ownReply(decision.intent, question, about, facts);
    case 'sheet':
      return sheetReply(
        ofBoth ?? decision.sheet,
        facts,
        decision.others,
        question,
        shortAfter(question, talk),
      );
    case 'passage':
      return followUpReply(question, decision.sheet, context);
    case 'ask':
      return doubted
        ? listeningReply()
        : (withinThread(question, context) ??
            withBefore(question, context) ??
            stayingWith(question, decision, context) ??
            askingReply(question, decision));
    case 'otherField':
      return doubted
        ? listeningReply()
        : (withinThread(question, context) ??
            withBefore(question, context) ??
            tellsOfSheet(question, context) ??
            otherFieldReply());
  }
};

/** From this chance on a question is an ordinary one. */
const ORDINARY = 0.45;

/** Whether a question asks for something ordinary of its field, so that a faint doubt about danger is none. */
const isOrdinary = (question: string, nearest: FindNearest, least = ORDINARY): boolean => {
  const best = judge(question, nearest)[0];
  return (
    best !== undefined &&
    best.chance >= least &&
    best.subject.kind !== 'otherField' &&
    !(best.subject.kind === 'sheet' && HURT_SUBJECTS.has(best.subject.sheet.id))
  );
};

/** Longer messages may tell more than they ask. */
const LONGEST_ASKED = 12;

/** The same paragraph is not said twice to two questions. */
const notAgain = (answer: Reply, question: string, { talk }: ReplyContext): Reply => {
  const last = talk?.() ?? null;
  const isSame =
    last !== null &&
    answer.email === null &&
    answer.text === last.reply.text &&
    fold(question).trim() !== fold(last.question).trim();
  return isSame ? nothingMore(answer) : answer;
};

/** Whether a question goes on from a sheet: what it speaks of is the sheet's. */
const goesOnFromSheet = (question: string, { previous }: ReplyContext): boolean =>
  previous !== null && (goesOn(question) || pointsBack(question) || asksMore(question));

const replyIn = (asked: string, context: ReplyContext): Reply => {
  const choice = getsSamples(context.facts) ? null : choiceTyped(asked, context.talk?.() ?? null);
  const question = choice ?? asked;
  const heard = hear(question, undefined, goesOnFromSheet(question, context));
  const { danger } = heard;
  const isFaint = heard.doubted && isFaintDoubt(question);
  const isAsked =
    isFaint &&
    (asksOfWork(question) || asksKnownTrade(question) || isOrdinary(question, context.nearest));
  const doubted = heard.doubted && !isAsked;
  const country = countryNamed(question);
  const isMinor = tellsMinor(question);
  if (danger !== null)
    return inEnglishToo(dangerReply(danger, country, tellsTaken(question), isMinor), question);
  const within = choice === null ? context : { ...context, asked: [], talk: () => null };
  // What is plainly asked is answered first, who to call stands after it.
  const isAfter =
    isFaint ||
    (doubted &&
      soundsFaint(question) &&
      (isOrdinary(question, context.nearest, SURE) || isPlainlyAsked(question, context.nearest)));
  const withHelp = (answer: Reply): Reply =>
    (isAfter && answer.text !== listeningReply().text ? inFaintDoubt : inDoubt)(
      answer,
      country,
      isMinor,
    );
  const told =
    (doubted ? null : englishReply(question, context.facts)) ??
    (getsSamples(context.facts) ? null : writtenMessage([question], context.facts)) ??
    phoneScriptIn(question, within) ??
    factIn(question, within);
  // What plainly asks for something that is noted asks for nothing else.
  if (told !== null)
    return doubted && question.trim().split(/\s+/u).length > LONGEST_ASKED ? withHelp(told) : told;
  const answer = notAgain(answerTo(question, within, doubted), question, within);
  // Nothing else is understood of it: what is likely is answered as it is.
  if (heard.isLikely && answer.text === listeningReply().text)
    return dangerReply('distress', country, false, isMinor);
  const isWritten = answer.email !== null && applicationMeant(question, context.facts) !== null;
  return doubted && !isWritten ? withHelp(answer) : answer;
};

/** Questions before the last one that are answered again to know what was spoken of. */
const FARTHEST_BACK = 4;

/** What was said before a question, answered again from the last one backwards, and only as far as it is asked for. */
const talkBefore = (context: ReplyContext): (() => Talk | null) => {
  const { asked = [] } = context;
  const first = Math.max(0, asked.length - FARTHEST_BACK);
  const known = new Map<number, Talk>();
  const at = (place: number): Talk | null => {
    const question = asked[place];
    if (question === undefined || place < first) return null;
    const before = (): Talk | null => at(place - 1);
    const talk = known.get(place) ?? {
      question,
      reply: replyIn(question, {
        ...context,
        asked: asked.slice(0, place),
        previous: sheetSpokenOf(before()),
        talk: before,
      }),
      before,
    };
    known.set(place, talk);
    return talk;
  };
  return () => at(asked.length - 1);
};

/** The reply to a question: who to call in danger; else of the user's own records, of a sheet, or an honest one where neither answers. */
export const replyTo = (question: string, context: ReplyContext): Reply => {
  const talk = talkBefore(context);
  return replyIn(question, {
    ...context,
    previous: context.previous ?? sheetSpokenOf(talk()),
    talk,
  });
};
