import { agree, formatCount } from '#/copy/format';
import { screenNames } from '#/copy/screenNames.copy';
import type { DraftProblem } from '#/domain/applications/applicationDraft';
import type { Dueness } from '#/domain/applications/followUps';
import type { ApplicationSort } from '#/domain/applications/selectApplications';

/** Words of the screen Mes Candidatures. */
export const applicationsCopy = {
  title: screenNames.applications,
  subtitle: 'Chaque candidature, de l’envoi à la réponse, gardée sur cet appareil.',
  sample: 'Exemple',
  sampleTitle: 'Voici à quoi ressemblera votre suivi',
  sampleText:
    'Ces quatre lignes sont des exemples. Votre première candidature les remplace\u00a0: ajoutez-la à la main, ou importez votre tableau.',
  sampleList: 'Candidatures d’exemple',
  add: 'Ajouter une candidature',
  importFile: 'Importer un fichier CSV',
  exportFile: 'Exporter en CSV',
  importShort: 'Importer',
  exportShort: 'Exporter',
  loading: 'Ouverture de votre suivi…',
  views: {
    label: 'Vues',
    board: 'Par étape',
    table: 'En liste',
    journal: 'Journal',
  },
  search: 'Rechercher',
  searchHint: 'Poste, entreprise, lieu, contact',
  status: 'Statut',
  allStatuses: 'Tous les statuts',
  sort: 'Trier',
  sorts: {
    attention: 'À relancer d’abord',
    newest: 'Plus récentes',
    oldest: 'Plus anciennes',
    company: 'Par entreprise',
    title: 'Par poste',
  } satisfies Record<ApplicationSort, string>,
  noMatch: {
    title: 'Aucune candidature ne correspond',
    text: 'Changez un mot de la recherche, ou affichez tous les statuts.',
    reset: 'Tout afficher',
  },
  shown: (shown: number, total: number): string =>
    `${formatCount(shown)} ${agree(shown, 'candidature affichée', 'candidatures affichées')} sur ${formatCount(total)}`,
  showMore: 'En afficher plus',
  overdueTitle: (count: number): string =>
    `${formatCount(count)} ${agree(count, 'relance en retard', 'relances en retard')}`,
  overdueText: 'Un message court suffit souvent\u202f; les candidatures à relancer sont en tête.',
  gone: {
    title: 'Cette candidature n’est plus dans votre suivi',
    text: 'Elle a été supprimée, peut-être dans un autre onglet. Voici les autres.',
  },
  openJournal: 'Ouvrir le journal de recherche',
  columnEmpty: 'Aucune candidature à cette étape',
  stages: 'Étapes',
  dragHint:
    'Pour changer d’étape, faites glisser une carte, ouvrez son menu, ou utilisez les flèches gauche et droite.',
  moveMenu: (title: string): string => `Changer le statut de la candidature «\u00a0${title}\u00a0»`,
  moveTo: (status: string): string => `Passer à «\u00a0${status}\u00a0»`,
  moved: (title: string, status: string): string =>
    `«\u00a0${title}\u00a0» passe à «\u00a0${status}\u00a0».`,
  dossier: 'Ouvrir le dossier',
  followed: { title: 'Offres suivies, à envoyer', untitled: 'Poste à préciser' },
  edit: 'Modifier',
  remove: 'Supprimer',
  sentOn: (day: string): string => `Envoyée le ${day}`,
  at: (company: string): string => `chez ${company}`,
  dueness: {
    overdue: (day: string): string => `À relancer depuis le ${day}`,
    today: (): string => 'À relancer aujourd’hui',
    upcoming: (day: string): string => `À relancer le ${day}`,
  } satisfies Record<Dueness, (day: string) => string>,
  nextInterview: (day: string, time: string): string => `Entretien ${day} à ${time}`,
  columns: {
    caption: 'Candidatures',
    title: 'Poste',
    company: 'Entreprise',
    date: 'Date',
    status: 'Statut',
    followUp: 'Prochaine étape',
    actions: 'Actions',
  },
  empty: {
    title: 'Aucune candidature pour le moment',
    text: 'Notez ici chaque envoi\u00a0: nous vous dirons quand relancer, et votre journal sera prêt pour votre conseiller.',
  },
  damaged: {
    title: 'Votre suivi est abîmé',
    text: 'Nous ne pouvons plus le lire. Il sera mis de côté sur cet appareil, sans être supprimé, et un nouveau suivi commencera à votre prochaine candidature.',
  },
  unavailable: {
    title: 'Vos candidatures sont inaccessibles',
    text: 'Votre navigateur refuse l’accès à ses données, souvent en navigation privée. Rien n’a été supprimé\u00a0: rouvrez la page dans une fenêtre ordinaire.',
    retry: 'Réessayer',
  },
  dialogs: {
    cancel: 'Annuler',
    close: 'Fermer',
    addTitle: 'Nouvelle candidature',
    editTitle: 'Modifier la candidature',
    save: 'Enregistrer',
    leaveTitle: 'Abandonner cette saisie\u202f?',
    leaveText: 'Ce que vous avez saisi ici n’est pas enregistré.',
    leave: 'Abandonner',
    stay: 'Continuer la saisie',
    deleteTitle: 'Supprimer cette candidature\u202f?',
    deleteText: (title: string): string =>
      `«\u00a0${title}\u00a0» disparaîtra avec ses notes, ses contacts, ses relances et ses entretiens. Cette action est irréversible.`,
    delete: 'Supprimer',
  },
  form: {
    title: 'Poste',
    company: 'Entreprise',
    place: 'Lieu',
    date: 'Date d’envoi',
    status: 'Statut',
    link: 'Lien de l’offre',
    linkHint: 'Par exemple https://…',
    salary: 'Salaire',
    cvName: 'CV envoyé',
    cvNameHint: 'Le nom du fichier, pour vous souvenir de la version.',
    letter: 'Lettre envoyée',
    offer: 'Texte de l’offre',
    offerHint: 'Gardez-en une copie\u00a0: les annonces disparaissent.',
    optional: '(facultatif)',
    more: 'Lettre et texte de l’offre',
    followUps: 'Deux relances seront proposées, 7 et 14 jours après l’envoi.',
    problems: {
      titleMissing: 'Indiquez le poste.',
      companyMissing: 'Indiquez l’entreprise.',
      dateMissing: 'Indiquez une date qui existe.',
      dateFar: 'Vérifiez l’année de cette date.',
      linkNotWeb: 'Un lien commence par https://. Copiez-le depuis votre navigateur.',
      tooLong: 'Ce texte dépasse 20\u202f000 caractères\u00a0: raccourcissez-le.',
    } satisfies Record<DraftProblem, string>,
  },
} as const;
