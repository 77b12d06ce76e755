import type { Cv } from '#/domain/cv/cv';
import type { LayoutTraits } from '#/domain/cv/document';
import {
  blockingAdvice,
  LAYOUT_ADVICE,
  missingAdvice,
  occupationAdvice,
  stuffingAdvice,
  transferableAdvice,
  weakAdvice,
} from '#/domain/matching/advice.fr';
import { answerOf, type DraftRow } from '#/domain/matching/draft';
import { ADVICE_KINDS, type Advice } from '#/domain/matching/report';
import { totalOf, weighRows } from '#/domain/matching/score';
import { stuffedSkill } from '#/domain/matching/stuffing';

const MOST_ADVICE = 8;
const MOST_LAYOUT = 2;
const MUCH_UNDECODABLE = 0.02;

const adviceFor = (row: DraftRow): Pick<Advice, 'kind' | 'text'> | null => {
  const answer = answerOf(row);
  if (row.blocking && answer !== 'held') return { kind: 'blocking', text: blockingAdvice(row) };
  if (row.axis === 'missions') return null;
  if (row.axis === 'occupation')
    return answer === 'held' ? null : { kind: 'missing', text: occupationAdvice(row) };
  // What the offer perhaps does not ask for is no gap.
  if (answer === 'missing' && row.doubtful === true) return null;
  if (answer === 'missing')
    return row.hint.neighbour === null
      ? { kind: 'missing', text: missingAdvice(row) }
      : { kind: 'transferable', text: transferableAdvice(row, row.hint.neighbour) };
  return row.credit >= 0.95 ? null : { kind: 'weakEvidence', text: weakAdvice(row) };
};

const layoutAdvice = (layout: LayoutTraits, stuffed: string | null): readonly Advice[] => {
  const texts = [
    stuffed === null ? null : stuffingAdvice(stuffed),
    layout.undecodable > MUCH_UNDECODABLE ? LAYOUT_ADVICE.undecodable : null,
    layout.textBoxes ? LAYOUT_ADVICE.textBoxes : null,
    layout.columns === 2 ? LAYOUT_ADVICE.columns : null,
    layout.tables ? LAYOUT_ADVICE.tables : null,
  ].filter((text) => text !== null);
  return texts
    .slice(0, MOST_LAYOUT)
    .map((text) => ({ kind: 'layout', rowId: null, text, gainTenths: 0 }));
};

/** Advice with what each would really add, found by scoring again with that row fully held; blocking items first, then by gain, then by kind. */
export const adviseOn = (
  rows: readonly DraftRow[],
  coverage: number,
  cv: Cv,
): readonly Advice[] => {
  const now = totalOf(weighRows(rows, coverage));
  const onRows = rows.flatMap((row): readonly Advice[] => {
    const advice = adviceFor(row);
    if (advice === null) return [];
    const improved = rows.map((other) => (other === row ? { ...row, credit: 1 } : other));
    const gain = totalOf(weighRows(improved, coverage)) - now;
    return [{ ...advice, rowId: row.id, gainTenths: Math.round(gain * 10) }];
  });
  const isBlocking = ({ kind }: Advice): number => Number(kind === 'blocking');
  return [
    ...onRows
      .sort(
        (one, other) =>
          isBlocking(other) - isBlocking(one) ||
          other.gainTenths - one.gainTenths ||
          ADVICE_KINDS.indexOf(one.kind) - ADVICE_KINDS.indexOf(other.kind),
      )
      .slice(0, MOST_ADVICE),
    ...layoutAdvice(cv.document.layout, stuffedSkill(cv)),
  ];
};
