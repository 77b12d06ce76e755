import { screenNames } from '#/copy/screenNames.copy';
import type { CvCorrection } from '#/domain/cv/cvCorrection';
import type { HeadCorrection } from '#/domain/postings/offer';
import type { MadeCorrection } from '#/usecases/settings/madeCorrections';

const FIELDS = {
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  city: 'Ville',
  jobTitle: 'Intitulé du poste',
  company: 'Employeur',
  place: 'Lieu',
  degree: 'Diplôme',
  institution: 'Établissement',
  language: 'Langue',
  level: 'Niveau',
} as const;

const LISTS = {
  experiences: 'Expérience',
  education: 'Formation',
  languages: 'Langue',
} as const;

const quoted = (words: string): string => `«\u00a0${words}\u00a0»`;

const valued = (field: string, value: string): string =>
  value.trim() === ''
    ? `${field}\u00a0: ce qui était lu est retiré`
    : `${field}\u00a0: ${quoted(value)}`;

const about = (words: string, entry: string | null): string =>
  entry === null ? words : `${words} (${entry})`;

const ofCv = (correction: CvCorrection, entry: string | null): string => {
  switch (correction.target) {
    case 'person':
      return valued(FIELDS[correction.field], correction.value);
    case 'headline':
      return valued('Métier visé', correction.value);
    case 'experience':
    case 'education':
    case 'language': {
      const words = valued(FIELDS[correction.field], correction.value);
      return entry === correction.value ? words : about(words, entry);
    }
    case 'entry':
      return `${LISTS[correction.list]} à ne pas compter${entry === null ? '' : `\u00a0: ${quoted(entry)}`}`;
    case 'newEntry':
      return `${LISTS[correction.list]} en plus\u00a0: ${quoted(correction.value)}`;
    case 'skill':
      return correction.action === 'add'
        ? `Compétence en plus\u00a0: ${quoted(correction.label)}`
        : `Pas une compétence à vous\u00a0: ${quoted(correction.label)}`;
    case 'line':
      return about(`Ligne en plus\u00a0: ${quoted(correction.value)}`, entry);
    case 'interest':
      return `Pas un centre d’intérêt à vous\u00a0: ${quoted(correction.value)}`;
    case 'period':
    case 'graduation':
      return about('Dates', entry);
    case 'kind':
      return about('Type d’expérience', entry);
  }
};

const ofHead = ({ title, company, location }: HeadCorrection): string =>
  [
    ...(title === undefined ? [] : [valued('Poste', title)]),
    ...(company === undefined ? [] : [valued('Employeur', company ?? '')]),
    ...(location === undefined ? [] : [valued('Lieu', location ?? '')]),
  ].join('\u202f; ');

const LONGEST_BEGINNING = 90;

/** The first words of a paragraph, whole. */
const beginning = (text: string): string =>
  text.length <= LONGEST_BEGINNING
    ? text
    : `${text.slice(0, text.lastIndexOf(' ', LONGEST_BEGINNING) + 1 || LONGEST_BEGINNING).trim()}…`;

/** Words of the list of corrections. */
export const correctionsCopy = {
  title: 'Ce que vous avez corrigé',
  text: 'Une correction vaut partout où la même chose est lue. Annulée, la lecture d’origine revient, et les classements et la dernière comparaison suivent aussitôt.',
  none: 'Rien pour l’instant. Un titre, une date, une compétence mal lus, une question hors sujet, une phrase de lettre se corrigent là où vous les voyez.',
  cv: 'Dans votre CV',
  offers: 'Dans les annonces et leurs questions d’entretien',
  letters: 'Dans vos lettres',
  wordsOf: (made: MadeCorrection): string => {
    switch (made.kind) {
      case 'cv':
        return ofCv(made.correction, made.entry);
      case 'head':
        return ofHead(made.head);
      case 'notAsked':
        return `Pas demandé\u00a0: ${quoted(made.label)}`;
      case 'letter':
        return `Récrit par vous\u00a0: ${quoted(beginning(made.text))}`;
    }
  },
  /** Where it was, in words. */
  about: (made: MadeCorrection): string => {
    switch (made.kind) {
      case 'cv':
        return screenNames.myCv;
      case 'letter':
        return made.letter;
      case 'head':
      case 'notAsked':
        return made.offer ?? 'Une annonce qui n’est plus gardée';
    }
  },
  undo: 'Annuler',
  undoOf: (words: string): string => `Annuler la correction\u00a0: ${words}`,
} as const;
