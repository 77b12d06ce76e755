import { WRITTEN_LATER, sheetsOf } from '#/domain/assistant/sheets/sheetsOf';

/** Around the contract: before it begins, while it changes, and who may sign one. */
export const HIRING_SHEETS = sheetsOf('contracts', [
  {
    id: 'promesse-embauche',
    title: 'Promesse d’embauche et contrat déjà signé',
    topic: 'promesse d’embauche',
    questions: [
      'Que vaut une promesse d’embauche ?',
      'L’employeur peut-il revenir sur sa promesse ?',
      'J’ai signé un contrat et j’ai trouvé mieux, que faire ?',
      'On m’a dit oui à l’oral, puis-je quitter mon emploi ?',
      'Ils ont annulé mon embauche avant le premier jour',
      'Je veux renoncer à un poste que j’ai accepté',
    ],
    body: `Un « oui » au téléphone ne se prouve pas : ne quittez rien avant un écrit qui dit le poste, le salaire et la date de début.

    - Une offre de contrat laisse le temps de répondre ; l’employeur qui la retire trop tôt peut devoir des dommages et intérêts.
    - Une promesse ferme (emploi, rémunération, date d’entrée fixés) vaut contrat si vous l’acceptez : la rompre revient à vous licencier sans motif. Gardez l’écrit, répondez par écrit, puis demandez conseil avant les prud’hommes.
    - Vous avez signé et changez d’avis : prévenez vite et par écrit. En CDI, la période d’essai permet de partir avec 24 ou 48 heures de délai, sauf contrat sans essai. En CDD, la rupture est plus encadrée.

    Si vous avez démissionné pour un poste qui disparaît, dites-le à France Travail : certaines démissions suivies d’une embauche rompue ouvrent des droits.`,
    sources: [
      ['Service-Public, promesse d’embauche', 'https://www.service-public.fr'],
      ['Code du travail numérique', 'https://code.travail.gouv.fr'],
    ],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'non-concurrence',
    title: 'La clause de non-concurrence',
    topic: 'clause de non-concurrence',
    questions: [
      'Ma clause de non-concurrence est-elle valable ?',
      'Puis-je aller travailler chez un concurrent ?',
      'Combien est payée une clause de non-concurrence ?',
      'Mon contrat m’interdit de travailler dans le même métier',
      'Partir avec mes clients chez un autre employeur',
    ],
    body: `Une clause de non-concurrence n’est valable que si elle remplit toutes ces conditions :

    - elle protège un intérêt réel de l’entreprise ;
    - elle est limitée dans le temps et dans l’espace ;
    - elle tient compte de votre métier et vous laisse pouvoir travailler ;
    - elle prévoit une contrepartie en argent, versée après le départ.

    Sans contrepartie, elle est nulle. L’employeur peut y renoncer, dans le délai que prévoient le contrat ou la convention collective : demandez-lui sa position par écrit dès l’annonce du départ.

    Si vous la respectez, la contrepartie est due, même après une démission. Si vous ne la respectez pas, vous la perdez et l’entreprise peut demander réparation.

    Sans clause, vous pouvez rejoindre un concurrent ; emporter des fichiers ou dénigrer l’ancien employeur reste interdit. Faites lire la clause à un syndicat ou à un avocat avant de signer ailleurs.`,
    sources: [['Code du travail numérique', 'https://code.travail.gouv.fr']],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'modification-contrat',
    title: 'L’employeur change vos horaires, votre lieu ou votre poste',
    topic: 'modification du contrat de travail',
    questions: [
      'Mon employeur peut-il changer mes horaires ?',
      'On veut me muter, puis-je refuser ?',
      'Mon patron baisse mes heures et mon salaire',
      'On me change de poste sans me demander',
      'Ils déménagent l’entreprise, suis-je obligé de suivre ?',
      'On me passe de jour à la nuit',
      'Refuser un avenant à mon contrat',
    ],
    body: `Tout dépend de ce qui change.

    Il faut votre accord pour toucher à l’essentiel du contrat : la rémunération, la durée du travail, la qualification, le passage du jour à la nuit, ou un lieu hors du même secteur sans clause de mobilité. Vous pouvez refuser sans faute : l’employeur renonce, ou engage un licenciement qu’il doit justifier.

    L’employeur peut décider seul d’un simple changement des conditions de travail : horaires dans la journée, tâches de même niveau, lieu proche. Un refus peut alors être reproché, sauf atteinte excessive à votre vie personnelle ou familiale.

    1. Demandez la proposition par écrit.
    2. Pour un motif économique, vous avez un mois pour répondre.
    3. À temps partiel, le délai de prévenance et vos obligations familiales comptent.
    4. Ne signez pas un avenant le jour même ; montrez-le à un élu du CSE ou à l’inspection du travail.`,
    sources: [
      ['Service-Public, modification du contrat', 'https://www.service-public.fr'],
      ['Code du travail numérique', 'https://code.travail.gouv.fr'],
    ],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'travail-jeunes',
    title: 'Travailler avant 18 ans ou pendant ses études : règles, heures, salaire',
    topic: 'travail des jeunes et des étudiants',
    questions: [
      'À partir de quel âge peut-on travailler ?',
      'Un mineur peut-il travailler l’été ?',
      'Combien d’heures peut travailler un étudiant ?',
      'Un petit boulot fait-il perdre la bourse ?',
      'J’ai 15 ans et je cherche un job pour les vacances',
      'Combien est payé un jeune de 17 ans ?',
      'mon fils lycéen veut travailler en juillet',
    ],
    body: `Avant 18 ans :

    - dès 16 ans, tout contrat est possible avec l’accord des parents ;
    - de 14 à 16 ans, seulement pendant une partie des vacances, pour un travail léger, avec l’accord de l’inspection du travail demandé par l’employeur, celui des parents, et la moitié des vacances gardée au repos ;
    - pas de nuit, pas de travaux dangereux, au plus 8 heures par jour et 35 par semaine (7 heures par jour avant 16 ans) ;
    - le salaire peut être de 80 % du SMIC avant 17 ans et de 90 % à 17 ans, puis le SMIC après six mois dans la branche.

    Étudiant français ou européen : la loi ne fixe pas de nombre d’heures propre ; restez sous 15 à 20 heures par semaine si vous le pouvez. La bourse dépend des revenus de vos parents, mais elle demande d’être assidu. Avec un titre de séjour étudiant : 964 heures par an.

    Demandez au service de la scolarité un statut d’étudiant salarié : dispense d’assiduité, contrôle aménagé.`,
    sources: [
      ['Service-Public, travail d’un mineur', 'https://www.service-public.fr'],
      ['Étudiant.gouv', 'https://www.etudiant.gouv.fr'],
    ],
    updatedOn: WRITTEN_LATER,
  },
]);
