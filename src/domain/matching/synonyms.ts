import { SYNONYMS } from '#/domain/matching/synonyms.fr';
import { stemOf } from '#/domain/matching/words';
import { fold } from '#/domain/shared/text';

const synonyms: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const found = new Map<string, Set<string>>();
  for (const line of SYNONYMS.trim().split('\n')) {
    const stems = fold(line).split(/\s+/u).map(stemOf);
    for (const stem of stems) {
      const known = found.get(stem) ?? new Set();
      for (const other of stems) if (other !== stem) known.add(other);
      found.set(stem, known);
    }
  }
  return found;
})();

const NONE: ReadonlySet<string> = new Set();

/** Stems of the words that stand for a word within one trade. */
export const synonymsOf = (stem: string): ReadonlySet<string> => synonyms.get(stem) ?? NONE;
