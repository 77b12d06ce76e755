/** How advertisements name their employer, folded; the name is the first group. */
export const COMPANY_LABEL =
  /^(?:l'|nom de l'|notre )?(?:entreprise|societe|employeur|recruteur|raison sociale|etablissement|organisation|structure)\s*(?::\s*([^\n]{2,80})$|\n+([^\n:]{2,80})\n+(?=\d[\d ]* (?:a \d[\d ]* |ou \d[\d ]* )?salaries|\d+ a \d+ |moins de|plus de|site internet))/mu;

/** Words that no employer's name begins with: they speak of the post, of the reader or of nobody. */
export const NO_COMPANY =
  /^(?:nous|vous|on|je|elle|il|ce|cet|cette|ces|son|sa|ses|leurs?|mon|ma|mes|qui|pour|dans|afin|afin de|un|une|le poste|poste|contrat|cdi|cdd|stage|alternance|interim|mission|missions|profil|votre|vos|notre|nos|descriptif|description|lieu|ville|salaire|remuneration|temps|a propos|publiee?|offre|reference|date|experience|niveau|teletravail|h\/f|f\/h|et|actuellement|rattache|au sein|sur|sous|par|selon|avec|chez|depuis|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|(?:\p{L}+ )?cabinet de recrutement(?! \p{L}))(?![a-z])/u;

/** Public bodies, which are named after their place; folded. */
export const PUBLIC_BODY =
  /^(?:l'|la |le |les )?(?:ville|commune|mairie|departement|conseil (?:departemental|regional)|region|metropole|communaute (?:de communes|d'agglomeration|urbaine)|agglomeration|centre hospitalier|chu|chru|ccas|cias) d/u;

/** What a house is and no more: "Cabinet", "Le restaurant"; folded. */
export const KIND_OF_HOUSE =
  /^(?:(?:notre|votre) )?(?:cabinet|restaurant|brasserie|bar|hotel|boulangerie|patisserie|boucherie|pharmacie|garage|salon|agence|entreprise|societe|groupe|association|etablissement|structure|domaine|exploitation|ferme|camping|creche|ehpad|clinique|hopital|mairie|commune|centre|magasin|boutique|concession|atelier|usine|cave|residence|foyer|ecole|college|lycee|institut|start-?up|pme|tpe|esn|collectivite|particulier|famille|client|industriel|filiale)s?$/u;

/** What a house is, in one word more than its kind: "Chocolaterie artisanale"; folded. */
export const DESCRIBES_HOUSE =
  /^\p{L}+(?:s|e)? (?:artisanale?|familiale?|traditionnel(?:le)?|independante?|industriel(?:le)?|viticole|agricole|maraichere?|gastronomique|semi-gastronomique|bistronomique|specialisee?|dynamique|(?:d'expertise )?comptable|dentaire|veterinaire|medicale?|paysager?|associati(?:f|ve)|multinationale?)$/u;

/** A piece of a heading line that is a contract, a working time, a mode, a pay or a date rather than a name. */
export const NOT_A_NAME =
  /\b(?:cdi|cdd|interim|freelance|independant|alternance|apprentissage|stage|saisonnier|temps (?:plein|partiel)|teletravail|hybride|remote|sur site|h\/f|f\/h|euros?|brut|net(?!['-])|publiee?|il y a|hier|aujourd'hui|postuler|mois|ans?|heures?|semaine)\b|[€$\d]/u;

/** The employer opens the line and says what it is or does: "Larive recrute", "Larive, c'est", "Larive est une maison"; the name is the first group. */
export const EMPLOYER_OPENS =
  /^(?:[*_#"\u00ab\u201c]+ ?)?(?:la societe |l'entreprise |(?:l'|notre )equipe (?:de )?(?=\p{L})|le groupe (?=[^\n]{3})|notre client,? (?:la societe |l'entreprise |le groupe )?|(?:votre |notre |l')agence (?=\p{L})|chez )?((?:l'|la |le |les )?[\p{L}\d][^\n,.:;!?(]{1,60}?)(?: ?\([^)\n]{2,60}\))?(?:,[^.\n:;]{2,160}|\s(?:specialis|situe|base|implant|install|leader)\p{L}*\s[^.\n:;]{2,110}?)?,?\s+(?:recrute|recherche|cherche|embauche|engage|renforce|cree un poste|est a la recherche|c'est|ce sont|est (?:une?|le|la|l'|leader|specialis\p{L}*|au service)|a pour (?:mission|vocation|but)|sont (?:une?|des|le|la)|accompagne|gere|deploie|developpe|concoit|fabrique|propose|intervient|emploie|compte|reunit|exploite|construit|administre|distribue|commercialise|accueille|installe|transportent|produit|ouvre|rouvre|agrandit|cultive|edite|finance|assure depuis)(?![\p{L}])/gmu;

/** The employer hires in the midst of a sentence or of a line: "Pour ses ateliers, Larive recrute un"; the name is the first group. */
export const EMPLOYER_HIRES =
  /(?:[.,;!?]|^|(?<=\p{L})\))[^\p{L}\d\n]{0,4}((?:l'|la |le |les )?[\p{L}\d][^\n,.:;!?()]{1,50}?) (?:recrute|recherche|cherche|embauche)(?:nt)? (?:(?:activement|actuellement|aujourd'hui|en [a-z]+|pour [^.\n]{2,60}?|des maintenant|regulierement)[ ,]+)*(?:un(?:e|\u00b7e|\(e\)|\/une|-e)?|des|deux|trois|son|sa|ses|leurs?|\d+|pour)[ (]/gmu;

/** The house is named beside what it is, wherever that stands: "votre agence Larive de Lens", "notre societe, Larive, basee a"; the name is the first group. */
export const EMPLOYER_NAMED =
  /(?:\b(?:votre|notre|ton|l')\s?agence (?!d[eu'])([\p{L}\d][^\s,.:;!?()]*(?: [\p{L}\d][^\s,.:;!?()]*){0,4}?)(?=,? (?:d[eu] |des? |d'|a )[\p{L}]|,| (?:recrut|recherch|est |vous |t'))|\bnotre (?:societe|entreprise|groupe|association|maison|cabinet|client),? (?!d[eu] |des |est |et )(?:la societe )?([\p{L}\d][^\n,.:;!?()]{1,50}?)(?=,? (?:base|situe|implant|install|specialis|leader)\p{L}*\s)|(?:^|[.,] ?)([\p{L}\d][^\n,.:;!?()]{1,50}?) est une? (?=(?:[\p{L}]+ )?(?:entreprise|societe|filiale|association|groupe|pme|agence|marque|start-?up|esn|etablissement|cabinet|cooperative|collectivite)\b))/gmu;

/** The reader is told where they would work: "rejoignez Larive", "bienvenue chez Larive"; the name is the first group. */
export const EMPLOYER_JOINED =
  /\b(?:(?:rejoignez|rejoindre|rejoins|integrez)(?: (?:les |l')equipes?(?: (?:de la societe|de|du|d'|chez))?)?|bienvenue (?:(?:chez|a|au)(?: l'agence)?)|nous sommes|au sein de|chez)\s+((?:l'|la |le |les )?[\p{L}\d][^\n,.:;!?()]{1,50})/gu;

/** A line of its own that is a name with its legal form, as in a signature: "Larive SAS", "SARL Vaubois". */
export const SIGNED =
  /^[^\p{L}\n]{0,3}((?:(?:sas|sarl|eurl|sasu|scop|gaec|earl|snc|scea|ets|etablissements) [\p{L}\d][^\n,.:;!?()]{1,40}|[\p{L}\d][^\n,.:;!?()]{1,40} (?:sas|sarl|eurl|sasu|scop|gaec|earl|snc|scea)))[ .]*$/gmu;

/** A part of a house named with the house: "la branche metallurgie de chez Larive", "la direction des services du groupe Larive"; what stands before the house's own name. */
export const PART_OF_HOUSE =
  /^(?:l'|la |le )?(?:directions?|services?|branche|agences?|equipes?|poles?|departement|filiale|division)\b[^\n]* (?:du groupe|de chez|de la societe|de l'entreprise|de l'association) /u;

/** Headings and openings of sentences that stand under a title and name nobody. */
export const NO_EMPLOYER =
  /^(?:(?:rejoindre|integrer|assurer|devenir|participer|contribuer)(?![\p{L}])|ce qu|qui |que |comment|pourquoi|ta |ton |tes |l[ae]s? (?:profil|candidat)s?(?![a-z])|(?:(?:formations?|diplomes?|brevets?|titres?|connaissances?|experiences?)(?: professionnel(?:le)?s?)?$|beps?\b|cap\b|bts\b|dut\b|licence\b|master\b)|(?:formations?|diplomes?|connaissances?|experiences?) (?:\p{L}+$|superieure|initiale|en |de |d'|bac|minimum|exige|souhait)|mission|activite|responsabilite|tache|profil|contexte|avantage|entree|prise de poste|debut|a partir|rattache|integre|membre|en (?!cdi)|chez|avec|sous|reference|ref\b|temps|plein|partiel|jour|nuit|equipe|urgent|nouveau|permanent|recrute|l'entreprise$|(?:entreprise|societe|exploitation|structure|etablissement) (?:de |d'|du |des |en )|(?:restaurant|brasserie|bar|hotel|boutique|magasin|camping) (?:sur|face|en|pour|proche|pres|dans) |postes?(?![\p{L}])|permis|bac(?![\p{L}])|bepecaser|si |secteur|(?:about|who|what|why|how|your|our) |(?:the |job )?(?:role|description|overview|summary|responsibilities|requirements)$)/u;

/** A piece of the line between the title and the place that is no name either, whatever else it holds: a pay, a contract; folded. */
export const NO_MIDDLE_LINE =
  /[\u20ac$]|\b(?:cdi|cdd|interim|freelance|stage|alternance|temps (?:plein|partiel)|h\/f|f\/h|heures?|euros?|brut|mois|ans?|urgent)\b/u;

/** Who the name is said to, what it is, or where the house stands: no part of the name. */
export const AFTER_NAME =
  /\s+(?:(?:cabinet|agence) (?:de |d')(?:recrutement|interim|emploi|travail)(?: .*)?|(?:vous|nous|te|se|c'est)(?: .*)?|(?:basee?|situee?|implantee?|installee?)s?(?: .*)?)$/u;

/** The ending of a verb that tells what is done: "Developper", "Rejoindre". */
export const DONE = /(?:er|ir|re|ez)$/u;
