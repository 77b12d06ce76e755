import { agree } from '#/copy/format';
import { screenNames } from '#/copy/screenNames.copy';
import type { QuestionKind, QuestionOrigin } from '#/domain/interview/interview';
import type { InterviewSize } from '#/domain/interview/interviewsRecord';

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
  gap: 'À éclaircir',
  practice: 'Question hors la loi',
};

const sizes: Record<InterviewSize, string> = {
  short: '3 questions, 5 minutes',
  usual: '6 questions, 15 minutes',
  whole: 'Complet, 30 minutes',
};

/** Words of the screen Simulateur d'Entretien. */
export const interviewCopy = {
  title: screenNames.interview,
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
    size: 'Longueur',
    sizes,
    asked: (size: InterviewSize, extras: number): string => {
      switch (size) {
        case 'short':
          return 'Votre parcours, puis deux questions tirées de l’annonce.';
        case 'usual':
          return 'Trois questions classiques, et trois tirées de l’annonce, comme un recruteur les pose.';
        case 'whole':
          return extras === 0
            ? 'Les 8 questions classiques, et trois tirées de l’annonce.'
            : `Les 8 questions classiques, ${extras} ${agree(extras, 'suggérée', 'suggérées')} par les mots de l’annonce, et trois tirées de l’annonce.`;
      }
    },
    kinds: 'De quel genre ?',
    noKind: 'Cochez au moins un genre, sinon aucune question ne sera tirée de l’annonce.',
    kindOptions: {
      hr: { label: 'RH', hint: 'expérience, langues, horaires, salaire' },
      technical: { label: 'Techniques', hint: 'outils, savoir-faire, missions' },
      behavioural: { label: 'Comportementales', hint: 'savoir-être, situations vécues' },
    } satisfies Record<QuestionKind, { label: string; hint: string }>,
    practice: 'M’entraîner aux questions hors\u00a0la\u00a0loi',
    practiceHint:
      'Deux questions qu’un employeur n’a pas le droit de poser, pour apprendre à les écarter poliment.',
    cv: {
      none: 'Sans CV importé, les questions ne tiennent compte que de l’annonce.',
      reading: 'Votre CV est en cours de lecture : l’entretien commencera dès qu’elle sera finie.',
      read: 'Votre CV est lu : ses lignes servent aux plans et aux retours.',
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
  notAsked: 'L’annonce ne demande pas cela',
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
  dialogs: {
    close: 'Fermer',
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
