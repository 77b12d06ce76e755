import { sheetsOf, WRITTEN_LATER } from '#/domain/assistant/sheets/sheetsOf';

/** Moments of a life at work: first job, seniors, return, diplomas from elsewhere. */
export const PATH_SHEETS = sheetsOf('paths', [
  {
    id: 'premier-emploi',
    title: 'Trouver un premier emploi sans expérience',
    topic: 'premier emploi',
    questions: [
      'Comment trouver un emploi sans expérience ?',
      'Je sors des études, que mettre sur mon CV ?',
      'Premier boulot, comment faire ?',
      'Jeune sans diplôme, quelles solutions ?',
      'C’est quoi la mission locale ?',
      'On me demande toujours de l’expérience que je n’ai pas',
      'J’ai 16 ans et je n’ai jamais travaillé',
      'J’ai jamais bossé que mettre dans le CV',
      'Faire un CV quand on est au lycée',
    ],
    body: `« Sans expérience » veut rarement dire « sans preuves ».

    - Sur le CV : stages, projets, petits boulots, sport, associations, aide à la famille. Décrivez-les comme un travail : contexte, action, résultat.
    - Visez les offres « débutant accepté », l’alternance, l’intérim, les saisons : six mois d’expérience changent tout.
    - Missions locales (16 à 25 ans) : un conseiller, des ateliers, le contrat d’engagement jeune avec une allocation sous conditions.
    - Service civique (16 à 25 ans, 30 en cas de handicap) : six à douze mois indemnisés, sans diplôme.
    - Écoles de la 2e chance, E2C, Épide, GEIQ : formations avec un pied en entreprise.

    Postulez même si vous remplissez les deux tiers des exigences : beaucoup sont des souhaits. Montrez ponctualité et envie d’apprendre avec un exemple.`,
    sources: [
      ['1 jeune 1 solution', 'https://www.1jeune1solution.gouv.fr'],
      ['Service civique', 'https://www.service-civique.gouv.fr'],
    ],
    countries: ['FR', 'DROM'],
    open: 'search',
  },
  {
    id: 'seniors',
    title: 'Chercher un emploi après 50 ans',
    topic: 'emploi des seniors',
    questions: [
      'Comment trouver un emploi à 55 ans ?',
      'Je suis trop vieux pour les recruteurs',
      'Chercher du travail après 50 ans',
      'Peut-on cumuler emploi et retraite ?',
      'J’ai soixante ans, plus personne ne veut de moi',
      'Il me manque des trimestres et je ne trouve rien',
      'À 58 ans plus personne ne veut de moi',
      'Trop expérimenté à 52 ans',
      'On me trouve trop vieux',
    ],
    body: `L’âge ne peut pas être un critère de refus (article L1132-1). Ce qui rassure se montre :

    1. CV : quinze dernières années en détail, le reste en une ligne ; pas d’année de diplôme ni de naissance.
    2. Énergie et apprentissage : une formation récente, un logiciel appris, un projet mené l’an dernier.
    3. Salaire : annoncez une fourchette ouverte si c’est vrai, et dites ce que vous cherchez désormais.
    4. Objection « surqualifié » : « Je cherche un poste stable où être utile vite ; encadrer ne me manque pas. »
    5. Réseau d’abord : il compte davantage que les annonces à partir de 50 ans.

    Un refus qui dit l’âge (« trop senior », « profil junior ») se garde : demandez le motif par écrit, puis appelez le Défenseur des droits au 39 28.

    Pistes : contrats réservés aux seniors (leurs règles évoluent : demandez à France Travail), temps partagé, conseil, retraite progressive, cumul emploi-retraite. Vérifiez vos droits sur info-retraite.fr.`,
    sources: [
      ['Info Retraite', 'https://www.info-retraite.fr'],
      ['Défenseur des droits', 'https://www.defenseurdesdroits.fr'],
    ],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'retour-conge-parental',
    title: 'Reprendre après un congé parental ou maternité',
    topic: 'retour de congé parental',
    questions: [
      'Comment reprendre le travail après un congé parental ?',
      'Mon employeur doit-il me redonner mon poste après la maternité ?',
      'Retour à l’emploi après avoir élevé ses enfants',
      'Ai-je droit à du temps pour allaiter au travail ?',
    ],
    body: `Si votre contrat existe encore, vous retrouvez votre poste ou un poste similaire, avec une rémunération au moins équivalente, et un entretien avec l’employeur sur la suite de votre parcours. Pendant les dix semaines qui suivent le congé maternité, vous êtes protégée contre le licenciement, sauf faute grave ou impossibilité étrangère à la maternité. Vous allaitez ? Une heure par jour pendant la première année de l’enfant, non payée sauf convention plus favorable.

    Si vous revenez sur le marché :

    1. Nommez la période simplement : « congé parental, 2022-2024 ».
    2. Ajoutez ce que vous avez gardé ou appris : association, comptes, formation en ligne.
    3. Reprenez contact avec trois anciens collègues.
    4. Demandez une immersion, un bilan de compétences ou une formation courte.
    5. Garde : crèches à vocation d’insertion professionnelle (AVIP), aide à la garde, prime d’activité.

    En entretien, vos enfants ne regardent que vous.`,
    sources: [
      ['Service-Public', 'https://www.service-public.fr'],
      ['Caf', 'https://www.caf.fr'],
    ],
  },
  {
    id: 'diplome-etranger',
    title: 'Faire reconnaître un diplôme étranger (ENIC-NARIC)',
    topic: 'diplôme étranger',
    questions: [
      'Comment faire reconnaître un diplôme étranger en France ?',
      'ENIC-NARIC, quelle démarche ?',
      'Mon diplôme obtenu à l’étranger a-t-il une valeur ici ?',
      'Équivalence de diplôme',
      'Mon diplôme marocain est-il reconnu en France ?',
      'Ma licence est-elle reconnue ici',
      'Mon diplôme de Kinshasa est-il reconnu',
    ],
    body: `Il n’existe pas d’équivalence automatique en France, mais une attestation de comparabilité.

    1. Créez un dossier sur le site de France Éducation international (centre ENIC-NARIC) : diplôme, relevés de notes, durée des études, traduction si demandée. La démarche est payante, gratuite pour certains publics comme les réfugiés.
    2. L’attestation situe votre diplôme dans le cadre français : joignez-la au CV en écrivant « niveau comparable : licence ».
    3. Métiers réglementés (soins, droit, architecture, enseignement…) : c’est l’ordre ou le ministère qui autorise, selon une procédure propre, plus longue. Un diplôme européen suit des règles simplifiées.
    4. Pas d’attestation possible ? Une VAE ou une reprise d’études à un niveau adapté reste ouverte.

    Sur le CV, donnez le nom d’origine puis l’équivalent français.`,
    sources: [['France Éducation international', 'https://www.france-education-international.fr']],
    countries: ['FR', 'DROM'],
    open: 'myCv',
  },
  {
    id: 'autorisation-travail',
    title: 'Travailler en France avec une nationalité étrangère',
    topic: 'autorisation de travail',
    questions: [
      'Ai-je le droit de travailler en France avec mon titre de séjour ?',
      'Comment obtenir une autorisation de travail ?',
      'Visa de travail pour la France',
      'Permis de travail',
      'Je suis ukrainien, ai-je le droit de travailler ?',
      'Mon titre de séjour expire bientôt, puis-je signer un contrat ?',
      'Récépissé de demande d’asile, puis-je travailler ?',
      'J’ai un récépissé est-ce que je peux travailler',
      'Je suis à l’étranger et je cherche un emploi en France comment faire pour le visa',
      'Venir travailler en France depuis l’Afrique',
    ],
    body: `- Citoyens de l’Union européenne, de l’Espace économique européen et de la Suisse : pas d’autorisation.
    - Carte de résident, carte « vie privée et familiale », réfugié, protection subsidiaire, carte « talent » : le titre suffit, dans ses limites.
    - Étudiant : 964 heures par an, soit 60 % de la durée annuelle (règle particulière pour les Algériens).
    - Venir travailler depuis l’étranger, ou changer de statut : l’employeur demande l’autorisation en ligne, avant l’embauche ; elle dépend du métier, du salaire et parfois de la situation de l’emploi (liste des métiers en tension). Vous demandez ensuite le visa ou le titre.
    - Demandeur d’asile : possible après six mois sans décision, sur autorisation demandée par l’employeur.
    - Protection temporaire (Ukraine) : l’autorisation provisoire permet de travailler. Récépissé : lisez s’il « autorise son titulaire à travailler ».

    Avant d’embaucher, l’employeur vérifie le titre auprès de la préfecture. Méfiez-vous des « agents » qui vendent un contrat : c’est illégal.`,
    sources: [
      ['Étrangers en France', 'https://administration-etrangers-en-france.interieur.gouv.fr'],
      ['Service-Public', 'https://www.service-public.fr'],
    ],
  },
  {
    id: 'casier-judiciaire',
    title: 'Chercher un emploi avec un casier judiciaire',
    topic: 'casier judiciaire',
    questions: [
      'Un employeur peut-il demander mon casier judiciaire ?',
      'Trouver un travail après une peine de prison',
      'Faut-il dire qu’on a été condamné ?',
      'J’ai fait de la prison comment l’expliquer',
    ],
    body: `Un employeur privé n’a accès qu’au bulletin n° 3, que vous seul pouvez demander. Il ne peut l’exiger que si le poste le justifie : sécurité, transport de fonds, enfance, certains métiers réglementés.

    - Le bulletin n° 3 ne porte que les condamnations les plus lourdes ; il est souvent vierge. Demandez-le gratuitement sur casier-judiciaire.justice.gouv.fr : vierge, il arrive par e-mail, souvent sous deux jours ; sinon par courrier recommandé, en deux semaines environ. L’employeur peut le lire, pas le demander à votre place.
    - Crèche, protection de l’enfance : une attestation d’honorabilité se demande en plus, en ligne.
    - Vous n’avez pas à parler spontanément d’une condamnation si le poste n’exige rien.
    - Certaines condamnations peuvent être effacées du bulletin sur demande au procureur ou au juge, ou par réhabilitation avec le temps.
    - Insertion par l’activité économique : chantiers, entreprises d’insertion et associations recrutent avec un accompagnement, par les prescripteurs habilités.

    En cas de question légitime, une phrase : le fait est passé, voici ce que j’ai construit depuis.`,
    sources: [
      ['Casier judiciaire national', 'https://casier-judiciaire.justice.gouv.fr'],
      ['Les emplois de l’inclusion', 'https://emplois.inclusion.beta.gouv.fr'],
    ],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'insertion-longue-duree',
    title: 'Chômage de longue durée et insertion',
    topic: 'chômage de longue durée',
    questions: [
      'Chômage de longue durée, quelles solutions ?',
      'Je suis au chômage depuis deux ans, que faire ?',
      'C’est quoi un chantier d’insertion ?',
      'Contrat aidé, parcours emploi compétences',
      'Reprendre confiance après un long chômage',
      'Comment entrer dans un chantier d’insertion ?',
    ],
    body: `Plus la recherche dure, plus il aide de changer de méthode.

    1. Demandez un point complet à votre conseiller : accompagnement global (avec un travailleur social), prestation, formation, immersion.
    2. Insertion par l’activité économique : entreprises, associations, chantiers et agences d’intérim d’insertion proposent un vrai contrat et un suivi, jusqu’à 24 mois en général, après diagnostic d’un prescripteur (France Travail, mission locale, Cap emploi, CCAS). C’est un CDD payé au SMIC au moins, de 20 à 35 heures ; on peut le quitter pour un emploi ou une formation.
    3. Contrats aidés (parcours emploi compétences) selon les crédits de l’année.
    4. GEIQ : alternance pour adultes éloignés de l’emploi.
    5. Territoires zéro chômeur de longue durée, là où ils existent.

    Côté candidature : une activité récente, même bénévole, rassure plus que n’importe quelle explication. Et faites-vous accompagner par des bénévoles : Solidarités nouvelles face au chômage.`,
    sources: [
      ['Les emplois de l’inclusion', 'https://emplois.inclusion.beta.gouv.fr'],
      ['Les GEIQ', 'https://www.lesgeiq.fr'],
    ],
    countries: ['FR', 'DROM'],
  },
  {
    id: 'jeunes-accompagnement',
    title: 'Mission locale et contrat d’engagement jeune',
    topic: 'accompagnement des jeunes',
    questions: [
      'Que propose la mission locale ?',
      'C’est quoi le contrat d’engagement jeune ?',
      'Quelles aides pour les moins de 26 ans ?',
      'J’ai 19 ans, ni emploi ni formation, vers qui me tourner ?',
      'Le CEJ, combien ça paye ?',
      'Service civique ou mission locale ?',
      'J’ai 19 ans et je ne fais rien qui peut m’aider',
      'Combien est payé un service civique ?',
      'J’ai quitté le lycée à 17 ans, je fais quoi ?',
    ],
    body: `De 16 à 25 ans, la mission locale de votre commune vous suit gratuitement : emploi, formation, logement, santé, permis. Il suffit de prendre rendez-vous, sans diplôme ni inscription.

    - Le contrat d’engagement jeune (CEJ) : 15 à 20 heures d’activités par semaine, un conseiller qui reste le même, six à douze mois, et une allocation selon vos ressources et votre âge. Jusqu’à 29 ans avec une reconnaissance de handicap.
    - Le PACEA, plus léger, avec une aide ponctuelle possible.
    - L’École de la deuxième chance et l’Epide : reprendre confiance et bases, avec un statut et une indemnité.
    - Le service civique : six à douze mois dans une mission utile, 16 à 25 ans, sans diplôme, au moins 24 heures par semaine, un peu plus de 600 € par mois. Études ou petit emploi à côté : oui. Le chômage s’arrête, puis reprend. Partir : un mois de préavis, aucun pour un CDI.
    - L’apprentissage : jusqu’à 29 ans.

    Sorti de l’école avant 18 ans : une formation ou un accompagnement vous est dû. Le CIO, le lycée ou la mission locale trouvent une place, une classe relais, un apprentissage.

    Préparez pour le premier rendez-vous : pièce d’identité, justificatif de domicile, et ce que vous aimez faire. Cela suffit.`,
    sources: [
      ['Union nationale des missions locales', 'https://www.unml.info'],
      ['1 jeune 1 solution', 'https://www.1jeune1solution.gouv.fr'],
      ['Service civique', 'https://www.service-civique.gouv.fr'],
    ],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'parents-horaires',
    title: 'Parent, horaires et garde d’enfants',
    topic: 'horaires et garde d’enfants',
    questions: [
      'Comment concilier horaires et enfants quand on cherche un emploi ?',
      'Parent solo, faut-il le dire à un employeur ?',
      'Qui peut garder mon enfant pendant un entretien ?',
      'Quelles aides pour la garde d’enfants quand on reprend un travail ?',
      'Les horaires proposés ne vont pas avec l’école de mes enfants',
      'J’ai pas de solution de garde pour ma fille',
      'Je n’ai personne pour garder mon enfant le jour de l’entretien',
    ],
    body: `Votre situation de famille ne regarde pas le recruteur : vous n’avez pas à la dire, et il n’a pas à la demander. Parlez d’horaires, pas d’enfants : « Je suis disponible de 8 h 30 à 17 h, et un samedi sur deux. » Demandez les horaires réels avant l’entretien, cela évite un déplacement.

    Pour la garde :

    - un entretien, une formation : haltes-garderies, crèches à vocation d’insertion (AVIP), qui réservent des places à qui cherche un emploi ; demandez à la mairie et au relais petite enfance ;
    - horaires décalés : garde à domicile partagée, assistantes maternelles, dispositifs de la Caf ;
    - France Travail peut verser une aide à la garde (AGE, ancienne Agepi) lors d’une reprise d’emploi ou d’une formation, si l’allocation est faible ou nulle ; demandez-la avant de commencer ;
    - le complément de mode de garde (CMG) de la Caf.

    Personne pour garder le jour de l’entretien ? Demandez une visio ou un horaire d’école, réservez une heure en halte-garderie, trouvez un voisin ; on n’amène pas l’enfant sans prévenir.

    En poste, un temps partiel ou un horaire fixe se demande par écrit, avec une proposition précise.`,
    sources: [
      ['Caf, mon-enfant.fr', 'https://monenfant.fr'],
      ['France Travail, aides', 'https://www.francetravail.fr'],
    ],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'sans-diplome',
    title: 'Trouver un emploi sans diplôme',
    topic: 'emploi sans diplôme',
    questions: [
      'Quel travail sans diplôme ?',
      'Je n’ai pas le bac, que puis-je faire ?',
      'Ni diplôme ni expérience, par où commencer ?',
      'Quels métiers recrutent sans qualification ?',
      'Comment obtenir un diplôme en travaillant ?',
    ],
    body: `Beaucoup de recruteurs cherchent d’abord quelqu’un de fiable qu’ils formeront : aide à domicile, hôtellerie-restauration, logistique, propreté, agriculture, bâtiment, industrie, commerce, sécurité (avec une carte à obtenir), transport de voyageurs.

    Les portes qui ne demandent pas de diplôme :

    - le recrutement par simulation (MRS) de France Travail : des exercices, pas de CV ;
    - l’immersion de quelques jours, puis la formation avant embauche (POEI), payée ;
    - l’alternance, dès 16 ans, et le contrat de professionnalisation à tout âge pour les demandeurs d’emploi ;
    - l’intérim et l’insertion par l’activité économique, qui accompagnent ;
    - un titre professionnel de l’Afpa en six à dix mois, ou la VAE si vous avez déjà fait le métier.

    Sur le CV, remplacez les diplômes par ce que vous savez faire : permis, langues, bricolage, garde d’enfants, bénévolat, sport, avec un exemple pour chacun.`,
    sources: [
      ['France Travail, recrutement par simulation', 'https://www.francetravail.fr'],
      ['Afpa', 'https://www.afpa.fr'],
    ],
    open: 'search',
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'apprendre-francais',
    title: 'Apprendre le français pour travailler',
    topic: 'cours de français',
    questions: [
      'Où apprendre le français gratuitement ?',
      'Je parle mal français, quels cours pour trouver un travail ?',
      'Quel niveau de français pour travailler ?',
      'Cours de français pour demandeur d’emploi',
      'Comment prouver mon niveau de français ?',
      'Je ne sais pas bien lire et écrire le français',
      'Je parle mal français comment trouver un travail',
      'Je ne sais pas lire comment travailler',
    ],
    body: `Beaucoup de métiers demandent d’abord de comprendre les consignes : on peut commencer à travailler et apprendre en même temps.

    Où, sans payer ou presque :

    - la mairie, les centres sociaux et les associations : ateliers sociolinguistiques ; la carte de reseau-alpha.org (Île-de-France) et les centres ressources de chaque région donnent les places ;
    - l’Ofii, à l’arrivée, avec le contrat d’intégration républicaine : test et cours jusqu’à 600 heures ;
    - France Travail et la mission locale : formations de français professionnel, souvent rémunérées ;
    - votre employeur : le plan de formation, et un droit à des heures de français sur le temps de travail pour les signataires du contrat d’intégration ;
    - en ligne : cours gratuits de l’Alliance française et de TV5Monde.

    Pour prouver un niveau : DILF, DELF, TCF. Sur le CV, écrivez votre niveau simplement (« français : je comprends bien, j’écris un peu »), et vos autres langues : elles comptent dans le commerce, l’accueil et le soin.`,
    sources: [
      ['Ofii', 'https://www.ofii.fr'],
      ['TV5Monde, apprendre le français', 'https://apprendre.tv5monde.com'],
    ],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'enseigner',
    title: 'Devenir enseignant',
    topic: 'devenir professeur',
    questions: [
      'Comment devenir professeur ?',
      'Peut-on devenir prof à 40 ans ?',
      'Devenir enseignant contractuel, comment faire ?',
      'Quel diplôme pour enseigner ?',
      'Devenir professeur des écoles en reconversion',
    ],
    body: `Il n’y a pas d’âge limite. Trois chemins :

    1. Le concours : professeur des écoles, collège et lycée (Capes, Capet, Caplp). Les concours externes passent progressivement au niveau licence (bac+3), suivis de deux ans de formation payée ; vérifiez la session sur devenirenseignant.gouv.fr. Troisième concours : cinq ans d’activité privée, sans condition de diplôme pour plusieurs d’entre eux. Parents de trois enfants : pas de diplôme exigé pour certains concours.
    2. Contractuel : l’académie recrute toute l’année, bac+3 en général, moins dans les matières professionnelles où l’expérience du métier compte. Candidature sur le site de l’académie ; contrat d’un an, renouvelable.
    3. Enseigner autrement : formateur d’adultes (titre professionnel en quelques mois), CFA, cours particuliers, AESH, surveillant.

    Avant : demandez deux jours d’observation dans un établissement, et parlez salaire ; l’ancienneté du privé peut être reprise en partie.`,
    sources: [['Devenir enseignant', 'https://www.devenirenseignant.gouv.fr']],
    updatedOn: WRITTEN_LATER,
  },
]);
