import { type Cue, scopesOf } from '#/domain/postings/cueScopes';
import type { OfferSection } from '#/domain/postings/offerSection';
import {
  ALSO,
  APPLYING,
  ASKS_YOU,
  ASKS_AS_WELL,
  BENEFITS,
  EMPLOYER_SPEAKS,
  EQUALITY,
  GIVEN_TO_READER,
  MISSION_SIGN,
  OFFER_SIGN,
  OPENS_PERSON,
  PROFILE_SIGN,
  SPOKEN_TO_READER,
  STATES_CONDITIONS,
  TASKS_NAMED,
  TELLS_CONDITIONS,
  TELLS_PERSON,
  TO_FILL,
} from '#/domain/postings/postingCues.fr';
import type { OfferLine } from '#/domain/postings/postingSections';
import type { Demand } from '#/domain/postings/requirements';
import type { Script } from '#/domain/postings/script';
import { matchesOf } from '#/domain/shared/matches';
import type { TextRange } from '#/domain/shared/textRange';

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
  /** The data of the advertisement set the demand: it outweighs the prose. */
  readonly stated: boolean;
  /** Number of the sentence, so that segments of one can be told from those of another. */
  readonly sentence: number;
};

/** The full stop of an abbreviation ends no sentence: "deux ans min. en atelier"; one before a word that opens sentences does without its space: "sur le site.Vous". */
const SENTENCE_END =
  /(?<!\b(?:min|max|mini|exp|env|ex|ref|tel|cf|art|niv|ann|hab|app))[.](?=\s|$)|(?<=\p{L}{3}|\))[.](?=(?:vous|votre|vos|nous|notre|tu|ce|cette|poste|profil|missions?|salaire|horaires?|contrat|permis|formation|experience|debutante?|envoyer|merci)(?!\p{L}))|[!?…](?=\s|$)|;/gu;

/** A full stop between a word in small letters and a capital: "sans experience.SYNERGIE recrute". */
const BARE_STOP = /(?<=(?<![\p{L}@./-])\p{Ll}{4,})[.](?=(?:[LD]['\u2019])?\p{Lu}[\p{L}'\u2019])/gu;

const READ_SECTIONS: ReadonlySet<OfferSection> = new Set([
  'title',
  'missions',
  'profile',
  'optional',
]);

const DEFAULTS: Partial<Record<OfferSection, Demand>> = {
  profile: 'required',
  optional: 'optional',
};

const count = (rule: RegExp, text: string): number => matchesOf(rule, text).length;
const has = (rule: RegExp, text: string): boolean => text.search(rule) >= 0;

/** Under no heading, each sentence tells by its own words what it speaks of. */
const sectionOfSentence = (
  { section, guessed, bullet }: OfferLine,
  sentence: string,
  before: OfferSection,
): OfferSection => {
  if (section === 'missions' && has(TELLS_PERSON, sentence)) return 'profile';
  if (section === 'missions' && !bullet && !guessed) {
    if (has(OPENS_PERSON, sentence)) return 'profile';
    if (before === 'profile' && !has(MISSION_SIGN, sentence)) return 'profile';
  }
  if (!guessed || section === 'title') return section;
  const employer = has(EMPLOYER_SPEAKS, sentence);
  if (employer && !has(ASKS_YOU, sentence)) return 'company';
  if (has(PROFILE_SIGN, sentence)) return 'profile';
  if (has(OFFER_SIGN, sentence) || count(BENEFITS, sentence) >= 2) return 'conditions';
  if (has(MISSION_SIGN, sentence)) return 'missions';
  return employer ? 'company' : before;
};

const isIgnored = (section: OfferSection, sentence: string): boolean => {
  if (!READ_SECTIONS.has(section)) return true;
  if (section === 'title') return false;
  const given = has(GIVEN_TO_READER, sentence);
  const told = given ? sentence.replace(TASKS_NAMED, '') : sentence;
  const asks = has(PROFILE_SIGN, told) || has(MISSION_SIGN, told);
  const benefits = count(BENEFITS, sentence);
  const asksNothing =
    given ||
    has(SPOKEN_TO_READER, sentence) ||
    has(STATES_CONDITIONS, sentence) ||
    (has(TELLS_CONDITIONS, sentence) && !has(ASKS_AS_WELL, sentence));
  if (asksNothing && !asks) return true;
  if (section === 'missions')
    return (
      (has(EMPLOYER_SPEAKS, sentence) && !has(ASKS_YOU, sentence)) ||
      (!asks && (benefits >= 2 || has(TO_FILL, sentence)))
    );
  if (benefits >= 2 || (benefits > 0 && !asks)) return true;
  return !asks && (has(APPLYING, sentence) || has(EQUALITY, sentence));
};

type Sentence = { readonly text: string; readonly offset: number };

const sentencesOf = (script: Script, { body, end }: OfferLine): readonly Sentence[] => {
  const text = script.folded.slice(body, end);
  const written = script.toOriginal(body, end);
  const bare = matchesOf(BARE_STOP, script.original.slice(written.start, written.end)).map(
    (match) => script.toFolded(written.start + match.index + 1) - body,
  );
  const ends = matchesOf(SENTENCE_END, text).map((match) => match.index + match[0].length);
  const stops = bare.length === 0 ? ends : [...new Set([...ends, ...bare])].sort((a, b) => a - b);
  const sentences: Sentence[] = [];
  let from = 0;
  for (const to of [...stops, text.length]) {
    if (text.slice(from, to).trim() !== '')
      sentences.push({ text: text.slice(from, to), offset: body + from });
    from = to;
  }
  return sentences;
};

const cutLines = (script: Script, lines: readonly OfferLine[]): readonly Segment[] => {
  const { toOriginal } = script;
  const segments: Segment[] = [];
  let number = 0;
  for (const line of lines) {
    if (line.heading) continue;
    let last: Segment | null = null;
    let { section } = line;
    for (const { text, offset } of sentencesOf(script, line)) {
      number += 1;
      section = line.stated === null ? sectionOfSentence(line, text, section) : section;
      const ignored = line.stated === null && isIgnored(section, text);
      const also = ALSO.test(text) ? last : null;
      const build = (start: number, end: number, said: Cue | null): Segment => {
        const cue = line.stated === null ? said : null;
        const asked = section === 'title' || cue?.demand === 'none' ? undefined : cue?.demand;
        return {
          start: offset + start,
          end: offset + end,
          section,
          bullet: line.bullet,
          demand: line.stated ?? asked ?? also?.demand ?? DEFAULTS[section] ?? 'expected',
          cue:
            cue === null ? (also?.cue ?? null) : toOriginal(offset + cue.start, offset + cue.end),
          ignored: ignored || (section !== 'title' && cue?.demand === 'none'),
          stated: line.stated !== null,
          sentence: number,
        };
      };
      for (const { start, end, cue } of scopesOf(text)) {
        last = build(start, end, cue);
        segments.push(last);
      }
    }
  }
  return segments;
};

const isAsked = ({ section, ignored }: Segment): boolean => section !== 'title' && !ignored;

/** What stands under no heading and was taken for the employer's own words may be all that is said of the work. */
const asWork =
  ({ folded }: Script) =>
  (line: OfferLine): OfferLine =>
    line.guessed && line.section === 'company' && !has(EQUALITY, folded.slice(line.start, line.end))
      ? { ...line, section: 'missions' }
      : line;

/**
 * Cuts the lines of an advertisement into segments, each with its demand. One that asks for nothing by its headings and
 * signs ("livraison de colis, nettoyage") tells the work in what stands under no heading.
 */
export const readSegments = (script: Script, lines: readonly OfferLine[]): readonly Segment[] => {
  const segments = cutLines(script, lines);
  return segments.some(isAsked) ? segments : cutLines(script, lines.map(asWork(script)));
};

/**
 * The segments of some lines of an advertisement alone, as all of them would be cut: what only those tell costs no more.
 * `readUpTo` reads its lines as far as a place of the folded text, beyond which none is wanted.
 */
export const readSegmentsOf = (
  script: Script,
  readUpTo: (place: number) => readonly OfferLine[],
  { until, isWanted }: { readonly until: number; readonly isWanted: (line: OfferLine) => boolean },
): readonly Segment[] => {
  const wanted = readUpTo(until).filter(isWanted);
  const segments = cutLines(script, wanted);
  const asks =
    segments.some(isAsked) ||
    readUpTo(Infinity).some((line) => !isWanted(line) && cutLines(script, [line]).some(isAsked));
  return asks ? segments : cutLines(script, wanted.map(asWork(script)));
};

/** The segment that holds a folded index. */
export const segmentAt = (segments: readonly Segment[], index: number): Segment | undefined => {
  let low = 0;
  let high = segments.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const segment = segments[middle];
    if (segment === undefined) return undefined;
    if (index < segment.start) high = middle - 1;
    else if (index >= segment.end) low = middle + 1;
    else return segment;
  }
  return undefined;
};
