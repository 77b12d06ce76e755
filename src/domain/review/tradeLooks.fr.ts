/** Something that recruiters of a trade look for in a CV, how it is known to be there (folded), and what to write where it is not. */
export type TradeLook = {
  readonly id: string;
  readonly label: string;
  readonly signs: RegExp;
  readonly better: string;
};

type Row = readonly [id: string, label: string, signs: string, better: string];
const looks = (rows: readonly Row[]): readonly TradeLook[] =>
  rows.map(([id, label, signs, better]) => ({
    id,
    label,
    signs: new RegExp(`(?<![\\p{L}])(?:${signs})`, 'u'),
    better,
  }));

const N = '\\d[\\d .]*';
const TEAM: Row = [
  'team',
  'L’équipe : sa taille, votre place',
  `equipe de (?:${N}|\\p{L}+)|${N} (?:personnes|collaborateurs|collegues|agents|salaries|compagnons|ouvriers|apprentis|stagiaires|etudiante?s)|encadr|manag|tutorat|binome|forme[er]|formation d`,
  'Ajoutez : « équipe de … personnes », et si vous avez formé ou encadré quelqu’un.',
];
const tools = (label: string, signs: string, examples: string): Row => [
  'tools',
  label,
  signs,
  `Nommez les vôtres : ${examples}… avec ce que vous en faites.`,
];
const volume = (label: string, things: string, example: string): Row => [
  'volume',
  label,
  `${N}\\s{0,1}(?:\\p{L}+ ){0,2}(?:${things})|(?:${things})(?: \\p{L}+){0,3}\\s{0,1}(?::|\\(|de|par)\\s{0,1}${N}`,
  `Ajoutez l’ordre de grandeur, s’il est vrai : « ${example} ».`,
];
const papers = (label: string, signs: string, better: string): Row => [
  'papers',
  label,
  signs,
  better,
];

/** What recruiters look for, by the beginnings of the codes of ROME 4.0: the longest one counts; `name` tells the field in words, where one name fits all its trades. Written for this application from what offers of these trades ask for again and again. */
export const TRADE_LOOKS: readonly {
  readonly trades: string;
  readonly name: string | null;
  readonly looks: readonly TradeLook[];
}[] = [
  {
    trades: 'J11 J13 J15 J14',
    name: 'les métiers du soin',
    looks: looks([
      papers(
        'Le diplôme d’État',
        'diplomee{0,1} d.etat|d\\.?e\\.?(?!\\p{L})|ide(?!\\p{L})|deas|deap|ordre (?:national|des)|rpps|adeli',
        'Dans le titre ou la formation : « Diplôme d’État de …, 20.. », et votre inscription à l’ordre si votre métier la demande.',
      ),
      volume(
        'Le service et le nombre de patients',
        'lits|patients|residents|toilettes|consultations|passages',
        '14 patients en chirurgie',
      ),
      [
        'acts',
        'Les gestes que vous pratiquez',
        'pansement|perfusion|injection|prelevement|sonde|aspiration|toilette|constantes|catheter|voies? (?:veineuse|centrale)|soins? (?:de|d.hygiene|relationnel|palliatif|technique)|escarre|medicament|reeducation|bilan',
        'Nommez cinq gestes que vous pratiquez vraiment, du plus technique au plus courant.',
      ],
      tools(
        'Le dossier informatisé et la traçabilité',
        'transmission|tracabilite|dossier (?:patient|de soins|informatise)|netsoins|dxcare|titan|orbis|crossway|hopital manager',
        'logiciel de soins, transmissions ciblées',
      ),
      [
        'hours',
        'Les rythmes que vous avez tenus',
        'nuit|12 ?h|week-?end|astreinte|garde|roulement|jour et nuit|urgences',
        'Dites vos rythmes : nuit, 12 heures, un week-end sur deux.',
      ],
      papers(
        'Les attestations à jour',
        'afgsu|gestes et soins d.urgence|premiers secours|psc1|sst|hygiene hospitaliere',
        'Écrivez « AFGSU 2, 20.. » : c’est demandé presque partout.',
      ),
    ]),
  },
  {
    trades: 'K11 K12 K13',
    name: 'les métiers de l’aide et de l’accompagnement',
    looks: looks([
      papers(
        'Le diplôme ou le titre',
        'deaes|cap (?:petite enfance|aepe)|adv[fc]|deavs|bep|moniteur|educat(?:eur|rice) specialisee?|titre professionnel|diplome|bafa',
        'En haut du CV : le diplôme ou le titre, avec son année, ou « en cours de VAE ».',
      ),
      [
        'public',
        'Le public accompagné',
        'personnes? agees?|enfants?|jeunes|handicap|autis|alzheimer|familles|migrants?|dependan|domicile|ehpad|creche|foyer',
        'Dites pour qui : âge, situation, lieu (domicile, foyer, crèche).',
      ],
      volume(
        'Combien de personnes',
        'personnes|enfants|residents|familles|beneficiaires|jeunes|usagers',
        '6 personnes à domicile par jour',
      ),
      [
        'acts',
        'Ce que vous faites auprès d’elles',
        'repas|toilette|lever|coucher|courses|change|activite|accompagn|entretien|animation|ecoute|demarches|projet (?:personnalise|educatif)',
        'Trois gestes concrets valent mieux que « accompagnement ».',
      ],
      [
        'mobility',
        'La mobilité et les horaires',
        'permis b|vehicule|nuit|week-?end|horaires|mobile|temps partiel|disponib',
        'Permis, véhicule, soirs ou week-ends : une ligne suffit.',
      ],
      TEAM,
    ]),
  },
  {
    trades: 'G16 G18',
    name: 'la cuisine et la restauration',
    looks: looks([
      [
        'house',
        'Le type de maison',
        'brasserie|gastronomique|etoil|bistro|traiteur|collective|cantine|semi-?gastro|snack|hotel|restaurant',
        'Dites le genre de chaque maison : brasserie, gastronomique, collectivité.',
      ],
      volume('Le nombre de couverts', 'couverts|repas|tables|assiettes', '90 couverts par service'),
      [
        'station',
        'Votre poste',
        'chaud|froid|garde-?manger|patisserie|plonge|bar|rang|salle|saucier|entremetier|grillade|cuisson|desserts?|envoi',
        'Nommez vos postes : chaud, froid, pâtisserie, rang…',
      ],
      papers(
        'L’hygiène',
        'haccp|hygiene|temperatures|tracabilite|plan de maitrise',
        'Écrivez « HACCP » et ce que vous contrôlez : c’est une obligation que l’on vérifie.',
      ),
      [
        'hours',
        'Les rythmes',
        'coupure|week-?end|soir|saison|extra|midi',
        'Coupures, week-ends, saison : dites ce que vous avez tenu.',
      ],
      TEAM,
    ]),
  },
  {
    trades: 'G11 G13 G14 G15 G17',
    name: 'l’hôtellerie et le tourisme',
    looks: looks([
      [
        'house',
        'Le type d’établissement et son niveau',
        'etoiles|hotel|camping|residence|office|agence|club|palace|parc',
        'Dites le genre et le niveau : « hôtel 4 étoiles, 80 chambres ».',
      ],
      volume('La taille', 'chambres|clients|visiteurs|voyageurs|groupes|couverts', '80 chambres'),
      [
        'languages',
        'Les langues avec leur niveau',
        'anglais|espagnol|allemand|italien',
        'Chaque langue avec son niveau et son usage : « anglais B2, au téléphone ».',
      ],
      tools(
        'Le logiciel de réservation',
        'opera|fidelio|medialog|mews|amadeus|logiciel|protel|booking',
        'Opera, Mews, Medialog',
      ),
      [
        'hours',
        'Les rythmes',
        'nuit|week-?end|saison|soir|jours feries',
        'Nuit, week-ends, saisons tenues.',
      ],
    ]),
  },
  {
    trades: 'F',
    name: 'le bâtiment',
    looks: looks([
      [
        'works',
        'Les ouvrages que vous avez faits',
        'chantier|logements?|maisons?|immeuble|renovation|neuf|gros oeuvre|second oeuvre|dalle|charpente|toiture|facade|villa|bureaux|tertiaire|pont|voirie',
        'Citez deux chantiers : ce que c’était, où, et votre part.',
      ],
      volume(
        'La taille des chantiers',
        'm2|m²|logements|euros|€|k€|m€|lots|semaines|mois|chantiers',
        '24 logements, 8 mois',
      ),
      papers(
        'Les habilitations',
        'caces|habilitation|aipr|travail en hauteur|echafaudage|sst|b1v|h0|qualibat|permis|bp(?!\\p{L})|cap(?!\\p{L})',
        'Écrivez vos habilitations avec leur année : AIPR, CACES, électrique, hauteur.',
      ),
      tools(
        'Les plans et les outils',
        'plans?|autocad|revit|bim|laser|metre|niveau|ms project|releve|logiciel',
        'lecture de plans, laser, AutoCAD',
      ),
      [
        'safety',
        'La sécurité',
        'securite|epi|ppsps|quart d.heure|prevention|protection',
        'Une ligne sur la sécurité : ce que vous vérifiez, ce que vous portez.',
      ],
      TEAM,
    ]),
  },
  {
    trades: 'N4103 N4127',
    name: 'le transport de personnes',
    looks: looks([
      papers(
        'Le permis D et la FIMO voyageurs',
        'permis[^.\\n]{0,30}(?<!\\p{L})d(?!\\p{L})|(?:fimo|fco)[^.\\n]{0,15}voyageurs|transport (?:de |en commun |routier )?(?:de )?(?:voyageurs|personnes)[^.\\n]{0,20}(?:titre|permis)|titre[^.\\n]{0,60}voyageurs',
        'En haut : permis D, FIMO ou FCO voyageurs, avec leurs dates. Sans eux, dites où vous en êtes de la formation.',
      ),
      [
        'public',
        'Les voyageurs',
        'voyageurs?|passagers?|scolaires?|usagers|touristes|groupes? de|personnes agees|ambulanc|transport de personnes|accueil',
        'Dites qui vous transportez : scolaires, habitués d’une ligne, groupes de tourisme.',
      ],
      [
        'vehicles',
        'Les véhicules',
        'bus|autocar|cars(?!\\p{L})|minibus|articule|tramway|navette|ambulance',
        'Nommez-les : bus standard ou articulé, autocar de tourisme, minibus.',
      ],
      tools(
        'La caisse et les outils de bord',
        'billet|caisse|titres? de transport|tachygraphe|chronotachygraphe|gps|informatique embarquee|geolocalisation',
        'vente de titres, chronotachygraphe, aide à l’exploitation',
      ),
      [
        'safety',
        'La sécurité',
        'securite|sans accident|zero accident|controle quotidien|verification|eco-?conduite|constat|reglementation sociale|premiers secours|sst',
        'Un fait simple : « aucun accident responsable depuis … ».',
      ],
    ]),
  },
  {
    trades: 'N4',
    name: 'la conduite et la livraison',
    looks: looks([
      papers(
        'Les permis et leurs titres',
        'permis (?:b|c|ce|d|de|be|poids|\\p{L}+)|fimo|fco|adr(?!\\p{L})|carte (?:conducteur|de qualification)|matieres dangereuses',
        'En haut : permis, FIMO ou FCO, carte conducteur, avec leurs dates. C’est le premier tri.',
      ),
      [
        'vehicles',
        'Les véhicules que vous conduisez',
        'porteur|semi|tautliner|bachee?|frigo|benne|citerne|fourgon|utilitaire|vl(?!\\p{L})|pl(?!\\p{L})|spl(?!\\p{L})|bus|autocar|cars(?!\\p{L})|minibus|taxi|ambulance|hayon|super poids|camionnette|vehicule|tramway',
        'Nommez-les : porteur, semi, autocar, utilitaire avec hayon…',
      ],
      [
        'routes',
        'Vos tournées ou vos lignes',
        'tournee|ligne|national|regional|international|livraison|(?:transports?|circuits?|ramassage) scolaires?|urbain|interurbain|tourisme|decouch|messagerie|points de|transport (?:de|d.)',
        'Dites lesquelles : locales ou nationales, combien d’arrêts ou de points, quels publics ou quels clients.',
      ],
      tools(
        'Les outils de bord',
        'tachygraphe|chronotachygraphe|gps|scan|pda|informatique embarquee|geolocalisation|billettique|terminal|tms|transpalette|cmr|lettre de voiture',
        'chronotachygraphe, informatique embarquée, terminal de livraison',
      ),
      [
        'safety',
        'La sécurité',
        'securite|sans accident|zero accident|arrimage|sanglage|controle quotidien|verification|eco-?conduite|constat|reglementation sociale',
        'Un fait simple : « aucun accident responsable depuis … ».',
      ],
    ]),
  },
  {
    trades: 'A11 A12 A14',
    name: 'l’agriculture et les espaces verts',
    looks: looks([
      [
        'works',
        'Les travaux que vous avez faits',
        'taille|recolte|vendange|plantation|semis|desherb|traite|traitement|elevage|soins? aux animaux|arrosage|tonte|cueillette|palissage|labour|moisson|foins?|cave|pressurage|elagage|abattage|debroussaill',
        'Nommez les travaux, par saison : taille, récolte, plantation, soins aux bêtes…',
      ],
      [
        'product',
        'Les cultures ou les bêtes',
        'vigne|verger|maraich|legume|fruit|cereale|fleur|bovin|ovin|caprin|porc|volaille|cheva(?:l|ux)|troupeau|serre|foret|espaces verts|jardin|olive|lavande|champs?(?!\\p{L})|parcelle',
        'Dites lesquelles : vigne, maraîchage, bovins, espaces verts…',
      ],
      tools(
        'Le matériel et les permis',
        'tracteur|tronconneuse|secateur|debroussailleuse|tondeuse|pulverisateur|moissonneuse|quad|caces|permis b|certiphyto|outils? manuels?|enjambeur|nacelle',
        'tracteur, sécateur, tronçonneuse, permis, Certiphyto',
      ),
      [
        'conditions',
        'Les conditions que vous avez tenues',
        'saison|exterieur|plein air|manuel|physique|port de charges|matin|week-?end|equipe|cadence',
        'Saisons, travail dehors, port de charges, horaires : une ligne suffit.',
      ],
    ]),
  },
  {
    trades: 'N1 N2 N3',
    name: 'la logistique',
    looks: looks([
      papers(
        'Les permis et les CACES',
        'caces|permis (?:b|c|ce|d|be|poids)|fimo|fco|adr(?!\\p{L})|matieres dangereuses',
        'En haut : permis et CACES avec catégories et années. C’est le premier tri.',
      ),
      volume(
        'Les cadences et les volumes',
        'colis|palettes|commandes|lignes|camions|livraisons|tonnes|points|references|voyageurs|km',
        '180 colis par heure',
      ),
      tools(
        'Le matériel et le logiciel',
        'scan|wms|reflex|sap|chariot|transpalette|tachygraphe|gps|infolog|mat retractable|tms|douchette',
        'scan, WMS, chariot à mât rétractable',
      ),
      [
        'hours',
        'Les rythmes',
        '[235] ?x ?8|nuit|week-?end|matin|decale|equipe',
        'Dites 2x8, nuit ou journée : c’est une question certaine.',
      ],
      [
        'safety',
        'La sécurité et la qualité',
        'securite|sans accident|casse|inventaire|controle|arrimage|qualite|verification',
        'Un résultat simple : « sans accident depuis … », « … % d’erreurs ».',
      ],
    ]),
  },
  {
    trades: 'M12 M15',
    name: 'la comptabilité, la gestion et les ressources humaines',
    looks: looks([
      tools(
        'Les logiciels',
        'sage|sap|cegid|quadra|ebp|quickbooks|ciel compta|ciel paie|dolibarr|odoo|tiime|indy|logiciels{0,1} (?:de ){0,1}(?:compta\\p{L}*|paie|gestion|rh)|renoirh|workday|bureautique|pack office|silae|adp|excel|oracle|agiris|pennylane|coala|isacompta|hr access|sirh',
        'Sage, Cegid, Silae, SAP, Excel',
      ),
      volume(
        'Les volumes',
        'factures|bulletins|dossiers|paies|salaries|ecritures|comptes|fournisseurs|recrutements|clients|societes',
        '900 factures par mois',
      ),
      [
        'scope',
        'Jusqu’où vous allez sans aide',
        'cloture|bilan|liasse|tva|declaration|dsn|rapprochement|situation|reporting|budget|audit|charges sociales|lettrage|recouvrement|is(?!\\p{L})',
        'Dites jusqu’où : TVA, clôture mensuelle, bilan, DSN.',
      ],
      papers(
        'Le diplôme',
        'bts|dcg|dscg|but|dut|licence|master|titre|bac|deug|bachelor',
        'Le diplôme et son année, même ancien.',
      ),
      [
        'context',
        'Le contexte',
        'cabinet|groupe|pme|filiale|association|convention collective|international|multi|export|syndic|industrie',
        'Cabinet ou entreprise, taille, secteur : cela change tout le travail.',
      ],
      [
        'better',
        'Ce que vous avez amélioré',
        'reduction|mise en place|automatis|migration|delai|passage (?:de|a)|refonte|optimis|divise|gain|dematerialis',
        'Un délai réduit, un fichier automatisé, une migration : une ligne de ce genre suffit.',
      ],
    ]),
  },
  {
    trades: 'M16 K1902',
    name: 'le secrétariat et l’accueil',
    looks: looks([
      [
        'whom',
        'Pour qui vous travailliez',
        'direct(?:eur|rice|ion)|medecins?|associes|service|cabinet|avocats?|pole|chefs?',
        'Dites pour qui : « pour trois directeurs », « pour un cabinet de six médecins ».',
      ],
      tools(
        'Les logiciels',
        'word|excel|outlook|powerpoint|pack office|teams|sap|doctolib|logiciel|suite|google',
        'Word, Excel (tableaux croisés), Outlook',
      ),
      volume(
        'Les volumes',
        'appels|courriers|rendez-vous|dossiers|agendas|personnes|reunions|visiteurs',
        '40 appels par jour',
      ),
      [
        'acts',
        'Ce que vous teniez',
        'agenda|compte.?rendu|courrier|accueil|classement|facturation|devis|deplacements|archivage|planning|standard',
        'Trois tâches avec leur objet : agenda de qui, comptes rendus de quoi.',
      ],
      [
        'languages',
        'Les langues, si vous les avez',
        'anglais|espagnol|allemand|arabe|italien|portugais',
        'Une langue avec son usage : « anglais, e-mails et téléphone ».',
      ],
    ]),
  },
  {
    trades: 'M18 M1419 M1405',
    name: 'l’informatique',
    looks: looks([
      [
        'technologies',
        'Les technologies, avec leur usage',
        'javascript|typescript|java|python|php|react|angular|vue|sql|docker|kubernetes|linux|windows server|aws|azure|git|c\\+\\+|c#|\\.net|vmware|cisco|spring|symfony|node',
        'Nommez les vôtres : langage, cadre, base de données… avec ce que vous en faites.',
      ],
      [
        'product',
        'Le produit et ses utilisateurs',
        `utilisateurs|clients|application|site|plateforme|produit|service|postes|${N}\\s{0,1}(?:utilisateurs|postes|serveurs|requetes)`,
        'Dites ce que fait le produit et combien de gens s’en servent.',
      ],
      volume(
        'Ce que cela a changé, en chiffres',
        'minutes|%|utilisateurs|serveurs|ms|secondes|requetes|jours|tickets|postes|sites',
        'de 40 à 12 minutes',
      ),
      [
        'practice',
        'Vos pratiques',
        'tests?|ci/?cd|integration continue|revue|agile|scrum|deploiement|devops|documentation|supervision|sauvegarde|securite',
        'Tests, revues, déploiement : dites ce que vous faisiez vous-même.',
      ],
      [
        'links',
        'Un lien vers votre travail',
        'github|gitlab\\.com|portfolio|https?:|www\\.|linkedin',
        'Ajoutez l’adresse d’un dépôt ou d’un site, s’il est public.',
      ],
      TEAM,
    ]),
  },
  {
    trades: 'M17 E1 B1',
    name: 'la communication et la création',
    looks: looks([
      [
        'made',
        'Ce que vous avez produit',
        'campagne|site|newsletter|video|article|affiche|logo|identite|evenement|publication|catalogue|maquette|podcast|contenus?',
        'Citez deux réalisations : l’objet, le public, votre part.',
      ],
      volume(
        'Les résultats',
        'abonnes|%|vues|visites|contacts|leads|participants|publications|euros|€|clics|ventes',
        '+30 % d’abonnés en un an',
      ),
      [
        // What tells these trades from others whose events and publications are not made by hand.
        'technologies',
        'Les outils',
        'photoshop|illustrator|indesign|canva|figma|wordpress|google analytics|hubspot|mailchimp|premiere|suite adobe|after effects|meta|ads',
        'Nommez les vôtres : Figma, InDesign, WordPress, Analytics… avec ce que vous en faites.',
      ],
      [
        'links',
        'Un lien vers vos travaux',
        'portfolio|https?:|www\\.|behance|linkedin|instagram',
        'Ajoutez l’adresse d’un portfolio : on le cherche en premier.',
      ],
      [
        'budget',
        'Le budget ou la cible',
        'budget|k€|cible|segment|b2b|b2c|marche|audience|secteur',
        'Le budget tenu, ou la cible visée.',
      ],
    ]),
  },
  {
    trades: 'M13 M14 K15 K16 K19 K24',
    name: null,
    looks: looks([
      [
        'scope',
        'Le périmètre',
        `budget|${N}\\s{0,1}(?:€|euros|k€|m€|pays|sites|projets|partenaires)|perimetre|region|portefeuille|programme`,
        'Dites l’échelle : budget, pays, sites, durée.',
      ],
      volume(
        'Les résultats',
        '%|beneficiaires|projets|clients|rapports|partenaires|euros|€|personnes|missions|mois',
        '3 projets, 40 partenaires',
      ),
      [
        'acts',
        'Ce que vous portiez vous-même',
        'pilot|conduite|coordin|redaction|etude|analyse|negoci|animation|evaluation|suivi|conseil|recherche|elabor',
        'Commencez chaque ligne par ce que vous faisiez vous-même.',
      ],
      [
        'whom',
        'Avec qui',
        'partenaires?|bailleurs?|direction|comite|elus|ministere|clients?|institution|collectivit|equipes?',
        'Nommez vos interlocuteurs : bailleurs, élus, direction.',
      ],
      [
        'languages',
        'Les langues avec leur niveau',
        'anglais|espagnol|arabe|allemand|portugais|bilingue',
        'Chaque langue avec son niveau et son usage.',
      ],
      tools(
        'Les méthodes et les outils',
        'excel|logiciel|spss|stata|power.?bi|kobo|sig|qgis|ms project|cadre logique|methode|tableaux{0,1} de bord|python|(?<!\\p{L})r(?!\\p{L})',
        'Excel, Power BI, KoboToolbox',
      ),
    ]),
  },
  {
    trades: 'D1101 D1102 D1103 D1104 D1105',
    name: 'les métiers de bouche',
    looks: looks([
      [
        'products',
        'Ce que vous fabriquez',
        'pain|viennois|patisser|entremets|tourage|brioche|viande|charcuter|traiteur|poisson|desserts?|macarons?|chocolat',
        'Nommez vos fabrications : pains spéciaux, viennoiserie, entremets, découpe…',
      ],
      [
        'acts',
        'Les étapes que vous tenez seul·e',
        'petri|faconn|cuisson|fournil|tourage|laminage|levain|decoupe|desoss|ficel|garniture|dressage|fermentation|enfourn|glacage',
        'Dites lesquelles : pétrissage, façonnage, cuisson, tourage, découpe.',
      ],
      volume(
        'Les quantités',
        'pieces|pains|baguettes|kg|kilos|clients|commandes|fournees',
        '600 baguettes par jour',
      ),
      papers(
        'Le diplôme et l’hygiène',
        'cap(?!\\p{L})|bp(?!\\p{L})|mention complementaire|brevet|haccp|hygiene|tracabilite',
        'Le CAP ou le BP avec son année, et ce que vous contrôlez en hygiène.',
      ),
      [
        'hours',
        'Les rythmes',
        'nuit|matin|week-?end|samedi|dimanche|saison|fournee',
        'Nuit, petit matin, week-ends : dites ce que vous avez tenu.',
      ],
    ]),
  },
  {
    trades: 'D',
    name: 'la vente',
    looks: looks([
      [
        'products',
        'Ce que vous vendez, et à qui',
        'rayon|produits?|pret.a.porter|textile|alimentaire|frais|bijou|automobile|immobilier|b2b|particuliers|professionnels|cosmeti|meubles?|boulangerie|gamme|clientele|clientes?',
        'Dites le produit et la clientèle : « prêt-à-porter femme, moyenne gamme ».',
      ],
      volume(
        'Vos résultats',
        '%|clients|euros|€|k€|ca(?!\\p{L})|chiffre d.affaires|panier|objectif|ventes|passages|pieces|rendez-vous|mandats',
        'objectif atteint à … %',
      ),
      [
        'till',
        'La caisse et le stock, ou le suivi des clients',
        'caisse|encaiss|stock|inventaire|reassort|crm|devis|prospection|fidelis|relance|salesforce|facing|implantation',
        'Caisse, inventaires, réassort, relances : dites ce qui reposait sur vous.',
      ],
      [
        'hours',
        'Les rythmes',
        'samedi|week-?end|dimanche|soldes|saison|ouverture|fermeture|itineran|deplacement',
        'Samedis, soldes, ouverture ou fermeture.',
      ],
      TEAM,
    ]),
  },
  {
    trades: 'C11 C12 C13 C14',
    name: 'la banque, l’assurance et l’immobilier',
    looks: looks([
      volume(
        'Le portefeuille',
        'clients|contrats|sinistres|dossiers|€|euros|m€|lots|polices|comptes',
        '450 clients',
      ),
      [
        'products',
        'Les produits et les risques',
        'credit|pret|assurance|epargne|prevoyance|sinistre|iard|vie|auto|habitation|sante|placement|comptes?',
        'Nommez les produits ou les risques traités.',
      ],
      papers(
        'Les cadres réglementaires',
        'lcb|ias|iobsp|dda|carte|amf|conformite|kyc|habilitation',
        'IAS, IOBSP, DDA, LCB-FT : écrivez ce que vous avez.',
      ),
      [
        'results',
        'Les résultats',
        '%|objectif|taux|hausse|baisse|production|delai',
        'Un taux, un délai ou un objectif tenu.',
      ],
      tools(
        'Les outils',
        'excel|crm|logiciel|salesforce|sage|bloomberg|python',
        'CRM, Excel, outils métier',
      ),
    ]),
  },
  {
    trades: 'H2 H3',
    name: 'la production industrielle',
    looks: looks([
      [
        'machines',
        'Les machines et les procédés',
        'tour|fraiseuse|commande numerique|cn(?!\\p{L})|presse|ligne|injection|soud|robot|tig|mig|mag|usinage|extrusion|conditionnement|assemblage|automate|ajustage',
        'Nommez les machines et les procédés, avec la marque si elle compte.',
      ],
      volume(
        'Les cadences',
        'pieces|%|tonnes|series|lignes|unites|machines|heure|references',
        '1 200 pièces par poste',
      ),
      [
        'quality',
        'La qualité et les contrôles',
        'qualite|controle|5s|lean|iso|non.conform|metrologie|amdec|spc|kaizen|tracabilite',
        'Ce que vous contrôlez et avec quoi : pied à coulisse, gabarit, MSP.',
      ],
      [
        'safety',
        'La sécurité',
        'securite|epi|consignation|habilitation|caces|sst|chimique',
        'Habilitations, consignation, CACES avec leur année.',
      ],
      [
        'hours',
        'Les rythmes',
        '[235] ?x ?8|nuit|equipe|week-?end|poste',
        'Dites 2x8, 3x8, nuit, week-end.',
      ],
      TEAM,
    ]),
  },
  {
    trades: 'I',
    name: 'la maintenance',
    looks: looks([
      [
        'machines',
        'Les équipements que vous réparez',
        'automate|moteur|pompe|hydraulique|pneumatique|climatisation|chaudiere|ascenseur|vehicule|electri|froid|robot|machine|siemens|schneider|capteur|groupe',
        'Nommez les équipements et les marques.',
      ],
      papers(
        'Les habilitations',
        'habilitation|b1v|b2v|bc|br(?!\\p{L})|h0|caces|fluides|attestation|permis|gaz|ssiap',
        'Habilitations électriques, fluides frigorigènes, CACES : avec leur année.',
      ),
      volume(
        'Le volume d’interventions',
        'interventions|machines|sites|%|heures|vehicules|appels|km|lignes|postes',
        '6 interventions par jour',
      ),
      [
        'acts',
        'Préventif et curatif',
        'preventi|curati|depann|diagnostic|mise en service|reglage|installation|remplacement|gmao',
        'Dites la part de préventif et de dépannage, et la GMAO que vous tenez.',
      ],
      [
        'hours',
        'Astreintes et déplacements',
        'astreinte|deplacement|itineran|nuit|week-?end|[235] ?x ?8',
        'Astreintes, déplacements, horaires.',
      ],
    ]),
  },
  {
    trades: 'K20 K21',
    name: 'l’enseignement et la formation',
    looks: looks([
      [
        'public',
        'Le public et le niveau',
        'eleves?|etudiants?|adultes?|apprentis?|maternelle|college|lycee|universit|licence|master|stagiaires?|cp|cm[12]|bts|insertion',
        'Dites le niveau et l’âge : « lycée professionnel, 2 classes ».',
      ],
      volume(
        'Les effectifs et les heures',
        'eleves|etudiants|heures|classes|groupes|stagiaires|apprenants|seances',
        '4 classes de 28 élèves',
      ),
      [
        'subject',
        'La matière et vos supports',
        'mathematiques|francais|anglais|histoire|sciences|informatique|cours|programme|modules?|supports|pedagog|atelier',
        'La matière, et ce que vous avez construit : modules, ateliers, évaluations.',
      ],
      papers(
        'Le concours ou le titre',
        'capes|agregation|master meef|caplp|doctorat|these|titre|certificat|qualification|diplome|licence|master',
        'Le concours, le titre ou le diplôme, avec son année.',
      ),
      [
        'results',
        'Ce qui a progressé',
        '%|reussite|taux|publications?|articles?|projet|prix|creation',
        'Un taux de réussite, un projet, une publication.',
      ],
    ]),
  },
  {
    trades: '',
    name: null,
    looks: looks([
      [
        'acts',
        'Ce que vous faisiez, en verbes',
        'gestion|suivi|accueil|prepar|controle|organis|realis|conduite|entretien|vente|mise en|redaction|install|conseil',
        'Trois lignes par poste, chacune ouverte par l’action.',
      ],
      volume(
        'Des ordres de grandeur',
        'personnes|clients|dossiers|%|pieces|heures|euros|€|commandes|appels|jours|semaines',
        '30 clients par jour',
      ),
      tools(
        'Les outils et le matériel',
        'logiciel|excel|machine|caisse|vehicule|outil|word|materiel|tracteur|appareil|instrument',
        'logiciels, machines, véhicules',
      ),
      papers(
        'Le diplôme, les permis, les certificats',
        'diplome|cap(?!\\p{L})|bep|bts|bp(?!\\p{L})|licence|master|permis|certificat|brevet|titre|bac|habilitation|caces|ssiap|sst(?!\\p{L})|cqp|tfp|bafa',
        'Une ligne par diplôme, permis ou certificat, avec son année.',
      ),
      TEAM,
    ]),
  },
];

/** A field of work: trades that are read alike. */
export type Field = {
  /** The code of ROME that stands first for it, such as `M18`; empty for every other trade. */
  readonly codes: string;
  /** With its article, "l’informatique"; null where no one name fits. */
  readonly name: string | null;
};

const rowOf = (rome: string | null): (typeof TRADE_LOOKS)[number] | undefined => {
  const fits = (codes: string): number =>
    Math.max(
      codes === '' ? 0 : -1,
      ...codes.split(' ').map((code) => (code !== '' && rome?.startsWith(code) ? code.length : -1)),
    );
  return TRADE_LOOKS.toSorted((one, other) => fits(other.trades) - fits(one.trades))[0];
};

/** What recruiters of a trade look for: the longest beginning of its code wins; for a trade that is not known, what every recruiter looks for. */
export const looksOf = (rome: string | null): readonly TradeLook[] => rowOf(rome)?.looks ?? [];

/** The field of work that a code, or the beginning of one, belongs to. */
export const fieldOf = (rome: string): Field => {
  const row = rowOf(rome);
  return { codes: row?.trades.split(' ')[0] ?? '', name: row?.name ?? null };
};

/** Whether looks were written for the trade itself. */
export const hasOwnLooks = (rome: string): boolean => looksOf(rome) !== looksOf(null);

/** The looks for what is done, on what and for whom: hours, papers, team or a count may be those of any trade. */
const MATTER: ReadonlySet<string> = new Set(
  'acts house station works product products public vehicles routes machines scope work whom subject practice technologies'.split(
    ' ',
  ),
);

/** Whether a text (folded) speaks of the matter of a trade, in a third at least of the looks for it. */
export const speaksOf = (rome: string, text: string): boolean => {
  const matter = looksOf(rome).filter(({ id }) => MATTER.has(id));
  const found = matter.filter(({ signs }) => signs.test(text));
  return found.length * 3 >= matter.length;
};

const lowered = (label: string): string =>
  label.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());

const shownWords = (shown: number, found: number): string => {
  if (found === 0) return '';
  if (shown === found) return found === 1 ? ', bien montrée' : ', bien montrées';
  if (shown === 0) return ' ; aucune n’y est encore vraiment montrée';
  return shown === 1
    ? ' ; une seule y est vraiment montrée'
    : ` ; ${shown} y sont vraiment montrées`;
};
const foundWords = (found: number, all: number): string =>
  found === 0
    ? `aucune des ${all} choses`
    : found === 1
      ? `une des ${all} choses`
      : `${found} des ${all} choses`;

/** How a CV shows something that is looked for, the strongest first: by its measured work, by its work, by work long past or without a date, by the name of a post, in a list alone; or, for papers, hours and languages, by saying it. */
export type ProofKind = 'measured' | 'done' | 'past' | 'named' | 'listed' | 'said';

/** What is said of the trade that a CV is read for. */
export const TRADE_WORDS = {
  looked: (title: string, found: number, all: number, shown: number): string =>
    `${title} : ${foundWords(found, all)} que l’on cherche en premier dans ce métier ${found > 1 ? 'se lisent' : found === 1 ? 'se lit' : 'ne se lit'} dans votre CV${shownWords(shown, found)}.`,
  told: (field: string, found: number, all: number, shown: number): string =>
    `Lu pour ${field}, dont parlent surtout vos savoir-faire ; si vous visez autre chose, indiquez le métier visé. De ce que l’on cherche en premier dans ces métiers, ${foundWords(found, all)} ${found > 1 ? 'se lisent' : found === 1 ? 'se lit' : 'ne se lit'} dans votre CV${shownWords(shown, found)}.`,
  unknown: (title: string | null, named: boolean): string =>
    `${
      title === null
        ? 'Nous n’avons pas trouvé de métier visé dans votre CV : indiquez le métier visé, et votre CV sera relu pour lui.'
        : named
          ? `« ${title} » n’est pas dans notre liste des métiers : indiquez le métier visé par un intitulé plus courant, et votre CV sera relu pour lui.`
          : `Nous n’avons pas reconnu avec assez de certitude le métier « ${title} » : indiquez le métier visé, et votre CV sera relu pour lui.`
    } D’ici là, ce que tout recruteur cherche en premier, et un avis moins sûr.`,
  general: (title: string, found: number, all: number, shown: number): string =>
    `${title} : sans liste propre à ce métier, ce que tout recruteur cherche en premier : ${foundWords(found, all)} ${found > 1 ? 'se lisent' : found === 1 ? 'se lit' : 'ne se lit'} dans votre CV${shownWords(shown, found)}.`,
  name: (title: string | null, named: boolean): string =>
    title === null
      ? 'Indiquez le métier visé avant de relancer l’analyse, et écrivez-le sous votre nom.'
      : named
        ? `Avant de relancer l’analyse, remplacez « ${title} » par un intitulé plus courant.`
        : `Indiquez le métier visé avant de relancer l’analyse : « ${title} » peut en désigner plusieurs, ou n’est pas dans notre liste.`,
  unsure: (title: string | null): string =>
    title === null
      ? 'Sans métier reconnu, cet avis est moins sûr : indiquez le métier visé.'
      : 'Ce métier n’est pas reconnu avec assez de certitude, et cet avis est moins sûr : indiquez le métier visé.',
} as const;

/** What to write where something is said without being shown, by how the CV says it; `dated` tells whether its post has a date. */
export const weakProofInWords = ({ label }: TradeLook, kind: ProofKind, dated: boolean): string => {
  switch (kind) {
    case 'listed':
      return `${label}. Cela se lit ici, sans un fait : montrez-le sous un poste ou un projet, par une ligne qui dit ce que vous faisiez.`;
    case 'named':
      return `${label}. L’intitulé du poste le laisse entendre : une ligne de mission le montrerait.`;
    case 'past':
      return dated
        ? `${label}. C’était il y a plus de dix ans : si vous le faites encore, dites-le sous un poste récent.`
        : `${label}. Sans date, on ne sait pas si c’est récent : datez ce poste.`;
    case 'said':
      return `${label}. Ajoutez le niveau.`;
    case 'measured':
    case 'done':
      return `${label}. Montré une fois : un ordre de grandeur, ou une seconde mission, en ferait une preuve.`;
  }
};

/** What is said of what is read first. */
export const FOCUS_WORDS = {
  otherHeadline: (target: string): string =>
    `Pour ce poste : « ${target} », si c’est bien ce que vous visez.`,
  showFirst:
    'À montrer d’abord, dans l’accroche ou en tête du premier poste : cela répond à ce que l’on cherche, et on le lit tard.',
  sayTrade:
    'Deux lignes d’accroche sous votre nom : le métier visé, ce que vous savez faire, un fait qui le montre.',
  sayFirst: (looks: readonly TradeLook[]): string =>
    `Deux lignes d’accroche sous votre titre, avec ce qui est vrai parmi ceci : ${looks.map(({ label }) => lowered(label)).join(' ; ')}.`,
  cutOldPost:
    'Une ligne suffit : le titre, l’employeur, les années. La place sert aux postes qui parlent du métier visé.',
  cutSchool: 'À couper : un diplôme plus élevé suit.',
  cutInterests: 'À raccourcir ou à couper : gardez ce qui ferait parler de vous en entretien.',
} as const;

/** Something looked for, with what to write. */
export const lookInWords = ({ label, better }: TradeLook): string => `${label}. ${better}`;
