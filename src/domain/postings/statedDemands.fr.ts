import type { Demand } from '#/domain/postings/requirements';

/** What data may demand. */
export const DEMANDED_FIELDS = ['skills', 'education', 'licences', 'languages'] as const;
export type DemandedField = (typeof DEMANDED_FIELDS)[number];

/** How strongly data demands: France Travail says E (exigé) or S (souhaité). */
export type StatedDemand = Exclude<Demand, 'expected'>;

/** Headings under which an imported text holds what its data demands. Prose has none of this form. */
export const DEMAND_HEADINGS: Readonly<
  Record<DemandedField, Readonly<Record<StatedDemand, string>>>
> = {
  skills: { required: 'Compétences (exigées)', optional: 'Compétences (souhaitées)' },
  education: { required: 'Formation (exigée)', optional: 'Formation (souhaitée)' },
  licences: { required: 'Permis (exigé)', optional: 'Permis (souhaité)' },
  languages: { required: 'Langues (exigées)', optional: 'Langues (souhaitées)' },
};

/** The letters and words by which data tells how strongly it demands, folded. */
export const DEMAND_CODES: Readonly<Record<StatedDemand, RegExp>> = {
  required: /^(?:e|exigee?s?|obligatoires?|indispensables?|required)$/u,
  optional: /^(?:s|souhaitee?s?|appreciee?s?|optional|preferred)$/u,
};
