/** A title that goes on with a contract: "stagiaire puis job d'été". */
export const THEN_A_CONTRACT =
  /\s+(?:puis|et|[/+])\s+(?:en\s+)?(?:job|emploi|petit boulot|contrat|CDI|CDD|intérim|stage|alternance)(?![\p{L}]).*$/iu;

/** "à" before a noun and its article: "au levage", "à la pose", "aux commandes". */
export const withTo = (noun: string): string =>
  /^les? /u.test(noun)
    ? noun.replace(/^le(s?) /u, (_all, many: string) => `au${many === '' ? '' : 'x'} `)
    : `à ${noun}`;

/** Between two missions, and where one of them says two things already. */
export type PairLink = readonly [link: string, afterTwo: string];
export const PAIR_LINKS = {
  pair: [' et ', ', mais aussi '],
  pairAlone: [', ', ', mais aussi '],
  pairTo: [' et à ', ', mais aussi à '],
  pairOf: [' et de ', ', mais aussi de '],
} as const satisfies Readonly<Record<string, PairLink>>;
