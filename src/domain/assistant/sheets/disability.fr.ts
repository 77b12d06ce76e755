import { READ_AGAIN_ON, sheetsOf, WRITTEN_LATER } from '#/domain/assistant/sheets/sheetsOf';

/** Disability and health at work. */
export const DISABILITY_SHEETS = sheetsOf('disability', [
  {
    id: 'rqth',
    title: 'Obtenir la reconnaissance de travailleur handicapé (RQTH)',
    topic: 'RQTH',
    questions: [
      'Comment demander une RQTH ?',
      'À quoi sert la reconnaissance de travailleur handicapé ?',
      'Ai-je droit à la RQTH avec une maladie chronique ?',
      'Dossier MDPH, comment faire ?',
    ],
    body: `La RQTH concerne toute difficulté durable de santé qui gêne l’emploi : dos, diabète, dépression, dyslexie, cancer, surdité… Elle se demande à la MDPH de votre département.

    1. Retirez ou remplissez en ligne le formulaire unique.
    2. Joignez le certificat médical (moins d’un an), une pièce d’identité, un justificatif de domicile.
    3. Décrivez vos journées de travail : gestes difficiles, fatigue, horaires.
    4. Comptez quatre mois, souvent plus ; relancez la MDPH.

    Elle ouvre : Cap emploi, aides de l’Agefiph ou du FIPHFP, aménagement du poste, priorité sur certaines mesures, voie contractuelle dans la fonction publique, préavis doublé en cas de licenciement (trois mois au plus).

    Vous n’êtes jamais obligé d’en parler à un employeur ; elle est confidentielle.`,
    sources: [
      ['Mon parcours handicap', 'https://www.monparcourshandicap.gouv.fr'],
      ['Agefiph', 'https://www.agefiph.fr'],
    ],
    countries: ['FR', 'DROM'],
  },
  {
    id: 'handicap-aides',
    title: 'Cap emploi, Agefiph, FIPHFP : qui aide et comment',
    topic: 'aides à l’emploi des personnes handicapées',
    questions: [
      'Que fait Cap emploi ?',
      'Quelles aides de l’Agefiph ?',
      'Comment financer l’aménagement de mon poste ?',
      'Être accompagné dans ma recherche avec un handicap',
      'Je suis sourde et je cherche un emploi qui peut m’aider',
      'Malvoyant quelles aides pour travailler',
    ],
    body: `- Cap emploi : conseillers spécialisés, gratuits, dans chaque département ; ils travaillent dans les mêmes lieux d’accueil que France Travail. Demandez l’orientation à votre conseiller.
    - Agefiph : finance, dans le privé, aménagements, matériel, formation, aides au déplacement et à la création d’entreprise. La demande se fait souvent avec Cap emploi ou l’employeur.
    - FIPHFP : la même chose dans la fonction publique.
    - Emploi accompagné : un référent pour vous et pour l’employeur, dans la durée.
    - Entreprises adaptées, ESAT : emplois pensés pour le handicap, sur orientation pour les ESAT.

    Toute entreprise d’au moins 20 salariés doit employer 6 % de travailleurs handicapés, et celles de 250 salariés et plus ont un référent handicap : demandez son contact.`,
    sources: [
      ['Agefiph', 'https://www.agefiph.fr'],
      ['FIPHFP', 'https://www.fiphfp.fr'],
      ['Mon parcours handicap', 'https://www.monparcourshandicap.gouv.fr'],
    ],
    countries: ['FR', 'DROM'],
  },
  {
    id: 'handicap-en-parler',
    title: 'Parler ou non de son handicap à l’employeur',
    topic: 'parler de son handicap',
    questions: [
      'Dois-je dire que je suis handicapé à l’entretien ?',
      'Faut-il écrire RQTH sur le CV ?',
      'Comment demander un aménagement à l’employeur ?',
      'J’ai la RQTH faut-il le dire au recruteur',
    ],
    body: `C’est votre choix, à chaque étape. Rien ne vous oblige à mentionner un handicap sur un CV ou en entretien, et un refus fondé sur lui est une discrimination.

    - Sur le CV : utile si l’offre s’adresse à des personnes reconnues ; inutile sinon.
    - En entretien : utile si vous avez besoin d’un aménagement. Parlez de solutions, pas de diagnostic : « J’ai besoin d’un siège réglable et d’éviter les charges de plus de dix kilos ; l’Agefiph peut aider. »
    - Pour l’entretien lui-même, demandez un aménagement à l’avance : accès, interprète, temps.
    - Après l’embauche : le médecin du travail propose les aménagements sans révéler la cause à l’employeur.

    L’employeur doit prendre les mesures appropriées, sauf charge disproportionnée (article L5213-6).`,
    sources: [
      ['Code du travail, L5213-6', 'https://www.legifrance.gouv.fr'],
      ['Agefiph', 'https://www.agefiph.fr'],
    ],
    open: 'interview',
  },
  {
    id: 'inaptitude-arret',
    title: 'Arrêt long, inaptitude et retour au travail',
    topic: 'inaptitude et reprise après maladie',
    questions: [
      'Que se passe-t-il si je suis déclaré inapte ?',
      'Reprendre le travail après un long arrêt maladie',
      'Visite de préreprise, à quoi ça sert ?',
      'J’ai fait un burn-out comment revenir au travail',
      'Reprendre après un burn-out l’an dernier',
      'Dire ou cacher un burn-out',
    ],
    body: `Pendant l’arrêt, préparez le retour :

    1. Visite de préreprise avec le médecin du travail, possible dès 30 jours d’arrêt, à votre demande.
    2. Visite de reprise obligatoire après 60 jours d’arrêt pour maladie, après 30 jours pour un accident du travail, et toujours après une maladie professionnelle ou un congé maternité.
    3. Temps partiel thérapeutique : prescrit par votre médecin, accepté par l’employeur, avec indemnités journalières.
    4. Essai encadré, bilan ou formation pendant l’arrêt, avec l’accord de l’Assurance maladie.

    Après un burn-out, ne reprenez pas le même rythme : demandez la visite de préreprise, écrivez ce qui doit changer (charge, horaires, équipe) et, si le médecin est d’accord, commencez à mi-temps.

    Chercher un autre poste pendant l’arrêt n’est pas interdit. Restez chez vous aux heures de présence si l’arrêt en fixe, et ne reprenez aucun travail sans l’accord du médecin : à vérifier sur ameli.fr.

    Inaptitude : seul le médecin du travail la prononce. L’employeur doit chercher un reclassement ; sinon il peut licencier, avec indemnité. Sans reclassement ni licenciement au bout d’un mois, il reprend le paiement du salaire. Vous avez droit au chômage.

    Pensez tôt à la RQTH et à l’assistante sociale de la Carsat.`,
    sources: [
      ['Assurance maladie', 'https://www.ameli.fr'],
      ['Service-Public', 'https://www.service-public.fr'],
    ],
    updatedOn: READ_AGAIN_ON,
  },
  {
    id: 'handicap-jeune',
    title: 'Jeune en situation de handicap : quels chemins vers l’emploi',
    topic: 'emploi d’un jeune handicapé',
    questions: [
      'Mon fils handicapé veut travailler, vers qui se tourner ?',
      'Comment entrer en ESAT ?',
      'Sortie d’IME, quelles suites ?',
      'C’est quoi l’emploi accompagné ?',
    ],
    body: `Commencez par la MDPH du département : c’est elle qui reconnaît (RQTH) et qui oriente. De 15 à 20 ans, un jeune qui a l’AEEH, la PCH ou un projet de scolarisation (PPS) a déjà les droits que donne la RQTH. Comptez plusieurs mois, et dites dans le dossier ce que le jeune veut faire.

    Les chemins, qui peuvent se suivre :

    - milieu ordinaire avec un emploi accompagné : un référent soutient le jeune et l’employeur dans la durée ; la MDPH, la mission locale ou Cap emploi peuvent le demander ;
    - apprentissage aménagé : sans limite d’âge avec une RQTH, durée et rythme adaptés ;
    - entreprise adaptée : un vrai contrat de travail, avec un appui ;
    - ESAT : un travail accompagné, sur orientation de la MDPH, avec une rémunération et des droits proches de ceux des salariés. Des stages d’essai existent, et l’on peut ensuite aller vers le milieu ordinaire.

    Qui aide : Cap emploi, la mission locale jusqu’à 25 ans, l’établissement (IME, Ulis), les associations comme l’Unapei ou Trisomie 21. L’AAH se cumule en partie avec un salaire.`,
    sources: [
      ['Mon parcours handicap', 'https://www.monparcourshandicap.gouv.fr'],
      ['Agefiph', 'https://www.agefiph.fr'],
      ['Unapei', 'https://www.unapei.org'],
    ],
    countries: ['FR', 'DROM'],
    updatedOn: WRITTEN_LATER,
  },
]);
