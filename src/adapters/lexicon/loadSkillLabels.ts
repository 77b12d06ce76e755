import { CONCEPT_KINDS } from '#/domain/lexicon/lexicon';
import type { ConceptKind } from '#/domain/lexicon/lexicon';

const SKILL_KINDS: readonly ConceptKind[] = [
  'tool',
  'technique',
  'knowledge',
  'licence',
  'softSkill',
];

/** The labels of the skills that the lexicon knows, in its order; fetches it on first use. */
export const loadSkillLabels = async (): Promise<readonly string[]> => {
  const { lexiconData } = await import('virtual:lexicon');
  return lexiconData.labels.split('\n').filter((_label, index) => {
    const kind = CONCEPT_KINDS[lexiconData.kinds[index] ?? -1];
    return kind !== undefined && SKILL_KINDS.includes(kind);
  });
};
