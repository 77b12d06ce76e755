/** "H/F", "(f/h/x)": where the title ends. */
export const GENDER_MARK = /\s*[([]?\s*\b(?:[hfmx]\s?\/\s?[hfmx](?:\s?\/\s?[hfmxd])?)\b\s*[)\]]?/u;

/** What decorates the beginning of a title: pictures, stars, dashes. A bracket or ".NET" begins the title itself. */
export const TITLE_ORNAMENT =
  /^(?:[#*\d]\ufe0f?\u20e3|\d{1,4}\s?\/\s?\d{1,4}\s+(?=\p{L})|[^\p{L}\p{N}([{\u00ab"'.\u3010]|\.(?!\p{L}))+/u;

/** The contract before the post: "ALTERNANCE - Vendeur". */
export const CONTRACT_FIRST =
  /^(?:(?:en )?alternance|apprentissage|stage|c\.?d\.?[id]|int[ée]rim|freelance|urgent)\s*[-–—:|!]+\s*(?=\p{L}{3})/iu;

/** The same at the end. */
export const TITLE_ORNAMENT_AFTER = /[^\p{L}\p{N})\]}\u00bb"'+#!?%.\u3011]+$/u;

/** Words before the name of the trade: "offre d'emploi :", "nous recherchons un". */
export const BEFORE_TRADE =
  /^(?:(?:offre d'emploi|offre|poste(?: a pourvoir)?|intitule(?: du poste)?|annonce|urgent|alternance|(?:contrat d')?apprentissage|stage(?: (?:de )?\d+ mois)?|mission(?: freelance)?|freelance|interim|cdi|cdd)\s*[:!-]+\s*)*(?:(?:[\p{L}\d' -]{0,40}\b)?(?:recherch(?:ons|e)|recrut(?:ons|e)|cherch(?:ons|e))\s+(?:(?:actuellement|aujourd'hui|en urgence|pour \p{L}+ \p{L}+)\s+)?(?:(?:son|sa|ses|notre|nos|une?(?:\(e\)|\/une?)?|des|deux|\d+)\s+)*)?(?:(?:ou )?(?:un\/une|une?(?:\(e\))?) (?!ou )(?:poste (?:de |d'))?|poste (?:de |d'))?/u;

/** Where the name of the trade ends in a sentence. */
export const AFTER_TRADE =
  /[,.;:!]|\s\((?!(?:e|ne|nne|ve|fe|se|te|le|i?ere|t?rice|euse|ienne)s?\))|\s[-\u2013\u2014|]\s|\s(?:pour|a|au|aux|avec|maitrisant|ayant|qui|chez|dans|sur|en (?:cdi|cdd|alternance|interim|stage)|cdi|cdd)\s/u;

/** Lines that stand over a posting and name neither the post nor the employer, folded. */
export const NO_TITLE =
  /^(?:(?:avis|note|bulletin) d[e']? ?(?:recrutement|vacances?|poste|appel)|offres? (?:d'emploi|de (?:poste|stage|mission|recrutement))|appel (?:a|de) candidatures?|(?:le )?recrutement\b|annonces?$|poste a pourvoir|a pourvoir|(?:nous|on) recrut\p{L}+|recrute$|fiche de poste|descriptif|description(?: du poste)?|intitule|qui sommes[ -]nous|(?:l')?entreprise$|presentation|contexte|a propos|bonjour|cher|urgent$|publiee?|accueil(?: |$)|comment\b|pourquoi\b|au sein\b|en (?:tant qu|qualite d)|(?:basee?s?|specialisee?s?|situee?s?|implantee?s?)(?!\p{L})|reference|ref\b|cdi\b|cdd\b|interim$|alternance$|stage$|stage\b.*\bmois|mission freelance|temps (?:plein|partiel)|nous |vous |je |votre |vos |notre |nos |missions?$|profil$|envie d|rejoign|rejoins|venez|permanent|poste (?:permanent|a|en)|\d+ (?:mois|jours|semaines)|d'|(?:de|du|des|mois|jours?|quelqu|personnes?(?! (?:en charge|chargee?s?|responsables?) d)|pour|l'une?|dans|avec|ses|sa perle|une? ou une?)(?![a-z])|https?:|[>@])/u;

/** "Poste : Comptable fournisseurs"; the title is the first group. */
export const TITLE_LABEL =
  /^[^\p{L}\n]{0,4}(?:(?:intitule(?: d[eu] (?:l'emploi|poste|l'offre))?|poste(?: a pourvoir)?|titre(?: du poste)?|fonction|metier|emploi)\s*:\s*|(?:intitule d[eu] (?:l'emploi|poste|l'offre)|poste propose)\s*\n\s*)(\p{L}[^\n]{2,120})$/mu;

/** Words that lead on to what a title no longer says. */
export const LEADS_ON = /\s+(?:pour|avec|dans|chez|et|ou|aux?|d[eu]s?)$/iu;

/** Conditions at the end of a title: "en CDI", "CDD 6 mois", "35 h", "80 à 100 %", "réf. 12". */
export const TITLE_CONDITIONS =
  /[\s,(/-]*(?:\b(?:en )?(?:cdi|cdd|interim|temps (?:plein|complet|partiel))\b.*|\b\d{2} ?h(?:eures)?\b.*|\bref(?:erence)?\b[ .:].*|(?:n[\u00b0o] ?)?\d{3,}\)|\d{2,3}(?: ?(?:[-\u2013]|a) ?\d{2,3})? ?%\)?)$/u;

/** Short words that are no acronym in a title of capitals, and acronyms that a vowel does not give away; folded. */
export const SMALL_WORD =
  /^(?:de|du|des|d|et|ou|en|la|le|les|l|a|au|aux|pour|sur|par|avec|dans|un|une|chef|cuisine|nuit|jour|bar|art|sol|bois|eau|air|gaz|feu|fer|or|age|agee?s?)$/u;
export const ACRONYM =
  /^(?:ide|ibode|iade|ehpad|aes|aesh|atsem|ash|amp|asv|ime|esat|qse|hse|qhse|tig|mig|cap|bep|bac|bafa|ads|aide|rse|seo|ux|ui|it|si|dsi|daf|drh|rh|adv|pao|cao|dao|cfao|vdi|iot|api|sav|gms|bts|cvc|btp|vrp|tad|ats|spie|edf|sncf|ratp|caces|tp|pl|spl|vl|vsl|ssiap|esf|cip|acm|alsh|mns|bnssa|bpjeps|eje|deas|deap|ijcp|meal|wash)$/u;

/** What follows names the post: "recrute un cariste", "cherchons une ou un soigneur"; the title is the first group. */
export const HIRES_A =
  /\b(?:recrut|cherch|recherch|embauch|engag|met au concours|cre)(?:e|ent|ons)?\b[^.\n:]{0,90}?(?<![\p{L}'])(?<!(?:pour|dans|sur|a|avec) )(?:un poste (?:de |d')|un(?:\(e\)|\u00b7e|\/une|\/e)? |une? ou une? |une )([\p{L}][^,.;:\n]{2,80})/gu;

/** The same where the post follows a number or a possessive: "recrute 12 agents", "cherche sa fleuriste"; only a known trade is one then. */
export const HIRES_SOME =
  /\b(?:recrut|cherch|recherch|embauch|engag)(?:e|ent|ons)\b(?: [^.\n:]{0,60}?)? (?:(?:son|sa)(?:\/sa| ou sa)? (?:futur\S* |nouve\S* )?|le ou la |plusieurs |des |deux |trois |quatre |\d{1,2} )([\p{L}][^,.;:\n]{2,80})/gu;

/** What one will be there: "en tant que comptable, vous"; the title is the first group. A member of a team is no post. */
export const AS_WHOM =
  /\ben (?:tant que |tant qu'|qualite de |qualite d')(?!(?:veritable |vraie? |jeune |premiere? |principale? |futur\S* |nouve\S* |notre |votre )*(?:membres?|act(?:eur|rice)|partenaires?|ambassad\p{L}+|garante?|referente?|support|salariee?|employeu\p{L}+|entreprise|societe|groupe|leader|interlocut\p{L}+|contact|pilier|bras droit|professionnel\p{L}*|diplomee?|candidate?|maillon|relais|point|(?:clients?|collaborat\p{L}+|employee?|travailleu\p{L}+)(?=,? (?:vous|tu|vos|votre)\b))(?!\p{L}))(?:futur\S* |nouve\S* )?([\p{L}][^,.;:\n]{2,60})(?=,? (?:vous|tu|vos (?:principales )?missions|votre (?:role|mission))\b)/gu;

/** Where the name of the post ends within a sentence. */
export const TITLE_END =
  /\s+(?:pour|chez|au sein|a(?= [\p{L}])|au (?!pair)|aux|en (?:cdi|cdd|alternance|stage|interim)|qui|afin|dans|sur|dont|h\/f|f\/h)(?![\p{L}]).*$|\s*[([](?!(?:e|ne|nne|ve|fe|se|te|le|i?ere|t?rice|euse|ienne)s?\)).*$|\s[-\u2013\u2014].*$/u;

/** « d’état » in a title that stood in capitals, and how it is written. */
export const OF_STATE = [/(?<=\bd)['\u2019][eé]tat\b/gu, '\u2019État'] as const;

/** Before the ending of inclusive writing that a space sets apart: "Assistant (e)". */
export const BEFORE_ENDING =
  /\s+(?=\((?:e|ne|nne|ve|fe|se|te|le|i?[e\u00e8]re|t?rice|euse|ienne)s?\))/giu;

/** How a first line opens that is no title, whatever follows: a question, a place, a quality, a condition. */
export const OPENS_NO_TITLE =
  /^(?:(?:rejoindre|integrer|assurer|devenir|participer|contribuer)(?!\p{L})|comment|pourquoi|quel|ou |et |se |est |es |sur |sous |au |aux |a |en |chez |par |selon |avec |afin |prise de|complement|plusieurs|urgent|(?:(?:belle|nouvelle|vraie|superbe) )?(?:aventure|opportunite|defi|challenge|ambition)s?(?!\p{L})|base|specialise|situe|rattache|dynamique|motive|\p{L}+ez(?!\p{L}))/u;

/** A post named by what one is in charge of: "personne en charge de l'accueil", folded. */
export const WHO_IS_IN_CHARGE = /^personnes? (?:en charge|chargees?|responsables?) d/u;
