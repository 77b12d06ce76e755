const SPELLED =
  'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|quatre-vingts?|cent|mille|zero';

/**
 * Concrete figures on folded text: amounts, counts, shares and durations. Not a year on its own, not a code glued to
 * letters (R489, B2, CACES 3), not "il y a deux ans", which is a date, nor "un".
 */
export const FIGURES = new RegExp(
  [
    // A number with what it counts; years and codes are left out by what stands around them.
    `(?<![a-z0-9.,+/-])(?<!\\b(?:caces|categorie|categories|niveau|niveaux|article|rue|iso|bac ?\\+|version|windows|type|phase|r|n°|numero|annee|stade|grade|etage|lot|quai|quais|chambre|classe|palier|ligne|batiment|en|depuis|fin|debut|courant|avant|apres|vers|de l'an) )(?!(?:19|20)\\d\\d\\b(?! ?(?:%|€|euros?|[a-z]{4,}s\\b)))\\d{1,3}(?:[ .]\\d{3})*(?:,\\d+)? ?(?:%|€|k€|(?!(?:et|ou|depuis|sur|de|en|dans|pour|par|qui|que|avec|au|aux|est|sont|puis)\\b)[a-z]{2,})`,
    `(?<!\\bil y a (?:environ |a peu pres )?)(?<!\\b(?:dans|les|ces|entre) )(?<![a-z-])(?:[a-z]+-)?(?:${SPELLED}) (?!(?:ou|a|et|qui|que|trois|cinq|sur|de|dans|en|pour|fois par an)\\b)(?:[a-z]+ )?[a-z]{3,}`,
    "\\b(?:une|des|deux|trois|quelques) (?:di[xz]aines?|douzaines?|quinzaines?|vingtaines?|trentaines?|quarantaines?|cinquantaines?|centaines?|milliers?) d(?:e |')[a-z]+",
    '\\b(?:la moitie|un tiers|le tiers|deux tiers|un quart|le double|le triple)\\b',
    '\\b(?:aucun|aucune|zero) (?:accident|incident|retard|erreur|casse|chute|rejet|reclamation|plainte|perte|panne|litige|rupture|ecart|reserve)\\b',
    '\\b(?:divise|multiplie)e?s? par (?:\\d+|deux|trois|quatre|dix)\\b',
    '\\bde \\d[\\d ,]* ?[a-z%€]* a \\d[\\d ,]* ?[a-z%€]*',
  ].join('|'),
  'gu',
);
