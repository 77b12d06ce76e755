import type { TextRange } from '#/domain/cv/cv';
import type { Demand } from '#/domain/offers/requirements';

import {
  APPLYING,
  BENEFITS,
  CONTINUES,
  EQUALITY,
  HARD_NEGATIVE,
  MISSION_SIGN,
  NEW_REQUIREMENT,
  OPTIONAL_CUE,
  PLURAL_CUE,
  PROFILE_SIGN,
  REQUIRED_CUE,
  SOFT_NEGATIVE,
} from './cues.fr.ts';
import type { OfferLine, OfferSection } from './sections.ts';

type Cue = {
  readonly start: number;
  readonly end: number;
  readonly demand: Demand | 'none';
  readonly plural: boolean;
};

/** A stretch of a sentence that asks for things with one strength. Offsets count in the folded text. */
export type Segment = {
  readonly start: number;
  readonly end: number;
  readonly section: OfferSection;
  readonly bullet: boolean;
  readonly demand: Demand;
  /** The words that set the demand; null where the section did. */
  readonly cue: TextRange | null;
  /** What it names is not asked for: benefits, denied requirements, the company's own words. */
  readonly ignored: boolean;
  /** Number of the sentence, so that segments of one can be told from those of another. */
  readonly sentence: number;
};

const SENTENCE_END = /[.!?…](?=\s|$)|;|\s[–—-]\s(?=\p{Lu})/gu;
const AFTER_CUE = /^\s*(?:,|\bmais\b|\bet\b|\()/u;
const READ_SECTIONS: ReadonlySet<OfferSection> = new Set([
  'title',
  'missions',
  'profile',
  'optional',
]);

const count = (rule: RegExp, text: string): number => [...text.matchAll(rule)].length;

const cuesOf = (text: string): readonly Cue[] => {
  const cues: Cue[] = [];
  const collect = (rule: RegExp, demand: Cue['demand']): void => {
    for (const match of text.matchAll(rule)) {
      const start = match.index;
      const end = start + match[0].length;
      // A negation is collected first and covers the cue that it holds.
      if (cues.some((cue) => start < cue.end && end > cue.start)) continue;
      cues.push({ start, end, demand, plural: PLURAL_CUE.test(match[0]) });
    }
  };
  collect(SOFT_NEGATIVE, 'optional');
  collect(HARD_NEGATIVE, 'none');
  collect(OPTIONAL_CUE, 'optional');
  collect(REQUIRED_CUE, 'required');
  return cues.sort((a, b) => a.start - b.start);
};

const cutsOf = (text: string, cues: readonly Cue[]): readonly number[] => {
  const cuts = new Set<number>([0, text.length]);
  for (const match of text.matchAll(NEW_REQUIREMENT)) {
    const at = match.index;
    // "ainsi que" is kept at the head of its segment, commas and "et" close the one before.
    if (at > 0) cuts.add(at);
  }
  for (const { end } of cues) {
    const rest = text.slice(end);
    const next = AFTER_CUE.exec(rest);
    if (next !== null && !/^\s*\(/u.test(rest)) cuts.add(end);
  }
  return [...cuts].sort((a, b) => a - b);
};

const DEFAULTS: Partial<Record<OfferSection, Demand>> = {
  profile: 'required',
  optional: 'optional',
};

type Part = { readonly start: number; readonly end: number; cue: Cue | null };

/** Strongest say: a denial, then the last cue of the part. */
const cueOfPart = (cues: readonly Cue[], start: number, end: number): Cue | null => {
  const inside = cues.filter((cue) => cue.start >= start && cue.end <= end);
  return inside.find(({ demand }) => demand === 'none') ?? inside[0] ?? null;
};

const shareCues = (text: string, parts: Part[], cues: readonly Cue[]): void => {
  const lead = cues.find(({ end }) => /^\s*:/u.test(text.slice(end)));
  for (const [index, part] of parts.entries()) {
    if (part.cue !== null) continue;
    const words = text.slice(part.start, part.end);
    if (lead !== undefined && part.start >= lead.end) part.cue = lead;
    else if (CONTINUES.test(words)) part.cue = parts[index - 1]?.cue ?? null;
  }
  // "La pratique de A, la connaissance de B sont souhaitees": the plural reaches back.
  for (let index = parts.length - 2; index >= 0; index -= 1) {
    const part = parts[index];
    const next = parts[index + 1];
    if (part === undefined || next?.cue?.plural !== true || part.cue !== null) continue;
    if (!/\b(?:vous|tu|nous|on)\b/u.test(text.slice(part.start, part.end))) part.cue = next.cue;
  }
};

const isIgnored = (section: OfferSection, sentence: string): boolean => {
  if (!READ_SECTIONS.has(section)) return true;
  if (section === 'title') return false;
  const benefits = count(BENEFITS, sentence);
  const asks = count(PROFILE_SIGN_ALL, sentence) + count(MISSION_SIGN_ALL, sentence);
  if (section === 'missions') return benefits >= 2 && asks === 0;
  return (
    (benefits > 0 && asks === 0) ||
    benefits >= 2 ||
    count(APPLYING, sentence) > 0 ||
    count(EQUALITY, sentence) > 0
  );
};
const PROFILE_SIGN_ALL = new RegExp(PROFILE_SIGN.source, 'gu');
const MISSION_SIGN_ALL = new RegExp(MISSION_SIGN.source, 'gu');

/** Cuts the lines of an advertisement into segments, each with its demand. */
export const readSegments = (
  folded: string,
  lines: readonly OfferLine[],
  toOriginal: (start: number, end: number) => TextRange,
): readonly Segment[] => {
  const segments: Segment[] = [];
  let sentenceNumber = 0;
  for (const { body, end: lineEnd, section, bullet, heading } of lines) {
    if (heading) continue;
    const text = folded.slice(body, lineEnd);
    const stops = [...text.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length);
    let from = 0;
    for (const to of [...stops, text.length]) {
      const sentence = text.slice(from, to);
      const offset = body + from;
      from = to;
      if (sentence.trim() === '') continue;
      sentenceNumber += 1;
      const cues = cuesOf(sentence);
      const cuts = cutsOf(sentence, cues);
      const parts: Part[] = [];
      for (const [index, cut] of cuts.slice(0, -1).entries()) {
        const stop = cuts[index + 1] ?? sentence.length;
        parts.push({ start: cut, end: stop, cue: cueOfPart(cues, cut, stop) });
      }
      shareCues(sentence, parts, cues);
      const ignored = isIgnored(section, sentence);
      for (const { start, end, cue } of parts) {
        const fallback = DEFAULTS[section] ?? 'expected';
        const demand = cue === null || cue.demand === 'none' ? fallback : cue.demand;
        segments.push({
          start: offset + start,
          end: offset + end,
          section,
          bullet,
          demand,
          cue: cue === null ? null : toOriginal(offset + cue.start, offset + cue.end),
          ignored: ignored || cue?.demand === 'none',
          sentence: sentenceNumber,
        });
      }
    }
  }
  return segments;
};
