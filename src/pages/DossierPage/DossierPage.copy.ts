import { weekdayInWords } from '#/copy/dayWords';
import { agree } from '#/copy/format';
import { screenNames } from '#/copy/screenNames.copy';
import type { Dueness } from '#/domain/applications/followUps';
import type { DossierOrigin } from '#/domain/dossier/dossier';
import type { FollowUpWay } from '#/domain/dossier/followUpMessage.fr';
import type { DossierStep } from '#/domain/dossier/spine';

const steps: Record<DossierStep, string> = {
  read: 'Lu',
  compared: 'Comparé',
  letter: 'Lettre',
  sent: 'Envoyée',
  followUp: 'Relance',
  interview: 'Entretien',
  answer: 'Réponse',
};

const origins: Record<DossierOrigin, (day: string) => string> = {
  pasted: (day) => `Annonce collée le ${day}`,
  own: (day) => `Votre offre, dossier ouvert le ${day}`,
  imported: (day) => `Offre importée, copiée le ${day}`,
  catalogue: (day) => `Offre du catalogue, copiée le ${day}`,
  sample: (day) => `Offre d’exemple, dossier ouvert le ${day}`,
  typed: (day) => `Candidature saisie à la main, dossier ouvert le ${day}`,
};

const ways: Record<FollowUpWay, string> = {
  mail: 'E-mail',
  linkedIn: 'LinkedIn',
  phone: 'Téléphone',
};

const dueness: Record<Dueness, (day: string) => string> = {
  overdue: (day) => `Était prévue ${weekdayInWords(day)}`,
  today: () => 'Prévue aujourd’hui',
  upcoming: (day) => `Prévue ${weekdayInWords(day)}`,
};

/** What comes next, in a title, a sentence and a button. */
const next: Record<DossierStep, { readonly title: string; readonly text: string }> = {
  read: {
    title: 'Dire de quel poste il s’agit',
    text: 'Le titre n’a pas été lu dans l’annonce. Corrigez-le ci-dessous.',
  },
  compared: {
    title: 'Comparer avec votre CV',
    text: 'L’annonce est là\u00a0: il n’y a rien à coller. Vous saurez quoi mettre en avant.',
  },
  letter: {
    title: 'Écrire la lettre',
    text: 'Elle part de votre CV et de cette annonce, et vous la relisez phrase par phrase.',
  },
  sent: {
    title: 'Envoyer, puis le noter ici',
    text: 'Embellie n’envoie rien à votre place. Une fois la candidature partie, notez-la\u00a0: la relance se prévoit toute seule.',
  },
  followUp: {
    title: 'Relancer',
    text: 'Le message est prêt, avec ce que vous avez envoyé et quand.',
  },
  interview: {
    title: 'Préparer l’entretien',
    text: 'Des questions tirées de cette annonce. Une seule réponse, c’est déjà une préparation.',
  },
  answer: {
    title: 'Attendre la réponse',
    text: 'Tout ce qui dépend de vous est fait. Notez la réponse quand elle arrive.',
  },
};

/** Words of Le dossier. */
export const dossierCopy = {
  title: screenNames.dossier,
  back: screenNames.applications,
  untitled: 'Poste à préciser',
  opening: 'Ouverture du dossier…',
  sample: 'Exemple',
  origins,
  openAd: 'Ouvrir l’annonce',
  follow: 'Suivre cette offre',
  unfollow: 'Ne plus suivre',
  scoreLabel: (score: number, band: string): string => `Score de ${score} sur 100, ${band}`,
  next: {
    eyebrow: 'Prochaine étape',
    steps: next,
    followUpOn: (day: string): string => `Relancer ${weekdayInWords(day)}`,
    followUpLate: (day: string): string => `Relancer\u00a0: c’était prévu ${weekdayInWords(day)}`,
    followUpToday: 'Relancer aujourd’hui',
    far: {
      title: 'Regarder des offres plus proches',
      text: 'Le métier de cette offre est loin de ceux que montre votre CV. Une offre plus proche vous laisse plus de chances. Si ce métier est votre projet, la lettre reste à un geste.',
      go: 'Voir des offres plus proches',
    },
    over: {
      title: 'Ce dossier est clos',
      text: 'L’entreprise a répondu. Ce que vous avez préparé reste là, pour une autre fois.',
    },
    sampleText:
      'Cette offre est un exemple\u00a0: il n’y a personne à qui écrire. L’envoi s’y essaie pour de faux.',
    sampleTry: 'Essayer sur l’exemple',
  },
  spine: {
    title: 'Où en est ce dossier',
    steps,
    now: 'Maintenant',
    done: 'Fait',
    skipped: 'Passé',
    later: 'À venir',
  },
  read: {
    ad: (day: string): string => `L’annonce, copiée le ${day}`,
    noAd: 'Aucune annonce n’est gardée ici.',
  },
  compared: {
    none: 'Pas encore comparé à votre CV.',
    go: 'Comparer avec mon CV',
    again: 'Comparer à nouveau',
    all: 'Tout le détail des points',
    rows: 'Trois lignes à retenir',
    bare: 'Le détail de cette comparaison n’a pas pu être relu.',
  },
  letter: {
    none: 'Aucune lettre pour ce poste.',
    write: 'Écrire la lettre',
    open: 'Ouvrir la lettre',
    changed: (day: string): string => `Modifiée le ${day}`,
    sent: 'Envoyée',
    text: 'La lettre envoyée',
  },
  sent: {
    none: 'Rien n’est noté comme envoyé.',
    note: 'J’ai postulé',
    on: (day: string): string => `Envoyée ${weekdayInWords(day)}`,
    cv: (name: string): string => `Avec le CV «\u00a0${name}\u00a0»`,
    noCv: 'Sans CV noté',
    letter: 'et une lettre',
    open: 'Voir la candidature',
  },
  followUp: {
    none: 'Elle se prévoit quand la candidature est notée.',
    noneLeft: 'Aucune relance en attente.',
    answered: 'L’entreprise a répondu\u00a0: aucune relance n’est attendue.',
    dueness,
    done: (day: string): string => `Faite le ${day}`,
    message: 'Préparer le message',
    messageOf: (day: string): string => `Préparer le message de relance du ${day}`,
    calendar: 'Dans mon agenda (.ics)',
    calendarOf: (day: string): string => `Mettre la relance du ${day} dans mon agenda (.ics)`,
    markDone: 'C’est fait',
    markDoneOf: (day: string): string => `C’est fait\u00a0: relance du ${day}`,
    undo: 'Pas encore faite',
    undoOf: (day: string): string => `Pas encore faite\u00a0: relance du ${day}`,
  },
  interview: {
    none: 'Aucun entretien prévu, aucun entraînement.',
    train: 'M’entraîner',
    resume: 'Continuer l’entraînement',
    trained: (answered: number, total: number, day: string): string =>
      `Entraînement du ${day}\u00a0: ${answered} ${agree(answered, 'réponse', 'réponses')} sur ${total}`,
    planned: (when: string): string => `Entretien ${when}`,
    add: 'Noter un entretien',
  },
  answer: {
    none: 'Elle se note quand la candidature est partie.',
    status: 'Où en est cette candidature\u202f?',
    since: (day: string): string => `Depuis le ${day}`,
  },
  notes: {
    title: 'Notes',
    label: 'Notes de ce dossier',
    edit: 'Modifier les notes',
    save: 'Enregistrer',
    cancel: 'Annuler',
    empty: 'Noter ce que vous voulez retenir',
  },
  cv: {
    title: 'CV pour ce poste',
    none: 'Vos lignes, dans l’ordre qui répond à cette annonce. Rien n’est inventé.',
    make: 'Préparer ce CV',
    made: (day: string, count: number): string =>
      count === 0
        ? `Du ${day}, identique à votre CV`
        : `Du ${day}, ${count} ${agree(count, 'ligne changée', 'lignes changées')}`,
    open: 'Ouvrir ce CV',
  },
  people: {
    title: 'Personnes',
    none: 'Qui vous avez rencontré, eu au téléphone, ou qui vous a recommandé.',
    add: 'Ajouter une personne',
    removeOf: (name: string): string => `Retirer ${name}`,
  },
  corrected: {
    title: 'Ce que vous avez corrigé',
    post: 'Le poste lu',
    postUndo: 'Revenir à la lecture',
    all: 'Toutes vos corrections',
    notAsked: (label: string): string => `«\u00a0${label}\u00a0» n’est pas demandé`,
    asked: 'Compter à nouveau',
    askedOf: (label: string): string => `Compter à nouveau «\u00a0${label}\u00a0»`,
    added: (label: string): string => `«\u00a0${label}\u00a0» ajouté à votre CV`,
    remove: 'Retirer',
    removeOf: (label: string): string => `Retirer «\u00a0${label}\u00a0» de mon CV`,
  },
  sheet: 'Fiche à imprimer',
  remove: 'Fermer ce dossier',
  standing: {
    closed: {
      title: 'Ce dossier a été fermé dans un autre onglet',
      text: 'Vous le voyez comme il était, sans ses fichiers ni son CV, et ce que vous écriviez est encore là. Ce que vous enregistrez ici le rouvre\u202f; sans cela, il reste fermé.',
    },
    newer: {
      title: 'Vos dossiers viennent d’une version plus récente d’Embellie',
      text: 'Cet onglet est resté sur l’ancienne, et ne peut rien y ajouter. Copiez ce que vous écriviez, puis rechargez la page\u00a0: rien n’est perdu.',
    },
  },
  gone: {
    title: 'Ce dossier n’est plus là',
    text: 'Il a été fermé, ou il a été ouvert dans un autre navigateur. Vos candidatures, lettres et analyses restent à leur place.',
    action: 'Voir mes candidatures',
    another: 'Comparer une annonce',
  },
  unavailable: {
    title: 'Vos dossiers ne peuvent pas être lus',
    text: 'Votre navigateur refuse l’accès à ses données, comme dans certaines fenêtres privées. Rien n’est perdu.',
    retry: 'Réessayer',
  },
  dialogs: {
    close: 'Fermer',
    cancel: 'Annuler',
    followUp: {
      title: 'Message de relance',
      ways,
      label: 'Façon de relancer',
      sent: (day: string, cvName: string, letter: boolean): string => {
        const what = [cvName, letter ? 'une lettre' : '']
          .filter((part) => part !== '')
          .join(' et ');
        return `Envoyé ${weekdayInWords(day)}${what === '' ? '' : `\u00a0: ${what}`}`;
      },
      to: 'À',
      noTo: 'Ajoutez l’adresse du recruteur',
      subject: 'Objet',
      honest: 'Rien ne part d’ici\u00a0: relisez, complétez, envoyez vous-même.',
      copy: 'Copier',
      mail: 'Ouvrir dans ma messagerie',
      done: 'C’est fait',
    },
    person: {
      title: 'Une personne rencontrée',
      name: 'Nom',
      nameMissing: 'Indiquez au moins un nom.',
      role: 'Fonction, ou comment vous vous êtes rencontrés',
      email: 'E-mail',
      phone: 'Téléphone',
      optional: 'facultatif',
      save: 'Ajouter',
    },
    removePerson: {
      title: (name: string): string => `Retirer ${name}\u202f?`,
      text: 'Son nom, sa fonction et ses coordonnées s’effacent, et c’est irréversible.',
      confirm: 'Retirer',
    },
    remove: {
      title: 'Fermer ce dossier\u202f?',
      text: 'La copie de l’annonce, les notes, les pièces jointes, les personnes notées ici et le CV préparé pour ce poste s’en vont, et c’est irréversible. La candidature, les lettres, les analyses et les entretiens restent à leur place.',
      confirm: 'Fermer le dossier',
    },
  },
} as const;
