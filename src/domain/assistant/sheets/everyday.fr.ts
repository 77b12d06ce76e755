import { WRITTEN_LATER, sheetsOf } from '#/domain/assistant/sheets/sheetsOf';

/** What comes up in the life of a post beside its contract: appearance, public holidays, messages after hours, a second job. */
export const EVERYDAY_SHEETS = [
  ...sheetsOf('rights', [
    {
      id: 'apparence',
      title: 'Tatouages, piercings, coiffure : l’apparence au travail',
      topic: 'apparence physique au travail',
      questions: [
        'Un tatouage peut-il m’empêcher d’être embauché ?',
        'Mon patron veut que j’enlève mon piercing',
        'Tatouée sur les mains, est-ce que je peux travailler dans l’accueil',
        'Peut-on m’obliger à couvrir mes tatouages au travail ?',
        'Cheveux colorés, dreadlocks, barbe : l’employeur peut-il refuser ?',
        'On m’a refusé à cause de mon apparence, de mon poids',
        'Faut-il cacher ses tatouages en entretien ?',
        'boucle d’oreille, bijoux, ongles longs interdits au travail',
        'mon look, ma coupe de cheveux ou mon maquillage dérangent mon employeur',
      ],
      body: `Un tatouage, un piercing, une coiffure ou une barbe relèvent de votre liberté. L’employeur ne peut la limiter que si le travail le justifie, et dans une juste mesure (article L1121-1 du Code du travail).

      - Ce qui se justifie souvent : l’hygiène (cuisine, boulangerie, soins : bijoux retirés, cheveux attachés), la sécurité près des machines, une présentation soignée face à la clientèle.
      - Couvrir suffit en général : manches, col, pansement. Demandez ce que prévoient le règlement intérieur et le contrat.
      - Écarter quelqu’un pour son apparence physique est une discrimination (article L1132-1), sauf exigence vraiment nécessaire au poste. Un dessin injurieux ou haineux peut, lui, être refusé.

      En entretien, dans un métier prudent (banque, accueil, luxe), couvrez ce qui peut l’être, puis demandez l’usage de la maison.

      Refusé pour cette raison ? Notez les mots et la date : le Défenseur des droits conseille gratuitement au 39 28.`,
      sources: [
        ['Service-Public, discrimination', 'https://www.service-public.fr'],
        ['Défenseur des droits', 'https://www.defenseurdesdroits.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'deconnexion',
      title: 'Messages le soir ou le week-end : le droit de ne pas répondre',
      topic: 'droit à la déconnexion',
      questions: [
        'Dois-je répondre aux messages de mon patron le week-end ?',
        'Mon chef m’appelle pendant mes jours de repos',
        'C’est quoi le droit à la déconnexion ?',
        'On m’écrit sur WhatsApp le soir après le travail',
        'Peut-on me joindre pendant mes vacances ou mon arrêt ?',
        'Ma responsable m’envoie des SMS le dimanche, suis-je obligé de répondre',
        'le groupe du travail sonne toute la nuit',
        'Suis-je obligé d’être dans le groupe WhatsApp du travail ?',
      ],
      body: `En dehors de vos heures, en congé ou en arrêt, vous n’avez pas à répondre. Ne pas décrocher sur votre téléphone personnel n’est pas une faute.

      - L’exception est l’astreinte : prévue par accord ou par l’employeur, annoncée à l’avance, avec une contrepartie. Le travail fait pendant l’astreinte est du temps de travail.
      - Onze heures de repos de suite chaque jour et un jour par semaine restent dus, sauf exceptions.
      - Le groupe WhatsApp du travail n’est pas une obligation, donner son numéro personnel aux clients non plus : sortez-en, ou coupez le son. Demandez les plannings par un autre canal.
      - Le temps passé à traiter des messages à la demande de l’employeur est du travail : notez-le, il se paie.
      - Le droit à la déconnexion fait partie de la négociation annuelle dans les entreprises où elle est obligatoire (article L2242-17) : demandez s’il existe un accord ou une charte.

      Une réponse simple, aux heures de travail : « J’ai vu votre message ce matin ; le week-end, je ne consulte pas mon téléphone. » Si les appels continuent, gardez-les et parlez-en aux représentants du personnel, au médecin du travail ou à l’inspection du travail.`,
      sources: [['Service-Public', 'https://www.service-public.fr']],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
  ]),
  ...sheetsOf('contracts', [
    {
      id: 'jours-feries',
      title: 'Travailler un jour férié',
      topic: 'jours fériés',
      questions: [
        'Un employeur peut-il m’obliger à travailler un jour férié ?',
        'Puis-je refuser de travailler à Noël ?',
        'Comment est payé un jour férié travaillé ?',
        'Le 1er mai est-il payé double ?',
        'Le 14 juillet, le 11 novembre, le lundi de Pâques : travaillés ou non ?',
        'On me fait venir le jour de l’An',
        'jour férié qui tombe un jour de repos, je le récupère ?',
      ],
      body: `La loi fixe onze jours fériés (article L3133-1). Un seul est chômé et payé pour tous : le 1er mai, sauf là où le travail ne peut pas s’arrêter (soins, transports, hôtels…), où il est payé double.

      - Les autres, Noël compris : la convention collective, un accord ou l’employeur dit s’ils sont travaillés. S’ils le sont, ne pas venir peut être sanctionné.
      - Chômé : payé normalement si vous avez au moins trois mois d’ancienneté.
      - Travaillé, hors 1er mai : la loi n’impose pas de supplément, mais beaucoup de conventions en prévoient un. Vérifiez la vôtre.
      - Moins de 18 ans : pas de travail ces jours-là, sauf dans certains secteurs.
      - S’il tombe un jour de repos, il n’est pas récupéré, sauf convention plus favorable.
      - Alsace et Moselle : deux jours de plus.

      Demandez le planning tôt et par écrit, et proposez un échange : « je viens le 25 contre le 1er ».`,
      sources: [
        ['Service-Public, jours fériés', 'https://www.service-public.fr'],
        ['Code du travail numérique', 'https://code.travail.gouv.fr'],
      ],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'cumul-emplois',
      title: 'Avoir deux emplois à la fois',
      topic: 'cumul d’emplois',
      questions: [
        'Peut-on avoir deux employeurs en même temps ?',
        'J’ai un mi-temps, puis-je prendre un autre travail le soir ?',
        'Combien d’heures au maximum avec deux contrats ?',
        'Mon employeur peut-il m’interdire un second emploi ?',
        'Faut-il prévenir mon patron que je travaille ailleurs ?',
        'travailler le week-end en plus de mon CDI',
        'deux temps partiels en même temps, c’est autorisé ?',
      ],
      body: `Oui, un salarié peut avoir plusieurs employeurs, dans la limite des durées maximales (article L8261-1).

      - Toutes heures réunies : dix heures par jour, 48 heures par semaine, 44 en moyenne sur douze semaines, et onze heures de repos entre deux journées.
      - Relisez votre contrat : une clause d’exclusivité n’est valable que si elle est justifiée par le poste, et rarement à temps partiel.
      - La loyauté reste due : pas de travail chez un concurrent sans accord, ni pendant un arrêt maladie ou des congés payés.
      - L’employeur peut vous demander par écrit vos autres horaires ; répondez, c’est lui qui doit vérifier la durée.
      - L’un des deux est public (mairie, hôpital, école) ? Il faut son autorisation pour une activité accessoire, une simple déclaration si vous y faites 70 % d’un temps plein ou moins.
      - Salarié du privé, une micro-entreprise ou des cours à côté : oui, sans autorisation en général, hors de vos heures et sans concurrence. Ni cela ni le bénévolat ne comptent dans ces durées ; une clause d’exclusivité ne tient pas la première année d’une création.

      Pour les congés, demandez les mêmes dates aux deux. Aux impôts, l’ensemble se déclare ; regardez votre taux de prélèvement.`,
      sources: [['Service-Public, cumul d’activités', 'https://www.service-public.fr']],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'salarie-ou-independant',
      title: 'Salarié ou indépendant : choisir pour un même travail',
      topic: 'choisir entre salariat et indépendance',
      questions: [
        'Vaut-il mieux être salarié ou auto-entrepreneur ?',
        'On me propose le même poste en salarié ou en micro-entreprise',
        'Coursier, livreur : salarié ou à mon compte, que choisir ?',
        'Quelle différence entre un contrat et une facture pour le même travail ?',
        'est-ce qu’un indépendant gagne plus qu’un salarié',
        'avantages et inconvénients de l’auto-entreprise par rapport au CDI',
      ],
      body: `À travail égal, comparez ce qui reste et ce qui protège, pas le montant affiché.

      - Salarié : salaire minimum garanti, congés payés, arrêt maladie, accident du travail, chômage, retraite ; l’employeur paie le matériel et les cotisations. Vous suivez ses horaires.
      - Indépendant : vous facturez et choisissez vos clients et vos heures. Vous payez cotisations, assurance, véhicule, matériel et temps sans travail. Pas de congés payés, pas de chômage en général, une protection plus faible.
      - Un calcul simple : retirez les cotisations et les frais, divisez par toutes les heures, attente comprise, et comparez au SMIC horaire net.

      Signe d’alerte : un seul client qui fixe vos horaires, vos prix et vous sanctionne. C’est peut-être du salariat déguisé, qui peut être reconnu par les prud’hommes.

      Vous hésitez ? Le salariat d’abord si vous avez besoin d’un revenu sûr ; l’indépendance si vous avez déjà plusieurs clients.`,
      sources: [
        ['Urssaf, auto-entrepreneur', 'https://www.autoentrepreneur.urssaf.fr'],
        ['Service-Public', 'https://www.service-public.fr'],
      ],
      updatedOn: WRITTEN_LATER,
    },
  ]),
  ...sheetsOf('interview', [
    {
      id: 'sante-entretien',
      title: 'Parler ou non de sa santé en entretien',
      topic: 'santé et entretien',
      questions: [
        'Faut-il parler de son burn-out en entretien ?',
        'Dois-je dire au recruteur que j’ai été longtemps en arrêt maladie ?',
        'J’ai eu un cancer, faut-il le dire à l’embauche ?',
        'Comment présenter une année d’arrêt pour dépression ?',
        'Le recruteur me demande si j’ai des problèmes de santé',
        'huit mois d’arrêt l’an dernier, j’en parle ou pas',
        'je reviens d’une longue maladie, qu’est-ce que je réponds à l’entretien',
      ],
      body: `Votre santé est privée : rien ne vous oblige à en parler, et le recruteur n’a pas à vous le demander (articles L1221-6 et L1132-1 du Code du travail). Seul le médecin du travail juge l’aptitude.

      Vous pouvez dire la période sans dire la cause :

      - « J’ai eu une période personnelle, elle est terminée, et je suis pleinement disponible. »
      - Puis revenez tout de suite au poste : une formation suivie, un projet, ce que vous avez envie de reprendre.
      - Restez à deux phrases. N’inventez pas d’emploi ni de voyage.

      En parler peut servir si vous avez besoin d’un aménagement (horaires, matériel, temps partiel thérapeutique) : dites le besoin, pas le diagnostic, plutôt une fois l’offre faite.

      Avant de postuler, demandez-vous ce qui vous ferait tenir : rythme, trajet, équipe. Posez ces questions-là en entretien.`,
      sources: [
        ['Service-Public', 'https://www.service-public.fr'],
        ['Défenseur des droits', 'https://www.defenseurdesdroits.fr'],
      ],
      open: 'interview',
      updatedOn: WRITTEN_LATER,
    },
  ]),
  ...sheetsOf('unemployment', [
    {
      id: 'contrat-engagement',
      title: 'Le contrat d’engagement de France Travail et les quinze heures',
      topic: 'contrat d’engagement et quinze heures d’activité',
      questions: [
        'C’est quoi les 15 heures d’activité par semaine de France Travail ?',
        'Contrat d’engagement France Travail : qui est concerné ?',
        'Que se passe-t-il si je ne fais pas les quinze heures ?',
        'Quelles activités comptent dans les 15 heures ?',
        'les 15h obligatoires pour les chômeurs c’est du travail gratuit ?',
      ],
      body: `Toute personne inscrite à France Travail, allocataires du RSA compris, signe un contrat d’engagement avec l’organisme qui la suit : objectifs, démarches, accompagnement.

      - Quinze heures d’activité par semaine au moins y sont inscrites pour qui en a besoin. Elles peuvent être réduites ou retirées selon votre situation : santé, handicap, garde d’enfant, aidant, parent isolé. Dites-le dès le diagnostic.
      - Ce sont des démarches, pas un travail gratuit : candidatures, ateliers, formation, immersion, permis, santé, logement, rendez-vous.
      - Si vous ne les faites pas : France Travail vérifie d’abord l’ensemble de vos démarches. Un manquement sans raison valable peut suspendre au moins 30 % de l’allocation pendant un à deux mois, jusqu’à quatre s’il se répète. La suspension s’arrête quand vous reprenez.

      Avant une sanction, vous pouvez vous expliquer par écrit dans le délai indiqué ; un recours et le médiateur restent possibles. Gardez une trace de tout. À vérifier sur francetravail.fr.`,
      sources: [['France Travail', 'https://www.francetravail.fr']],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'offre-raisonnable',
      title: 'Refuser une offre proposée par France Travail',
      topic: 'offre raisonnable d’emploi',
      questions: [
        'France Travail peut-il m’obliger à accepter un emploi ?',
        'Puis-je refuser une offre trop loin de chez moi ?',
        'Qu’est-ce qu’une offre raisonnable d’emploi ?',
        'Combien d’offres peut-on refuser au chômage ?',
        'Mon conseiller veut que je prenne un poste moins payé',
        'France Travail m’impose un travail à 60 kilomètres',
        'risque de perdre mon allocation si je dis non à un poste',
      ],
      body: `Un emploi ne s’impose pas, mais deux refus sans raison valable d’une « offre raisonnable » peuvent suspendre l’allocation.

      Ce qui est raisonnable se lit dans votre contrat d’engagement : métier, zone géographique, salaire attendu, tenant compte de votre formation, de votre expérience et de votre famille. Relisez-le : il n’y a plus de distance unique pour tous. Trop large ? Demandez à le changer.

      Vous pouvez refuser, en général :

      - un salaire inférieur à celui pratiqué pour ce métier dans la région, ou au minimum légal ;
      - un temps partiel si vous cherchez un temps plein ;
      - un poste qui ne correspond pas à vos qualifications ou à votre santé ;
      - un trajet impossible : pas de transport, garde d’enfant, coût. Chiffrez-le : durée, prix, horaires des bus.

      Répondez toujours par écrit, avec la raison, sans laisser passer le délai. En cas de menace de sanction : observations écrites, recours, puis le médiateur de France Travail.`,
      sources: [
        ['France Travail', 'https://www.francetravail.fr'],
        ['Service-Public', 'https://www.service-public.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
  ]),
  ...sheetsOf('applications', [
    {
      id: 'cv-coordonnees',
      title: 'E-mail, téléphone, adresse : les coordonnées du CV',
      topic: 'coordonnées du CV',
      questions: [
        'Quelle adresse e-mail mettre sur mon CV ?',
        'Mon adresse mail est un surnom, est-ce grave sur un CV ?',
        'Faut-il mettre son adresse complète sur son CV ?',
        'Quel numéro de téléphone donner aux recruteurs ?',
        'mon mail fait pas sérieux pour postuler',
        'faut-il créer une boîte mail pour sa recherche',
      ],
      body: `Les coordonnées sont lues en premier : elles doivent être simples et marcher.

      - E-mail : prénom et nom, avec un chiffre si c’est déjà pris. Un surnom ou une plaisanterie fait sourire, puis fait douter. Créez une boîte gratuite pour votre recherche et regardez-la chaque jour, courrier indésirable compris.
      - Téléphone : un seul numéro, celui auquel vous répondez, avec un message d’accueil court à votre nom. Un numéro inconnu est souvent un recruteur.
      - Adresse : la ville et le code postal suffisent. Un quartier proche du poste peut aider ; une adresse complète n’est pas utile.
      - Liens : un profil LinkedIn ou un portfolio à jour, sinon rien.
      - Pas de date de naissance, de situation de famille ni de numéro de sécurité sociale.

      Vérifiez chaque chiffre : une erreur ici fait perdre un entretien. Et donnez le même e-mail partout.`,
      sources: [['France Travail, le CV', 'https://www.francetravail.fr']],
      open: 'myCv',
      updatedOn: WRITTEN_LATER,
    },
  ]),
];
