import { ADDRESS_LEAD, ADDRESS_WORDS } from '#/domain/cv/cues/skillPhrases.fr';
import { quote } from '#/domain/cv/cv';
import type { Confidence, CvHint, CvSection, CvSkill } from '#/domain/cv/cv';
import type { CvDocument } from '#/domain/cv/document';
import { certificates } from '#/domain/cv/skills/certificates';
import { isClaimed, isInAddress, isPlain, tellsHouse } from '#/domain/cv/skills/claimedWords';
import {
  isInBracket,
  isWholeItem,
  itemRange,
  leadsLine,
  standsAlone,
} from '#/domain/cv/skills/itemAround';
import { isLanguageLevel } from '#/domain/cv/skills/languageLevel';
import { isNegated } from '#/domain/cv/skills/negation';
import {
  headingRange,
  languageLines,
  rangesOf,
  schoolLines,
  taskCells,
} from '#/domain/cv/skills/quietPlaces';
import { withoutRepeats } from '#/domain/cv/skills/repeatedSkills';
import { oneChipEach, saidOnce, shownName } from '#/domain/cv/skills/skillNames';
import type { ShownName } from '#/domain/cv/skills/skillNames';
import { listedPhrases } from '#/domain/cv/skills/skillPhrases';
import { plainestPlace, sectionFinder } from '#/domain/cv/skills/skillPlace';
import { withoutWraps } from '#/domain/cv/skills/statements';
import { TOLD, toldActivities, toldTogether } from '#/domain/cv/skills/toldActivities';
import { unknownNames } from '#/domain/cv/skills/unknownNames';
import { wholeWords } from '#/domain/cv/skills/wholePhrase';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import type { SectionRun } from '#/domain/cv/text/lines';
import type { Piece } from '#/domain/cv/text/pieces';
import { inside, merged, without } from '#/domain/cv/text/ranges';
import type { Concept, ConceptKind, Lexicon, Mention } from '#/domain/lexicon/lexicon';
import { withNestedTools } from '#/domain/lexicon/nestedTools';
import { isOfThisTrade, meansIt, tradesOfText } from '#/domain/lexicon/senses';
import type { Standing } from '#/domain/lexicon/senses';
import { groupByWording, isBareAction } from '#/domain/lexicon/wordings';
import type { TextRange } from '#/domain/shared/textRange';

/** Ranges of the document that name things which are not the candidate's skills. */
type SkillBounds = {
  /** Names, degrees, schools, employers: nothing there is a skill. */
  readonly silent: readonly TextRange[];
  /** Job titles and the headline: a tool or a licence there counts, a bare trade does not. */
  readonly titles: readonly TextRange[];
};

const NEVER: ReadonlySet<ConceptKind> = new Set(['occupation', 'diploma']);
const IN_TITLE: ReadonlySet<ConceptKind> = new Set(['tool', 'licence']);
/** Lists of skills: where a column of them stands beside the posts, a post may seem to go on across it. */
const LISTS: ReadonlySet<CvSection> = new Set(['skills', 'softSkills']);
/** So far before a word an article ends. */
const LINK_REACH = 8;
/** So far before the name of a network stands what makes it an address. */
const LEAD_REACH = 16;
/** So many tools, each an item of its own, are a list that has lost its heading. */
const LEAST_TOOLS = 3;
const SILENT_SECTIONS = new Set<CvSection>(['interests', 'references', 'publications', 'awards']);

/** Sections where a network is told to say where one can be found. */
const OF_ADDRESSES: ReadonlySet<CvSection> = new Set(['contact', 'other', 'profile']);

const confidenceOf = (confidence: number): Confidence =>
  confidence >= 0.95 ? 'sure' : confidence >= 0.75 ? 'likely' : 'doubtful';

const isWithin = (inner: TextRange, outer: TextRange): boolean =>
  inner.start >= outer.start && inner.end <= outer.end;

/** One thing once: what is named again under another concept, or as a phrase, is named already. */
const onceEach = (skills: readonly CvSkill[]): CvSkill[] => {
  const named = new Map<string, CvSkill>();
  for (const skill of skills) {
    const name = alignedKey(skill.label);
    if (!named.has(name)) named.set(name, skill);
  }
  return [...named.values()];
};

/** The skills a CV names: lexicon concepts with every mention, then listed phrases it does not know; and words that only show one. */
export const readSkills = (
  document: CvDocument,
  runs: readonly SectionRun[],
  bounds: SkillBounds,
  lexicon: Lexicon,
): { readonly skills: readonly CvSkill[]; readonly hints: readonly CvHint[] } => {
  const key = alignedKey(document.text);
  /** The same, where a line that was wrapped is one: what an item says does not end where its line does. */
  const flow = withoutWraps(key, runs);
  const headings = runs.flatMap(headingRange);
  const silent = merged([
    ...without(merged(bounds.silent), [...rangesOf(runs, LISTS), ...taskCells(runs)]),
    ...rangesOf(runs, SILENT_SECTIONS),
    ...headings,
  ]);
  const titles = merged(bounds.titles);
  const contact = merged(rangesOf(runs, new Set<CvSection>(['contact'])));
  const languages = merged(languageLines(runs));
  const school = merged(schoolLines(runs));
  const sectionOf = sectionFinder(runs);
  const inContact = (mention: Mention): boolean =>
    mention.concept.kind !== 'licence' && inside(contact, mention) && !inside(titles, mention);
  const isAddress = (mention: Mention): boolean =>
    ADDRESS_WORDS.test(quote(document, mention)) &&
    (ADDRESS_LEAD.test(key.slice(Math.max(0, mention.start - LEAD_REACH), mention.start)) ||
      (OF_ADDRESSES.has(sectionOf(mention)) && isWholeItem(flow, mention)));
  const counts = (mention: Mention): boolean => {
    const { concept, start, end } = mention;
    if (NEVER.has(concept.kind)) return false;
    const range = { start, end };
    if (inside(silent, range) || inside(languages, range)) return false;
    if (isLanguageLevel(key, start, end) || isInAddress(key, range)) return false;
    if (inside(titles, range) && !IN_TITLE.has(concept.kind)) return false;
    if (isPlain(concept) && (inside(school, range) || tellsHouse(key, range))) return false;
    if (isAddress(mention)) return false;
    return isClaimed(key, mention, sectionOf(range), lexicon) && !isNegated(key, start, end);
  };
  const found = new Map<string, { mentions: [Mention, ...Mention[]]; best: number }>();
  const all = withNestedTools(lexicon, document.text);
  const trades = tradesOfText(
    lexicon,
    all.filter((mention) => inside(titles, mention)),
    all.filter((mention) => counts(mention) && !inContact(mention)),
  );
  const standingOf = (mention: Mention): Standing =>
    // "controle et pesee des ballots": an action that another one follows waits for what both are done to.
    (isBareAction(quote(document, mention)) ? standsAlone : isWholeItem)(flow, mention)
      ? 'item'
      : 'words';
  const means = (mention: Mention): boolean =>
    meansIt(lexicon, mention, quote(document, mention), trades, standingOf(mention));
  const toolsInContact = all.filter(
    (mention) => mention.concept.kind === 'tool' && inContact(mention) && counts(mention),
  );
  const listsTools =
    new Set(
      toolsInContact
        .filter((mention) => standingOf(mention) === 'item')
        .map(({ concept }) => concept.id),
    ).size >= LEAST_TOOLS;
  /** Beside an address only what one is, or names of the very trade of the CV, which no heading stands over. */
  const holdsInContact = (mention: Mention): boolean =>
    standingOf(mention) === 'item' &&
    (mention.concept.kind === 'softSkill' ||
      (mention.concept.kind === 'tool' && listsTools) ||
      isOfThisTrade(lexicon, mention.concept, trades));
  for (const mention of all) {
    if (!counts(mention) || !means(mention)) continue;
    if (inContact(mention) && !holdsInContact(mention)) continue;
    const group = found.get(mention.concept.id);
    if (group === undefined)
      found.set(mention.concept.id, { mentions: [mention], best: mention.confidence });
    else {
      group.mentions.push(mention);
      group.best = Math.max(group.best, mention.confidence);
    }
  }
  const shownAs = (places: readonly TextRange[]): Pick<CvSkill, 'written' | 'section'> => {
    const plainest = plainestPlace(places, sectionOf);
    if (plainest === null) return { written: '', section: null };
    const { place, section } = plainest;
    return { written: quote(document, place).replace(/\s+/gu, ' '), section };
  };
  const places = merged(all);
  const nameOf = (concept: Concept, mention: Mention): ShownName | null => {
    const { joined, start } = mention;
    const beside = joined === undefined ? '' : quote(document, joined);
    const before = key.slice(Math.max(0, start - LINK_REACH), start);
    const item = itemRange(flow, mention);
    const told = TOLD.has(sectionOf(mention));
    return shownName(concept, {
      words: quote(document, mention),
      item: quote(document, item),
      alone: !inside(places, { start: mention.end, end: item.end }),
      detail: told && isInBracket(key, mention),
      told,
      listed: told && !leadsLine(key, mention),
      standing: standingOf(mention),
      shared: mention.shared === true,
      ...(joined && { joined: saidOnce(beside, joined.start < start ? before : null) }),
    });
  };
  /** One wording of a concept: its name is the first that it gives, the concept's before any other. */
  const namedGroup = (concept: Concept, group: readonly Mention[]) => {
    const names = group.flatMap((mention) => {
      const name = nameOf(concept, mention);
      return name === null ? [] : [{ ...name, mention }];
    });
    const shown = names.find(({ own }) => own) ?? names[0];
    if (shown === undefined) return [];
    const telling = names.filter(({ name }) => name === shown.name);
    return [{ shown, group, telling: telling.map(({ mention }) => mention) }];
  };
  const read = [...found.values()].map(({ mentions, best }) => {
    const [{ concept }] = mentions;
    const wordingOf = (mention: Mention): string => quote(document, mention);
    const groups = groupByWording(mentions, concept.kind, wordingOf);
    const named = groups.map((group) => ({ group, names: namedGroup(concept, group) }));
    const chips = oneChipEach(
      concept,
      named.flatMap(({ names }) => names),
    );
    const skill = { concept: concept.id, confidence: confidenceOf(best) };
    const skills = chips.map(({ name, own, places, telling }): CvSkill => {
      const { written, section } = shownAs(telling);
      return {
        ...skill,
        label: name,
        written: own ? written : name,
        section,
        mentions: places.map(({ start, end }) => ({ start, end })),
      };
    });
    /** Lone words, which the trade of the CV gives their meaning: they name nothing by themselves. */
    const lone = named
      .filter(({ names }) => names.length === 0)
      .flatMap(({ group }) => group)
      .filter((mention) => !isBareAction(wordingOf(mention)));
    const hints = lone.slice(0, 1).map((): CvHint => ({
      ...skill,
      label: concept.label,
      ...shownAs(lone),
      mentions: lone.map(({ start, end }) => ({ start, end })),
      shownBy: skills[0]?.label ?? null,
    }));
    return { skills, hints, telling: chips.flatMap((chip) => chip.telling) };
  });
  const known = read.flatMap(({ skills }) => skills);
  const shownPlaces = merged(read.flatMap(({ telling }) => telling));
  /** Where something is shown or told already; words that gave no skill of their own may stand in a phrase. */
  const taken = merged([...shownPlaces, ...silent, ...titles, ...languages]);
  const never = all.filter(({ concept }) => NEVER.has(concept.kind));
  const isNever = (piece: TextRange): boolean =>
    never.some(({ start, end }) => start <= piece.start && piece.end <= end);
  const tools = merged(
    [...found.values()].flatMap(({ mentions }) =>
      mentions.filter(({ concept }) => concept.kind === 'tool'),
    ),
  );
  const isTool = (piece: TextRange): boolean => inside(tools, piece);
  const own = ({ text }: Piece): string | null => wholeWords(text);
  const single = [
    ...listedPhrases(runs, isTool, (piece) => inside(shownPlaces, piece)),
    ...toldActivities(runs),
    ...unknownNames(runs, isTool),
  ]
    .filter((piece) => !inside(taken, piece) && !isNever(piece))
    .concat(
      // Letters that are all a house is called by are its name.
      certificates(runs).filter(
        (piece) =>
          !inside(shownPlaces, piece) &&
          !(TOLD.has(sectionOf(piece)) && bounds.silent.some((place) => isWithin(place, piece))),
      ),
    );
  const named = merged([...taken, ...single.filter(({ text }) => /\s/u.test(text))]);
  const together = toldTogether(runs).filter(
    ({ piece }) => !inside(named, piece) && !isNever(piece),
  );
  /** "Accueil" of "accueil et orientation des clients". */
  const isPart = (piece: Piece): boolean => together.some((whole) => isWithin(piece, whole.piece));
  const phrases = [
    ...single.filter((piece) => !isPart(piece)).map((piece) => ({ piece, label: own(piece) })),
    ...together,
  ]
    .filter(({ piece }) => !isNegated(key, piece.start, piece.end))
    .flatMap(({ piece, label: words }): CvSkill[] => {
      const label = words?.replace(/\s+/gu, ' ');
      if (label === undefined) return [];
      return [
        {
          concept: null,
          label,
          ...shownAs([piece]),
          written: label,
          mentions: [{ start: piece.start, end: piece.end }],
          confidence: 'doubtful',
        },
      ];
    });
  const { skills, hints } = withoutRepeats(onceEach([...known, ...phrases]), lexicon);
  return {
    skills: [...skills].sort((a, b) => (a.mentions[0]?.start ?? 0) - (b.mentions[0]?.start ?? 0)),
    hints: [...read.flatMap((one) => one.hints), ...hints],
  };
};
