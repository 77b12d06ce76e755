import { LOOSE_WORD, SENTENCE_ITEM } from '#/domain/lexicon/listSiblings.fr';
import type { Script } from '#/domain/postings/script';
import type { Segment } from '#/domain/postings/segments';
import {
  ASKED_TOO,
  ASKING,
  BEFORE_CUE,
  EMPTY_PHRASE,
  NOT_CUED,
  PHRASE_END,
  PHRASE_START,
  VAGUE_WORD,
} from '#/domain/postings/unknown.fr';
import { matchesOf } from '#/domain/shared/matches';
import type { TextRange } from '#/domain/shared/textRange';

const MAX_WORDS = 6;
const MAX_ITEM_WORDS = 4;
const MAX_WISH_WORDS = 3;
const WISH_END = /[,;.:()/]|\s(?:et|ou)\s/gu;
const MIN_LETTERS = 3;

/** Offsets count in the segment. */
type Span = TextRange;

const wordsOf = (text: string): readonly string[] =>
  text.split(/\s+/u).filter((word) => word !== '');

/** The noun phrase at the head of a stretch of text, without its articles and its relative clauses. */
const trimmed = (text: string, written: string, { start, end }: Span): Span | null => {
  const head = PHRASE_START.exec(text.slice(start, end))?.[0].length ?? 0;
  const body = text.slice(start + head, end);
  const stop = PHRASE_END.exec(body)?.index ?? body.length;
  const kept = body.slice(0, stop).replace(/[\s.,;:!?\u2026-]+$/u, '');
  const words = wordsOf(kept);
  const letters = kept.replace(/[^\p{L}]/gu, '').length;
  if (words.length === 0 || words.length > MAX_WORDS || letters < MIN_LETTERS) return null;
  if (EMPTY_PHRASE.test(kept)) return null;
  const span = { start: start + head, end: start + head + kept.length };
  // One word in small letters is a skill only where it is a noun of some length.
  const lone = words.length === 1 && !/[\p{Lu}\p{N}]/u.test(written.slice(span.start, span.end));
  return lone && VAGUE_WORD.test(kept) ? null : span;
};

/** Phrases after "maitrise de", "connaissance de" and the like, and those joined to them: "du partogramme et de la GATPA". */
export const askedPhrases = (text: string, written: string): readonly Span[] =>
  matchesOf(ASKING, text).flatMap((match) => {
    const spans: Span[] = [];
    let start = match.index + match[0].length;
    for (let more = true; more;) {
      const rest = text.slice(start);
      const length = /[,;.:()/]|\s(?:et|ou)(?:\s|\/)/u.exec(rest)?.index ?? rest.length;
      const span = trimmed(text, written, { start, end: start + length });
      if (span !== null) spans.push(span);
      const join = ASKED_TOO.exec(rest.slice(length));
      more = join !== null;
      start += length + (join?.[0].length ?? 0);
    }
    return spans;
  });

/** "Certificat de capacite exige", "la culture du vin est indispensable": what stands before the words that ask for it. */
export const cuedPhrase = (
  script: Script,
  segment: Segment,
  text: string,
  written: string,
): readonly Span[] => {
  if (segment.cue === null || segment.section === 'title') return [];
  const cue = script.toFolded(segment.cue.start) - segment.start;
  if (cue <= 0 || cue > text.length) return [];
  const before = text.slice(0, cue).replace(BEFORE_CUE, '');
  const indent = /^[\s\p{P}]*/u.exec(before)?.[0].length ?? 0;
  const phrase = before.slice(indent);
  if (/[,;:.()/\d]/u.test(phrase) || LOOSE_WORD.test(phrase) || NOT_CUED.test(phrase)) return [];
  const span = trimmed(text, written, { start: indent, end: before.length });
  return span === null || wordsOf(text.slice(span.start, span.end)).length < 2 ? [] : [span];
};

/** A short item of a list of wishes is itself the name of what is wished. */
export const wholeItem = (segment: Segment, text: string, written: string): readonly Span[] => {
  const first = text.length - text.trimStart().length;
  const last = text.trimEnd().replace(/[.;,]+$/u, '').length;
  if (!segment.bullet || segment.section !== 'optional') return [];
  if (wordsOf(text).length > MAX_ITEM_WORDS || /[,:()]/u.test(text)) return [];
  const span = trimmed(text, written, { start: first, end: last });
  return span === null ? [] : [span];
};

/** Short names in a list of wishes: "Nitrox, biologie marine". */
export const wishes = (segment: Segment, text: string, written: string): readonly Span[] => {
  if (segment.section !== 'optional') return [];
  const spans: Span[] = [];
  let start = 0;
  for (const match of [...text.matchAll(WISH_END), { index: text.length, 0: '' }]) {
    const indent = /^\s*/u.exec(text.slice(start, match.index))?.[0].length ?? 0;
    const span = trimmed(text, written, { start: start + indent, end: match.index });
    start = match.index + match[0].length;
    if (span === null) continue;
    const name = text.slice(span.start, span.end);
    const wordy = wordsOf(name).length > MAX_WISH_WORDS || /[\d!?\u20ac]/u.test(name);
    if (!wordy && !SENTENCE_ITEM.test(name) && !LOOSE_WORD.test(name)) spans.push(span);
  }
  return spans;
};
