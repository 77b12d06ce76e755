/** Words right before a place, folded, and how plainly they say that the work is there; the first that matches counts. */
export const LEADS_TO_PLACE: readonly (readonly [points: number, rule: RegExp])[] = [
  // The employer's seat, not the place of work.
  [
    -8,
    /\bsiege(?: social)?\b[^.\n]{0,80} (?:base|situe|implante|installe)e?s? (?:a|au|aux|sur) ?$/u,
  ],
  // The employer's other houses: "nos bureaux techniques etablis a".
  [
    -8,
    /\b(?:bureaux|agences|filiales|sites|implantations|etablissements|points de vente)(?: [\p{L}-]+){0,3} (?:etabli|implante|reparti|present|situe)e?s? (?:a|au|sur|dans) ?$/u,
  ],
  // The same, listed in brackets: "un reseau de sites (Kerdran, Vaubois".
  [
    -8,
    /\b(?:multi-?sites?|bureaux|agences|filiales|sites|implantations|etablissements|campus|points de vente)(?: [\p{L}-]+){0,3} ?\([^)\n]*$/u,
  ],
  // Where one is sent, what is studied, whom one meets: not where one works.
  [
    -8,
    /\b(?:deplacements?|destination|livraisons?|originaire|rendez-vous|formations?(?: [\p{L}-]+){0,4}|salons? (?:de|a)|rues?|avenue|av|boulevard|bd|place|quai|chemin|route|impasse|cours|allees?|faubourg|gares?|porte|universite|cour d'appel|tribunal|mme|madame|monsieur|maitre|docteur|dr|mr|mlle|saison|tour|coupe|gp|championnats?|hors|sauf|ecole|groupe ecole)(?: (?:prevus?|possibles?|reguliers?|ponctuels?|frequents?|a prevoir))*(?:[,:]? ?(?:a|au|aux|vers|sur|de|du|des|d'|en|la|le|les|l')){0,3} ?$/u,
  ],
  // How far away a town is tells where one works only where nothing else does.
  [
    2,
    /\d ?(?:minutes?|mn|min|kms?|kilometres?|h|heures?)(?: (?:environ|au (?:nord|sud)|a l'(?:est|ouest)|en (?:train|voiture|bus)))* (?:de |d'|du )(?:la |l')?$/u,
  ],
  [
    8,
    /\b(?:lieux?(?: (?:de|du|d')? ?(?:travail|mission|poste|prestation|exercice|affectation|prise de (?:poste|service)))?|localisation|localite|ville|affectation|residence administrative|secteur geographique|poste a pourvoir a)\s*(?::|\n)[^\n;.]{0,40}$/u,
  ],
  [
    8,
    /\b(?:base|situe|localise|implante|installe|affecte)(?:\(?\u00b7?e\)?)?s?(?: (?:en \p{L}+|dans [^\n,.;]{2,30}),?)? (?:a|sur|au|aux|pres d[eu]|proche d[eu]|dans (?:la (?:ville|commune)|le (?:secteur|centre)) d[eu])(?: (?:la|le|les|l'))? ?$/u,
  ],
  [
    6,
    /\b(?:poste|postes|cdi|cdd|contrat|mission|missions|intervention|interventions|travail|prise de (?:poste|service)|temps (?:plein|partiel|complet))(?: [^\n.;:]{0,30})? (?:a|sur|au|aux)(?: (?:la|le|les|l'))? ?$/u,
  ],
  [
    6,
    /\b(?:secteurs?|zones?|bassin|communes?|ville|villages?|agglomeration|metropole|pays)(?: (?:de|d'|du|des|sur))? ?(?:la |l')?$/u,
  ],
  [
    5,
    /\b(?:agences?|sites?|ateliers?|magasins?|usines?|bureaux?|depots?|siege|etablissements?|base|restaurants?|ehpad|foyers?(?: de vie)?|maisons?|mairie|concessions?|enseigne|boulangeries?|boutiques?|brasseries?|hotels?|hopital|chu|chr|ch|clinique|centre(?: \p{L}+){0,2}|lycee|college|pharmacie|cabinet|salon|entrepots?|plate-?forme|filiale|chantiers?|garage|stations?|residences?|campus|laboratoire|creches?|camping|equipes?|structures?|antenne|unite|ime|esat|mas|point de vente|supermarche|hypermarche|theatre|piscine|laverie|abattoir|moulin|domaine|auberge|ferme)(?: [\p{L}'&-]{2,20}){0,2} (?:de |d'|du |des |a |sur |au )(?:la |l')?$/u,
  ],
  [4, /(?<![\p{L}])(?:a|au|aux|sur)(?: (?:la|le|les|l'))? ?$/u],
  [5, /\b(?:depart|embauche|prise de service) (?:de |d'|du |a |au )$/u],
  [
    2,
    /\b(?:pres|proche|proximite(?: immediate)?|autour|alentours|cote|peripherie|km|kilometres|minutes|min|nord|sud|est|ouest|entre)(?: (?:de |d'|du ))? ?(?:la |l')?$/u,
  ],
  [1, /(?<![\p{L}])(?:de|d'|du|des|en)(?: (?:la|le|les|l'))? ?$/u],
];

/** "Nos agences dans toute la France": no place of work, folded. */
export const NO_PLACE =
  /^\d+ ?(?:min|mn|km|h)|\b(?:chantiers?|exterieurs?|partout|toute? la france|france entiere|a definir|a determiner|selon|domicile|teletravail|distance|presentiel|remote|sur site|nos |vos |votre |notre |plusieurs|differents?|divers|variables?|n'importe|monde|h\/f)(?![\p{L}])/u;

/** Abroad, after "au" or "en". */
export const IN_COUNTRY = /(?<![\p{L}])(?:au|aux|en) $/u;

/** A place under a label, whatever its name: "Lieu : Nantes", "Poste base a Kerdran"; the place is the first group. */
export const LABELLED_PLACE =
  /^[^\p{L}\n]{0,4}(?:lieu(?: de (?:travail|mission)| du poste)?|localisation|ville)\s*:\s*([^\n,;.]{2,50})|\bposte (?:est )?(?:base|situe)e? a ([^\n,;.]{2,40})/mu;

/** What may follow a town and tell it apart: "(07)", "(Côte d'Ivoire)", "15e"; the code, the name are groups. */
export const PLACE_TAIL =
  /^(?: (?:1er|\d{1,2}(?:e|eme))(?![\p{L}\d]))?(?: ?\(\s?(?:(\d{2,3}|2[ab]|\d{5})|([\p{L}][\p{L}' -]{1,30}))\s?\)|,? (?:- )?(\d{5})(?!\d))?/u;

/** Between two places of one post; a comma where several are announced. */
export const PLACES_JOINED = /^ ?(?:\/|&|et|ou) ?$/u;
export const PLACES_LISTED = /^ ?(?:\/|&|,|et|ou) ?$/u;

/** Before several places of one post. */
export const SEVERAL_PLACES = /\b(?:secteurs|sites|villes|communes|agences) [^.\n]{0,12}$/u;

/** After a name that ends with its town: "Kerdran Brest recherche". */
export const HIRES_AFTER = /^\s+(?:recherche|recrute|cherche|embauche)(?![\p{L}])/u;

/** A postal code or a department right before a town: "07100 Annonay", "07 - ANNONAY"; the code is a group. */
export const CODE_BEFORE = /(?<![\d])(\d{5}|\d{2,3}|2[ab])(?: ?- ?| )$/u;

/** After the town of a title only its conditions, its gender mark or its surroundings follow, folded. */
export const ENDS_TITLE =
  /^\s*(?:p\d\b)?\s*(?:$|[-\u2013\u2014|,(/]|h\s?\/\s?f|f\s?\/\s?h|et (?:ses )?(?:alentours|environs)|en c\.?d\.?[id]\b|c\.?d\.?[id]\b|\d)/u;

/** Between the post and its town, folded. */
export const LEADS_TO_TITLE_PLACE =
  /(?:[\s,(\u2013\u2014-]+(?:(?:base|poste|situe)\p{L}* )?(?:(?:a|au|aux|sur|pour|secteur|le secteur d[eu]|ville d[eu])(?: (?:la|le|les|l'))?)?\s*)$/u;

/** What is named after a town, right before it: its product or its house; folded. */
export const NAMED_AFTER =
  /\b(?:d[eu]s?|de la|d'|saint|sainte|st|ste|l'|le|la|les|et|langue|cuisine|type|anglais|logiciel) ?$/u;
