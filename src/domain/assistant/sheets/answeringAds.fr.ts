import { sheetsOf, WRITTEN_LATER } from '#/domain/assistant/sheets/sheetsOf';

/** From an advertisement to the answer of the recruiter: what it hides, what one sends, what may be checked, and what goes wrong. */
export const ANSWERING_ADS_SHEETS = [
  ...sheetsOf('applications', [
    {
      id: 'annonce-floue',
      title: 'Annonce floue : salaire absent, nom caché, mots à double sens',
      topic: 'annonce floue',
      questions: [
        'Pourquoi l’annonce ne dit pas le salaire ?',
        'Que veut dire « rémunération selon profil » dans une offre ?',
        'La même annonce revient tous les mois, est-ce mauvais signe ?',
        'Comment savoir quelle entreprise se cache derrière une annonce ?',
        'le salaire est marqué nulle part, je demande avant de postuler ?',
        'ils mettent polyvalent et autonome, ça cache quoi',
      ],
      body: `Demandez avant de vous déplacer : un silence dans une annonce cache souvent un point faible, et poser la question ne nuit pas. « Pouvez-vous m’indiquer la fourchette de salaire et les horaires, pour que je confirme mon intérêt ? »

      - Pas de salaire : beaucoup d’employeurs le taisent. Une directive européenne veut qu’il soit donné avant l’entretien ; vérifiez où en est la loi française.
      - « Selon profil », « attractif » : attendez-vous au minimum de la convention. « Jusqu’à 3 000 € » : demandez le fixe, et ce que touche un débutant au bout de six mois.
      - « Polyvalent » : plusieurs postes en un. « Autonome » : peu de formation. « Résistance au stress » : équipe réduite. « Horaires variables » : demandez le planning de la semaine passée. « CDI possible » : c’est un CDD.
      - Entreprise cachée : souvent une agence ou un cabinet. Demandez son nom avant d’envoyer le CV, ou cherchez une phrase de l’annonce sur Internet.
      - Toujours republiée : des départs fréquents, ou plusieurs postes. En entretien : « Pourquoi le poste est-il ouvert, et depuis quand ? »

      Une offre mensongère est interdite (article L5331-3 du Code du travail), un âge, un sexe ou une origine exigés sans raison aussi : signalez-la au site, ou au Défenseur des droits, 39 28.`,
      sources: [
        ['Code du travail, L5331-3', 'https://www.legifrance.gouv.fr'],
        ['Défenseur des droits', 'https://www.defenseurdesdroits.fr'],
      ],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'exigences-annonce',
      title: 'Je n’ai pas tout ce que l’annonce demande : postuler ou pas ?',
      topic: 'exigences de l’annonce',
      questions: [
        'Il me manque une exigence de l’annonce, est-ce que je postule ?',
        'Ils demandent cinq ans d’expérience et j’en ai deux',
        'Faut-il avoir le diplôme demandé pour postuler ?',
        'Débutant accepté mais expérience exigée, ça veut dire quoi ?',
        'l’annonce veut un bac +2 et j’ai que le bac avec dix ans de métier',
        'ils veulent anglais courant et je parle moyen',
      ],
      body: `Oui, postulez dès que vous avez l’essentiel, environ les deux tiers : une annonce décrit un candidat rêvé, et l’employeur choisit parmi ceux qui écrivent.

      Ce qui bloque vraiment :

      - ce que la loi exige : diplôme d’État du soin, permis pour conduire, carte de sécurité, droit de travailler ;
      - les conditions d’un concours ;
      - « impératif », répété en haut de l’annonce.

      Ce qui se discute :

      - les années : deux au lieu de cinq passent si vous avez fait les mêmes tâches. Comptez stages, alternance, intérim, bénévolat ;
      - le diplôme : dans le privé, dix ans de métier valent souvent un bac +2. Écrivez « niveau acquis par l’expérience », sans prétendre l’avoir ;
      - le logiciel, la langue : votre niveau vrai, et le temps qu’il vous faut ;
      - « souhaité », « serait un plus » : facultatif. « Débutant accepté » l’emporte sur l’expérience citée plus bas.

      1. Mettez en premier ce qui correspond.
      2. Nommez le manque une fois, avec la réponse : « Je ne connais pas SAP ; j’ai appris deux logiciels de stock en trois semaines. »
      3. Un doute sur un point bloquant ? Appelez : « Le permis est-il indispensable dès l’embauche ? »

      Moins de la moitié ? Gardez votre énergie pour une autre, ou proposez une immersion.`,
      sources: [
        ['France Travail', 'https://www.francetravail.fr'],
        ['Apec, répondre à une offre', 'https://www.apec.fr'],
      ],
      countries: ['FR', 'INT'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'mail-candidature',
      title: 'L’e-mail qui accompagne le CV : objet, texte, pièces jointes, erreurs',
      topic: 'e-mail de candidature',
      questions: [
        'Que mettre dans le mail quand on envoie son CV ?',
        'Quel objet pour un mail de candidature ?',
        'La lettre de motivation se met dans le mail ou en pièce jointe ?',
        'J’ai envoyé le mauvais CV, que faire ?',
        'j’ai oublié la pièce jointe dans mon mail',
        'je me suis trompé de nom d’entreprise dans ma lettre',
      ],
      body: `Cinq à huit lignes suffisent : le poste, une preuve, votre disponibilité, votre téléphone. Le CV est joint ; la lettre aussi si l’annonce la demande, sinon l’e-mail en tient lieu.

      - Objet : « Candidature magasinier, réf. 4521, Prénom Nom ». Jamais « CV » tout seul.
      - Texte : « Bonjour, je réponds à votre annonce de magasinier à Angers. J’ai six ans d’entrepôt et le CACES à jour. Je suis libre tout de suite, au 06 … Vous trouverez mon CV joint. Cordialement, Prénom Nom ». Sans nom de personne, « Bonjour » ou « Madame, Monsieur ».
      - Pièces : deux PDF légers, « CV Prénom Nom » et « Lettre Prénom Nom ». Ni diplômes ni pièce d’identité, sauf demande.
      - Un envoi par entreprise, jamais vingt adresses en copie.
      - Depuis un téléphone : envoyez-le-vous d’abord, ouvrez les pièces, relisez l’objet.

      Une erreur est partie ? Renvoyez le jour même, dans le même fil.

      - Mauvais CV ou pièce oubliée : « Voici la bonne version, merci de ne tenir compte que de celle-ci. »
      - Mauvais nom d’entreprise : la lettre corrigée, une ligne d’excuse, sans roman.
      - Une faute de frappe isolée : laissez.

      Le message revient ? Cherchez l’adresse sur le site, ou appelez le standard.`,
      sources: [['France Travail, postuler', 'https://www.francetravail.fr']],
      countries: ['FR', 'INT'],
      open: 'applications',
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'repostuler',
      title: 'Postuler de nouveau, ou à plusieurs postes de la même entreprise',
      topic: 'candidature répétée',
      questions: [
        'Puis-je postuler à plusieurs offres de la même entreprise ?',
        'Est-ce que je peux repostuler après un refus ?',
        'L’annonce est revenue alors qu’on m’a dit non',
        'Retourner travailler chez mon ancien employeur, comment demander ?',
        'j’ai déjà postulé y a six mois, je recommence ?',
        'comment retirer ma candidature',
      ],
      body: `Oui, rien ne l’interdit : il faut seulement que chaque envoi ait une raison.

      - Plusieurs offres au même endroit : deux ou trois voisines, pas dix. Dites-le : « J’ai aussi répondu à l’offre de … ; ma préférence va à celle-ci. » Vos CV doivent raconter la même chose, ils arrivent souvent dans le même logiciel.
      - Après un refus : attendez trois à six mois, moins si le poste est autre, et dites ce qui a changé. « Depuis mon courrier de mars, j’ai passé le CACES. »
      - L’annonce reparaît après votre refus : la personne choisie est peut-être partie. Deux lignes à qui vous a reçu : « Je vois que le poste est de nouveau ouvert ; je reste intéressé. »
      - Sans réponse : ne renvoyez pas le même dossier, relancez.
      - La même offre par une agence et en direct : un seul chemin, le double envoi dessert.
      - Votre ancien employeur : appelez votre ancien responsable. « J’aimerais revenir ; avez-vous un besoin ? » L’ancienneté n’est pas reprise d’office : demandez-la par écrit.
      - Retirer sa candidature : tout de suite, une phrase. « J’ai accepté un autre poste, merci de votre temps. »

      Notez où vous avez écrit, quand, et avec quel CV : « Mes Candidatures » le garde pour vous.`,
      sources: [
        ['France Travail', 'https://www.francetravail.fr'],
        ['Apec', 'https://www.apec.fr'],
      ],
      countries: ['FR', 'INT'],
      open: 'applications',
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'cv-petits-contrats',
      title: 'CV avec beaucoup de petits contrats : regrouper, choisir',
      topic: 'petits contrats sur le CV',
      questions: [
        'Comment présenter plein de petits contrats sur un CV ?',
        'Comment mettre l’intérim sur mon CV ?',
        'Dois-je mettre un emploi où je suis resté un mois ?',
        'On me dit que je change trop souvent de travail',
        'j’ai fait quinze boulots différents, je mets tout ?',
        'deux métiers différents, un ou deux CV ?',
      ],
      body: `Regroupez : une ligne qui couvre une période et plusieurs employeurs se lit comme un seul emploi, et elle est vraie.

      - Intérim, extras, remplacements : « 2022-2025, préparateur de commandes, missions d’intérim », puis trois tâches et deux entreprises connues. Pas la liste des agences.
      - CDD qui se suivent au même endroit : une seule ligne, de la première à la dernière date.
      - Un emploi de quelques semaines, un essai rompu : il peut s’omettre. Si l’on vous interroge sur cette période, dites-le simplement.
      - Petits boulots sans rapport : une rubrique « Autres expériences », une ligne chacun.
      - Deux métiers visés : deux CV, chacun avec son titre.
      - Plus de quinze ans : une ligne, ou rien.
      - Dates : en années pour les périodes groupées, si vous savez dire les mois à l’oral.

      « Vous changez souvent » : donnez la cause, puis une preuve. « C’étaient des missions, toutes menées au bout ; on m’a rappelé deux fois. Je cherche maintenant un poste durable. »

      Ne faites pas de six missions un faux CDI : un certificat de travail suffit à le voir. Gardez pour vous la liste complète avec les dates : France Travail et la retraite la demandent un jour.`,
      sources: [
        ['France Travail, le CV', 'https://www.francetravail.fr'],
        ['Apec, le CV', 'https://www.apec.fr'],
      ],
      countries: ['FR', 'INT'],
      open: 'myCv',
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'chercher-en-poste',
      title: 'Chercher un emploi sans que mon patron le sache',
      topic: 'recherche d’emploi en poste',
      questions: [
        'Comment chercher un emploi sans que mon employeur le sache ?',
        'Puis-je poser un congé pour passer un entretien ?',
        'Mon patron peut-il me licencier parce que je cherche ailleurs ?',
        'Un recruteur peut-il appeler mon employeur actuel ?',
        'mon chef a vu que je cherchais sur LinkedIn',
        'passer des entretiens quand on travaille toute la journée',
      ],
      body: `Chercher ailleurs est votre droit, et rien n’oblige à le dire : ce n’est pas une faute, tant que vous le faites hors de votre temps de travail.

      - Outils : votre téléphone, votre adresse personnelle. Rien sur l’ordinateur ni la messagerie du travail.
      - CV en ligne : masquez votre nom ou votre employeur quand le site le permet. Sur LinkedIn, « Open to work » peut n’être montré qu’aux recruteurs, sans garantie. Ne refaites pas tout le profil en une nuit.
      - Candidature : « Je suis en poste, merci de ne pas contacter mon employeur. » Un recruteur ne devrait pas l’appeler sans votre accord ; donnez un responsable plus ancien.
      - Annonce sans nom d’entreprise : c’est peut-être la vôtre. Demandez avant d’envoyer.
      - Entretien : tôt, le midi, le soir, en visio, ou un jour de congé, dont vous n’avez pas à donner la raison. Jamais un faux arrêt maladie.
      - Disponibilité : calculez votre préavis avant l’appel.

      Il l’apprend ? « Je regarde ce qui existe, mon travail n’en souffre pas. » N’annoncez aucun départ, ne signez rien. Chercher ne se sanctionne pas ; emporter des fichiers ou travailler déjà pour un concurrent, si.

      Ne démissionnez qu’avec un contrat ou une promesse écrite en main.`,
      sources: [
        ['Code du travail numérique', 'https://code.travail.gouv.fr'],
        ['Cnil, recrutement', 'https://www.cnil.fr'],
      ],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'appel-manque',
      title: 'Appel manqué d’un recruteur, appeler une entreprise : que dire',
      topic: 'appel à un recruteur',
      questions: [
        'J’ai raté l’appel d’un recruteur, je rappelle ou j’attends ?',
        'Que dire quand on rappelle un employeur ?',
        'Un employeur m’appelle et je ne sais plus pour quelle annonce',
        'Quel message mettre sur mon répondeur quand je cherche du travail ?',
        'numéro inconnu sans message, c’est peut-être pour le boulot',
        'comment appeler une entreprise pour demander si elle recrute',
      ],
      body: `Rappelez le jour même, dans l’heure si vous pouvez : les places se donnent souvent au premier qui répond. Sans message, rappelez une fois, ou envoyez un SMS.

      « Bonjour, … à l’appareil. Vous avez essayé de me joindre ce matin, sans doute pour une candidature. » Puis laissez parler.

      - Vous ne savez plus quelle annonce : « J’ai répondu à plusieurs offres ; pouvez-vous me redire le poste et la ville ? » C’est normal. Gardez la liste près du téléphone.
      - Un standard : « Un recruteur m’a appelé de ce numéro ; pouvez-vous me passer le service qui recrute ? »
      - Son répondeur : nom, poste, votre numéro deux fois, lentement, et vos heures.
      - Personne ne répond : un e-mail le soir, avec deux moments possibles.
      - Un vrai recruteur dit le nom de l’entreprise. Ni RIB, ni numéro de Sécu par téléphone ; un numéro surtaxé ne se rappelle pas.

      Votre répondeur : « Bonjour, vous êtes bien chez Prénom Nom, je vous rappelle très vite. » Sans musique, boîte vidée.

      Appeler le premier : « Bonjour, je suis aide-cuisinier, j’habite à côté. Avez-vous besoin de quelqu’un en ce moment ? À qui puis-je déposer mon CV ? » Vingt secondes, hors des heures de pointe. Écrivez la phrase, souriez, et commencez par l’entreprise qui compte le moins.`,
      sources: [['Apec, l’entretien téléphonique', 'https://www.apec.fr']],
      countries: ['FR', 'INT'],
      open: 'applications',
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'travail-vite',
      title: 'Trouver du travail cette semaine',
      topic: 'travail tout de suite',
      questions: [
        'Comment trouver un travail tout de suite ?',
        'Quel travail commence vite sans diplôme ?',
        'J’ai besoin de travailler dès demain',
        'Qui embauche sans CV ?',
        'faut que je bosse cette semaine, n’importe quoi',
        'quel travail est payé à la semaine',
      ],
      body: `Quelques jours suffisent souvent, en allant vers ceux qui manquent de bras aujourd’hui, et en se montrant plutôt qu’en écrivant.

      1. Trois agences d’intérim, sur place, dès l’ouverture : pièce d’identité, carte Vitale, CV d’une page. « Libre tout de suite, tôt le matin et le week-end. » Rappelez chaque matin. Beaucoup versent un acompte par semaine.
      2. Quinze portes à pied : restaurants vers 15 heures, supermarchés, boulangeries, hôtels, marchés. Demandez le responsable.
      3. France Travail, au guichet : offres urgentes, recrutement sans CV (MRS), insertion.
      4. Vingt SMS : « Je suis libre dès demain ; qui cherche quelqu’un ? »

      Ce qui démarre vite, souvent sans diplôme : préparation de commandes, manutention, plonge, service, ménage, hôtels, aide à domicile, récoltes, distribution, cantine, remplacements. Avec des enfants ou en sécurité, le casier ou une carte demandent plus de temps.

      Ayez prêts : papiers, RIB, numéro de Sécu, chaussures fermées, trajet.

      À refuser, même pressé : payer pour commencer, une journée « pour voir » non payée, travailler sans être déclaré, laisser ses papiers.

      Inscrivez-vous aussi à France Travail : un petit contrat se cumule souvent avec une part de l’allocation. Et gardez deux heures par semaine pour le poste que vous voulez vraiment.`,
      sources: [
        ['France Travail', 'https://www.francetravail.fr'],
        ['Service-Public, intérim', 'https://www.service-public.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'emploi-domicile',
      title: 'Trouver un vrai travail à domicile, à distance',
      topic: 'travail à domicile',
      questions: [
        'Comment trouver un vrai travail à domicile ?',
        'Quels métiers se font entièrement en télétravail ?',
        'Existe-t-il du travail à domicile sans diplôme ?',
        'Saisie de données à domicile, est-ce sérieux ?',
        'je peux pas sortir de chez moi, je veux bosser sur internet',
        'mise sous pli à la maison, c’est vrai ?',
      ],
      body: `Il en existe, mais peu pour les débutants ; les annonces « chez vous, sans expérience, bien payé » sont presque toujours fausses. Les vrais postes sont des métiers de bureau, avec contrat et formation.

      Ce qui se fait à distance :

      - relation client par téléphone ou messagerie : débutants acceptés, formation payée, souvent sur place au début ;
      - comptabilité, paie, secrétariat, achats : avec de l’expérience ;
      - informatique, graphisme, rédaction, traduction, vente par téléphone, cours en ligne ;
      - chez soi mais sans écran : assistante maternelle, couture, artisanat.

      Ce qui n’existe presque pas : mise sous pli, « saisie » à la pièce, avis ou clics payés, colis à réexpédier. Un « kit » à acheter ? Fuyez.

      Chercher : le filtre « télétravail » de francetravail.fr, HelloWork, Indeed, Apec ; les sites des sociétés de relation client. Lisez la ville : beaucoup demandent de venir parfois. Deux ou trois jours chez soi s’obtiennent bien plus facilement que cinq.

      Demandez : salarié ou indépendant ? matériel fourni ? fixe ou primes ?

      Sur le CV : outils, vitesse de frappe, autonomie, pièce calme.

      Vous ne pouvez pas sortir pour une raison de santé ? Avec une RQTH, Cap emploi et l’Agefiph aident à obtenir le télétravail comme aménagement.`,
      sources: [
        ['France Travail', 'https://www.francetravail.fr'],
        ['Agefiph', 'https://www.agefiph.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
  ]),
  ...sheetsOf('interview', [
    {
      id: 'entretien-pieges',
      title: 'Questions pièges : pourquoi vous, pourquoi nous, dans cinq ans',
      topic: 'questions pièges en entretien',
      questions: [
        'Que répondre à « pourquoi vous et pas un autre » ?',
        'Que répondre à « où vous voyez-vous dans cinq ans » ?',
        'Pourquoi voulez-vous travailler chez nous, je réponds quoi ?',
        'Quelles sont les questions pièges en entretien ?',
        'franchement je veux juste un salaire, je dis quoi comme motivation',
        'que dire quand on ne connaît pas la réponse',
      ],
      body: `Aucune de ces questions n’attend une phrase parfaite : on vérifie que vous saurez faire, que vous resterez, et que vous êtes vrai.

      - « Pourquoi vous ? » : trois faits liés à l’annonce. « Vous cherchez quelqu’un pour l’ouverture : j’ai ouvert seul pendant deux ans, j’habite à dix minutes, je suis libre lundi. » Ne jugez pas les autres, vous ne les connaissez pas.
      - « Pourquoi nous ? » : un fait sur la maison (un produit, la taille, le quartier) et ce que vous venez y faire.
      - C’est surtout pour le salaire : dites l’autre moitié. « Je cherche un emploi stable, et j’aime un travail qui bouge, en équipe. »
      - « Dans cinq ans ? » : « Solide à ce poste, capable de former un nouveau. »
      - « Un échec ? » : un vrai, petit, et ce que vous avez changé depuis.
      - « Que disait de vous votre dernier chef ? » : une qualité et un point travaillé.
      - « D’autres pistes ? » : « Oui, deux ; celle-ci m’intéresse plus, parce que … »

      Vous ne savez pas ? « Je n’ai pas rencontré ce cas ; voici comment je m’y prendrais. » Une question absurde teste le calme : réfléchissez à voix haute.

      Famille, santé, religion : vous n’avez pas à répondre.`,
      sources: [
        ['France Travail, réussir son entretien', 'https://www.francetravail.fr'],
        ['Apec, l’entretien de recrutement', 'https://www.apec.fr'],
      ],
      countries: ['FR', 'INT'],
      open: 'interview',
      updatedOn: WRITTEN_LATER,
    },
  ]),
  ...sheetsOf('rights', [
    {
      id: 'verifications-recruteur',
      title: 'Ce qu’un recruteur peut vérifier : diplôme, ancien employeur, papiers',
      topic: 'vérifications du recruteur',
      questions: [
        'Que peut vérifier un recruteur sur moi ?',
        'Peut-on me demander mes anciennes fiches de paie ?',
        'Mon ancien patron dit du mal de moi aux recruteurs',
        'Quels papiers un employeur a-t-il le droit de demander ?',
        'le recruteur a appelé mon ancien employeur sans me prévenir',
        'ils veulent mon relevé de banque avant de m’embaucher',
      ],
      body: `Il peut vérifier ce qui a un lien avec le poste, et vous devez le savoir avant (articles L1221-6 à L1221-9 du Code du travail).

      - Diplôme : oui, par une copie ou un appel à l’école. Permis, CACES, carte professionnelle : si le poste les demande ; vos points, non.
      - Droit de travailler en France : oui.
      - Ancien employeur : si vous en êtes prévenu, et sur votre travail seulement ; ni santé, ni syndicat.
      - Fiches de paie : rien ne vous y oblige. « Mon certificat de travail confirme le poste et les dates. »
      - Casier : le bulletin n° 3, si le poste le justifie.
      - Relevé de banque, livret de famille, numéro de Sécu, RIB : pas au moment de postuler.

      Une fois embauché : pièce d’identité ou titre, numéro de Sécu, RIB, adresse.

      Un ancien patron vous dénigre ?

      1. Notez les mots et qui les a entendus ; demandez au recruteur les notes qu’il garde sur vous (droit d’accès).
      2. Écrivez-lui : « Je vous demande de vous en tenir au poste et aux dates. »
      3. Donnez un autre contact : collègue, client, chef d’équipe.
      4. Une place perdue et une preuve ? Il peut devoir réparation : avocat ou syndicat.

      Appel passé dans votre dos : plainte à la CNIL.`,
      sources: [
        ['Code du travail, L1221-6 à L1221-9', 'https://www.legifrance.gouv.fr'],
        ['CNIL, recrutement', 'https://www.cnil.fr'],
      ],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'reseaux-sociaux',
      title: 'Réseaux sociaux : ce que voit un recruteur, ce qu’un patron peut reprocher',
      topic: 'réseaux sociaux et emploi',
      questions: [
        'Un recruteur peut-il regarder mon Facebook ou mon Instagram ?',
        'Mon patron peut-il me virer pour une publication ?',
        'Comment nettoyer mon nom sur Google avant de postuler ?',
        'Mon employeur publie ma photo sans mon accord',
        'on m’oblige à faire des TikTok pour la boutique',
        'j’ai critiqué mon chef dans un groupe WhatsApp',
      ],
      body: `Il peut voir tout ce qui est public, même si votre vie privée ne devrait pas compter : réglez vos comptes avant de postuler.

      1. Cherchez votre nom, et votre vieux pseudonyme, en navigation privée.
      2. Passez les comptes personnels en privé ; revoyez photo de profil, vieux commentaires, photos où l’on vous a nommé.
      3. Une page gênante : demandez l’effacement au site, puis le déréférencement au moteur de recherche. Sans réponse au bout d’un mois, la CNIL.

      Un recruteur n’a pas à vous demander un mot de passe, ni à devenir votre ami.

      Une fois en poste :

      - publication publique qui insulte, menace ou livre un secret : elle peut se sanctionner, jusqu’au licenciement. Critiquer sans excès reste permis ;
      - groupe fermé de quelques personnes : une conversation privée, en principe. Un groupe de trois cents, non. Harceler quelqu’un, jamais ;
      - publier pendant un arrêt : cela peut servir de preuve contre vous ;
      - votre image : pas de photo ni de vidéo sans votre accord, écrit de préférence. « Je ne souhaite pas apparaître » suffit ; danser devant une caméra n’est pas dans votre contrat de vente. Déjà publiée ? Demandez le retrait par écrit, puis la CNIL.

      Insulté en ligne par un collègue : captures datées, employeur prévenu, plainte.`,
      sources: [
        ['CNIL, réseaux sociaux et emploi', 'https://www.cnil.fr'],
        ['Service-Public, droit à l’image', 'https://www.service-public.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'papiers-donnes',
      title: 'J’ai donné mes papiers, mon RIB ou de l’argent à un faux recruteur',
      topic: 'papiers donnés à un escroc',
      questions: [
        'J’ai envoyé ma carte d’identité à un faux recruteur, que faire ?',
        'J’ai donné mon RIB à une arnaque à l’emploi',
        'On a ouvert un compte à mon nom après une fausse offre',
        'J’ai viré de l’argent pour un faux emploi',
        'j’ai encaissé leur chèque et renvoyé l’argent',
        'ils ont ma carte vitale et mon identité maintenant j’ai peur',
      ],
      body: `Agissez aujourd’hui, dans cet ordre : la banque, les preuves, la plainte. Se faire piéger n’est pas une faute, et plus c’est rapide, mieux cela se répare.

      1. Banque : virement, demandez le rappel des fonds ; carte, opposition. RIB seul : le risque est faible, surveillez le compte ; un prélèvement que vous n’avez pas autorisé se conteste pendant treize mois.
      2. Chèque encaissé, argent reçu à renvoyer : n’envoyez plus rien et dites-le à la banque. L’argent peut être volé.
      3. Preuves : annonce, e-mails, numéros, captures. Puis bloquez.
      4. Plainte : police, gendarmerie, ou Thésée en ligne. Dites « usurpation d’identité » si l’on s’est servi de vos papiers, et gardez le récépissé.
      5. Conseil gratuit : 17cyber.gouv.fr, ou Info Escroqueries, 0 805 805 817.
      6. Comptes et crédits à votre nom : demandez à la Banque de France vos fichiers d’incidents, aux impôts la liste de vos comptes (Ficoba). Un inconnu s’y trouve ? Contestez par recommandé, plainte jointe.
      7. Changez vos mots de passe, l’e-mail d’abord ; regardez Mon compte formation et ameli.

      Signalez l’annonce au site. La prochaine fois, une copie ne part qu’après un vrai entretien, barrée d’un filigrane (« pour l’embauche chez …, le … ») : filigrane.beta.gouv.fr, gratuit.`,
      sources: [
        ['17Cyber', 'https://17cyber.gouv.fr'],
        ['Service-Public, usurpation d’identité', 'https://www.service-public.fr'],
        ['CNIL, Ficoba', 'https://www.cnil.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
  ]),
];
