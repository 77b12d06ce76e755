/** Invented people, their CV and the offer they prepare: three trades of care, kitchen and accounts, three more of quay, shop and code. */
export type Candidate = { readonly cv: string; readonly offer: string };

export const PEOPLE = {
  nurse: {
    cv: `Solène Marchadour
Infirmière diplômée d’État
35000 Rennes
06 39 98 01 20 · solene.marchadour@example.org

EXPÉRIENCES PROFESSIONNELLES
Infirmière de nuit
Clinique des Trois Étangs, Rennes
Avril 2021 – aujourd’hui
- Prise en charge de 14 patients en chirurgie digestive
- Pansements complexes et surveillance des voies veineuses centrales
- Transmissions ciblées et tenue du dossier patient informatisé
Infirmière
EHPAD La Grande Prée, Vitré
Septembre 2018 – mars 2021
- Accompagnement de fin de vie avec l’équipe mobile
- Encadrement de 6 étudiantes en stage

FORMATION
Diplôme d’État d’infirmier
IFSI de Rennes, 2018

ATOUTS
Rigueur, discrétion, sens de l’écoute`,
    offer: `Infirmier de nuit H/F
Clinique du Val Rance, Dinan (22), CDI

Vous serez seul la nuit pour un service de 28 lits de médecine.

Vos missions
- Réaliser les soins techniques prescrits
- Assurer la surveillance des patients et les transmissions ciblées
- Participer à l’accueil des nouveaux professionnels

Profil
- Diplôme d’État d’infirmier exigé
- Pratique du logiciel DxCare appréciée
- Sérieux, esprit d’équipe`,
  },
  cook: {
    cv: `Bastien Lorcet
Chef de partie
69003 Lyon
06 39 98 01 21 · bastien.lorcet@example.org

EXPÉRIENCES PROFESSIONNELLES
Chef de partie garde-manger
Brasserie Le Comptoir des Halles, Lyon
Mars 2022 – aujourd’hui
- Mise en place et envoi des entrées froides, 90 couverts par service
- Contrôle des températures et des dates (HACCP)
- Formation de deux apprentis
Commis de cuisine
Restaurant L’Oseille, Villeurbanne
Septembre 2019 – février 2022
- Préparation des légumes et des fonds
- Réception des livraisons

FORMATION
CAP Cuisine, 2019`,
    offer: `Chef de partie H/F
Restaurant La Table des Quais, Lyon

Service de 120 couverts par jour, coupures, un week-end sur deux.

Missions
- Gestion du poste chaud, de la mise en place à l’envoi
- Contrôle des températures et traçabilité HACCP
- Encadrer un commis

Profil : CAP cuisine, 3 ans d’expérience, esprit d’équipe.`,
  },
  accountant: {
    cv: `Nadège Outremont
Comptable fournisseurs
44000 Nantes
06 39 98 01 22 · nadege.outremont@example.org

EXPÉRIENCES PROFESSIONNELLES
Comptable fournisseurs
Groupe Valmier, Nantes
Janvier 2020 – aujourd’hui
- Enregistrement de 900 factures fournisseurs par mois
- Rapprochements bancaires et lettrage des comptes
- Utilisatrice clé lors du passage de Sage 100 à SAP
Aide-comptable
Cabinet Perdriel, Angers
Septembre 2016 – décembre 2019
- Saisie des écritures et déclarations de TVA
- Classement des pièces

FORMATION
BTS Comptabilité et gestion, 2016

Atouts : Rigueur, discrétion, respect des délais`,
    offer: `AVIS DE RECRUTEMENT
Comptable fournisseurs H/F
Ivoire Négoce, Abidjan

Missions
- Saisir et contrôler les factures fournisseurs
- Préparer les pièces demandées par les commissaires aux comptes
- Participer à la clôture mensuelle

Profil : BTS comptabilité, 3 ans d’expérience, maîtrise de SAP, connaissance de l’OHADA, rigueur. Anglais courant.`,
  },
  driver: {
    cv: `Kévin Tessaud
Cariste
59000 Lille
06 39 98 01 23 · kevin.tessaud@example.org

EXPÉRIENCES PROFESSIONNELLES
Cariste
Logistique Norval, Lesquin
Juin 2021 – aujourd’hui
- Chargement et déchargement de 25 camions par jour
- Rangement des palettes au chariot à mât rétractable
- Inventaires tournants
Préparateur de commandes
Entrepôts Delsaux, Seclin
2019 – 2021
- Préparation au scan, 180 colis par heure

PERMIS ET HABILITATIONS
CACES R489 catégories 1, 3 et 5, permis B`,
    offer: `Cariste H/F
Transports Ferrand, Lesquin, CDD de 6 mois

Horaires en 2x8.

Missions
- Décharger les camions et ranger les palettes
- Préparer les commandes et contrôler les étiquettes
- Signaler les anomalies de stock

Profil : CACES R489 cat. 3 et 5 obligatoires, ponctualité.`,
  },
  seller: {
    cv: `Inès Rabouin
Vendeuse en prêt-à-porter
33000 Bordeaux
06 39 98 01 24 · ines.rabouin@example.org

EXPÉRIENCES PROFESSIONNELLES
Vendeuse
Boutique Fil & Lin, Bordeaux
Mai 2022 – aujourd’hui
- Conseil aux clientes et tenue de la caisse
- Réassort et étiquetage, 300 pièces par semaine
- Vitrines du mois
Équipière polyvalente
Supermarché Cap Ouest, Mérignac
2020 – 2022
- Mise en rayon du frais`,
    offer: `Vendeur conseil H/F
Maison Alban, Bordeaux

Travail le samedi. Objectifs de vente mensuels.

Missions
- Accueillir et conseiller la clientèle
- Tenue de la caisse et fermeture du magasin
- Réassort des rayons

Profil : première expérience en vente, dynamique et souriant(e).`,
  },
  developer: {
    cv: `Malo Kerbrat
Développeur full-stack
29200 Brest
06 39 98 01 25 · malo.kerbrat@example.org

EXPÉRIENCES PROFESSIONNELLES
Développeur full-stack
Océanis Logiciels, Brest
Février 2021 – aujourd’hui
- Refonte du back-office en TypeScript et React
- Mise en place de l’intégration continue avec GitLab CI, de 40 à 12 minutes
- Migration de la base MySQL vers PostgreSQL
Développeur junior
Agence Grand Pavois, Quimper
2019 – 2021
- Développement de sites sous PHP et Symfony

FORMATION
Licence professionnelle informatique, 2019`,
    offer: `Développeur full-stack H/F
Coopérative Maréo, Brest, télétravail partiel

Missions
- Développer les nouvelles fonctions en TypeScript et React
- Déployer avec Docker et Kubernetes
- Participer aux revues de code

Profil : 3 ans d’expérience, PostgreSQL, Kubernetes exigé, anglais technique, esprit agile.`,
  },
} as const satisfies Readonly<Record<string, Candidate>>;
export type Person = keyof typeof PEOPLE;
