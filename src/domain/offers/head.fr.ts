/** "H/F", "(f/h/x)": where the title ends. */
export const GENDER_MARK = /\s*[([]?\s*\b(?:[hfmx]\s?\/\s?[hfmx](?:\s?\/\s?[hfmxd])?)\b\s*[)\]]?/u;

/** "Lieu : Nantes", "Poste base a Lyon (69)"; the place is the first group. */
export const PLACE_LABEL =
  /\b(?:lieu(?: de travail| du poste)?|localisation|ville)\s*:\s*([^\n,;.]{2,50})|\b(?:poste|bases?) (?:est )?(?:base|situe)e?s? a ([^\n,;.]{2,40})/u;
