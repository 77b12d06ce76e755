import { sheetsOf, WRITTEN_LATER } from '#/domain/assistant/sheets/sheetsOf';

/** Hours, Sundays, watching and health at work. */
export const WORKDAY_SHEETS = sheetsOf('contracts', [
  {
    id: 'travail-dimanche',
    title: 'Travailler le dimanche : obligation et paie',
    topic: 'travail du dimanche',
    questions: [
      'Peut-on m’obliger à travailler le dimanche ?',
      'Le dimanche est-il payé plus ?',
      'Le dimanche matin en supermarché',
      'Refuser de travailler le dimanche',
    ],
    body: `Cela dépend du commerce ou du métier.

    - Magasin alimentaire : il peut faire travailler jusqu’à 13 heures, sans demander de volontaires. Si votre contrat ou l’horaire ne prévoyait pas le dimanche, l’ajouter est une modification que vous pouvez refuser.
    - Restauration, hôtels, soins, boulangerie, spectacle, sécurité, transports : le dimanche fait partie du métier.
    - Magasins des zones touristiques ou commerciales, et « dimanches du maire » : sur accord écrit, et vous pouvez refuser sans sanction.

    La paie :

    - magasin alimentaire de plus de 400 m² : au moins 30 % de plus pour les heures du dimanche matin ; plus petit, la loi ne prévoit rien, voyez la convention collective ;
    - dimanches du maire : payés double, avec un repos ;
    - zones touristiques ou commerciales : ce que prévoit l’accord ;
    - ailleurs : la convention, souvent une majoration ou un repos.

    Un jour de repos par semaine reste dû ; le dimanche matin en magasin alimentaire donne en plus une journée entière toutes les deux semaines. Vérifiez la convention sur le Code du travail numérique.`,
    sources: [
      ['Code du travail numérique', 'https://code.travail.gouv.fr'],
      ['Service-Public, travail du dimanche', 'https://www.service-public.fr'],
      ['Code du travail, L3132-12 et suivants', 'https://www.legifrance.gouv.fr'],
    ],
    countries: ['FR', 'DROM'],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'trajet-pauses',
    title: 'Trajet, habillage, pauses : ce qui compte comme du travail',
    topic: 'temps de trajet, d’habillage et de pause',
    questions: [
      'Le temps de trajet est-il payé ?',
      'Combien de pause pour 7 heures de travail ?',
      'Le temps d’habillage est-il payé ?',
      'Une réunion en dehors de mes heures est-elle payée ?',
    ],
    body: `Est payé comme du travail le temps où vous êtes à la disposition de l’employeur, sans pouvoir faire ce que vous voulez.

    - Pause : vingt minutes d’affilée dès six heures de travail. Elle n’est payée que si la convention le dit, ou si vous devez rester prêt à intervenir. Le repas suit la même règle.
    - Domicile-travail : non payé. Un trajet bien plus long que d’habitude, pour aller chez un client, ouvre une contrepartie en repos ou en argent.
    - D’un client ou d’un chantier à l’autre dans la journée : du travail, payé, et les frais avec.
    - Passage obligé au dépôt avant le chantier : du travail à partir de là.
    - Tenue imposée, mise et ôtée sur place : une contrepartie est due, en temps ou en prime. Une douche imposée par un travail salissant est payée.
    - Réunion, inventaire, formation imposés, même le soir ou un jour de repos : du travail, payé.
    - Astreinte à la maison : une contrepartie, et chaque intervention est du travail, trajet compris.

    Avant 18 ans : trente minutes de pause après quatre heures et demie. Notez vos heures chaque jour : en cas de désaccord, ce carnet compte.`,
    sources: [
      ['Code du travail, L3121-1 à L3121-16', 'https://www.legifrance.gouv.fr'],
      ['Code du travail numérique', 'https://code.travail.gouv.fr'],
    ],
    countries: ['FR', 'DROM'],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'visite-medicale',
    title: 'La visite médicale du travail',
    topic: 'médecine du travail',
    questions: [
      'La visite médicale d’embauche est-elle obligatoire ?',
      'Que dire au médecin du travail ?',
      'Demander une visite au médecin du travail',
      'Reprise après un arrêt, quelle visite ?',
    ],
    body: `Le médecin du travail veille à ce que le poste n’abîme pas votre santé. Il est tenu au secret : l’employeur reçoit un avis sur le poste, jamais votre maladie.

    - À l’embauche : une visite d’information dans les trois mois, avant la prise de poste pour la nuit et les moins de 18 ans. Un poste à risque (certains produits, échafaudages…) demande un examen d’aptitude avant de commencer.
    - Ensuite : tous les cinq ans au plus, plus souvent selon le poste ou l’état de santé.
    - Reprise : après un congé maternité, un accident du travail de trente jours, une autre maladie de soixante jours. L’employeur l’organise dans les huit jours.
    - Préreprise : pendant un arrêt de plus de trente jours, à votre demande, pour préparer le retour.
    - À tout moment, vous pouvez demander un rendez-vous, sans dire pourquoi à l’employeur. Il ne peut pas vous sanctionner pour cela.

    C’est gratuit, et sur votre temps de travail. Dites vos douleurs, vos traitements et ce qui bloque : le médecin peut demander un siège, d’autres horaires, un autre poste. Sans visite organisée, relancez l’employeur par écrit.`,
    sources: [
      ['Service-Public, médecine du travail', 'https://www.service-public.fr'],
      ['Code du travail, R4624-10 et suivants', 'https://www.legifrance.gouv.fr'],
    ],
    countries: ['FR', 'DROM'],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'surveillance-travail',
    title: 'Caméras, téléphone, badge : ce que l’employeur peut surveiller',
    topic: 'surveillance au travail',
    questions: [
      'Mon employeur peut-il me filmer ?',
      'La géolocalisation du véhicule est-elle légale ?',
      'Mon patron peut-il lire mes mails ?',
      'Fouiller mon sac ou mon casier, est-ce permis ?',
    ],
    body: `Il le peut, mais ni en cachette, ni sans cesse : vous devez être prévenu, et le moyen doit répondre à un vrai besoin.

    - Caméras : pour la sécurité des personnes et des biens. Pas braquées en continu sur un poste, jamais dans les toilettes, les vestiaires, la salle de pause. Un panneau l’annonce ; images gardées un mois en général.
    - Véhicule : la position peut être suivie pendant le travail, pas votre trajet privé ; on doit pouvoir la couper.
    - Ordinateur, messagerie du travail : l’employeur peut ouvrir ce qui n’est pas marqué « personnel ».
    - Appels : les écoutes servent à former, par moments, et vous le savez.
    - Badge : pour les heures, oui ; pour suivre chaque geste ou chaque pause aux toilettes, non. L’empreinte ne sert pas à compter les heures.
    - Sac, casier : seulement avec votre accord et un témoin, ou dans les cas prévus au règlement, et prévenu.

    Un doute ? Demandez par écrit ce qui est enregistré et combien de temps : l’employeur a un mois pour répondre. Ensuite, le CSE, l’inspection du travail ou une plainte à la CNIL.`,
    sources: [
      ['CNIL, travail', 'https://www.cnil.fr/fr/thematique/travail'],
      ['Code du travail, L1121-1 et L1222-4', 'https://www.legifrance.gouv.fr'],
    ],
    countries: ['FR', 'DROM'],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'cumul-public',
    title: 'Agent public : avoir une seconde activité',
    topic: 'cumul d’activités d’un agent public',
    questions: [
      'Un agent de mairie peut-il avoir un second emploi ?',
      'Fonctionnaire et auto-entrepreneur, est-ce possible ?',
      'Contractuel à l’hôpital et deuxième employeur',
      'Faut-il une autorisation pour cumuler ?',
    ],
    body: `En principe, un agent public (fonctionnaire ou contractuel : mairie, hôpital, école, État) se consacre à son service. Trois portes existent.

    - Activité accessoire : une autorisation écrite, demandée avant de commencer. La liste est fermée : cours et formation, aide à domicile, petits travaux ou ménage chez des particuliers, vente de ce que l’on fabrique, activité agricole, sport et culture… L’administration a un mois pour répondre ; sans réponse, c’est non.
    - Temps non complet, 70 % de la durée légale ou moins : une simple déclaration écrite à votre employeur public suffit pour une activité privée. Elle doit rester compatible avec le service et les horaires.
    - Créer ou reprendre une entreprise : autorisation et temps partiel, pour une durée limitée.

    Libres : écrire, créer une œuvre, être bénévole, gérer son patrimoine. La limite de durée du travail vaut aussi : 48 heures par semaine en tout.

    Sans accord, vous risquez une sanction et le remboursement. Demandez aux ressources humaines le formulaire, et gardez la réponse. Prévenez aussi l’employeur privé : un contrat peut prévoir l’exclusivité.`,
    sources: [
      ['Service-Public, cumul d’activités', 'https://www.service-public.fr'],
      ['Fonction publique', 'https://www.fonction-publique.gouv.fr'],
    ],
    countries: ['FR', 'DROM'],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'chomage-partiel',
    title: 'Activité partielle : moins d’heures, quel salaire',
    topic: 'activité partielle (chômage partiel)',
    questions: [
      'Mon entreprise me met au chômage partiel, combien je touche ?',
      'Mon patron n’a plus de travail à me donner, doit-il me payer ?',
      'Peut-on refuser l’activité partielle ?',
      'Travailler ailleurs pendant le chômage partiel',
      'Chômage partiel et congés',
    ],
    body: `On vous dit de ne pas venir, faute de travail ? Le salaire reste dû en entier, sauf si l’activité partielle est accordée. Ce n’est ni un congé, ni du temps à rattraper, ni du sans solde : demandez par message sous quelle forme vous êtes payé, et dites que vous restez disponible.

    En activité partielle, votre contrat continue : l’entreprise réduit ou arrête le travail pour un temps, avec l’accord de l’administration, et vous paie une indemnité.

    - Combien : 60 % du brut pour chaque heure perdue, soit environ 72 % du net, jamais moins que le minimum fixé chaque année. Les heures travaillées sont payées comme d’habitude. La convention ou l’employeur peuvent donner plus.
    - Elle figure sur le bulletin de paie, avec les heures perdues.
    - Vous ne pouvez pas la refuser ; un salarié protégé, si.
    - Congés, retraite, mutuelle, ancienneté : vous continuez d’acquérir des droits.
    - Travailler ailleurs pendant ces heures est permis si votre contrat ne prévoit pas l’exclusivité : prévenez votre employeur par écrit.

    Rien à demander à France Travail. Si l’on vous fait travailler pendant des heures déclarées perdues, c’est une fraude de l’entreprise : notez les dates et parlez-en au CSE ou à l’inspection du travail.`,
    sources: [
      ['Service-Public, activité partielle', 'https://www.service-public.fr'],
      ['Code du travail, R5122-18', 'https://www.legifrance.gouv.fr'],
    ],
    countries: ['FR', 'DROM'],
    updatedOn: WRITTEN_LATER,
  },
]);
