import { sheetsOf, WRITTEN_LATER } from '#/domain/assistant/sheets/sheetsOf';

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
      'J’ai postulé il y a trois semaines et je n’ai toujours rien',
      'Un employeur ne répond pas, je rappelle ou j’attends ?',
      'Je n’ai pas eu de réponse à ma candidature',
      'Au bout de combien de jours on relance un patron',
      'On attend combien de temps avant de rappeler',
      'Ils ne répondent pas, j’insiste ou pas',
      'Combien de fois relancer sans gêner',
    ],
    body: `Une relance courte et polie est normale : elle montre votre intérêt et remet votre nom en haut de la pile.

    1. Attendez une à deux semaines après l’envoi, ou la date de clôture de l’offre.
    2. Écrivez par e-mail, dans le même fil que votre candidature : le poste, la date d’envoi, une phrase sur votre motivation, une question simple (« où en est le recrutement ? »).
    3. Joignez de nouveau votre CV, pour que la personne n’ait pas à le chercher.
    4. Sans réponse, appelez une semaine plus tard, de préférence en milieu de matinée : « Bonjour, j’ai répondu le 3 à votre annonce de vendeur ; la place est-elle encore libre ? »
    5. Après deux relances, passez à autre chose : le silence vient souvent de l’entreprise, pas de vous.

    Notez chaque relance : c’est aussi une preuve de recherche si France Travail vous la demande.`,
    sources: [['France Travail, conseils à l’emploi', 'https://www.francetravail.fr']],
    countries: ['INT'],
    open: 'applications',
  },
  {
    id: 'silence-recherche',
    title: 'Beaucoup de candidatures et aucune réponse : les causes fréquentes',
    topic: 'candidatures sans réponse',
    questions: [
      'Pourquoi les recruteurs ne répondent-ils pas ?',
      'J’envoie plein de CV et je n’ai jamais de réponse, c’est quoi le problème en général ?',
      'Cent CV envoyés et aucun entretien',
      'J’ai mis mon CV partout et rien',
      'Qu’est-ce qui fait qu’on n’est jamais rappelé',
      'Est-ce normal de n’avoir aucun retour après des dizaines de candidatures',
      'Combien de candidatures faut-il pour un entretien',
    ],
    body: `Le silence vient rarement d’une seule cause. Dans l’ordre où il vaut la peine de vérifier :

    1. Le ciblage : une annonce dont vous remplissez les deux tiers répond plus souvent que dix qui demandent autre chose. Mieux vaut cinq envois choisis par semaine que cinquante identiques.
    2. Les dix premières secondes : le métier visé en titre, vos derniers postes, un téléphone et un e-mail qui marchent, les mots de l’annonce s’ils sont vrais.
    3. La preuve : un chiffre ou un résultat par poste, plutôt qu’une liste de qualités.
    4. Le délai : répondez dans les deux ou trois jours, puis relancez après une semaine.
    5. Le canal : un appel, une visite, une personne qui vous recommande. Beaucoup de postes ne passent par aucun site.

    Faites relire votre CV par quelqu’un du métier, changez une chose à la fois, et comptez : c’est ainsi qu’on voit ce qui marche. Le silence ne dit rien de votre valeur.`,
    sources: [
      ['France Travail', 'https://www.francetravail.fr'],
      ['Apec', 'https://www.apec.fr'],
    ],
    countries: ['FR', 'DROM', 'INT'],
    open: 'cvAnalysis',
    updatedOn: WRITTEN_LATER,
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
      'Je veux travailler dans une crèche près de chez moi mais il n’y a pas d’annonce',
      'Se présenter directement chez un employeur',
      'Peut-on postuler même s’il n’y a pas d’annonce',
      'Déposer mon CV sur place, je dis quoi au comptoir ?',
    ],
    body: `Beaucoup de recrutements se font sans annonce. Une candidature spontanée marche si elle vise juste.

    1. Choisissez une dizaine d’employeurs proches de chez vous ou de votre métier, plutôt que cent au hasard. « La Bonne Boîte », de France Travail, signale ceux qui ont des chances d’embaucher.
    2. Trouvez un nom : le ou la responsable du service, pas seulement les ressources humaines.
    3. Écrivez peu : ce que vous avez compris de leur besoin, deux preuves tirées de votre parcours, une demande d’échange de quinze minutes.
    4. Nommez le métier visé dans l’objet : « à l’écoute de toute opportunité » n’aide personne.
    5. Relancez une fois, par téléphone, sept à dix jours après.

    Sur place, demandez le responsable aux heures creuses : « Je cherche un poste de … ; à qui puis-je laisser mon CV ? » On vous répond « on garde votre CV » : demandez un nom et repassez dans un mois. « On ne recrute pas » vaut pour aujourd’hui.

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
      'Comment commencer une lettre de motivation ?',
      'Quel plan pour une lettre de motivation ?',
      'Comment commencer une lettre de motivation',
      'Par quelle phrase ouvrir la lettre',
    ],
    body: `Une page, 250 à 350 mots, trois temps :

    - Vous : pourquoi cet employeur et ce poste, avec un fait précis tiré de l’annonce ou de son actualité.
    - Moi : deux preuves liées aux exigences de l’offre, chiffrées si possible. La lettre ne récite pas le CV, elle choisit.
    - Nous : ce que vous ferez ensemble, votre disponibilité, la demande d’entretien.

    Indiquez l’objet (intitulé et référence), le lieu et la date. Reprenez dans la formule finale l’appel du début : « Je vous prie d’agréer, Madame, Monsieur, l’expression de mes salutations distinguées. » Par e-mail, « Cordialement » suffit.

    Petit boulot, saison, restauration rapide : trois phrases suffisent, avec vos disponibilités.

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
      'Ça sert encore à quelque chose une lettre de motivation',
      'Est-ce que les recruteurs lisent les lettres',
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
      'Mon premier CV à seize ans',
      'Quoi mettre dans son CV quand on n’a jamais travaillé',
      'Est-ce qu’on met ses loisirs sur le CV',
      'On met les loisirs ou pas',
      'Qu’est-ce qu’on écrit dans un CV',
      'J’ai arrêté mes études, qu’est-ce que j’écris sur le CV ?',
    ],
    body: `Un CV se lit en moins d’une minute : il doit dire le métier visé, ce que vous savez faire et où vous l’avez fait.

    - En tête : prénom, nom, ville, téléphone, e-mail, et le métier visé comme titre.
    - Expériences, de la plus récente à la plus ancienne : poste, employeur, dates en mois et années, puis des actions avec un résultat (« 180 colis par heure », « équipe de six »).
    - Formations, compétences, langues avec niveau (A1 à C2), permis et habilitations.
    - Études non finies, bac raté : écrivez ce qui est vrai et utile, « licence de droit, deux années suivies », « niveau bac », « préparation du CAP cuisine ».
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
      'Dois-je indiquer ma date de naissance',
      'Mettre son âge sur le CV',
      'La photo sur le CV est-elle obligatoire',
      'On met une photo ou pas',
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
      'Je me suis arrêtée pour m’occuper de ma mère malade',
      'J’ai arrêté de travailler pour élever mes enfants, que mettre',
      'Faut-il dire dans mon CV que je me suis arrêtée',
      'Comment expliquer deux ans sans travail',
      'Rien à mettre entre deux dates',
    ],
    body: `Une pause dans un parcours est courante. Ce qui inquiète n’est pas le trou, c’est le silence.

    1. Datez en mois et années : un vide assumé vaut mieux que des dates floues.
    2. Donnez une ligne neutre et vraie si vous le souhaitez : « congé parental », « formation », « accompagnement d’un proche », « recherche d’emploi et bénévolat ».
    3. Une entreprise que vous avez tenue puis fermée s’écrit comme un emploi : « gérante d’un salon, 2019-2023 ».
    4. Ajoutez ce que cette période a produit : cours suivis, bénévolat, permis, projet.
    5. En entretien, une phrase suffit, puis revenez au poste : « J’ai fait une pause de dix mois ; je suis disponible et voici ce qui m’intéresse ici. »

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
      'Faut-il être sur LinkedIn ?',
      'Que mettre sur LinkedIn quand on est artisan ?',
      'Mon profil LinkedIn est vide par quoi commencer',
    ],
    body: `Un réseau n’est pas une liste de gens importants : ce sont ceux qui savent ce que vous cherchez.

    1. Profil : le métier visé dans le titre, la ville, une photo simple si vous le voulez, un résumé de cinq lignes avec vos preuves. Les intitulés doivent être ceux des annonces.
    2. Dites-le : anciens collègues, clients, formateurs, voisins. Une phrase claire : « Je cherche un poste de… à…, connaissez-vous quelqu’un dans ce métier ? »
    3. Demandez un conseil plutôt qu’un emploi : vingt minutes d’échange sur le métier s’acceptent volontiers.
    4. Avant de postuler, cherchez une personne du service et écrivez-lui trois lignes.
    5. Remerciez et donnez des nouvelles.

    Commerce, cuisine, artisanat, bâtiment : LinkedIn sert peu. Passez voir les maisons, demandez aux fournisseurs, montrez des photos de votre travail.

    Réglez la visibilité de « Open to work » si vous êtes encore en poste.`,
    sources: [['Apec, développer son réseau', 'https://www.apec.fr']],
    countries: ['INT'],
    open: 'profile',
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'references',
    title: 'Donner des références : qui choisir, comment les prévenir',
    topic: 'références professionnelles',
    questions: [
      'Comment donner des références à un recruteur ?',
      'Un recruteur peut-il appeler mon ancien employeur ?',
      'Qui citer comme référence ?',
      'Lettre de recommandation, est-ce utile ?',
      'Mon ancien responsable dit du mal de moi',
      'Le recruteur veut le téléphone de mon ancien chef',
      'Comment demander une lettre de recommandation ?',
    ],
    body: `Une référence est une personne qui accepte de parler de votre travail.

    - Choisissez deux ou trois personnes qui vous ont vu travailler : responsable, client, collègue, maître de stage.
    - Demandez leur accord avant, et prévenez-les de chaque appel possible en leur envoyant l’annonce.
    - Ne mettez pas leurs coordonnées sur le CV : « références sur demande » suffit, ou rien.
    - En France, le recruteur doit vous informer des méthodes qu’il emploie (article L1221-8 du Code du travail). Vous pouvez demander qu’il ne contacte pas votre employeur actuel.
    - Fâché avec un ancien patron ? C’est vous qui choisissez qui donner : un collègue, un chef d’équipe, un client, une formatrice, un responsable associatif, un employeur plus ancien. Un recruteur ne devrait appeler personne sans que vous le sachiez ; si l’on vous demande celui-là, dites en une phrase que vous vous êtes quittés en désaccord.

    Une lettre de recommandation n’est pas un droit : demandez-la avant de partir, à qui vous a vu travailler, et proposez trois points à y mettre. Le certificat de travail, lui, est obligatoire et ne juge personne.

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
      'Comment organiser mes journées de recherche',
      'Ne pas m’éparpiller dans ma recherche',
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
      'Encore un refus, comment rebondir ?',
      'Puis-je savoir pourquoi on ne m’a pas pris ?',
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
      'On me propose de recevoir et renvoyer des colis chez moi',
      'Un recruteur WhatsApp me demande des cartes cadeaux',
      'Travail à domicile trop bien payé, est-ce fiable ?',
      'On me demande de payer pour être embauché',
      'Gagner 300 euros par jour sans expérience, est-ce vrai ?',
      'J’ai reçu un SMS au sujet de mon compte formation',
      'Ils demandent 50 euros pour le dossier avant d’embaucher',
      'Recevoir des colis chez moi et les renvoyer',
      'Ils veulent mon RIB et ma carte d’identité avant l’entretien',
      'Payer pour avoir le travail c’est louche',
    ],
    body: `Arrêtez tout si l’un de ces signes apparaît :

    - On vous demande de payer : dossier, formation, matériel, visa, « caution ».
    - On vous envoie un chèque à encaisser puis une somme à reverser, ou des colis à réexpédier.
    - On réclame tôt une copie de pièce d’identité, un RIB, un numéro de carte ou de sécurité sociale. Le RIB ne sert qu’une fois le contrat signé.
    - Tout passe par WhatsApp ou Telegram, l’adresse e-mail n’est pas celle de l’entreprise, le salaire est trop beau.

    Que faire : vérifiez l’entreprise sur annuaire-entreprises.data.gouv.fr et appelez son standard ; ne versez rien ; gardez les preuves ; signalez l’annonce au site et à la police (plateforme Thésée pour les e-escroqueries). Info Escroqueries : 0 805 805 817, appel gratuit. Si vous avez payé, prévenez votre banque tout de suite ; papiers déjà envoyés, portez plainte et surveillez vos comptes.`,
    sources: [
      ['Cybermalveillance.gouv.fr', 'https://www.cybermalveillance.gouv.fr'],
      ['Annuaire des entreprises', 'https://annuaire-entreprises.data.gouv.fr'],
    ],
  },
  {
    id: 'cv-forme',
    title: 'Un CV que les logiciels lisent : forme, longueur, fichier',
    topic: 'forme du CV',
    questions: [
      'Mon CV doit-il tenir sur une page ?',
      'Faut-il envoyer son CV en PDF ou en Word ?',
      'C’est quoi un ATS ?',
      'Comment faire un CV lisible par les logiciels de recrutement ?',
      'Mon CV est refusé par les robots',
      'Quelle police et quelle mise en page pour un CV ?',
    ],
    body: `La longueur : une page suffit jusqu’à dix ans d’expérience ; deux pages sont normales ensuite, si la première dit l’essentiel.

    Le fichier : PDF, sauf si l’annonce demande Word. Nommez-le « CV Prénom Nom métier ».

    Le logiciel de tri (ATS) lit le texte, il ne juge pas le dessin. Pour qu’il vous lise :

    - du vrai texte : pas de scan, pas de CV en image ;
    - une colonne, ou deux bien séparées ; pas d’information importante dans un en-tête ou un pictogramme ;
    - des titres simples : Expérience, Formation, Compétences ;
    - les mots de l’annonce, s’ils sont vrais pour vous, écrits en toutes lettres une fois (« certificat d’aptitude à la conduite en sécurité (CACES) ») ;
    - des dates avec mois et année.

    Inutile de cacher des mots en blanc : cela se voit. Peu de CV sont écartés par une machine seule ; c’est surtout une personne pressée qui lit en trente secondes. L’analyse de CV vous montre ce qu’un logiciel lit du vôtre.`,
    sources: [['Apec, le CV', 'https://www.apec.fr']],
    countries: ['INT'],
    open: 'cvAnalysis',
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'cv-verite',
    title: 'Arranger la vérité sur son CV',
    topic: 'vérité du CV',
    questions: [
      'Peut-on mentir sur son CV ?',
      'Puis-je enjoliver un peu mon CV ?',
      'Quels risques à inventer un diplôme ?',
      'Rallonger une expérience sur son CV, est-ce grave ?',
      'L’employeur vérifie-t-il les diplômes ?',
    ],
    body: `Choisir, mettre en avant, taire ce qui n’a pas de rapport : oui. Inventer : non, et rarement utile.

    Ce que vous risquez : un faux diplôme ou une compétence inventée, décisifs pour l’embauche, peuvent justifier un licenciement, même des années après, et un faux document est un délit. Dans les métiers réglementés (soin, sécurité, conduite, électricité), c’est aussi dangereux pour les autres. Beaucoup d’employeurs demandent une copie du diplôme ou appellent un ancien responsable, avec votre accord.

    Ce qui marche mieux :

    - donner à un poste le nom que le métier lui donne, si vos tâches le disent ;
    - compter en mois justes, et nommer une période creuse en trois mots ;
    - écrire « notions » plutôt que « maîtrise » ;
    - raconter une action vraie avec un chiffre vrai : elle résiste à la question suivante.

    La loi demande aux deux côtés la bonne foi ; le recruteur ne peut demander que ce qui a un lien avec le poste.`,
    sources: [['Service-Public, recrutement', 'https://www.service-public.fr']],
    open: 'cvAnalysis',
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'reseau',
    title: 'Trouver par son réseau',
    topic: 'réseau',
    questions: [
      'Comment trouver du travail par son réseau ?',
      'Je ne connais personne, comment faire ?',
      'Comment demander de l’aide à ses connaissances pour trouver un emploi ?',
      'C’est quoi le marché caché de l’emploi ?',
      'Je ne connais personne dans ce secteur comment me faire un réseau',
    ],
    body: `Beaucoup de postes se donnent avant d’être publiés. « Réseau » ne veut pas dire relations haut placées : ce sont les gens qui savent que vous cherchez.

    1. Faites une liste de vingt noms : famille, voisins, anciens collègues, parents d’élèves, club, commerçants, formateurs, conseiller.
    2. Ne demandez pas un emploi, mais un renseignement : « Je cherche un poste de … ; qui connais-tu qui travaille là-dedans ? » On vous donnera un nom.
    3. À ce nom, demandez quinze minutes : comment y entre-t-on, qui recrute, que faut-il savoir ?
    4. Terminez chaque échange par : « À qui d’autre me conseillez-vous de parler ? »
    5. Remerciez, et donnez des nouvelles.

    Vous ne connaissez personne ici ? Les bénévoles vous feront un réseau : Solidarités nouvelles face au chômage, Nos quartiers ont des talents, parrainage de la mission locale, forums et jobs dating, associations de votre métier ou de votre pays, une journée de bénévolat.`,
    sources: [
      ['Solidarités nouvelles face au chômage', 'https://snc.asso.fr'],
      ['Apec, le réseau', 'https://www.apec.fr'],
    ],
    countries: ['INT'],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'ou-chercher',
    title: 'Où chercher des offres',
    topic: 'sites d’offres',
    questions: [
      'Où chercher des offres d’emploi ?',
      'Quels sites d’emploi à part France Travail ?',
      'Quel site pour un emploi saisonnier ?',
      'Où trouver des offres dans la fonction publique ?',
      'Où sont les offres de mon métier ?',
      'Sur quel site chercher du travail de chauffeur poids lourd',
      'Sur quels sites chercher',
      'Où trouver des annonces dans mon métier',
    ],
    body: `Deux ou trois sites bien choisis valent mieux que dix :

    - Tous métiers : francetravail.fr (le plus grand nombre, gratuit pour les employeurs), HelloWork, Indeed, Meteojob, les pages emploi de votre région et de votre mairie.
    - Public : choisirleservicepublic.gouv.fr, emploi-territorial.fr, sites des hôpitaux.
    - Cadres : apec.fr. Associations et économie sociale : emploi-ess.fr, jobs-ong.net.
    - Alternance : labonnealternance.apprentissage.beta.gouv.fr, 1jeune1solution.gouv.fr.
    - Saison et agriculture : anefa-emploi.org, les sites des stations et des campings, saisonniers de France Travail.
    - Santé, bâtiment, transport, hôtellerie : le site de la fédération du métier et deux agences d’intérim spécialisées.

    Et hors des sites : la page « recrutement » des employeurs à moins de trente minutes de chez vous, les vitrines, les forums. Posez une alerte par recherche, puis regardez une fois par jour, pas toute la journée.`,
    sources: [
      ['France Travail, offres', 'https://candidat.francetravail.fr'],
      ['Choisir le service public', 'https://choisirleservicepublic.gouv.fr'],
    ],
    open: 'search',
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'choisir-offre',
    title: 'Choisir entre deux propositions',
    topic: 'choix entre deux offres',
    questions: [
      'J’ai deux propositions d’emploi, laquelle choisir ?',
      'Un employeur me répond oui mais j’attends une autre réponse',
      'Comment demander un délai avant d’accepter un poste ?',
      'Puis-je demander à commencer plus tard ?',
      'Le travail est loin de chez moi, est-ce que ça vaut le coup ?',
      'Puis-je revenir sur mon accord ?',
      'J’ai deux promesses d’embauche laquelle choisir',
      'Deux patrons me veulent lequel prendre',
    ],
    body: `Demander deux à cinq jours est normal : « Votre proposition m’intéresse vraiment. Puis-je vous répondre vendredi ? » Pendant ce temps, appelez l’autre employeur : « J’ai une réponse à donner vendredi, où en êtes-vous ? »

    Comparez sur une feuille, par mois :

    - net réel : primes, panier, mutuelle, moins le trajet (temps et argent). Une heure et demie aller, c’est quinze heures par semaine non payées ;
    - horaires, week-ends, coupures ;
    - contrat, essai, perspectives ;
    - ce que vous apprendrez, et avec qui ;
    - ce que le corps et la famille supportent dans six mois.

    Le commencement se négocie : un préavis, des congés prévus, une garde à organiser se disent simplement, avec une date.

    Demandez tout par écrit avant de dire oui. Une promesse d’embauche acceptée engage les deux : y renoncer est possible, prévenez vite et par écrit ; les CDI s’arrêtent aussi pendant l’essai.`,
    sources: [['Service-Public, promesse d’embauche', 'https://www.service-public.fr']],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'moral',
    title: 'Tenir quand la recherche dure',
    topic: 'moral pendant la recherche',
    questions: [
      'Je n’ai plus envie de chercher du travail',
      'Comment garder le moral au chômage ?',
      'Je suis découragé par les refus',
      'Ça fait un an que je cherche et je n’en peux plus',
      'Je perds confiance en moi',
      'Ça fait huit mois que je cherche je n’y crois plus',
      'J’ai plus la motivation',
      'J’ai le moral dans les chaussettes',
      'Encore un refus ce matin',
      'Je baisse les bras',
      'Je perds confiance',
    ],
    body: `Une recherche longue use tout le monde : ce n’est pas vous qui valez moins, c’est une suite de non, souvent sans rapport avec vous.

    Ce qui aide, d’après ceux qui sont passés par là :

    - faire moins, mais à heures fixes : deux heures le matin, puis la journée est à vous ;
    - compter ce que vous faites (un appel, une lettre), pas les réponses ;
    - ne pas rester seul : Solidarités nouvelles face au chômage accompagne gratuitement, à deux bénévoles, aussi longtemps qu’il faut ;
    - sortir, bouger, voir quelqu’un chaque jour ;
    - changer une chose à la fois : le titre du CV, un autre type d’employeur, une immersion de trois jours.

    Si vous ne dormez plus, ne mangez plus ou n’avez plus goût à rien depuis deux semaines, parlez-en à votre médecin : cela se soigne. Et si des idées noires viennent, le 3114 répond jour et nuit, gratuitement.`,
    sources: [
      ['Solidarités nouvelles face au chômage', 'https://snc.asso.fr'],
      ['3114', 'https://3114.fr'],
    ],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'cv-loisirs',
    title: 'Les loisirs et centres d’intérêt sur le CV',
    topic: 'loisirs sur le CV',
    questions: [
      'Faut-il mettre ses loisirs sur un CV ?',
      'Quels centres d’intérêt mettre sur un CV ?',
      'Mettre la chasse, la religion ou la politique sur son CV',
      'Mes loisirs n’ont rien d’original, je les mets ?',
    ],
    body: `Ils sont facultatifs : une ligne ou deux, tout en bas, seulement si elles disent quelque chose de vous qui sert au poste ou qui fait parler.

    - Soyez précis : « handball en club, entraîneuse des moins de 13 ans » plutôt que « sport » ; « potager, apiculture » plutôt que « nature ».
    - Ce qui montre une qualité utile : une équipe menée, un engagement associatif, de la patience, un instrument, une langue, un chantier fini.
    - Ce qui divise ou renseigne trop : politique, religion, chasse, jeux d’argent. Ce n’est pas honteux, mais le lecteur inconnu peut mal juger ; gardez-le si l’employeur partage ce monde (armurerie, forêt, association).
    - Peu de place, ou beaucoup d’expérience ? Enlevez la rubrique, personne ne vous le reprochera.
    - N’inventez rien : on vous en parlera à l’entretien, souvent pour vous mettre à l’aise.

    Lecture, cinéma, voyages ne disent rien seuls : un genre, un pays, un projet suffisent à les rendre vivants. Un premier emploi en a plus besoin qu’un vingtième.`,
    sources: [['France Travail, créer son CV', 'https://www.francetravail.fr']],
    countries: ['INT'],
    open: 'cvAnalysis',
    updatedOn: WRITTEN_LATER,
  },
]);
