import type { Intent } from '#/domain/assistant/ownQuestions.fr';
import type { Sheet, SheetSearch } from '#/domain/assistant/sheet';
import type { Understand } from '#/domain/assistant/understand';

/** From this score on a sheet is the answer. This and the next three were chosen on half of the questions of `tests/coach/assistant`. */
export const SURE = 0.75;
/** From this one on it is proposed, not given. */
export const LIKELY = 0.45;
/** From this nearness on a question is about the person's own records. */
export const OWN_SURE = 0.36;
/** From this one on that is proposed. */
export const OWN_LIKELY = 0.24;

/** What a place further down the list of the search costs. */
const PLACE = 0.1;
const LAST_PLACE = 0.5;

/** What a question may be about: the person's own records, and sheets, each with how surely; the best sheet first. */
export type Judgement = {
  /** Null where some sheet is asked for in words nearer to these. */
  readonly own: { readonly intent: Intent; readonly nearness: number } | null;
  readonly sheets: readonly { readonly sheet: Sheet; readonly score: number }[];
};

/**
 * Weighs two readings of a question: the words it shares with all that a sheet says (the search), and how near it comes
 * to the ways in which a subject is asked for (`understand`).
 */
export const judge = (
  question: string,
  { search, understand }: { readonly search: SheetSearch; readonly understand: Understand },
): Judgement => {
  const nearest = understand(question);
  const scores = new Map<Sheet, number>();
  for (const { subject, nearness } of nearest)
    if (subject.kind === 'sheet') scores.set(subject.sheet, nearness);
  for (const [place, { sheet, confidence }] of search(question).entries())
    scores.set(
      sheet,
      (scores.get(sheet) ?? 0) + confidence * Math.max(LAST_PLACE, 1 - PLACE * place),
    );
  const first = nearest[0];
  return {
    own:
      first?.subject.kind === 'own'
        ? { intent: first.subject.intent, nearness: first.nearness }
        : null,
    sheets: [...scores]
      .map(([sheet, score]) => ({ sheet, score }))
      .sort((a, b) => b.score - a.score),
  };
};
