import { activityItems } from '#/domain/lexicon/activities';
import type { Mention } from '#/domain/lexicon/lexicon';
import { listSiblings } from '#/domain/lexicon/listSiblings';
import { isAction, isTradeAction } from '#/domain/lexicon/stems';
import { wordKey } from '#/domain/lexicon/wordTokens';
import { askedPhrases, cuedPhrase, wholeItem, wishes } from '#/domain/postings/askedPhrases';
import { isGeneralWord } from '#/domain/postings/generalWords.fr';
import type { OfferSection } from '#/domain/postings/offerSection';
import type { NamedDegree } from '#/domain/postings/readDegree';
import type { SkillRequirement } from '#/domain/postings/requirements';
import type { Script } from '#/domain/postings/script';
import type { Segment } from '#/domain/postings/segments';
import { taskPhrases } from '#/domain/postings/taskPhrases';
import {
  ARTICLE_LAST,
  COMMON_ACTIVITY,
  CONTRACT,
  EMPTY_PHRASE,
  EMPTY_TASK,
  HOLLOW_WORD,
  IN_TOWN,
  PART_OF_NAME,
  SIBLING_AFTER,
  SIBLING_BEFORE,
  VERB_FIRST,
} from '#/domain/postings/unknown.fr';
import { fold } from '#/domain/shared/text';
import type { TextRange } from '#/domain/shared/textRange';

/** Offsets count in the segment. */
type Span = TextRange;

const overlaps = (spans: readonly Span[], { start, end }: Span): boolean =>
  spans.some((span) => start < span.end && end > span.start);

/** All in capitals: then a capital tells no name. */
const isShouted = (written: string): boolean => !/\p{Ll}/u.test(written);

/** Whether a name begins there: after a noun or another name it is a part of theirs ("RAD Studio", "pole Social"). */
const opensName = (written: string, start: number): boolean =>
  PART_OF_NAME.exec(written.slice(0, start)) === null;

/** A capital at the head of a sentence tells no name by itself, unless the next thing follows at once: "Ainsi, les", "Primavera, MS Project". */
const isOpening = (written: string, { start, end }: Span, next: number): boolean =>
  /^[\s\p{P}]*$/u.test(written.slice(0, start)) &&
  /^\p{Lu}\p{Ll}+$/u.test(written.slice(start, end)) &&
  ARTICLE_LAST.test(written.slice(end, next));

/** Names that stand in one list with something that the lexicon knows: "AutoCAD ou Epanet". A trade is in no such list. */
const siblings = (
  text: string,
  written: string,
  taken: readonly Span[],
  trades: readonly Span[],
): readonly Span[] => {
  if (isShouted(written)) return [];
  const known = taken.filter(
    (span) => !trades.some(({ start, end }) => start <= span.start && end >= span.end),
  );
  return known.flatMap(({ start, end }) => {
    const after = SIBLING_AFTER.exec(written.slice(end));
    const before = SIBLING_BEFORE.exec(written.slice(0, start));
    const found: Span[] = [];
    if (after?.[1] !== undefined) {
      const stop = end + after[0].length;
      found.push({ start: stop - after[1].length, end: stop });
    }
    if (before?.[1] !== undefined) {
      const span = { start: before.index, end: before.index + before[1].length };
      if (opensName(written, span.start) && !isOpening(written, span, start)) found.push(span);
    }
    return found.filter((span) => !EMPTY_PHRASE.test(text.slice(span.start, span.end)));
  });
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

/** Under the heading of the abilities, an item that opens with what one does: "- Planifier les chantiers". */
const isListedTask = ({ section, bullet }: Segment, text: string): boolean =>
  section === 'profile' && bullet && /^\s*\p{L}{3,}(?:er|ir)\s/u.test(text);

/** Tasks told by their verb, in a list or in a sentence. */
const tasks = (segment: Segment, text: string): readonly Span[] =>
  segment.section === 'missions' || isListedTask(segment, text)
    ? taskPhrases(text).filter(({ start, end }) => {
        const phrase = text.slice(start, end);
        return (
          !EMPTY_TASK.test(phrase) &&
          !COMMON_ACTIVITY.test(phrase) &&
          // What a verb is done to besides, as if the verb stood before it.
          !COMMON_ACTIVITY.test(`gerer les ${phrase}`) &&
          !HOLLOW_WORD.test(phrase)
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
const isCondition = (
  text: string,
  written: string,
  { start, end }: Span,
  task: boolean,
): boolean => {
  const phrase = text.slice(start, end);
  return (
    CONTRACT.test(phrase) ||
    (!task && EMPTY_PHRASE.test(phrase)) ||
    IN_TOWN.test(written.slice(start, end))
  );
};

/** The first verb of several that share their object; the whole span where there is one verb. */
const firstVerb = (text: string, { start, end }: Span): Span => {
  const verb = /^\p{L}+(?=,\s|\s(?:et|ou|puis)\s)/u.exec(text.slice(start, end))?.[0] ?? '';
  return verb === '' ? { start, end } : { start, end: start + verb.length };
};

/** "Identifier": a verb of any trade that says nothing of what is done. */
const isBareVerb = (phrase: string): boolean => {
  const key = wordKey(phrase);
  return /^\p{L}+(?:er|ir|re|ez)$/u.test(phrase) && isAction(key) && !isTradeAction(key);
};

const SHOUTED = /^(?=.*\p{Lu}{5})[^\p{Ll}]*\s[^\p{Ll}]*$/u;

/** Several words all in capitals are a heading's way of writing, not names. */
const inSmallLetters = (label: string): string =>
  SHOUTED.test(label) ? label.charAt(0) + label.slice(1).toLocaleLowerCase('fr') : label;

/** Places of what the lexicon knows, in folded offsets. */
type Places = {
  readonly taken: readonly Span[];
  /** Those of them that name a trade. */
  readonly trades: readonly Span[];
  /** All, before their sense was judged. */
  readonly known: readonly Span[];
};

const readSegment = (
  script: Script,
  segment: Segment,
  places: Places,
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
  const taken = inSegment(places.taken);
  const trades = inSegment(places.trades);
  // "Rencontrer les vignerons": whom a task is done with does not take its words.
  const blocking = taken.filter(
    (span) => !trades.some(({ start, end }) => start === span.start && end === span.end),
  );
  // "CAP ou BT Electricite": what was studied is no skill of the post.
  const studied = ({ start }: Span): boolean =>
    degrees.some((degree) => degree.segment === segment && degree.end <= segment.start + start);
  const isStudied = degrees.some((degree) => degree.segment === segment);
  // "Avec le dentiste": a trade by itself is no skill, and no task begins with one.
  const namesTrade = (span: Span): boolean =>
    trades.some(({ start, end }) => start <= span.start && end > span.start);
  const found: Span[] = [];
  const tasksTold = tasks(segment, text)
    .filter(
      (span) =>
        /^\p{L}+(?:er|ir|re|ez)[\s,]/u.test(text.slice(span.start, span.end)) || !namesTrade(span),
    )
    // "Ouvrir et surveiller le site": where the lexicon knows the rest, the first verb is left.
    .map((span) => (overlaps(blocking, span) ? firstVerb(text, span) : span))
    .filter((span) => !isBareVerb(text.slice(span.start, span.end)));
  const told = [...wishes(segment, text, written), ...tasksTold];
  for (const span of [
    ...askedPhrases(text, written),
    ...siblings(text, written, taken, trades),
    ...(taken.length > 0 ? [] : wholeItem(segment, text, written)),
    ...(taken.length > 0 || isStudied ? [] : cuedPhrase(script, segment, text, written)),
    ...told,
    ...activities(segment, text),
    ...(LISTED.has(segment.section) ? listSiblings(text, taken, inSegment(places.known)) : []),
  ])
    if (
      !isGeneralWord(text.slice(span.start, span.end)) &&
      !overlaps(tasksTold.includes(span) ? blocking : taken, span) &&
      !overlaps(found, span) &&
      !studied(span) &&
      !isCondition(text, written, span, tasksTold.includes(span))
    )
      found.push(span);
  return found.map((span): SkillRequirement => {
    const range = script.toOriginal(segment.start + span.start, segment.start + span.end);
    return {
      concept: null,
      label: inSmallLetters(script.original.slice(range.start, range.end)),
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
  company: string | undefined,
): readonly SkillRequirement[] => {
  const employer = fold(company ?? '').trim();
  const foldedPlace = ({ start, end }: Mention): Span => ({
    start: script.toFolded(start),
    end: script.toFolded(end),
  });
  const taken = mentions.map(foldedPlace);
  const trades = mentions.filter(({ concept }) => concept.kind === 'occupation').map(foldedPlace);
  const known = heard.map(foldedPlace);
  const found = new Map<string, SkillRequirement>();
  for (const segment of segments) {
    if (segment.ignored || segment.section === 'title') continue;
    for (const one of readSegment(script, segment, { taken, trades, known }, degrees)) {
      const key = fold(one.label);
      // The employer's own name asks for nothing.
      if (employer !== '' && (employer.includes(key) || key.includes(employer))) continue;
      if (!found.has(key)) found.set(key, one);
    }
  }
  return [...found.values()];
};
