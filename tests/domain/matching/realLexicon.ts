import { lexiconData } from 'virtual:lexicon';

import type { ConceptKind } from '#/domain/lexicon/lexicon';
import { openLexicon } from '#/domain/lexicon/openLexicon';
import { parseLexicon } from '#/domain/lexicon/parseLexicon';
import { realOccupations } from '#tests/domain/occupations/realOccupations';

import { readFamilies } from '../../../tools/lexicon/vitePlugin';

/** The lexicon that ships: compiled once for all test files. */
export const realLexicon = openLexicon(lexiconData, realOccupations);

export type RealConcept = {
  readonly label: string;
  readonly kind: ConceptKind;
  /** Surface forms that need no context; the label is the first. */
  readonly forms: readonly string[];
};

/** Every concept of the shipped source with its plain forms. */
export const realConcepts: readonly RealConcept[] = parseLexicon(readFamilies())
  .entries.filter(({ group }) => !group)
  .map(({ label, kind, forms }) => ({
    label,
    kind,
    forms: forms.filter(({ condition }) => condition === null).map(({ text }) => text),
  }));

/** `count` items spread evenly over a list. */
export const spread = <T>(list: readonly T[], count: number): readonly T[] => {
  const step = Math.max(1, Math.floor(list.length / count));
  return list.filter((_, index) => index % step === 0).slice(0, count);
};
