/** What the law forbids to weigh, where a CV tells it, on the folded line. */
export const PERSONAL: readonly RegExp[] = [
  /(?<!\p{L})(?:date (?:et lieu )?de naissance|nee? (?:le|en|a))(?!\p{L})\s*:?\s*[^,;|\u00b7\u2013\u2022(]*(?:\d{4})?/u,
  /(?<![\p{L}\d])(?:age ?: ?)?(?:1[6-9]|[2-6]\d) ans(?=$|\s*[,;|\u00b7\u2022()/\u2013-]|\s+(?:permis|nationalite|celibataire|mariee?|pacsee?))/u,
  /(?<!\p{L})(?:celibataire|mariee?|pacsee?|divorcee?|veuf|veuve|en concubinage|vie maritale|vie en couple)(?!\p{L})(?:,? (?:sans|avec|\d|un|deux|trois|quatre) enfants?)?/u,
  /(?<!\p{L})situation (?:familiale|de famille|matrimoniale)\s*:?[^,;|\u00b7]*/u,
  /(?<![\p{L}\d])(?:sans enfants?|(?:[1-9]|un|deux|trois|quatre|cinq) enfants?(?: a charge)?|(?:mere|pere) de (?:[1-9]|un|deux|trois|quatre|cinq)? ?enfants?)(?!\p{L})/u,
  /(?<!\p{L})(?:de )?nationalite\s*:?\s*\p{L}+(?:[ -](?:et )?\p{L}+)?/u,
  /(?<!\p{L})sexe\s*:\s*\p{L}+/u,
  /(?<!\p{L})(?:religion|confession)\s*:\s*\p{L}+/u,
  /(?<!\p{L})(?:numero de securite sociale|n\u00b0 de securite sociale|n\u00b0 ss)\s*:?\s*[\d ]*/u,
];
