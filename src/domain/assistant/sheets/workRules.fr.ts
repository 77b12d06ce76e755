import { sheetsOf, WRITTEN_LATER } from '#/domain/assistant/sheets/sheetsOf';

/** Rules of the post and of its pay that a contract seldom spells out. */
export const WORK_RULE_SHEETS = [
  ...sheetsOf('contracts', [
    {
      id: 'convention-collective',
      title: 'Trouver et lire sa convention collective',
      topic: 'convention collective',
      questions: [
        'Comment savoir quelle est ma convention collective ?',
        'Où lire ma convention collective gratuitement ?',
        'C’est quoi le coefficient sur mon contrat ?',
        'mon patron dit que j’ai pas de convention',
      ],
      body: `Son nom est écrit sur votre fiche de paie, souvent aussi dans le contrat. C’est l’activité réelle de l’entreprise qui la désigne, pas votre métier : une comptable du bâtiment relève du bâtiment.

      1. Cherchez-la avec le nom ou le Siret de l’entreprise sur code.travail.gouv.fr. Son numéro s’appelle l’IDCC.
      2. Lisez-la gratuitement sur Legifrance, en version en vigueur, avec la grille de salaires la plus récente.
      3. Regardez l’essentiel : classification (votre niveau et le minimum qui va avec), primes, durée de l’essai et du préavis, maintien du salaire en maladie, congés en plus, nuits et dimanches.

      L’employeur doit vous dire où consulter le texte au travail. Un accord d’entreprise peut prévoir autre chose sur plusieurs sujets, mais il ne peut pas descendre sous les minimums de salaire de la branche.

      Votre poste est classé trop bas ? Comparez ce que vous faites vraiment avec la définition, puis demandez par écrit un nouveau classement. Mauvaise convention, ou aucune ? Le Code du travail reste le minimum ; un élu du CSE, un syndicat ou l’inspection du travail vérifient gratuitement.`,
      sources: [
        ['Code du travail numérique, conventions', 'https://code.travail.gouv.fr'],
        ['Legifrance, conventions collectives', 'https://www.legifrance.gouv.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'dedit-formation',
      title: 'La clause de dédit-formation : rester ou rembourser',
      topic: 'clause de dédit-formation',
      questions: [
        'Je démissionne, dois-je rembourser ma formation ?',
        'Ma clause de dédit-formation est-elle valable ?',
        'mon patron a payé ma formation et veut que je reste trois ans',
        'On veut me retenir le prix de la formation sur ma dernière paie',
      ],
      body: `Sans clause signée, vous ne devez rien : l’employeur ne peut pas réclamer une formation après coup.

      La clause n’est valable que si tout ceci est réuni :

      - elle est signée avant le début de la formation ;
      - elle dit la date, la nature, la durée, le coût réel pour l’employeur, le montant et la façon de rembourser ;
      - la formation a coûté plus que ce que la loi ou la convention l’oblige à payer ;
      - la durée d’engagement reste raisonnable et ne vous empêche pas de partir.

      Une formation obligatoire pour tenir le poste ou pour la sécurité ne se rembourse pas ; un contrat de professionnalisation ne peut pas contenir cette clause.

      Elle joue si la rupture vient de vous. En général, non si l’employeur vous licencie sans faute grave ou met fin à l’essai, ni si vous partez à cause de ses manquements. Pour une rupture conventionnelle, faites écrire qu’il y renonce.

      La somme baisse avec le temps passé ; un juge peut la réduire si elle est excessive. Sur la dernière paie, l’employeur ne peut pas retenir plus que la part saisissable du salaire. Demandez le calcul et les factures, proposez un paiement échelonné, et faites lire la clause avant de démissionner.`,
      sources: [
        ['Code du travail numérique', 'https://code.travail.gouv.fr'],
        ['Service-Public, formation du salarié', 'https://www.service-public.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'astreintes',
      title: 'Les astreintes : rester joignable, délai, paie, refus',
      topic: 'astreintes',
      questions: [
        'Puis-je refuser une astreinte ?',
        'Combien est payée une astreinte de week-end ?',
        'Combien de temps avant doit-on me prévenir d’une astreinte ?',
        'on m’appelle la nuit pour dépanner, c’est payé comment',
      ],
      body: `Une astreinte est une période où vous n’êtes pas au travail mais devez pouvoir intervenir. Elle donne toujours une contrepartie, en argent ou en repos, même si le téléphone ne sonne pas.

      - Qui décide : un accord d’entreprise ou de branche ; à défaut, l’employeur, après avis du CSE et information de l’inspection du travail.
      - Prévenir : dans le délai de l’accord, sinon quinze jours avant, un jour franc en cas de circonstances exceptionnelles.
      - Montant : la loi n’en fixe pas ; voyez l’accord. Le mois fini, un document récapitule vos heures d’astreinte et ce qu’elles donnent.
      - Intervention : c’est du travail, trajet compris, payé avec les majorations de nuit, de dimanche ou d’heures supplémentaires.
      - Repos : l’attente compte comme repos ; une intervention l’interrompt, et le repos complet est dû après, sauf exceptions.
      - Devoir rester sur place, ou intervenir si vite et si souvent que vous ne pouvez rien faire d’autre, peut être du travail tout court.

      Refuser : risqué si l’accord ou le contrat la prévoit ; sinon, demandez sur quel texte elle repose. Sans astreinte organisée, vous n’avez pas à répondre le soir : c’est le droit à la déconnexion.`,
      sources: [
        ['Code du travail, L3121-9 à L3121-12', 'https://www.legifrance.gouv.fr'],
        ['Service-Public, astreintes', 'https://www.service-public.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'conge-sabbatique',
      title: 'Congé sabbatique, congé sans solde, congé pour créer',
      topic: 'congé sabbatique ou sans solde',
      questions: [
        'Comment demander un congé sabbatique ?',
        'Mon employeur peut-il refuser un congé sans solde ?',
        'Peut-on travailler ailleurs pendant un congé sabbatique ?',
        'prendre un an pour monter ma boîte et pouvoir revenir',
      ],
      body: `Trois façons de partir sans rompre le contrat, le salaire suspendu :

      - Congé sabbatique : six à onze mois. À défaut d’accord collectif, il faut 36 mois d’ancienneté, six ans de vie professionnelle, et pas de congé semblable récent dans l’entreprise. Demandez trois mois avant, par écrit daté. Sans réponse sous trente jours, c’est accepté. L’employeur peut reporter ; dans une entreprise de moins de 300 salariés, il peut refuser en motivant.
      - Congé pour créer ou reprendre une entreprise : 24 mois d’ancienneté, un an renouvelable une fois, demande deux mois avant. Il peut aussi être un temps partiel.
      - Congé sans solde : la loi ne l’organise pas. Tout dépend de l’accord : faites écrire les dates, le retour, la mutuelle.

      Pendant ce temps, vous pouvez travailler ailleurs en restant loyal envers l’employeur ; pas de chômage, puisque le contrat continue. L’ancienneté et les congés ne courent pas en général.

      Au retour : votre poste ou un poste semblable, au même salaire. Revenir plus tôt demande un accord. Avant de partir, vérifiez la mutuelle, la prévoyance, la retraite et les congés à solder.`,
      sources: [
        ['Code du travail, L3142-28 et suivants', 'https://www.legifrance.gouv.fr'],
        ['Service-Public, congé sabbatique', 'https://www.service-public.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
  ]),
  ...sheetsOf('pay', [
    {
      id: 'dettes-saisie',
      title: 'Dettes : saisie sur salaire, pension alimentaire, surendettement',
      topic: 'saisie sur salaire et dettes',
      questions: [
        'Combien peut-on me saisir sur mon salaire ?',
        'Un huissier a écrit à mon employeur, que faire ?',
        'Peut-on saisir mes allocations chômage ?',
        'je n’arrive plus à payer mes crédits, où trouver de l’aide',
      ],
      body: `On ne peut jamais tout vous prendre : seule une part du salaire net est saisissable, selon un barème par tranches, relevé pour chaque personne à charge. Une somme égale au RSA d’une personne seule vous reste toujours. Calculez votre part sur service-public.fr.

      - Procédure : depuis juillet 2025, le commissaire de justice (ancien huissier) la mène avec un titre exécutoire. Il vous remet d’abord un commandement : vous avez un mois pour payer, trouver un accord ou saisir le juge.
      - L’employeur doit retenir ; il ne peut ni refuser ni vous sanctionner pour cela.
      - L’allocation chômage et les indemnités journalières suivent le même barème. RSA et prime d’activité ne se saisissent pas.
      - Pension alimentaire : elle passe avant les autres dettes et peut dépasser le barème. Si vos revenus baissent, demandez vite au juge aux affaires familiales de la revoir.
      - Compte bloqué : la banque vous laisse la même somme minimale.

      Trop de dettes ? Déposez un dossier de surendettement à la Banque de France : c’est gratuit, et les saisies peuvent être suspendues. Un Point conseil budget aide à le remplir. Au recruteur, vous n’avez rien à dire.`,
      sources: [
        ['Service-Public, saisie sur salaire', 'https://www.service-public.fr'],
        ['Banque de France, surendettement', 'https://www.banque-france.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'frais-professionnels',
      title: 'Notes de frais, kilomètres, outils : qui paie ?',
      topic: 'frais professionnels',
      questions: [
        'Mon employeur doit-il rembourser mes frais ?',
        'J’utilise ma voiture pour le travail, combien par kilomètre ?',
        'Dois-je acheter mes outils ou ma tenue ?',
        'on me demande d’utiliser mon téléphone perso pour le travail',
      ],
      body: `L’employeur : une dépense faite pour le travail, dans l’intérêt de l’entreprise, se rembourse en plus du salaire.

      - Comment : au réel, sur justificatif, ou par un forfait. Une prime fixe prévue au contrat doit couvrir les frais réels et laisser au moins le SMIC.
      - Votre voiture : des indemnités kilométriques pour les trajets de travail, le plus souvent au barème fiscal de l’année. Demandez le taux avant, et dites à votre assurance que vous roulez pour le travail.
      - Domicile-travail : la moitié de l’abonnement de transport public seulement ; l’essence est facultative.
      - Repas, nuits, paniers : voyez la convention collective.
      - Outils, tenue imposée, équipements de protection : fournis par l’employeur.
      - Téléphone personnel : vous pouvez demander un appareil ou une participation.
      - Voiture de fonction utilisée aussi le week-end : un avantage en nature, inscrit sur la fiche de paie. Une voiture de service sert au travail seulement.

      Gardez chaque ticket, notez date, lieu et raison, déposez la note chaque mois. Un gros déplacement ? Demandez une avance. En cas de refus, réclamez par écrit sans attendre, puis aux prud’hommes. Au départ, faites régler les notes avant le solde.`,
      sources: [
        ['Urssaf, frais professionnels', 'https://www.urssaf.fr'],
        ['Code du travail numérique', 'https://code.travail.gouv.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'primes-epargne',
      title: 'Treizième mois, primes, participation, épargne salariale',
      topic: 'primes et épargne salariale',
      questions: [
        'Le treizième mois est-il obligatoire ?',
        'Débloquer son épargne salariale avant cinq ans',
        'Différence entre participation et intéressement',
        'j’ai quitté la boîte, je touche ma prime ou pas ?',
      ],
      body: `Aucune prime n’est due par la loi seule, sauf exceptions : il faut un texte. Regardez le contrat, la convention collective, l’accord d’entreprise, ou un usage (versée à tous, régulièrement, calculée de la même façon).

      - Treizième mois, ancienneté : prévus ou non par ces textes. En cas de départ en cours d’année, la part déjà gagnée n’est due que si le texte ou l’usage le dit.
      - Participation : obligatoire à partir de 50 salariés, s’il y a assez de bénéfices. L’intéressement dépend d’un accord. CDD et intérim compris, après trois mois d’ancienneté au plus.
      - Prime de partage de la valeur : facultative, sans cotisations jusqu’à 3 000 €, parfois 6 000 €.

      Participation et intéressement : répondez dans les quinze jours pour les toucher tout de suite, mais imposés ; sinon ils sont placés, bloqués cinq ans sur un plan d’épargne, jusqu’à la retraite sur un plan retraite.

      Déblocage avant : fin du contrat (y compris démission), mariage ou Pacs, troisième enfant, séparation avec un enfant à charge, achat du logement, création d’entreprise, surendettement, violences conjugales, invalidité… Le plan retraite en admet moins. Demandez-le au gestionnaire du compte ; après un départ, donnez-lui votre adresse.`,
      sources: [
        ['Service-Public, épargne salariale', 'https://www.service-public.fr'],
        ['Ministère du Travail', 'https://travail-emploi.gouv.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
  ]),
  ...sheetsOf('rights', [
    {
      id: 'representants-greve',
      title: 'CSE, syndicat, grève : vos droits',
      topic: 'représentants du personnel et grève',
      questions: [
        'Ai-je le droit de faire grève tout seul ?',
        'Est-on payé quand on fait grève ?',
        'À quoi sert le CSE ?',
        'mon patron menace de me virer si je me syndique',
      ],
      body: `Tout salarié peut adhérer à un syndicat, se présenter aux élections et faire grève. Vous n’avez à le dire ni en entretien ni à l’employeur ; une sanction pour cela est nulle.

      - CSE : élu à partir de onze salariés. Il porte vos réclamations (salaire, horaires, sécurité) et, dès 50 salariés, gère des avantages sociaux. Il peut vous assister lors d’un entretien préalable.
      - Pas de CSE ? Un salarié ou un syndicat peut demander l’élection. Un conseiller du salarié, liste en mairie, vous assiste.
      - Grève dans le privé : arrêter le travail, à plusieurs, pour une demande professionnelle connue de l’employeur. Pas de préavis, pas besoin de syndicat. Seul, c’est possible pour suivre un appel national.
      - Service public : préavis syndical de cinq jours, et parfois une déclaration personnelle 48 heures avant (transports, école primaire).
      - La paie est réduite du temps de grève, pas plus (à l’État, une journée entière au moins). Licencier un gréviste demande une faute lourde : violence, blocage de ceux qui travaillent, dégradation.

      Élus, candidats et délégués sont protégés : les licencier demande l’accord de l’inspection du travail, encore six mois après, en général. Des pressions ? Notez-les, et voyez un syndicat ou l’inspection.`,
      sources: [
        ['Service-Public, droit de grève', 'https://www.service-public.fr'],
        ['Code du travail, L2511-1 et L2411-1', 'https://www.legifrance.gouv.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'droit-retrait',
      title: 'Danger, canicule, machine : le droit de retrait',
      topic: 'droit de retrait et danger au travail',
      questions: [
        'Quand peut-on exercer son droit de retrait ?',
        'Peut-on refuser de travailler quand il fait trop chaud ?',
        'Mon employeur ne fournit pas de chaussures de sécurité',
        'la machine n’a plus sa protection et le chef veut qu’on continue',
      ],
      body: `Vous pouvez quitter un poste si vous avez une raison sérieuse de penser qu’il présente un danger grave et imminent pour votre vie ou votre santé (article L4131-1).

      1. Alertez tout de suite l’employeur ou le chef, si possible par un message écrit : lieu, danger, heure.
      2. Éloignez-vous sans mettre les autres en danger, et restez à disposition pour un autre travail.
      3. Prévenez un élu du CSE, qui peut faire noter l’alerte sur un registre.

      Ni sanction ni retenue si la crainte était raisonnable, même si elle se révèle fausse. Sans raison sérieuse, la paie peut être retenue : ne restez pas seul juge si le danger n’est pas pressant.

      - Chaleur, froid : pas de température limite dans la loi. Depuis juillet 2025, dès la vigilance canicule jaune, l’employeur adapte horaires et pauses, fournit de l’eau fraîche (trois litres par jour sans eau courante).
      - Équipements de protection : gratuits, entretenus, remplacés par lui. Les porter est une obligation.
      - Machine : pas sans ses protections ni sans formation.

      Rien ne change ? L’inspection du travail se déplace ; le médecin du travail vous reçoit à votre demande. Intérimaires, stagiaires et apprentis ont le même droit.`,
      sources: [
        ['Code du travail, L4131-1 et suivants', 'https://www.legifrance.gouv.fr'],
        ['INRS', 'https://www.inrs.fr'],
        ['Ministère du Travail', 'https://travail-emploi.gouv.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'alcool-drogue',
      title: 'Alcool, cannabis, addictions et travail',
      topic: 'alcool et drogue au travail',
      questions: [
        'Mon employeur peut-il me faire passer un test salivaire ?',
        'Puis-je refuser un alcootest au travail ?',
        'Je fume du cannabis, est-ce un problème pour un poste de conducteur ?',
        'j’ai un problème d’alcool et peur de perdre mon emploi',
      ],
      body: `Un test n’est possible que si le règlement intérieur le prévoit, pour des postes où l’alcool ou la drogue mettrait quelqu’un en danger (conduite, machines, hauteur, armes…), et si vous pouvez demander une contre-expertise.

      - Éthylotest ou test salivaire : un responsable formé peut le faire, tenu au secret. Prise de sang et analyse d’urine ne regardent que le médecin.
      - Refuser : on ne peut pas vous forcer, mais le refus peut être sanctionné si le test était permis.
      - Cannabis : il se détecte des heures après, parfois des jours, et le CBD peut rendre un test positif. Pour conduire, tout résultat positif est un délit, même sans ivresse.
      - Au repas, seuls vin, bière, cidre et poiré sont permis ; l’entreprise peut les interdire.
      - En entretien, le recruteur n’a pas à poser la question. Le médecin du travail, si : ce que vous lui dites reste secret, et il peut aménager le poste.

      Se faire aider protège l’emploi : parlez-en à votre médecin ou à un CSAPA, gratuit et anonyme. Alcool info service : 0 980 980 930. Drogues info service : 0 800 23 13 13. Un arrêt pour soins est un arrêt maladie comme un autre.`,
      sources: [
        ['Drogues info service', 'https://www.drogues-info-service.fr'],
        ['Alcool info service', 'https://www.alcool-info-service.fr'],
        ['INRS, addictions', 'https://www.inrs.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
  ]),
  ...sheetsOf('training', [
    {
      id: 'entretien-annuel',
      title: 'Entretien annuel et entretien de parcours chez son employeur',
      topic: 'entretien annuel ou professionnel',
      questions: [
        'Comment préparer mon entretien annuel d’évaluation ?',
        'Quelle différence entre entretien annuel et entretien professionnel ?',
        'Dois-je signer mon compte rendu d’entretien annuel ?',
        'je ne suis pas d’accord avec mon évaluation',
      ],
      body: `Ce sont deux rendez-vous différents.

      - L’entretien annuel juge le travail : résultats, objectifs, salaire. La loi ne l’impose pas. S’il existe, les critères doivent vous être connus avant, et porter sur le travail.
      - L’entretien de parcours professionnel (ancien entretien professionnel) parle de votre avenir : compétences, formation, évolution, CPF. Il est obligatoire : dans l’année de l’embauche, puis tous les quatre ans, avec un bilan tous les huit ans ; un autre suit la visite médicale de mi-carrière, vers 45 ans, et un dans les deux ans avant 60 ans. Il est sur le temps de travail, avec un écrit remis.

      Préparer, une heure suffit :

      1. Trois réussites chiffrées, une difficulté et ce que vous en avez appris.
      2. Ce qu’il vous faut : moyens, formation, charge.
      3. Une demande précise : augmentation, poste, horaires.

      Signer veut dire « j’ai lu », rarement « j’accepte » : écrivez vos remarques avant, ou « reçu le ». Pas d’accord ? Répondez par écrit sous quelques jours, fait par fait, et demandez la correction. Une mauvaise note liée à la santé, au syndicat ou à une grossesse se conteste.

      Gardez ces comptes rendus : ils aident pour le CV.`,
      sources: [
        ['Code du travail, L6315-1', 'https://www.legifrance.gouv.fr'],
        ['Service-Public', 'https://www.service-public.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
  ]),
];
