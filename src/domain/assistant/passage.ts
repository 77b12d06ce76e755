import type { Reply } from '#/domain/assistant/message';
import { ASKED_OF_LINES } from '#/domain/assistant/questionWords.fr';
import { toldAlone } from '#/domain/assistant/replies/sheetReply.fr';
import { asksBack } from '#/domain/assistant/replies/smallTalk.fr';
import type { Sheet } from '#/domain/assistant/sheet';
import { ALL_SHEETS } from '#/domain/assistant/sheets/allSheets';
import type { Talk } from '#/domain/assistant/talk';
import { opened, termsOf } from '#/domain/assistant/terms';
import { wordNet } from '#/domain/assistant/wordNet';
import { fold } from '#/domain/shared/text';

/** Lines of a sheet that are said again, how much a further one must say beside the first, and how long both may be. */
const MOST_LINES = 2;
const NEARLY = 0.9;
const LONGEST = 240;
/** What it is worth that a line answers the way it is asked ("combien", "quand"). */
const OF_WHAT_IS_ASKED = 0.6;
/** From this likeness on a line says a word of the question by another of its meaning, and what that is worth beside the word itself. */
const ALIKE = 0.45;
const BY_ANOTHER = 0.8;
/** How much a term of what was asked before counts beside one of the question. */
const OF_BEFORE = 0.4;
/** Questions back that may have cited the sheet spoken of. */
const FARTHEST = 4;

const linesOf = (sheet: Sheet): readonly string[] =>
  sheet.body.split('\n').filter((line) => line !== '' && !/[:\u00a0]$/u.test(line));

const before = (talk: Talk | null): readonly Reply[] => {
  const replies: Reply[] = [];
  for (let at = talk; at !== null && replies.length < FARTHEST; at = at.before())
    replies.push(at.reply);
  return replies;
};

/** Whether a line was told by itself in a talk. */
export const toldIn = (talk: Talk | null, line: string): boolean =>
  before(talk).some((reply) => toldAlone(reply, line));

type About = {
  readonly sheet: Sheet;
  readonly terms: readonly string[];
  readonly question: string;
  /** What was said so far. */
  readonly talk: Talk | null;
  /** Whether words that mean nearly the same as those of the question count too. */
  readonly byMeaning?: boolean;
};

/** How far a line holds a term: wholly by itself, in part by a word that means nearly the same. */
const shareHeld = (term: string, held: ReadonlySet<string>, isByMeaning: boolean): number => {
  if (held.has(term)) return 1;
  if (!isByMeaning) return 0;
  const { likeness } = wordNet();
  const nearest = Math.max(0, ...[...held].map((other) => likeness(term, other)));
  return nearest < ALIKE ? 0 : nearest * BY_ANOTHER;
};

const weighed = ({ sheet, terms, question, talk, byMeaning = false }: About) => {
  const lines = linesOf(sheet);
  const held = lines.map((line) => new Set(termsOf(line)));
  const asked = opened(question);
  const said = ASKED_OF_LINES.find(([pattern]) => pattern.test(asked))?.[1];
  const worthOf = (of: readonly string[], at: number): number =>
    [...new Set(of)].reduce((sum, term) => {
      const shares = held.map((each) => shareHeld(term, each, byMeaning));
      const holding = shares.filter((share) => share > 0).length;
      return sum + (shares[at] ?? 0) * Math.log(1 + lines.length / Math.max(1, holding));
    }, 0);
  const asideTerms = termsOf(talk?.question ?? '');
  return lines
    .filter((line) => !toldIn(talk, line))
    .map((line) => {
      const at = lines.indexOf(line);
      const named = worthOf(terms, at);
      const answers =
        named + (said?.test(fold(line).replace(/^\d+\. /u, '')) === true ? OF_WHAT_IS_ASKED : 0);
      return {
        line,
        named,
        worth: answers === 0 ? 0 : answers + OF_BEFORE * worthOf(asideTerms, at),
      };
    });
};

/** Lines of a sheet that say most of the terms, the rarer the more, and of what is asked; none that was told by itself already. */
export const linesAbout = (about: About): readonly string[] => {
  const left = weighed(about).filter(({ worth }) => worth > 0);
  const best = Math.max(0, ...left.map(({ worth }) => worth));
  const chosen = left
    .filter(({ worth }) => worth >= best * NEARLY)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST_LINES)
    .filter(
      ({ line }, at, [first]) => at === 0 || (first?.line ?? '').length + line.length <= LONGEST,
    );
  return left.filter((each) => chosen.includes(each)).map(({ line }) => line);
};

/** Whether a line of a sheet names something that is asked and that few others name. */
export const isNamedIn = (about: About): boolean => {
  const rare = Math.log(1 + linesOf(about.sheet).length / 2);
  return weighed(about).some(({ named }) => named >= rare);
};

/** The sheet that a talk is about: the one cited last, where nothing but asking back came after it. */
export const sheetSpokenOf = (talk: Talk | null): Sheet | null => {
  for (const reply of before(talk)) {
    const cited = ALL_SHEETS.find(({ id }) => id === reply.citation?.sheetId);
    if (cited !== undefined) return cited;
    if (!asksBack(reply)) return null;
  }
  return null;
};
