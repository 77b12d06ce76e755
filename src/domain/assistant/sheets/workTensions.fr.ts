import { sheetsOf, WRITTEN_LATER } from '#/domain/assistant/sheets/sheetsOf';

/** What strains a job: hours, pay, people, health, and the ways in which it ends badly. */
export const WORK_TENSION_SHEETS = [
  ...sheetsOf('leaving', [
    {
      id: 'renvoye-oral',
      title: 'Mon patron me dit de ne plus revenir',
      topic: 'renvoi oral ou par SMS',
      questions: [
        'Mon patron m’a viré par SMS, est-ce légal ?',
        'On m’a dit de ne pas revenir demain, que faire ?',
        'Licencié à l’oral sans lettre, ai-je des droits ?',
        'On m’a retiré du planning et personne ne me répond',
        'il m’a crié de rentrer chez moi, que j’étais viré',
        'mon badge ne marche plus, je suis licencié ?',
      ],
      body: `Un « vous êtes viré » lancé ou envoyé par SMS n’est pas un licenciement en règle, mais ne restez pas chez vous en silence : on dirait que vous avez abandonné le poste.

      1. Le jour même, par message et e-mail, puis en recommandé : « Vous m’avez demandé ce matin de ne plus venir. Je reste à votre disposition pour travailler ; écrivez-moi quand reprendre, ou votre décision. »
      2. Présentez-vous à l’heure prévue, avec un témoin si possible. Refusé à la porte ? Notez l’heure, le nom, les mots.
      3. Gardez SMS, planning sans votre nom, badge coupé.
      4. Ne signez ni démission ni papier antidaté. « Rentrez chez vous en attendant » peut être une mise à pied : demandez-la par écrit.

      Vos droits :

      - CDI : sans convocation, entretien ni lettre motivée, le licenciement est sans cause réelle et sérieuse. Douze mois pour les prud’hommes.
      - CDD, mission : rompus sans motif grave, les salaires jusqu’au terme sont dus.
      - Période d’essai : un message peut suffire, mais le délai de prévenance se paie.
      - Pas déclaré : les mêmes droits, la preuve est libre.
      - Tant que rien n’est décidé par écrit, réclamez le salaire.

      Demandez l’attestation, inscrivez-vous à France Travail. Conseil gratuit : 0 806 000 126.`,
      sources: [
        ['Service-Public, licenciement', 'https://www.service-public.fr'],
        ['Code du travail numérique', 'https://code.travail.gouv.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'entretien-prealable',
      title: 'Convoqué à un entretien préalable : s’y préparer, faute simple ou grave',
      topic: 'entretien préalable',
      questions: [
        'J’ai reçu une convocation à un entretien préalable, que faire ?',
        'Qui peut m’accompagner à un entretien préalable ?',
        'Faut-il aller à l’entretien préalable à un licenciement ?',
        'La mise à pied conservatoire est-elle payée ?',
        'lettre recommandée éventuel licenciement, je risque quoi',
        'faute simple, faute grave, quelle différence',
      ],
      body: `Allez-y, accompagné, et parlez peu : rien n’est encore décidé. Ne pas y aller n’est pas une faute, mais laisse l’employeur seul à raconter.

      1. La lettre dit l’objet, la date, le lieu et votre droit à être assisté. Avant un licenciement, cinq jours ouvrables au moins la séparent de l’entretien ; sinon, demandez un report.
      2. Accompagnant : un salarié de l’entreprise ; s’il n’y a pas d’élus, un conseiller du salarié, gratuit (liste en mairie). Ni avocat ni conjoint.
      3. Préparez faits, dates, preuves. La lettre n’a pas à dire ce que l’on vous reproche.
      4. Sur place : écoutez, notez, répondez aux faits. « Je conteste ; j’ajouterai ma réponse par écrit. » Ne signez rien d’autre qu’une présence.
      5. Après : l’accompagnant écrit ce qui s’est dit. La décision vient par lettre, deux jours ouvrables plus tard au moins, un mois au plus pour une faute.

      - Mise à pied conservatoire : vous attendez chez vous, sans salaire ; il est rendu si la faute grave n’est pas retenue.
      - Faute simple : préavis et indemnité. Faute grave : ni l’un ni l’autre. Faute lourde : l’intention de nuire, en plus. Congés payés et chômage restent dus dans tous les cas.

      Malade ce jour-là ? Demandez une autre date, ou répondez par écrit.`,
      sources: [
        ['Service-Public, entretien préalable', 'https://www.service-public.fr'],
        ['Code du travail, L1232-2 à L1232-6', 'https://www.legifrance.gouv.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'rupture-negocier',
      title: 'Rupture conventionnelle refusée, imposée, trop faible : négocier',
      topic: 'négociation d’une rupture conventionnelle',
      questions: [
        'Mon employeur refuse la rupture conventionnelle, que faire ?',
        'Comment demander une rupture conventionnelle à mon patron ?',
        'Combien demander pour une rupture conventionnelle ?',
        'Mon employeur me pousse à partir avec une rupture conventionnelle',
        'on me met au placard pour que je parte de moi-même',
        'combien de temps prend une rupture conventionnelle en tout',
      ],
      body: `Personne ne peut y être forcé, ni lui ni vous : un refus se contourne par une date et un intérêt commun, pas par une menace.

      - Demander : « Je souhaite parler d’une fin de contrat d’un commun accord, vers fin juin, avec une passation complète. » Vos raisons restent à vous.
      - Combien : au moins l’indemnité légale, ou celle de la convention si elle est plus haute. Exemple : 2 000 € brut, six ans, un quart de mois par an, soit 3 000 €. Au-dessus, tout se discute : ancienneté, risque d’un procès, formation, date. Les congés non pris s’ajoutent.
      - Durée : cinq à six semaines en tout. Possible pendant un arrêt. Un CDD se rompt autrement, par accord écrit.

      Il refuse ? Reposez la question dans trois mois. Entre-temps : autre emploi, démission-reconversion, médecin du travail si la santé lâche, syndicat si ses fautes sont graves. L’abandon de poste fait perdre le chômage.

      Il vous pousse dehors (mise au placard, reproches soudains, « signez, ou c’est la faute grave ») ? Ne signez rien le jour même, notez, venez assisté. S’il veut ce départ, vous pouvez demander plus que le minimum. Signée sous la menace ou sur fond de harcèlement, la rupture peut être annulée : douze mois pour saisir les prud’hommes.`,
      sources: [
        ['Service-Public, rupture conventionnelle', 'https://www.service-public.fr'],
        ['Code du travail numérique, indemnité', 'https://code.travail.gouv.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
  ]),
  ...sheetsOf('unemployment', [
    {
      id: 'essai-chomage',
      title: 'Période d’essai rompue : ai-je droit au chômage ?',
      topic: 'chômage après un essai rompu',
      questions: [
        'Si je romps ma période d’essai, ai-je droit au chômage ?',
        'Mon employeur a mis fin à mon essai, vais-je toucher le chômage ?',
        'J’ai démissionné d’un CDI et mon nouvel essai est rompu',
        'Combien de jours d’essai sans perdre mes allocations ?',
        'le nouveau boulot me plaît pas, je peux partir et garder mes droits ?',
        'ils arrêtent mon essai, France Travail me paie ou pas',
      ],
      body: `Rompu par l’employeur, oui, si vous avez assez travaillé avant ; rompu par vous, cela dépend de ce que vous faisiez avant.

      L’employeur met fin à l’essai :

      - avant, vous étiez au chômage, licencié ou en fin de CDD : vos droits reprennent ou s’ouvrent ;
      - avant, vous aviez démissionné : cette démission ne compte plus si vous aviez trois ans d’emploi sans interruption et que l’essai finit dans les 65 jours travaillés, ou si vous avez travaillé au moins 65 jours (ou 455 heures) depuis.

      Vous partez vous-même :

      - avant, licencié, fin de CDD ou rupture conventionnelle, et moins de 65 jours travaillés à ce poste : le départ est en général admis, et un reste d’allocation reprend ;
      - au-delà, ou après avoir quitté un CDI pour ce poste : en principe non. Un réexamen se demande après 121 jours de recherche.

      1. Posez la question à France Travail, par écrit, avant de rompre.
      2. Faites écrire qui rompt et à quelle date : l’attestation doit dire la même chose.
      3. Réclamez salaire, congés et papiers, même pour trois jours.
      4. Réinscrivez-vous le lendemain.

      L’employeur n’a pas à donner de raison, mais rompre à cause de la santé, d’une grossesse ou de l’origine est une discrimination.`,
      sources: [
        ['Unédic', 'https://www.unedic.org'],
        ['France Travail, démission', 'https://www.francetravail.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
  ]),
  ...sheetsOf('rights', [
    {
      id: 'conflit-travail',
      title: 'Je ne m’entends pas avec mon chef ou un collègue',
      topic: 'conflit au travail',
      questions: [
        'Je ne m’entends pas avec mon chef, que faire ?',
        'Un collègue ne fait pas son travail et je fais tout',
        'Mes collègues me mettent à l’écart',
        'Comment répondre à un chef qui crie ?',
        'j’ai un collègue insupportable qui me critique tout le temps',
        'on se moque de mon accent et de ma couleur à l’atelier',
      ],
      body: `Parlez-lui d’abord, seul à seul, d’un fait précis : beaucoup de tensions viennent d’une consigne ou d’une charge mal répartie, et se règlent là.

      « Hier, vous avez refait ma caisse devant les clients ; je me suis senti rabaissé. La prochaine fois, dites-le-moi à part. D’accord ? »

      - Chef qui crie : « Je vous écoute, mais pas sur ce ton. Voyons-nous à 16 heures. » Puis un message qui résume les consignes.
      - Collègue qui ne fait pas sa part : parlez des tâches, pas de la personne ; demandez au chef qui fait quoi, par écrit.
      - Mis à l’écart : cherchez un allié, demandez un travail à deux.

      Cela continue ? Le responsable au-dessus, les ressources humaines, un élu du CSE, le médecin du travail. Demandez un changement d’équipe ou d’horaire, en disant ce que le travail y gagne.

      Ce n’est plus un conflit :

      - humiliations ou insultes répétées : harcèlement moral ;
      - mots sur la couleur, l’accent, la religion, l’orientation sexuelle, le handicap, même « pour rire » : discrimination. L’employeur doit y mettre fin ; Défenseur des droits, 39 28 ;
      - coups, menaces : plainte, et accident du travail.

      Notez dates, mots, témoins. Mal au ventre le dimanche soir ? Voyez votre médecin, et commencez à regarder ailleurs sans démissionner.`,
      sources: [
        ['Service-Public, harcèlement moral', 'https://www.service-public.fr'],
        ['Défenseur des droits', 'https://www.defenseurdesdroits.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'harcelement-sexuel',
      title: 'Gestes, blagues, avances au travail : le harcèlement sexuel',
      topic: 'harcèlement sexuel au travail',
      questions: [
        'Mon patron me fait des avances, que faire ?',
        'Un collègue me touche au travail',
        'Des blagues sexuelles, est-ce du harcèlement ?',
        'À qui parler d’un harcèlement sexuel au travail ?',
        'il me frôle et me fait des remarques sur mon corps',
        'si je parle je perds ma place',
      ],
      body: `C’est interdit, et ce n’est pas à vous de vous taire ni de partir : l’employeur, prévenu, doit vous protéger et faire cesser les faits (articles L1153-1 à L1153-5 du Code du travail).

      Remarques sur le corps, blagues, images, messages, questions intimes, répétés et non voulus : harcèlement. Une seule pression grave pour obtenir un acte sexuel : aussi. Toucher les fesses, les seins, les cuisses, embrasser de force : agression sexuelle, un délit.

      1. En danger ou agressée : 17, ou 114 par SMS. Un médecin constate.
      2. Dites-le à une personne sûre.
      3. Écrivez : date, lieu, mots, gestes, témoins. Gardez messages et photos.
      4. Alertez par écrit : direction, ressources humaines, élu ou référent du CSE. C’est le patron ? L’inspection du travail, tenue au secret.
      5. Demandez à ne plus être seule avec lui : c’est lui que l’on déplace.
      6. Plainte : six ans en général. Prud’hommes : cinq ans.

      Aide gratuite : 39 19, jour et nuit ; AVFT (violences au travail), CIDFF, Défenseur des droits, 39 28.

      Vous sanctionner ou vous renvoyer pour avoir parlé ou témoigné est nul. Apprentie, stagiaire, intérimaire, candidate, avec ou sans papiers, homme ou femme : la même protection. Ne signez ni démission ni accord avant un conseil.`,
      sources: [
        ['Code du travail, L1153-1 à L1153-6', 'https://www.legifrance.gouv.fr'],
        ['AVFT', 'https://www.avft.org'],
        ['Arrêtons les violences', 'https://arretonslesviolences.gouv.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'arret-controle',
      title: 'En arrêt : sorties, contrôle, vacances, médecin envoyé par l’employeur',
      topic: 'contrôle d’un arrêt maladie',
      questions: [
        'Ai-je le droit de sortir pendant mon arrêt maladie ?',
        'Un médecin contrôleur est venu et j’étais absent',
        'Puis-je partir en vacances pendant un arrêt ?',
        'Mon employeur peut-il faire contrôler mon arrêt ?',
        'mon patron me menace d’envoyer un médecin',
        'la sécu a arrêté de me payer après un contrôle',
      ],
      body: `Oui, vous pouvez sortir si l’arrêt coche « sorties autorisées » ; soyez alors chez vous de 9 à 11 heures et de 14 à 16 heures, tous les jours, sauf soins. Le médecin peut aussi autoriser des sorties libres.

      - Contrôle de l’Assurance maladie : une visite, ou une convocation. Absent ? Les indemnités peuvent être réduites ou arrêtées : écrivez le jour même, preuve jointe (pharmacie).
      - Médecin envoyé par l’employeur : possible s’il complète votre salaire. Il ne lui dit pas votre maladie. Absence, refus ou arrêt jugé non justifié : l’employeur peut cesser son complément, pas vous sanctionner ; la CPAM, prévenue, peut suspendre.
      - Partir dans un autre département ou à l’étranger : demandez l’accord de la CPAM quinze jours avant. La justice a discuté cette règle pour l’étranger, mais un contrôle manqué coûte les indemnités.
      - Chez un proche : indiquez l’adresse, l’étage, le code.
      - Interdit sans accord du médecin : travailler, même gratuitement, compétition sportive. Courses, promenade, école : oui, hors des heures de présence.
      - Indemnités arrêtées : contestez dans le délai écrit sur la lettre, avec votre médecin, et demandez une visite au médecin du travail.

      Votre chef écrit ? Vous n’avez pas à travailler ; rendez seulement une clé ou un code indispensable.`,
      sources: [
        ['Assurance maladie, arrêt de travail', 'https://www.ameli.fr'],
        ['Service-Public, contrôle d’un arrêt', 'https://www.service-public.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
  ]),
  ...sheetsOf('pay', [
    {
      id: 'augmentation',
      title: 'Demander une augmentation à son employeur',
      topic: 'augmentation de salaire',
      questions: [
        'Comment demander une augmentation ?',
        'Quel pourcentage d’augmentation demander ?',
        'Mon patron refuse de m’augmenter depuis des années',
        'Mon salaire doit-il suivre l’inflation ?',
        'j’ai plus de responsabilités et pas un euro de plus',
        'à quel moment parler d’augmentation',
      ],
      body: `Demandez un rendez-vous, avec un chiffre et trois preuves : aucune loi n’oblige à augmenter, sauf jusqu’au SMIC et au minimum de la convention.

      1. Vérifiez d’abord ce qui est dû : coefficient, grille, prime d’ancienneté. La hausse du SMIC ou des prix ne relève pas les autres salaires.
      2. Situez-vous : dix annonces du même poste près de chez vous.
      3. Choisissez le moment : avant le budget de l’an prochain ou l’entretien annuel, après une réussite ; pas un jour de crise.
      4. Chiffrez, en brut par mois : 3 à 5 % pour un poste inchangé, 8 à 15 % pour des responsabilités en plus. Visez un peu au-dessus de votre plancher.
      5. Dites : « Depuis un an, je forme les nouveaux, je passe les commandes, les erreurs ont baissé. Je souhaite passer à 2 150 €. » Puis taisez-vous. Ni votre loyer, ni le salaire d’un collègue.

      Un non : « Que faudrait-il, et pour quelle date ? » Confirmez par e-mail. À la place : prime, échelon, heures, télétravail, formation, titres-restaurant.

      Rien depuis des années ? Demandez un nouveau classement si vos tâches dépassent la grille, voyez le syndicat qui négocie les salaires. Une offre ailleurs est le meilleur argument, si vous êtes prêt à partir.`,
      sources: [
        ['Apec, négocier son salaire', 'https://www.apec.fr'],
        ['Code du travail numérique', 'https://code.travail.gouv.fr'],
      ],
      updatedOn: WRITTEN_LATER,
    },
  ]),
  ...sheetsOf('contracts', [
    {
      id: 'heures-changer',
      title: 'Passer à temps partiel, ou obtenir plus d’heures',
      topic: 'changement de durée du travail',
      questions: [
        'Comment passer à temps partiel ou à 80 % ?',
        'Mon employeur peut-il refuser mon temps partiel ?',
        'Je voudrais plus d’heures, comment demander ?',
        'Mon patron embauche alors que je veux un temps plein',
        'je fais 20 heures et je veux passer à 35',
        'il me fait faire plus d’heures que mon contrat toutes les semaines',
      ],
      body: `Dans les deux sens, demandez par écrit : rien ne change sans avenant signé, et vous avez parfois une priorité.

      Plus d’heures :

      - à temps partiel, vous êtes prioritaire pour un poste plus long de même catégorie (article L3123-3 du Code du travail). « Je souhaite passer à 35 heures ; merci de me signaler les postes libres. » On embauche quelqu’un d’autre sans vous le proposer ? Cela se conteste ;
      - un « complément d’heures » par avenant existe si la branche le prévoit ;
      - chaque semaine deux heures de trop au moins, pendant douze semaines : la nouvelle durée devient celle du contrat, si vous ne vous y opposez pas ;
      - les heures en plus sont majorées de 10 %, puis 25 %, et n’atteignent jamais 35 heures.

      Moins d’heures :

      - congé parental à temps partiel : un droit, avec un an d’ancienneté, jusqu’aux trois ans de l’enfant ;
      - proche aidant, mi-temps thérapeutique, retraite progressive, création d’entreprise : des règles à part ;
      - une autre raison : suivez l’accord collectif ; sinon, recommandé six mois avant, réponse sous trois mois. L’employeur peut refuser en disant pourquoi. Proposez un jour précis et qui fera quoi.

      Avant de signer : heures, jours, salaire, retour possible à temps plein. Vos semaines de congés ne changent pas ; la retraite et la prime d’activité, oui.`,
      sources: [
        ['Code du travail, L3123-1 et suivants', 'https://www.legifrance.gouv.fr'],
        ['Service-Public, temps partiel', 'https://www.service-public.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'interim-quitter',
      title: 'Intérim : refuser, quitter une mission, être embauché par le client',
      topic: 'refus ou fin d’une mission d’intérim',
      questions: [
        'Puis-je refuser une mission d’intérim ?',
        'Comment arrêter une mission d’intérim avant la fin ?',
        'L’entreprise veut m’embaucher après mon intérim',
        'L’agence d’intérim ne me rappelle plus, que faire ?',
        'si je quitte ma mission je perds mes primes ?',
        'refuser une mission fait perdre le chômage ?',
      ],
      body: `Refuser une mission est libre tant que rien n’est signé ; en quitter une demande un motif, ou l’accord de l’agence.

      - Refuser : « Non pour celle-ci ; oui dès lundi, à moins de trente minutes. » Au chômage, seule une « offre raisonnable » de votre contrat d’engagement compte, au deuxième refus sans raison. En CDI intérimaire, on ne refuse pas une mission conforme à son contrat.
      - Quitter : pendant l’essai (deux à cinq jours), librement. Ensuite, pour un CDI ailleurs, prouvé, avec un préavis d’un jour par semaine de contrat, deux semaines au plus. Sinon, demandez un accord écrit : l’agence remplace souvent. Partir sans rien dire expose à payer un dédommagement, et peut gêner l’allocation.
      - Danger, paie fausse, insultes : prévenez l’agence par écrit d’abord, c’est votre employeur.
      - Primes : si vous rompez, les 10 % de fin de mission sont perdus ; les congés payés restent dus.
      - Embauché par le client : aucune clause ne peut l’interdire. Les jours faits là-bas dans les trois derniers mois comptent dans l’ancienneté et réduisent l’essai. Un CDI tout de suite supprime la prime de fin de mission.
      - Agence muette : appelez deux fois par semaine, donnez vos disponibilités, demandez s’il y a eu un reproche, ouvrez deux autres agences.`,
      sources: [
        ['Code du travail, L1251-28 à L1251-39', 'https://www.legifrance.gouv.fr'],
        ['Service-Public, intérim', 'https://www.service-public.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
  ]),
  ...sheetsOf('disability', [
    {
      id: 'mi-temps-therapeutique',
      title: 'Le mi-temps thérapeutique : demander, salaire, durée, refus',
      topic: 'mi-temps thérapeutique',
      questions: [
        'Comment demander un mi-temps thérapeutique ?',
        'Combien touche-t-on en mi-temps thérapeutique ?',
        'Mon employeur peut-il refuser le mi-temps thérapeutique ?',
        'Combien de temps dure un mi-temps thérapeutique ?',
        'mon mi-temps se termine et je tiens pas un plein temps',
        'je reprends à 50 %, qui me paie le reste ?',
      ],
      body: `Votre médecin le prescrit, l’employeur l’accepte, l’Assurance maladie complète le salaire : on reprend à 50 %, ou une autre part, sans tout perdre.

      1. Le médecin établit un arrêt « temps partiel pour raison médicale » ; envoyez-le à l’employeur et à la CPAM. Un arrêt complet avant n’est pas toujours nécessaire.
      2. Demandez l’accord de l’employeur par écrit ; jours et heures se fixent avec lui, après avis du médecin du travail (visite de préreprise).
      3. L’employeur envoie chaque mois une attestation de salaire : sans elle, rien n’est versé.
      4. Signez un avenant temporaire.

      - Combien : le salaire des heures faites, plus des indemnités journalières, sans dépasser votre ancien salaire. La convention ou la prévoyance complète parfois. Le versement tarde : demandez une estimation à la CPAM.
      - Durée : quelques mois, renouvelables, un an en tout le plus souvent, parfois davantage ; la CPAM suit.
      - Refus de l’employeur : il doit dire pourquoi. Faites intervenir le médecin du travail.
      - Congés payés : acquis comme à temps plein.
      - Fonction publique : temps partiel thérapeutique, traitement entier, par périodes, un an au plus.

      Deux mois avant la fin, voyez vos médecins : prolonger, rester à temps partiel, aménager le poste, RQTH, invalidité. Ne reprenez pas à plein temps par peur.`,
      sources: [
        ['Assurance maladie', 'https://www.ameli.fr'],
        ['Service-Public, temps partiel thérapeutique', 'https://www.service-public.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
  ]),
];
