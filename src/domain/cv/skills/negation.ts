import {
  DENIED_AFTER,
  DENIED_ANSWER,
  DENIED_BEFORE,
  DENIED_NEXT,
  TURN,
} from '#/domain/cv/skills/negation.fr';

const REACH = 160;

const lastStop = (text: string): number => {
  let stop = 0;
  for (const match of text.matchAll(/[.;!?\n\u2022](?=\s|$)|\n/gu))
    stop = match.index + match[0].length;
  return stop;
};

/** The words at `start`..`end` of a folded text are denied in their own sentence ("jamais de Java"). */
export const isNegated = (key: string, start: number, end: number): boolean => {
  const left = key.slice(Math.max(0, start - REACH), start);
  const clause = left.slice(lastStop(left));
  const denial = clause.search(DENIED_AFTER);
  if (denial >= 0 && !TURN.test(clause.slice(denial))) return true;
  if (DENIED_NEXT.test(clause)) return true;
  const right = key.slice(end, end + REACH);
  if (DENIED_ANSWER.test(right)) return true;
  const stop = right.search(/[.;!?\n](?:\s|$)/u);
  // One character more than the clause, so that "non." keeps its full stop.
  const after = stop < 0 ? right : right.slice(0, stop + 1);
  const late = after.search(DENIED_BEFORE);
  return (
    late >= 0 &&
    !TURN.test(after.slice(0, late)) &&
    !/[,(]/u.test(after.slice(0, Math.max(0, late - 40)))
  );
};
