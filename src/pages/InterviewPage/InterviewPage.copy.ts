import { agree } from '#/copy/format';
import type { QuestionKind, QuestionOrigin } from '#/domain/interview/interview';
import type { OfferCount } from '#/domain/interview/preferences';

const pad = (value: number): string => String(value).padStart(2, '0');

/** A duration as a clock shows it: `2:05`. */
const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${pad(seconds % 60)}`;

const kinds: Record<QuestionKind, string> = {
  hr: 'RH',
  technical: 'Technique',
  behavioural: 'Comportementale',
};

const origins: Record<QuestionOrigin, string> = {
  base: 'Question classique',
  extra: 'Suggérée par un mot de l’annonce',
  offer: 'Tirée de l’annonce',
  gap: 'Absent de votre CV',
  practice: 'Question hors la loi',
};

const counts: Record<`${OfferCount}`, string> = {
  '0': 'Aucune',
  '3': '3',
  '5': '5',
  '8': '8',
};

/** Words of the screen Simulateur d'Entretien. */
export const interviewCopy = {
  title: "Simulateur d'Entretien",
  subtitle:
    'Entraînez-vous sur les questions qu’on vous posera vraiment, au clavier ou à la voix. Personne d’autre que vous ne lit vos réponses.',
  setup: {
    offer: 'Texte de l’annonce',
    placeholder: 'Collez ici l’annonce du poste que vous préparez…',
    hint: 'Elle reste sur votre appareil. Elle sert à choisir les questions et à relire vos réponses.',
    start: 'Commencer l’entretien',
    preparing: 'Lecture de l’annonce…',
    blocked: 'Pour commencer, collez le texte de l’annonce.',
    choices: 'Vos questions',
    always: (extras: number): string =>
      extras === 0
        ? '8 questions classiques sont toujours posées.'
        : `8 questions classiques, et ${extras} ${agree(extras, 'autre suggérée', 'autres suggérées')} par les mots de l’annonce.`,
    count: 'Questions tirées de l’annonce',
    counts,
    kinds: 'De quel genre ?',
    noKind: 'Cochez au moins un genre, sinon aucune question ne sera tirée de l’annonce.',
    kindOptions: {
      hr: { label: 'RH', hint: 'expérience, langues, horaires, salaire' },
      technical: { label: 'Techniques', hint: 'outils, savoir-faire, missions' },
      behavioural: { label: 'Comportementales', hint: 'savoir-être, situations vécues' },
    } satisfies Record<QuestionKind, { label: string; hint: string }>,
    practice: 'M’entraîner aux questions hors la loi',
    practiceHint:
      'Deux questions qu’un employeur n’a pas le droit de poser, pour apprendre à les écarter poliment.',
    cv: {
      none: 'Sans CV importé, les questions ne tiennent compte que de l’annonce.',
      reading:
        'Votre CV est en cours de lecture : les questions pourront en tenir compte dans un instant.',
      read: 'Votre CV est lu : les questions insistent aussi sur ce qu’il ne montre pas.',
      unreadable:
        'Le texte de votre CV ne peut pas être lu : les questions ne tiennent compte que de l’annonce.',
    },
    importCv: 'Importer mon CV',
    subject: (title: string, company: string): string =>
      company === '' ? `Vous préparez « ${title} »` : `Vous préparez « ${title} », ${company}`,
    subjectText: 'L’annonce a été reprise ci-dessous.',
    subjectNoText: 'Nous n’avons pas le texte de cette annonce : collez-le ci-dessous.',
    resumeTitle: 'Un entretien vous attend',
    resumeText: (title: string | null, index: number, total: number, day: string): string =>
      `${title === null ? 'Entretien' : `« ${title} »`} du ${day}, question ${index + 1} sur ${total}. Vos réponses sont gardées.`,
    resume: 'Reprendre',
    history: (past: number): string => (past === 0 ? 'Mes entretiens' : `Mes entretiens (${past})`),
  },
  loading: 'Ouverture du simulateur…',
  progress: 'Avancement',
  progressText: (index: number, total: number): string => `Question ${index + 1} sur ${total}`,
  kinds,
  origins,
  questions: 'Les questions',
  questionState: { answered: 'répondue', open: 'sans réponse', current: 'en cours' },
  read: 'Écouter la question',
  stopReading: 'Arrêter la lecture',
  readingProblems: {
    noFrenchVoice:
      'Aucune voix française n’est installée sur cet appareil : la question se lit seulement à l’écran.',
    unsupported: 'Votre navigateur ne sait pas lire à voix haute : la question se lit à l’écran.',
  },
  answer: {
    label: 'Votre réponse',
    hint: 'Des notes suffisent, mais le retour sera plus juste si vous écrivez comme vous parleriez.',
    placeholder: 'Racontez…',
    counter: (words: number): string => `${words} ${agree(words, 'mot', 'mots')}`,
    dictate: 'Dicter ma réponse',
    stopDictating: 'Arrêter la dictée',
    listening: 'J’écoute…',
    interim: 'En train d’entendre',
    place: {
      device: 'La reconnaissance se fait sur votre appareil.',
      browserMaker: 'Votre navigateur peut envoyer le son à son éditeur.',
    },
    unsupported: 'La dictée n’existe pas dans ce navigateur. Vous pouvez tout écrire.',
    failed:
      'La dictée s’est interrompue. Ce qui était déjà écrit est gardé ; vous pouvez écrire ou réessayer.',
  },
  timer: {
    time: clock,
    spoken: (seconds: number): string => {
      const minutes = Math.floor(seconds / 60);
      const rest = seconds % 60;
      return minutes === 0
        ? `Chronomètre : ${rest} ${agree(rest, 'seconde', 'secondes')}`
        : `Chronomètre : ${minutes} ${agree(minutes, 'minute', 'minutes')} ${rest}`;
    },
    start: 'Lancer le chronomètre',
    pause: 'Mettre en pause',
    resume: 'Relancer le chronomètre',
    hide: 'Masquer le chronomètre',
    show: 'Afficher le chronomètre',
  },
  previous: 'Question précédente',
  next: 'Question suivante',
  finish: "Terminer l'entretien",
  leave: 'Interrompre',
  leaveHint: 'Vos réponses sont gardées : vous pourrez reprendre.',
  feedback: {
    ask: 'Voir mon retour',
    hide: 'Masquer le retour',
    empty: 'Écrivez ou dictez d’abord une réponse.',
    loading: 'Relecture de votre réponse…',
    unavailable:
      'Le retour n’a pas pu se charger. Vérifiez votre connexion ; votre réponse est gardée.',
    stale: 'Votre réponse a changé depuis ce retour.',
    title: 'Votre retour',
    points: (met: number, possible: number): string =>
      `${met} ${agree(met, 'point', 'points')} sur ${possible}`,
    first: 'À travailler en premier',
    strengths: 'Ce qui marche',
    others: (count: number): string => `${count} ${agree(count, 'autre piste', 'autres pistes')}`,
    parts: 'Les parties de votre réponse',
    partPresent: 'présente',
    partMissing: 'à ajouter',
    quote: 'dans votre réponse',
    weak: 'Plutôt que',
    better: 'Essayez',
    exampleNote: 'Exemple d’un autre métier : gardez vos propres faits.',
    offer: 'Ce que l’annonce demande',
    covered: 'abordé',
    open: 'pas encore abordé',
    ifYouHave: 'si vous l’avez',
    words: (words: number, aloud: string): string =>
      `${words} ${agree(words, 'mot', 'mots')}, environ ${aloud} à l’oral`,
    timed: (time: string): string => `${time} au chronomètre`,
    indicator: 'Un repère pour progresser, pas l’avis d’un recruteur.',
  },
  outline: {
    title: 'Un plan pour cette question',
    titleFromCv: 'Un plan à partir de votre CV',
    note: 'Rien n’est inventé : les lignes viennent de votre CV ou de l’annonce, et les blancs sont à vous.',
    restore: 'Revenir au plan d’origine',
  },
  practice: {
    title: 'Cette question n’a pas à être posée',
    touches: (criterion: string): string => `Elle touche à ${criterion}.`,
    lawful: (lawful: string): string => `Ce que l’employeur peut demander : ${lawful}.`,
    waysOut: 'Deux façons d’en sortir',
    source:
      'Code du travail, articles L1132-1 et L1221-6. Information générale, pas un conseil juridique.',
  },
  finished: {
    title: 'Entretien terminé',
    pastTitle: (day: string): string => `Entretien du ${day}`,
    summary: (answered: number, total: number): string =>
      `${answered} ${agree(answered, 'réponse', 'réponses')} sur ${total} questions`,
    none: 'Vous n’avez répondu à aucune question cette fois. Vous pouvez refaire une simulation quand vous voulez.',
    next: 'Pour la prochaine fois',
    nextTimes: (times: number): string =>
      `manqué dans ${times} ${agree(times, 'réponse', 'réponses')}`,
    best: 'Votre réponse la plus aboutie',
    bars: {
      label: (given: number, whole: number, total: number): string =>
        `Une barre par question\u00a0: ${given} ${agree(given, 'réponse donnée', 'réponses données')} sur ${total}, dont ${whole} avec tous les points. Le détail est plus bas.`,
      whole: 'tous les points',
      partly: 'une partie',
      left: 'sans réponse',
    },
    kept: 'Vos habitudes solides',
    byQuestion: 'Réponse par réponse',
    noAnswer: 'Sans réponse',
    yourAnswer: 'Votre réponse',
    offer: 'Exigences de l’annonce abordées',
    offerCount: (covered: number, total: number): string => `${covered} sur ${total}`,
    fillers: 'Mots parasites',
    noFillers: 'Presque aucun : continuez.',
    restart: 'Refaire une simulation',
    exportText: 'Exporter le texte',
    print: 'Imprimer',
    history: 'Mes entretiens',
    loading: 'Relecture de vos réponses…',
    unavailable: {
      title: 'Le retour n’a pas pu se charger',
      text: 'Vérifiez votre connexion, puis rouvrez cet entretien depuis l’historique. Vos réponses sont gardées.',
    },
  },
  history: {
    title: 'Mes entretiens',
    subtitle: 'Ils sont gardés sur cet appareil, les vingt derniers.',
    back: 'Nouvelle simulation',
    empty: 'Aucun entretien pour le moment',
    emptyText: 'Votre première simulation terminée apparaîtra ici, avec vos progrès.',
    progress: 'Vos progrès',
    progressText: 'Part des points obtenus à chaque entretien',
    chart: (values: string): string =>
      `Courbe des points obtenus, du plus ancien au plus récent : ${values}.`,
    table: 'Les mêmes chiffres en tableau',
    columns: {
      day: 'Date',
      interview: 'Entretien',
      share: 'Points',
      answered: 'Réponses',
      fillers: 'Mots parasites pour 100 mots',
    },
    percent: (value: number): string => `${value}\u00a0%`,
    untitled: 'Entretien sans titre',
    share: (met: number, possible: number): string => `${met} points sur ${possible}`,
    notMarked: 'sans retour',
    interrupted: 'Interrompu',
    open: 'Ouvrir',
    resume: 'Reprendre',
    remove: (title: string): string => `Supprimer l’entretien « ${title} »`,
    removeShort: 'Supprimer',
  },
  dialogs: {
    close: 'Fermer',
    voice: {
      title: 'Où va votre voix ?',
      device:
        'Ce navigateur sait reconnaître la parole sur votre appareil : le son n’en sort pas. Embellie ne l’enregistre pas, et seul le texte est gardé.',
      browserMaker:
        'C’est votre navigateur qui transforme la parole en texte. Il peut envoyer le son à son éditeur (Google pour Chrome, Apple pour Safari, Microsoft pour Edge) le temps de le reconnaître. Embellie n’enregistre pas le son et ne le reçoit pas.',
      typing: 'Vous pouvez toujours écrire à la place.',
      confirm: 'Dicter',
      cancel: 'Écrire plutôt',
    },
    remove: {
      title: 'Supprimer cet entretien ?',
      text: (title: string | null): string =>
        `${title === null ? 'L’entretien' : `« ${title} »`}, avec ses réponses et son retour, sera effacé de cet appareil. Cette action est irréversible.`,
      confirm: 'Supprimer',
      cancel: 'Annuler',
    },
  },
  damaged: {
    title: 'L’historique des entretiens est abîmé',
    text: 'Il n’a pas pu être relu. Une copie est mise de côté, rien n’est effacé ; vous pouvez commencer un nouvel entretien.',
    start: 'Commencer un entretien',
  },
  unavailable: {
    title: 'L’historique n’est pas accessible',
    text: 'Votre navigateur refuse l’accès à ses données, par exemple en navigation privée. Vous pouvez vous entraîner, mais rien ne sera gardé.',
    retry: 'Réessayer',
  },
} as const;
