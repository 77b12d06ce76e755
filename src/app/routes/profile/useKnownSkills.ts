import { useEffect, useMemo, useState } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import type { Cv } from '#/domain/cv/cv';
import type { KnownSkills } from '#/pages/ProfilePage/parts/SkillsSection';

/** Skills to propose: those of the CV and, once `wanted`, those of the lexicon. Where it does not load, fewer are proposed. */
export const useKnownSkills = (cv: Cv | null, wanted: boolean): KnownSkills => {
  const { skillLabels } = useServices();
  const [inLexicon, setInLexicon] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    void skillLabels().then(
      (loaded) => current && setInLexicon(loaded),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [wanted, skillLabels]);
  return useMemo(
    () => ({ inCv: cv?.skills.map(({ label }) => label) ?? [], inLexicon }),
    [cv, inLexicon],
  );
};
