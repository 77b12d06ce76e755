import { sheetsOf } from '#/domain/assistant/sheets/sheetsOf';

/** Applying: the documents, the follow-ups, the network. */
export const APPLICATION_SHEETS = sheetsOf('applications', [
  {
    id: 'relance',
    title: 'Relancer après une candidature',
    topic: 'relance après candidature',
    questions: [
      'Quand et comment relancer après une candidature ?',
      'Je n’ai pas de réponse à ma candidature, que faire ?',
      'Au bout de combien de temps faire une relance ?',
      'Le recruteur ne répond pas',
      'Comment écrire un mail de relance ?',
      'Pas de nouvelles d’un recruteur',
    ],
    body: `Une relance courte et polie est normale : elle montre votre intérêt et remet votre nom en haut de la pile.

    1. Attendez une à deux semaines après l’envoi, ou la date de clôture de l’offre.
    2. Écrivez par e-mail, dans le même fil que votre candidature : le poste, la date d’envoi, une phrase sur votre motivation, une question simple (« où en est le recrutement ? »).
    3. Rejoignez votre CV, pour que la personne n’ait pas à le chercher.
    4. Sans réponse, appelez une semaine plus tard, de préférence en milieu de matinée.
    5. Après deux relances, passez à autre chose : le silence vient souvent de l’entreprise, pas de vous.

    Notez chaque relance : c’est aussi une preuve de recherche si France Travail vous la demande.`,
    sources: [['France Travail, conseils à l’emploi', 'https://www.francetravail.fr']],
    countries: ['INT'],
    open: 'applications',
  },
  {
    id: 'candidature-spontanee',
    title: 'Envoyer une candidature spontanée',
    topic: 'candidature spontanée',
    questions: [
      'Comment faire une candidature spontanée ?',
      'Peut-on écrire à une entreprise qui n’a pas d’annonce ?',
      'Démarcher des entreprises sans offre',
      'Le marché caché de l’emploi, comment y accéder ?',
      'Écrire à une entreprise qui ne recrute pas',
    ],
    body: `Beaucoup de recrutements se font sans annonce. Une candidature spontanée marche si elle vise juste.

    1. Choisissez une dizaine d’employeurs proches de chez vous ou de votre métier, plutôt que cent au hasard. « La Bonne Boîte », de France Travail, signale ceux qui ont des chances d’embaucher.
    2. Trouvez un nom : le ou la responsable du service, pas seulement les ressources humaines.
    3. Écrivez peu : ce que vous avez compris de leur besoin, deux preuves tirées de votre parcours, une demande d’échange de quinze minutes.
    4. Nommez le métier visé dans l’objet : « à l’écoute de toute opportunité » n’aide personne.
    5. Relancez une fois, par téléphone, sept à dix jours après.

    Ces envois comptent dans vos démarches de recherche.`,
    sources: [['La Bonne Boîte (France Travail)', 'https://labonneboite.francetravail.fr']],
    open: 'coverLetter',
  },
  {
    id: 'lettre-plan',
    title: 'Construire une lettre de motivation',
    topic: 'lettre de motivation',
    questions: [
      'Comment écrire une lettre de motivation ?',
      'Que mettre dans ma lettre de motivation ?',
      'Le plan vous, moi, nous',
      'Quelle longueur pour une lettre de motivation ?',
      'Quelle formule de politesse à la fin d’une lettre ?',
    ],
    body: `Une page, 250 à 350 mots, trois temps :

    - Vous : pourquoi cet employeur et ce poste, avec un fait précis tiré de l’annonce ou de son actualité.
    - Moi : deux preuves liées aux exigences de l’offre, chiffrées si possible. La lettre ne récite pas le CV, elle choisit.
    - Nous : ce que vous ferez ensemble, votre disponibilité, la demande d’entretien.

    Indiquez l’objet (intitulé et référence), le lieu et la date. Reprenez dans la formule finale l’appel du début : « Je vous prie d’agréer, Madame, Monsieur, l’expression de mes salutations distinguées. » Par e-mail, « Cordialement » suffit.

    Évitez de commencer chaque phrase par « je », et n’affirmez que ce que votre CV peut prouver.`,
    sources: [['Apec, conseils pour candidater', 'https://www.apec.fr']],
    countries: ['INT'],
    open: 'coverLetter',
  },
  {
    id: 'lettre-utile',
    title: 'La lettre de motivation est-elle encore utile ?',
    topic: 'utilité de la lettre de motivation',
    questions: [
      'Faut-il encore envoyer une lettre de motivation ?',
      'La lettre de motivation est-elle obligatoire ?',
      'Postuler sans lettre de motivation',
      'La lettre sert-elle encore à quelque chose ?',
    ],
    body: `Aucune loi n’impose la lettre de motivation ; c’est l’employeur qui la demande ou non.

    - L’annonce la demande : joignez-la. Son absence peut suffire à écarter un dossier.
    - L’annonce n’en parle pas : un message d’accompagnement de cinq à dix lignes dans l’e-mail fait le même travail.
    - Elle pèse davantage quand votre parcours a besoin d’une explication : reconversion, retour après une pause, premier emploi, candidature spontanée, association ou fonction publique.

    Une lettre générique dessert plus qu’elle n’aide. Si le temps manque, écrivez trois phrases justes : le poste, votre meilleure preuve, votre disponibilité.`,
    sources: [['Apec, conseils pour candidater', 'https://www.apec.fr']],
    countries: ['INT'],
    open: 'coverLetter',
  },
  {
    id: 'cv-contenu',
    title: 'Ce que doit contenir un CV',
    topic: 'contenu du CV',
    questions: [
      'Que mettre dans un CV ?',
      'Quelles rubriques pour mon CV ?',
      'Une page ou deux pages pour le CV ?',
      'Comment améliorer un CV ?',
      'Comment faire un bon CV ?',
    ],
    body: `Un CV se lit en moins d’une minute : il doit dire le métier visé, ce que vous savez faire et où vous l’avez fait.

    - En tête : prénom, nom, ville, téléphone, e-mail, et le métier visé comme titre.
    - Expériences, de la plus récente à la plus ancienne : poste, employeur, dates en mois et années, puis des actions avec un résultat (« 180 colis par heure », « équipe de six »).
    - Formations, compétences, langues avec niveau (A1 à C2), permis et habilitations.
    - Une page jusqu’à une dizaine d’années d’expérience ; deux au-delà, ou pour un profil technique.

    Choisissez une mise en page simple, en une colonne, exportée en PDF contenant du texte : les tableaux et les images se lisent mal par logiciel.`,
    sources: [['France Travail, créer son CV', 'https://www.francetravail.fr']],
    countries: ['INT'],
    open: 'cvAnalysis',
  },
  {
    id: 'cv-mentions',
    title: 'Photo, âge, situation familiale sur le CV',
    topic: 'photo, âge et informations personnelles sur le CV',
    questions: [
      'Faut-il mettre une photo sur son CV ?',
      'Dois-je indiquer mon âge sur mon CV ?',
      'Mettre sa situation familiale ou sa nationalité sur le CV',
      'Adresse complète sur le CV, est-ce obligatoire ?',
    ],
    body: `En France, rien ne vous oblige à donner votre âge, votre photo, votre situation de famille, votre nationalité ou votre adresse complète. Le Code du travail interdit de décider d’une embauche sur ces critères (article L1132-1), et les informations demandées doivent avoir un lien direct avec l’emploi (article L1221-6).

    - Photo : facultative. Si vous en mettez une, qu’elle soit sobre et récente.
    - Âge, enfants, état civil : à retirer, ils n’aident pas.
    - Adresse : la ville suffit, avec « mobile » ou un rayon si c’est utile.
    - Nationalité : inutile ; indiquez seulement que vous avez le droit de travailler si la question risque de se poser.

    Au Canada et au Royaume-Uni, la photo est déconseillée ; ailleurs, suivez l’usage local.`,
    sources: [
      ['Code du travail, L1132-1', 'https://www.legifrance.gouv.fr'],
      ['Défenseur des droits', 'https://www.defenseurdesdroits.fr'],
    ],
    open: 'myCv',
  },
  {
    id: 'trous-cv',
    title: 'Expliquer une période sans emploi',
    topic: 'trou dans le CV',
    questions: [
      'Comment expliquer un trou dans mon CV ?',
      'J’ai une période d’inactivité, que dire ?',
      'Justifier une année sans travailler',
      'Parler d’un arrêt maladie ou d’un burn-out en entretien',
    ],
    body: `Une pause dans un parcours est courante. Ce qui inquiète n’est pas le trou, c’est le silence.

    1. Datez en mois et années : un vide assumé vaut mieux que des dates floues.
    2. Donnez une ligne neutre et vraie si vous le souhaitez : « congé parental », « formation », « accompagnement d’un proche », « recherche d’emploi et bénévolat ».
    3. Ajoutez ce que cette période a produit : cours suivis, bénévolat, permis, projet.
    4. En entretien, une phrase suffit, puis revenez au poste : « J’ai fait une pause de dix mois ; je suis disponible et voici ce qui m’intéresse ici. »

    Votre santé relève de votre vie privée : vous n’avez pas à parler d’une maladie ni d’un burn-out. Seul le médecin du travail peut vous interroger sur votre santé.`,
    sources: [['Code du travail, L1221-6', 'https://www.legifrance.gouv.fr']],
    open: 'cvAnalysis',
  },
  {
    id: 'linkedin',
    title: 'Tirer parti de LinkedIn et du réseau',
    topic: 'LinkedIn et réseau',
    questions: [
      'Comment utiliser LinkedIn pour trouver un emploi ?',
      'Améliorer mon profil LinkedIn',
      'Comment activer mon réseau ?',
      'Contacter quelqu’un qui travaille dans l’entreprise',
    ],
    body: `Un réseau n’est pas une liste de gens importants : ce sont ceux qui savent ce que vous cherchez.

    1. Profil : le métier visé dans le titre, la ville, une photo simple si vous le voulez, un résumé de cinq lignes avec vos preuves. Les intitulés doivent être ceux des annonces.
    2. Dites-le : anciens collègues, clients, formateurs, voisins. Une phrase claire : « Je cherche un poste de… à…, connaissez-vous quelqu’un dans ce métier ? »
    3. Demandez un conseil plutôt qu’un emploi : vingt minutes d’échange sur le métier s’acceptent volontiers.
    4. Avant de postuler, cherchez une personne du service et écrivez-lui trois lignes.
    5. Remerciez et donnez des nouvelles.

    Réglez la visibilité de « Open to work » si vous êtes encore en poste.`,
    sources: [['Apec, développer son réseau', 'https://www.apec.fr']],
    countries: ['INT'],
    open: 'profile',
  },
  {
    id: 'references',
    title: 'Donner des références professionnelles',
    topic: 'références professionnelles',
    questions: [
      'Comment donner des références à un recruteur ?',
      'Un recruteur peut-il appeler mon ancien employeur ?',
      'Qui citer comme référence ?',
      'Lettre de recommandation, est-ce utile ?',
    ],
    body: `Une référence est une personne qui accepte de parler de votre travail.

    - Choisissez deux ou trois personnes qui vous ont vu travailler : responsable, client, collègue, maître de stage.
    - Demandez leur accord avant, et prévenez-les de chaque appel possible en leur envoyant l’annonce.
    - Ne mettez pas leurs coordonnées sur le CV : « références sur demande » suffit, ou rien.
    - En France, le recruteur doit vous informer des méthodes qu’il emploie (article L1221-8 du Code du travail). Vous pouvez demander qu’il ne contacte pas votre employeur actuel.
    - Pas d’ancien responsable favorable ? Un client, une formatrice, un responsable associatif conviennent.

    Pour l’ONU et les ONG internationales, les références sont presque toujours vérifiées : préparez-les tôt.`,
    sources: [
      ['Code du travail, L1221-8', 'https://www.legifrance.gouv.fr'],
      ['CNIL, recrutement', 'https://www.cnil.fr'],
    ],
  },
  {
    id: 'organiser-recherche',
    title: 'Organiser sa recherche semaine par semaine',
    topic: 'organisation de la recherche d’emploi',
    questions: [
      'Comment organiser ma recherche d’emploi ?',
      'Combien de candidatures envoyer par semaine ?',
      'Par où commencer pour trouver du travail ?',
      'Je suis découragé par ma recherche',
      'Je n’ai plus de motivation pour chercher',
    ],
    body: `Mieux vaut cinq candidatures ciblées que trente copiées. Une semaine tenable, sur dix à quinze heures :

    1. Lundi : relire les alertes, retenir cinq offres qui correspondent vraiment.
    2. Mardi et mercredi : adapter CV et message pour chacune, puis envoyer.
    3. Jeudi : relances de la semaine passée et deux contacts de réseau.
    4. Vendredi : préparation d’entretien, formation, bilan chiffré.

    Regardez vos chiffres : peu d’envois, élargissez ; beaucoup d’envois sans réponse, resserrez la cible ou le CV ; des entretiens sans suite, travaillez l’oral.

    Les refus et les silences usent tout le monde. Gardez des jours sans recherche et parlez-en : conseiller, proches, associations comme Solidarités nouvelles face au chômage, qui accompagne gratuitement.`,
    sources: [
      ['France Travail', 'https://www.francetravail.fr'],
      ['Solidarités nouvelles face au chômage', 'https://snc.asso.fr'],
    ],
    countries: ['INT'],
    open: 'applications',
  },
  {
    id: 'refus',
    title: 'Comprendre un refus et y répondre',
    topic: 'réponse négative à une candidature',
    questions: [
      'Que répondre à un refus de candidature ?',
      'Demander pourquoi ma candidature est refusée',
      'J’ai reçu une réponse négative',
      'Un employeur doit-il motiver son refus ?',
    ],
    body: `Un employeur privé n’a pas à motiver un refus, mais il ne peut pas refuser pour un motif discriminatoire.

    1. Remerciez en trois lignes, le jour même ou le lendemain.
    2. Demandez un retour précis : « Quel point aurait fait la différence ? » Peu répondent, mais ceux qui le font aident vraiment.
    3. Dites que vous restez intéressé par un poste voisin : certains rappellent quand leur premier choix se désiste.
    4. Notez à quel moment cela s’arrête : avant l’entretien, c’est le ciblage ou le CV ; après, c’est l’oral ou la concurrence.

    Vous avez le droit d’accéder aux données qu’il détient sur vous, y compris aux notes prises en entretien (RGPD).`,
    sources: [['CNIL, les droits des candidats', 'https://www.cnil.fr']],
    open: 'applications',
  },
  {
    id: 'arnaques',
    title: 'Reconnaître une fausse offre d’emploi',
    topic: 'arnaque à l’emploi',
    questions: [
      'Comment reconnaître une arnaque à l’emploi ?',
      'Cette offre d’emploi me demande de l’argent',
      'On me demande mon RIB avant l’entretien',
      'Fausse annonce, recruteur sur WhatsApp',
      'Est-ce une escroquerie ?',
      'On me demande de payer des frais de dossier',
    ],
    body: `Arrêtez tout si l’un de ces signes apparaît :

    - On vous demande de payer : dossier, formation, matériel, visa, « caution ».
    - On vous envoie un chèque à encaisser puis une somme à reverser, ou des colis à réexpédier.
    - On réclame tôt une copie de pièce d’identité, un RIB, un numéro de carte ou de sécurité sociale. Le RIB ne sert qu’une fois le contrat signé.
    - Tout passe par WhatsApp ou Telegram, l’adresse e-mail n’est pas celle de l’entreprise, le salaire est trop beau.

    Que faire : vérifiez l’entreprise sur annuaire-entreprises.data.gouv.fr et appelez son standard ; ne versez rien ; gardez les preuves ; signalez l’annonce au site et à la police (plateforme Thésée pour les e-escroqueries). Info Escroqueries : 0 805 805 817, appel gratuit. Si vous avez payé, prévenez votre banque tout de suite.`,
    sources: [
      ['Cybermalveillance.gouv.fr', 'https://www.cybermalveillance.gouv.fr'],
      ['Annuaire des entreprises', 'https://annuaire-entreprises.data.gouv.fr'],
    ],
  },
]);
