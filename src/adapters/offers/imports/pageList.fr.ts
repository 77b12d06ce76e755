/** Words in the addresses of advertisements, French and English. */
export const JOB_PATH =
  /emploi|offre|annonce|poste|recrut|carriere|mission|stage|alternance|jobs?\b|viewjob|vacan|career|position|rc\/clk/iu;

/** Lines of a card that are none of its offer: marks, days, calls. */
export const ASIDE_LINE =
  /^(?:nouveau|new\b|sponsoris|promoted|sponsored|urgent|il y a|publi|ajout|post[eé]e? |voir|postul|candidat|consult|en savoir|d[eé]couvrir|lire|sauvegard|enregistr|partag|favori|super recruteur|temps (?:plein|partiel)|full[- ]time|part[- ]time|easy apply|apply|[\d\W])/iu;
