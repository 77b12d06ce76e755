import type { Intent } from '#/domain/assistant/ownQuestions.fr';
import type { Sheet, SheetSearch } from '#/domain/assistant/sheet';
import type { Understand, Understanding } from '#/domain/assistant/understand';

/** From this score on a sheet is the answer. This and the next three were chosen on `heldOut` and `fresh` of `tests/coach/assistant`. */
export const SURE = 0.78;
/** From this one on it is proposed, not given. */
export const LIKELY = 0.45;
/** From this nearness on a question is about the person's own records. */
export const OWN_SURE = 0.24;
/** From this one on that is proposed. */
export const OWN_LIKELY = 0.2;

/** What a place further down the list of the search costs. */
const PLACE = 0.1;
const LAST_PLACE = 0.5;

/** What a question may be about: the person's own records, and sheets, each with how surely; the best sheet first. */
export type Judgement = {
  /** Null where some sheet is asked for in words nearer to these. */
  readonly own: { readonly intent: Intent; readonly nearness: number } | null;
  readonly sheets: readonly { readonly sheet: Sheet; readonly score: number }[];
};

type Known = { readonly search: SheetSearch; readonly understand: Understand };

/** A sentence alone says less than a whole: "where does it come from" is asked of anything. */
const OWN_SURE_OF_ONE = 0.42;
/** From this score on a sheet goes before a doubtful question on the person's own records. */
const SURER_THAN_OWN = 1.1;

/** What any story may end on: where to begin, thanks. It is meant where it is said in nearly these words and nothing else is told. */
const GENERAL: ReadonlySet<Intent> = new Set(['greeting', 'thanks', 'capabilities', 'today']);
const isGeneral = ({ subject, nearness }: Understanding): boolean =>
  subject.kind === 'own' && GENERAL.has(subject.intent) && nearness < OWN_SURE_OF_ONE;

const judgeWhole = (question: string, { search, understand }: Known): Judgement => {
  const nearest = understand(question).filter((each) => !isGeneral(each));
  const scores = new Map<Sheet, number>();
  for (const { subject, nearness } of nearest)
    if (subject.kind === 'sheet') scores.set(subject.sheet, nearness);
  for (const [place, { sheet, confidence }] of search(question).entries())
    scores.set(
      sheet,
      (scores.get(sheet) ?? 0) + confidence * Math.max(LAST_PLACE, 1 - PLACE * place),
    );
  const first = nearest[0];
  const sheets = [...scores]
    .map(([sheet, score]) => ({ sheet, score }))
    .sort((a, b) => b.score - a.score);
  const own =
    first?.subject.kind === 'own'
      ? { intent: first.subject.intent, nearness: first.nearness }
      : null;
  const isOther =
    (own?.nearness ?? 0) < OWN_SURE_OF_ONE && (sheets[0]?.score ?? 0) >= SURER_THAN_OWN;
  return { own: isOther ? null : own, sheets };
};

const sure = ({ own, sheets }: Judgement): boolean =>
  (own?.nearness ?? 0) >= OWN_SURE || (sheets[0]?.score ?? 0) >= SURE;

/** Sheets that a whole story points to. */
const NEAREST_OF_STORY = 2;
/** Words of a sentence below which it asks nothing by itself: "Merci d'avance." */
const FEWEST_WORDS = 3;

/**
 * Weighs two readings of a question: the words it shares with all that a sheet says (the search), and how near it comes
 * to the ways in which a subject is asked for (`understand`). Of a story, where the whole tells nothing surely, the
 * sentence that asks decides, or else the last one that tells.
 */
export const judge = (question: string, known: Known): Judgement => {
  const whole = judgeWhole(question, known);
  const sentences = question.match(/[^.!?\n\u2026]+[.!?\u2026]*/gu) ?? [];
  if (sentences.length < 2) return whole;
  if (whole.own !== null && GENERAL.has(whole.own.intent)) {
    const story = sentences.filter((sentence) => {
      const { own } = judgeWhole(sentence, known);
      return own === null || !GENERAL.has(own.intent);
    });
    const told = judgeWhole(story.join(' '), known);
    if (story.length > 0 && (told.sheets[0]?.score ?? 0) >= LIKELY) return told;
  }
  if (sure(whole)) return whole;
  const told = sentences
    .filter((sentence) => sentence.trim().split(/\s+/u).length >= FEWEST_WORDS)
    .toReversed();
  const inOrder = [
    ...told.filter((sentence) => sentence.includes('?')),
    ...told.filter((sentence) => !sentence.includes('?')),
  ];
  // "En a-t-il le droit ?" alone asks for anything: the story has to point the same way.
  const near = whole.sheets.slice(0, NEAREST_OF_STORY).map(({ sheet }) => sheet);
  return (
    inOrder
      .map((sentence) => judgeWhole(sentence, known))
      .find((each) => {
        const best = each.sheets[0]?.sheet;
        return (
          (each.own?.nearness ?? 0) >= OWN_SURE_OF_ONE ||
          (sure(each) && best !== undefined && near.includes(best))
        );
      }) ?? whole
  );
};
