import type { Concept, Lexicon, Mention } from '#/domain/lexicon/lexicon';
import {
  ASSURES,
  BEHALF,
  DEPARTMENT,
  DONE_FOR_BEFORE,
  FIELD_OF_EXPERIENCE_BEFORE,
  FOR_NEWCOMERS_AFTER,
  GOES_BY_BEFORE,
  HOUSE_BEFORE,
  LEADS_TO_CONTRACT,
  LIST_OPENS,
  MAKES_SURE,
  MAY_LEAD_BEFORE,
  ON_BEHALF_BEFORE,
  OTHER_DEPARTMENT_BEFORE,
  OWN_TROUBLE,
  OTHERS_TASK_BEFORE,
  PARTNER_BEFORE,
  PERSON,
  SUPERIOR_BEFORE,
  TEAM_OF,
  TOOL_IN_GENERAL,
  WITHIN_BEFORE,
} from '#/domain/postings/asides.fr';
import type { Script } from '#/domain/postings/script';
import type { Segment } from '#/domain/postings/segments';

/** A mention inside its segment; offsets count in the folded text. */
type Place = {
  readonly concept: Concept;
  readonly start: number;
  readonly end: number;
  readonly segment: Segment;
};

const isAbility = ({ kind }: Concept): boolean => kind === 'technique' || kind === 'knowledge';

/** The words tell what surrounds the work, not what it takes: nobody is asked for them. */
export const isAside = ({ folded }: Script, { concept, start, end, segment }: Place): boolean => {
  const before = folded.slice(segment.start, start);
  const after = folded.slice(end, segment.end);
  const words = folded.slice(start, end);
  if (OWN_TROUBLE.test(words + after.slice(0, 20))) return true;
  if (!isAbility(concept)) return false;
  if (ASSURES.test(words) && MAKES_SURE.test(before)) return true;
  if (BEHALF.test(words) && ON_BEHALF_BEFORE.test(before)) return true;
  if (LEADS_TO_CONTRACT.test(words) && MAY_LEAD_BEFORE.test(before)) return true;
  if (HOUSE_BEFORE.test(before) || PARTNER_BEFORE.test(before)) return true;
  if (PERSON.test(words) && SUPERIOR_BEFORE.test(before)) return true;
  if (TEAM_OF.test(words) && WITHIN_BEFORE.test(before)) return true;
  if (OTHERS_TASK_BEFORE.test(before) || FOR_NEWCOMERS_AFTER.test(after)) return true;
  if (segment.section !== 'missions') return false;
  return (
    GOES_BY_BEFORE.test(before) || (DEPARTMENT.test(words) && OTHER_DEPARTMENT_BEFORE.test(before))
  );
};

/** The words may tell the purpose of a task, or a field that is welcome rather than asked for. */
export const mayBeAside = ({ folded }: Script, { concept, start, segment }: Place): boolean => {
  if (!isAbility(concept)) return false;
  const before = folded.slice(segment.start, start);
  return (
    (segment.section === 'missions' && DONE_FOR_BEFORE.test(before)) ||
    (segment.demand !== 'required' && FIELD_OF_EXPERIENCE_BEFORE.test(before))
  );
};

/** "Logiciel de paie : Sage Paie": the wider name only opens the list of what is asked for. */
export const opensItsList = (
  { original }: Script,
  mention: Mention,
  next: Mention | undefined,
  lexicon: Lexicon,
): boolean =>
  next !== undefined &&
  next.concept.id !== mention.concept.id &&
  lexicon.implies(next.concept.id, mention.concept.id) &&
  TOOL_IN_GENERAL.test(original.slice(mention.start, mention.end)) &&
  LIST_OPENS.test(original.slice(mention.end, next.start));

/** "Avec les developpeurs (Java, React)": in the tasks, what a colleague in brackets works with. */
export const isColleaguesTool = (
  { original }: Script,
  { start }: Mention,
  segment: Segment,
  trades: readonly Mention[],
): boolean => {
  if (segment.section !== 'missions' && segment.section !== 'company') return false;
  const open = original.lastIndexOf('(', start);
  if (open < 0 || original.slice(open, start).includes(')')) return false;
  return trades.some(({ end }) => end <= open && original.slice(end, open).trim() === '');
};
