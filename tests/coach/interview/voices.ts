import type { Candidate } from '#tests/coach/interview/people';

const CONTACT = '06 39 98 05 10 · prenom.nom@example.org';

/** Twelve more invented people, of very different trades and voices, with the offer that each prepares. */
export const VOICES = {
  mason: {
    cv: `Youssef Berkane
Maçon
42000 Saint-Étienne · ${CONTACT}

EXPÉRIENCES
Maçon, Bâti Forez, Saint-Étienne
Mai 2016 – aujourd’hui
- Montage de murs en parpaings et coulage de dalles
- Lecture de plans et implantation
- Formation de deux apprentis
Manœuvre, Entreprise Ravel
2013 – 2016
- Approvisionnement du chantier

FORMATION
CAP Maçon, CFA de la Loire, 2013`,
    offer: `Maçon coffreur H/F
Gros œuvre Pilat, Saint-Chamond, CDI

Vous montez les ouvrages en maçonnerie et en béton.
- Réaliser le coffrage et le ferraillage
- Respecter les consignes de sécurité
- Travailler en équipe de 6 compagnons
Profil : CAP, 3 ans d’expérience, permis B.`,
  },
  carer: {
    cv: `Odile Kermarec
Auxiliaire de vie
29200 Brest · ${CONTACT}

EXPÉRIENCES
Auxiliaire de vie, Iroise Services, Brest
Septembre 2019 – aujourd’hui
- Aide au lever, à la toilette et aux repas chez 5 personnes par jour
- Transmissions dans le cahier de liaison
Agent de service, Collège des Abers
2008 – 2019
- Service des repas et entretien des salles

FORMATION
Titre professionnel ADVF, Greta de Brest, 2019`,
    offer: `Auxiliaire de vie H/F
Association Présence, Landerneau, CDI temps partiel

Vous accompagnez à domicile des personnes âgées.
- Aider à la toilette et aux repas
- Préparer les courses et tenir le logement
- Rendre compte à la responsable de secteur
Profil : patience, autonomie, permis B.`,
  },
  apprentice: {
    cv: `Enzo Malaurie
BTS SIO en alternance
31000 Toulouse · ${CONTACT}

EXPÉRIENCES
Stage technicien informatique, Lycée Bellevue
Janvier 2026 – février 2026
- Préparation de 30 postes Windows
- Réponse aux tickets des professeurs
Équipier polyvalent, Burger Capitole
Juin 2025 – août 2025
- Prise de commandes et encaissement

FORMATION
BTS SIO, Lycée Bellevue, en cours
Bac STI2D, 2025`,
    offer: `Alternant technicien support H/F
Mutuelle Garonne, Toulouse, apprentissage

Vous aidez les utilisateurs au quotidien.
- Traiter les tickets de niveau 1
- Préparer et installer les postes de travail
- Rédiger des procédures
Profil : curiosité, sens du service, Windows, Active Directory.`,
  },
  cashier: {
    cv: `Fatoumata Sylla
Hôtesse de caisse
93200 Saint-Denis · ${CONTACT}

EXPÉRIENCES
Hôtesse de caisse, Supermarché Plaine
Mars 2021 – aujourd’hui
- Encaissement de 200 clients par jour
- Contrôle du fonds de caisse
Garde d’enfants à domicile
2017 – 2021
- Sortie d’école, repas, devoirs

FORMATION
Bac professionnel Commerce, 2016`,
    offer: `Hôte de caisse H/F
Magasin Les Docks, Saint-Ouen, CDI 30 h

Vous accueillez et encaissez les clients.
- Encaisser et vérifier le fonds de caisse
- Accueillir et orienter la clientèle
- Renseigner sur la carte de fidélité
Profil : amabilité, calme, disponibilité le samedi.`,
  },
  hospital: {
    cv: `Marion Delzenne
Infirmière
59000 Lille · ${CONTACT}

EXPÉRIENCES
Infirmière en gériatrie, Hôpital des Flandres
Octobre 2017 – aujourd’hui
- Soins de 18 patients en long séjour
- Accueil et entretien avec les familles
Infirmière, Clinique du Parc
2014 – 2017
- Surveillance postopératoire

FORMATION
Diplôme d’État d’infirmier, IFSI de Lille, 2014`,
    offer: `Infirmier coordinateur H/F
EHPAD Les Peupliers, Seclin, CDI

Vous coordonnez les soins de 70 résidents.
- Organiser le planning des soignants
- Recevoir les familles
- Suivre les projets de soins
Profil : diplôme d’État, expérience en gériatrie, pédagogie.`,
  },
  driver: {
    cv: `Thierry Vasseur
Conducteur routier
80000 Amiens · ${CONTACT}

EXPÉRIENCES
Conducteur SPL, Transports Picardie
2012 – aujourd’hui
- Livraison de 12 points par jour en région
- Contrôle du véhicule et arrimage
Chauffeur-livreur, Express Somme
2006 – 2012
- Livraison de colis

FORMATION
Permis C et CE, FIMO, 2006`,
    offer: `Conducteur SPL H/F
Frigo Nord, Arras, CDI

Vous livrez des produits frais aux magasins.
- Livrer à l’heure et faire signer les bons
- Contrôler la température
- Respecter les temps de conduite
Profil : permis CE, FCO à jour, ponctualité.`,
  },
  accountant: {
    cv: `Claire Montreuil
Comptable
67000 Strasbourg · ${CONTACT}

EXPÉRIENCES
Comptable fournisseurs, Brasseries du Ried
Février 2018 – aujourd’hui
- Saisie de 700 factures par mois sur Sage
- Rapprochements bancaires et relances
Assistante comptable, Cabinet Oberlin
2014 – 2018
- Déclarations de TVA de 25 dossiers

FORMATION
BTS Comptabilité et gestion, 2014`,
    offer: `Comptable général H/F
Meubles Kessel, Colmar, CDI

Vous tenez la comptabilité de l’entreprise.
- Tenir les comptes fournisseurs et clients
- Établir les déclarations de TVA
- Préparer la clôture mensuelle
Profil : BTS, Sage, rigueur.`,
  },
  cleaner: {
    cv: `Rosa Fernandes
Agente d’entretien
94400 Vitry-sur-Seine · ${CONTACT}

EXPÉRIENCES
Agente d’entretien, Net Île
2015 – aujourd’hui
- Nettoyage de bureaux sur trois étages
- Commande des produits
Employée de maison
2009 – 2015
- Ménage et repassage chez quatre familles`,
    offer: `Agent d’entretien H/F
Clinique Sainte-Anne, Ivry, CDI

Vous nettoyez les chambres et les espaces communs.
- Appliquer les protocoles d’hygiène
- Signaler les anomalies
- Utiliser l’autolaveuse
Profil : discrétion, autonomie.`,
  },
  gardener: {
    cv: `Loïc Tanguy
Jardinier paysagiste
44000 Nantes · ${CONTACT}

EXPÉRIENCES
Ouvrier paysagiste, Jardins de l’Erdre
Mars 2020 – aujourd’hui
- Taille de haies et tonte de 8 résidences
- Plantation de massifs
Vendeur, Animalerie du Port
2016 – 2019
- Conseil aux clients

FORMATION
CAPA Jardinier paysagiste, 2020`,
    offer: `Jardinier H/F
Ville de Rezé, CDD

Vous entretenez les parcs et les écoles.
- Tondre, tailler et planter
- Entretenir le matériel
- Répondre aux habitants
Profil : goût du travail dehors, permis B, esprit d’équipe.`,
  },
  teacher: {
    cv: `Hélène Rocquefort
Professeure de français
34000 Montpellier · ${CONTACT}

EXPÉRIENCES
Professeure de français, Collège Garrigues
Septembre 2011 – aujourd’hui
- Cours à quatre classes de 27 élèves
- Professeure principale de 3e
- Atelier théâtre

FORMATION
CAPES de lettres modernes, 2011
Master de lettres, Montpellier 3, 2010`,
    offer: `Formatrice en français H/F
Centre Clé, Montpellier, CDI

Vous animez des formations pour adultes.
- Concevoir des séquences pour adultes
- Animer des groupes hétérogènes
- Évaluer les progrès
Profil : pédagogie, adaptation, aisance avec le numérique.`,
  },
  warehouse: {
    cv: `Kevin Lemoine
Préparateur de commandes
45000 Orléans · ${CONTACT}

EXPÉRIENCES
Préparateur de commandes, Logis Loire
Avril 2022 – aujourd’hui
- Préparation de 160 colis par heure au scan
- Inventaires tournants
Intérimaire, plusieurs missions
2019 – 2022
- Chargement et déchargement

FORMATION
CACES R489 1A et 3, 2023`,
    offer: `Préparateur de commandes H/F
Entrepôt Beauce, Saran, CDI

Vous préparez les commandes en 2x8.
- Préparer et filmer les palettes
- Contrôler les références
- Respecter la sécurité
Profil : CACES 1A, rapidité, fiabilité.`,
  },
  chef: {
    cv: `Amélie Castagnet
Cheffe de cuisine
64000 Pau · ${CONTACT}

EXPÉRIENCES
Cheffe de cuisine, Résidence Aragon
Juin 2018 – aujourd’hui
- Préparation de 110 repas par jour
- Commandes et coût matière à 6,20 € le repas
- Encadrement de 3 commis
Cuisinière, Bistrot Henri
2012 – 2018
- Service de 60 couverts

FORMATION
CAP Cuisine, 2011`,
    offer: `Chef de cuisine scolaire H/F
Ville de Lons, CDI

Vous préparez les repas de trois écoles.
- Élaborer les menus avec la diététicienne
- Garantir l’hygiène HACCP
- Encadrer une équipe de 4 agents
Profil : expérience en collectivité, organisation.`,
  },
} satisfies Readonly<Record<string, Candidate>>;
export type Voice = keyof typeof VOICES;
