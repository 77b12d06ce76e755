import type { Agreement } from '#/domain/letters/letter';
import type { LetterAnswers } from '#/domain/letters/letterDraft';

/** A person and an advertisement that a letter is asked for. */
export type LetterCase = {
  readonly id: string;
  /** A CV as text, or a pack of `tests/bench` and the CV in it. */
  readonly cv: string | { readonly pack: string; readonly id: string };
  readonly offer: string | { readonly pack: string; readonly id: string };
  readonly agreement: Agreement;
  readonly answers: LetterAnswers;
};

const nurse = `Maëlle Tanguy-Roche
Infirmière diplômée d’État
44300 Nantes · 06 44 18 90 27 · maelle.tanguy@example.org

EXPÉRIENCE
Infirmière de nuit, médecine polyvalente
Polyclinique du Val d’Erdre, Nantes
Septembre 2020 – aujourd’hui
- Prise en charge globale de 12 à 14 patients par nuit
- Pansements complexes, pose et surveillance de perfusions, transfusions
- Accompagnement de fin de vie avec l’équipe mobile de soins palliatifs
- Encadrement des étudiants en soins infirmiers, 6 par an
- Transmissions ciblées et tenue du dossier patient informatisé

Infirmière
EHPAD Les Acacias, Rezé
Juillet 2017 – août 2020
- Suivi de 84 résidents avec une équipe de 5 aides-soignantes
- Élaboration des projets de soins en équipe pluridisciplinaire
- Préparation et distribution des traitements

FORMATION
2017 Diplôme d’État d’infirmière, IFSI de Nantes

COMPÉTENCES
Pansements complexes, voies veineuses, transfusion, dossier patient informatisé, hygiène, AFGSU 2
Permis B`;

/** Eight trades: three changes or steps, three trades of packs that nobody worked on, two of each gender at least. */
export const LETTER_CASES: readonly LetterCase[] = [
  {
    id: 'infirmiere',
    cv: nurse,
    offer: `Infirmier(ère) diplômé(e) d’État H/F
Résidence Les Trois Rives, Nantes (44), CDI temps plein
Réf. : IDE-2211

Résidence médicalisée de 78 lits en bord d’Erdre, équipe de 6 infirmières.

Vos missions
- Réaliser les soins techniques prescrits (pansements, perfusions, injections)
- Accompagner les résidents et leurs familles, y compris en fin de vie
- Encadrer l’équipe d’aides-soignants
- Tenir à jour le dossier de soins informatisé
- Participer aux projets d’accompagnement personnalisés

Profil
- Diplôme d’État d’infirmier exigé
- Première expérience en gériatrie appréciée

Ce que nous offrons
- Un week-end sur deux
- Disposer de deux semaines de doublure à l’arrivée`,
    agreement: 'neutral',
    answers: {
      closest: '',
      pride:
        'Quand une famille me dit qu’elle a pu dormir parce que j’étais là, je sais pourquoi je fais ce métier.',
      why: 'J’ai fait un remplacement chez vous en 2019 et je me souviens d’une équipe qui se parle.',
      when: 'début février, après mon préavis',
    },
  },
  {
    id: 'developpeur',
    cv: `Théo Marchandeau
Développeur web full-stack
69003 Lyon
06 17 55 20 84
theo.marchandeau@example.org

EXPÉRIENCES PROFESSIONNELLES

Développeur full-stack
Cadensis, Lyon
Mars 2021 – aujourd’hui
- Développement d’une application de réservation en React et Node.js, 40 000 utilisateurs
- Mise en place de l’intégration continue sous GitLab : temps de livraison ramené de 3 jours à 2 heures
- Conception d’API REST documentées avec OpenAPI
- Accompagnement de deux développeurs juniors

Développeur web
Studio Pixelune, Villeurbanne
Septembre 2018 – février 2021
- Création de sites e-commerce sous Symfony
- Écriture de tests automatisés avec PHPUnit
- Réduction de 35 % du temps de chargement des pages produits

FORMATION
2018 Licence professionnelle Métiers du numérique, Université Lyon 1

COMPÉTENCES
React, TypeScript, Node.js, PostgreSQL, Docker, GitLab CI, Symfony
Anglais professionnel`,
    offer: `Développeur·se full-stack
Mobilys, Lyon 7e, CDI, télétravail deux jours

Mobilys édite un outil de planification des tournées pour les transporteurs.

Missions
- Développer de nouvelles fonctionnalités en React et TypeScript
- Concevoir et documenter les API de la plateforme
- Améliorer la chaîne d’intégration et de déploiement continus
- Relire le code de l’équipe et accompagner les juniors

Profil
- 3 ans d’expérience minimum
- Node.js, PostgreSQL, Docker
- Anglais technique

Avantages
- Deux jours de télétravail
- Mutuelle prise en charge à 80 %`,
    agreement: 'masculine',
    answers: { closest: '', pride: '', why: '', when: '' },
  },
  {
    id: 'comptable-vers-controle',
    cv: `Nadia Berkane-Lopez
Comptable fournisseurs
33000 Bordeaux · 06 72 40 11 93 · nadia.berkane@example.org

EXPÉRIENCE PROFESSIONNELLE
Comptable fournisseurs
Vitrerie Aquitaine Industrie, Mérignac
Janvier 2019 – aujourd’hui
- Enregistrement et contrôle de 450 factures fournisseurs par mois
- Rapprochements bancaires et préparation des campagnes de règlement
- Participation aux clôtures mensuelles : délai réduit de 8 à 5 jours
- Utilisatrice clé lors du passage de Sage 100 à SAP
- Tableau de bord mensuel des achats pour la direction, sous Excel

Assistante comptable
Cabinet Lestage, Bordeaux
2015 – 2018
- Saisie comptable et déclarations de TVA pour 30 dossiers
- Révision des comptes de tiers

FORMATION
2015 DCG, lycée Gustave-Eiffel
2012 BTS Comptabilité et gestion

COMPÉTENCES
SAP, Sage 100, Excel (tableaux croisés dynamiques), clôtures, TVA
Atouts : rigueur, discrétion, respect des délais`,
    offer: `Contrôleur(euse) de gestion
Groupe Sylvalandes, Bordeaux – CDI

Sylvalandes transforme le pin des Landes sur quatre sites. Rattaché(e) à la directrice financière, vous serez amené(e) à :
- Élaborer les tableaux de bord mensuels et analyser les écarts
- Participer aux clôtures et à l’élaboration du budget
- Fiabiliser les données de SAP avec la comptabilité
- Accompagner les responsables de site dans le suivi de leurs coûts

Vous disposerez de trois mois pour faire le tour des sites et rencontrer les équipes.

Profil : formation en comptabilité ou contrôle de gestion, maîtrise d’Excel, SAP apprécié.`,
    agreement: 'feminine',
    answers: {
      closest: '',
      pride: 'Avoir ramené la clôture de huit à cinq jours sans que personne ne finisse à minuit',
      why: '',
      when: 'avec un préavis d’un mois',
    },
  },
  {
    id: 'infirmiere-vers-cuisine',
    cv: nurse,
    offer: `Chef de partie H/F
Le Castel Garoupa, La Baule (44), CDI

Restaurant de 60 couverts face à la mer, cuisine de produits locaux.

Vos missions :
- Préparer et dresser les plats de votre partie (chaud ou entremets)
- Respecter les règles d’hygiène et la traçabilité (HACCP)
- Gérer les stocks et réceptionner les marchandises
- Encadrer un commis et transmettre les gestes

Profil : CAP cuisine ou expérience équivalente, sens de l’organisation, calme pendant le service.
Deux jours de repos consécutifs, logement possible en saison.`,
    agreement: 'neutral',
    answers: {
      closest: '',
      pride: '',
      why: 'Je prépare mon CAP cuisine en candidate libre et j’ai dîné deux fois chez vous : votre carte courte me ressemble.',
      when: '',
    },
  },
  {
    id: 'relieuse',
    cv: { pack: 'kappa', id: 'cv-04' },
    offer: { pack: 'kappa', id: 'offer-07' },
    agreement: 'neutral',
    answers: { closest: '', pride: '', why: '', when: '' },
  },
  {
    id: 'conseillere-funeraire',
    cv: { pack: 'theta', id: 'cv-01' },
    offer: { pack: 'theta', id: 'offer-01' },
    agreement: 'neutral',
    answers: { closest: '', pride: '', why: '', when: 'en mars' },
  },
  {
    id: 'consignataire',
    cv: { pack: 'iota', id: 'cv-03' },
    offer: { pack: 'iota', id: 'offer-04' },
    agreement: 'masculine',
    answers: {
      closest: '',
      pride: 'un navire qui repart à l’heure',
      why: 'La Rochelle, c’est le port où mon grand-père travaillait.',
      when: '',
    },
  },
  {
    id: 'preparateur',
    cv: `Kévin Oulhaj
Préparateur de commandes - cariste
59200 Tourcoing
07 58 21 66 03 - kevin.oulhaj@example.org

Expérience
Préparateur de commandes, Entrepôt Lys Distribution, Roncq, 2022 - aujourd'hui
Préparation de 140 lignes par heure au vocal
Chargement des camions et contrôle des quais
Inventaires tournants

Agent de quai, Transports Dewaele, Halluin, 2019 - 2022
Déchargement et filmage de palettes
Conduite de chariot CACES 1, 3 et 5

Formation
2019 Titre professionnel préparateur de commandes
CACES R489 catégories 1A, 3 et 5`,
    offer: `Cariste préparateur H/F – Flandre Frais, Lesquin (59) – CDI 2x8

Plateforme de produits frais (2 à 4 °C), 120 salariés. Vous :
- préparez les commandes des magasins au vocal
- chargez et déchargez les camions avec un chariot CACES 3 ou 5
- contrôlez les quantités et les dates
- participez aux inventaires

Prime de froid, panier, 13e mois.`,
    agreement: 'masculine',
    answers: {
      closest: '',
      pride: '',
      why: 'C’est à dix minutes de chez moi et je veux rester longtemps dans la même maison',
      when: 'tout de suite',
    },
  },
];

/** Three tones along the slider. */
export const LETTER_TONES = { formal: 10, balanced: 50, enthusiastic: 90 } as const;
