import { ADDRESS_WORDS } from '#/domain/cv/cues/skillPhrases.fr';
import { quote } from '#/domain/cv/cv';
import type { Confidence, CvSection, CvSkill } from '#/domain/cv/cv';
import type { CvDocument } from '#/domain/cv/document';
import { isClaimed, isInAddress, isPlain, tellsHouse } from '#/domain/cv/skills/claimedWords';
import { isWholeItem, itemRange, standsAlone } from '#/domain/cv/skills/itemAround';
import { isLanguageLevel } from '#/domain/cv/skills/languageLevel';
import { isNegated } from '#/domain/cv/skills/negation';
import {
  headingRange,
  languageLines,
  rangesOf,
  schoolLines,
  taskCells,
} from '#/domain/cv/skills/quietPlaces';
import { oneChipEach, shownName } from '#/domain/cv/skills/skillNames';
import type { ShownName } from '#/domain/cv/skills/skillNames';
import { certificates, listedPhrases, phrasesAmong } from '#/domain/cv/skills/skillPhrases';
import { plainestPlace, sectionFinder } from '#/domain/cv/skills/skillPlace';
import { toldActivities } from '#/domain/cv/skills/toldActivities';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import type { SectionRun } from '#/domain/cv/text/lines';
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
/** An article or "de", right before a word. */
const LINK_END = /(?<=[\s'(])(?:de la|de l'|des|du|de|d'|aux?) ?$/iu;
const LINK_REACH = 8;
const SILENT_SECTIONS = new Set<CvSection>(['interests', 'references', 'publications', 'awards']);

/** Sections where a network is told to say where one can be found. */
const OF_ADDRESSES: ReadonlySet<CvSection> = new Set(['contact', 'other', 'profile']);

const confidenceOf = (confidence: number): Confidence =>
  confidence >= 0.95 ? 'sure' : confidence >= 0.75 ? 'likely' : 'doubtful';

/** One thing once: what is named again under another concept, or as a phrase, is named already. */
const onceEach = (skills: readonly CvSkill[]): CvSkill[] => {
  const named = new Map<string, CvSkill>();
  for (const skill of skills) {
    const name = alignedKey(skill.label);
    if (!named.has(name)) named.set(name, skill);
  }
  return [...named.values()];
};

/** The skills a CV names: lexicon concepts with every mention, then listed phrases it does not know. */
export const readSkills = (
  document: CvDocument,
  runs: readonly SectionRun[],
  bounds: SkillBounds,
  lexicon: Lexicon,
): CvSkill[] => {
  const key = alignedKey(document.text);
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
    OF_ADDRESSES.has(sectionOf(mention)) &&
    isWholeItem(key, mention) &&
    ADDRESS_WORDS.test(quote(document, mention));
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
  const found = new Map<string, { mentions: Mention[]; best: number }>();
  const all = withNestedTools(lexicon, document.text);
  const trades = tradesOfText(
    lexicon,
    all.filter((mention) => inside(titles, mention)),
    all.filter((mention) => counts(mention) && !inContact(mention)),
  );
  const standingOf = (mention: Mention): Standing =>
    // "controle et pesee des ballots": an action that another one follows waits for what both are done to.
    (isBareAction(quote(document, mention)) ? standsAlone : isWholeItem)(key, mention)
      ? 'item'
      : 'words';
  const means = (mention: Mention): boolean =>
    meansIt(lexicon, mention, quote(document, mention), trades, standingOf(mention));
  /** Beside an address only what one is, or names of the very trade of the CV, which no heading stands over. */
  const holdsInContact = (mention: Mention): boolean =>
    standingOf(mention) === 'item' &&
    (mention.concept.kind === 'softSkill' || isOfThisTrade(lexicon, mention.concept, trades));
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
  const nameOf = (concept: Concept, mention: Mention): ShownName | null => {
    const { joined, start } = mention;
    const beside = joined === undefined ? '' : quote(document, joined);
    const link = LINK_END.exec(key.slice(Math.max(0, start - LINK_REACH), start))?.[0] ?? '';
    const words = quote(document, mention);
    const around =
      joined !== undefined && joined.start < start
        ? // "gestion de la qualite et des risques": each has an article of its own.
          link === ''
          ? { head: beside, tail: '' }
          : { head: `${beside.replace(LINK_END, '')} ${link.trim()}`, tail: '' }
        : { head: '', tail: beside };
    return shownName(concept, {
      words,
      item: quote(document, itemRange(key, mention)),
      standing: standingOf(mention),
      shared: mention.shared === true,
      ...(joined && { joined: around }),
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
  const known = [...found.values()].flatMap(({ mentions, best }): CvSkill[] => {
    const concept = mentions[0]?.concept;
    if (concept === undefined) return [];
    const wordingOf = (mention: Mention): string => quote(document, mention);
    const groups = groupByWording(mentions, concept.kind, wordingOf);
    const named = groups.flatMap((group) => namedGroup(concept, group));
    return oneChipEach(concept, named).map(({ name, own, places, telling }) => {
      const { written, section } = shownAs(telling);
      return {
        concept: concept.id,
        label: name,
        written: own ? written : name,
        section,
        mentions: places.map(({ start, end }) => ({ start, end })),
        confidence: confidenceOf(best),
      };
    });
  });
  const shownPlaces = merged(known.flatMap(({ mentions }) => mentions));
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
  const phrases = [
    ...listedPhrases(runs, isTool, (piece) => inside(shownPlaces, piece)),
    ...toldActivities(runs),
    ...phrasesAmong(runs, isTool),
  ]
    .filter((piece) => !inside(taken, piece) && !isNever(piece))
    .concat(certificates(runs).filter((piece) => !inside(shownPlaces, piece)))
    .filter((piece) => !isNegated(key, piece.start, piece.end))
    .map((piece): CvSkill => ({
      concept: null,
      label: piece.text,
      ...shownAs([piece]),
      mentions: [{ start: piece.start, end: piece.end }],
      confidence: 'doubtful',
    }));
  return onceEach([...known, ...phrases]).sort(
    (a, b) => (a.mentions[0]?.start ?? 0) - (b.mentions[0]?.start ?? 0),
  );
};
