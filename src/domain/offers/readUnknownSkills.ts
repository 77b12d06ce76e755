import type { Mention } from '#/domain/lexicon/lexicon';
import type { SkillRequirement } from '#/domain/offers/requirements';

import type { Script } from './script.ts';
import type { Segment } from './segments.ts';
import { ASKING, EMPTY_PHRASE, PHRASE_END, PHRASE_START } from './unknown.fr.ts';

const MAX_WORDS = 6;
const MIN_LETTERS = 3;

type Span = { readonly start: number; readonly end: number };

const overlaps = (spans: readonly Span[], { start, end }: Span): boolean =>
  spans.some((span) => start < span.end && end > span.start);

const trimmed = (text: string, { start, end }: Span): Span | null => {
  const head = PHRASE_START.exec(text.slice(start, end))?.[0].length ?? 0;
  const body = text.slice(start + head, end);
  const stop = PHRASE_END.exec(body)?.index ?? body.length;
  const kept = body.slice(0, stop).trimEnd();
  const words = kept.split(/\s+/u);
  if (words.length > MAX_WORDS || kept.replace(/[^\p{L}]/gu, '').length < MIN_LETTERS) return null;
  return EMPTY_PHRASE.test(kept) ? null : { start: start + head, end: start + head + kept.length };
};

/** Phrases after "maitrise de", "connaissance de" and the like. */
const askedPhrases = (text: string): readonly Span[] =>
  [...text.matchAll(ASKING)].flatMap((match) => {
    const start = match.index + match[0].length;
    const rest = text.slice(start);
    const length = /[,;.:()/]|\s(?:et|ou)\s/u.exec(rest)?.index ?? rest.length;
    const span = trimmed(text, { start, end: start + length });
    return span === null ? [] : [span];
  });

const readSegment = (
  script: Script,
  segment: Segment,
  taken: readonly Span[],
): readonly SkillRequirement[] => {
  const text = script.folded.slice(segment.start, segment.end);
  return askedPhrases(text).flatMap((span): SkillRequirement[] => {
    const start = segment.start + span.start;
    const end = segment.start + span.end;
    if (overlaps(taken, { start, end })) return [];
    const range = script.toOriginal(start, end);
    return [
      {
        concept: null,
        label: script.original.slice(range.start, range.end),
        demand: segment.demand,
        range,
        cue: segment.cue,
        blocking: false,
        group: null,
      },
    ];
  });
};

/** Requirements that the lexicon does not know, in the words of the offer. Only clauses that plainly ask are read. */
export const readUnknownSkills = (
  script: Script,
  segments: readonly Segment[],
  mentions: readonly Mention[],
): readonly SkillRequirement[] => {
  const taken = mentions.map(({ start, end }) => ({
    start: script.toFolded(start),
    end: script.toFolded(end),
  }));
  const found = new Map<string, SkillRequirement>();
  for (const segment of segments) {
    if (segment.ignored || segment.section === 'title') continue;
    for (const one of readSegment(script, segment, taken)) {
      const key = one.label.toLowerCase();
      if (!found.has(key)) found.set(key, one);
    }
  }
  return [...found.values()];
};
