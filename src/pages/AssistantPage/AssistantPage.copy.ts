import { screenNames } from '#/copy/screenNames.copy';
import type { SheetCountry } from '#/domain/assistant/sheet';

const countries: Readonly<Record<SheetCountry, string>> = {
  FR: 'France',
  DROM: 'outre-mer',
  BE: 'Belgique',
  CH: 'Suisse',
  CA: 'Canada',
  LU: 'Luxembourg',
  MA: 'Maroc',
  SN: 'Sénégal',
  CI: 'Côte d’Ivoire',
  CM: 'Cameroun',
  TN: 'Tunisie',
  DZ: 'Algérie',
  INT: 'tous pays',
};

const isCountry = (code: string): code is SheetCountry => code in countries;

/** Words of the screen Assistant IA. */
export const assistantCopy = {
  title: screenNames.assistant,
  subtitle:
    'Posez votre question : je réponds à partir de vos données et de fiches datées, sans rien envoyer ailleurs.',
  sample: 'Exemple',
  erase: 'Effacer la conversation',
  welcome: {
    title: 'Par quoi commencer ?',
    text: 'CV, entretien, salaire, contrat, droits, formation, travail à l’étranger : posez la question comme elle vient.',
  },
  log: 'Conversation',
  earlier: (count: number): string =>
    count > 1 ? `Afficher les ${count} messages précédents` : 'Afficher le message précédent',
  you: 'Vous',
  assistant: 'Assistant',
  at: (time: string): string => `à ${time}`,
  thinking: 'Réfléchit...',
  suggestions: 'Questions à poser ensuite',
  question: {
    label: 'Votre message',
    placeholder: 'Écrivez votre question…',
    send: 'Envoyer',
    hint: 'Entrée pour envoyer, Maj + Entrée pour aller à la ligne.',
    privacy: 'La conversation reste sur cet appareil.',
  },
  citation: {
    label: 'Fiche',
    read: (title: string): string => `Lire la fiche « ${title} »`,
    written: (day: string): string => `rédigée le ${day}`,
    where: (codes: readonly string[]): string =>
      codes
        .filter(isCountry)
        .map((code) => countries[code])
        .join(', '),
    old: 'Elle a plus d’un an : des montants ou des règles ont pu changer.',
    sources: 'À vérifier auprès de :',
  },
  email: {
    label: 'E-mail prêt à relire',
    to: 'À',
    unknownTo: 'adresse à compléter',
    subject: 'Objet',
    copy: 'Copier l’e-mail',
    open: 'Ouvrir dans ma messagerie',
  },
  reword: {
    ask: 'Reformuler',
    running: 'Reformulation…',
    cancel: 'Arrêter',
    by: (who: string): string => `Reformulé par ${who}`,
    original: 'Voir la réponse d’origine',
    newFacts: {
      title: 'À vérifier',
      text: (words: string): string =>
        `Ces mots ne figurent pas dans la réponse d’origine : ${words}.`,
    },
  },
  failed: {
    title: 'Je n’ai pas pu répondre',
    text: 'Les fiches ne se sont pas chargées, souvent à cause d’une coupure de connexion. Votre question est gardée.',
    retry: 'Réessayer',
  },
  history: {
    damaged: {
      title: 'La conversation gardée est illisible',
      text: 'Elle est mise de côté sur cet appareil, et une nouvelle commence.',
    },
    unavailable: {
      title: 'La conversation ne sera pas gardée',
      text: 'Votre navigateur refuse l’accès à ses données, souvent en navigation privée. Vous pouvez tout de même poser vos questions.',
    },
  },
  eraseDialog: {
    title: 'Effacer toute la conversation ?',
    text: 'Cette action est irréversible. Vos candidatures, votre CV et vos analyses ne changent pas.',
    confirm: 'Effacer',
    cancel: 'Annuler',
  },
} as const;
