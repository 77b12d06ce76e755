import { activityItems } from '#/domain/lexicon/activities';
import type { Mention } from '#/domain/lexicon/lexicon';
import { listSiblings } from '#/domain/lexicon/listSiblings';
import { LOOSE_WORD, SENTENCE_ITEM } from '#/domain/lexicon/listSiblings.fr';
import type { OfferSection } from '#/domain/postings/offerSection';
import type { NamedDegree } from '#/domain/postings/readDegree';
import type { SkillRequirement } from '#/domain/postings/requirements';
import type { Script } from '#/domain/postings/script';
import type { Segment } from '#/domain/postings/segments';
import { taskPhrases } from '#/domain/postings/taskPhrases';
import {
  ASKED_TOO,
  ASKING,
  COMMON_ACTIVITY,
  CONTRACT,
  EMPTY_PHRASE,
  HOLLOW_WORD,
  IN_TOWN,
  PHRASE_END,
  PHRASE_START,
  SIBLING_AFTER,
  SIBLING_BEFORE,
  VAGUE_WORD,
  VERB_FIRST,
} from '#/domain/postings/unknown.fr';

const MAX_WORDS = 6;
const MAX_ITEM_WORDS = 4;
const MAX_WISH_WORDS = 3;
const WISH_END = /[,;.:()/]|\s(?:et|ou)\s/gu;
const MIN_LETTERS = 3;

/** Offsets count in the segment. */
type Span = { readonly start: number; readonly end: number };

const overlaps = (spans: readonly Span[], { start, end }: Span): boolean =>
  spans.some((span) => start < span.end && end > span.start);

const wordsOf = (text: string): readonly string[] =>
  text.split(/\s+/u).filter((word) => word !== '');

/** The noun phrase at the head of a stretch of text, without its articles and its relative clauses. */
const trimmed = (text: string, written: string, { start, end }: Span): Span | null => {
  const head = PHRASE_START.exec(text.slice(start, end))?.[0].length ?? 0;
  const body = text.slice(start + head, end);
  const stop = PHRASE_END.exec(body)?.index ?? body.length;
  const kept = body.slice(0, stop).trimEnd();
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
const askedPhrases = (text: string, written: string): readonly Span[] =>
  [...text.matchAll(ASKING)].flatMap((match) => {
    const spans: Span[] = [];
    let start = match.index + match[0].length;
    for (let more = true; more;) {
      const rest = text.slice(start);
      const length = /[,;.:()/]|\s(?:et|ou)\s/u.exec(rest)?.index ?? rest.length;
      const span = trimmed(text, written, { start, end: start + length });
      if (span !== null) spans.push(span);
      const join = ASKED_TOO.exec(rest.slice(length));
      more = join !== null;
      start += length + (join?.[0].length ?? 0);
    }
    return spans;
  });

/** Names that stand in one list with something that the lexicon knows: "AutoCAD ou Epanet". */
const siblings = (text: string, written: string, taken: readonly Span[]): readonly Span[] =>
  taken.flatMap(({ start, end }) => {
    const after = SIBLING_AFTER.exec(written.slice(end));
    const before = SIBLING_BEFORE.exec(written.slice(0, start));
    const found: Span[] = [];
    if (after?.[1] !== undefined) {
      const stop = end + after[0].length;
      found.push({ start: stop - after[1].length, end: stop });
    }
    if (before?.[1] !== undefined)
      found.push({ start: before.index, end: before.index + before[1].length });
    return found.filter((span) => !EMPTY_PHRASE.test(text.slice(span.start, span.end)));
  });

/** A short item of a list of wishes is itself the name of what is wished. */
const wholeItem = (segment: Segment, text: string, written: string): readonly Span[] => {
  const first = text.length - text.trimStart().length;
  const last = text.trimEnd().replace(/[.;,]+$/u, '').length;
  if (!segment.bullet || segment.section !== 'optional') return [];
  if (wordsOf(text).length > MAX_ITEM_WORDS || /[,:()]/u.test(text)) return [];
  const span = trimmed(text, written, { start: first, end: last });
  return span === null ? [] : [span];
};

/** Short names in a list of wishes: "Nitrox, biologie marine". */
const wishes = (segment: Segment, text: string, written: string): readonly Span[] => {
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

const LISTED: ReadonlySet<OfferSection> = new Set(['missions', 'profile', 'optional']);

/** A sentence without a verb opens with the noun of an action: "Surveillance des maladies." */
const isNominal = ({ section }: Segment, text: string): boolean =>
  section === 'missions' && activityItems(text.replace(/[,;:(].*$/su, '')).length > 0;

/** Activities that a list of tasks names item by item. */
const activities = (segment: Segment, text: string): readonly Span[] =>
  (segment.bullet && LISTED.has(segment.section)) || isNominal(segment, text)
    ? activityItems(text).filter(({ start, end }) => {
        const item = text.slice(start, end);
        return !EMPTY_PHRASE.test(item) && !COMMON_ACTIVITY.test(item);
      })
    : [];

/** Tasks told by their verb, in a list or in a sentence. */
const tasks = (segment: Segment, text: string): readonly Span[] =>
  segment.section === 'missions'
    ? taskPhrases(text).filter(({ start, end }) => {
        const phrase = text.slice(start, end);
        return (
          !EMPTY_PHRASE.test(phrase) && !COMMON_ACTIVITY.test(phrase) && !HOLLOW_WORD.test(phrase)
        );
      })
    : [];

/** A whole sentence with its verb, or a lone word that is no name: it may tell how the work goes rather than what it takes. */
const isUnsure = (text: string, written: string, { start, end }: Span): boolean => {
  const phrase = text.slice(start, end);
  if (VERB_FIRST.test(phrase)) return true;
  const opens = /^[\s\p{P}]*$/u.test(text.slice(0, start));
  return !/\s/u.test(phrase) && (opens || !/[\p{Lu}\p{N}]/u.test(written.slice(start, end)));
};

/** A contract, a trade with its town, a language with its level, in the midst of a list: what has a place of its own elsewhere. */
const isCondition = (text: string, written: string, { start, end }: Span): boolean => {
  const phrase = text.slice(start, end);
  return (
    CONTRACT.test(phrase) || EMPTY_PHRASE.test(phrase) || IN_TOWN.test(written.slice(start, end))
  );
};

const readSegment = (
  script: Script,
  segment: Segment,
  mentions: readonly Span[],
  heard: readonly Span[],
  degrees: readonly NamedDegree[],
): readonly SkillRequirement[] => {
  const text = script.folded.slice(segment.start, segment.end);
  const place = script.toOriginal(segment.start, segment.end);
  const original = script.original.slice(place.start, place.end);
  // Lengths differ where the text has ligatures or combining marks: then case tells nothing.
  const written = original.length === text.length ? original : text;
  const inSegment = (spans: readonly Span[]): readonly Span[] =>
    spans
      .filter(({ start, end }) => start < segment.end && end > segment.start)
      .map(({ start, end }) => ({ start: start - segment.start, end: end - segment.start }));
  const taken = inSegment(mentions);
  // "CAP ou BT Electricite": what was studied is no skill of the post.
  const studied = ({ start }: Span): boolean =>
    degrees.some((degree) => degree.segment === segment && degree.end <= segment.start + start);
  const found: Span[] = [];
  const told = [...wishes(segment, text, written), ...tasks(segment, text)];
  for (const span of [
    ...askedPhrases(text, written),
    ...siblings(text, written, taken),
    ...(taken.length > 0 ? [] : wholeItem(segment, text, written)),
    ...told,
    ...activities(segment, text),
    ...(LISTED.has(segment.section) ? listSiblings(text, taken, inSegment(heard)) : []),
  ])
    if (
      !overlaps(taken, span) &&
      !overlaps(found, span) &&
      !studied(span) &&
      !isCondition(text, written, span)
    )
      found.push(span);
  return found.map((span): SkillRequirement => {
    const range = script.toOriginal(segment.start + span.start, segment.start + span.end);
    return {
      concept: null,
      label: script.original.slice(range.start, range.end),
      demand: segment.demand,
      range,
      cue: segment.cue,
      blocking: false,
      group: null,
      ...(told.includes(span) || isUnsure(text, written, span) ? { doubtful: true } : {}),
    };
  });
};

/** Requirements that the lexicon does not know, in the words of the offer. Only clauses that plainly ask are read. `heard` are the mentions before their sense was judged. */
export const readUnknownSkills = (
  script: Script,
  segments: readonly Segment[],
  mentions: readonly Mention[],
  heard: readonly Mention[],
  degrees: readonly NamedDegree[],
): readonly SkillRequirement[] => {
  const foldedPlace = ({ start, end }: Mention): Span => ({
    start: script.toFolded(start),
    end: script.toFolded(end),
  });
  const taken = mentions.map(foldedPlace);
  const known = heard.map(foldedPlace);
  const found = new Map<string, SkillRequirement>();
  for (const segment of segments) {
    if (segment.ignored || segment.section === 'title') continue;
    for (const one of readSegment(script, segment, taken, known, degrees)) {
      const key = one.label.toLowerCase();
      if (!found.has(key)) found.set(key, one);
    }
  }
  return [...found.values()];
};
