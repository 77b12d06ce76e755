import { sheetsOf, WRITTEN_LATER } from '#/domain/assistant/sheets/sheetsOf';

/** Interviews: before, during, after. */
export const INTERVIEW_SHEETS = sheetsOf('interview', [
  {
    id: 'entretien-preparer',
    title: 'Préparer un entretien d’embauche',
    topic: 'préparation de l’entretien',
    questions: [
      'Comment préparer un entretien d’embauche ?',
      'J’ai un entretien demain, que faire ?',
      'Que faire avant un entretien ?',
      'Je stresse pour mon entretien',
      'Entretien demain, je stresse',
      'Vous me conseillez quoi pour mon entretien de vendeuse ?',
      'Gérer le stress avant un entretien',
      'J’ai mon premier entretien mardi, comment je me prépare',
      'Comment se préparer pour un entretien dans un magasin',
      'Pourquoi devrait-on vous choisir',
      'Je passe devant un jury comment me préparer',
      'Que faire la veille d’un entretien',
      'J’ai un deuxième entretien, à quoi m’attendre ?',
    ],
    body: `Une heure et demie bien employée suffit souvent :

    1. Relisez l’annonce et notez les cinq exigences principales. En face de chacune, une histoire vraie de votre parcours.
    2. Lisez le site de l’employeur : ce qu’il fait, pour qui, une actualité.
    3. Préparez votre présentation en deux minutes et la répétez à voix haute.
    4. Préparez trois questions sur le poste, l’équipe, la suite du recrutement.
    5. La veille : trajet, nom de la personne, documents, tenue propre et adaptée au métier, sans déguisement.

    Deuxième entretien : souvent le futur chef ou le directeur. Relisez vos notes du premier, redites la même chose avec de nouveaux exemples, attendez-vous à parler salaire, date et travail concret. Face à plusieurs personnes, répondez à qui demande, puis regardez chacun.

    Le trac est normal : arrivez dix minutes plus tôt, respirez lentement, et demandez à reformuler une question si besoin. Le recruteur évalue une collaboration, pas une récitation.`,
    sources: [['France Travail, réussir son entretien', 'https://www.francetravail.fr']],
    countries: ['INT'],
    open: 'interview',
  },
  {
    id: 'entretien-presentation',
    title: 'Répondre à « Parlez-moi de vous »',
    topic: 'se présenter en entretien',
    questions: [
      'Comment se présenter en entretien ?',
      'Que répondre à parlez-moi de vous ?',
      'Le pitch de présentation en deux minutes',
      'Présentez-vous, je dis quoi ?',
      'Ils vont me dire parlez-moi de vous, je dis quoi',
      'Comment me présenter en deux minutes',
      'Se présenter sans réciter son CV',
    ],
    body: `On vous demande un fil, pas votre vie. Deux minutes, trois temps :

    1. Aujourd’hui : votre métier et ce que vous faites le mieux. « Je suis cariste, avec six ans en plateforme. »
    2. Le chemin : deux étapes qui mènent à ce poste, chacune avec un résultat.
    3. Demain : pourquoi ce poste, ici, maintenant.

    Terminez par une ouverture : « Je peux détailler l’une de ces missions. »

    - Laissez de côté la vie privée et l’histoire complète du CV.
    - Répétez à voix haute, chronomètre en main, jusqu’à pouvoir le dire sans notes.
    - Adaptez la deuxième étape à chaque annonce : c’est elle qui prouve que vous avez compris le besoin.`,
    sources: [['Apec, l’entretien de recrutement', 'https://www.apec.fr']],
    countries: ['INT'],
    open: 'interview',
  },
  {
    id: 'entretien-star',
    title: 'Raconter une expérience : la méthode STAR',
    topic: 'méthode STAR',
    questions: [
      'Qu’est-ce que la méthode STAR ?',
      'Comment raconter une réussite en entretien ?',
      'Donner un exemple concret en entretien',
      'Comment parler d’un échec ou d’un conflit ?',
    ],
    body: `STAR aide à répondre aux questions du type « racontez-moi une fois où… » :

    - Situation : où, quand, avec qui. Deux phrases.
    - Tâche : ce qu’on attendait de vous.
    - Action : ce que vous avez fait, vous, étape par étape. C’est la moitié de la réponse.
    - Résultat : un chiffre, un avant et un après, un retour reçu, et ce que vous en avez appris.

    Pour un échec ou un conflit, choisissez un fait réel et réparable, sans accuser personne, et passez vite à ce que vous avez changé depuis.

    Préparez cinq histoires : une réussite, une difficulté, un travail d’équipe, un imprévu, un apprentissage. Elles couvrent la plupart des questions.`,
    sources: [['Apec, l’entretien de recrutement', 'https://www.apec.fr']],
    countries: ['INT'],
    open: 'interview',
  },
  {
    id: 'entretien-qualites-defauts',
    title: 'Parler de ses qualités et de ses défauts',
    topic: 'qualités et défauts',
    questions: [
      'Que répondre sur mes qualités et mes défauts ?',
      'Quels défauts dire en entretien ?',
      'Quelles sont vos principales qualités ?',
      'Quand on me demande mes défauts que répondre',
      'Quel défaut dire sans se griller',
      'Mes trois qualités et trois défauts',
    ],
    body: `La question mesure votre recul, pas votre perfection.

    - Qualités : deux, tirées des exigences de l’annonce, chacune prouvée par un fait. « Rigoureuse : en deux ans, aucun écart d’inventaire sur ma zone. »
    - Défaut : un vrai, sans danger pour le poste, et ce que vous faites pour le compenser. « Je disais oui à tout ; depuis, je note les priorités avec mon responsable chaque lundi. »

    Évitez « trop perfectionniste » et les défauts qui touchent au cœur du métier. N’inventez pas : la question suivante sera souvent « donnez-moi un exemple ».

    Si vous ne savez pas quoi dire, demandez à deux anciens collègues ce qu’ils retiendraient de vous : leurs mots sonnent juste.`,
    sources: [['France Travail, réussir son entretien', 'https://www.francetravail.fr']],
    countries: ['INT'],
    open: 'interview',
  },
  {
    id: 'entretien-questions-interdites',
    title: 'Questions interdites en entretien',
    topic: 'questions illégales en entretien',
    questions: [
      'Quelles questions un recruteur n’a pas le droit de poser ?',
      'On m’a demandé si je voulais des enfants',
      'Dois-je répondre à une question sur ma religion ou ma santé ?',
      'Suis-je obligée de dire que je suis enceinte ?',
      'Le recruteur veut savoir si je suis mariée ou en couple',
      'On m’a demandé mon origine en entretien, est-ce normal ?',
      'Peut-on me demander ma religion ?',
      'Le recruteur voulait savoir si j’étais croyant',
      'On m’a demandé mon âge et si j’étais marié',
      'Est-ce qu’il a le droit de me demander ma religion',
      'La question sur mes origines en entretien',
      'Dois-je répondre à une question privée',
    ],
    body: `En France, les questions doivent avoir un lien direct et nécessaire avec l’emploi ou vos aptitudes (article L1221-6 du Code du travail). Grossesse, enfants, couple, religion, origine, opinions, syndicat, santé : vous n’avez pas à répondre.

    - Une femme enceinte n’a pas à révéler sa grossesse (article L1225-2).
    - Un handicap n’a pas à être signalé, même avec une RQTH.

    Trois sorties polies :

    1. Revenir au poste : « Je suis disponible aux horaires indiqués. »
    2. Demander le lien : « Pouvez-vous me dire en quoi cela concerne le poste ? »
    3. Décliner : « Je préfère garder cela pour ma vie privée. »

    Notez la date, les mots, le nom. Le Défenseur des droits conseille gratuitement : 39 28 (antidiscriminations.fr).`,
    sources: [
      ['Défenseur des droits, antidiscriminations.fr', 'https://www.antidiscriminations.fr'],
      ['Code du travail', 'https://www.legifrance.gouv.fr'],
    ],
    open: 'interview',
  },
  {
    id: 'entretien-visio',
    title: 'Réussir un entretien en visioconférence ou au téléphone',
    topic: 'entretien en visio ou par téléphone',
    questions: [
      'Comment réussir un entretien en visio ?',
      'J’ai un entretien téléphonique',
      'Conseils pour un entretien à distance',
      'Entretien vidéo différé, comment ça marche ?',
      'J’ai un entretien sur Zoom et je n’en ai jamais fait',
    ],
    body: `À distance, l’attention tient aux détails.

    1. La veille, essayez le lien, la caméra et le son ; gardez un numéro de téléphone de secours.
    2. Placez-vous face à une fenêtre, l’ordinateur à hauteur des yeux, un fond simple. Prévenez ceux qui vivent avec vous.
    3. Regardez la caméra quand vous parlez, et laissez une seconde avant de répondre : le son a du retard.
    4. Gardez devant vous l’annonce et cinq mots-clés, pas un texte à lire.
    5. Au téléphone, parlez debout, souriez, et notez le nom de la personne.

    Entretien vidéo différé : vous répondez seul face à la caméra à des questions écrites, en temps limité. Enregistrez-vous deux fois avant. Sans matériel, une agence France Travail, une mission locale ou une médiathèque peut vous prêter un poste.`,
    sources: [['France Travail, réussir son entretien', 'https://www.francetravail.fr']],
    countries: ['INT'],
    open: 'interview',
  },
  {
    id: 'entretien-vos-questions',
    title: 'Les questions à poser au recruteur',
    topic: 'questions à poser en entretien',
    questions: [
      'Quelles questions poser à la fin d’un entretien ?',
      'Avez-vous des questions ? Que demander au recruteur ?',
      'Que demander à l’employeur pendant l’entretien ?',
    ],
    body: `Ne pas avoir de question donne l’impression de ne pas être intéressé. Préparez-en cinq, posez-en trois :

    - Le poste : « À quoi ressemble une semaine type ? » « Qu’attendez-vous des trois premiers mois ? »
    - L’équipe : « Avec qui travaillerai-je au quotidien ? » « Pourquoi le poste est-il ouvert ? »
    - La réussite : « À quoi verrez-vous que la personne choisie réussit ? »
    - La suite : « Quelles sont les prochaines étapes, et à quelle date ? »

    Salaire, horaires, télétravail et congés se demandent aussi, plutôt en fin d’échange ou quand l’employeur confirme son intérêt.

    Notez la réponse à la dernière question : elle vous dit quand relancer.`,
    sources: [['Apec, l’entretien de recrutement', 'https://www.apec.fr']],
    countries: ['INT'],
    open: 'interview',
  },
  {
    id: 'entretien-apres',
    title: 'Après l’entretien : remercier et relancer',
    topic: 'suite d’un entretien',
    questions: [
      'Que faire après un entretien ?',
      'Faut-il envoyer un mail de remerciement après un entretien ?',
      'Pas de réponse après mon entretien',
      'Quand relancer après un entretien ?',
      'Pas de retour depuis mon entretien de la semaine dernière',
    ],
    body: `1. Dans l’heure, notez les questions posées, ce qui a bien marché, ce qui a coincé, les noms et la date de réponse annoncée.
    2. Dans les vingt-quatre heures, envoyez un remerciement de cinq lignes : un point précis de l’échange, votre intérêt, le document promis.
    3. Si la date annoncée passe, attendez deux ou trois jours ouvrés, puis relancez par e-mail. Sans date annoncée, relancez au bout d’une semaine environ.
    4. Continuez à postuler : rien n’est fait tant que rien n’est écrit.

    Une promesse d’embauche écrite qui précise le poste, la rémunération et la date d’entrée engage : si elle vaut contrat, sa rupture ouvre droit à réparation. Ne démissionnez pas sur une parole.`,
    sources: [['Code du travail numérique', 'https://code.travail.gouv.fr']],
    open: 'applications',
  },
  {
    id: 'entretien-telephone',
    title: 'L’entretien par téléphone',
    topic: 'entretien par téléphone',
    questions: [
      'Comment se passe un entretien par téléphone ?',
      'Un recruteur doit m’appeler, comment me préparer ?',
      'Entretien téléphonique, que dire ?',
      'Le recruteur m’a appelé et je n’étais pas prêt',
      'Conseils pour un entretien au téléphone',
    ],
    body: `Un appel de dix à vingt minutes sert le plus souvent à vérifier l’essentiel avant de vous rencontrer : le métier, la disponibilité, le salaire, la mobilité.

    - Gardez sous les yeux l’annonce, votre CV et trois exemples de ce que vous avez fait.
    - Installez-vous au calme, chargez le téléphone, parlez debout si cela vous aide : la voix porte mieux.
    - Répondez en deux ou trois phrases, puis laissez un silence. On ne vous voit pas acquiescer : dites-le.
    - Notez le nom de la personne et la suite prévue.

    Appelé à l’improviste ? « Je vous remercie de votre appel, je ne suis pas au calme : puis-je vous rappeler dans une heure ? » est une réponse normale.

    Vous bégayez, entendez mal ou perdez vos moyens ? Dites-le en une phrase, ou demandez un échange écrit ou en visio.

    Terminez par : « Quelle est la prochaine étape, et quand ? » Le lendemain, deux lignes de remerciement suffisent.`,
    sources: [['Apec, l’entretien téléphonique', 'https://www.apec.fr']],
    countries: ['INT'],
    open: 'interview',
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'entretien-collectif',
    title: 'Entretien collectif et journée d’évaluation',
    topic: 'entretien collectif',
    questions: [
      'Comment se passe un entretien collectif ?',
      'C’est quoi une journée d’évaluation ou un assessment center ?',
      'Entretien de groupe, comment se faire remarquer ?',
      'On m’a convoqué à une mise en situation',
      'Comment réussir un jeu de rôle en recrutement ?',
      'Entretien collectif comment sortir du lot',
      'Entretien à plusieurs candidats',
      'Comment se démarquer dans un groupe sans écraser les autres',
    ],
    body: `Plusieurs candidats sont reçus ensemble : présentation, discussion sur un sujet, exercice à plusieurs. Une journée d’évaluation (assessment center) y ajoute des mises en situation du poste, un tri de dossiers, un jeu de rôle avec un client, parfois des tests.

    On ne cherche pas le plus bavard, mais comment vous travaillez avec les autres :

    - écoutez, reprenez l’idée d’un autre par son prénom, faites avancer le groupe vers une décision ;
    - surveillez l’heure, proposez de résumer ;
    - ne coupez personne, n’écrasez personne ;
    - en mise en situation, dites à voix haute ce que vous faites et pourquoi ;
    - préparez une présentation d’une minute : qui vous êtes, ce que vous savez faire, pourquoi ici.

    Vous pouvez demander avant la durée, le déroulé et ce qui sera évalué. À la fin, demandez quand et comment vous aurez la réponse.`,
    sources: [['France Travail, réussir l’entretien', 'https://www.francetravail.fr']],
    countries: ['INT'],
    open: 'interview',
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'tests-recrutement',
    title: 'Les tests de recrutement',
    topic: 'tests de recrutement',
    questions: [
      'Comment répondre à un test de personnalité ?',
      'Tests de recrutement, comment s’y préparer ?',
      'Un employeur peut-il me faire passer des tests ?',
      'Test psychotechnique, à quoi ça sert ?',
      'Ai-je le droit de connaître mes résultats de test ?',
      'Un test de logique et de personnalité ça se prépare comment',
      'On me demande un exercice de deux jours à rendre, c’est normal ?',
    ],
    body: `Personnalité, logique, langues, exercice du métier : un test est permis s’il a un lien direct avec le poste. La loi (articles L1221-6 à L1221-9) vous donne des droits : être prévenu à l’avance des méthodes utilisées, que les résultats restent confidentiels, et qu’ils vous soient communiqués si vous les demandez.

    Pour bien le passer :

    - Personnalité : répondez vite et vrai. Les questions se recoupent, jouer un rôle se voit, et un poste qui ne vous va pas vous usera.
    - Logique : entraînez-vous une heure avec des exercices gratuits, surtout au chronomètre ; passez une question bloquante.
    - Métier : demandez le temps, les outils, ce qui compte le plus.
    - Exercice à faire chez soi : deux à quatre heures suffisent à juger. S’il demande des jours, ou un vrai travail que l’entreprise utilisera, proposez une version courte ou un devis.

    Un test ne décide pas seul : demandez un retour en entretien. Si une question touche à la santé, à la famille, aux opinions, vous pouvez ne pas y répondre.`,
    sources: [
      ['Code du travail, L1221-6 à L1221-9', 'https://www.legifrance.gouv.fr'],
      ['Service-Public', 'https://www.service-public.fr'],
    ],
    open: 'interview',
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'tenue-entretien',
    title: 'Comment s’habiller pour un entretien',
    topic: 'tenue d’entretien',
    questions: [
      'Comment s’habiller pour un entretien ?',
      'Quelle tenue pour un entretien d’embauche ?',
      'Faut-il mettre un costume à un entretien ?',
      'Je mets quoi pour mon entretien en cuisine ou en entrepôt ?',
      'Tatouages et piercings en entretien, je les cache ?',
      'Comment je dois m’habiller pour un entretien de cuisinier',
      'On met quoi pour un entretien',
      'Je m’habille comment pour aller les voir',
    ],
    body: `La règle simple : un cran au-dessus de ce que portent les gens au travail dans ce poste, propre, à votre taille, et dans quoi vous êtes à l’aise.

    - Bureau, banque, accueil : veste ou chemise, chaussures fermées ; la cravate n’est utile que là où tout le monde en porte.
    - Commerce, restauration en salle : sobre et soigné, cheveux attachés si besoin.
    - Cuisine, atelier, chantier, entrepôt, soin : pantalon net et haut simple ; apportez la tenue et les chaussures de sécurité seulement si on vous le demande ou s’il y a un essai.
    - Visio : la même tenue, fond neutre.

    Pas besoin d’acheter : des associations prêtent des tenues (La Cravate Solidaire, vestiaires des missions locales). Demandez la consigne au téléphone en confirmant le rendez-vous, c’est bien vu.

    Un employeur ne peut pas vous écarter pour votre apparence physique, sauf exigence justifiée par le poste.`,
    sources: [
      ['La Cravate Solidaire', 'https://lacravatesolidaire.org'],
      ['Défenseur des droits', 'https://www.defenseurdesdroits.fr'],
    ],
    countries: ['INT'],
    open: 'interview',
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'depart-expliquer',
    title: 'Expliquer un départ ou un licenciement en entretien',
    topic: 'raison de votre départ',
    questions: [
      'Comment expliquer que j’ai été licencié ?',
      'Que répondre à « pourquoi avez-vous quitté votre poste » ?',
      'Comment expliquer que j’ai été viré de mon dernier travail ?',
      'Pourquoi j’ai quitté mon ancien travail, je réponds quoi ?',
      'Ils demandent pourquoi je suis parti',
      'Comment dire que je quitte mon poste après cinq ans ?',
      'Dire que je me suis disputé avec mon chef ?',
      'Expliquer une rupture de période d’essai',
    ],
    body: `Le recruteur cherche une chose : est-ce que cela va recommencer ici ? Une réponse courte et calme suffit, deux phrases, puis ce que vous cherchez.

    - Départ choisi : « J’avais fait le tour du poste ; je cherche une équipe où je pourrai… »
    - Licenciement économique : dites-le, ce n’est pas un jugement sur vous.
    - Licenciement pour un motif personnel, ou essai rompu : le fait en une phrase, ce que vous en avez tiré, puis le présent. « Le poste ne correspondait pas à ce qui était annoncé. Depuis, je vérifie ce point avant d’accepter. »
    - Conflit : jamais de reproche à l’ancien employeur. « Nous n’avions pas la même façon de travailler. »

    Ne mentez pas : un appel à l’ancien employeur, avec votre accord, suffit à le montrer. Vous n’avez pas à parler de votre santé ni de votre famille.`,
    sources: [['France Travail, préparer l’entretien', 'https://www.francetravail.fr']],
    open: 'interview',
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'contre-offre',
    title: 'Votre employeur veut vous retenir',
    topic: 'contre-offre de l’employeur',
    questions: [
      'Mon patron veut me garder et me propose plus, que faire ?',
      'J’ai démissionné et on me propose une augmentation pour rester',
      'Mon employeur me propose 200 euros de plus, je reste ou je pars ?',
      'Faut-il accepter une contre-offre ?',
      'Il veut m’augmenter pour que je ne parte pas',
    ],
    body: `Une contre-offre fait plaisir ; prenez deux jours avant de répondre.

    1. Relisez pourquoi vous vouliez partir. Si c’était le salaire, l’offre peut suffire. Si c’était l’ambiance, les horaires ou l’ennui, 200 € n’y changeront rien.
    2. Demandez-la par écrit : montant, date, poste. Une promesse à l’oral n’engage personne.
    3. Comparez le tout : salaire, primes, trajet, horaires, avenir, et pas seulement le mois prochain.
    4. Si vous avez déjà dit oui ailleurs, retirez-vous vite et poliment ; une promesse d’embauche acceptée engage.

    Si vous restez, convenez d’un point dans trois mois. Si vous partez, remerciez : les métiers sont petits.`,
    sources: [['Apec', 'https://www.apec.fr']],
    updatedOn: WRITTEN_LATER,
  },
]);
