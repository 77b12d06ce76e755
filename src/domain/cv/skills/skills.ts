import { hasLanguageLevel, languagesIn } from '#/domain/cv/cues/languageMentions';
import { ADDRESS_WORDS, QUALITY_LEAD } from '#/domain/cv/cues/skillPhrases.fr';
import { quote } from '#/domain/cv/cv';
import type { Confidence, CvSection, CvSkill } from '#/domain/cv/cv';
import type { CvDocument } from '#/domain/cv/document';
import { isWholeItem, itemAround, itemRange, standsAlone } from '#/domain/cv/skills/itemAround';
import { isLanguageLevel } from '#/domain/cv/skills/languageLevel';
import { isNegated } from '#/domain/cv/skills/negation';
import { oneChipEach, shownName } from '#/domain/cv/skills/skillNames';
import { listedPhrases, phrasesAmong, toldActivities } from '#/domain/cv/skills/skillPhrases';
import { plainestPlace, sectionFinder } from '#/domain/cv/skills/skillPlace';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import type { SectionRun } from '#/domain/cv/text/lines';
import { splitPiece } from '#/domain/cv/text/pieces';
import { inside, merged, without } from '#/domain/cv/text/ranges';
import { activityItems } from '#/domain/lexicon/activities';
import type { Concept, ConceptKind, Lexicon, Mention } from '#/domain/lexicon/lexicon';
import { withNestedTools } from '#/domain/lexicon/nestedTools';
import { isOfThisTrade, isOfTrade, meansIt, tradesOfText } from '#/domain/lexicon/senses';
import type { Standing } from '#/domain/lexicon/senses';
import { groupByWording, isBareAction } from '#/domain/lexicon/wordings';
import { wordKey } from '#/domain/lexicon/wordTokens';
import { fold } from '#/domain/shared/text';
import type { TextRange } from '#/domain/shared/textRange';

const POSTS = new Set<CvSection>(['experience', 'projects', 'volunteering']);

/** "Atelier Lin⇥Coupe des tissus et couture": in a row of cells, the places that tell a task and name nobody. */
const taskCells = (runs: readonly SectionRun[]): TextRange[] =>
  runs
    .filter(({ section }) => POSTS.has(section))
    .flatMap(({ lines }) => lines)
    .filter(({ text }) => text.includes('\t'))
    .flatMap((line) => splitPiece(line.body, alignedKey(line.body.text), /\t/gu).slice(1))
    .filter(({ text }) => activityItems(alignedKey(text)).some(({ start }) => start === 0));

/** Sections where whoever writes speaks of themselves: a quality counts anywhere in a sentence. */
const OF_ONESELF: ReadonlySet<CvSection> = new Set(['profile', 'contact']);

/** Sections that list what one can do, item by item. */
const LISTED: ReadonlySet<CvSection> = new Set(['skills', 'softSkills', 'certifications']);

/**
 * Whether one plain word is claimed where it stands. "Dynamique" says something of a person who lists it,
 * "systemes dynamiques" nothing; "facturation" alone is a task, "site Internet" no search on it. Offsets
 * count in the folded text.
 */
const isClaimed = (
  key: string,
  { concept, shared, ...place }: Mention,
  section: CvSection,
  lexicon: Lexicon,
): boolean => {
  const written = key.slice(place.start, place.end);
  // The name of a quality is always that quality: only what describes may describe something else.
  if (wordKey(written) === wordKey(fold(concept.label))) return true;
  if (OF_ONESELF.has(section) || /\s/u.test(written.trim())) return true;
  const { before, after } = itemAround(key, place);
  if (concept.kind === 'softSkill')
    return QUALITY_LEAD.test(before) && (LISTED.has(section) || after === '');
  const plain = concept.kind === 'technique' || concept.kind === 'knowledge';
  // What belongs to a trade is judged by the trades of the text (`senses.ts`).
  if (lexicon.tradesOf(concept.id) !== null) return true;
  return !plain || shared !== true || LISTED.has(section) || QUALITY_LEAD.test(before);
};

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
const SILENT_SECTIONS = new Set<CvSection>(['interests', 'references', 'publications', 'awards']);

const rangesOf = (runs: readonly SectionRun[], sections: ReadonlySet<CvSection>): TextRange[] =>
  runs
    .filter(({ section }) => sections.has(section))
    .flatMap(({ lines }) => lines.map(({ start, end }) => ({ start, end })));

/** Lines that tell a language or its level; a list of skills may stand right below them without a heading. */
const languageLines = (runs: readonly SectionRun[]): TextRange[] =>
  runs
    .filter(({ section }) => section === 'languages')
    .flatMap(({ lines }) => lines)
    .filter(({ key }) => languagesIn(key).length > 0 || hasLanguageLevel(key))
    .map(({ start, end }) => ({ start, end }));

/** A heading names a part of the CV; where it is a label on a line ("Outils : Excel"), what follows it does not. */
const headingRange = ({ heading, lines }: SectionRun): TextRange[] => {
  if (heading === null) return [];
  const { start, end } = heading.body;
  const content = lines.find(({ index }) => index === heading.index);
  return [{ start, end: content === undefined ? end : content.body.start }];
};

const WEB_ADDRESS = /^(?:https?:|www\.)|@|\.[a-z]{2,6}\/|[a-z]\.(?:com|fr|io|net|org)$/u;

/** "www.linkedin.com/in/...": where one is found tells nothing of what one can do. */
const isInAddress = (key: string, { start, end }: TextRange): boolean => {
  const from = /\S*$/u.exec(key.slice(Math.max(0, start - 60), start))?.[0] ?? '';
  const to = /^\S*/u.exec(key.slice(end, end + 60))?.[0] ?? '';
  return from + to !== '' && WEB_ADDRESS.test(from + key.slice(start, end) + to);
};

const confidenceOf = (confidence: number): Confidence =>
  confidence >= 0.95 ? 'sure' : confidence >= 0.75 ? 'likely' : 'doubtful';

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
  const sectionOf = sectionFinder(runs);
  const inContact = (mention: Mention): boolean =>
    mention.concept.kind !== 'licence' && inside(contact, mention) && !inside(titles, mention);
  const counts = (mention: Mention): boolean => {
    const { concept, start, end } = mention;
    if (NEVER.has(concept.kind)) return false;
    const range = { start, end };
    if (inside(silent, range) || inside(languages, range)) return false;
    if (isLanguageLevel(key, start, end) || isInAddress(key, range)) return false;
    if (inside(titles, range) && !IN_TITLE.has(concept.kind)) return false;
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
    (mention.concept.kind === 'softSkill' ||
      (!ADDRESS_WORDS.test(quote(document, mention)) &&
        isOfThisTrade(lexicon, mention.concept, trades)));
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
  /** The first wording that gives a name; one that is the concept's goes before. */
  const nameOfGroup = (concept: Concept, group: readonly Mention[], groups: number) => {
    const ofTrade = isOfTrade(lexicon, concept, trades);
    const names = group.flatMap((mention) => {
      const words = quote(document, mention);
      const item = quote(document, itemRange(key, mention));
      const standing = standingOf(mention);
      const shared = mention.shared === true;
      const name = shownName(concept, { words, item, standing, shared, groups, ofTrade });
      return name === null ? [] : [name];
    });
    return names.find(({ own }) => own) ?? names[0] ?? null;
  };
  const known = [...found.values()].flatMap(({ mentions, best }): CvSkill[] => {
    const concept = mentions[0]?.concept;
    if (concept === undefined) return [];
    const wordingOf = (mention: Mention): string => quote(document, mention);
    const groups = groupByWording(mentions, concept.kind, wordingOf);
    const named = groups.flatMap((group) => {
      const shown = nameOfGroup(concept, group, groups.length);
      return shown === null ? [] : [{ shown, group }];
    });
    return oneChipEach(concept, named).map(({ name, places }) => ({
      concept: concept.id,
      label: name,
      ...shownAs(places),
      mentions: places.map(({ start, end }) => ({ start, end })),
      confidence: confidenceOf(best),
    }));
  });
  const taken = merged([...all.filter(means), ...silent, ...titles]);
  const tools = merged(
    [...found.values()].flatMap(({ mentions }) =>
      mentions.filter(({ concept }) => concept.kind === 'tool'),
    ),
  );
  const isTool = (piece: TextRange): boolean => inside(tools, piece);
  const phrases = [
    ...listedPhrases(runs, isTool),
    ...toldActivities(runs),
    ...phrasesAmong(runs, isTool),
  ]
    .filter((piece) => !inside(taken, piece) && !isNegated(key, piece.start, piece.end))
    .map((piece): CvSkill => ({
      concept: null,
      label: piece.text,
      ...shownAs([piece]),
      mentions: [{ start: piece.start, end: piece.end }],
      confidence: 'doubtful',
    }));
  const unique = new Map(phrases.map((skill) => [alignedKey(skill.label), skill]));
  return [...known, ...unique.values()].sort(
    (a, b) => (a.mentions[0]?.start ?? 0) - (b.mentions[0]?.start ?? 0),
  );
};
