import {
  HOUSE_OF,
  HOUSE_OR_REFERENCE,
  NOUN_BEFORE,
  PERSON_NOUN,
  QUALITY_LEAD,
} from '#/domain/cv/cues/skillPhrases.fr';
import type { CvSection } from '#/domain/cv/cv';
import { itemAround } from '#/domain/cv/skills/itemAround';
import type { Concept, Lexicon, Mention } from '#/domain/lexicon/lexicon';
import { isAction } from '#/domain/lexicon/stems';
import { wordKey } from '#/domain/lexicon/wordTokens';
import { fold } from '#/domain/shared/text';
import type { TextRange } from '#/domain/shared/textRange';

/** Sections where whoever writes speaks of themselves: a quality counts anywhere in a sentence. */
const OF_ONESELF: ReadonlySet<CvSection> = new Set(['profile', 'contact']);

/** Sections that list what one can do, item by item. */
const LISTED: ReadonlySet<CvSection> = new Set(['skills', 'softSkills', 'certifications']);

/** What an action is done to, right after it, as folded keys. */
const OBJECT_AFTER = /^(?:d[eu] |des |d')/u;

/** Kinds whose names are words of every day. */
export const isPlain = ({ kind }: Concept): boolean => kind === 'technique' || kind === 'knowledge';

/**
 * Whether one plain word is claimed where it stands. "Dynamique" says something of a person who lists it,
 * "systemes dynamiques" nothing; "facturation" alone is a task, "site Internet" no search on it. Offsets
 * count in the folded text.
 */
export const isClaimed = (
  key: string,
  { concept, shared, ...place }: Mention,
  section: CvSection,
  lexicon: Lexicon,
): boolean => {
  const written = key.slice(place.start, place.end);
  const { before, after } = itemAround(key, place);
  // "Organisation des postes": what is done to a thing is no quality.
  const isAct = concept.kind === 'softSkill' && isAction(wordKey(written));
  if (isAct && OBJECT_AFTER.test(after)) return false;
  // The name of a quality is always that quality: only what describes may describe something else.
  if (wordKey(written) === wordKey(fold(concept.label))) return true;
  if (/\s/u.test(written.trim())) return true;
  const noun = concept.kind === 'softSkill' ? NOUN_BEFORE.exec(before)?.[1] : undefined;
  if (noun !== undefined && !PERSON_NOUN.test(noun)) return false;
  if (OF_ONESELF.has(section)) return true;
  if (concept.kind === 'softSkill')
    return QUALITY_LEAD.test(before) && (LISTED.has(section) || after === '');
  // What belongs to a trade is judged by the trades of the text (`senses.ts`).
  if (lexicon.tradesOf(concept.id) !== null) return true;
  return !isPlain(concept) || shared !== true || LISTED.has(section) || QUALITY_LEAD.test(before);
};

const WEB_ADDRESS = /^(?:https?:|www\.)|@|\.[a-z]{2,6}\/|[a-z]\.(?:com|fr|io|net|org)$/u;

/** "www.linkedin.com/in/...": where one is found tells nothing of what one can do. */
export const isInAddress = (key: string, { start, end }: TextRange): boolean => {
  const from = /\S*$/u.exec(key.slice(Math.max(0, start - 60), start))?.[0] ?? '';
  const to = /^\S*/u.exec(key.slice(end, end + 60))?.[0] ?? '';
  return from + to !== '' && WEB_ADDRESS.test(from + key.slice(start, end) + to);
};

/** "Cabinet comptable", "une entreprise de grande distribution": a house and what it deals in. */
export const tellsHouse = (key: string, place: TextRange): boolean => {
  const { before, after } = itemAround(key, place);
  const item = `${before} ${key.slice(place.start, place.end)} ${after}`.trim();
  return HOUSE_OR_REFERENCE.test(item) || HOUSE_OF.test(`${before} `);
};
