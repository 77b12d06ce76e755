import { decide } from '#/domain/assistant/decide';
import type { SearchFacts } from '#/domain/assistant/facts';
import { isSure, judge } from '#/domain/assistant/judge';
import type { Reply } from '#/domain/assistant/message';
import {
  analysisNamed,
  namedAnalysis,
  namedApplication,
  placeAsked,
  withoutEmployer,
} from '#/domain/assistant/namedRecords';
import type { FindNearest } from '#/domain/assistant/nearest';
import { WRITTEN_INTENTS } from '#/domain/assistant/ownQuestions.fr';
import type { Intent } from '#/domain/assistant/ownQuestions.fr';
import { ownReply } from '#/domain/assistant/ownReply';
import { notCompared, supposedReply, supposes } from '#/domain/assistant/replies/comparing.fr';
import { gapReply, noAnalysis } from '#/domain/assistant/replies/ownRecords.fr';
import {
  FORMAL_LETTER,
  restyled,
  restyledWords,
  stylesOf,
} from '#/domain/assistant/replies/restyle.fr';
import { passageReply } from '#/domain/assistant/replies/sheetReply.fr';
import { asksToWriteIt, goesOn } from '#/domain/assistant/replies/smallTalk.fr';
import { scoreReply } from '#/domain/assistant/replies/standing.fr';
import type { Sheet } from '#/domain/assistant/sheet';
import { termsOf } from '#/domain/assistant/terms';
import { asksOtherStyle, follows, MESSAGE_OF_SHEET, threadOf } from '#/domain/assistant/thread';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';

/** What a reply is made from. */
export type ReplyContext = {
  readonly facts: SearchFacts;
  readonly nearest: FindNearest;
  /** The sheet that the last reply cites, if any. */
  readonly previous: Sheet | null;
  /** What was asked before, oldest first. */
  readonly asked?: readonly string[];
};

/** Lines of a sheet that are said again. */
const MOST_LINES = 3;

/** Lines of a sheet that hold any of the terms, the heading line of a list kept out. */
export const linesAbout = (sheet: Sheet, terms: readonly string[]): readonly string[] =>
  sheet.body
    .split('\n')
    .filter((line) => line !== '' && !line.endsWith(':'))
    .filter((line) => {
      const held = termsOf(line);
      return terms.some((term) => held.includes(term));
    })
    .slice(0, MOST_LINES);

/** The message written a moment ago, as later requests ask for it. */
const writtenAgain = (
  intent: Intent,
  opening: string,
  requests: readonly string[],
  facts: SearchFacts,
): Reply => {
  const about = namedApplication(opening, facts.applications);
  const first = ownReply(intent, opening, about, facts);
  const styling = requests.filter(asksOtherStyle);
  const last = styling.at(-1);
  if (first.email === null || last === undefined) return first;
  if (intent === 'resignationLetter') return { ...first, text: FORMAL_LETTER };
  const before = restyled(first.email, stylesOf(styling.slice(0, -1)));
  const email = restyled(first.email, stylesOf(styling));
  return { ...first, text: restyledWords(last, email.body !== before.body), email };
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
  const isCompared = notCompared(opening, facts.analyses).length === 0;
  if (supposes(question))
    return isCompared ? (supposedReply(question, said) ?? noAnalysis()) : noAnalysis();
  const analysis = analysisGoneOnTo(opening, question, facts);
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
  const pointsBack =
    supposes(question) ||
    placeAsked(question) !== null ||
    namedApplication(question, facts.applications) !== null ||
    analysisNamed(question, facts.analyses) !== null;
  const alone = judge(question, nearest)[0];
  // All that it says is said of the same matter too: it stays there.
  const isOfSame = nearest(question).some(
    ({ subject, told }) => subject.kind === 'own' && subject.intent === intent && told >= 1,
  );
  return (
    !pointsBack &&
    !isOfSame &&
    alone !== undefined &&
    isSure(alone) &&
    termsOf(question).length > 0 &&
    !(alone.subject.kind === 'own' && alone.subject.intent === intent)
  );
};

/** The reply to what only makes sense after what was asked before; null for anything else. */
export const threadReply = (question: string, context: ReplyContext): Reply | null => {
  const { facts, nearest, previous, asked = [] } = context;
  const { opening, since } = threadOf(asked);
  if (opening === null || !follows(question)) return null;
  const about = namedApplication(opening, facts.applications);
  const opened = decide(about === null ? opening : withoutEmployer(opening, about), nearest, null);
  const requests = [...since, question];
  if (opened.kind === 'sheet') {
    const intent = MESSAGE_OF_SHEET[opened.sheet.id];
    const wanted =
      requests.some(asksToWriteIt) && (asksToWriteIt(question) || asksOtherStyle(question));
    if (wanted && intent !== undefined) return writtenAgain(intent, opening, requests, facts);
    // What was said between was a message: the sheet is still what is spoken of.
    if (previous !== null || !goesOn(question)) return null;
    const decision = decide(question, nearest, opened.sheet);
    return decision.kind === 'passage'
      ? passageReply(decision.sheet, linesAbout(decision.sheet, decision.terms))
      : null;
  }
  if (opened.kind !== 'own') return null;
  const { intent } = opened;
  if (WRITTEN_INTENTS.has(intent)) {
    if (asksOtherStyle(question)) return writtenAgain(intent, opening, requests, facts);
    const named = namedApplication(question, facts.applications);
    return named === null ? null : ownReply(intent, question, named, facts);
  }
  if (!goesOn(question) || previous !== null || opensAnother(question, intent, context))
    return null;
  return goneOnFromOwn(intent, opening, question, facts);
};
