import { answerWithin, namedTerms, namesKind } from '#/domain/assistant/answerFirst.fr';
import { placeNamed } from '#/domain/assistant/countryNamed.fr';
import type { SearchFacts } from '#/domain/assistant/facts';
import { isSure, judge, SURE } from '#/domain/assistant/judge';
import type { Guess } from '#/domain/assistant/judge';
import type { Reply } from '#/domain/assistant/message';
import type { FindNearest } from '#/domain/assistant/nearest';
import { isWritten } from '#/domain/assistant/ownQuestions.fr';
import { linesAbout, toldIn } from '#/domain/assistant/passage';
import { pointWithin } from '#/domain/assistant/pointAnswer';
import { ASKED_OF_ANY_SUBJECT } from '#/domain/assistant/questionWords.fr';
import {
  neighbourReply,
  nothingSure,
  passageReply,
  sheetReply,
} from '#/domain/assistant/replies/sheetReply.fr';
import {
  asksBack,
  asksMore,
  goesOn,
  LONGEST_FOLLOW_UP,
  speaksOfSame,
} from '#/domain/assistant/replies/smallTalk.fr';
import type { Sheet } from '#/domain/assistant/sheet';
import type { Talk } from '#/domain/assistant/talk';
import { termsOf } from '#/domain/assistant/terms';

/** Words that name no subject of their own. */
const OF_ANY_SUBJECT: ReadonlySet<string> = new Set(termsOf(ASKED_OF_ANY_SUBJECT));

const namesNothing = (question: string): boolean =>
  termsOf(question).every((term) => OF_ANY_SUBJECT.has(term));

/** What a follow-up is answered from. */
type Context = {
  readonly facts: SearchFacts;
  readonly nearest: FindNearest;
  readonly talk?: () => Talk | null;
};

/** Sheets looked at beside the one that is spoken of, and how near one must be to it. */
const NEIGHBOURS = 4;
const NEAR = 0.03;
/** How much better another sheet must answer than the one that is spoken of. */
const BETTER = 0.5;
/** Another sheet is meant where the subject and the question together have it among so many. */
const TOGETHER = 3;
/** From this chance on a question of its own is asked, though something was spoken of. */
const PLAINLY = 0.85;
/** From this chance on another sheet whose subject is named is told where nothing else is. */
const LIKELY_BESIDE = 0.2;
/** What a sentence must say to stand before what a whole sheet says. */
const ENOUGH = 0.8;

/** What opened the subject: the last question that does not go on from another. */
const openingOf = ({ talk }: Context): string => {
  let at = talk?.() ?? null;
  while (at !== null && goesOn(at.question)) at = at.before();
  return at?.question ?? '';
};

/** Whether the rules of a sheet hold where those of the one spoken of do, or where a question says. */
const holdsThere = (other: Sheet, sheet: Sheet, question: string): boolean => {
  const place = placeNamed(question);
  return place !== null && place !== 'DROM'
    ? other.countries.includes(place) || other.countries.includes('INT')
    : other.countries.some((country) => country === 'INT' || sheet.countries.includes(country));
};

type SheetGuess = { readonly sheet: Sheet; readonly chance: number };

const sheetsIn = (guesses: readonly Guess[]): readonly SheetGuess[] =>
  guesses.flatMap(({ subject, chance }) =>
    subject.kind === 'sheet' ? [{ sheet: subject.sheet, chance }] : [],
  );

/** The sheets that what was spoken of and a question speak of together, the likeliest first. */
const sheetsOfBoth = (question: string, sheet: Sheet, context: Context): readonly SheetGuess[] => {
  const found = new Map<Sheet, number>();
  for (const before of [sheet.topic, openingOf(context)].filter((said) => said !== ''))
    for (const each of sheetsIn(judge(`${before} ${question}`, context.nearest)))
      found.set(each.sheet, Math.max(each.chance, found.get(each.sheet) ?? 0));
  return [...found]
    .map(([each, chance]) => ({ sheet: each, chance }))
    .filter((each) => each.chance >= NEAR && holdsThere(each.sheet, sheet, question))
    .toSorted((a, b) => b.chance - a.chance);
};

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

const isToldIn =
  ({ talk }: Context) =>
  (text: string): boolean =>
    toldIn(talk?.() ?? null, text);

/** Whether a short question goes on from a sheet: its words point back, nothing else is plainly asked, or that sheet answers it. */
export const staysWithSheet = (question: string, sheet: Sheet, context: Context): boolean => {
  if (question.trim().split(/\s+/u).length > LONGEST_FOLLOW_UP) return false;
  const alone = judge(question, context.nearest)[0];
  if (alone === undefined) return goesOn(question);
  const { subject } = alone;
  if (namesNothing(question)) return true;
  // Where no text is asked for, no message is meant.
  if (!isSure(alone) || (subject.kind === 'own' && isWritten(subject.intent)))
    return goesOn(question) || isStillOf(question, sheet, context);
  if (subject.kind !== 'sheet') return false;
  if (subject.sheet === sheet || !holdsThere(subject.sheet, sheet, question)) return true;
  const here = answerWithin(question, openingOf(context), sheet, isToldIn(context));
  return (
    isStillOf(question, sheet, context) &&
    (here?.worth ?? 0) >= ENOUGH &&
    (alone.chance < PLAINLY || speaksOfSame(question))
  );
};

/** How far back a point may have been told. */
const RECENTLY = 3;

const wasTold = (said: string, { talk }: Context): boolean => {
  let at = talk?.() ?? null;
  for (let back = 0; at !== null && back < RECENTLY; back += 1) {
    if (at.reply.text.includes(said)) return true;
    at = at.before();
  }
  return false;
};

/** Whether a text holds something that a question names. */
const namesIn = (text: string, question: string): boolean => {
  const held = new Set(termsOf(text));
  return namedTerms(question).some((term) => held.has(term));
};

const namesOf = ({ title, topic, keywords }: Sheet): string => `${title} ${topic} ${keywords}`;

/** Whether a line speaks of what was spoken of. */
const speaksOf = (line: string, { topic }: Sheet, before: string): boolean => {
  const held = new Set(termsOf(line));
  return termsOf(`${topic} ${before}`).some((term) => held.has(term));
};

/** How much it says for another sheet that it is about what is asked. */
const ABOUT_IT = 0.8;
const aboutIt = ({ topic }: Sheet, question: string): number =>
  namesIn(topic, question) ? ABOUT_IT : 0;

/** The other sheet that a question asks for by itself or with what was spoken of; null where none is sure. */
const otherSheet = (
  question: string,
  sheet: Sheet,
  both: readonly SheetGuess[],
  { nearest }: Context,
): Sheet | null => {
  const [alone] = sheetsIn(judge(question, nearest).slice(0, 1));
  if (
    alone !== undefined &&
    alone.sheet !== sheet &&
    alone.chance >= SURE &&
    termsOf(question).length > 1 &&
    both.slice(0, asksMore(question) ? 1 : TOGETHER).some((each) => each.sheet === alone.sheet)
  )
    return alone.sheet;
  const [together] = sheetsIn(judge(`${sheet.topic} ${question}`, nearest).slice(0, 1));
  return together !== undefined &&
    together.sheet !== sheet &&
    together.chance >= SURE &&
    holdsThere(together.sheet, sheet, question)
    ? together.sheet
    : null;
};

/** The reply to a question that goes on from a sheet: another sheet that it is surely about, the lines of this one or of a neighbour that say it, or where to ask. */
export const followUpReply = (question: string, sheet: Sheet, context: Context): Reply => {
  const before = openingOf(context);
  const both = sheetsOfBoth(question, sheet, context);
  const whole = namesNothing(question) ? `${before} ${question}` : question;
  const here =
    answerWithin(question, before, sheet, isToldIn(context)) ??
    answerWithin(whole, before, sheet, isToldIn(context));
  const ofPoint = namesNothing(question)
    ? null
    : pointWithin(question, before, sheet, {
        nearest: context.nearest,
        isTold: (said) => wasTold(said, context),
        isSaid: here !== null && here.worth >= ENOUGH,
      });
  if (ofPoint !== null) return ofPoint;
  const other = namesNothing(question) ? null : otherSheet(question, sheet, both, context);
  const isSaidHere = here !== null && here.worth >= ENOUGH && isStillOf(question, sheet, context);
  if (other !== null && !isSaidHere) return sheetReply(other, context.facts, [], question, before);
  const isNamedHere =
    here !== null && (namedTerms(question).length === 0 || namesIn(here.text, question));
  // By itself too where nothing is said of it here: what goes on may ask of something beside.
  const beside =
    !isNamedHere && !namesNothing(question)
      ? sheetsIn(judge(question, context.nearest)).filter(
          (each) => each.chance >= NEAR && holdsThere(each.sheet, sheet, question),
        )
      : [];
  const there = [...both, ...beside]
    .filter((each) => each.sheet !== sheet)
    .slice(0, NEIGHBOURS + beside.length)
    .flatMap((each) => {
      const found = answerWithin(question, '', each.sheet);
      return found !== null &&
        namesIn(found.text, question) &&
        (speaksOf(found.text, sheet, before) || aboutIt(each.sheet, question) > 0)
        ? [{ ...found, worth: found.worth + aboutIt(each.sheet, question), sheet: each.sheet }]
        : [];
    })
    .toSorted((a, b) => b.worth - a.worth)[0];
  if (
    here !== null &&
    (there === undefined || here.worth + (isNamedHere ? BETTER : 0) >= there.worth)
  )
    return passageReply(sheet, [here.text]);
  if (there !== undefined && there.worth >= ENOUGH)
    return neighbourReply(there.sheet, [there.text]);
  const terms = namedTerms(question);
  const about = { sheet, terms, question, talk: context.talk?.() ?? null };
  const lines = linesAbout(about);
  if (lines.length > 0) return passageReply(sheet, lines);
  const another = [...both, ...beside].find(
    (each) =>
      each.sheet !== sheet &&
      each.chance >= LIKELY_BESIDE &&
      namesIn(namesOf(each.sheet), question),
  );
  if (another !== undefined) return sheetReply(another.sheet, context.facts, [], question, before);
  // It asks for the very subject of the sheet: that is told as it stands.
  const subject = new Set(termsOf(`${sheet.title} ${sheet.topic}`));
  if (terms.length > 0 && terms.every((term) => subject.has(term)))
    return sheetReply(sheet, context.facts, [], question);
  const meant = namesKind(question) ? [] : linesAbout({ ...about, byMeaning: true });
  if (meant.length > 0 && terms.length > 0) return passageReply(sheet, meant);
  // Of what was only likely no more than the first lines were told.
  const said = context.talk?.()?.reply;
  return said !== undefined && asksBack(said)
    ? sheetReply(sheet, context.facts, [], `${before} ${question}`)
    : nothingSure(sheet, question);
};
