/** What may stand between two members of one list of alternatives. */
export const BARE_JOIN =
  /^\s*(?:,|\/|,?\s*(?:ou|et\/ou|ou bien|ou encore|or)\b)?\s*(?:(?:de|du|des|la|le|les|un|une)\s+|d[’']|l[’'])*$/iu;

/** A join that leaves the choice. */
export const OR_JOIN = /\/|\b(?:ou|or)\b/iu;
