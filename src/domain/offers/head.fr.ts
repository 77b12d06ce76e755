/** "H/F", "(f/h/x)": where the title ends. */
export const GENDER_MARK = /\s*[([]?\s*\b(?:[hfmx]\s?\/\s?[hfmx](?:\s?\/\s?[hfmxd])?)\b\s*[)\]]?/u;

/** "Lieu : Nantes", "Poste base a Lyon (69)"; the place is the first group. */
export const PLACE_LABEL =
  /\b(?:lieu(?: de travail| du poste)?|localisation|ville)\s*:\s*([^\n,;.]{2,50})|\b(?:poste|bases?) (?:est )?(?:base|situe)e?s? a ([^\n,;.]{2,40})/u;

/** What decorates the beginning of a title: pictures, stars, dashes. A bracket or ".NET" begins the title itself. */
export const TITLE_ORNAMENT =
  /^(?:[#*\d]\ufe0f?\u20e3|[^\p{L}\p{N}([{\u00ab"'.\u3010]|\.(?!\p{L}))+/u;

/** The same at the end. */
export const TITLE_ORNAMENT_AFTER = /[^\p{L}\p{N})\]}\u00bb"'+#!?%.\u3011]+$/u;

/** Words before the name of the trade: "offre d'emploi :", "nous recherchons un". */
export const BEFORE_TRADE =
  /^(?:(?:offre d'emploi|offre|poste(?: a pourvoir)?|intitule(?: du poste)?|annonce|urgent)\s*[:!-]+\s*)*(?:(?:[\p{L}\d' -]{0,40}\b)?(?:recherch(?:ons|e)|recrut(?:ons|e)|cherch(?:ons|e))\s+(?:(?:actuellement|aujourd'hui|en urgence|pour \p{L}+ \p{L}+)\s+)?(?:(?:son|sa|ses|notre|nos|une?(?:\(e\)|\/une?)?|des|deux|\d+)\s+)*)?/u;

/** Where the name of the trade ends in a sentence. */
export const AFTER_TRADE =
  /[,.;:!]|\s\(|\s[-\u2013\u2014|]\s|\s(?:pour|a|au|aux|avec|maitrisant|ayant|qui|chez|dans|sur|en (?:cdi|cdd|alternance|interim|stage)|cdi|cdd)\s/u;
