import { sheetsOf, WRITTEN_LATER } from '#/domain/assistant/sheets/sheetsOf';

/** Losing one's work in other French-speaking countries, and rights there. */
export const ABROAD_SHEETS = sheetsOf('francophone', [
  {
    id: 'belgique-chomage',
    title: 'Perdre son emploi en Belgique : s’inscrire et demander le chômage',
    topic: 'chômage en Belgique',
    questions: [
      'Je perds mon emploi en Belgique, que faire ?',
      'Demander le chômage en Belgique',
      'À quoi sert le formulaire C4 ?',
      'CAPAC ou syndicat, que choisir ?',
    ],
    body: `Le C4, papier de fin de contrat dû par l’employeur (dates, motif), ouvre le chômage. Deux démarches, dès le premier jour sans contrat : l’allocation ne remonte pas avant votre demande.

    1. Inscrivez-vous comme demandeur d’emploi, en ligne ou sur place : Forem en Wallonie, Actiris à Bruxelles, VDAB en Flandre, ADG en région germanophone. N’attendez pas : au-delà de huit jours après la demande d’allocations, des jours peuvent être perdus.
    2. Demandez les allocations à un organisme de paiement : votre syndicat (FGTB, CSC, CGSLB) ou la CAPAC, publique et gratuite. Apportez le C4. L’ONEM décide ensuite.

    - Préavis payé sans être presté : le chômage commence après la période couverte, mais inscrivez-vous dans les deux mois.
    - Conditions : avoir travaillé assez de jours sur une période de référence, et ne pas avoir perdu l’emploi par sa faute. Une démission peut suspendre le droit.
    - Durée : depuis la réforme de 2026, les allocations sont limitées dans le temps, en principe à deux ans au plus. Le montant baisse par étapes.
    - Pas de droit, ou plus de droit ? Le CPAS de votre commune examine le revenu d’intégration.

    Le C4 n’arrive pas ? Réclamez-le par écrit et prévenez l’organisme de paiement.`,
    sources: [
      ['ONEM', 'https://www.onem.be'],
      ['CAPAC', 'https://hvw-capac.fgov.be'],
      ['Le Forem', 'https://www.leforem.be'],
      ['Actiris', 'https://www.actiris.brussels'],
    ],
    countries: ['BE'],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'suisse-chomage',
    title: 'Perdre son emploi en Suisse : l’ORP et la caisse de chômage',
    topic: 'chômage en Suisse',
    questions: [
      'Quand s’inscrire à l’ORP ?',
      'Je suis licencié en Suisse, que faire ?',
      'Choisir sa caisse de chômage en Suisse',
      'Quelles recherches d’emploi prouver à l’ORP ?',
    ],
    body: `Inscrivez-vous à l’ORP (office régional de placement) le plus tôt possible, et au plus tard le premier jour pour lequel vous demandez l’indemnité. Un à deux mois avant la fin du contrat est une bonne habitude ; l’inscription se fait en ligne sur travail.swiss ou sur place.

    - Dès que le congé est donné, cherchez : les recherches du délai de congé comptent, souvent huit à douze par mois. Gardez une preuve de chacune ; sans elles, des jours sont retenus.
    - Choisissez une caisse de chômage, publique (cantonale) ou syndicale : elle paie, l’ORP conseille et contrôle.
    - Conditions : avoir cotisé au moins douze mois dans les deux dernières années, habiter en Suisse, pouvoir et vouloir travailler.
    - Montant : 70 % du gain assuré, 80 % avec des enfants à charge ou un gain modeste, après quelques jours d’attente.
    - Démissionner, ou renoncer au délai de congé, fait perdre des jours d’indemnité.

    Papiers utiles : lettre de congé, certificats de travail, carte AVS, CV. Frontalier, vous êtes en principe indemnisé dans le pays où vous habitez.`,
    sources: [
      ['Travail.swiss', 'https://www.arbeit.swiss'],
      ['ch.ch, chômage', 'https://www.ch.ch/fr'],
    ],
    countries: ['CH'],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'quebec-assurance-emploi',
    title: 'Perdre son emploi au Québec ou au Canada : l’assurance-emploi',
    topic: 'assurance-emploi au Canada',
    questions: [
      'Comment demander l’assurance-emploi ?',
      'C’est quoi le relevé d’emploi ?',
      'Combien d’heures faut-il pour l’assurance-emploi ?',
      'Ma job est finie au Québec, que faire ?',
    ],
    body: `Faites la demande en ligne à Service Canada (canada.ca) dès le dernier jour de travail, sans attendre les papiers. Passé quatre semaines, vous pouvez perdre des prestations.

    - Le papier du patron est le relevé d’emploi (RE). La plupart des employeurs l’envoient directement à Service Canada : il se lit dans « Mon dossier Service Canada ». En papier, ajoutez-le à votre demande. Il n’arrive pas ? Réclamez-le, puis appelez le 1 800 808-6352.
    - Il faut un nombre d’heures assurables dans la dernière année, de 420 à 700 selon le chômage de votre région.
    - Montant : 55 % du salaire assurable moyen, jusqu’à un plafond fixé chaque année.
    - Ensuite, une déclaration toutes les deux semaines : revenus, disponibilité, recherches. Gardez-en la liste.
    - Partir de soi-même sans motif valable, ou être congédié pour inconduite, ferme en général le droit ; une mise à pied ou un manque de travail l’ouvre.

    Une décision vous semble fausse ? Demandez la révision dans les 30 jours. Un comité chômage vous aide gratuitement. Pour un congé parental, au Québec, c’est le RQAP.`,
    sources: [
      ['Service Canada, assurance-emploi', 'https://www.canada.ca/fr/services/prestations/ae.html'],
      ['Québec, emploi', 'https://www.quebec.ca/emploi'],
    ],
    countries: ['CA'],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'quebec-normes',
    title: 'Vos droits au travail au Québec (CNESST)',
    topic: 'normes du travail au Québec',
    questions: [
      'Quels sont mes droits au travail au Québec ?',
      'Mon employeur au Québec peut-il me congédier sans raison ?',
      'Combien de vacances au Québec ?',
      'Porter plainte à la CNESST',
    ],
    body: `La Loi sur les normes du travail protège presque tous les salariés du Québec, quel que soit leur permis. La CNESST la fait respecter, gratuitement.

    - Semaine normale de 40 heures ; au-delà, le taux horaire est majoré de moitié. On peut refuser de travailler plus de deux heures de plus que d’habitude.
    - Vacances : après un an, deux semaines ; après trois ans, trois. L’indemnité est de 4 %, puis de 6 %.
    - Avis de fin d’emploi (mise à pied de six mois et plus, congédiement) : une semaine entre trois mois et un an de service, deux jusqu’à cinq ans, quatre jusqu’à dix, huit ensuite. Sans avis, il est payé.
    - Après deux ans de service, un congédiement doit avoir une cause juste et suffisante. Vous avez 45 jours pour porter plainte.
    - Salaire impayé : un an pour réclamer. Représailles, grossesse, maladie : 45 jours.
    - Salaire minimum et pourboires : le taux change chaque 1er mai, à lire sur cnesst.gouv.qc.ca.

    Gardez vos talons de paie et vos horaires. Un permis fermé ne vous prive pas de ces droits : un permis ouvert existe pour qui subit des abus.`,
    sources: [
      ['CNESST', 'https://www.cnesst.gouv.qc.ca'],
      ['Éducaloi', 'https://educaloi.qc.ca'],
    ],
    countries: ['CA'],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'afrique-agences',
    title: 'Chercher un emploi au Bénin, au Togo, au Mali, au Burkina Faso, au Gabon, au Congo',
    topic: 'emploi dans d’autres pays d’Afrique',
    questions: [
      'Comment trouver un emploi au Bénin ou au Togo ?',
      'Chercher du travail à Bamako ou à Ouagadougou',
      'Quelle agence pour l’emploi au Gabon ou au Congo ?',
      'Chercher un emploi à Kinshasa',
    ],
    body: `Commencez par l’agence publique : l’inscription y est gratuite, avec des offres, des stages et un appui aux projets.

    - Bénin, Togo, Mali, Burkina Faso, Niger : l’ANPE de chaque pays. Au Burkina Faso, des fonds publics soutiennent aussi les petits projets.
    - Guinée : l’AGUIPE. Mauritanie : l’agence Techghil. Tchad : l’ONAPE.
    - Gabon : le Pôle national de promotion de l’emploi. Congo-Brazzaville : l’ACPE. République démocratique du Congo : l’ONEM.
    - Madagascar : les services régionaux de l’emploi et les offres privées.

    Partout :

    - le réseau pèse lourd : anciens de l’école, famille, associations, paroisses et mosquées, cabinets de recrutement ;
    - ONG et agences des Nations unies publient leurs postes sur ReliefWeb et sur leurs sites ;
    - demandez un contrat écrit et votre immatriculation à la caisse de sécurité sociale ;
    - un CV en français, un en anglais si vous visez une organisation internationale.

    Un recruteur sérieux ne demande jamais d’argent, ni pour le dossier, ni pour la visite médicale, ni pour un visa. Les programmes changent : vérifiez auprès de l’agence de votre ville.`,
    sources: [
      ['ANPE du Bénin', 'https://anpe.bj'],
      ['ReliefWeb, emplois', 'https://reliefweb.int/jobs'],
    ],
    countries: ['INT'],
    open: 'search',
    updatedOn: WRITTEN_LATER,
  },
]);
