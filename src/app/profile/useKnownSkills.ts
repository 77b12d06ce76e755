import { useEffect, useMemo, useState } from 'react';

import type { Cv } from '#/domain/cv/cv';

/** Skills to propose: those of the CV, then, once `wanted`, those of the lexicon. Without it, only fewer are proposed. */
export const useKnownSkills = (cv: Cv | null, wanted: boolean): readonly string[] => {
  const [labels, setLabels] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    void import('#/adapters/lexicon/loadSkillLabels')
      .then(({ loadSkillLabels }) => loadSkillLabels())
      .then(
        (loaded) => current && setLabels(loaded),
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [wanted]);
  return useMemo(() => [...(cv?.skills.map(({ label }) => label) ?? []), ...labels], [cv, labels]);
};
