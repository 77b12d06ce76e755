import type { Register } from '#/domain/letters/letter';

/**
 * Kinds of sentences. `{name}` is a slot, `{Name}` the same with a capital; `[held|left]` is said of a post still held
 * or of one that was left. What a sentence says of the writer is in its slots alone.
 */
export type SentenceKind =
  | 'hook'
  | 'hookPlain'
  | 'hookBare'
  | 'hookNow'
  | 'hookPost'
  | 'hookAble'
  | 'hookStudy'
  | 'change'
  | 'changeLeft'
  | 'step'
  | 'stepPlain'
  | 'there'
  | 'there2'
  | 'elsewhere'
  | 'before'
  | 'also'
  | 'postNow'
  | 'postBefore'
  | 'postsNow'
  | 'postsBefore'
  | 'postsAfter'
  | 'postsAlso'
  | 'postsEarlier'
  | 'ability'
  | 'studies'
  | 'carry'
  | 'carry2'
  | 'carry3'
  | 'carry4'
  | 'need'
  | 'thanks'
  | 'permits'
  | 'skills'
  | 'degree'
  | 'degreeAll'
  | 'degreeYears'
  | 'years'
  | 'why'
  | 'whyNew'
  | 'sense'
  | 'wantSame'
  | 'wantSameFor'
  | 'wantNear'
  | 'wantNearFor'
  | 'wantNew'
  | 'languages'
  | 'whyStep'
  | 'whyBare'
  | 'whyKnown'
  | 'whyTeam'
  | 'whyTraining'
  | 'hours'
  | 'ready'
  | 'whyOpen'
  | 'whyEmployer'
  | 'whyAtEmployer'
  | 'whyNewEmployer'
  | 'ask'
  | 'askNear'
  | 'askStart'
  | 'askSoon'
  | 'closing';

type Wordings = Readonly<Record<Register, readonly string[]>>;

const same = (...wordings: readonly string[]): Wordings => ({
  formal: wordings,
  measured: wordings,
  balanced: wordings,
  warm: wordings,
  enthusiastic: wordings,
});

/** The sentences of every tone. The tone is in the verbs and the rhythm, never in what is said of the work. */
export const WORDINGS: Readonly<Record<SentenceKind, Wordings>> = {
  hook: {
    formal: [
      'J’ai l’honneur de vous présenter ma candidature au poste de {titleAt}. Cette fonction demande de {need}. {Where}, {c}.',
      'Je vous présente ma candidature au poste de {title}, qui demande notamment de {need}. {Mine} {where}, où {c}.',
      'J’ai pris connaissance avec attention de votre offre de {title}. Vous y demandez de {need}. {Where}, {c}. Je me permets donc de vous adresser ma candidature.',
      '{Job} {at} depuis {since}, {c}. Votre offre de {title} demande de {need}\u00a0: j’ai donc l’honneur de vous présenter ma candidature.',
    ],
    measured: [
      'Je vous propose ma candidature au poste de {titleAt}. Vous demandez de {need}. {Same} {where}, où {c}.',
      'Pour le poste de {title}, votre annonce prévoit de {need}. {Where}, {c}. C’est sur cette expérience que s’appuie ma candidature.',
      '{Job} {at} depuis {since}, {c}. Votre annonce prévoit de {need}, et je vous propose ma candidature au poste de {title}.',
    ],
    balanced: [
      'Pour votre poste de {title}, vous cherchez quelqu’un pour {need}. {Same} {where}\u00a0: {c}.',
      'Vous avez besoin de quelqu’un pour {need}. {Where}, {c}. Je vous propose donc ma candidature au poste de {title}.',
      'Votre poste de {title} demande de {need}. {Where}, {c}.',
      '{Job} {at} depuis {since}, {c}. Vous cherchez justement quelqu’un pour {need}\u00a0: je vous propose ma candidature au poste de {title}.',
    ],
    warm: [
      'En lisant votre annonce de {title}, j’ai reconnu mon métier. Vous avez besoin de quelqu’un pour {need}. {Where}, {c}.',
      'Vous cherchez quelqu’un pour {need}, et cela me parle. {Where}, {c}. C’est pourquoi je vous écris pour le poste de {title}.',
      '{Job} {at} depuis {since}, {c}. Vous cherchez quelqu’un pour {need}, et c’est ce qui m’a donné envie de vous écrire pour le poste de {title}.',
    ],
    enthusiastic: [
      'J’aimerais vraiment travailler {withYou} comme {title}. Vous cherchez quelqu’un pour {need}, et {same} {where}\u00a0: {c}.',
      'Votre annonce de {title} m’a donné envie d’écrire tout de suite. Vous avez besoin de quelqu’un pour {need}. {Where}, {c}.',
      '{Job} {at} depuis {since}, {c}. Vous cherchez quelqu’un pour {need}\u00a0: j’aimerais vraiment le faire {withYou}, comme {title}.',
    ],
  },
  hookPlain: {
    formal: [
      '{Job} {at} depuis {since}, {c}. J’ai l’honneur de vous présenter ma candidature au poste de {titleAt}.',
      'J’ai l’honneur de vous présenter ma candidature au poste de {titleAt}. {Where}, {c}.',
      'Je me permets de vous adresser ma candidature au poste de {title}. {Where}, {c}.',
    ],
    measured: [
      '{Job} {at} depuis {since}, {c}. Je vous propose ma candidature au poste de {titleAt}.',
      'Je vous propose ma candidature au poste de {titleAt}. {Where}, {c}.',
      'Ma candidature au poste de {title} s’appuie sur une expérience précise. {Where}, {c}.',
    ],
    balanced: [
      '{Job} {at} depuis {since}, {c}. Je vous propose ma candidature au poste de {titleAt}.',
      'Je vous propose ma candidature au poste de {titleAt}. {Where}, {c}.',
      'Votre poste de {title} prolonge ce que je sais faire. {Where}, {c}.',
    ],
    warm: [
      '{Job} {at} depuis {since}, {c}. J’aimerais maintenant travailler {withYou} comme {title}.',
      'J’aimerais travailler {withYou} comme {title}. {Where}, {c}.',
      'Je vous écris pour le poste de {title}, parce que ce travail est le mien. {Where}, {c}.',
    ],
    enthusiastic: [
      '{Job} {at} depuis {since}, {c}. J’aimerais vraiment continuer {withYou}, comme {title}.',
      'J’aimerais vraiment travailler {withYou} comme {title}. {Where}, {c}.',
      'Votre annonce de {title} m’a donné envie d’écrire tout de suite. {Where}, {c}.',
    ],
  },
  hookBare: {
    formal: ['J’ai l’honneur de vous présenter ma candidature au poste de {titleAt}.'],
    measured: ['Je vous propose ma candidature au poste de {titleAt}.'],
    balanced: ['Je vous propose ma candidature au poste de {titleAt}.'],
    warm: ['J’aimerais travailler {withYou} comme {title}.'],
    enthusiastic: ['J’aimerais vraiment travailler {withYou} comme {title}.'],
  },
  hookNow: {
    formal: [
      'J’exerce actuellement comme {jobNow} {atNow} et j’ai l’honneur de vous présenter ma candidature au poste de {titleAt}.',
    ],
    measured: [
      'Aujourd’hui {jobNow} {atNow}, je vous propose ma candidature au poste de {titleAt}.',
    ],
    balanced: [
      'Aujourd’hui {jobNow} {atNow}, je vous propose ma candidature au poste de {titleAt}.',
    ],
    warm: ['Aujourd’hui {jobNow} {atNow}, j’aimerais travailler {withYou} comme {title}.'],
    enthusiastic: [
      'Aujourd’hui {jobNow} {atNow}, j’aimerais vraiment travailler {withYou} comme {title}.',
    ],
  },
  hookPost: {
    formal: [
      'J’ai travaillé comme {job} {at} pendant {lasted}, et j’ai l’honneur de vous présenter ma candidature au poste de {titleAt}.',
      'J’ai travaillé comme {job} {at}, et j’ai l’honneur de vous présenter ma candidature au poste de {titleAt}.',
      'J’ai travaillé comme {job} pendant {lasted}, et j’ai l’honneur de vous présenter ma candidature au poste de {titleAt}.',
      'J’ai travaillé comme {job}, et j’ai l’honneur de vous présenter ma candidature au poste de {titleAt}.',
    ],
    measured: [
      'Je vous propose ma candidature au poste de {titleAt}\u00a0: j’ai travaillé comme {job} {at} pendant {lasted}.',
      'Je vous propose ma candidature au poste de {titleAt}\u00a0: j’ai travaillé comme {job} {at}.',
      'Je vous propose ma candidature au poste de {titleAt}\u00a0: j’ai travaillé comme {job} pendant {lasted}.',
      'Je vous propose ma candidature au poste de {titleAt}\u00a0: j’ai travaillé comme {job}.',
    ],
    balanced: [
      'J’ai travaillé comme {job} {at} pendant {lasted}, et je vous propose ma candidature au poste de {titleAt}.',
      'J’ai travaillé comme {job} {at}, et je vous propose ma candidature au poste de {titleAt}.',
      'J’ai travaillé comme {job} pendant {lasted}, et je vous propose ma candidature au poste de {titleAt}.',
      'J’ai travaillé comme {job}, et je vous propose ma candidature au poste de {titleAt}.',
    ],
    warm: [
      'J’ai travaillé comme {job} {at} pendant {lasted}, et j’aimerais travailler {withYou} comme {title}.',
      'J’ai travaillé comme {job} {at}, et j’aimerais travailler {withYou} comme {title}.',
      'J’ai travaillé comme {job} pendant {lasted}, et j’aimerais travailler {withYou} comme {title}.',
      'J’ai travaillé comme {job}, et j’aimerais travailler {withYou} comme {title}.',
    ],
    enthusiastic: [
      'J’ai travaillé comme {job} {at} pendant {lasted}, et j’aimerais vraiment travailler {withYou} comme {title}.',
      'J’ai travaillé comme {job} {at}, et j’aimerais vraiment travailler {withYou} comme {title}.',
      'J’ai travaillé comme {job} pendant {lasted}, et j’aimerais vraiment travailler {withYou} comme {title}.',
      'J’ai travaillé comme {job}, et j’aimerais vraiment travailler {withYou} comme {title}.',
    ],
  },
  hookAble: {
    formal: [
      'J’ai l’honneur de vous présenter ma candidature au poste de {titleAt}. Cette fonction demande de {need}\u00a0: je sais {able}.',
    ],
    measured: [
      'Je vous propose ma candidature au poste de {titleAt}. Vous demandez de {need}\u00a0: je sais {able}.',
    ],
    balanced: [
      'Pour votre poste de {title}, vous cherchez quelqu’un pour {need}\u00a0: je sais {able}.',
    ],
    warm: [
      'Vous cherchez quelqu’un pour {need}, et cela me parle\u00a0: je sais {able}. C’est pourquoi je vous écris pour le poste de {title}.',
    ],
    enthusiastic: [
      'J’aimerais vraiment travailler {withYou} comme {title}. Vous cherchez quelqu’un pour {need}\u00a0: je sais {able}.',
    ],
  },
  hookStudy: {
    formal: [
      'Je {study} et j’ai l’honneur de vous présenter ma candidature au poste de {titleAt}. {Where}, {c}.',
      'Je {study} et j’ai l’honneur de vous présenter ma candidature au poste de {titleAt}.',
    ],
    measured: [
      'Je {study} et je vous propose ma candidature au poste de {titleAt}. {Where}, {c}.',
      'Je {study} et je vous propose ma candidature au poste de {titleAt}.',
    ],
    balanced: [
      'Je {study} et je vous propose ma candidature au poste de {titleAt}. {Where}, {c}.',
      'Je {study} et je vous propose ma candidature au poste de {titleAt}.',
    ],
    warm: [
      'Je {study} et j’aimerais travailler {withYou} comme {title}. {Where}, {c}.',
      'Je {study} et j’aimerais travailler {withYou} comme {title}.',
    ],
    enthusiastic: [
      'Je {study} et j’aimerais vraiment travailler {withYou} comme {title}. {Where}, {c}.',
      'Je {study} et j’aimerais vraiment travailler {withYou} comme {title}.',
    ],
  },
  changeLeft: {
    formal: [
      'Après avoir travaillé comme {jobLeft} {atLeft}, je souhaite me reconvertir. J’ai donc l’honneur de vous présenter ma candidature au poste de {titleAt}.',
      'Après avoir travaillé comme {jobLeft}, je souhaite me reconvertir. J’ai donc l’honneur de vous présenter ma candidature au poste de {titleAt}.',
    ],
    measured: [
      'Après avoir travaillé comme {jobLeft} {atLeft}, je prépare un changement de métier. Je vous propose ma candidature au poste de {titleAt}.',
      'Après avoir travaillé comme {jobLeft}, je prépare un changement de métier. Je vous propose ma candidature au poste de {titleAt}.',
    ],
    balanced: [
      'Après avoir travaillé comme {jobLeft} {atLeft}, je change de métier. Je vous propose ma candidature au poste de {titleAt}.',
      'Après avoir travaillé comme {jobLeft}, je change de métier. Je vous propose ma candidature au poste de {titleAt}.',
    ],
    warm: [
      'Après avoir travaillé comme {jobLeft} {atLeft}, j’ai décidé de changer de métier. Je vous écris pour votre poste de {title}.',
      'Après avoir travaillé comme {jobLeft}, j’ai décidé de changer de métier. Je vous écris pour votre poste de {title}.',
    ],
    enthusiastic: [
      'Après avoir travaillé comme {jobLeft} {atLeft}, j’ai choisi un nouveau métier. J’aimerais l’exercer {withYou}, comme {title}.',
      'Après avoir travaillé comme {jobLeft}, j’ai choisi un nouveau métier. J’aimerais l’exercer {withYou}, comme {title}.',
    ],
  },
  change: {
    formal: [
      'J’exerce actuellement comme {jobNow} {atNow} et je souhaite me reconvertir. J’ai donc l’honneur de vous présenter ma candidature au poste de {titleAt}.',
    ],
    measured: [
      'Aujourd’hui {jobNow} {atNow}, je prépare un changement de métier. Je vous propose ma candidature au poste de {title}.',
    ],
    balanced: [
      'Aujourd’hui {jobNow} {atNow}, je change de métier. Je vous propose ma candidature au poste de {title}.',
    ],
    warm: [
      'Aujourd’hui {jobNow} {atNow}, j’ai décidé de changer de métier. Je vous écris pour votre poste de {title}.',
    ],
    enthusiastic: [
      'Aujourd’hui {jobNow} {atNow}, j’ai choisi un nouveau métier. J’aimerais l’exercer {withYou}, comme {title}.',
    ],
  },
  step: {
    formal: [
      'J’exerce actuellement comme {jobNow} {atNow} et je souhaite évoluer vers le poste de {title} que vous proposez. Cette fonction demande de {need}. {C}.',
    ],
    measured: [
      'Aujourd’hui {jobNow} {atNow}, je souhaite évoluer vers votre poste de {title}. Vous demandez de {need}. {C}.',
    ],
    balanced: [
      'Aujourd’hui {jobNow} {atNow}, je vois dans votre poste de {title} l’étape que je cherche. Vous avez besoin de quelqu’un pour {need}\u00a0: {c}.',
    ],
    warm: [
      'Aujourd’hui {jobNow} {atNow}, j’aimerais franchir le pas vers votre poste de {title}. Vous avez besoin de quelqu’un pour {need}\u00a0: {c}.',
    ],
    enthusiastic: [
      'Aujourd’hui {jobNow} {atNow}, j’ai très envie de franchir le pas vers votre poste de {title}. Vous cherchez quelqu’un pour {need}\u00a0: {c}.',
    ],
  },
  stepPlain: {
    formal: [
      'J’exerce actuellement comme {jobNow} {atNow} et je souhaite évoluer vers le poste de {title} que vous proposez. {C}.',
    ],
    measured: [
      'Aujourd’hui {jobNow} {atNow}, je souhaite évoluer vers votre poste de {title}. {C}.',
    ],
    balanced: [
      'Aujourd’hui {jobNow} {atNow}, je vois dans votre poste de {title} l’étape que je cherche. {C}.',
    ],
    warm: [
      'Aujourd’hui {jobNow} {atNow}, j’aimerais franchir le pas vers votre poste de {title}. {C}.',
    ],
    enthusiastic: [
      'Aujourd’hui {jobNow} {atNow}, j’ai très envie de franchir le pas vers votre poste de {title}. {C}.',
    ],
  },
  there: same('{CThere}.', '{CAlso}.', 'Par ailleurs, {c}.'),
  there2: same('{CAlso}.', '{C}.', 'Par ailleurs, {c}.', 'De plus, {c}.', 'En outre, {c}.'),
  elsewhere: {
    formal: [
      'Depuis {since}, {where}, {c}.',
      '{Job} pendant {lasted} {at}, {c}.',
      'En qualité de {job} {where}, {c}.',
      '{Where}, {c}.',
    ],
    measured: [
      'Depuis {since}, {where}, {c}.',
      '{Job} pendant {lasted} {at}, {c}.',
      '{Where}, comme {job}, {c}.',
      '{Where}, {c}.',
    ],
    balanced: [
      'Depuis {since}, {where}, {c}.',
      '{Job} pendant {lasted} {at}, {c}.',
      '{Where}, comme {job}, {c}.',
      '{Where}, {c}.',
    ],
    warm: [
      'Depuis {since}, {where}, {c}.',
      '{Job} pendant {lasted} {at}, {c}.',
      '{Where}, comme {job}, {c}.',
      '{Where}, {c}.',
    ],
    enthusiastic: [
      'Depuis {since}, {where}, {c}.',
      '{Job} pendant {lasted} {at}, {c}.',
      '{Where}, comme {job}, {c}.',
      '{Where}, {c}.',
    ],
  },
  before: {
    formal: [
      'Précédemment, {job} pendant {lasted} {at}, {c}.',
      'Auparavant, en qualité de {job} {where}, {c}.',
      'Précédemment, {where}, {c}.',
      'Plus tôt, {where}, {c}.',
      '{Where}, {c}.',
    ],
    measured: [
      'Auparavant, {job} pendant {lasted} {at}, {c}.',
      'Auparavant, comme {job} {where}, {c}.',
      'Avant cela, {where}, {c}.',
      'Plus tôt, {where}, {c}.',
      '{Where}, {c}.',
    ],
    balanced: [
      'Avant cela, {job} pendant {lasted} {at}, {c}.',
      'Auparavant, {where}, {c}.',
      'Avant cela, comme {job} {where}, {c}.',
      'Avant cela, {where}, {c}.',
      'Plus tôt, {where}, {c}.',
      '{Where}, {c}.',
    ],
    warm: [
      'Avant cela, {job} pendant {lasted} {at}, {c}.',
      'Avant cela, {where}, {c}.',
      'Auparavant, comme {job} {where}, {c}.',
      'Plus tôt, {where}, {c}.',
      '{Where}, {c}.',
    ],
    enthusiastic: [
      'Plus tôt, {job} pendant {lasted} {at}, {c}.',
      'Avant cela, {where}, {c}.',
      'Plus tôt, comme {job} {where}, {c}.',
      'Auparavant, {where}, {c}.',
      '{Where}, {c}.',
    ],
  },
  also: same('{CThere}.', '{CAlso}.', 'Par ailleurs, {c}.', 'De plus, {c}.', 'En outre, {c}.'),
  postNow: same(
    'Je travaille aujourd’hui comme {job} {at}.',
    'Depuis {since}, je travaille comme {job} {at}.',
    'Je travaille aujourd’hui comme {job}.',
  ),
  postBefore: same(
    'J’ai travaillé comme {job} {at}.',
    'Auparavant, j’ai travaillé comme {job} {at}.',
    'Avant cela, j’ai travaillé comme {job} {at}.',
    'J’ai travaillé comme {job}.',
    'Auparavant, j’ai travaillé comme {job}.',
    'Avant cela, j’ai travaillé comme {job}.',
  ),
  postsNow: same(
    'Je travaille aujourd’hui comme {job} {at}, après avoir été {left}.',
    'Depuis {since}, je travaille comme {job} {at}, après avoir été {left}.',
    'Je travaille aujourd’hui comme {job}, après avoir été {left}.',
  ),
  postsBefore: same('J’ai d’abord été {left}.', 'J’ai d’abord travaillé comme {left}.'),
  postsAfter: same('Ensuite, j’ai été {left}.'),
  postsAlso: same('À d’autres périodes, j’ai été {left}.'),
  postsEarlier: same('Auparavant, j’ai été {left}.', 'Avant cela, j’ai été {left}.'),
  ability: same(
    'Je sais {ability}.',
    'J’ai aussi appris à {ability}.',
    'Mon expérience m’a appris à {ability}.',
  ),
  studies: same('Je {study}.'),
  carry: same('Mon métier m’a donné {what}\u00a0: {where}, {c}.'),
  carry2: same('Il m’a donné aussi {what}\u00a0: {c}.'),
  carry3: same('J’en garde {what}\u00a0: {c}.'),
  carry4: same('Enfin, {c}, et j’y ai pris {what}.'),
  need: {
    formal: ['Votre offre prévoit également de {need}\u00a0: {c}.'],
    measured: ['Votre annonce prévoit aussi de {need}\u00a0: {c}.'],
    balanced: ['Vous demandez aussi de {need}\u00a0: {c}.'],
    warm: ['Vous demandez aussi de {need}\u00a0: {c}.'],
    enthusiastic: ['Vous demandez aussi de {need}\u00a0: {c}.'],
  },

  permits: same('Je possède {permits}.', 'Je détiens {permits}.'),
  skills: {
    formal: ['Je connais également {skills}.', 'Votre annonce cite {skills}, que je connais.'],
    measured: ['Je connais {skills}.', 'Votre annonce cite {skills}, que je connais.'],
    balanced: ['Je connais aussi {skills}.', 'Votre annonce cite {skills}, que je connais.'],
    warm: ['Je connais aussi {skills}.', 'Vous citez {skills}, que je connais.'],
    enthusiastic: ['Je connais déjà {skills}.', 'Vous citez {skills}, que je connais.'],
  },
  degree: {
    formal: [
      'Je suis titulaire {degree}.',
      'J’ai obtenu {aDegree}.',
      'Mon parcours s’appuie sur {aDegree}.',
    ],
    measured: [
      'Je suis titulaire {degree}.',
      'J’ai obtenu {aDegree}.',
      'Mon parcours s’appuie sur {aDegree}.',
    ],
    balanced: [
      'J’ai obtenu {aDegree}.',
      'Je suis titulaire {degree}.',
      'Mon parcours s’appuie sur {aDegree}.',
    ],
    warm: [
      'J’ai obtenu {aDegree}.',
      'Je suis titulaire {degree}.',
      'Mon parcours s’appuie sur {aDegree}.',
    ],
    enthusiastic: [
      'J’ai obtenu {aDegree}.',
      'Je suis titulaire {degree}.',
      'Mon parcours s’appuie sur {aDegree}.',
    ],
  },
  degreeAll: {
    formal: [
      'Titulaire {degree}, je compte {years} d’expérience professionnelle et je possède {permits}.',
    ],
    measured: ['Je suis titulaire {degree}, j’ai {years} d’expérience et {permits}.'],
    balanced: ['J’ai {aDegree}, {years} d’expérience et {permits}.'],
    warm: ['J’ai {aDegree}, {years} d’expérience et {permits}.'],
    enthusiastic: ['J’ai {aDegree}, {years} d’expérience et {permits}.'],
  },
  degreeYears: {
    formal: [
      'Je suis titulaire {degree} et je compte {years} d’expérience professionnelle.',
      'J’ai obtenu {aDegree} et je compte {years} d’expérience professionnelle.',
      'Mon parcours s’appuie sur {aDegree} et sur {years} d’expérience professionnelle.',
    ],
    measured: [
      'Je suis titulaire {degree} et je compte {years} d’expérience professionnelle.',
      'J’ai {aDegree} et {years} d’expérience professionnelle.',
      'Mon parcours s’appuie sur {aDegree} et sur {years} d’expérience professionnelle.',
    ],
    balanced: [
      'J’ai {aDegree} et {years} d’expérience professionnelle.',
      'Je suis titulaire {degree} et j’ai {years} d’expérience professionnelle.',
      'Mon parcours s’appuie sur {aDegree} et sur {years} d’expérience professionnelle.',
    ],
    warm: [
      'J’ai {aDegree} et {years} d’expérience professionnelle.',
      'Je suis titulaire {degree} et j’ai {years} d’expérience professionnelle.',
      'Mon parcours s’appuie sur {aDegree} et sur {years} d’expérience professionnelle.',
    ],
    enthusiastic: [
      'J’ai {aDegree} et {years} d’expérience professionnelle.',
      'Je suis titulaire {degree} et j’ai {years} d’expérience professionnelle.',
      'Mon parcours s’appuie sur {aDegree} et sur {years} d’expérience professionnelle.',
    ],
  },
  years: {
    formal: ['Je compte {years} d’expérience professionnelle.'],
    measured: ['Je compte {years} d’expérience professionnelle.'],
    balanced: ['J’ai {years} d’expérience professionnelle.'],
    warm: ['J’ai {years} d’expérience professionnelle.'],
    enthusiastic: ['J’ai {years} d’expérience professionnelle.'],
  },
  why: {
    formal: [
      'Je souhaite mettre cette expérience à votre service, notamment pour {next}.',
      'Mon souhait est de poursuivre ce travail {atCompany}, notamment pour {next}.',
      'Mon souhait est de poursuivre ce travail avec votre équipe, notamment pour {next}.',
      'Dans votre équipe, je souhaite notamment {next}.',
      'Cette pratique me servirait, dans votre équipe, pour {next}.',
    ],
    measured: [
      'Je souhaite mettre cette expérience à votre service, notamment pour {next}.',
      'Mon souhait est de poursuivre ce travail {atCompany}, notamment pour {next}.',
      'Mon souhait est de poursuivre ce travail avec votre équipe, notamment pour {next}.',
      'Dans votre équipe, je souhaite notamment {next}.',
      'Cette pratique me servirait, dans votre équipe, pour {next}.',
    ],
    balanced: [
      'Cette expérience, je voudrais la mettre à votre service, notamment pour {next}.',
      '{AtCompany}, je voudrais continuer ce travail, notamment pour {next}.',
      'Avec votre équipe, je voudrais continuer ce travail, notamment pour {next}.',
      'Dans votre équipe, je voudrais notamment {next}.',
      'Cette pratique me servirait chez vous pour {next}.',
    ],
    warm: [
      'J’aimerais mettre cette expérience à votre service, notamment pour {next}.',
      'Avec votre équipe, j’aimerais continuer ce travail, notamment pour {next}.',
      'Dans votre équipe, j’aimerais notamment {next}.',
      'Cette expérience, j’aimerais la mettre à votre service pour {next}.',
    ],
    enthusiastic: [
      'Cette expérience, j’ai envie de la partager avec votre équipe, notamment pour {next}.',
      'Avec vous, j’ai envie de continuer ce travail, notamment pour {next}.',
      'Dans votre équipe, j’aimerais beaucoup {next}.',
    ],
  },
  sense: same('{Sense}'),
  languages: same('Je parle {languages}.'),
  wantSameFor: {
    formal: [
      'C’est ce {work} que je souhaite [poursuivre|retrouver] {house}, notamment pour {next}.',
      'Je souhaite [poursuivre|retrouver] ce {work} {house}, notamment pour {next}.',
    ],
    measured: [
      'C’est ce {work} que je souhaite [poursuivre|retrouver] {house}, notamment pour {next}.',
      'Je souhaite [poursuivre|retrouver] ce {work} {house}, notamment pour {next}.',
    ],
    balanced: [
      'C’est ce {work} que je voudrais [continuer|retrouver] {house}, notamment pour {next}.',
      'Je voudrais [continuer|retrouver] ce {work} {house}, notamment pour {next}.',
    ],
    warm: [
      'C’est ce {work} que j’aimerais [continuer|retrouver] {house}, notamment pour {next}.',
      'J’aimerais [continuer|retrouver] ce {work} {house}, notamment pour {next}.',
    ],
    enthusiastic: [
      'C’est ce {work} que j’ai envie de [continuer|retrouver] {house}, notamment pour {next}.',
      'J’ai envie de [continuer|retrouver] ce {work} {house}, notamment pour {next}.',
      'Ce {work}, j’ai envie de le [continuer|retrouver] {house}, notamment pour {next}.',
    ],
  },
  wantSame: {
    formal: [
      'C’est ce {work} que je souhaite [poursuivre|retrouver] {house}.',
      'Je souhaite [poursuivre|retrouver] ce {work} {house}.',
    ],
    measured: [
      'C’est ce {work} que je souhaite [poursuivre|retrouver] {house}.',
      'Je souhaite [poursuivre|retrouver] ce {work} {house}.',
    ],
    balanced: [
      'C’est ce {work} que je voudrais [continuer|retrouver] {house}.',
      'Je voudrais [continuer|retrouver] ce {work} {house}.',
    ],
    warm: [
      'C’est ce {work} que j’aimerais [continuer|retrouver] {house}.',
      'J’aimerais [continuer|retrouver] ce {work} {house}.',
    ],
    enthusiastic: [
      'C’est ce {work} que j’ai envie de [continuer|retrouver] {house}.',
      'J’ai envie de [continuer|retrouver] ce {work} {house}.',
      'Ce {work}, j’ai envie de le [continuer|retrouver] {house}.',
    ],
  },
  wantNearFor: {
    formal: [
      'C’est à ce {work} que je souhaite prendre part {house}, notamment pour {next}.',
      'Je souhaite prendre part à ce {work} {house}, notamment pour {next}.',
    ],
    measured: [
      'C’est à ce {work} que je souhaite prendre part {house}, notamment pour {next}.',
      'Je souhaite prendre part à ce {work} {house}, notamment pour {next}.',
    ],
    balanced: [
      'C’est à ce {work} que je voudrais prendre part {house}, notamment pour {next}.',
      'Je voudrais prendre part à ce {work} {house}, notamment pour {next}.',
    ],
    warm: [
      'C’est à ce {work} que j’aimerais prendre part {house}, notamment pour {next}.',
      'J’aimerais prendre part à ce {work} {house}, notamment pour {next}.',
    ],
    enthusiastic: [
      'C’est à ce {work} que j’ai envie de prendre part {house}, notamment pour {next}.',
      'J’ai envie de prendre part à ce {work} {house}, notamment pour {next}.',
    ],
  },
  wantNear: {
    formal: [
      'C’est à ce {work} que je souhaite prendre part {house}.',
      'Je souhaite prendre part à ce {work} {house}.',
    ],
    measured: [
      'C’est à ce {work} que je souhaite prendre part {house}.',
      'Je souhaite prendre part à ce {work} {house}.',
    ],
    balanced: [
      'C’est à ce {work} que je voudrais prendre part {house}.',
      'Je voudrais prendre part à ce {work} {house}.',
    ],
    warm: [
      'C’est à ce {work} que j’aimerais prendre part {house}.',
      'J’aimerais prendre part à ce {work} {house}.',
    ],
    enthusiastic: [
      'C’est à ce {work} que j’ai envie de prendre part {house}.',
      'J’ai envie de prendre part à ce {work} {house}.',
    ],
  },
  wantNew: {
    formal: [
      'C’est vers ce {work} que je souhaite me tourner aujourd’hui, {house}.',
      'Je souhaite me tourner vers ce {work}, {house}.',
    ],
    measured: [
      'C’est vers ce {work} que je souhaite me tourner aujourd’hui, {house}.',
      'Je souhaite me tourner vers ce {work}, {house}.',
    ],
    balanced: [
      'C’est vers ce {work} que je voudrais me tourner aujourd’hui, {house}.',
      'Je voudrais me tourner vers ce {work}, {house}.',
    ],
    warm: [
      'C’est vers ce {work} que j’aimerais me tourner aujourd’hui, {house}.',
      'J’aimerais me tourner vers ce {work}, {house}.',
    ],
    enthusiastic: [
      'C’est vers ce {work} que j’ai envie de me tourner aujourd’hui, {house}.',
      'J’ai envie de me tourner vers ce {work}, {house}.',
    ],
  },
  whyNew: {
    formal: [
      'Je souhaite exercer ce nouveau métier {atCompany}.',
      'Je souhaite exercer ce nouveau métier avec votre équipe.',
    ],
    measured: [
      'Je souhaite exercer ce nouveau métier {atCompany}.',
      'Je souhaite exercer ce nouveau métier avec votre équipe.',
    ],
    balanced: [
      'C’est {atCompany} que je voudrais exercer ce nouveau métier.',
      'C’est avec votre équipe que je voudrais exercer ce nouveau métier.',
    ],
    warm: [
      'C’est {atCompany} que j’aimerais exercer ce nouveau métier.',
      'C’est avec votre équipe que j’aimerais exercer ce nouveau métier.',
    ],
    enthusiastic: [
      'C’est {atCompany} que j’ai envie d’exercer ce nouveau métier.',
      'C’est avec votre équipe que j’ai envie d’exercer ce nouveau métier.',
    ],
  },
  whyStep: {
    formal: ['Je souhaite franchir cette étape avec vous, notamment pour {next}.'],
    measured: ['Je souhaite franchir cette étape avec vous, notamment pour {next}.'],
    balanced: ['Cette étape, je voudrais la franchir avec vous, notamment pour {next}.'],
    warm: ['J’aimerais franchir cette étape avec vous, notamment pour {next}.'],
    enthusiastic: ['Cette étape, j’ai très envie de la franchir avec vous, notamment pour {next}.'],
  },
  whyOpen: {
    formal: [
      'Je souhaite travailler {withYou}, notamment pour {next}.',
      'Je souhaite rejoindre votre équipe.',
    ],
    measured: [
      'Je souhaite travailler {withYou}, notamment pour {next}.',
      'Je souhaite rejoindre votre équipe.',
    ],
    balanced: [
      'Je voudrais travailler {withYou}, notamment pour {next}.',
      'Je voudrais rejoindre votre équipe.',
    ],
    warm: [
      'J’aimerais travailler {withYou}, notamment pour {next}.',
      'J’aimerais rejoindre votre équipe.',
    ],
    enthusiastic: [
      'J’ai envie de travailler {withYou}, notamment pour {next}.',
      'J’ai envie de rejoindre votre équipe.',
    ],
  },
  whyBare: {
    formal: [
      'Je souhaite aujourd’hui mettre cette expérience au service de votre équipe.',
      'Cette expérience, je souhaite la mettre au service de votre équipe.',
    ],
    measured: [
      'Je souhaite aujourd’hui mettre cette expérience au service de votre équipe.',
      'Cette expérience, je souhaite la mettre au service de votre équipe.',
    ],
    balanced: [
      'Je voudrais mettre cette expérience au service de votre équipe.',
      'Cette expérience, je voudrais la mettre au service de votre équipe.',
    ],
    warm: [
      'J’aimerais mettre cette expérience au service de votre équipe.',
      'Cette expérience, j’aimerais la mettre au service de votre équipe.',
    ],
    enthusiastic: [
      'J’ai envie de mettre cette expérience au service de votre équipe.',
      'Cette expérience, j’ai envie de la mettre au service de votre équipe.',
    ],
  },
  whyKnown: {
    formal: [
      'Je connais les exigences quotidiennes de ce travail, et je souhaite l’exercer {withYou}.',
      'Je souhaite poursuivre ce travail {withYou}.',
    ],
    measured: [
      'Je sais ce que ce travail demande au quotidien, et je souhaite l’exercer {withYou}.',
      'Je souhaite poursuivre ce travail {withYou}.',
    ],
    balanced: [
      'Je sais ce que ce travail demande au quotidien, et je voudrais le faire {withYou}.',
      'C’est ce travail que je voudrais continuer {withYou}.',
    ],
    warm: [
      'Je sais ce que ce travail demande au quotidien, et j’aimerais le faire {withYou}.',
      'C’est ce travail que j’aimerais continuer {withYou}.',
    ],
    enthusiastic: [
      'Je sais ce que ce travail demande au quotidien, et j’ai envie de le faire {withYou}.',
      'C’est ce travail que j’ai envie de continuer {withYou}.',
    ],
  },
  whyTeam: {
    formal: ['Je souhaite rejoindre {team}.'],
    measured: ['Je souhaite rejoindre {team}.'],
    balanced: ['Je voudrais rejoindre {team}.'],
    warm: ['J’aimerais rejoindre {team}.'],
    enthusiastic: ['J’ai envie de rejoindre {team}.'],
  },
  whyTraining: {
    formal: ['La formation que vous prévoyez me permettra d’apprendre vos méthodes.'],
    measured: ['La formation que vous prévoyez me permettra d’apprendre vos méthodes.'],
    balanced: ['La formation que vous prévoyez m’aidera à apprendre vite vos méthodes.'],
    warm: ['La formation que vous prévoyez m’aidera à apprendre vite vos méthodes.'],
    enthusiastic: ['La formation que vous prévoyez m’aidera à apprendre vite vos méthodes.'],
  },
  hours: {
    formal: ['J’ai pris bonne note de vos horaires, {hours}.'],
    measured: ['J’ai bien noté vos horaires, {hours}.'],
    balanced: ['J’ai bien noté vos horaires, {hours}.'],
    warm: ['J’ai bien noté vos horaires, {hours}.'],
    enthusiastic: ['J’ai bien noté vos horaires, {hours}.'],
  },
  ready: same('Je suis disponible {ready}.'),
  whyEmployer: {
    formal: [
      'Je souhaite poursuivre ce travail {employer}.',
      'Mon souhait est de poursuivre ce travail {employer}.',
    ],
    measured: [
      'Je souhaite poursuivre ce travail {employer}.',
      'Mon souhait est de poursuivre ce travail {employer}.',
    ],
    balanced: [
      'Ce travail, je voudrais le continuer {employer}.',
      'Je voudrais continuer ce travail {employer}.',
    ],
    warm: [
      'J’aimerais continuer ce travail {employer}.',
      'Ce travail, j’aimerais le continuer {employer}.',
    ],
    enthusiastic: [
      'J’ai envie de continuer ce travail {employer}.',
      'Ce travail, j’ai envie de le continuer {employer}.',
    ],
  },
  whyAtEmployer: {
    formal: ['Je souhaite aujourd’hui travailler {employer}.'],
    measured: ['Je souhaite aujourd’hui travailler {employer}.'],
    balanced: ['C’est un travail que je voudrais faire {employer}.'],
    warm: ['C’est un travail que j’aimerais faire {employer}.'],
    enthusiastic: ['C’est un travail que j’ai envie de faire {employer}.'],
  },
  whyNewEmployer: {
    formal: ['Je souhaite exercer ce nouveau métier {employer}.'],
    measured: ['Je souhaite exercer ce nouveau métier {employer}.'],
    balanced: ['Ce nouveau métier, je voudrais l’exercer {employer}.'],
    warm: ['Ce nouveau métier, j’aimerais l’exercer {employer}.'],
    enthusiastic: ['Ce nouveau métier, j’ai envie de l’exercer {employer}.'],
  },
  ask: {
    formal: [
      'Je vous saurais gré de bien vouloir m’accorder un entretien, au cours duquel je pourrais vous exposer mon parcours plus en détail.',
      'Un entretien me permettrait de répondre à vos questions, à la date qui vous conviendra.',
      'Je reste à votre disposition pour un entretien, à la date que vous choisirez.',
    ],
    measured: [
      'Je me tiens à votre disposition pour un entretien, à la date qui vous conviendra.',
      'Un entretien nous permettrait d’échanger sur vos attentes, quand vous le souhaiterez.',
      'Je vous présenterais volontiers mon parcours lors d’un entretien.',
    ],
    balanced: [
      'Je vous propose d’en parler lors d’un entretien, au moment qui vous convient.',
      'Un échange de vive voix vous permettrait d’en juger, et je m’adapterai à votre calendrier.',
      'Je peux vous en dire plus de vive voix, quand vous le souhaitez.',
      'Voyons-nous pour en parler, à la date qui vous convient.',
    ],
    warm: [
      'J’aurais plaisir à vous rencontrer pour en parler, quand cela vous arrange.',
      'Quand pourrions-nous en parler\u202f? Je m’adapterai volontiers à votre agenda.',
      'Je vous raconterais volontiers tout cela de vive voix.',
    ],
    enthusiastic: [
      'J’ai hâte d’en parler avec vous de vive voix, dès que vous le pourrez.',
      'Parlons-en de vive voix, dès que vous le pourrez.',
      'Quand pouvons-nous en parler\u202f? Je serai là au jour et à l’heure de votre choix.',
    ],
  },
  askNear: {
    formal: [
      'J’habite {town} et je me rendrai volontiers à un entretien, à la date qui vous conviendra.',
      'Résidant à {town}, je me rendrai à un entretien au jour que vous choisirez.',
    ],
    measured: [
      'J’habite {town}\u00a0: je peux venir vous rencontrer à la date qui vous conviendra.',
      'Un entretien me serait facile, puisque j’habite {town}.',
    ],
    balanced: [
      'J’habite {town}\u00a0: je peux venir en parler avec vous, quand vous le souhaitez.',
      'Je peux venir vous rencontrer facilement, puisque j’habite {town}.',
    ],
    warm: [
      'J’habite {town}\u00a0: j’aurais plaisir à venir en parler avec vous.',
      'Je viendrais volontiers vous rencontrer, puisque j’habite {town}.',
    ],
    enthusiastic: [
      'J’habite {town}, et j’ai hâte de venir en parler avec vous.',
      'Rencontrons-nous vite\u00a0: j’habite {town}.',
    ],
  },
  askStart: {
    formal: [
      'Le poste étant à pourvoir {starts}, je me tiens à votre disposition pour un entretien d’ici là.',
    ],
    measured: [
      'Le poste est à pourvoir {starts}\u00a0: je me tiens à votre disposition pour un entretien d’ici là.',
    ],
    balanced: ['Le poste est à pourvoir {starts}\u00a0: je vous propose d’en parler d’ici là.'],
    warm: ['Le poste est à pourvoir {starts}\u00a0: j’aurais plaisir à vous rencontrer d’ici là.'],
    enthusiastic: ['Le poste est à pourvoir {starts}\u00a0: parlons-en de vive voix d’ici là.'],
  },
  askSoon: {
    formal: [
      'Le poste étant à pourvoir au plus tôt, je me rendrai à un entretien au jour que vous choisirez.',
    ],
    measured: [
      'Le poste est à pourvoir au plus tôt\u00a0: je me rendrai à un entretien au jour que vous choisirez.',
    ],
    balanced: ['Vous cherchez quelqu’un rapidement\u00a0: voyons-nous au jour qui vous convient.'],
    warm: ['Vous cherchez quelqu’un rapidement\u00a0: j’aurais plaisir à vous rencontrer bientôt.'],
    enthusiastic: ['Vous cherchez quelqu’un rapidement\u00a0: parlons-en dès que vous le pouvez.'],
  },
  thanks: {
    formal: [
      'Merci par avance de l’attention que vous porterez à ma candidature.',
      'Merci par avance de votre lecture.',
    ],
    measured: [
      'Merci par avance de l’attention que vous porterez à ma candidature.',
      'Merci par avance de votre lecture.',
    ],
    balanced: [
      'Merci de l’attention que vous porterez à ma candidature.',
      'Merci d’avance de votre lecture.',
    ],
    warm: ['Merci du temps que vous prendrez pour lire ma candidature.', 'Merci de votre lecture.'],
    enthusiastic: [
      'Merci du temps que vous prendrez pour lire ma candidature.',
      'Merci de votre lecture.',
    ],
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
        .replace(/ au poste de \{title(?:At)?\}/u, isBare ? '' : ' à ce poste')
        .replace(/ (?:de|comme) \{title(?:At)?\}|, comme \{title\}/u, '')
    : wording;
