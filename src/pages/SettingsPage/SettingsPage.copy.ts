import { agree, formatBytes, formatDay, formatTime } from '#/copy/format';
import { screenNames } from '#/copy/screenNames.copy';
import type { BackupPartId } from '#/domain/backup/backupParts';
import type { PlannedPartId } from '#/domain/backup/planImport';
import type { LastSave } from '#/domain/backup/saveMemory';
import type { Asker, Connection, Outcome } from '#/domain/device/connection';
import type { ThemeChoice } from '#/domain/settings/themeChoice';
import type { StorageEstimate, StoragePromise } from '#/domain/storage/DeviceStorage';
import type { ApplicationState, SettingsDeed } from '#/pages/SettingsPage/SettingsPage.state';

/** Names of what is kept. */
export const partNames: Readonly<Record<PlannedPartId, string>> = {
  cv: 'CV gardé sur cet appareil',
  profile: 'Profil',
  photo: 'Photo de profil',
  applications: 'Candidatures',
  dossiers: 'Dossiers',
  attachments: 'Pièces jointes',
  analyses: 'Analyses',
  ownOffers: 'Offres ajoutées',
  savedSearches: 'Recherches sauvegardées',
  alerts: 'Préférences d’alertes',
  seenOffers: 'Offres déjà vues',
  letters: 'Lettres de motivation',
  tailoredCvs: 'CV préparés pour un poste',
  interviews: 'Simulations d’entretien',
  interviewPreferences: 'Préférences d’entretien',
  cvReview: 'Dernières analyses de CV',
  conversation: 'Conversation avec l’assistant',
  pastedOffer: 'Offre collée pour comparaison',
  cvCorrections: 'Corrections du CV',
  offerCorrections: 'Corrections d’offres',
  theme: 'Thème',
  samples: 'Affichage des exemples',
};

const promises: Readonly<Record<StoragePromise, string>> = {
  kept: 'Votre navigateur s’est engagé à ne pas les effacer de lui-même.',
  notPromised:
    'Votre navigateur pourrait les effacer s’il manque de place, ou après plusieurs semaines sans visite.',
  unknown: 'Votre navigateur ne dit pas s’il peut les effacer de lui-même.',
};

const askers: Readonly<Record<Asker, string>> = {
  page: 'par la page',
  worker: 'par une tâche de fond',
  service: 'par ce qui garde l’application hors ligne',
};

const outcomes: Readonly<Record<Outcome, string>> = {
  made: 'Faite',
  refused: 'Refusée',
};

const daysAgo = (days: number): string => {
  if (days === 0) return 'aujourd’hui';
  return days === 1 ? 'hier' : `il y a ${days} jours`;
};

const lastSave = (last: LastSave): string => {
  switch (last.status) {
    case 'never':
      return 'Aucune sauvegarde faite depuis ce navigateur.';
    case 'recent':
      return `Dernière sauvegarde\u00a0: ${daysAgo(last.days)}.`;
    case 'old':
      return `Dernière sauvegarde\u00a0: ${daysAgo(last.days)}. Vous avez travaillé depuis\u00a0: ce serait le moment d’en refaire une.`;
  }
};

/** `3 demandes`. */
export const counted = (count: number, one: string, other: string): string =>
  `${count} ${agree(count, one, other)}`;

/** Parts that hold a list, whose entries are worth counting. */
export const LIST_PARTS: readonly PlannedPartId[] = [
  'applications',
  'dossiers',
  'attachments',
  'analyses',
  'ownOffers',
  'savedSearches',
  'interviews',
  'letters',
  'tailoredCvs',
];

/** Words of the settings. */
export const settingsCopy = {
  title: screenNames.settings,
  version: ({ version, built }: Pick<ApplicationState, 'version' | 'built'>): string =>
    built === null
      ? `Embellie, version ${version}`
      : `Embellie, version ${version} du ${formatDay(built.day)} (${built.commit})`,
  subtitle: 'L’apparence d’Embellie et vos données, qui ne quittent pas cet appareil.',
  theme: {
    title: 'Apparence',
    text: 'Le thème choisi vaut pour ce navigateur.',
    legend: 'Thème',
    choices: {
      system: 'Système',
      light: 'Clair',
      dark: 'Sombre',
    } satisfies Record<ThemeChoice, string>,
  },
  samples: {
    title: 'Exemples',
    text: 'Ils montrent à quoi ressemble chaque écran avant vos premières données.',
    label: 'Montrer des exemples là où je n’ai encore rien',
    hint: 'Toujours marqués «\u00a0Exemple\u00a0», jamais comptés avec vos candidatures.',
  },
  model: {
    title: 'Modèle de langage (facultatif)',
    text: 'Il peut proposer des formulations. Il ne fixe jamais une note, et Embellie fonctionne sans lui.',
  },
  data: {
    title: 'Sauvegarde',
    text: 'Pour changer d’appareil, ou ne rien perdre si ce navigateur est vidé.',
    inventory: 'Sur cet appareil',
    nothing: 'Rien n’est encore enregistré sur cet appareil.',
    part: ({ part, count }: { part: BackupPartId; count: number | null }): string =>
      count === null
        ? `${partNames[part]} (illisible)`
        : LIST_PARTS.includes(part)
          ? `${partNames[part]}\u00a0: ${count}`
          : partNames[part],
    cv: (name: string): string => `CV\u00a0: ${name}`,
    aside: (count: number): string =>
      `${counted(count, 'élément illisible mis', 'éléments illisibles mis')} de côté`,
    lastSave,
    export: 'Tout enregistrer dans un fichier',
    exportHint:
      'Un seul fichier, à vous, protégé par une phrase secrète si vous le voulez. C’est aussi le moyen de passer à un autre appareil. Les offres importées d’un fichier n’y sont pas\u00a0: gardez ce fichier.',
    import: 'Reprendre une sauvegarde',
    importHint: 'Vous verrez ce qui change avant que rien ne soit écrit.',
  },
  storage: {
    title: 'Place occupée',
    text: 'Ce que ce site garde dans votre navigateur.',
    own: (bytes: number): string => `Vos données\u00a0: ${formatBytes(bytes)}`,
    estimate: ({ used, available }: StorageEstimate): string =>
      `Avec les fichiers de l’application, ${formatBytes(used)} sur ${formatBytes(available)} que le navigateur peut prêter.`,
    promises,
    week: {
      title: 'Ce navigateur efface après sept jours',
      text: 'Safari, et tout navigateur sur iPhone, peut effacer ce qu’un site garde quand on ne l’ouvre pas pendant sept jours. Ajoutez Embellie à l’écran d’accueil (ou au Dock sur Mac)\u00a0: la règle ne s’applique plus à l’application ainsi ouverte. Elle part de zéro\u00a0: enregistrez d’abord une sauvegarde ici, puis reprenez-la là-bas.',
    },
    ask: 'Demander à les garder',
    refused:
      'Votre navigateur n’a pas voulu s’engager. Il le fait plus volontiers pour un site ajouté à l’écran d’accueil ou aux favoris\u202f; en attendant, une sauvegarde vous protège.',
  },
  offline: {
    title: 'Hors ligne',
    text: 'Embellie s’ouvre sans réseau, une fois ses fichiers sur cet appareil.',
    statuses: {
      unsupported:
        'Votre navigateur ne garde pas l’application ici, souvent en navigation privée. Elle marche tant que la page reste ouverte.',
      starting:
        'L’application se range sur cet appareil après la première visite. Revenez ici dans un instant.',
    },
    prepare: 'Préparer le mode hors ligne',
    missing: (size: string): string =>
      `Les écrans sont déjà là. Pour lire un CV, comparer et écrire une lettre sans réseau, il reste ${size} à garder.`,
    preparing: 'Préparation du mode hors ligne',
    progress: (kept: number, all: number): string => `${formatBytes(kept)} sur ${formatBytes(all)}`,
    ready: (bytes: number): string =>
      `Tout Embellie est sur cet appareil (${formatBytes(bytes)})\u00a0: lire un CV, comparer et écrire une lettre marchent sans réseau.`,
    interrupted: {
      title: 'La préparation s’est arrêtée',
      text: 'Un fichier n’est pas arrivé. Ce qui est déjà là y reste\u202f; reprenez quand le réseau est revenu.',
    },
    newer:
      'Une nouvelle version est prête. Elle s’ouvrira au prochain chargement\u202f; ce qui est enregistré reste.',
    reload: 'Charger la nouvelle version',
  },
  connections: {
    title: 'Connexions',
    text: 'Chaque demande faite à un autre site par la page, ses tâches de fond ou ce qui la garde hors ligne, et celles que le navigateur a refusées.',
    none: 'Aucune demande à un autre site',
    some: (count: number): string => counted(count, 'demande', 'demandes'),
    since: { before: ' depuis ', time: formatTime, after: ', ouverture de la page.' },
    opened: (names: readonly string[]): string =>
      `Vous laissez la recherche en direct interroger ${names.join(', ')}.`,
    choose: 'Changer ces choix',
    told: ({ at, from, outcome, by }: Connection): string =>
      `${outcomes[outcome]} à ${formatTime(new Date(at))}, ${askers[from]} (${by}).`,
  },
  erase: {
    title: 'Repartir de zéro',
    text: 'Efface tout ce qu’Embellie garde sur cet appareil.',
    action: 'Tout supprimer',
  },
  sources: {
    title: 'À propos des données',
    text: 'Ce qu’Embellie sait des métiers, des communes et des mots vient de données publiques, cherchées sur cet appareil\u00a0: rien n’est demandé à leurs auteurs.',
    list: [
      {
        name: 'ROME 4.0, France Travail',
        href: 'https://www.francetravail.org/opendata/repertoire-operationnel-des-meti.html',
        use: 'Les métiers, leurs appellations et les passages de l’un à l’autre.',
        licence: 'Licence Ouverte 2.0, abrégé par nous.',
      },
      {
        name: 'Découpage administratif, Etalab',
        href: 'https://github.com/datagouv/decoupage-administratif',
        use: 'Les communes, leurs codes postaux et leurs départements, d’après l’Insee et La Poste.',
        licence: 'Licence Ouverte 2.0, abrégé par nous.',
      },
      {
        name: 'Base officielle des codes postaux, La Poste',
        href: 'https://www.data.gouv.fr/datasets/base-officielle-des-codes-postaux',
        use: 'Le centre de chaque commune, pour chercher dans un rayon.',
        licence: 'Licence Ouverte 2.0, abrégé par nous.',
      },
      {
        name: 'Fiches pratiques, service-public.fr (Dila) et ministère du Travail',
        href: 'https://www.data.gouv.fr/datasets/service-public-fr-guide-vos-droits-et-demarches-particuliers',
        use: 'Quels mots se rencontrent, pour comprendre les questions posées à l’assistant\u202f; aucune phrase n’est reprise.',
        licence: 'Licence Ouverte 2.0, seuls des nombres en sont tirés.',
      },
      {
        name: 'Phrases en français, Tatoeba',
        href: 'https://tatoeba.org/fr/downloads',
        use: 'Les mots de tous les jours, pour la même raison.',
        licence: 'CC BY 2.0 FR, seuls des nombres en sont tirés.',
      },
    ],
  },
  notices: 'Logiciels, polices et données d’autres auteurs',
  done: {
    imported: {
      title: 'Votre sauvegarde est reprise',
      text: 'Tout est de nouveau là. Vous pouvez garder le fichier en lieu sûr.',
    },
    erased: {
      title: 'Tout est supprimé',
      text: 'Cet appareil ne garde plus rien de vous. Les fichiers que vous avez enregistrés restent dans vos dossiers.',
    },
  } satisfies Record<SettingsDeed, { title: string; text: string }>,
  unavailable: {
    title: 'Votre navigateur ne garde rien ici',
    text: 'Il refuse ses données à ce site, souvent en navigation privée. Tout fonctionne jusqu’à la fermeture de la page\u202f; pour garder votre travail, ouvrez Embellie dans une fenêtre ordinaire.',
  },
} as const;
