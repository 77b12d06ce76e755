import type { WrittenPoint } from '#/domain/assistant/sheets/pointsOf';

/** CV, letters, interviews: what people ask within a sheet, and the lines that answer it. */
export const APPLYING_POINTS: readonly WrittenPoint[] = [
  {
    of: 'cv-contenu',
    asked:
      'que mettre sur mon cv sans expérience / cv pour un jeune sans expérience / faire un cv avec seulement des stages / premier cv quoi mettre / cv sans diplôme ni expérience',
    said: 'Une page : le métier visé en titre, vos coordonnées, vos stages (lieu, dates, ce que vous y faisiez), ce que vous avez fait sans être payé (aide familiale, sport, association, garde), « niveau bac professionnel » si vous n’avez pas le diplôme, sans écrire que vous l’avez. Deux qualités prouvées par un fait, vos disponibilités, comment vous vous déplacez. Pas de photo ni d’âge obligatoires.',
  },
  {
    of: 'cv-contenu',
    asked:
      'mon cv tient sur une ligne même entreprise depuis 30 ans / cv une seule entreprise / trente ans dans la même usine comment faire mon cv / cv un seul employeur',
    said: 'Découpez-la en postes (opérateur, régleur, chef d’équipe), chacun avec dates, machines, taille de l’équipe et un résultat chiffré (rebuts, accidents, délais). Détaillez les dix à quinze dernières années, le reste en une ligne. Ajoutez formations, CACES et habilitations avec leur date. Une à deux pages, le poste visé en titre ; ni âge ni photo. Trente ans au même endroit, c’est de la fidélité : dites ce qui a changé.',
  },
  {
    of: 'cv-contenu',
    asked:
      'quelles qualités mettre sur un cv / que mettre en compétences sur un cv / titre et accroche de cv',
    said: 'Le titre est le métier visé, celui de l’annonce. En compétences : cinq à huit savoir-faire vérifiables tirés de l’annonce et vrais pour vous (outils, gestes, langues, permis). Une qualité ne vaut qu’avec sa preuve : « ponctuel : 6 heures du matin pendant deux ans ».',
  },
  {
    of: 'cv-mentions',
    asked:
      'faut-il mettre une photo sur son cv / cv avec ou sans photo / mettre son âge sur le cv / nationalité et date de naissance sur le cv',
    said: 'Rien de tout cela n’est obligatoire en France : photo, âge, nationalité, situation de famille. Retirez-les ; une photo reste un choix, sobre et récente, parfois utile dans l’accueil, jamais exigible. Si votre droit de travailler peut faire question : « autorisé à travailler en France ». Mettez plutôt langues avec niveau et ville.',
  },
  {
    of: 'trous-cv',
    asked:
      'comment combler un trou dans mon cv / j’ai élevé mes enfants trou dans le cv / neuf ans sans travailler cv / expliquer plusieurs années d’arrêt',
    said: 'Nommez-le en une ligne vraie : « 2017-2026 : éducation de mes trois enfants », avec ce que vous y avez fait (association, comptes, cours). Placez d’abord les compétences, puis les emplois, et une remise à niveau récente (Pix, bureautique). En entretien : « C’était un choix ; je suis organisée et disponible maintenant. » Ne changez pas les dates.',
  },
  {
    of: 'trous-cv',
    asked:
      'trou de deux ans pour dépression que dire / expliquer un arrêt maladie long en entretien / période de burn out que dire au recruteur',
    said: 'Ne dites pas la maladie, rien ne vous y oblige : « J’ai eu une période personnelle, elle est terminée, je suis pleinement disponible », puis revenez au poste avec ce que vous avez fait depuis. Deux phrases suffisent. N’inventez pas d’emploi.',
  },
  {
    of: 'trous-cv',
    asked:
      'j’ai changé souvent d’emploi comment l’expliquer / expliquer que j’ai changé six fois de boulot en quatre ans / trop d’expériences courtes / instable cv six emplois en quatre ans',
    said: 'Donnez un fil : ce que chaque poste vous a appris pour celui-ci. Regroupez les missions courtes du même métier en une ligne. À l’oral, une cause simple par départ (fin de contrat, déménagement, formation), puis « Je cherche maintenant à m’installer, et voici pourquoi ici ».',
  },
  {
    of: 'cv-forme',
    asked:
      'cv une page ou deux / mon cv doit-il tenir sur une page / quelle longueur de cv / cv word ou pdf',
    said: 'Une page jusqu’à dix ans d’expérience, deux au-delà si tout sert le poste. En PDF, une colonne, des titres simples, sans tableau ni logo, nommé « CV Prénom Nom » : les logiciels le lisent mieux.',
  },
  {
    of: 'lettre-plan',
    asked:
      'comment commencer une lettre de motivation / formule de politesse lettre de motivation / lettre trop pompeuse haute bienveillance / comment finir une lettre de motivation',
    said: 'Simplement : « Madame, Monsieur, », puis le poste et la raison précise : « Votre annonce de contrôleur de gestion m’intéresse parce que… ». Oubliez « j’ai l’honneur » et « haute bienveillance », trop solennels ici. Une demi-page à une page : eux, vous avec deux preuves chiffrées, la demande d’entretien. À la fin : « Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées », ou « Cordialement » par e-mail.',
  },
  {
    of: 'surqualifie',
    asked:
      'que répondre à vous êtes trop qualifié / on me dit que je vais m’ennuyer / à votre âge vous allez vous ennuyer / trop diplômé pour le poste',
    said: 'Calmement, en levant la crainte : « Ce poste-là est celui que je cherche ; j’ai encore plusieurs années devant moi, le salaire me convient, et j’aime transmettre. » Ajoutez un exemple chiffré et un apprentissage récent. Un refus fondé sur l’âge est interdit (article L1132-1) : gardez l’écrit, Défenseur des droits au 39 28 ; mais en entretien, convainquez d’abord.',
  },
  {
    of: 'entretien-preparer',
    asked:
      'je n’ai jamais passé d’entretien que demandent-ils / premier entretien d’embauche quoi préparer / comment se passe un entretien d’embauche / questions posées en entretien',
    said: 'Presque toujours : « Parlez-moi de vous », « Pourquoi nous ? », « Un exemple où… », vos qualités, vos horaires et votre disponibilité, vos questions. Préparez une minute sur vous, un fait sur l’entreprise, un exemple d’aide à un client ou à une équipe, une raison courte et positive pour ce que vous avez arrêté. Tenue propre et simple, dix minutes d’avance, CV imprimé, deux questions à poser.',
  },
  {
    of: 'tenue-entretien',
    asked:
      'jogging ou chemise pour un entretien / comment m’habiller pour un entretien dans un magasin / quelle tenue pour un entretien / baskets en entretien',
    said: 'Propre et simple, un cran au-dessus de la tenue de travail : dans un magasin ou un entrepôt, jean ou pantalon net, polo ou chemise, baskets propres ; pas de jogging ni de casquette. Bureau ou banque : chemise, veste, chaussures fermées. Préparez-la la veille.',
  },
  {
    of: 'entretien-vos-questions',
    asked:
      'quelles questions poser au recruteur à la fin / des questions à poser en entretien / avez-vous des questions que répondre',
    said: 'Deux ou trois suffisent : « À quoi ressemble une journée ? », « Qu’attendez-vous de moi dans les trois premiers mois ? », « Avec qui vais-je travailler ? », « Quelle est la suite, et quand aurai-je une réponse ? ». Gardez salaire et congés pour le moment où l’on parle de l’offre.',
  },
  {
    of: 'entretien-qualites-defauts',
    asked:
      'quel défaut dire en entretien / trois qualités trois défauts / que répondre à votre plus gros défaut',
    said: 'Un vrai petit défaut, sans danger pour le poste, et ce que vous faites contre : « Je voulais tout faire seul ; je demande de l’aide plus tôt, avec un point chaque matin. » Pas « perfectionniste ». Une qualité : celle que l’annonce demande, avec un fait.',
  },
  {
    of: 'entretien-presentation',
    asked:
      'comment se présenter en entretien / parlez-moi de vous que dire / présentation en une minute entretien',
    said: 'Une à deux minutes, trois temps : ce que je suis (métier, années), deux réussites liées au poste, pourquoi ce poste maintenant. « Je suis vendeuse depuis six ans… » Pas d’enfance ni de vie privée ; finissez par l’entreprise.',
  },
  {
    of: 'relance',
    asked:
      'quand relancer après une candidature / combien de temps attendre avant de relancer / pas de réponse à ma candidature que faire / relancer par mail ou téléphone',
    said: 'Attendez une à deux semaines après l’envoi, puis relancez par e-mail ou téléphone, en une phrase : le poste, la date d’envoi, une raison, une question. Après un entretien, deux jours après la date promise. Une deuxième relance dix jours plus tard, puis passez à autre chose.',
  },
  {
    of: 'entretien-apres',
    asked:
      'que faire après un entretien / pas de nouvelles après un entretien / combien de temps pour une réponse après un entretien',
    said: 'Remerciez dans les 24 heures en cinq lignes. Sans réponse deux ou trois jours après la date promise (une semaine sans date), relancez par e-mail. Continuez à postuler : rien n’est fait sans écrit.',
  },
  {
    of: 'depart-expliquer',
    asked:
      'comment expliquer mon licenciement en entretien / pourquoi avez-vous quitté votre dernier emploi / dire que j’ai été viré',
    said: 'Deux phrases, sans reproche : le fait (« mon poste a été supprimé », « le poste ne correspondait pas à l’annonce »), ce que vous en avez tiré, puis ce que vous cherchez. Pour un licenciement personnel, pas de détail ni de mensonge.',
  },
  {
    of: 'arnaques',
    asked:
      'on me demande de payer pour un emploi est-ce une arnaque / recruteur sur whatsapp payer un dossier / recruteur à l’étranger qui demande de l’argent / frais de dossier pour un travail arnaque / offre d’emploi en suisse payer 80 euros',
    said: 'C’est une arnaque, presque à coup sûr : on ne paie jamais pour être embauché ou placé (article L5321-3). N’envoyez ni argent, ni papiers, ni RIB ; vérifiez auprès de l’entreprise par son site ; bloquez, gardez les captures. Signalez sur 17cyber.gouv.fr ou Pharos. Déjà payé : banque tout de suite, puis plainte. Pour un poste à l’étranger, il faudrait aussi un permis de travail.',
  },
  {
    of: 'arnaques',
    asked:
      'comment savoir si une offre d’emploi est vraie / cette annonce est-elle sérieuse / trop beau pour être vrai offre d’emploi',
    said: 'Cherchez l’entreprise sur annuaire-entreprises.data.gouv.fr, appelez son standard, comparez l’adresse e-mail avec son site. Signaux d’alerte : argent demandé, tout par messagerie, salaire très élevé, papiers ou RIB avant tout entretien, chèque à encaisser, colis à renvoyer.',
  },
  {
    of: 'mail-candidature',
    asked:
      'quoi écrire dans le mail avec mon cv / objet du mail de candidature / mail pour envoyer son cv',
    said: 'Objet : « Candidature », le poste, la référence, votre nom. Cinq à huit lignes : l’annonce, une preuve, votre disponibilité, votre téléphone. CV joint en PDF, « Cordialement ».',
  },
  {
    of: 'candidature-spontanee',
    asked:
      'comment démarcher les entreprises sans annonce / déposer mon cv dans les magasins que dire / candidature spontanée comment faire',
    said: 'Choisissez dix employeurs proches, demandez le responsable aux heures creuses : « Je cherche un poste de … ; à qui puis-je laisser mon CV ? » Notez le nom, repassez dans deux semaines. Par e-mail : le besoin compris, deux preuves, une demande d’échange.',
  },
  {
    of: 'silence-recherche',
    asked:
      'j’envoie plein de cv et personne ne répond / aucune réponse à mes candidatures / trois mois que je cherche sans réponse',
    said: 'Vérifiez dans l’ordre : le ciblage (deux tiers des exigences), le haut du CV (titre de l’annonce, téléphone qui marche), une preuve par poste, une réponse sous trois jours puis une relance, et des visites plutôt que des sites. Changez une chose à la fois et comptez. Le silence ne dit rien de votre valeur.',
  },
  {
    of: 'exigences-annonce',
    asked:
      'puis-je postuler si je n’ai pas l’expérience demandée / je n’ai pas le diplôme demandé postuler quand même / l’annonce demande trois ans d’expérience',
    said: 'Oui, dès les deux tiers des exigences : beaucoup sont des souhaits. Sauf ce que la loi exige (diplôme d’État, permis, carte). Mettez devant ce qui correspond, et nommez le manque une fois, avec la réponse.',
  },
  {
    of: 'chercher-en-poste',
    asked:
      'chercher un emploi sans que mon patron le sache / mon patron peut-il savoir que je cherche ailleurs / passer un entretien sur mon temps de travail',
    said: 'Chercher ailleurs est votre droit : hors du temps et des outils de travail, en précisant « merci de ne pas contacter mon employeur ». Entretien tôt, tard, en visio ou sur un congé dont vous n’avez pas à dire la raison. Jamais un faux arrêt. Démissionnez avec un écrit signé en main.',
  },
  {
    of: 'papiers-donnes',
    asked:
      'j’ai envoyé ma carte d’identité à un faux recruteur / j’ai donné mon rib à un escroc / usurpation d’identité faux recruteur',
    said: 'Agissez aujourd’hui : banque (surveillance, opposition, rappel d’un virement), captures gardées, plainte en mentionnant l’usurpation d’identité, 17cyber.gouv.fr pour l’aide gratuite. RIB seul : risque faible, un prélèvement non autorisé se conteste treize mois. Changez vos mots de passe.',
  },
  {
    of: 'choisir-offre',
    asked:
      'comment choisir entre deux offres / deux propositions d’emploi laquelle / demander un délai pour répondre à une offre',
    said: 'Demandez deux à cinq jours. Comparez par mois le net réel (moins trajet et garde), les horaires, le contrat, l’équipe, ce que vous apprendrez, ce que la famille supporte. Prévenez celui que vous refusez, vite et par écrit.',
  },
];
