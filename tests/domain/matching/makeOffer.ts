import type { CefrLevel, DiplomaLevel } from '#/domain/cv/cv';
import type { OfferText } from '#/domain/postings/offer';
import type { Demand, OfferRequirements, SkillRequirement } from '#/domain/postings/requirements';
import type { TextRange } from '#/domain/shared/textRange';
import { testLexicon, wordsFor } from '#tests/domain/matching/testLexicon';

/** One skill asked for. */
export type Asked = {
  readonly id: string;
  readonly demand: Demand;
  readonly blocking?: boolean;
  readonly group?: string;
};

export type OfferFacts = {
  readonly title: string;
  readonly missions: readonly string[];
  readonly skills: readonly Asked[];
  readonly minYears: number | null;
  readonly degree: DiplomaLevel | null;
  readonly languages: readonly (readonly [string, CefrLevel | null])[];
  readonly ending: readonly string[];
};

export type MadeOffer = { readonly offer: OfferText; readonly requirements: OfferRequirements };

/** Writes an advertisement and reads it perfectly. */
export const makeOffer = (facts: OfferFacts): MadeOffer => {
  const lines: string[] = [];
  let length = 0;
  const write = (line: string): TextRange => {
    const start = length;
    lines.push(line);
    length += line.length + 1;
    return { start, end: start + line.length };
  };
  const title = write(facts.title);
  const missions = facts.missions.map(write);
  const skills = facts.skills.map(({ id, demand, blocking, group }): SkillRequirement => ({
    concept: id,
    label: testLexicon.concept(id)?.label ?? id,
    demand,
    range: write(wordsFor(id)),
    cue: null,
    blocking: blocking ?? false,
    group: group ?? null,
  }));
  const minYears =
    facts.minYears === null
      ? null
      : {
          value: facts.minYears,
          range: write(`${facts.minYears} ans d’expérience`),
          demand: 'required' as const,
        };
  const degree =
    facts.degree === null
      ? null
      : { value: facts.degree, range: write(facts.degree), demand: 'required' as const };
  const languages = facts.languages.map(([language, cefr]) => ({
    language,
    level: cefr,
    cefr,
    demand: 'required' as const,
    range: write(`${language} ${cefr ?? ''}`),
  }));
  for (const line of facts.ending) write(line);
  return {
    offer: { text: lines.join('\n'), title: facts.title },
    requirements: {
      title: { value: facts.title, range: title },
      company: null,
      occupation: null,
      skills,
      minYears,
      degree,
      languages,
      contract: null,
      mode: null,
      location: null,
      pay: null,
      missions,
      sentences: missions,
    },
  };
};
