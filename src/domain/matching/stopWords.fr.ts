/** Function words and words so common in advertisements that sharing them says nothing. */
export const STOP_WORDS =
  `le la les l un une des du de d en et ou ni a au aux pour par sur sous dans avec sans chez vers entre
  que qu qui quoi dont ou ce cet cette ces c s se sa son ses leur leurs notre nos votre vos mon ma mes nous vous il
  elle ils elles on je j me m te t tu y ne n pas plus moins tres bien tout toute tous toutes meme memes autre autres
  est sont etes etre sera serez serait avoir avez ont ayant fait faire faites peut pouvez devez doit comme ainsi
  afin lors selon apres avant pendant depuis jusqu hors notamment etc chaque plusieurs quelques
  the of and to in for with on at by an or is are be as from
  poste mission missions tache taches travail emploi metier activite activites responsabilite responsabilites
  profil recherche entreprise societe groupe service services equipe equipes sein cadre niveau type domaine
  assurer assure realiser realise realisation effectuer effectue participer participe participation contribuer
  contribution gerer gere gestion mettre mise place prendre charge veiller garantir permettre aider accompagner
  travailler utiliser utilisation suivre suivi suivis rattache rattachee charge chargee role principal principales
  quotidien quotidienne jour jours semaine mois an ans annee annees heure heures nouveau nouvelle nouveaux
  bon bonne bons bonnes grand grande different differents differentes ensemble divers diverses besoin besoins
  lien collaboration direction responsable interne externe qualite respect respecter`
    .split(/\s+/u)
    .filter((word) => word !== '');

/** When one works, whatever the trade: no CV answers it. */
export const SCHEDULE_WORDS =
  `astreinte astreintes week-end week-ends weekend weekends soir soirs matin matins samedi samedis dimanche dimanches
  ferie feries disponible disponibilite disponibilites horaire horaires`
    .split(/\s+/u)
    .filter((word) => word !== '');

/** Words of a job title that name a rank or a condition rather than a trade: they weigh half. */
export const GENERIC_TITLE_WORDS =
  `responsable charge chargee chef cheffe assistant assistante agent agente technicien technicienne directeur
  directrice adjoint adjointe conseiller conseillere employe employee ouvrier ouvriere operateur operatrice
  coordinateur coordinatrice coordonnateur coordonnatrice manager consultant consultante specialiste expert experte
  ingenieur ingenieure gestionnaire projet projets equipe service officer specialist lead head gerant gerante
  animateur animatrice encadrant superviseur superviseuse moniteur monitrice formateur formatrice`
    .split(/\s+/u)
    .filter((word) => word !== '');

/** Words of a job title that say nothing of the trade: contract, rank, hours, season. */
export const TITLE_NOISE =
  `stage stagiaire alternance alternant alternante apprenti apprentie apprentissage cdi cdii cd2i cdd interim interimaire
  freelance mission saison saisonnier saisonniere temps plein partiel complet nuit jour urgent debutant debutante
  accepte acceptee accepter confirme confirmee junior senior experimente experimentee polyvalent polyvalente
  diplome diplomee etat francophone anglophone bilingue regional regionale secteur rural poste offre emploi
  recrute recherche h f x hf fh nb annee annees an ans mois experience job ete extra remplacement`
    .split(/\s+/u)
    .filter((word) => word !== '');

/** Words by which people title a post whose trade only its lines tell. */
export const STATUS_WORDS: ReadonlySet<string> = new Set(
  `benevole benevolat autoentrepreneur autoentrepreneuse microentrepreneur auto micro entrepreneur entrepreneuse
  independant independante vacataire entreprise observation decouverte renfort salarie salariee`.split(
    /\s+/u,
  ),
);

/** Nouns and verbs of action that fit anything, as word keys: two wordings that share only them say nothing of each other. */
export const EMPTY_ACTIONS: ReadonlySet<string> = new Set(
  `gestion gerer gerez suivi suivre suivez realisation realiser realisez mise mettre mettez participation participer
  participez assurer assurez utilisation utiliser utilisez respect respecter respectez travail travailler service bon
  bonne effectuer effectuez faire faites tenir tenez tenue mener menez sens qualite capacite aptitude maitrise maitriser
  maitrisez connaissance connaitre notion pratique`.split(/\s+/u),
);

/** What any trade deals with, as word keys: a task done to nothing else is not told by it. */
export const ANY_OBJECT: ReadonlySet<string> = new Set(
  `client clientele usager patient personne public equipe collaborateur collegue salarie partenaire fournisseur
  produit article marchandise materiel materiau equipement outil machine piece vehicule document dossier courrier
  fichier donnee information rapport compte rendu tableau bord planning projet programme plan action besoin demande
  objectif resultat budget cout prix delai qualite securite hygiene regle norme procedure consigne protocole site
  chantier atelier magasin bureau espace local lieu zone secteur region terrain domicile reunion evenement formation
  stock commande livraison vente achat facture contrat offre service activite tache travail travaux mission poste
  temps horaire nuit week week-end heure jour semaine mois question probleme solution amelioration evolution
  professionnel technique commercial administratif interne externe general specifique quotidien regulier ensemble
  suivi gestion organisation coordination communication connaissance maitrise experience pratique bon bonne niveau
  sens esprit capacite aptitude aisance contact relation relationnel responsable direction management travaille
  nouveau simple petit grand different divers principal complet entreprise societe structure etablissement
  logiciel informatique systeme reseau environnement milieu cadre domaine type mise place prise charge oeuvre`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);

/** Nouns of the actions that any trade does to its own things: between two of them, the thing tells the task. */
export const ANY_ACTION: ReadonlySet<string> = new Set(
  `gestion suivi realisation preparation controle organisation animation encadrement etablissement elaboration redaction
  conduite pilotage saisie planification accueil conseil entretien reception approvisionnement developpement conception
  maintenance analyse evaluation verification traitement classement declaration formation accompagnement surveillance
  administration distribution transmission prise mise coordination supervision collecte lecture utilisation tenue
  respect application optimisation promotion creation diagnostic visite recherche information mesure identification
  documentation instruction signature calcul explication presentation intervention commande achat constitution
  justification qualification conclusion recouvrement relance negociation observation orientation aide soin
  detection inspection selection prevention execution acquisition attribution appui enregistrement renouvellement
  remplacement recensement signalement placement exploitation amelioration consultation interpretation formulation
  restitution valorisation actualisation`.split(/\s+/u),
);

/** What tells how well a thing is done, after its name. */
export const GRADE = /^(?:avancée?s?|experte?s?|confirmée?s?|approfondie?s?|perfectionnement)$/u;

/** Words of four letters or more that have no letter in an acronym, folded. */
export const NO_INITIAL = /^(?:avec|pour|dans|sans|chez|sous|vers|leurs?)$/u;
