import { WRITTEN_LATER, sheetsOf } from '#/domain/assistant/sheets/sheetsOf';

/** Contracts: their kinds, the trial period, hours. */
export const CONTRACT_SHEETS = sheetsOf('contracts', [
  {
    id: 'essai-cdi',
    title: 'La période d’essai en CDI',
    topic: 'période d’essai',
    questions: [
      'Combien de temps dure la période d’essai en CDI ?',
      'Période d’essai cadre, quelle durée ?',
      'Mon employeur peut-il renouveler ma période d’essai ?',
      'Rompre sa période d’essai, quel délai ?',
      'On a mis fin à ma période d’essai',
      'Combien de temps dure la période d’essai d’un ouvrier',
      'Mon patron m’a viré pendant l’essai sans raison',
      'Peut-on rompre l’essai sans motif',
      'On a prolongé ma période d’essai sans me demander',
    ],
    body: `Elle n’existe que si le contrat l’écrit. Durées maximales de la loi (article L1221-19) :

    - ouvriers et employés : 2 mois ;
    - agents de maîtrise et techniciens : 3 mois ;
    - cadres : 4 mois.

    Elle ne se renouvelle qu’une fois, si un accord de branche étendu et votre contrat le prévoient, et avec votre accord écrit : 4, 6 et 8 mois au plus en tout.

    Chacun peut rompre sans motif, avec un délai :

    - vous : 48 heures, ou 24 heures si vous êtes là depuis moins de 8 jours ;
    - l’employeur : 24 heures sous 8 jours, 48 heures jusqu’à un mois, 2 semaines après un mois, un mois après trois mois.

    Un message suffit à la rompre, sans raison à donner, mais pas pour la santé, une grossesse ou l’origine. Le délai non respecté se paie. Sans votre accord écrit au renouvellement, elle est finie, et vous êtes embauché. Un arrêt ou des congés la prolongent d’autant.

    Rompue par l’employeur, elle ouvre droit au chômage si vous avez assez travaillé. Vérifiez sur service-public.fr.`,
    sources: [
      ['Code du travail, L1221-19 à L1221-26', 'https://www.legifrance.gouv.fr'],
      ['Service-Public', 'https://www.service-public.fr'],
    ],
  },
  {
    id: 'essai-cdd',
    title: 'La période d’essai en CDD et en intérim',
    topic: 'période d’essai',
    questions: [
      'Quelle est la période d’essai d’un CDD ?',
      'Combien de jours d’essai pour un CDD de six mois ?',
      'Période d’essai en intérim',
    ],
    body: `En CDD (article L1242-10), l’essai se compte ainsi, sauf durée plus courte dans votre convention :

    - contrat de 6 mois au plus : un jour par semaine, 2 semaines au maximum ;
    - contrat de plus de 6 mois : un mois au maximum.

    Un CDD sans date de fin précise se calcule sur sa durée minimale. L’essai ne se renouvelle pas en CDD.

    En intérim (article L1251-14), à défaut d’accord de branche :

    - mission d’un mois au plus : 2 jours ;
    - mission de plus d’un mois et jusqu’à 2 mois : 3 jours ;
    - au-delà : 5 jours.

    Pendant l’essai, chacun peut rompre sans motif, avec les mêmes délais de prévenance qu’en CDI pour les contrats d’au moins une semaine d’essai. Après l’essai, un CDD ne se rompt que dans des cas limités.`,
    sources: [
      ['Code du travail, L1242-10', 'https://www.legifrance.gouv.fr'],
      ['Service-Public', 'https://www.service-public.fr'],
    ],
  },
  {
    id: 'cdd-regles',
    title: 'Les règles du CDD',
    topic: 'CDD',
    questions: [
      'Quelles sont les règles d’un CDD ?',
      'Combien de fois peut-on renouveler un CDD ?',
      'Ai-je droit à une prime de précarité ?',
      'Quelle est la durée maximale d’un CDD ?',
      'Mon CDD n’a pas été signé',
      'Combien de CDD d’affilée dans la même entreprise',
      'Ils m’ont fait quatre CDD de suite c’est permis',
      'CDD renouvelé plusieurs fois',
      'Fin de CDD est-ce qu’on touche une prime',
      'Prime de précarité à la fin du contrat',
    ],
    body: `Un CDD sert à une tâche précise et temporaire : remplacement, surcroît d’activité, saison, usage dans certains secteurs. Il ne peut pas pourvoir durablement un emploi normal de l’entreprise.

    - Écrit, avec son motif, remis au plus tard deux jours ouvrables après l’embauche. Sans écrit, il peut être requalifié en CDI.
    - Durée : 18 mois en général, renouvellements compris, sauf accord de branche ; la loi permet deux renouvellements.
    - Fin : une indemnité de précarité de 10 % du brut total (6 % dans certaines branches). Pas d’indemnité pour un contrat saisonnier, d’usage, un job de vacances d’étudiant, ou si vous refusez un CDI équivalent.
    - Congés non pris : indemnité de 10 %.
    - Malade ou enceinte, le CDD finit quand même à sa date. Un remplacement peut durer jusqu’au retour de l’absent, après la durée minimale écrite.
      - Refuser deux fois en douze mois un CDI proposé à la fin d’un CDD sur le même poste peut faire perdre l’allocation chômage.

    Mêmes droits qu’un salarié en CDI pour tout le reste.`,
    sources: [
      ['Code du travail numérique', 'https://code.travail.gouv.fr'],
      ['Service-Public', 'https://www.service-public.fr'],
    ],
  },
  {
    id: 'cdd-rompre',
    title: 'Quitter un CDD avant la fin',
    topic: 'rupture anticipée du CDD',
    questions: [
      'Puis-je démissionner d’un CDD ?',
      'Comment rompre un CDD avant la fin ?',
      'J’ai trouvé un CDI alors que je suis en CDD',
      'Préavis pour quitter un CDD',
    ],
    body: `Après la période d’essai, on ne démissionne pas d’un CDD. Il se rompt dans ces cas seulement (articles L1243-1 et suivants) :

    - accord écrit avec l’employeur ;
    - embauche en CDI ailleurs, prouvée par une promesse ou un contrat ;
    - faute grave, ou force majeure ;
    - inaptitude constatée par le médecin du travail.

    Si vous partez pour un CDI, votre préavis est d’un jour par semaine de contrat (durée totale, renouvellement compris), deux semaines au maximum ; l’employeur peut vous en dispenser. Vous perdez alors la prime de précarité.

    Partir sans motif valable vous expose à payer des dommages et intérêts. Demandez d’abord un accord amiable par écrit : c’est souvent accepté.`,
    sources: [
      ['Code du travail, L1243-1', 'https://www.legifrance.gouv.fr'],
      ['Service-Public', 'https://www.service-public.fr'],
    ],
  },
  {
    id: 'cdi-contenu',
    title: 'Avant de signer un CDI',
    topic: 'CDI',
    questions: [
      'Que vérifier avant de signer un contrat de travail ?',
      'Un CDI doit-il être écrit ?',
      'Quelles clauses regarder dans un CDI ?',
      'La clause de non-concurrence, c’est quoi ?',
    ],
    body: `Le CDI est la forme normale du contrat de travail. À temps plein il peut exister sans écrit, mais l’employeur doit vous remettre les informations essentielles ; à temps partiel, l’écrit est obligatoire.

    Vérifiez, ligne par ligne :

    - poste, classification et convention collective ;
    - salaire brut, primes garanties, nombre de mois ;
    - durée du travail : 35 heures, heures supplémentaires, forfait jours pour les cadres autonomes ;
    - lieu, télétravail, clause de mobilité ;
    - période d’essai et préavis ;
    - clause de non-concurrence : limitée dans le temps, l’espace et l’activité, et payée par une contrepartie, sinon elle est nulle.

    Le contrat est écrit en français ; étranger, vous pouvez demander une traduction dans votre langue, qui compte aussi. Un blanc (salaire, lieu, heures) se remplit avant de signer, et chaque page se relit avec l’annonce en main.

    Demandez un délai de lecture et gardez une copie signée. Une question ? Les services de renseignement en droit du travail répondent gratuitement au 0 806 000 126.`,
    sources: [
      ['Code du travail numérique', 'https://code.travail.gouv.fr'],
      ['Service-Public', 'https://www.service-public.fr'],
    ],
  },
  {
    id: 'interim',
    title: 'Travailler en intérim',
    topic: 'intérim',
    questions: [
      'Comment fonctionne l’intérim ?',
      'S’inscrire en agence d’intérim',
      'Quelles primes à la fin d’une mission d’intérim ?',
      'Intérimaire, quels droits ?',
      'L’intérim qu’est-ce que ça change par rapport à un CDD',
      'Différence entre intérim et CDD',
      'Travailler en agence d’intérim c’est quoi',
      'Qu’est-ce qu’un CDI intérimaire ?',
    ],
    body: `Une agence vous embauche pour une mission chez un client : deux contrats, un pour la mission, un entre l’agence et l’entreprise.

    - Salaire : au moins celui d’un salarié de même qualification dans l’entreprise.
    - À la fin : 10 % d’indemnité de fin de mission, plus 10 % de congés payés.
    - Durée : 18 mois en général, renouvellements compris, au même poste ; au-delà, on peut demander un CDI aux prud’hommes.
    - Le contrat doit vous être remis dans les deux jours ouvrables suivant le début.
    - CDI intérimaire : l’agence vous embauche pour de bon et garantit un salaire entre deux missions, mais sans indemnité de fin de mission.
    - Entre deux missions, rien n’est payé : actualisez-vous, le chômage complète si vous avez des droits.
    - Sécurité : formation au poste et équipements fournis, sans frais pour vous.

    Pour s’inscrire, à l’agence même : pièce d’identité, CV, carte Vitale, justificatifs (CACES, permis). Le RIB sert à vous payer : donnez-le une fois la première mission acceptée, jamais par messagerie. Inscrivez-vous dans trois agences et rappelez chaque semaine. Le Fastt aide les intérimaires : logement, garde d’enfants, véhicule. L’inscription est toujours gratuite.`,
    sources: [
      ['Fastt', 'https://www.fastt.org'],
      ['Service-Public', 'https://www.service-public.fr'],
    ],
  },
  {
    id: 'temps-partiel',
    title: 'Le temps partiel : heures du contrat, heures en plus',
    topic: 'temps partiel',
    questions: [
      'Quelles sont les règles du temps partiel ?',
      'Combien d’heures minimum par semaine à temps partiel ?',
      'Heures supplémentaires, comment sont-elles payées ?',
      'Peut-on cumuler deux emplois ?',
      'Avoir deux boulots en même temps',
      'Mon contrat fait 24 heures mais il me fait travailler 35',
      'Faire plus d’heures que prévu à temps partiel',
      'Heures complémentaires non payées',
    ],
    body: `Temps partiel : contrat écrit, au moins 24 heures par semaine, sauf demande écrite de votre part, accord de branche, étudiant de moins de 26 ans, ou contrat d’au plus sept jours. Les heures au-delà du contrat sont des heures complémentaires, majorées elles aussi. Vous voulez plus d’heures ? Écrivez-le : vous êtes prioritaire pour un poste plus long de même catégorie.

    La durée légale est de 35 heures par semaine. Au-delà, les heures supplémentaires sont majorées : 25 % pour les huit premières, 50 % ensuite, sauf accord qui fixe un autre taux, jamais moins de 10 %.

    Deux emplois : c’est permis, dans la limite de 48 heures sur une semaine et 44 heures en moyenne sur douze semaines, sans concurrence déloyale. Prévenez France Travail si vous êtes inscrit : une reprise d’activité se déclare et se cumule en partie avec l’allocation.`,
    sources: [
      ['Code du travail numérique', 'https://code.travail.gouv.fr'],
      ['Service-Public', 'https://www.service-public.fr'],
    ],
  },
  {
    id: 'alternance',
    title: 'Trouver un contrat en alternance',
    topic: 'alternance',
    questions: [
      'Comment trouver une alternance ?',
      'Quelle différence entre apprentissage et contrat de professionnalisation ?',
      'Jusqu’à quel âge peut-on être apprenti ?',
      'Combien gagne un apprenti ?',
      'Salaire d’un apprenti en deuxième année à 19 ans',
      'Quel pourcentage du SMIC touche un apprenti',
      'Mon maître d’apprentissage me donne des tâches qui n’ont rien à voir',
      'Mon patron ne me forme pas, je suis apprenti',
      'Jusqu’à quel âge on peut faire une alternance',
      'Comment trouver un patron pour un apprentissage',
      'Je suis en troisième et je veux faire un CAP',
      'Trouver un maître d’apprentissage',
    ],
    body: `Deux contrats, payés pendant que vous vous formez gratuitement :

    - Apprentissage : de 16 à 29 ans révolus, 15 ans après la troisième (plus tard en cas de handicap reconnu, de création d’entreprise ou de statut de sportif de haut niveau), pour préparer un diplôme ou un titre.
    - Professionnalisation : de 16 à 25 ans, et à partir de 26 ans si vous êtes inscrit comme demandeur d’emploi ou touchez un minimum social.

    Salaire d’apprenti, au moins, en part du SMIC : 27 % puis 39 % et 55 % avant 18 ans ; 43 %, 51 %, 67 % de 18 à 20 ans ; 53 %, 61 %, 78 % de 21 à 25 ans ; le SMIC à partir de 26 ans (première, deuxième, troisième année). Votre convention peut faire mieux.

    1. Choisissez le diplôme, puis l’école ou le CFA.
    2. Cherchez l’employeur dès le début de l’année : « La bonne alternance » liste offres et entreprises.
    3. Écrivez court : diplôme, rythme, date de début, ce que vous savez déjà faire.
    4. Appelez, puis passez au comptoir quand le métier s’y prête.

    Sans employeur à la rentrée : un CFA peut vous accueillir trois mois, le temps d’en trouver un (article L6222-12-1). Appelez-le, il connaît les places qui restent.`,
    sources: [
      ['Portail de l’alternance', 'https://www.alternance.emploi.gouv.fr'],
      ['La bonne alternance', 'https://labonnealternance.apprentissage.beta.gouv.fr'],
    ],
    open: 'search',
  },
  {
    id: 'stage',
    title: 'Faire un stage : règles et gratification',
    topic: 'stage',
    questions: [
      'Un stage est-il payé ?',
      'Comment obtenir une convention de stage ?',
      'Combien de temps peut durer un stage ?',
      'Faire un stage sans être étudiant',
      'Ma fille ne trouve pas de stage de troisième',
      'Trouver un stage au collège',
    ],
    body: `Un stage se fait avec une convention signée par l’école, l’organisme et vous ; il ne remplace pas un emploi.

    - Durée : six mois au plus par année d’enseignement dans le même organisme.
    - Plus de deux mois (consécutifs ou non dans l’année scolaire), soit plus de 308 heures : gratification minimale obligatoire, dont le taux horaire change chaque année. Vérifiez sur service-public.fr.
    - Titres-restaurant et la moitié des transports comme les salariés.
    - Collège et seconde : stage d’observation, non payé, avec la convention de l’établissement.

    Sans être étudiant, on ne signe pas de convention de stage classique. Si vous êtes inscrit à France Travail, suivi par une mission locale ou Cap emploi, demandez une immersion (PMSMP) : quelques jours à un mois dans une entreprise pour découvrir un métier ou confirmer un projet.`,
    sources: [['Service-Public', 'https://www.service-public.fr']],
    open: 'search',
  },
  {
    id: 'freelance',
    title: 'Devenir indépendant : micro-entreprise et portage',
    topic: 'travail indépendant',
    questions: [
      'Comment devenir freelance ?',
      'Créer une micro-entreprise en étant au chômage',
      'C’est quoi le portage salarial ?',
      'Auto-entrepreneur, quelles démarches ?',
      'Auto-entrepreneur ou salarié pour un coiffeur',
      'Me mettre à mon compte comme plombier',
      'S’installer à son compte comment faire',
    ],
    body: `Trois manières courantes :

    - Micro-entreprise : déclaration gratuite en ligne sur formalites.entreprises.gouv.fr, cotisations en pourcentage du chiffre d’affaires encaissé, plafonds à ne pas dépasser. Méfiez-vous des sites payants qui imitent l’officiel.
    - Portage salarial : une société vous salarie et facture vos clients ; plus cher, mais avec la protection d’un salarié.
    - Société : pour des frais importants ou plusieurs associés ; voyez un expert-comptable.

    Au chômage, deux aides, au choix : le maintien d’une partie de l’allocation chaque mois (ARE), ou un capital versé en deux fois (ARCE). L’Acre réduit les cotisations au début ; ses conditions et son taux changent souvent : voyez l’Urssaf. Parlez-en à France Travail avant de créer : l’ordre des démarches compte.`,
    sources: [
      ['Guichet des formalités', 'https://formalites.entreprises.gouv.fr'],
      ['Autoentrepreneur.urssaf.fr', 'https://www.autoentrepreneur.urssaf.fr'],
    ],
  },
  {
    id: 'teletravail',
    title: 'Demander du télétravail',
    topic: 'télétravail',
    questions: [
      'Ai-je droit au télétravail ?',
      'Comment négocier des jours de télétravail ?',
      'Mon employeur peut-il refuser le télétravail ?',
    ],
    body: `Il n’existe pas de droit général au télétravail : il se met en place par accord collectif, charte ou simple accord entre vous et l’employeur, de préférence écrit (article L1222-9).

    - Si un accord ou une charte vous y rend éligible, un refus doit être motivé.
    - Il doit aussi l’être quand la demande vient d’un travailleur handicapé ou d’un proche aidant.
    - Vous gardez les mêmes droits qu’au bureau : titres-restaurant, horaires et repos, remboursement de ce que le travail vous coûte, accidents du travail compris.
    - Refuser de passer en télétravail n’est pas un motif de licenciement.

    À l’embauche, parlez-en au deuxième entretien : proposez un nombre de jours, après la période d’intégration, en expliquant comment l’équipe vous joindra. Faites inscrire l’accord dans le contrat ou un e-mail.`,
    sources: [
      ['Code du travail, L1222-9', 'https://www.legifrance.gouv.fr'],
      ['Service-Public', 'https://www.service-public.fr'],
    ],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'fonction-publique',
    title: 'Entrer dans la fonction publique',
    topic: 'fonction publique',
    questions: [
      'Comment travailler dans la fonction publique ?',
      'Peut-on entrer dans l’administration sans concours ?',
      'Devenir contractuel de l’État',
      'Fonctionnaire, comment quitter mon poste ?',
    ],
    body: `Trois fonctions publiques : État, territoriale, hospitalière. Trois portes :

    - Concours : externe (diplôme), interne (agents en poste), troisième concours (expérience privée, associative ou élective).
    - Sans concours : certains emplois de catégorie C se recrutent sur dossier et entretien ; le PACTE s’adresse aux jeunes peu diplômés et à certains demandeurs d’emploi de longue durée.
    - Contrat : beaucoup de postes sont ouverts à des contractuels, en CDD puis parfois en CDI. Les personnes en situation de handicap ont une voie propre, contractuelle, qui peut mener à la titularisation.

    Vous y êtes et voulez partir ? Mutation, détachement, disponibilité (vous gardez un lien, sans salaire), démission, que l’administration doit accepter et qui n’ouvre en principe pas le chômage. Demandez tôt : les réponses prennent des mois.

    Les offres des trois versants sont sur « Choisir le service public » ; les mairies et hôpitaux publient aussi les leurs. La nationalité d’un pays européen est requise pour être titulaire, pas pour être contractuel.`,
    sources: [
      ['Choisir le service public', 'https://choisirleservicepublic.gouv.fr'],
      ['Service-Public', 'https://www.service-public.fr'],
    ],
    open: 'search',
  },
  {
    id: 'essai-non-paye',
    title: 'Journée d’essai et test non payés',
    topic: 'essai non payé',
    questions: [
      'Une journée d’essai gratuite, est-ce légal ?',
      'On me demande de travailler un ou deux jours sans être payé pour voir',
      'Le test avant l’embauche doit-il être payé ?',
      'Essai professionnel ou période d’essai, quelle différence ?',
      'On m’a fait travailler une journée sans contrat ni salaire',
      'Deux jours d’essai sans être payé c’est légal',
      'Deux semaines de test pas payées',
      'Il veut que je travaille une journée pour voir sans salaire',
    ],
    body: `Deux choses très différentes :

    - Le test professionnel : court (quelques dizaines de minutes, une heure ou deux), sur un exercice, sans client ni production, pour vérifier que vous savez faire. Il peut ne pas être payé.
    - Le travail : servir, cuisiner pour la vente, tenir la caisse, faire un service entier. Même pour « voir », même un seul jour, c’est un contrat de travail : il se déclare avant l’embauche et se paie, au SMIC au moins. La période d’essai, elle, est toujours payée, comme une formation ou une journée d’accueil imposée par l’employeur.

    Ce que vous pouvez répondre : « Volontiers pour un test d’une heure. Pour un service complet, faites-moi un contrat d’extra ou une immersion avec France Travail. » L’immersion (PMSMP) est le cadre légal pour essayer quelques jours : vous êtes assuré et gardez vos allocations.

    Déjà travaillé sans être payé ? Gardez messages et horaires, réclamez par écrit, puis appelez l’inspection du travail ; vous avez trois ans pour réclamer un salaire.`,
    sources: [
      ['Service-Public, période d’essai', 'https://www.service-public.fr'],
      ['Code du travail numérique', 'https://code.travail.gouv.fr'],
    ],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'heures-sup',
    title: 'Les heures supplémentaires',
    topic: 'heures supplémentaires',
    questions: [
      'Comment sont payées les heures supplémentaires ?',
      'Mes heures supplémentaires ne sont pas payées',
      'Au-delà de 35 heures, combien je touche ?',
      'Mon employeur peut-il m’imposer des heures supplémentaires ?',
      'Comment prouver mes heures ?',
      'Ma patronne ne note pas mes heures sup que faire',
      'Je fais 45 heures par semaine et je suis payé 35',
      'Mes heures en plus ne sont pas payées',
      'Il me fait travailler plus sans payer',
    ],
    body: `À temps plein, toute heure au-delà de 35 par semaine est une heure supplémentaire (article L3121-28). Sans accord d’entreprise ou de branche :

    - de la 36e à la 43e heure : payée 25 % de plus ;
    - à partir de la 44e : 50 % de plus.

    Un accord peut prévoir un autre taux, jamais sous 10 %, ou un repos à la place. L’employeur peut en demander, dans la limite de 48 heures par semaine (44 en moyenne sur douze semaines) ; les refuser sans motif peut être une faute. À temps partiel, ce sont des heures complémentaires, avec d’autres règles.

    Elles ne sont pas payées ? Notez chaque jour vos horaires, gardez plannings et messages, comparez avec la fiche de paie, réclamez par lettre recommandée. Devant les prud’hommes, vous apportez des éléments précis ; l’employeur doit répondre avec les siens. Vous pouvez remonter trois ans en arrière.`,
    sources: [
      ['Service-Public, heures supplémentaires', 'https://www.service-public.fr'],
      ['Code du travail, L3121-28 et suivants', 'https://www.legifrance.gouv.fr'],
    ],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'repos-horaires',
    title: 'Repos, horaires et travail de nuit',
    topic: 'durée du travail et repos',
    questions: [
      'Peut-on travailler 7 jours sur 7 ?',
      'Combien d’heures peut-on travailler par jour et par semaine ?',
      'Peut-on m’obliger à travailler de nuit ?',
      'Quel repos entre deux journées de travail ?',
      'Mon employeur change mes horaires, a-t-il le droit ?',
      'Suis-je obligé de travailler le dimanche ?',
    ],
    body: `Les limites de la loi, sauf exceptions prévues par un accord :

    - 10 heures par jour, 48 heures par semaine, 44 en moyenne sur douze semaines ;
    - 11 heures de repos entre deux journées, 20 minutes de pause après six heures ;
    - six jours de travail par semaine au plus, avec 35 heures de repos d’affilée. Sept jours sur sept de façon habituelle n’est pas permis.

    Nuit : passer d’un horaire de jour à un horaire de nuit modifie le contrat, votre accord est nécessaire ; le refuser n’est pas une faute, surtout avec des obligations familiales impérieuses. Embauché de nuit, vous avez droit à une contrepartie (repos, souvent une prime) et à un suivi médical renforcé. Un salarié de nuit est prioritaire pour un poste de jour libre de même catégorie : demandez-le par écrit, ou voyez le médecin du travail.

    Dimanche : dans les commerces, il repose souvent sur le volontariat ; hôtels, restaurants, soins et quelques métiers peuvent l’imposer.

    L’employeur peut changer des horaires de jour à l’intérieur de la journée, avec un délai raisonnable. Avant 18 ans, les règles sont plus strictes.`,
    sources: [
      ['Service-Public, durée du travail', 'https://www.service-public.fr'],
      ['Code du travail, L3121-18 et L3131-1', 'https://www.legifrance.gouv.fr'],
    ],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'cesu',
    title: 'Travailler chez des particuliers, CESU',
    topic: 'emploi chez un particulier',
    questions: [
      'Payé en CESU, ai-je les mêmes droits ?',
      'Comment une personne peut-elle m’employer pour son ménage ?',
      'Travailler chez des particuliers, quel contrat ?',
      'Le CESU donne-t-il droit au chômage ?',
      'Ménage, jardin, garde d’enfants : comment être déclaré ?',
    ],
    body: `Le Cesu est une façon simple de vous déclarer, pas un sous-contrat : vous êtes salarié de la personne, avec une convention collective (particuliers employeurs et emploi à domicile).

    Vos droits : SMIC ou plus, congés payés (souvent 10 % ajoutés au salaire), préavis, arrêt maladie, retraite, formation, et chômage, comme tout salarié. Plusieurs employeurs s’additionnent. Déjà au chômage ? Vous en gardez une partie : déclarez heures et salaire à chaque actualisation, 70 % du brut est retiré de l’allocation.

    Comment cela se passe pour « trois heures de ménage » :

    1. Vous convenez d’un salaire horaire net, des jours et des tâches, par écrit.
    2. L’employeur s’inscrit sur cesu.urssaf.fr et déclare chaque mois ; il récupère la moitié en crédit d’impôt, dites-le-lui, c’est l’argument pour déclarer.
    3. Vous retrouvez vos bulletins en ligne.

    Pour la garde d’enfants, c’est Pajemploi. Une structure d’aide à domicile peut aussi vous employer et gérer les plannings.

    Non déclaré, vous n’avez ni assurance en cas d’accident, ni droits : refusez poliment, en expliquant le crédit d’impôt.`,
    sources: [
      ['Urssaf, Cesu', 'https://www.cesu.urssaf.fr'],
      ['Pajemploi', 'https://www.pajemploi.urssaf.fr'],
    ],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'saisonnier',
    title: 'Le contrat saisonnier : paie, droits, chômage après',
    topic: 'travail saisonnier',
    questions: [
      'Quels droits pour un saisonnier ?',
      'Après une saison, ai-je droit au chômage ?',
      'Un contrat saisonnier donne-t-il la prime de précarité ?',
      'Logement et contrat de saison, que vérifier ?',
      'Sera-t-on repris la saison suivante ?',
    ],
    body: `Le contrat saisonnier est un CDD pour un travail qui revient chaque année (récolte, tourisme, neige). Il doit être écrit, même sans date de fin précise.

    - Pas de prime de précarité, sauf accord ; l’indemnité de congés payés, elle, est due (10 %).
    - Heures, repos et salaire minimum sont ceux de tous : 48 heures par semaine au plus, un repos chaque semaine, heures supplémentaires majorées.
    - Logement fourni : la retenue sur salaire est encadrée ; demandez par écrit le prix et l’état des lieux.
    - Reconduction : beaucoup de conventions donnent priorité à qui revient ; dites par écrit que vous le souhaitez. L’ancienneté des saisons s’additionne.

    Après la saison : les heures comptent pour le chômage, si vous avez travaillé assez de mois dans la période que France Travail regarde. Inscrivez-vous dès le lendemain, avec l’attestation de l’employeur.

    Où chercher : francetravail.fr, forums saisonniers, stations et campings, anefa-emploi.org pour les récoltes ; dès septembre pour l’hiver, dès février pour l’été.

    Entre deux saisons, pensez à une formation (CACES, langue, HACCP) : elle paie la suivante.`,
    sources: [
      ['Service-Public, contrat saisonnier', 'https://www.service-public.fr'],
      ['France Travail', 'https://www.francetravail.fr'],
    ],
    open: 'search',
    updatedOn: WRITTEN_LATER,
  },
]);
