/** Who leads others by the first word of a title, masculine and feminine, folded. */
export const LEADS =
  /^(?:(?:co-?)?direct(?:eur|rice)|responsable|manageu?r|manageuse|(?:co-?)?gerante?|contremaitre(?:sse)?|dirigeante?|superviseu(?:r|se)|(?:country|general|head|store|team) \p{L}+)(?!\p{L})/u;

/** A chief of people or of a house; who is chief of a file, a product, a row or a part of a kitchen leads nobody by that name. */
export const CHIEF_OF =
  /^chef(?:fe)?(?:\(fe\))? (?:(?:de |d[\u2019'])?(?:service|equipes?|atelier|agence|secteur|centre|etablissement|exploitation|departement|pole|bureau|magasin|rayon|chantier|unite|division|entreprise|station|quart|gare|poste|caisses?|cuisine|salle)|comptable|cuisini(?:er|ere)|mecanicien|jardinier|boucher|patissier|boulanger)(?!\p{L})/u;

/** Who helps or learns under who leads: the rank is not theirs. */
export const UNDER = /^(?:assistante?|apprentie?|stagiaire|alternante?|eleve)(?!\p{L})/u;
