import { goneOn } from '#/domain/assistant/decide';
import type { SearchFacts } from '#/domain/assistant/facts';
import { isSure, judge } from '#/domain/assistant/judge';
import type { Reply } from '#/domain/assistant/message';
import type { FindNearest } from '#/domain/assistant/nearest';
import { isWritten } from '#/domain/assistant/ownQuestions.fr';
import { holdsMost, isNamedIn, linesAbout } from '#/domain/assistant/passage';
import {
  neighbourReply,
  nothingSure,
  passageReply,
  sheetReply,
} from '#/domain/assistant/replies/sheetReply.fr';
import { asksMore, LONGEST_FOLLOW_UP, speaksOfSame } from '#/domain/assistant/replies/smallTalk.fr';
import type { Sheet } from '#/domain/assistant/sheet';
import type { Talk } from '#/domain/assistant/talk';
import { termsOf } from '#/domain/assistant/terms';

/** What a follow-up is answered from. */
type Context = {
  readonly facts: SearchFacts;
  readonly nearest: FindNearest;
  readonly talk?: () => Talk | null;
};

/** Sheets looked at beside the one that is spoken of, and how near one must be to it. */
const NEIGHBOURS = 4;
const NEAR = 0.02;
/** Another sheet is meant where the subject and the question together have it among so many. */
const TOGETHER = 3;

/** Other sheets that the subject spoken of and the question speak of together, the nearest first. */
const neighboursOf = (question: string, sheet: Sheet, { nearest }: Context): readonly Sheet[] =>
  judge(`${sheet.topic} ${question}`, nearest)
    .flatMap(({ subject, chance }) =>
      subject.kind === 'sheet' && subject.sheet !== sheet && chance >= NEAR ? [subject.sheet] : [],
    )
    .filter(
      ({ countries, theme }) =>
        theme === sheet.theme || countries.some((country) => sheet.countries.includes(country)),
    )
    .slice(0, NEIGHBOURS);

/** Whether a line of a neighbour speaks of the subject too. */
const speaksOf = (line: string, { topic }: Sheet): boolean => {
  const held = new Set(termsOf(line));
  return termsOf(topic).some((term) => held.has(term));
};

const aboutIt = (question: string, sheet: Sheet, { talk }: Context) => ({
  sheet,
  terms: termsOf(question),
  question,
  talk: talk?.() ?? null,
});

/** Whether what was asked before and a question that follows are, together, still about a sheet. */
const isStillOf = (question: string, sheet: Sheet, { nearest, talk }: Context): boolean =>
  [sheet.topic, talk?.()?.question ?? ''].some((before) => {
    const best = judge(`${before} ${question}`, nearest)[0];
    return (
      best !== undefined &&
      isSure(best) &&
      best.subject.kind === 'sheet' &&
      best.subject.sheet === sheet
    );
  });

/** Whether a sheet says what follows it, plainly enough that another that is as likely is left. */
const saysIt = (question: string, sheet: Sheet, context: Context): boolean => {
  const about = aboutIt(question, sheet, context);
  return isNamedIn(about) && (speaksOfSame(question) || holdsMost(about));
};

/** Whether a short question goes on from a sheet: nothing else is sure by itself, or that sheet names what it asks. */
export const staysWithSheet = (question: string, sheet: Sheet, context: Context): boolean => {
  if (question.trim().split(/\s+/u).length > LONGEST_FOLLOW_UP) return false;
  const alone = judge(question, context.nearest)[0];
  if (alone === undefined || !isStillOf(question, sheet, context)) return false;
  // Where no text is asked for, no message is meant.
  if (!isSure(alone) || (alone.subject.kind === 'own' && isWritten(alone.subject.intent)))
    return true;
  return (
    alone.subject.kind === 'sheet' &&
    (alone.subject.sheet === sheet || saysIt(question, sheet, context))
  );
};

/** The reply to a question that goes on from a sheet: another sheet that it is surely about, the lines of this one or of a neighbour that say it, or where to ask. */
export const followUpReply = (question: string, sheet: Sheet, context: Context): Reply => {
  const about = aboutIt(question, sheet, context);
  if (saysIt(question, sheet, context) && isStillOf(question, sheet, context))
    return passageReply(sheet, linesAbout(about));
  const decision = goneOn(question, sheet, context.nearest);
  const isOfBoth = judge(`${sheet.topic} ${question}`, context.nearest)
    .slice(0, asksMore(question) ? 1 : TOGETHER)
    .some(
      ({ subject }) =>
        decision.kind === 'sheet' && subject.kind === 'sheet' && subject.sheet === decision.sheet,
    );
  if (decision.kind === 'sheet' && isOfBoth)
    return sheetReply(decision.sheet, context.facts, decision.others, question);
  const lines = linesAbout(about);
  if (lines.length > 0) return passageReply(sheet, lines);
  if (about.terms.length > 0)
    for (const neighbour of neighboursOf(question, sheet, context)) {
      const there = { ...about, sheet: neighbour };
      const said = linesAbout(there).filter((line) => speaksOf(line, sheet));
      if (isNamedIn(there) && said.length > 0) return neighbourReply(neighbour, said);
    }
  const meant = linesAbout({ ...about, byMeaning: true });
  return meant.length > 0 ? passageReply(sheet, meant) : nothingSure(sheet, question);
};
