import type { ContractType, WorkMode } from '#/domain/postings/offer';

/**
 * Words that name a contract, folded. Bare words that also mean something else ("apprentissage", "independant") need the
 * contract beside them. A text without any of the roots needs no look; without roots every text has one.
 */
export const CONTRACT_WORDS: readonly (readonly [
  ContractType,
  rule: RegExp,
  roots?: readonly string[],
])[] = [
  ['CDI', /\bc\.?d\.?i\b|\bcontrat a duree indeterminee|\bduree indeterminee/gu],
  [
    'CDD',
    /\bc\.?d\.?d\b|\bcontrat a duree determinee|\bduree determinee|\bvacataire\b|\bcontrat d'usage\b/gu,
  ],
  [
    'Int\u00e9rim',
    /\b(?:en |contrat(?: de travail)? |contrat d'|missions? (?:en |d')?)interim(?:aire)?\b|\binterim\b|\b(?:contrat|mission)s? (?:de travail )?(?:temporaire|interimaire)s?\b|\ben travail temporaire\b|\bifm\b|\bindemnites? de fin de mission\b/gu,
    ['interim', 'temporaire', 'ifm', 'fin de mission'],
  ],
  [
    'Freelance',
    /\bfree-?lances?\b|\b(?:en|statut|statut d'|travailleurs?|consultants?|contrat|profil) ?(?:independants?|independante?s?)\b|\bindependant (?:sous|en) (?:statut|contrat)|\bportage salarial|\btjm\b|\bauto-?entrepreneurs?\b|\bmicro-?(?:entreprise|entrepreneur)|\bprestation en regie|\bfranchise\b(?= independant)|\b(?:postes?|missions?|offres?) (?:est |sont )?(?:ouverte?s?|proposee?s?|destinee?s?|reservee?s?) (?:a|aux?|pour) (?:des |les |un(?:e|\u00b7e|\(e\))? )?independant(?:e|\u00b7e|\(e\))?s?(?![\p{L}])/gu,
    ['lance', 'independant', 'portage', 'tjm', 'entrepr', 'regie'],
  ],
  [
    'Alternance',
    /\b(?:en|contrat|offre|poste|type|formation|stage ou) (?:en |d'|d[e'] ?)?alternance\b(?! (?:de (?!\d)|des |entre |jour|d'|avec))|^[^\p{L}\n]{0,4}alternance\b(?! (?:de |des |entre ))|\balternance\s*(?:[-:\u2013(]|$)|\b(?:contrat|poste|offre) (?:d'|en |de l')?apprenti(?:ssage|e)?\b|(?<!\b(?:centre de formation|expertises?|competences|ingenierie|conseil) )\ben (?:contrat d'|contrat de )?apprentissage\b(?! (?:numerique|continu|permanent|collectif|automatique|machine|et (?:en )?developpement|d[eu]s? ))|\bcontrat de pro(?:fessionnalisation)?\b|\b(?:recherch\p{L}*|recrut\p{L}*|cherch\p{L}*) (?:\p{L}+ ){0,3}(?:une?(?:\(e\)|\/une)? |des |\d+ )(?:\p{L}+ )?(?:alternante?|apprentie?)\b|^[^\p{L}\n]{0,4}(?:alternant|apprenti)\p{L}{0,2}(?:\(\p{L}+\))?\b/gmu,
    ['altern', 'apprenti', 'contrat de pro'],
  ],
  [
    'Stage',
    /\b(?:offre|convention|contrat|gratification|indemnite|duree) (?:de |du )stage\b|\ben stage\b(?! (?:d'integration|d'insertion))|\bstage (?:de (?:fin d'etudes|\d+|un|deux|trois|quatre|cinq|six)|conventionne|remunere|gratifie|pfe\b|\d+ mois|[-\u2013])|^[^\p{L}\n]{0,4}stage\b(?! d'|s)|\b(?:recherch\p{L}*|recrut\p{L}*|cherch\p{L}*|propos\p{L}*|accueill\p{L}*) (?:\p{L}+ ){0,3}(?:une?(?:\(e\)|\/une|\u00b7e)? |des |\d+ )(?:stage\b(?! d'(?:int|obs))|stagiaires?\b)|^[^\p{L}\n]{0,4}stagiaire\b|\binternship\b/gmu,
    ['stag', 'internship'],
  ],
  [
    'Saisonnier',
    /\b(?:contrat|poste|emploi|cdd|travail|mission|job)s? (?:de )?saisonni(?:er|ere)s?\b|\bsaisonni(?:er|ere)\b(?! de)|\bsaison d'(?:ete|hiver)|\bpour (?:la|notre) saison\b|\bcontrat de saison\b/gu,
    ['saison'],
  ],
];

/** Labels of the line that states the contract. */
export const CONTRACT_LABEL =
  /(?:\btypes? (?:de |du )?(?:contrat|d'emploi|poste)|\bnature (?:du contrat|de l'offre)|\bcontrat(?: propose| de travail)?|\btypes? d'emploi|\bstatut)\s*(?::|\n)\s*[^\n:]{0,30}$/u;

/** Right before the name of a contract, these offer the post itself under it: "poste en CDI", "nous recrutons en alternance", an item of a list that is the contract. */
export const OFFERS_POST =
  /(?:\b(?:postes?|emplois?|embauch\p{L}*|(?:recrut|recherch|cherch)\p{L}*)\b[^.\n:;]{0,40}?\b(?:en |d'un |un |de |: ?)?|^[^\p{L}\d\n]{0,4}(?:un |en |contrat (?:de travail )?(?:en |: )?)?)$/mu;

/** What a school does with others, which may be the contract of the post or not. */
export const TEACHES_BEFORE = /\bform(?:e|er|ent|ons|ant)\b[^.\n]{0,40}$/u;

/** The same words are part of a house's name that hires: "Larive Interim recrute". */
export const NAME_HIRES =
  /^(?:[ '&-]+[\p{L}\d'&-]+){0,4} (?:recrut|recherch|cherch|propos|embauch)\p{L}+/u;

/** Beside the name of a contract, these say that it is another person's, a later one or an agency's own story. */
export const NOT_THIS_CONTRACT =
  /\b(?:toutes les portes|en vue (?:d'une?|de|d')|possibilites?(?: (?:de|d'|d'une?))?|possibilites? d'evolution|perspectives?|debouch\p{L}* (?:sur|vers)|pouvant (?:aboutir|deboucher|evoluer)|evoluti(?:on|f|ve)s? (?:vers|en)|transform\p{L}* en|puis|suivi d'un|embauche en|acces a|specialis\p{L}+ (?:dans|en)|experts? en|recrutements? (?:en|de|d')|agences? (?:de |d'|d'emploi )?|leader (?:de|du)|acteur (?:de|du)|reseau|groupe|entreprise (?:de |d')|notre cet|encadr\p{L}*|tutor\p{L}*|accompagn\p{L}*|ou|autres?|ancienne?s?) (?:\p{L}+ ){0,2}(?:un |une |le |la |l'|les |des |de |d'|du |en |nos |et |ou )*$/u;

/** After the name of a contract, these say that it may come later; or the three letters stand for something else. */
export const LATER_CONTRACT =
  /^(?: (?:a la cle|possibles?|a terme|eventuel\p{L}*|en perspective|par la suite|ensuite|envisage\p{L}*)|\) du (?:college|lycee))/u;

/** A list of several kinds of contract speaks of an employer's business, not of this post. */
export const CONTRACT_LIST =
  /\b(?:interim|cdd|cdi|alternance|freelance|travail temporaire|placement|vacation)s?(?:\s*[,/&]\s*|\s+et\s+|\s+ou\s+|,\s+et\s+)(?:en )?(?:interim|cdd|cdi|alternance|freelance|travail temporaire|vacation)s?(?:(?:\s*[,/&]\s*|\s+et\s+|\s+ou\s+)(?:en )?(?:interim|cdd|cdi|cdii|alternance|freelance|travail temporaire|vacation|formation)s?)+/gu;

/** Words that name a work mode, folded, in order of precedence: what a form states under its label comes first. */
export const MODE_WORDS: readonly (readonly [WorkMode, RegExp])[] = [
  ['Sur site', /^[^\p{L}\n]*teletravail ?:?\s*\n?\s*(?:non|aucun|impossible)[ .]*$/mu],
  [
    'T\u00e9l\u00e9travail',
    /^[^\p{L}\n]*(?:teletravail ?:?\s*\n?\s*(?:complet|total|oui,? (?:total|complet|a 100 ?%))|lieu(?: d[eu] (?:travail|poste))? ?: ?(?:en )?teletravail(?: par defaut| complet| total)?(?=[ ,.;\n]*$|,))/mu,
  ],
  [
    'Sur site',
    /\b(?:pas de|sans|aucun) (?:teletravail|remote)|\bteletravail (?:non|impossible|pas possible|exclu)|\b(?:100 ?%|uniquement) (?:sur site|en presentiel)|(?<!\bplages? (?:horaires? )?(?:fixes? )?de )\bpresence (?:sur site )?(?:obligatoire|quotidienne)/u,
  ],
  [
    'T\u00e9l\u00e9travail',
    /\bfull[- ]remote|\b100 ?% (?:remote|a distance|(?:en )?teletravail)|\bteletravail (?:complet|total|integral|a 100|exclusif|permanent)|\b(?:entierement|totalement|integralement) (?:a distance|en teletravail)|\bremote (?:complet|total)|\bteletravail\s*:?\s*100/u,
  ],
  [
    'Hybride',
    /\bhybride\b|\bteletrava(?:il|illable)|\bremote\b|\bjours? (?:par semaine )?(?:a distance|a la maison)|\bpartiellement a distance/u,
  ],
  [
    'Sur site',
    /\b(?:poste|travail|emploi|lieu(?: du poste| de travail)?|mode(?: de travail)?|organisation)\b[^\n.;]{0,20}[: ](?:100 ?% )?(?:sur site|en presentiel|presentiel|en personne)\b(?!,? (?:et|ou|\/))/u,
  ],
];
