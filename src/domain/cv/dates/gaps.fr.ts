/** Openings of periods without a post: leave, search, breaks; folded. */
export const GAP =
  /^[^\p{L}]*(?:en )?(?:conges? (?:de )?(?:parenta|sabbatique|maternite|paternite|maladie|longue maladie|sans solde|d'adoption|d'education|proche)\w*|(?:annee|periode|pause|interruption|parenthese) (?:sabbatique|parentale|familiale|de carriere|de chomage|d'inactivite|de recherche d')|recherche (?:active )?(?:d'emploi|d'un emploi|de poste|de travail)|sans (?:emploi|activite)|chomage|demandeu\w+ d'emploi|(?:mere|pere|parent) au foyer|arret (?:maladie|de travail)|(?:parental|maternity|paternity|sick|family|adoption) leave|career break|sabbatical|gap year|(?:job|employment) (?:search|seeking|hunting)|unemployed|disponib(?:ilites?|les?)(?![\p{L}])|projets (?:de l')?(?:annees?|scolaires?|universitaires?)(?![\p{L}])|stay-at-home)/u;

/** Openings of what a researcher was granted: a sum or a distinction, never a post; folded. */
export const GRANT =
  /^[^\p{L}]*(?:subventions? (?:de|pour|du|d')|bourses? (?:de |d'|doctorale|postdoctorale|post-doctorale|erasmus|d'excellence)|financement (?:de|d'|du|doctoral)|(?:research )?grant(?![\p{L}])|scholarship|fellowship)/u;
