/** Openings of a list item that tells a sentence or a circumstance rather than a skill, as folded keys. */
export const NOT_A_SKILL =
  /^(?:je |j'|mon |ma |mes |le |la |les |l'|un |une |des |du |de |d'|et |ou |ainsi|dont |avec |sans |pour |dans |en cours|en |sur |a |au |aux |depuis|notamment|etc|divers|autres?\b|niveau|tres |bon |bonne |disponib|mobil|vehicul|titulaire|obtenu|valable|valide|renouvel|expert\b|debutant|intermediaire|avance|notions?$|bases?$|courant|lu\b|parle|ecrit|langue|surtout|pas |aucune?\b|neant\b|jamais\b|quelques|toute?s?\b|oui\b|non\b)/u;

/** Words that only qualify a list and are dropped from the front of an item. */
export const SKILL_LEAD =
  /^(?:maitrise (?:de |du |des |d'|de l'|de la )?|bonne maitrise (?:de |du |des |d'|de l'|de la )?|connaissances? (?:de |du |des |d'|de l'|de la |en )?|bonnes? connaissances? (?:de |du |des |d'|de l'|de la |en )?|notions? (?:de |du |des |d'|de l'|de la |en )?|utilisation (?:de |du |des |d'|de l'|de la )|pratique (?:de |du |des |d'|de l'|de la )|sens (?:de la |de l'|du |des )(?=$))/u;

/** Words that only a sentence holds: what it lists is told, not claimed item by item. */
export const SENTENCE_WORDS =
  /(?<![\p{L}])(?:je|j'\p{L}+|m'\p{L}+|me|moi|nous|vous|on|est|sont|suis|etais|sais|peux|veux|cherche|souhaite|qui|que|parce|lorsque|quand)(?![\p{L}])/u;
