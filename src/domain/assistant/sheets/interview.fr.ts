import { sheetsOf } from '#/domain/assistant/sheets/sheetsOf';

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
      'Comment s’habiller pour un entretien ?',
    ],
    body: `Une heure et demie bien employée suffit souvent :

    1. Relisez l’annonce et notez les cinq exigences principales. En face de chacune, une histoire vraie de votre parcours.
    2. Lisez le site de l’employeur : ce qu’il fait, pour qui, une actualité.
    3. Préparez votre présentation en deux minutes et la répétez à voix haute.
    4. Préparez trois questions sur le poste, l’équipe, la suite du recrutement.
    5. La veille : trajet, nom de la personne, documents, tenue propre et adaptée au métier, sans déguisement.

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
]);
