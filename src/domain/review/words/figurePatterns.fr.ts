/** Numbers in letters that count something: "deux", "une quinzaine de". */
export const COUNT_WORDS =
  /(?<![\p{L}'-])(?<!(?:ces|mes|ses|nos|tous les|toutes les) )(?:(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|soixante|cents?|mille)(?!\p{L})(?! (?:et|ou|ans?|annees?|mois|passions?|langues?|premiere?s?|derniere?s?|autres?)(?!\p{L}))|(?:une? |d'une )?(?:demi-)?(?:douzaine|dizaine|quinzaine|vingtaine|trentaine|quarantaine|cinquantaine|soixantaine|centaine|dizaines|centaines|milliers?) d(?:e |'))(?=[\s'\p{L}]*\p{L})(?!-?(?:roues?|fois))/u;

/** A number with its unit, or before the thing that it counts; folded text without its dates. */
export const MEASURE =
  /(?<![\p{L}\d.,/-])\d[\d .,]*\s?(?:%|\u20ac|k\u20ac|m\u20ac|euros?|fcfa|dh|mad|tnd|chf|usd|\$|m2|m\u00b2|m3|h(?:eures)?\b|km|kg|t\b|tonnes?|kw|mw|k\b|jours?|semaines?|minutes?|secondes?|postes?)/u;
export const RATE =
  /(?<![\p{L}\d])\d[\d .,]*\s?(?:\/|par |a l'|au )\s?(?:jours?|mois|ans?|semaines?|heures?|services?|trimestres?|annees?)/u;
/** "84 residents", "80 000 references", "6 etudiants": a plain number before a plural noun. */
export const COUNTED =
  /(?<![\p{L}\d.,/-])(?:\d{1,3}(?: \d{3})+|\d+)\s+(?!(?:et|ou|a|au|aux|en|de|des|du|le|la|les|sur|pour|avec|dans|par|puis|sous|ans?)(?!\p{L}))(?:\p{L}[\p{L}'-]*\s+){0,2}?\p{L}[\p{L}'-]{2,}[sx](?![\p{L}])/u;
/** "equipe de 8", "jusqu'a 300", "plus de 40", "CA : 1,2 M", "d'environ 500". */
export const AMOUNT =
  /(?:equipe|groupe|parc|portefeuille|flotte|reseau|service|unite|classe|promotion|effectif|budget|ca|chiffre d'affaires|volume|montant)s?\s*(?:d'|de |: ?|\()\s?(?:environ |plus de |pres de |\+ ?)?\d|(?:jusqu'a|plus de|moins de|environ|pres de|de l'ordre de|minimum|\+)\s?\d/u;

/** What came of the work, without a figure; folded. The preparation of a kitchen is no outcome. */
export const OUTCOME =
  /(?<!\p{L})(?:reduction (?:de|des|du)|reduit|diminution|baisse (?:de|des|du)|hausse (?:de|des|du)|augmentation (?:de|des|du)|amelior\p{L}+ (?:de|des|du|la|le|les)|optimis\p{L}+ (?:de|des|du|la|le|les)|gain|economie|double|triple|zero|aucun|sans (?:accident|incident|reserve|retard|erreur|arret)|obten(?:tion|u)|certification (?:obtenue|iso)|promue?|recompense|prix|objectifs? (?:atteint|depass|tenu)\p{L}*|mise? en (?:place|oeuvre|service) d(?:'une?|e nouve|e la |u )|creation d(?:'une?|u|e la) |lancement d|deploiement d|automatisation|migration|passage (?:de|a) |refonte|ouverture d(?:'une?|u|e la) |livre a temps|dans les delais|satisfaction|fidelis\p{L}+)/u;

/** Numbers that name a thing rather than count it, taken out before figures are looked for; folded. */
export const CODES =
  /(?<!\p{L})(?:iso|nf|en|dtu|caces|r|niveau|niv|categories?|cat|permis|sage|office|windows|php|java|es|html|css|ssiap|afgsu|sst|habilitations?|version|v|module|lot|classe|tome|article|art|n\u00b0|rt|re|ifrs|ias|covid|web|industrie|microsoft|photoshop|sap|phase|etape|cycle|echelon|coefficient|ligne|tram|bus|route|rn|quai|batiment|bac|bac\s?\+)\s?-?\d+(?:[.,/]\d+)*(?:\s?(?:,|et|\/|-)\s?\d+[a-z]?)*/gu;

/** What could be counted in a line: whole words of the folded line, and the blank to fill in. The one named first in the line serves. */
const OBJECTS: readonly (readonly [words: string, blank: string])[] = [
  ['bulletins? de (?:paie|salaires?)|paies?', '… bulletins par mois'],
  ['factures?|facturation', '… factures par mois'],
  [
    'ecritures comptables|pieces comptables|lettrage|rapprochements? bancaires?',
    '… pièces ou comptes par mois',
  ],
  [
    '(?:preparation|prise|saisie|traitement|suivi|passation) (?:de |des )commandes',
    '… commandes par jour',
  ],
  ['colis|palettes|chargement|dechargement', '… colis ou palettes par jour'],
  ['inventaires?|stocks?|reapprovisionnement|approvisionnements?', '… références suivies'],
  ['livraisons?|tournees?', '… livraisons par jour'],
  [
    'appels(?! d)|standard telephonique|accueil telephonique|permanence telephonique',
    '… appels par jour',
  ],
  ['courriers?', '… courriers par semaine'],
  [
    '(?:prise|gestion|suivi|organisation) (?:de |des )rendez-vous|agendas?',
    '… rendez-vous par semaine',
  ],
  [
    "dossiers?(?! (?:d[eu' ]+)?(?:soins?|patients?|presse))|(?:gestion|suivi|traitement) (?:de |des )sinistres",
    '… dossiers par mois',
  ],
  ["recrutements?|entretiens d'embauche", '… recrutements par an'],
  [
    "encadrement|management d'(?:une )?equipes?|animation d'(?:une )?equipes?|encadrer|manager une equipe|tutorat",
    '… personnes',
  ],
  ['budgets?|tresorerie|subventions?', '… € par an'],
  ['caisses?|encaissements?', '… encaissements par jour'],
  ['prospection|portefeuille (?:de )?clients?', '… clients ou prospects par mois'],
  [
    '(?:accueil|conseil|fidelisation|relation|suivi) (?:de |des |de la |aux |a la )?(?:clients?|clientele)',
    '… clients par jour',
  ],
  ["chiffre d'affaires|objectifs de vente", 'progression de … %'],
  [
    "(?:accueil|accompagnement|prise en charge|soins|toilettes?|transport|mobilisation|suivi) (?:de |des |aux |aupres (?:de |des )|d'hygiene (?:et de confort )?(?:de |des )?)(?:patients?|residents?|personnes agees)",
    '… personnes par jour',
  ],
  ['eleves|etudiants|apprenants|stagiaires', '… élèves ou stagiaires'],
  [
    "(?:accompagnement|accueil|animation|surveillance|garde|prise en charge) (?:de |des |aupres des |d')(?:enfants?|jeunes|familles|usagers|beneficiaires)",
    '… personnes accompagnées',
  ],
  [
    'couverts|(?:service|preparation|distribution) (?:de |des )repas|service en salle|mise en place de la salle',
    '… couverts par service',
  ],
  ['chambres', '… chambres par jour'],
  [
    '(?:nettoyage|menage|entretien) (?:de |des )(?:locaux|bureaux|surfaces|sols|vitres|parties communes|espaces)',
    '… m² par jour',
  ],
  ['chantiers?', '… chantiers, leur durée ou leur montant'],
  ['depannages?|interventions(?! humanitaires| sociales)', '… interventions par semaine'],
  [
    "(?:animation|conduite) (?:de |des |d')(?:formations?|ateliers?|reunions?|seances?)",
    '… séances, … participants',
  ],
  [
    'evenements?|salons? professionnels?|campagnes? (?:de communication|marketing|publicitaires?|de collecte)',
    '… par an, … participants ou contacts',
  ],
  ['reseaux sociaux|newsletters?|publications?', '… publications par mois'],
  [
    'prelevements?|analyses de laboratoire|controles? qualite',
    '… prélèvements ou contrôles par jour',
  ],
  ['fournisseurs?', '… fournisseurs'],
  ["devis|appels d'offres", '… devis par mois'],
  ['visiteurs|accueil (?:physique|du public)', '… personnes par jour'],
  ['assemblage|usinage|conditionnement|mise en rayon|etiquetage', '… pièces ou produits par jour'],
  ['rondes', '… rondes par nuit'],
];

/** The same as patterns. */
export const COUNTABLES: readonly (readonly [pattern: RegExp, blank: string])[] = OBJECTS.map(
  ([words, blank]) => [new RegExp(`(?<![\\p{L}-])(?:${words})(?![\\p{L}-])`, 'u'), blank],
);
