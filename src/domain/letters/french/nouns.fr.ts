import { wordTable } from '#/domain/shared/wordTable';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u).filter(Boolean));

/** Nouns that open a line of tasks or the name of an organisation, folded and singular, by gender. */
export const MASCULINE: ReadonlySet<string> = words(`
  multi-accueil
  accueil achat affutage appel appui atelier avis bilan bornage boitage bulletin cablage calcul calendrier casting
  chantier chiffrage circuit classement coaching cobol code comite compte compte-rendu conseil contact contrat controle
  cours courrier cycle debarras deploiement depannage depart depot desherbage design developpement devis diagnostic
  dialogue dispositif document dossier dressage echange encadrement entretien envoi essai etiquetage etat evenement
  fichier film filmage flux forage formulaire graissage guichet guide inventaire journal lancement lettrage lien
  logiciel magasin maintien management marche marchandisage mandat menage merchandising metre modele module montage
  nettoyage nivellement outil paillage pansement parametrage parcours parrainage passage petit phoning picking pilotage
  plan planning point pointage portage portefeuille poste premier prelevement processus produit programme projet
  protocole raccordement ramassage rangement rapport rapprochement reapprovisionnement recensement recolement recrutement
  recueil reglage remplacement renfort renouvellement repas reporting reseau reassort retour salon savoir secretariat
  sens service site soin sondage soudage soutien sprint stage stand standard stock suivi support systeme tableau
  televente test tirage traitement transport travail tri tutorat usinage versement vol voyage webinaire gros
  gouvernance-conseil hub bus camion car soufflage binage dallage bardage doublage carrelage platrage
  cabinet centre groupe lycee college institut hotel restaurant hopital chu ehpad ime esat laboratoire conservatoire ssiad smr ssr chs chru ccas cpas ditep sessad cmp cmpp fam ess greta cfa samu
  ministere departement conseil syndicat comptoir domaine chateau camping garage bureau studio theatre musee reseau
  transfert calage cadrage codage collage coffrage ferraillage betonnage crepissage decoffrage
  devoir dossier evenementiel exercice encaissement fond forfait garnissage guidage habillage
  kilometre lavage levage lissage lotissement metier moule nivelage objectif ouvrage ordre plan
  poncage portail profil prototype quai rayon recit registre remblai reparage repassage
  rincage risque roulage sertissage sinistre stationnement
  trait lever coucher linge menu plat repas bloc observatoire pole foyer parc port rectorat tribunal consulat tiers
  delai ecart taux chiffre nombre resultat cout volume panier score rebut retard temps
  abattoir aeroport bar bazar bistrot cafe casino cercle cfa cinema cirque entrepot etablissement festival gite golf
  greta haras hypermarche jardin moulin opera palace pressing refuge sdis spa supermarche vignoble zoo`);

/** The same, feminine. */
export const FEMININE: ReadonlySet<string> = words(`
  guinguette micro-creche auto-ecole
  basse
  aide analyse annonce approche architecture assistance astreinte base billetterie boutique caisse campagne cartographie
  causerie charge cloture collecte commande communication comptabilite conciergerie conduite confection coordination
  copie cuisine cuisson cubature decoupe defense demarche depose detection direction disponibilite distribution
  documentation donnee eco-conduite ecoute ecriture enquete ergonomie etude expertise facturation fidelite fiche fin
  gestion gouvernance ingenierie interface levee liaison liste logistique maintenance manutention mediation mesure
  methode mise mission modelisation negociation norme offre page paie paye peinture photo pige plantation plonge pose
  prestation prevention preuve prise production promotion prospection qualite recherche recette reception redaction
  reforme regie relance relation relecture remise remontee reponse reprise resolution restitution retouche reunion revue
  ronde saisie sauvegarde seance securite sensibilisation serie signature sortie soudure strategie supervision
  surveillance tache taille tarification tenue tonte tournee trace tresorerie tutelle veille vente verification
  vie visite voirie dictee toilette
  admr adapei apei unapei amicale agence association banque boulangerie brasserie caisse chambre clinique communaute commune compagnie cooperative creche
  ecole entreprise faculte federation ferme fondation imprimerie librairie mairie maison metropole mecs mutuelle mission ong
  papeterie pharmacie plateforme polyclinique prefecture region residence societe station startup universite usine ville
  radio filature cave
  alimentation cartouche chirurgie cle coiffure cotation coupe culture couture creche crise dalle
  dotation echeance empreinte equipe etape etiquette facture ferronnerie feuille formation fourniture
  garde haie injection intervention lecture lettre livraison loi mecanique medication menuiserie
  navette palette pastille patisserie pedagogie peche permanence pharmacovigilance photographie piece
  plomberie pratique precaution presse procedure refonte reference regulation reservation rotation
  rubrique seance serrurerie soudure station synthese tache tonnelle toiture vaisselle vidange
  vitre vitrine voie zone
  marge perte
  liasse
  abbaye academie auberge bibliotheque bijouterie biscuiterie blanchisserie boucherie carrosserie charcuterie
  chocolaterie cidrerie confederation conserverie creperie discotheque distillerie ebenisterie epicerie exploitation
  fonderie fromagerie galerie garderie jardinerie laiterie ludotheque marbrerie maternite mediatheque patinoire
  pepiniere piscine pizzeria poissonnerie quincaillerie raffinerie rotisserie scierie sous-prefecture sucrerie
  tannerie union verrerie`);

/** Nouns that keep one form; at the head of a task line they mostly stand for several. */
export const SAME_IN_PLURAL: ReadonlySet<string> = words(
  'avis colis cours devis repas relais flux prix rendez-vous',
);
/** Nouns that end like a plural and are one thing. */
export const SINGULAR_IN_S: ReadonlySet<string> = words(
  'acces processus process bus campus tiers haras parcours discours concours corps sens temps tapis virus business',
);

/** Endings that tell the gender of a singular noun, folded; the first that fits decides. */
export const GENDER_ENDINGS: readonly (readonly [RegExp, 'm' | 'f'])[] = [
  [
    /(?:tion|sion|xion|aison|ance|ence|ette|ude|ure|ise|ade|rie|logie|graphie|nomie|metrie|gestion|euse|trice)$/u,
    'f',
  ],
  [/(?:age|ment|isme|oir|eau|ing|et|al|ail|ier|ard|at|if|ot|arrage)$/u, 'm'],
  [/(?:ite|alite|ette|ee|ine|ale|elle|esse|ere)$/u, 'f'],
];
/** Nouns that break the rule of their ending. */
export const ENDING_EXCEPTIONS: Readonly<Record<string, 'm' | 'f'>> = wordTable({
  page: 'f',
  image: 'f',
  plage: 'f',
  nage: 'f',
  silence: 'm',
  musee: 'm',
  lycee: 'm',
  comite: 'm',
  traite: 'm',
  site: 'm',
  gite: 'm',
  arrete: 'm',
  magazine: 'm',
  transpalette: 'm',
  palette: 'f',
  modele: 'm',
  inventaire: 'm',
  libelle: 'm',
  forêt: 'f',
});

/** Nouns with an aspirated h, folded, at their beginning: no elision before them. */
export const ASPIRATED =
  /^(?:handicap|haies?\b|hall|halte|hamac|hangar|harc|hauss|haut|hier|hockey|hors|hotline|huit|hub|hygge|hors|honte|heurt|hach|hareng|haricot|homard|housse|hollande)/u;
/** Words that begin with a vowel and take no elision. */
export const NO_ELISION =
  /^(?:onz|oui|ouistiti|uhlan|yaourt|yacht|yoga|youtub|yemen|yaounde|unième)/u;

/** Nouns of people: a line that they open tells a role, not a task. Folded. */
export const ROLE_NOUN =
  /^(?:seule?|unique|utilisat(?:eur|rice)s?|tut(?:eur|rice)|parrain|marraine|referente?|responsable|membre|responsables|adjointe?|assistante?|chef(?:fe)?|gerante?|interlocut(?:eur|rice)|charge(?:e)?|pilote|garante?|delegue(?:e)?|president(?:e)?|tresori(?:er|ere)|secretaire|formateur|formatrice|lead|scrum|product|benevole|animat(?:eur|rice)|coordinat(?:eur|rice)|titulaire|remplacante?|binome|maitre(?:sse)? d'apprentissage|mentore?)\b/u;

/** Words that cannot open a task of their own: what follows a comma and completes what stands before. Folded. */
export const COMPLEMENT =
  /^(?:avec|sans|sous|sur|dans|en|par|pour|a|au|aux|de|du|des|d'|dont|et|ou|puis|chez|selon|apres|avant|pendant|jusqu|via|entre|y compris|ainsi|soit|plus|moins|environ|tous?|toutes?|les?|la|l'|qui|que|\d+|utilisee?s?|destinee?s?|realisee?s?)\b/u;

/** Words that already determine what follows them, folded. */
export const DETERMINED =
  /^(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent|plusieurs|divers|diverses|differents|differentes|nombreux|nombreuses|toute?s?|tous|les?|la|l'|\d+)\b/u;

/** What a line opens with where it tells of the workplace. Folded. */
export const WORKPLACE =
  /^(?:entrepots?|usines?|magasins?|boutiques?|(?:hyper|super)marches?|residences?|ehpad|hopital|clinique|restaurants?|hotels?|etablissements?|unites?|services?|sites?|plateformes?|entreprises?|societes?|pme|eti|start-?up|collectivites?|foyer|creche|brasserie|bureau d'etudes|cabinet|agence)\b/u;
/** The hours and the size of a workplace. Folded. */
export const WORKING_HOURS =
  /^(?:horaires?|equipes? de (?:jour|nuit)|travail (?:de nuit|en equipe|poste|de \d\S*|le (?:week|samedi|dimanche))|postes? de \d|[235]x8|temps (?:plein|partiel))\b/u;

/** A label that stands before the tasks themselves, folded; the tasks follow. */
export const TASK_LABEL =
  /^(?:principales? )?(?:missions?|activites?|responsabilites|taches?|realisations?|objectifs?|resultats?)(?: principales?)?(?: et \w+)?\s*(?::|\t)\s*/u;
/** A label that says what a project or a piece of study was about, folded. */
export const SUBJECT_LABEL =
  /^[^a-z0-9]*(?:sujet|theme|thematique|problematique|titre du (?:memoire|projet|stage)|(?:projets?|stage)(?: (?:de fin d'etudes?|tutores?|academiques?|universitaires?|scolaires?|personnels?|d'etudes?))?|pfe|memoire|these)\s*(?:\([^)]*\)\s*)?:\s*/u;
/** A label whose line tells a setting rather than work, folded. */
export const SETTING_LABEL =
  /^(?:environnement|contexte|projets?|outils?|technologies|stack|logiciels?|lieu|effectif|secteur)(?: \w+)?\s*(?::|\t)/u;
/** What tells a change measured, folded. */
export const MEASURED =
  /\b(?:ramene|reduit|passe|augment|baiss|gagn|economi|hausse|diminu|amelior|attei|depass|multipli|obten|doubl|tripl|recup|realis|tenu)|[+-]\s?\d/u;

/** Signs that a line is written in English. Folded. */
export const ENGLISH =
  /\b(?:customers?|handling|ticket|daily|weekly|ensuring|managing|the|and|of|with|for|from|through|led|lead|managed|to)\b/gu;

/** Infinitives at the head of a task line that the rules of endings would miss, and nouns that look like one. Folded. */
export const INFINITIVE_IER =
  /^(?:\w*ifier|negocier|etudier|expedier|apprecier|publier|relier|trier|remedier|associer|initier|multiplier|copier|lier|concilier|rallier|expedier|differencier|beneficier|approprier|dedier|approfondier)$/u;
export const INFINITIVE_RE =
  /^(?:\w*mettre|\w*prendre|\w*duire|rendre|construire|vendre|repondre|suivre|poursuivre|\w*scrire|ecrire|resoudre|coudre|faire|refaire|satisfaire|defendre|\w*peindre|\w*joindre|instruire|etendre|\w*battre|\w*naitre|entendre|etre|detendre|lire|relire|elire|conclure|inclure|moudre|cuire|traire|tordre|fendre|pendre|tendre|tondre|descendre|attendre|vivre|plaire|distraire|extraire|rompre|interrompre|corrompre|vaincre|convaincre|boire|croire|accroitre|rire|dire|detruire|parcourre|reduire)$/u;
export const INFINITIVE_IR =
  /^(?:\w*tenir|\w*venir|\w*nir|\w*lir|\w*sir|\w*rir|\w*gir|\w*chir|\w*tir|\w*vir|\w*bir|\w*cir|\w*dir|\w*mir|\w*(?:ce|per|pre|re)voir|voir|savoir|promouvoir|emouvoir|pouvoir|asseoir)$/u;
export const NOT_INFINITIVE: ReadonlySet<string> = words(
  'atelier chantier courrier dossier cahier papier tutorat fer hiver manager leader flyer diner dejeuner souper avenir loisir souvenir plaisir desir cuir tir menhir savoir reporter premier dernier entier particulier metier quartier banquier clavier escalier fichier mobilier panier calendrier hotelier infirmier',
);
/** What follows a past participle at the head of a line and never a noun. Folded. */
export const AFTER_PARTICIPLE =
  /^(?:une?|le|la|les|l'|a|au|aux|plus|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|\d)/u;
export const PARTICIPLE = /^(?!.*(?:ite|ete|ute)$)\w{3,}(?:e|i|u|is|it)$/u;

/** The pronoun that opens a whole sentence of the writer. Folded. */
export const FIRST_PERSON = /^(?:je |j')/u;
/** The same in the past. */
export const FIRST_PERSON_PAST =
  /^j'ai |^je me suis |^je suis (?:alle|(?:de|re|inter|par)?venu|arrive|parti|(?:r?en)tre|sorti|monte|descendu|reste|passe|retourne)e?(?![a-z])/u;
/** The same, of what one is or wants rather than does. */
export const FIRST_PERSON_BEING =
  /^(?:je suis|j'ai\b(?! \w+(?:e|i|u|is|it)\b)|j'aime|je (?:veux|souhaite|cherche|recherche|maitrise|sais(?! (?:me servir d|utiliser |manier |conduire (?:le|la|un|des|l)))|peux|vise|desire))(?![a-z])/u;
/** A verb that no first person ends like: "je fait". Folded. */
export const NOT_FIRST_PERSON = /^(?:je |j')\w+(?:t|nt|er)(?![a-z])/u;

/** Lines that anyone could write: they prove nothing in a letter. Folded, from the first letter. */
export const SAYS_NOTHING =
  /^[^a-z]*(?:(?:utilisation|maitrise|connaissance) (?:de l'|des |d'|de )?(?:outils? informatiques?|informatique|bureautique|internet)|(?:gestion|maitrise) (?:du stress|des priorites|du temps|de soi)|(?:travail|synchronisations?) (?:en|d')\s?equipe|respect des (?:consignes|horaires|delais)|organisation et respect des \w+|polyvalence|travail manuel|(?:service|equipe|effectif|structure) de \S+ (?:personnes|agents|salaries|collaborateurs|lits|places)|diverses taches|taches diverses|(?:a la )?recherche (?:de |d'une? |une? )?(?:stage|emploi|alternance|poste|contrat)(?: [^,]*)?)[^a-z]*(?:\(.*)?$/u;

/** Adjectives that stand before their noun, folded and without the mark of the plural: their form tells the gender. */
export const ADJECTIVES_BEFORE: Readonly<Record<string, 'm' | 'f'>> = {
  second: 'm',
  seconde: 'f',
  gros: 'm',
  grosse: 'f',
  petit: 'm',
  petite: 'f',
  grand: 'm',
  grande: 'f',
  premier: 'm',
  premiere: 'f',
  bonne: 'f',
  haut: 'm',
  haute: 'f',
  nouvelle: 'f',
};
