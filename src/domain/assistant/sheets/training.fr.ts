import { READ_AGAIN_ON, sheetsOf, WRITTEN_LATER } from '#/domain/assistant/sheets/sheetsOf';

/** Training: accounts, validation of experience, career change. */
export const TRAINING_SHEETS = sheetsOf('training', [
  {
    id: 'cpf',
    title: 'Utiliser son compte formation (CPF)',
    topic: 'CPF',
    questions: [
      'Comment utiliser mon CPF ?',
      'Combien j’ai sur mon compte formation ?',
      'Mon CPF ne suffit pas à payer la formation',
      'On m’appelle pour mon CPF, est-ce une arnaque ?',
      'Comment marche mon CPF pour payer un permis cariste',
      'Combien j’ai sur mon compte formation',
      'Comment utiliser mon CPF',
    ],
    body: `Le compte personnel de formation se crédite en euros chaque année travaillée : 500 € par an, jusqu’à 5 000 € ; 800 € et 8 000 € pour les salariés peu qualifiés ou en ESAT.

    1. Connectez-vous sur moncompteformation.gouv.fr avec FranceConnect+ (identité numérique).
    2. Cherchez une formation certifiante, un bilan de compétences, une VAE. La loi de finances pour 2026 plafonne certains usages et réserve le permis auto ou moto aux demandeurs d’emploi et à ceux qu’un tiers aide à payer : le site dit ce qui vous est ouvert.
    3. Comparez trois organismes : taux de réussite, avis, rythme, Qualiopi.
    4. Une participation reste à votre charge (une somme fixe, que Mon Compte Formation affiche avant l’inscription), sauf pour les demandeurs d’emploi et quelques autres cas.
    5. Solde insuffisant : demandez un complément à France Travail, à la région, à l’employeur ou à l’Agefiph.

    Le démarchage par téléphone, SMS ou e-mail pour le CPF est interdit : raccrochez et ne donnez jamais vos codes. Une formation achetée sans votre accord ? Changez le mot de passe, signalez-le dans votre espace Mon Compte Formation, qui peut rendre les droits après enquête, puis portez plainte. SMS : transférez-le au 33 700.`,
    sources: [
      ['Mon compte formation', 'https://www.moncompteformation.gouv.fr'],
      ['Centre Inffo, loi de finances 2026', 'https://www.centre-inffo.fr'],
    ],
    countries: ['FR', 'DROM'],
    updatedOn: READ_AGAIN_ON,
  },
  {
    id: 'formation-demandeur-emploi',
    title: 'Se former quand on est demandeur d’emploi',
    topic: 'formation pour demandeur d’emploi',
    questions: [
      'Comment faire financer une formation par France Travail ?',
      'Suis-je payé pendant une formation ?',
      'C’est quoi l’AIF ?',
      'POEI, préparation à l’emploi',
    ],
    body: `1. Construisez le projet avec votre conseiller : métier visé, offres locales, deux personnes du métier rencontrées.
    2. Cherchez une place déjà financée (région, France Travail) : c’est le plus rapide.
    3. Sinon, demandez un devis et une aide individuelle à la formation (AIF), seule ou en complément du CPF.
    4. Un employeur vous attend ? La préparation opérationnelle à l’emploi individuelle (POEI) finance jusqu’à 400 heures de formation avant l’embauche ; des POE collectives existent par branche.

    Revenus : avec des droits ouverts, l’allocation continue sous le nom d’AREF ; à sa fin, une rémunération peut prendre le relais (RFF) pour certains métiers. Sans droits, la région ou France Travail peut verser une rémunération.

    Attendez l’accord écrit avant de commencer ou de payer.`,
    sources: [
      ['France Travail, se former', 'https://www.francetravail.fr'],
      ['Intercarif-Oref', 'https://www.intercariforef.org'],
    ],
    countries: ['FR', 'DROM'],
  },
  {
    id: 'transition-pro',
    title: 'Changer de métier en gardant son salaire : Transition pro',
    topic: 'projet de transition professionnelle',
    questions: [
      'Comment financer une reconversion en étant salarié ?',
      'C’est quoi le PTP, le projet de transition professionnelle ?',
      'Le Fongecif existe-t-il encore ?',
      'Se former en restant payé par son employeur',
    ],
    body: `Le projet de transition professionnelle (PTP, successeur du CIF et du Fongecif) permet de suivre une formation certifiante pour changer de métier, avec un congé et un salaire maintenu en tout ou partie.

    1. Ancienneté : 24 mois de travail salarié, dont 12 dans l’entreprise (règles propres aux CDD et à l’intérim).
    2. Parlez-en à un conseil en évolution professionnelle : gratuit.
    3. Demandez l’autorisation d’absence à l’employeur, par écrit : 120 jours avant si la formation arrête le travail six mois ou plus, 60 jours sinon. Il répond sous 30 jours, son silence vaut accord. Si vous remplissez les conditions, il ne peut pas refuser, seulement reporter, de neuf mois au plus, en disant pourquoi.
    4. Déposez le dossier à l’association Transitions Pro de votre région : cohérence, formation, débouchés. La commission décide, dans la limite du budget.

    Pendant la formation vous êtes payé : tout le salaire jusqu’à deux fois le Smic, une part au-delà. Vous gardez votre contrat et retrouvez votre poste à la fin.`,
    sources: [
      ['Transitions Pro', 'https://www.transitionspro.fr'],
      ['Mon CEP', 'https://mon-cep.org'],
    ],
  },
  {
    id: 'vae',
    title: 'Obtenir un diplôme par l’expérience (VAE)',
    topic: 'VAE',
    questions: [
      'Comment faire une VAE ?',
      'Obtenir un diplôme sans reprendre les études',
      'Faire reconnaître mon expérience par un diplôme',
      'Combien d’années d’expérience pour une VAE ?',
      'Je fais ce travail depuis dix ans sans diplôme, puis-je l’obtenir ?',
      'Faire valider douze ans d’aide à domicile sans diplôme',
      'Obtenir un diplôme avec mon expérience sans retourner à l’école',
      'On peut pas valider tout ça sans diplôme',
    ],
    body: `La validation des acquis de l’expérience donne le même diplôme que l’école, à partir de ce que vous avez fait : emploi, bénévolat, mandat, aide à un proche. Il n’y a plus de durée minimale d’expérience fixe dans la loi depuis la réforme de fin 2022 ; ce qui compte, ce sont les activités en rapport avec le diplôme.

    1. Cherchez la certification sur francecompetences.fr et sur vae.gouv.fr.
    2. Déposez le dossier de faisabilité ; pour les parcours de France VAE, un architecte accompagnateur vous suit.
    3. Rédigez le dossier de validation : des situations vécues, précises.
    4. Passez devant le jury (professionnels et formateurs, moins d’une heure, sur votre pratique) : validation totale, partielle ou refus. Les blocs obtenus restent acquis.

    Financement : CPF, employeur, Transitions Pro, région, France Travail. Un salarié a droit à 48 heures d’absence rémunérées.`,
    sources: [
      ['France VAE', 'https://vae.gouv.fr'],
      ['France compétences', 'https://www.francecompetences.fr'],
    ],
    countries: ['FR', 'DROM'],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'bilan-competences',
    title: 'Faire un bilan de compétences',
    topic: 'bilan de compétences',
    questions: [
      'À quoi sert un bilan de compétences ?',
      'Comment financer un bilan de compétences ?',
      'Je ne sais plus quel métier faire',
      'Combien de temps dure un bilan de compétences ?',
      'Un bilan de compétences c’est payé par qui',
    ],
    body: `Un bilan fait le point sur ce que vous savez faire, ce que vous voulez, et ce que le marché permet. Il dure 24 heures au plus, sur quelques semaines, en trois phases : analyse du besoin, investigation, conclusions avec un document de synthèse qui n’appartient qu’à vous.

    - Financement : CPF le plus souvent, dans la limite d’un plafond depuis 2026 (à vérifier sur moncompteformation.gouv.fr), parfois employeur ou France Travail.
    - Avec le CPF hors temps de travail, l’employeur n’a pas à le savoir.
    - Choisissez après un premier rendez-vous gratuit : méthode, expérience de la personne, temps en tête-à-tête, Qualiopi.
    - Le bilan ne peut pas être imposé : il faut votre accord.

    Plus court et gratuit : un conseil en évolution professionnelle, ou une immersion en entreprise pour essayer un métier.`,
    sources: [
      ['Mon compte formation', 'https://www.moncompteformation.gouv.fr'],
      ['Service-Public', 'https://www.service-public.fr'],
    ],
    updatedOn: READ_AGAIN_ON,
  },
  {
    id: 'reconversion',
    title: 'Se reconvertir : CEP et immersion (PMSMP)',
    topic: 'reconversion professionnelle',
    questions: [
      'Comment réussir une reconversion professionnelle ?',
      'Je veux changer de métier, par où commencer ?',
      'C’est quoi une PMSMP ?',
      'Tester un métier avant de se lancer',
      'Qu’est-ce que le conseil en évolution professionnelle ?',
      'J’en ai assez de mon métier, je voudrais travailler dehors',
      'Je suis vendeuse et je voudrais devenir aide-soignante',
      'Changer de métier après quarante ans',
      'Je suis caissière et j’aimerais devenir infirmière',
      'Est-ce possible de changer de métier à 43 ans',
      'Je ne peux plus faire mon métier physiquement',
      'Quel métier après le bâtiment',
      'Comment changer de métier sans argent ?',
    ],
    body: `Essayez avant de vous engager.

    1. CEP : le conseil en évolution professionnelle est gratuit et confidentiel. Demandeur d’emploi : France Travail, Apec, mission locale, Cap emploi. Salarié ou indépendant : les opérateurs régionaux, sur mon-cep.org.
    2. Enquête : parlez à trois personnes du métier, lisez vingt annonces, notez ce qui revient.
    3. Immersion (PMSMP) : quelques jours à un mois dans une entreprise, avec une convention signée par votre conseiller ; vous gardez statut et allocation. Immersion Facilitée aide à trouver un lieu.
    4. Écart : listez ce que vous savez déjà faire et ce qui manque. Souvent une formation courte ou une VAE suffit.
    5. Financement : CPF, Transition pro, France Travail, région.

    Trop tard à 40 ou 55 ans ? Non : les formations d’adultes n’ont presque jamais d’âge limite, et un métier voisin reconnaît votre expérience. Pas d’argent ? En CDI, Transition pro garde le salaire ; au chômage, une formation de la région est souvent gratuite et l’allocation continue ; sans allocation, le contrat de professionnalisation paie dès le premier mois. Ne payez rien avant d’avoir vu un conseiller.

    Dans vos candidatures, montrez les compétences transférables avec des preuves.`,
    sources: [
      ['Mon CEP', 'https://mon-cep.org'],
      ['Immersion Facilitée', 'https://immersion-facile.beta.gouv.fr'],
    ],
    open: 'cvSearch',
  },
  {
    id: 'immersion',
    title: 'Essayer un métier : l’immersion',
    topic: 'immersion professionnelle',
    questions: [
      'Comment essayer un métier quelques jours avant de se former ?',
      'C’est quoi une immersion professionnelle ?',
      'Une PMSMP, comment l’obtenir ?',
      'Faire un stage quand on est demandeur d’emploi',
      'Découvrir un métier avant une reconversion',
    ],
    body: `La période de mise en situation en milieu professionnel (PMSMP), dite immersion, permet d’essayer un métier sans s’engager : de quelques heures à un mois chez un artisan ou dans une entreprise, renouvelable une fois si le but n’est pas atteint, pour découvrir, confirmer un projet ou se faire connaître.

    - Qui : demandeurs d’emploi, jeunes suivis par une mission locale, personnes suivies par Cap emploi, une structure d’insertion ou le département ; des salariés aussi, avec l’accord de l’employeur.
    - Vous gardez votre statut et vos allocations ; l’entreprise ne paie pas, vous êtes assuré contre les accidents.
    - Il faut une convention signée avant le premier jour par vous, l’entreprise et votre conseiller.

    Comment faire : trouvez une entreprise (immersion-facile.beta.gouv.fr en liste près de chez vous, ou poussez la porte), mettez-vous d’accord sur les dates et ce que vous ferez, puis demandez la convention à votre conseiller.

    Sans conseiller ? Des journées de découverte existent aussi dans les chambres de métiers et les Afpa.`,
    sources: [
      ['Immersion facilitée', 'https://immersion-facile.beta.gouv.fr'],
      ['France Travail', 'https://www.francetravail.fr'],
    ],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'habilitations',
    title: 'CACES, FIMO, HACCP : les habilitations',
    topic: 'habilitations professionnelles',
    questions: [
      'Comment passer le CACES gratuitement ?',
      'Qui paie la FIMO et le permis poids lourd ?',
      'La formation HACCP est-elle obligatoire ?',
      'Quelles habilitations pour conduire un chariot ou un camion ?',
      'Comment obtenir la carte professionnelle de sécurité ?',
      'SST, habilitation électrique : où se former ?',
    ],
    body: `Certaines tâches demandent une preuve de formation :

    - Chariots, nacelles, engins : une formation et une autorisation de l’employeur ; le CACES (R489 pour les chariots) est le test le plus demandé, valable cinq ans, deux à cinq jours.
    - Camion de plus de 3,5 tonnes : permis C (ou CE), visite médicale, puis FIMO (140 heures), à rafraîchir par la FCO tous les cinq ans. Autocar : permis D et FIMO voyageurs.
    - Cuisine : au moins une personne par établissement formée à l’hygiène (HACCP, 14 heures) ; un diplôme de cuisine en dispense.
    - Sécurité privée : formation puis carte professionnelle du Cnaps.
    - Électricité : habilitation donnée par l’employeur après formation.

    Qui paie : l’employeur ou l’agence d’intérim quand le poste l’exige (beaucoup forment pour recruter), France Travail (demandez une POEI ou une aide individuelle avant de vous inscrire), la région, le CPF. N’avancez pas d’argent sans promesse d’embauche.`,
    sources: [
      ['Service-Public', 'https://www.service-public.fr'],
      ['INRS', 'https://www.inrs.fr'],
    ],
    updatedOn: WRITTEN_LATER,
  },
]);
