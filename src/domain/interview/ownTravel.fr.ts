/** Trips that are refused, paid for or somebody else's: « pas de déplacements », « frais de déplacement », « leurs déplacements ». */
const NOT_A_TRIP =
  'pas de|aucuns?|sans|frais de|indemnites? de|primes? de|remboursement des?|temps de|aide aux?|aides? (?:a leurs|dans leurs|aux)|leurs|ses';

/** Verbs of care whose object moves, within the same sentence. */
const HELPED = String.raw`\b(?:accompagn|aid|assist|facilit|stimul|surveill|securis)\w*\b[^.;\n]{0,60}`;

/** What follows where those cared for move about, not the one who works. */
const OF_OTHERS =
  "doux|internes?|des? (?:l'|la |le )?(?:residents?|patients?|personnes?|usagers?|beneficiaires?|enfants?|eleves?)|dans l'etablissement";

/** A trip that the work asks of the person themselves; matched on the folded text of an offer. */
export const OWN_TRAVEL = new RegExp(
  String.raw`(?<!\b(?:${NOT_A_TRIP}) )(?<!${HELPED})\bdeplacements?\b(?: (?:frequents|reguliers|ponctuels|a l'etranger)\b)?(?! (?:${OF_OTHERS}))`,
  'u',
);
