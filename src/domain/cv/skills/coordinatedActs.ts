import { LEVEL_WORDS, VAGUE_ACTION } from '#/domain/cv/cues/skillPhrases.fr';
import { isWhole, NOT_WORDS } from '#/domain/cv/skills/wholePhrase';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { wordCount } from '#/domain/cv/text/lines';
import { slicePiece, splitPiece } from '#/domain/cv/text/pieces';
import type { Piece } from '#/domain/cv/text/pieces';
import { activityItems } from '#/domain/lexicon/activities';
import { isAction } from '#/domain/lexicon/stems';
import { wordKey } from '#/domain/lexicon/wordTokens';

/** What is shown for a place: its own words, or those with the action that a list says once before them. */
export type NamedPlace = { readonly piece: Piece; readonly label: string };

const CLAUSES = /[;:.()\t\u2022|]|\s[-\u2013\u2014]\s/gu;
const PARTS = /,\s*|\s(?:et|puis|&)\s/gu;
const MOST_WORDS = 9;
const MOST_COMPLEMENT = 5;

const partsOf = (clause: Piece): readonly Piece[] =>
  splitPiece(clause, alignedKey(clause.text), PARTS);

const isOneAct = ({ text }: Piece): boolean =>
  /^\p{L}+$/u.test(text) && isAction(wordKey(alignedKey(text)));

const between = (clause: Piece, start: number, end: number): Piece =>
  slicePiece(clause, { start: start - clause.start, end: end - clause.start });

/** "Verification et edition de factures": actions that wait for what the last of them is done to, told as one. */
const actsTogether = (clause: Piece): NamedPlace[] => {
  const parts = partsOf(clause);
  const waiting = parts.findIndex((part) => !isOneAct(part));
  const [first, last] = [parts[0], parts[waiting]];
  if (first === undefined || last === undefined || waiting < 1) return [];
  if (first.start !== clause.start) return [];
  const [act] = activityItems(alignedKey(last.text), { tasks: true });
  if (act === undefined || act.start > 0) return [];
  if (VAGUE_ACTION.test(alignedKey(last.text.slice(0, act.end)))) return [];
  const whole = between(clause, first.start, last.start + act.end);
  const tells = /\s/u.test(last.text.slice(0, act.end)) && wordCount(whole.text) <= MOST_WORDS;
  return tells ? [{ piece: whole, label: whole.text }] : [];
};

/** "de la", "des", "d'": what an action said before is done to. */
const COMPLEMENT = /^(?:de la |de l'|du |des |de |d')(?!un(?:e)? |autres?\b|\d)/u;

/** "Gestion des stocks, des commandes et de la caisse": what the items behind the first are an action on. */
const actOnEach = (clause: Piece): NamedPlace[] => {
  const [first, ...more] = partsOf(clause);
  if (first === undefined) return [];
  const key = alignedKey(first.text);
  const [act] = activityItems(key, { tasks: true });
  const [object, ...nested] = [...key.matchAll(/\s(?:de la |de l'|du |des |de |d')/gu)];
  // "Respect des procedures de caisse et de securite": of what the second is told is not sure.
  if (act === undefined || object === undefined || nested.length > 0) return [];
  if (act.start > object.index || act.end < first.text.length) return [];
  const head = first.text.slice(act.start, object.index);
  const told = alignedKey(head);
  if (!isAction(wordKey(told.split(' ')[0] ?? '')) || LEVEL_WORDS.test(told)) return [];
  const named: NamedPlace[] = [];
  for (const part of more) {
    const own = alignedKey(part.text);
    if (!COMPLEMENT.test(own) || wordCount(part.text) > MOST_COMPLEMENT) break;
    const label = `${head} ${part.text}`;
    const [whole] = activityItems(alignedKey(label), { tasks: true });
    if (whole?.start !== 0 || whole.end < label.length) break;
    named.push({ piece: part, label });
  }
  return named;
};

/** Activities that a statement tells in one breath with others: actions done to one thing, and one action on several. */
export const coordinatedActs = (statement: Piece): readonly NamedPlace[] =>
  splitPiece(statement, alignedKey(statement.text), CLAUSES)
    .flatMap((clause) => [...actsTogether(clause), ...actOnEach(clause)])
    .filter(({ label }) => !NOT_WORDS.test(label) && isWhole(alignedKey(label)));
