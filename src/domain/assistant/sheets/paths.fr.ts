import { sheetsOf } from '#/domain/assistant/sheets/sheetsOf';

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
    ],
    body: `L’âge ne peut pas être un critère de refus (article L1132-1). Ce qui rassure se montre :

    1. CV : quinze dernières années en détail, le reste en une ligne ; pas d’année de diplôme ni de naissance.
    2. Énergie et apprentissage : une formation récente, un logiciel appris, un projet mené l’an dernier.
    3. Salaire : annoncez une fourchette ouverte si c’est vrai, et dites ce que vous cherchez désormais.
    4. Objection « surqualifié » : « Je cherche un poste stable où être utile vite ; encadrer ne me manque pas. »
    5. Réseau d’abord : il compte davantage que les annonces à partir de 50 ans.

    Pistes : contrats réservés aux seniors (leurs règles évoluent : demandez à France Travail), temps partagé, conseil, retraite progressive, cumul emploi-retraite. Vérifiez vos droits sur info-retraite.fr.`,
    sources: [
      ['Info Retraite', 'https://www.info-retraite.fr'],
      ['Défenseur des droits', 'https://www.defenseurdesdroits.fr'],
    ],
  },
  {
    id: 'retour-conge-parental',
    title: 'Reprendre après un congé parental ou maternité',
    topic: 'retour de congé parental',
    questions: [
      'Comment reprendre le travail après un congé parental ?',
      'Mon employeur doit-il me redonner mon poste après la maternité ?',
      'Retour à l’emploi après avoir élevé ses enfants',
      'Mère au foyer qui veut retravailler',
    ],
    body: `Si votre contrat existe encore, vous retrouvez votre poste ou un poste similaire, avec une rémunération au moins équivalente, et un entretien avec l’employeur sur la suite de votre parcours. Pendant les dix semaines qui suivent le congé maternité, vous êtes protégée contre le licenciement, sauf faute grave ou impossibilité étrangère à la maternité.

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
      'Infirmière diplômée hors d’Europe, puis-je exercer en France ?',
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
      'Un étudiant étranger peut-il travailler ?',
      'Visa de travail pour la France',
      'Permis de travail',
    ],
    body: `- Citoyens de l’Union européenne, de l’Espace économique européen et de la Suisse : pas d’autorisation.
    - Carte de résident, carte « vie privée et familiale », réfugié, protection subsidiaire, carte « talent » : le titre suffit, dans ses limites.
    - Étudiant : 964 heures par an, soit 60 % de la durée annuelle (règle particulière pour les Algériens).
    - Venir travailler depuis l’étranger, ou changer de statut : l’employeur demande l’autorisation en ligne, avant l’embauche ; elle dépend du métier, du salaire et parfois de la situation de l’emploi (liste des métiers en tension). Vous demandez ensuite le visa ou le titre.
    - Demandeur d’asile : possible après six mois sans décision, sur autorisation.

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
    ],
    body: `Un employeur privé n’a accès qu’au bulletin n° 3, que vous seul pouvez demander. Il ne peut l’exiger que si le poste le justifie : sécurité, transport de fonds, enfance, certains métiers réglementés.

    - Le bulletin n° 3 ne porte que les condamnations les plus lourdes ; il est souvent vierge. Demandez-le gratuitement sur casier-judiciaire.justice.gouv.fr.
    - Vous n’avez pas à parler spontanément d’une condamnation si le poste n’exige rien.
    - Certaines condamnations peuvent être effacées du bulletin sur demande au procureur ou au juge, ou par réhabilitation avec le temps.
    - Insertion par l’activité économique : chantiers, entreprises d’insertion et associations recrutent avec un accompagnement, par les prescripteurs habilités.

    En cas de question légitime, une phrase : le fait est passé, voici ce que j’ai construit depuis.`,
    sources: [
      ['Casier judiciaire national', 'https://casier-judiciaire.justice.gouv.fr'],
      ['Les emplois de l’inclusion', 'https://emplois.inclusion.beta.gouv.fr'],
    ],
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
    ],
    body: `Plus la recherche dure, plus il aide de changer de méthode.

    1. Demandez un point complet à votre conseiller : accompagnement global (avec un travailleur social), prestation, formation, immersion.
    2. Insertion par l’activité économique : entreprises, associations, chantiers et agences d’intérim d’insertion proposent un vrai contrat et un suivi, jusqu’à 24 mois en général, après diagnostic d’un prescripteur.
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
]);
