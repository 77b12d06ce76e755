import type { CvSection } from '#/domain/cv/cv';
import { itemAround } from '#/domain/cv/skills/itemAround';
import { QUALITY_LEAD } from '#/domain/cv/skills/skillPhrases.fr';
import type { Lexicon, Mention } from '#/domain/lexicon/lexicon';
import { wordKey } from '#/domain/lexicon/tokens';
import { fold } from '#/domain/shared/text';

/** Sections where whoever writes speaks of themselves: a quality counts anywhere in a sentence. */
const OF_ONESELF: ReadonlySet<CvSection> = new Set(['profile', 'contact']);

/** Sections that list what one can do, item by item. */
const LISTED: ReadonlySet<CvSection> = new Set(['skills', 'softSkills', 'certifications']);

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
