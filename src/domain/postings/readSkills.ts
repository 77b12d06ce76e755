import { isLanguageLevel } from '#/domain/cv/skills/languageLevel';
import type { Concept, Lexicon, Mention } from '#/domain/lexicon/lexicon';
import type { TextTrades } from '#/domain/lexicon/senses';
import { groupByWording } from '#/domain/lexicon/wordings';
import { isAside, isColleaguesTool, mayBeAside, opensItsList } from '#/domain/postings/asides';
import { GENDER_MARK } from '#/domain/postings/head.fr';
import { BARE_JOIN, OR_JOIN } from '#/domain/postings/joins.fr';
import { type NameAsked, nameAsked } from '#/domain/postings/nameAsked';
import type { OfferText } from '#/domain/postings/offer';
import {
  ADJECTIVE,
  COMPLEMENT,
  DENIED_BEFORE,
  PLACE_OF_WORK_BEFORE,
  YEARS_SPENT,
} from '#/domain/postings/postingCues.fr';
import { SPOKEN_LANGUAGE } from '#/domain/postings/postingLanguages.fr';
import type { NamedDegree } from '#/domain/postings/readDegree';
import { isRegulated } from '#/domain/postings/regulated';
import type { Demand, SkillRequirement } from '#/domain/postings/requirements';
import type { Script } from '#/domain/postings/script';
import { type Segment, segmentAt } from '#/domain/postings/segments';
import {
  BARE_VEHICLE,
  ENDS_WITH_VEHICLE,
  HAS_VEHICLE_BEFORE,
  NOT_OWN_VEHICLE,
  OPENS_WITH_LICENCE,
} from '#/domain/postings/vehicles.fr';
import { fold } from '#/domain/shared/text';
import type { TextRange } from '#/domain/shared/textRange';

/** Kinds that several words may name, each its own thing. */
const OF_A_TRADE: ReadonlySet<Concept['kind']> = new Set(['technique', 'knowledge']);

/** A mention in its segment, before the mentions of one concept are made one. */
type Named = {
  readonly concept: Concept;
  readonly mention: Mention;
  readonly segment: Segment;
  /** The words may be said in passing. */
  readonly passing: boolean;
};

/** In a title a tool or a licence is asked for; the rest names the trade, which has a row of its own. */
const TITLE_KINDS: readonly Concept['kind'][] = ['tool', 'licence'];

const isSkill = (concept: Concept, segment: Segment, opens: boolean): boolean => {
  if (concept.kind === 'occupation' || SPOKEN_LANGUAGE.test(fold(concept.label))) return false;
  if (concept.kind === 'diploma')
    return isRegulated(concept) && (segment.section !== 'missions' || segment.cue !== null);
  // In the tasks a quality tells how the work is, not who is looked for, unless its sentence opens with it.
  if (concept.kind === 'softSkill' && segment.section === 'missions' && segment.cue === null)
    return opens;
  return segment.section !== 'title' || TITLE_KINDS.includes(concept.kind);
};

/** What data states outweighs an explicit word of the offer, and that the place where another mention stands; of two such, the stronger one counts. */
const weight = ({ segment }: Named): number => {
  const explicit = segment.stated
    ? 20
    : segment.cue !== null || segment.section === 'optional'
      ? 10
      : 0;
  const order: Record<Demand, number> = { required: 3, expected: 2, optional: 1 };
  return explicit + order[segment.demand] - (segment.section === 'title' ? 2 : 0);
};

const SHORT_SEGMENT = 60;

/** "Permis B obligatoire" among the hours or the benefits is asked for all the same. */
const isLicenceAsked = (
  folded: string,
  { kind }: Concept,
  { section, cue, start, end }: Segment,
): boolean => {
  if (kind !== 'licence' || (section !== 'conditions' && section !== 'company')) return false;
  const text = folded.slice(start, end).trim();
  return cue !== null || (text.length <= SHORT_SEGMENT && OPENS_WITH_LICENCE.test(text));
};

const MOST_ACRONYM_LETTERS = 4;
const FEWEST_SHOUTED = 3;

/** In a line that is all in capitals a short word is no acronym: "MOYENS MIS A DISPOSITION PAR L'ENTREPRISE". */
const isShouted = ({ original }: Script, { start, end }: Mention): boolean => {
  if (end - start > MOST_ACRONYM_LETTERS || !/^\p{Lu}+$/u.test(original.slice(start, end)))
    return false;
  const from = original.lastIndexOf('\n', start) + 1;
  const to = original.indexOf('\n', end);
  const others = original.slice(from, to < 0 ? original.length : to).match(/\p{L}{2,}/gu) ?? [];
  return others.length > FEWEST_SHOUTED && others.every((word) => word === word.toUpperCase());
};

/** Gives a shared group name to neighbours joined by "ou". */
const groupAlternatives = (
  named: readonly Named[],
  { original }: Script,
): ReadonlyMap<Named, string> => {
  const groups = new Map<Named, string>();
  let run: Named[] = [];
  let hasOr = false;
  let number = 0;
  const close = (): void => {
    if (run.length > 1 && hasOr) {
      number += 1;
      for (const member of run) groups.set(member, `group-${number}`);
    }
    run = [];
    hasOr = false;
  };
  for (const member of named) {
    const last = run.at(-1);
    if (last !== undefined) {
      const between = original.slice(last.mention.end, member.mention.start);
      const joined = BARE_JOIN.test(between) && last.segment.sentence === member.segment.sentence;
      if (joined) hasOr ||= OR_JOIN.test(between);
      else close();
    }
    run.push(member);
  }
  close();
  return groups;
};

/** Everywhere the text says a name, in folded offsets. */
const placesOf = ({ folded }: Script, name: string | undefined): readonly TextRange[] => {
  const wanted = fold(name ?? '').trim();
  const places: TextRange[] = [];
  if (wanted === '') return places;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length))
    places.push({ start: at, end: at + wanted.length });
  return places;
};

/** "H/F", "(F/H/X)": letters that name no skill. */
const genderMarks = ({ folded }: Script): readonly TextRange[] =>
  [...folded.matchAll(new RegExp(GENDER_MARK.source, 'gu'))].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));

/** "Licence en comptabilite": what was studied is no skill of the post. */
const isFieldOfStudy = (
  { kind }: Concept,
  start: number,
  segment: Segment,
  degrees: readonly NamedDegree[],
): boolean =>
  (kind === 'technique' || kind === 'knowledge') &&
  degrees.some((degree) => degree.segment === segment && degree.end <= start);

/** "Cinq ans d'experience en controle de gestion": the trade that the years were spent in, which has a row of its own. */
const isFieldOfYears = ({ kind }: Concept, before: string): boolean =>
  (kind === 'technique' || kind === 'knowledge') && YEARS_SPENT.test(before);

/** "Le service achats", "une entreprise de negoce": where one works, not what one does. */
const isPlaceOfWork = ({ kind }: Concept, before: string): boolean =>
  (kind === 'technique' || kind === 'knowledge') && PLACE_OF_WORK_BEFORE.test(before);

/** "Vehicule de service", "les vehicules de location": the employer's, or what the work is done on. */
const isNotOwnVehicle = (folded: string, start: number, end: number, from: number): boolean =>
  (ENDS_WITH_VEHICLE.test(folded.slice(start, end).trim()) &&
    NOT_OWN_VEHICLE.test(folded.slice(end, end + 40))) ||
  (BARE_VEHICLE.test(folded.slice(start, end).trim()) &&
    !HAS_VEHICLE_BEFORE.test(folded.slice(from, start).trimStart()));

/** A side meaning of a technique, or a lone word recognised by its root only. */
const isDoubtful = (
  { concept, mention, passing }: Named,
  { plain, own }: NameAsked,
  { original }: Script,
): boolean =>
  passing ||
  (concept.kind === 'technique' &&
    // Several words of its own say plainly what is asked; one may be there by chance.
    ((plain !== concept.label && !(own && /\s/u.test(plain))) ||
      (mention.confidence < 1 && !/\s/u.test(original.slice(mention.start, mention.end)))));

/** Nothing said yet, or what joins two things of a list; folded. */
const LIST_START =
  /^[^\p{L}]*(?:(?:et|ainsi que)\s+)?(?:(?:l[ae]s?|du|de la|des|une?|votre|sens d[eu])\s+|(?:de )?l')*$/u;

type Reading = {
  readonly script: Script;
  readonly segments: readonly Segment[];
  readonly mentions: readonly Mention[];
  readonly degrees: readonly NamedDegree[];
  readonly offer: OfferText;
  readonly lexicon: Lexicon;
  /** The trades that the advertisement speaks of. */
  readonly trades: TextTrades;
};

/** One mention for each thing asked: the strongest of those that name a concept in the same words. */
const strongestOfEach = (
  named: readonly Named[],
  { script, lexicon, trades }: Reading,
): readonly ({ readonly one: Named } & NameAsked)[] => {
  const byConcept = new Map<string, Named[]>();
  for (const one of named) {
    const known = byConcept.get(one.concept.id);
    if (known === undefined) byConcept.set(one.concept.id, [one]);
    else known.push(one);
  }
  const wordingOf = ({ mention }: Named): string =>
    script.original.slice(mention.start, mention.end);
  return [...byConcept.values()].flatMap((members) => {
    const concept = members[0]?.concept;
    if (concept === undefined) return [];
    const groups = groupByWording(members, concept.kind, wordingOf);
    return groups.flatMap((group) => {
      const [first] = group;
      if (first === undefined) return [];
      const one = group.reduce((best, each) => (weight(each) > weight(best) ? each : best), first);
      const named = nameAsked(one, wordingOf(one), groups.length, { script, lexicon, trades });
      return named === null ? [] : [{ one, ...named }];
    });
  });
};

/** The end of a name with the adjective that goes with it; what another mention says is left to that one. */
const endWithAdjective = (
  { original, toOriginal }: Script,
  { concept, mention, segment }: Named,
  mentions: readonly Mention[],
): number => {
  if (!OF_A_TRADE.has(concept.kind)) return mention.end;
  const until = toOriginal(segment.start, segment.end).end;
  const after = original.slice(mention.end, until);
  const found = ADJECTIVE.exec(after) ?? COMPLEMENT.exec(after);
  const end = mention.end + (found?.[0].length ?? 0);
  return mentions.some((other) => other.start < end && other.end > mention.end) ? mention.end : end;
};

/** Skills that the lexicon knows, one requirement per concept and wording, in the order of the text. */
export const readKnownSkills = (reading: Reading): readonly SkillRequirement[] => {
  const { script, segments, mentions, degrees, offer, lexicon } = reading;
  const named: Named[] = [];
  const names = [...placesOf(script, offer.company), ...genderMarks(script)];
  const trades = mentions.filter(({ concept }) => concept.kind === 'occupation');
  /** Until where a segment names nothing but qualities: "Integrite, rigueur et discretion" opens with all three. */
  let qualities = 0;
  for (const [index, mention] of mentions.entries()) {
    const start = script.toFolded(mention.start);
    // The employer's own name asks for nothing.
    if (names.some((place) => start >= place.start && start < place.end)) continue;
    const segment = segmentAt(segments, start);
    if (segment === undefined) continue;
    const opens = LIST_START.test(script.folded.slice(Math.max(segment.start, qualities), start));
    if (opens && mention.concept.kind === 'softSkill') qualities = script.toFolded(mention.end);
    if (!isSkill(mention.concept, segment, opens)) continue;
    if (segment.ignored && !isLicenceAsked(script.folded, mention.concept, segment)) continue;
    if (isShouted(script, mention)) continue;
    if (DENIED_BEFORE.test(script.folded.slice(Math.max(segment.start, start - 24), start)))
      continue;
    const end = script.toFolded(mention.end);
    if (isLanguageLevel(script.folded, start, end)) continue;
    if (isNotOwnVehicle(script.folded, start, end, segment.start)) continue;
    if (isFieldOfStudy(mention.concept, start, segment, degrees)) continue;
    if (isPlaceOfWork(mention.concept, script.folded.slice(segment.start, start))) continue;
    if (isFieldOfYears(mention.concept, script.folded.slice(segment.start, start))) continue;
    const place = { concept: mention.concept, start, end, segment };
    if (isAside(script, place)) continue;
    if (opensItsList(script, mention, mentions[index + 1], lexicon)) continue;
    named.push({
      concept: mention.concept,
      mention,
      segment,
      passing: mayBeAside(script, place) || isColleaguesTool(script, mention, segment, trades),
    });
  }
  const groups = groupAlternatives(named, script);
  return strongestOfEach(named, reading).map(({ one, ...name }): SkillRequirement => {
    const { concept, mention, segment } = one;
    // A licence that stands among the conditions is one of them.
    const demand =
      concept.kind === 'licence' && segment.ignored && segment.cue === null
        ? 'required'
        : segment.demand;
    const binding = (concept.kind === 'licence' && !name.own) || isRegulated(concept);
    return {
      concept: concept.id,
      label: name.label,
      demand,
      range: { start: mention.start, end: endWithAdjective(script, one, mentions) },
      cue: segment.cue,
      blocking: binding && demand === 'required',
      group: groups.get(one) ?? null,
      ...(isDoubtful(one, name, script) ? { doubtful: true } : {}),
    };
  });
};
