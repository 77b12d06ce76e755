import type { RomeCode } from '#/domain/occupations/romeTable';

/** How near two codes are by what they share (reference matching.md, section 6.1 step 6). */
const NEARNESS = {
  sameCode: 1,
  /** One code of ROME 3, cut finer since. */
  sameParent: 0.85,
  sameDomainAndField: 0.6,
  sameField: 0.45,
  sameDomain: 0.4,
  sameGreatDomain: 0.12,
} as const;

/** A field with more codes than this gathers what everyone does: quality, administration. */
const WIDE_FIELD = 12;

const domainOf = (code: string): string => code.slice(0, 3);

/** Tells how near codes of the register are, 0 to 1. */
export const nearnessIn = (
  codes: readonly RomeCode[],
): ((one: string, other: string) => number) => {
  const byCode = new Map(codes.map((row) => [row.code, row] as const));
  const sizes = new Map<string, number>();
  for (const { fields } of codes)
    for (const field of fields) sizes.set(field, (sizes.get(field) ?? 0) + 1);
  const parentOf = (code: string): string => byCode.get(code)?.parent ?? code;
  const shareField = (one: string, other: string): boolean => {
    const fields = byCode.get(other)?.fields;
    for (const field of byCode.get(one)?.fields ?? [])
      if (fields?.has(field) === true && (sizes.get(field) ?? 0) <= WIDE_FIELD) return true;
    return false;
  };
  return (one, other) => {
    if (one === other) return NEARNESS.sameCode;
    if (parentOf(one) === parentOf(other)) return NEARNESS.sameParent;
    const sameField = shareField(one, other);
    if (domainOf(one) === domainOf(other))
      return sameField ? NEARNESS.sameDomainAndField : NEARNESS.sameDomain;
    if (sameField) return NEARNESS.sameField;
    return one[0] === other[0] ? NEARNESS.sameGreatDomain : 0;
  };
};
