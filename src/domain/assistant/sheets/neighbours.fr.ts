import { WRITTEN_LATER, sheetsOf } from '#/domain/assistant/sheets/sheetsOf';

/** Rights at work in Belgium, in Switzerland and in Quebec: notice, sickness, holidays, permits, diplomas, children. */
export const NEIGHBOUR_SHEETS = sheetsOf('francophone', [
  {
    id: 'preavis-belgique',
    title: 'Démissionner ou être licencié en Belgique : le préavis',
    topic: 'préavis en Belgique',
    questions: [
      'Combien de semaines de préavis en Belgique ?',
      'Comment démissionner en Belgique ?',
      'Indemnité de rupture en Belgique, combien ?',
      'mon patron belge me licencie sans raison',
    ],
    body: `Le préavis se compte en semaines, selon l’ancienneté, et commence le lundi qui suit la notification.

    - Vous démissionnez : une semaine avant trois mois, deux avant six, trois avant un an, puis cela monte jusqu’à treize semaines au plus, dès huit ans.
    - L’employeur vous licencie : six semaines entre six et neuf mois, douze entre deux et trois ans, quinze entre quatre et cinq ans, puis environ trois de plus par année. Une réforme de 2026 touche les six premiers mois et plafonne à 52 semaines les nouveaux contrats : vérifiez. Contrat d’avant 2014 : calcul en deux parties.

    Forme : lettre recommandée (effet le troisième jour ouvrable) ou huissier ; vous seul pouvez aussi remettre la lettre en mains propres, contre signature du double.

    - Sans préavis presté, celui qui rompt doit la rémunération de la période : l’indemnité de rupture.
    - Motif : demandez-le par recommandé dans les deux mois. Un licenciement manifestement déraisonnable vaut 3 à 17 semaines de salaire.
    - Pendant le préavis donné par l’employeur, vous pouvez vous absenter payé pour chercher. Emploi trouvé : contre-préavis plus court.
    - Dès trente semaines : reclassement proposé.

    Démissionner suspend en général le chômage ; depuis mars 2026, une exception après dix ans de travail est prévue, une seule fois : vérifiez à l’ONEM.`,
    sources: [
      ['SPF Emploi, fin du contrat', 'https://emploi.belgique.be'],
      ['ONEM', 'https://www.onem.be'],
    ],
    countries: ['BE'],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'belgique-maladie',
    title: 'Malade en Belgique : salaire garanti, mutuelle, médecin-contrôle',
    topic: 'maladie et travail en Belgique',
    questions: [
      'Que faire quand on tombe malade en Belgique ?',
      'Combien de temps l’employeur paie-t-il en Belgique ?',
      'Le médecin-contrôle peut-il venir chez moi ?',
      'incapacité de travail mutuelle combien je touche',
    ],
    body: `Prévenez l’employeur tout de suite, puis la mutuelle : deux démarches séparées.

    1. Certificat : à envoyer dans les deux jours ouvrables si le règlement ou l’employeur le demande. Pour un seul jour, il n’en faut pas, deux fois par an depuis 2026 ; sous 50 salariés, l’entreprise peut en exiger un.
    2. Salaire garanti : un employé garde son salaire trente jours. Un ouvrier a sept jours complets, puis un montant réduit, complété par la mutuelle, jusqu’à trente jours.
    3. Ensuite la mutuelle verse 60 % du salaire plafonné pendant la première année, puis l’invalidité, selon la famille. Déclarez-lui l’arrêt sur son formulaire, sous 14 jours (ouvrier), 28 (employé) ou 7 (chômeur) ; un retard réduit l’indemnité.

    - Médecin-contrôle : l’employeur peut l’envoyer et le paie. Vous ne pouvez pas refuser ; il juge si vous pouvez travailler, sans dire ce que vous avez. Désaccord : un médecin arbitre.
    - Reprise partielle : avec l’accord du médecin-conseil de la mutuelle, demandé avant.
    - Arrêt long : un trajet de réintégration peut être proposé ; règles changées en 2026, comme pour la rechute.
    - Être licencié malade est possible, mais pas parce que vous êtes malade ; le préavis donné par l’employeur est suspendu pendant l’arrêt.

    Au chômage, signalez aussi l’arrêt à votre organisme de paiement.`,
    sources: [
      ['SPF Emploi', 'https://emploi.belgique.be'],
      ['INAMI', 'https://www.inami.fgov.be'],
    ],
    countries: ['BE'],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'belgique-vacances',
    title: 'Vacances, pécule et prime de fin d’année en Belgique',
    topic: 'vacances et pécule en Belgique',
    questions: [
      'C’est quoi le pécule de vacances ?',
      'Combien de jours de congé en Belgique ?',
      'Quand est payé le double pécule ?',
      'je quitte mon travail en Belgique, et mon pécule de sortie',
    ],
    body: `Vos vacances de cette année dépendent du travail de l’an dernier : douze mois à temps plein donnent vingt jours (semaine de cinq jours).

    - Employé : l’employeur paie le salaire normal pendant les congés, plus un double pécule de 92 % du mois brut, souvent en mai ou juin.
    - Ouvrier : l’ONVA ou une caisse de vacances paie tout en une fois, de mai à juin : 15,38 % du brut de l’an dernier, majoré à 108 %.
    - Départ d’un employé : l’employeur verse un pécule de sortie et une attestation. Donnez-la au suivant : il déduit ce qui a déjà été payé.
    - Pas assez de jours ? Vacances jeunes (moins de 25 ans, après les études), seniors (50 ans et plus), ou vacances supplémentaires après trois mois d’activité, avancées sur le pécule suivant.
    - Malade pendant les congés : envoyez un certificat ; les jours sont gardés.

    Prime de fin d’année : pas dans la loi, mais prévue par la plupart des commissions paritaires. Le numéro de la vôtre est sur la fiche de paie.

    Jours fériés : dix, payés. S’ils tombent un dimanche ou un jour habituel d’inactivité, ils sont remplacés.

    Les dates se fixent avec l’employeur. Au chômage, prenez vos jours payés avant la fin de l’année et déclarez-les.`,
    sources: [
      ['ONVA', 'https://www.onva.be'],
      ['SPF Emploi, vacances annuelles', 'https://emploi.belgique.be'],
    ],
    countries: ['BE'],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'jobiste-belgique',
    title: 'Job étudiant en Belgique : 650 heures, impôts, flexi-job',
    topic: 'job étudiant en Belgique',
    questions: [
      'Combien d’heures peut travailler un étudiant en Belgique ?',
      'Comment fonctionnent les 650 heures jobiste ?',
      'Un job étudiant fait-il perdre les allocations familiales en Belgique ?',
      'c’est quoi un flexi-job',
    ],
    body: `Un étudiant peut travailler 650 heures par an avec des cotisations réduites (2,71 % pour lui). Au-delà, on peut continuer, avec les cotisations normales.

    - Compteur : l’application Student@work ; l’attestation se donne à l’employeur.
    - Âge : dès 15 ans, une fois les deux premières années du secondaire suivies.
    - Contrat d’occupation d’étudiant écrit, signé au plus tard le premier jour. Les trois premiers jours sont l’essai. Ensuite, vous partez avec un jour de préavis (contrat d’un mois au plus) ou trois jours.
    - Salaire : le barème du secteur, parfois réduit avant 21 ans.

    À surveiller avant d’accepter beaucoup d’heures :

    1. Impôts : au-dessus d’un plafond revu chaque année, vous n’êtes plus à charge de vos parents ; voyez le SPF Finances. Remplissez votre déclaration, même sans impôt.
    2. Allocations familiales : la règle dépend de la région ; à Bruxelles, après 18 ans, 240 heures par trimestre au plus, hors été. Demandez à la caisse.

    Étudiant étranger : hors Union, le titre de séjour limite souvent à vingt heures par semaine hors vacances.

    Le flexi-job est autre chose : un petit contrat à fiscalité douce, pour qui a déjà un emploi d’au moins quatre cinquièmes, ou une pension. Secteurs et plafonds changent : vérifiez.`,
    sources: [
      ['Student@work', 'https://www.studentatwork.be'],
      ['SPF Finances', 'https://finances.belgium.be'],
    ],
    countries: ['BE'],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'preavis-suisse',
    title: 'Démissionner ou être licencié en Suisse : le délai de congé',
    topic: 'délai de congé en Suisse',
    questions: [
      'Quel délai de congé en Suisse ?',
      'Comment démissionner en Suisse ?',
      'Peut-on être licencié pendant un arrêt maladie en Suisse ?',
      'mon employeur suisse refuse le certificat de travail',
    ],
    body: `Le délai vaut dans les deux sens, sauf contrat ou convention collective (CCT) différents : sept jours pendant l’essai ; ensuite, un mois la première année, deux de la deuxième à la neuvième, trois après, pour la fin d’un mois.

    - La lettre doit être reçue avant la fin du mois : postez-la en recommandé une semaine plus tôt, ou remettez-la contre signature. Aucun motif à donner pour partir.
    - Licencié, exigez le motif par écrit.
    - Protection, après l’essai : pendant la maladie ou l’accident (30 jours la première année, 90 de la deuxième à la cinquième, 180 ensuite), la grossesse et les seize semaines après la naissance, le service militaire. Un congé donné alors est nul ; donné avant, son délai est suspendu. Cela ne joue pas si vous démissionnez.
    - Congé abusif (représailles, motif personnel) : opposez-vous par écrit avant la fin du délai, puis agissez en justice dans les 180 jours après la fin du contrat. L’indemnité va jusqu’à six mois de salaire ; le congé reste valable.
    - Renvoi immédiat : seulement pour une faute grave. Contestez vite et restez à disposition.

    Certificat de travail : dû à tout moment, détaillé et vrai ; demandez une correction, au besoin devant les prud’hommes. Vacances et treizième au prorata sont payés.`,
    sources: [
      ['SECO, droit du travail', 'https://www.seco.admin.ch'],
      ['ch.ch, travail', 'https://www.ch.ch/fr/travail'],
    ],
    countries: ['CH'],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'suisse-permis',
    title: 'Permis B, L, G ou C : travailler en Suisse',
    topic: 'permis de travail en Suisse',
    questions: [
      'Quel permis pour travailler en Suisse ?',
      'Différence entre le permis B, L, G et C',
      'Un Marocain ou un Sénégalais peut-il travailler en Suisse ?',
      'je suis français, faut-il un permis avant de commencer à Lausanne',
    ],
    body: `Citoyen de l’Union européenne ou de l’AELE : un contrat suffit à obtenir le permis, sans quota ni préférence locale.

    - Moins de trois mois dans l’année : pas de permis, l’employeur vous annonce en ligne.
    - L : contrat de trois mois à un an. B : un an ou plus, valable cinq ans. G : frontalier, retour au domicile au moins une fois par semaine. C : établissement, après cinq ans pour plusieurs pays dont la France et la Belgique, dix pour d’autres.
    - Démarche : s’annoncer à la commune dans les quatorze jours et avant de commencer, avec pièce d’identité et contrat. Le frontalier passe par le canton du lieu de travail.
    - Chercher sur place : trois mois sans permis, puis un permis de courte durée si vous avez de quoi vivre.
    - Changer d’employeur ou de canton est libre avec B ou L européen ; annoncez l’adresse.

    Autres nationalités : c’est l’employeur qui demande, en prouvant qu’il n’a trouvé personne en Suisse ni dans l’Union ; places comptées, postes qualifiés surtout. Un permis de séjour français ne donne pas le droit de travailler en Suisse. La famille d’un titulaire de B peut en général travailler.

    Assurance maladie : trois mois pour choisir. Jamais de paiement à un intermédiaire.`,
    sources: [
      ['Secrétariat d’État aux migrations', 'https://www.sem.admin.ch'],
      ['ch.ch, travailler en Suisse', 'https://www.ch.ch/fr'],
    ],
    countries: ['CH'],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'suisse-conditions',
    title: 'Conditions de travail en Suisse : maladie, vacances, treizième, LPP',
    topic: 'conditions de travail en Suisse',
    questions: [
      'Combien de semaines de vacances en Suisse ?',
      'Qui paie mon salaire si je suis malade en Suisse ?',
      'Le treizième salaire est-il obligatoire en Suisse ?',
      'c’est quoi la LPP et les déductions sur ma paie suisse',
    ],
    body: `La loi fixe peu ; le contrat et la convention collective (CCT) font le reste. Lisez-les avant de signer.

    - Vacances : quatre semaines au moins, cinq jusqu’à 20 ans. Seul le 1er août est férié partout ; les cantons ajoutent les leurs.
    - Maladie : l’employeur paie trois semaines la première année (contrat de plus de trois mois), plus ensuite selon le canton. Beaucoup ont une assurance : souvent 80 % pendant 720 jours. Demandez laquelle. Accident : 80 % dès le troisième jour.
    - Treizième salaire : habituel, dû seulement s’il est prévu.
    - Durée : 40 à 42 heures, maximum légal de 45 ou 50 selon le métier. Les heures supplémentaires se compensent ou se paient avec 25 % de plus ; le contrat peut en disposer autrement jusqu’au maximum légal.
    - Maternité : quatorze semaines à 80 % ; autre parent : deux semaines.

    Paie : l’AVS et le chômage sont retenus ; la prévoyance professionnelle (LPP) s’ajoute au-dessus d’environ 22 680 francs par an, seuil à vérifier. L’assurance maladie se paie à part, et le permis B ou G peut impliquer l’impôt à la source.

    Salaires : comparez avec Salarium (Office de la statistique) ou le calculateur national du SECO, par région, âge et poste. Le loyer et l’assurance mangent vite l’écart.`,
    sources: [
      ['SECO, travail', 'https://www.seco.admin.ch'],
      ['Office fédéral de la statistique', 'https://www.bfs.admin.ch'],
    ],
    countries: ['CH'],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'quebec-equivalences',
    title: 'Faire reconnaître un diplôme étranger au Québec',
    topic: 'diplôme étranger au Québec',
    questions: [
      'Comment faire reconnaître mon diplôme au Québec ?',
      'C’est quoi l’évaluation comparative ?',
      'Exercer comme infirmière ou ingénieur au Québec',
      'mon diplôme français vaut quoi à Montréal',
    ],
    body: `Tout dépend du métier : la plupart n’exigent aucune reconnaissance, l’employeur juge votre expérience.

    - Métier non réglementé : écrivez sur le CV l’équivalent (« licence, comparable à un baccalauréat »). L’évaluation comparative des études, du ministère de l’Immigration, est payante et prend des semaines ; c’est un avis, utile dans le public ou si on vous la demande.
    - Profession à ordre (une quarantaine : santé, génie, comptabilité, droit…) : l’ordre seul décide, par équivalence, cours, stage ou examen. Écrivez-lui avant de partir, demandez la liste des pièces.
    - Français : les arrangements de reconnaissance mutuelle France-Québec raccourcissent le chemin pour de nombreux métiers, dont infirmier, ingénieur et architecte ; il reste parfois un stage.
    - Construction : la Commission de la construction (CCQ) ; certains métiers exigent un certificat de qualification.
    - Enseignement : le ministère de l’Éducation autorise.
    - Sans papier suffisant : la reconnaissance des acquis (RAC), au centre de formation ou au cégep.

    1. Cherchez le métier sur qualificationsquebec.com.
    2. Rassemblez diplômes, relevés, programmes de cours, traduits si besoin.
    3. Visez d’abord un poste voisin (assistant, technicien) pour l’expérience québécoise.

    L’évaluation exigée par Entrée express, au fédéral, est différente : ne payez pas la mauvaise. Un ordre refuse ? La révision est possible.`,
    sources: [
      ['Gouvernement du Québec', 'https://www.quebec.ca'],
      ['Qualifications Québec', 'https://www.qualificationsquebec.com'],
      ['Office des professions', 'https://www.opq.gouv.qc.ca'],
    ],
    countries: ['CA'],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'quebec-parental',
    title: 'Bébé, grossesse et maladie au Québec : RQAP et congés',
    topic: 'congés parentaux et maladie au Québec',
    questions: [
      'Comment fonctionne le RQAP ?',
      'Combien dure le congé de maternité au Québec ?',
      'C’est quoi le retrait préventif au Québec ?',
      'je suis malade au Québec, est-ce que je suis payé',
    ],
    body: `Deux choses s’additionnent : le congé, que l’employeur doit accorder, et l’argent, versé par le RQAP.

    - Maternité : 18 semaines à 70 % du salaire assuré, ou 15 à 75 % (régime particulier). Autre parent : 5 semaines à 70 %, ou 3 à 75 %.
    - Parental, à partager : 32 semaines (7 à 70 %, 25 à 55 %), ou 25 à 75 %. Quelques semaines s’ajoutent si chacun en prend assez. Le choix du premier qui demande engage les deux.
    - Condition : au moins 2 000 dollars de revenu assuré et une vraie baisse de gains. Demande sur rqap.gouv.qc.ca, la semaine où le congé commence.
    - Congé sans solde : jusqu’à 65 semaines pour chaque parent. Avisez l’employeur trois semaines avant ; il garde votre place.

    Retrait préventif : travail dangereux pour l’enfant ou vous ? Le médecin remplit un certificat, l’employeur vous réaffecte ou la CNESST vous indemnise à 90 % du net.

    Maladie : 26 semaines d’absence protégée sur douze mois, sans paie obligatoire, sauf deux jours payés par an dès trois mois de service, partagés avec les obligations familiales. Ensuite : assurance de l’employeur, ou assurance-emploi maladie, jusqu’à 26 semaines.

    On vous congédie pour cela ? Plainte à la CNESST sous 45 jours.`,
    sources: [
      ['RQAP', 'https://www.rqap.gouv.qc.ca'],
      ['CNESST', 'https://www.cnesst.gouv.qc.ca'],
    ],
    countries: ['CA'],
    updatedOn: WRITTEN_LATER,
  },
]);
