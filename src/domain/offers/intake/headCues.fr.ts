/** Lines that stand over a posting and name neither the post nor the employer, folded. */
export const NO_TITLE =
  /^(?:avis de (?:recrutement|vacance)|offres? d'emploi|appel a candidatures?|recrutement|annonce|poste a pourvoir|a pourvoir|nous recrutons|on recrute|fiche de poste|description(?: du poste)?|intitule|qui sommes[ -]nous|l'entreprise|a propos)(?![a-z])[^a-z0-9]*$/u;

/** What follows names the post: "recrute un cariste", "cherchons une ou un soigneur"; the title is the first group. */
export const HIRES_A =
  /\b(?:recrut|cherch|recherch|embauch|engag)(?:e|ent|ons)\b[^.\n:]{0,90}?(?<![\p{L}'])(?<!(?:pour|dans|sur|a|avec) )(?:un\(e\)|une? ou une?|un\u00b7e|un\/une|une?)\s+([\p{L}][^,.;:\n]{2,80})/u;

/** Where the name of the post ends within a sentence. */
export const TITLE_END =
  /\s+(?:pour|chez|au sein|a(?= [\p{L}])|au (?!pair)|aux|en (?:cdi|cdd|alternance|stage|interim)|qui|afin|dans|sur|dont|h\/f|f\/h)(?![\p{L}]).*$|\s*[([].*$|\s[-\u2013\u2014].*$/u;

/** The employer opens the line and says what it is or does: "Larive recrute", "Larive, c'est", "Larive est une maison"; the name is the first group. */
export const EMPLOYER_OPENS =
  /^(?:la societe |l'entreprise |le groupe (?=[^\n]{3})|notre client,? |chez )?((?:l'|la |le |les )?[\p{L}\d][^\n,.:;!?(]{1,60}?)(?: ?\([^)\n]{2,60}\))?(?:,[^.\n:;]{2,110})?,?\s+(?:recrute|recherche|cherche|embauche|engage|renforce|cree un poste|est a la recherche|c'est|ce sont|est (?:une?|le|la|l'|leader|specialis)|sont (?:une?|des|le|la)|accompagne|gere|deploie|developpe|concoit|fabrique|propose|intervient|emploie|compte|reunit|exploite|construit|administre|distribue|commercialise|accueille|installe|transportent|produit|cultive|edite|finance|assure depuis)(?![\p{L}])/mu;

/** The reader is told where they would work: "rejoignez Larive", "bienvenue chez Larive"; the name is the first group. */
export const EMPLOYER_JOINED =
  /\b(?:rejoignez|rejoindre|rejoins|bienvenue (?:chez|a|au)|nous sommes|au sein de|chez)\s+((?:l'|la |le |les )?[\p{L}\d][^\n,.:;!?()]{1,50})/gu;

/** Headings and openings of sentences that stand under a title and name nobody. */
export const NO_EMPLOYER =
  /^(?:ce qu|qui |que |comment|pourquoi|ta |ton |tes |mission|activite|responsabilite|tache|profil|contexte|avantage|entree|prise de poste|debut|a partir|rattache|integre|membre|en (?!cdi)|chez|avec|sous|reference|ref\b|temps|plein|partiel|jour|nuit|equipe|urgent|nouveau|permanent)/u;
