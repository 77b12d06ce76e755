/** Openings of a list item that tells a sentence or a circumstance rather than a skill, as folded keys. */
export const NOT_A_SKILL =
  /^(?:je |j'|mon |ma |mes |le |la |les |l'|un |une |des |du |de |d'|et |ou |ainsi|dont |avec |sans |pour |dans |en cours|en |sur |a |au |aux |depuis|notamment|etc|divers|autres?\b|niveau|tres |bon |bonne |disponib|mobil|vehicul|titulaire|obtenu|valable|valide|renouvel|expert\b|debutant|intermediaire|avance|notions?$|bases?$|courant|lu\b|parle|ecrit)/u;

/** Words that only qualify a list and are dropped from the front of an item. */
export const SKILL_LEAD =
  /^(?:maitrise (?:de |du |des |d'|de l'|de la )?|bonne maitrise (?:de |du |des |d'|de l'|de la )?|connaissances? (?:de |du |des |d'|de l'|de la |en )?|bonnes? connaissances? (?:de |du |des |d'|de l'|de la |en )?|notions? (?:de |du |des |d'|de l'|de la |en )?|utilisation (?:de |du |des |d'|de l'|de la )|pratique (?:de |du |des |d'|de l'|de la )|sens (?:de la |de l'|du |des )(?=$))/u;
