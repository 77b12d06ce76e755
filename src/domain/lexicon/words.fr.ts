/** Words that link the parts of a form and never tell two forms apart. */
export const LINK_WORDS: ReadonlySet<string> = new Set([
  'de',
  'du',
  'des',
  'la',
  'le',
  'les',
  'un',
  'une',
  "d'",
  "l'",
]);

/**
 * Words that may stand inside a mention without changing it: "gerez vos stocks", "encadrer huit personnes". "Atteindre cet
 * objectif" speaks of what was said before, and names nothing.
 */
export const FILLERS: ReadonlySet<string> = new Set(
  `votre vos notre nos leur leurs son sa ses ton ta tes mon ma mes deux trois quatre cinq six sept huit
  neuf dix onze douze quinze vingt trente quarante cinquante cent`.split(/\s+/u),
);

/** Spellings brought to one before comparison. */
export const SAME_WORDS: Readonly<Record<string, string>> = {
  au: 'a',
  aux: 'a',
  à: 'a',
};

/** Plurals that the general rule would get wrong, folded. */
export const IRREGULAR_PLURALS: Readonly<Record<string, string>> = {
  vitraux: 'vitrail',
  emaux: 'email',
  coraux: 'corail',
  materiaux: 'materiau',
  tuyaux: 'tuyau',
  noyaux: 'noyau',
  joyaux: 'joyau',
  boyaux: 'boyau',
  yeux: 'oeil',
  canvas: 'canvas',
};

/** Words after which an apostrophe is an elision. */
export const ELIDED = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)$/u;

/** Feminine or plural endings written after a word in brackets or after a dot: `motivé(e)s`, `développeur·se`. */
export const INCLUSIVE_ENDING =
  /^(?:\((?:e|s|es|ne|nne|le|lle|te|tte|se|sse|re|ere|iere|ve|ive|ice|rice|trice|euse|eure)\)s?|[·•∙⋅‧](?:e|s|es|ne|nne|le|lle|te|tte|se|sse|re|ere|iere|ve|ive|ice|rice|trice|euse|eure)(?:[·•∙⋅‧.]?s)?|[./](?:e|ne|nne|le|lle|se|ere|iere|ve|ive|rice|trice|euse|eure)(?:[./]?s)?)(?![\p{L}\p{N}])/u;

/** Words that join the members of a list. */
export const COORDINATORS: ReadonlySet<string> = new Set(['et', 'ou', 'and', 'or', 'puis']);

/** Feminine endings and the masculine ones that share a stem with them. */
export const FEMININE_ENDINGS: readonly (readonly [feminine: string, masculine: string])[] = [
  ['trice', 'teur'],
  ['euse', 'eur'],
  ['iere', 'ier'],
  ['enne', 'en'],
  ['elle', 'el'],
  ['ive', 'if'],
];

/** What may differ between two inflections of one word, folded and without number. */
export const INFLECTION = /^(?:|e|er|ez|ee|es|te|ne|le|se|ant|ante|ent)$/u;
