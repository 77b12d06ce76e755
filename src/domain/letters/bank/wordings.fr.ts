import type { Register } from '#/domain/letters/letter';

/**
 * Kinds of sentences. `{name}` is a slot, `{Name}` the same with a capital; `[held|left]` is said of a post still held
 * or of one that was left. What a sentence says of the writer is in its slots alone.
 */
export type SentenceKind =
  | 'hook'
  | 'hookPlain'
  | 'hookBare'
  | 'change'
  | 'changeBare'
  | 'step'
  | 'there'
  | 'there2'
  | 'elsewhere'
  | 'before'
  | 'also'
  | 'carry'
  | 'carry2'
  | 'carry3'
  | 'carry4'
  | 'need'
  | 'afterNeed'
  | 'thanks'
  | 'skills'
  | 'degree'
  | 'years'
  | 'why'
  | 'whyNew'
  | 'whyStep'
  | 'whyBare'
  | 'when'
  | 'ask'
  | 'closing';

type Wordings = Readonly<Record<Register, readonly string[]>>;

const same = (...wordings: readonly string[]): Wordings => ({
  formal: wordings,
  measured: wordings,
  balanced: wordings,
  warm: wordings,
  enthusiastic: wordings,
});

const FOUND = same(
  'Vous retrouverez dans mon CV plusieurs compétences que vous citez, dont {skills}.',
  'Parmi les compétences que vous demandez, mon CV mentionne notamment {skills}.',
);

/** The sentences of every tone. The tone is in the verbs and the rhythm, never in what is said of the work. */
export const WORDINGS: Readonly<Record<SentenceKind, Wordings>> = {
  hook: {
    formal: [
      'J’ai l’honneur de vous présenter ma candidature au poste de {title}. Cette fonction demande de {need}. [J’exerce|J’ai exercé] cette responsabilité {where}, où {c}.',
      'Le poste de {title} que vous proposez demande de {need}. Cette responsabilité [est|a été] la mienne {where}, où {c}.',
      'J’ai pris connaissance avec attention de votre offre de {title}. Il s’agit notamment de {need}. {Where}, {c}, et je me permets de vous adresser ma candidature.',
    ],
    measured: [
      'Je vous propose ma candidature au poste de {title}. Vous demandez de {need}. [C’est|C’était] une part de mon travail {where}, où {c}.',
      'Pour le poste de {title}, votre annonce prévoit de {need}. {Where}, {c}. C’est sur cette expérience que s’appuie ma candidature.',
    ],
    balanced: [
      'Pour votre poste de {title}, vous cherchez quelqu’un pour {need}. [C’est|C’était] mon travail {where}, où {c}.',
      'Vous avez besoin de quelqu’un pour {need}. {Where}, {c}. Je vous propose donc ma candidature au poste de {title}.',
      'Votre poste de {title} demande de {need}. {Where}, {c}.',
    ],
    warm: [
      'En lisant votre annonce de {title}, j’ai reconnu mon métier. Vous avez besoin de quelqu’un pour {need}. {Where}, {c}.',
      'Vous cherchez quelqu’un pour {need}, et cela me parle. {Where}, {c}. C’est pourquoi je vous écris pour le poste de {title}.',
    ],
    enthusiastic: [
      'Votre poste de {title} me donne très envie. Vous cherchez quelqu’un pour {need}. {Where}, {c}.',
      'Votre annonce de {title} m’a donné envie d’écrire tout de suite. Vous avez besoin de quelqu’un pour {need}. {Where}, {c}.',
    ],
  },
  hookPlain: {
    formal: [
      'J’ai l’honneur de vous présenter ma candidature au poste de {title} {atCompany}. {Where}, {c}.',
      'Le poste de {title} que vous proposez {atCompany} a retenu mon attention. {Where}, {c}.',
    ],
    measured: [
      'Je vous propose ma candidature au poste de {title} {atCompany}. {Where}, {c}.',
      'Ma candidature au poste de {title} {atCompany} s’appuie sur une expérience précise. {Where}, {c}.',
    ],
    balanced: [
      'Je vous propose ma candidature au poste de {title} {atCompany}. {Where}, {c}.',
      'Votre poste de {title} {atCompany} prolonge ce que je sais faire. {Where}, {c}.',
    ],
    warm: [
      'C’est avec envie que je vous propose ma candidature au poste de {title} {atCompany}. {Where}, {c}.',
      'Je vous écris pour le poste de {title} {atCompany}, parce que ce travail est le mien. {Where}, {c}.',
    ],
    enthusiastic: [
      'J’ai vraiment envie de ce poste de {title} {atCompany}. {Where}, {c}.',
      'Ce poste de {title} {atCompany}, je voudrais l’occuper longtemps. {Where}, {c}.',
    ],
  },
  hookBare: {
    formal: ['J’ai l’honneur de vous présenter ma candidature au poste de {title} {atCompany}.'],
    measured: ['Je vous propose ma candidature au poste de {title} {atCompany}.'],
    balanced: ['Je vous propose ma candidature au poste de {title} {atCompany}.'],
    warm: ['Je vous écris avec plaisir pour le poste de {title} {atCompany}.'],
    enthusiastic: ['J’ai vraiment envie de ce poste de {title} {atCompany}.'],
  },
  change: {
    formal: [
      'J’exerce actuellement comme {jobNow} {atNow} et je souhaite me reconvertir. J’ai donc l’honneur de vous présenter ma candidature au poste de {title}.',
    ],
    measured: [
      'Aujourd’hui {jobNow} {atNow}, je prépare un changement de métier. Je vous propose ma candidature au poste de {title}.',
    ],
    balanced: [
      'Aujourd’hui {jobNow} {atNow}, je change de métier. Je vous propose ma candidature au poste de {title}.',
    ],
    warm: [
      'Aujourd’hui {jobNow} {atNow}, j’ai décidé de changer de métier. C’est pour votre poste de {title} que je vous écris.',
    ],
    enthusiastic: [
      'Aujourd’hui {jobNow} {atNow}, j’ai choisi un nouveau métier. Ce poste de {title}, je le veux vraiment.',
    ],
  },
  changeBare: same(
    'Je change de métier et je vous propose ma candidature au poste de {title} {atCompany}.',
  ),
  step: {
    formal: [
      'J’exerce actuellement comme {jobNow} {atNow} et je souhaite évoluer vers le poste de {title} que vous proposez. Cette fonction demande de {need}. {C}.',
    ],
    measured: [
      'Aujourd’hui {jobNow} {atNow}, je souhaite évoluer vers votre poste de {title}. Vous demandez de {need}. {C}.',
    ],
    balanced: [
      'Aujourd’hui {jobNow} {atNow}, je vois dans votre poste de {title} l’étape que je cherche. Vous avez besoin de quelqu’un pour {need}. {C}.',
    ],
    warm: [
      'Aujourd’hui {jobNow} {atNow}, j’aimerais franchir le pas vers votre poste de {title}. Vous avez besoin de quelqu’un pour {need}. {C}.',
    ],
    enthusiastic: [
      'Aujourd’hui {jobNow} {atNow}, j’ai très envie de franchir le pas vers votre poste de {title}. Vous cherchez quelqu’un pour {need}. {C}.',
    ],
  },
  there: {
    formal: ['{CThere}.', 'Dans ce même poste, {c}.', 'Par ailleurs, {c}.', 'De plus, {c}.'],
    measured: ['{CThere}.', 'Dans ce poste, {c}.', 'Par ailleurs, {c}.', 'De plus, {c}.'],
    balanced: ['{CThere}.', 'En parallèle, {c}.', 'Dans ce poste, {c}.', 'De plus, {c}.'],
    warm: ['{CThere}.', 'Dans la même équipe, {c}.', 'En parallèle, {c}.', 'De plus, {c}.'],
    enthusiastic: ['{CThere}.', 'Dans le même élan, {c}.', 'En parallèle, {c}.', 'De plus, {c}.'],
  },
  there2: same('Dans ce poste, {c}.', 'En parallèle, {c}.', 'Par ailleurs, {c}.', 'De plus, {c}.'),
  elsewhere: {
    formal: ['Depuis {since}, {where}, {c}.', 'En qualité de {job} {where}, {c}.', '{Where}, {c}.'],
    measured: ['Depuis {since}, {where}, {c}.', '{Where}, comme {job}, {c}.', '{Where}, {c}.'],
    balanced: ['Depuis {since}, {where}, {c}.', '{Where}, comme {job}, {c}.', '{Where}, {c}.'],
    warm: ['Depuis {since}, {where}, {c}.', '{Where}, comme {job}, {c}.', '{Where}, {c}.'],
    enthusiastic: ['Depuis {since}, {where}, {c}.', '{Where}, comme {job}, {c}.', '{Where}, {c}.'],
  },
  before: {
    formal: ['Auparavant, en qualité de {job} {where}, {c}.', 'Précédemment, {where}, {c}.'],
    measured: ['Auparavant, comme {job} {where}, {c}.', 'Avant cela, {where}, {c}.'],
    balanced: ['Auparavant, {where}, {c}.', 'Avant cela, comme {job} {where}, {c}.'],
    warm: ['Avant cela, {where}, {c}.', 'Auparavant, comme {job} {where}, {c}.'],
    enthusiastic: ['Avant cela, {where}, {c}.', 'Plus tôt, comme {job} {where}, {c}.'],
  },
  also: same('{CThere}.', 'Dans le même poste, {c}.', 'De plus, {c}.', 'Par ailleurs, {c}.'),
  carry: {
    formal: ['De mon métier actuel, j’apporte {what}\u00a0: {where}, {c}.'],
    measured: ['De mon métier actuel, j’apporte {what}\u00a0: {where}, {c}.'],
    balanced: ['De mon métier, j’apporte {what}\u00a0: {where}, {c}.'],
    warm: ['De mon métier, je garde {what}\u00a0: {where}, {c}.'],
    enthusiastic: ['De mon métier, je garde {what}\u00a0: {where}, {c}.'],
  },
  carry2: same('J’apporte aussi {what}, puisque {c}.'),
  carry3: same('S’y ajoute {what}, car {c}.'),
  carry4: same('Enfin, j’apporte {what}, car {c}.'),
  afterNeed: same('Dans mon poste actuel, {c}.'),
  need: {
    formal: ['Votre offre prévoit également de {need}.'],
    measured: ['Votre annonce prévoit aussi de {need}.'],
    balanced: ['Vous demandez aussi de {need}.'],
    warm: ['Vous demandez aussi de {need}.'],
    enthusiastic: ['Vous demandez aussi de {need}.'],
  },
  skills: FOUND,
  degree: {
    formal: ['Je détiens {degree}.', 'Ma formation comprend {degree}.'],
    measured: ['Je détiens {degree}.', 'Mon parcours s’appuie sur {degree}.'],
    balanced: ['Je détiens {degree}.', 'Mon parcours s’appuie sur {degree}.'],
    warm: ['J’ai obtenu {degree}.', 'Mon parcours s’appuie sur {degree}.'],
    enthusiastic: ['J’ai obtenu {degree}.', 'Mon parcours s’appuie sur {degree}.'],
  },
  years: {
    formal: ['Mon parcours compte {years} d’expérience.'],
    measured: ['Mon parcours compte {years} d’expérience.'],
    balanced: ['En tout, j’ai {years} d’expérience.'],
    warm: ['En tout, j’ai {years} d’expérience.'],
    enthusiastic: ['En tout, j’ai {years} d’expérience.'],
  },
  why: {
    formal: [
      'Je souhaite poursuivre ce métier {atCompany}, et notamment {next}.',
      'Mon souhait est de mettre cette expérience à votre service, notamment pour {next}.',
    ],
    measured: [
      'Je souhaite poursuivre ce travail {atCompany}, et notamment {next}.',
      'Mon souhait est de mettre cette expérience à votre service, notamment pour {next}.',
    ],
    balanced: [
      '{AtCompany}, je voudrais continuer ce travail, et notamment {next}.',
      'Je voudrais mettre cette expérience à votre service, notamment pour {next}.',
    ],
    warm: [
      'J’aimerais continuer ce travail {atCompany}, et notamment {next}.',
      'Avec votre équipe, j’aimerais mettre cette expérience à profit, notamment pour {next}.',
    ],
    enthusiastic: [
      'J’ai très envie de continuer ce travail {atCompany}, et notamment de {next}.',
      'Avec votre équipe, j’ai envie de donner le meilleur de cette expérience, notamment pour {next}.',
    ],
  },
  whyNew: {
    formal: ['Je souhaite exercer ce nouveau métier {atCompany}.'],
    measured: ['Je souhaite exercer ce nouveau métier {atCompany}.'],
    balanced: ['C’est {atCompany} que je voudrais exercer ce nouveau métier.'],
    warm: ['C’est {atCompany} que j’aimerais exercer ce nouveau métier.'],
    enthusiastic: ['J’ai très envie d’exercer ce nouveau métier {atCompany}.'],
  },
  whyStep: {
    formal: ['Je souhaite franchir cette étape {atCompany}, et notamment {next}.'],
    measured: ['Je souhaite franchir cette étape {atCompany}, et notamment {next}.'],
    balanced: ['{AtCompany}, je voudrais aller plus loin, et notamment {next}.'],
    warm: ['J’aimerais aller plus loin {atCompany}, et notamment {next}.'],
    enthusiastic: [
      'J’ai très envie d’aller plus loin {atCompany}, et notamment de {next}.',
      'Avec votre équipe, j’ai envie d’aller plus loin, et notamment de {next}.',
    ],
  },
  whyBare: {
    formal: ['Je souhaite aujourd’hui mettre cette expérience au service de votre établissement.'],
    measured: ['Je souhaite aujourd’hui mettre cette expérience au service de votre équipe.'],
    balanced: ['Je voudrais mettre cette expérience au service de votre équipe.'],
    warm: ['J’aimerais mettre cette expérience au service de votre équipe.'],
    enthusiastic: ['J’ai envie de mettre cette expérience au service de votre équipe.'],
  },
  when: same('Je suis disponible {when}.', 'Je peux commencer {when}.'),
  ask: {
    formal: [
      'Je vous saurais gré de bien vouloir m’accorder un entretien, au cours duquel je pourrais vous exposer mon parcours plus en détail.',
      'Un entretien me permettrait de répondre à vos questions, à la date qui vous conviendra.',
    ],
    measured: [
      'Je me tiens à votre disposition pour un entretien, à la date qui vous conviendra.',
      'Un entretien nous permettrait d’échanger sur vos attentes, quand vous le souhaiterez.',
    ],
    balanced: [
      'Je vous propose d’en parler lors d’un entretien, au moment qui vous convient.',
      'Un échange de vive voix vous permettrait d’en juger, et je m’adapterai à votre calendrier.',
    ],
    warm: [
      'J’aurais plaisir à vous rencontrer pour en parler, quand cela vous arrange.',
      'Quand pourrions-nous en parler\u202f? Je m’adapterai volontiers à votre agenda.',
    ],
    enthusiastic: [
      'J’ai hâte d’en parler avec vous de vive voix, dès que vous le pourrez.',
      'Parlons-en de vive voix, dès que vous le pourrez.',
      'Quand pouvons-nous en parler\u202f? Je serai là au jour et à l’heure de votre choix.',
    ],
  },
  thanks: {
    formal: ['Merci par avance de l’attention que vous porterez à ma candidature.'],
    measured: ['Merci par avance de l’attention que vous porterez à ma candidature.'],
    balanced: ['Merci de l’attention que vous porterez à ma candidature.'],
    warm: ['Merci du temps que vous prendrez pour lire ma candidature.'],
    enthusiastic: ['Merci du temps que vous prendrez pour lire ma candidature.'],
  },
  closing: {
    formal: [
      'Je vous prie de bien vouloir agréer, {appeal}, mes salutations les plus distinguées.',
      'Veuillez agréer, {appeal}, l’assurance de ma considération distinguée.',
    ],
    measured: [
      'Je vous prie d’agréer, {appeal}, mes salutations distinguées.',
      'Veuillez agréer, {appeal}, mes salutations respectueuses.',
    ],
    balanced: [
      'Je vous prie de recevoir, {appeal}, mes salutations distinguées.',
      'Veuillez recevoir, {appeal}, mes sincères salutations.',
    ],
    warm: [
      'Je vous prie de croire, {appeal}, à mes sentiments les meilleurs.',
      'Recevez, {appeal}, mes salutations les meilleures.',
    ],
    enthusiastic: [
      'Au plaisir de vous rencontrer, je vous adresse, {appeal}, mes cordiales salutations.',
      'Recevez, {appeal}, mes salutations les plus cordiales.',
    ],
  },
};

/** Matters that stay grave in every tone: nobody is eager for them. Folded. */
export const GRAVE =
  /fin de vie|palliati|deuil|deces|defunt|mort(?![a-z])|obseques|funerai|funebre|cercueil|inhum|cremat|violence|maltrait|suicid|viol(?![a-z])|detenu|penitent|cancer|oncolog|sans-abri|refugie|victime|handicap lourd|protection de l'enfance|reanimation|urgences vitales|exhum|secours/u;

/** A wording for a post whose title, or whose whole offer, is not known. */
export const withoutTitle = (wording: string, isUntitled: boolean, isBare: boolean): string =>
  isUntitled
    ? wording
        .replace(/ au poste de \{title\} \{atCompany\}/u, isBare ? '' : ' {atCompany}')
        .replace('au poste de {title}', 'à ce poste')
        .replace(/ de \{title\}/u, '')
    : wording;
