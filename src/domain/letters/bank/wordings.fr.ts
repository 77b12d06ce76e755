import type { Register } from '#/domain/letters/letter';

/**
 * Kinds of sentences. `{name}` is a slot, `{Name}` the same with a capital; `[held|left]` is said of a post still held
 * or of one that was left. What a sentence says of the writer is in its slots alone.
 */
export type SentenceKind =
  | 'hookBare'
  | 'hookDegree'
  | 'degreeToo'
  | 'toolsUsed'
  | 'whyTrade'
  | 'whyLearn'
  | 'whyStep'
  | 'whyAt'
  | 'whyBegin'
  | 'hookNow'
  | 'step'
  | 'degreePermits'
  | 'years'
  | 'ease'
  | 'traits'
  | 'hookPost'
  | 'hookStudy'
  | 'hookTrade'
  | 'change'
  | 'changeLeft'
  | 'ability'
  | 'engaged'
  | 'studies'
  | 'permits'
  | 'permitsToo'
  | 'toolsKnown'
  | 'skills'
  | 'degree'
  | 'whyNew'
  | 'languages'
  | 'whyTeam'
  | 'whyTraining'
  | 'ready'
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
  hookNow: {
    formal: [
      '{Job} {at} depuis {since}, j’ai l’honneur de vous présenter ma candidature au poste de {titleAt}.',
      'Je suis {job} {at} depuis {since}, et je vous adresse ma candidature au poste de {titleAt}.',
      'Aujourd’hui {job} {at}, j’ai l’honneur de vous présenter ma candidature au poste de {titleAt}.',
      '{Job} depuis {since}, j’ai l’honneur de vous présenter ma candidature au poste de {titleAt}.',
      'Aujourd’hui {job}, j’ai l’honneur de vous présenter ma candidature au poste de {titleAt}.',
      'Je travaille {at} depuis {since}, et j’ai l’honneur de vous présenter ma candidature au poste de {titleAt}.',
      'Je travaille {at}, et j’ai l’honneur de vous présenter ma candidature au poste de {titleAt}.',
    ],
    measured: [
      'Je suis {job} {at} depuis {since}, et je vous propose ma candidature au poste de {titleAt}.',
      '{Job} {at} depuis {since}, je souhaite travailler {withYou} comme {title}.',
      'Aujourd’hui {job} {at}, je vous propose ma candidature au poste de {titleAt}.',
      '{Job} depuis {since}, je vous propose ma candidature au poste de {titleAt}.',
      'Aujourd’hui {job}, je vous propose ma candidature au poste de {titleAt}.',
      'Je travaille {at} depuis {since}, et je vous propose ma candidature au poste de {titleAt}.',
      'Je travaille {at}, et je vous propose ma candidature au poste de {titleAt}.',
    ],
    balanced: [
      '{Job} {at} depuis {since}, je vous écris pour le poste de {titleAt}.',
      'Je suis {job} {at} depuis {since}, et je voudrais travailler {withYou} comme {title}.',
      'Aujourd’hui {job} {at}, je vous écris pour le poste de {titleAt}.',
      '{Job} depuis {since}, je vous écris pour le poste de {titleAt}.',
      'Aujourd’hui {job}, je vous écris pour le poste de {titleAt}.',
      'Je travaille {at} depuis {since}, et je vous écris pour le poste de {titleAt}.',
      'Je travaille {at}, et je vous écris pour le poste de {titleAt}.',
    ],
    warm: [
      'Je suis {job} {at} depuis {since}, et j’aimerais travailler {withYou} comme {title}.',
      '{Job} {at} depuis {since}, je vous écris pour le poste de {titleAt}.',
      'Aujourd’hui {job} {at}, j’aimerais travailler {withYou} comme {title}.',
      '{Job} depuis {since}, j’aimerais travailler {withYou} comme {title}.',
      'Aujourd’hui {job}, j’aimerais travailler {withYou} comme {title}.',
      'Je travaille {at} depuis {since}, et j’aimerais travailler {withYou} comme {title}.',
      'Je travaille {at}, et j’aimerais travailler {withYou} comme {title}.',
    ],
    enthusiastic: [
      'J’aimerais vraiment travailler {withYou} comme {title}. Je suis {job} {at} depuis {since}.',
      '{Job} {at} depuis {since}, je vous écris avec envie pour le poste de {titleAt}.',
      'Aujourd’hui {job} {at}, j’aimerais vraiment travailler {withYou} comme {title}.',
      '{Job} depuis {since}, j’aimerais vraiment travailler {withYou} comme {title}.',
      'Aujourd’hui {job}, j’aimerais vraiment travailler {withYou} comme {title}.',
      'Je travaille {at} depuis {since}, et j’aimerais vraiment travailler {withYou} comme {title}.',
      'Je travaille {at}, et j’aimerais vraiment travailler {withYou} comme {title}.',
    ],
  },
  step: {
    formal: [
      'J’exerce actuellement comme {jobNow} {atNow} et je souhaite évoluer vers le poste de {title} que vous proposez.',
    ],
    measured: ['Aujourd’hui {jobNow} {atNow}, je souhaite évoluer vers votre poste de {title}.'],
    balanced: ['Aujourd’hui {jobNow} {atNow}, je voudrais évoluer vers votre poste de {title}.'],
    warm: ['Aujourd’hui {jobNow} {atNow}, j’aimerais franchir le pas vers votre poste de {title}.'],
    enthusiastic: [
      'Aujourd’hui {jobNow} {atNow}, j’ai très envie de franchir le pas vers votre poste de {title}.',
    ],
  },
  degreePermits: same(
    'Je suis titulaire {degree} et je possède {permits}.',
    'J’ai {aDegree}, ainsi que {permits}.',
    'Mon parcours s’appuie sur {aDegree}, et je possède {permits}.',
  ),
  hookDegree: {
    formal: [
      'Titulaire {degree}, j’ai l’honneur de vous présenter ma candidature au poste de {titleAt}.',
    ],
    measured: ['Titulaire {degree}, je vous propose ma candidature au poste de {titleAt}.'],
    balanced: ['Titulaire {degree}, je vous écris pour le poste de {titleAt}.'],
    warm: ['Titulaire {degree}, j’aimerais travailler {withYou} comme {title}.'],
    enthusiastic: ['Titulaire {degree}, j’aimerais vraiment travailler {withYou} comme {title}.'],
  },
  toolsUsed: same(
    '[J’utilise|J’ai travaillé avec] {tools}.',
    'Je [travaille|travaillais] avec {tools}.',
    'Je maîtrise {tools}.',
  ),
  whyTrade: {
    formal: [
      'Mon souhait est de mettre cette expérience à profit {atCompany}.',
      'Je souhaite désormais travailler {atCompany}.',
    ],
    measured: [
      'Je souhaite désormais travailler {atCompany}.',
      'Mon souhait est de mettre cette expérience à profit {atCompany}.',
    ],
    balanced: [
      'Je voudrais mettre cette expérience à profit {atCompany}.',
      'C’est {atCompany} que je voudrais travailler aujourd’hui.',
    ],
    warm: [
      'C’est {atCompany} que j’aimerais travailler aujourd’hui.',
      'J’aimerais mettre cette expérience à profit {atCompany}.',
    ],
    enthusiastic: [
      'Mettre cette expérience à profit {atCompany} me plairait beaucoup.',
      'C’est {atCompany} que j’ai envie de travailler.',
    ],
  },
  whyStep: {
    formal: ['Je souhaite évoluer vers ce métier {atCompany}.'],
    measured: ['Je souhaite évoluer vers ce métier {atCompany}.'],
    balanced: [
      'C’est vers ce métier que je voudrais évoluer {atCompany}.',
      'Je voudrais évoluer vers ce métier {atCompany}.',
    ],
    warm: [
      'J’aimerais évoluer vers ce métier {atCompany}.',
      'C’est vers ce métier que j’aimerais évoluer {atCompany}.',
    ],
    enthusiastic: [
      'J’ai envie d’évoluer vers ce métier {atCompany}.',
      'C’est vers ce métier que j’ai envie d’évoluer {atCompany}.',
    ],
  },
  whyAt: {
    formal: ['Je souhaite exercer ce métier {atCompany}.'],
    measured: ['Je souhaite exercer ce métier {atCompany}.'],
    balanced: [
      'C’est ce métier que je voudrais exercer {atCompany}.',
      'Je voudrais exercer ce métier {atCompany}.',
    ],
    warm: [
      'J’aimerais exercer ce métier {atCompany}.',
      'Ce métier, j’aimerais l’exercer {atCompany}.',
    ],
    enthusiastic: [
      'J’ai envie d’exercer ce métier {atCompany}.',
      'Ce métier, j’ai envie de l’exercer {atCompany}.',
    ],
  },
  whyLearn: {
    formal: ['Je souhaite apprendre ce métier {atCompany}.'],
    measured: ['Je souhaite apprendre ce métier {atCompany}.'],
    balanced: [
      'Ce métier, je voudrais l’apprendre {atCompany}.',
      'Je voudrais apprendre ce métier {atCompany}.',
    ],
    warm: [
      'J’aimerais apprendre ce métier {atCompany}.',
      'Ce métier, j’aimerais l’apprendre {atCompany}.',
    ],
    enthusiastic: [
      'J’ai envie d’apprendre ce métier {atCompany}.',
      'Ce métier, j’ai envie de l’apprendre {atCompany}.',
    ],
  },
  whyBegin: {
    formal: ['Je souhaite débuter dans ce métier {atCompany}.'],
    measured: ['Je souhaite débuter dans ce métier {atCompany}.'],
    balanced: [
      'Ce métier, je voudrais le commencer {atCompany}.',
      'Je voudrais débuter dans ce métier {atCompany}.',
    ],
    warm: [
      'J’aimerais débuter dans ce métier {atCompany}.',
      'C’est dans ce métier que j’aimerais débuter {atCompany}.',
    ],
    enthusiastic: [
      'J’ai envie de débuter dans ce métier {atCompany}.',
      'C’est dans ce métier que j’ai envie de débuter {atCompany}.',
    ],
  },
  hookBare: {
    formal: ['J’ai l’honneur de vous présenter ma candidature au poste de {titleAt}.'],
    measured: ['Je vous propose ma candidature au poste de {titleAt}.'],
    balanced: ['Je vous propose ma candidature au poste de {titleAt}.'],
    warm: ['J’aimerais travailler {withYou} comme {title}.'],
    enthusiastic: ['J’aimerais vraiment travailler {withYou} comme {title}.'],
  },
  hookPost: {
    formal: [
      'Après avoir travaillé comme {job} {at} pendant {lasted}, j’ai l’honneur de vous présenter ma candidature au poste de {titleAt}.',
      'J’ai l’honneur de vous présenter ma candidature au poste de {titleAt}, après avoir travaillé comme {job} {at} pendant {lasted}.',
      'Après avoir travaillé comme {job} {at}, j’ai l’honneur de vous présenter ma candidature au poste de {titleAt}.',
      'Après avoir travaillé comme {job} pendant {lasted}, j’ai l’honneur de vous présenter ma candidature au poste de {titleAt}.',
      'Après avoir travaillé comme {job}, j’ai l’honneur de vous présenter ma candidature au poste de {titleAt}.',
      'Après avoir travaillé {at}, j’ai l’honneur de vous présenter ma candidature au poste de {titleAt}.',
    ],
    measured: [
      'J’ai travaillé comme {job} {at} pendant {lasted} et je vous propose ma candidature au poste de {titleAt}.',
      'Je vous propose ma candidature au poste de {titleAt}, après avoir travaillé comme {job} {at} pendant {lasted}.',
      'J’ai travaillé comme {job} {at} et je vous propose ma candidature au poste de {titleAt}.',
      'J’ai travaillé comme {job} pendant {lasted} et je vous propose ma candidature au poste de {titleAt}.',
      'J’ai travaillé comme {job} et je vous propose ma candidature au poste de {titleAt}.',
      'J’ai travaillé {at} et je vous propose ma candidature au poste de {titleAt}.',
    ],
    balanced: [
      'J’ai travaillé comme {job} {at} pendant {lasted} et je vous écris pour le poste de {titleAt}.',
      'Je vous écris pour le poste de {titleAt}, après avoir travaillé comme {job} {at} pendant {lasted}.',
      'J’ai travaillé comme {job} {at} et je vous écris pour le poste de {titleAt}.',
      'J’ai travaillé comme {job} pendant {lasted} et je vous écris pour le poste de {titleAt}.',
      'J’ai travaillé comme {job} et je vous écris pour le poste de {titleAt}.',
      'J’ai travaillé {at} et je vous écris pour le poste de {titleAt}.',
    ],
    warm: [
      'J’ai été {job} {at} pendant {lasted} et j’aimerais travailler {withYou} comme {title}.',
      'J’aimerais travailler {withYou} comme {title}, après avoir travaillé comme {job} {at} pendant {lasted}.',
      'J’ai été {job} {at} et j’aimerais travailler {withYou} comme {title}.',
      'J’ai été {job} pendant {lasted} et j’aimerais travailler {withYou} comme {title}.',
      'J’ai été {job} et j’aimerais travailler {withYou} comme {title}.',
      'J’ai travaillé {at} et j’aimerais travailler {withYou} comme {title}.',
    ],
    enthusiastic: [
      'J’ai travaillé comme {job} {at} pendant {lasted} et j’aimerais vraiment travailler {withYou} comme {title}.',
      'J’aimerais vraiment travailler {withYou} comme {title}, après avoir travaillé comme {job} {at} pendant {lasted}.',
      'J’ai travaillé comme {job} {at} et j’aimerais vraiment travailler {withYou} comme {title}.',
      'J’ai travaillé comme {job} pendant {lasted} et j’aimerais vraiment travailler {withYou} comme {title}.',
      'J’ai travaillé comme {job} et j’aimerais vraiment travailler {withYou} comme {title}.',
      'J’ai travaillé {at} et j’aimerais vraiment travailler {withYou} comme {title}.',
    ],
  },
  hookStudy: {
    formal: [
      'Je {study} et j’ai l’honneur de vous présenter ma candidature au poste de {titleAt}.',
    ],
    measured: ['Je {study} et je vous propose ma candidature au poste de {titleAt}.'],
    balanced: ['Je {study} et je vous propose ma candidature au poste de {titleAt}.'],
    warm: ['Je {study} et j’aimerais travailler {withYou} comme {title}.'],
    enthusiastic: ['Je {study} et j’aimerais vraiment travailler {withYou} comme {title}.'],
  },
  hookTrade: {
    formal: ['{Trade}, j’ai l’honneur de vous présenter ma candidature au poste de {titleAt}.'],
    measured: ['{Trade}, je vous propose ma candidature au poste de {titleAt}.'],
    balanced: ['{Trade}, je vous écris pour le poste de {titleAt}.'],
    warm: ['{Trade}, je vous écris pour le poste de {titleAt}.'],
    enthusiastic: ['{Trade}, je vous écris avec envie pour le poste de {titleAt}.'],
  },
  changeLeft: {
    formal: [
      'Après avoir travaillé comme {jobLeft} {atLeft}, je souhaite me reconvertir. J’ai donc l’honneur de vous présenter ma candidature au poste de {titleAt}.',
      'Après avoir travaillé comme {jobLeft}, je souhaite me reconvertir. J’ai donc l’honneur de vous présenter ma candidature au poste de {titleAt}.',
    ],
    measured: [
      'Après avoir travaillé comme {jobLeft} {atLeft}, je souhaite donner une autre direction à mon parcours. Je vous propose ma candidature au poste de {titleAt}.',
      'Après avoir travaillé comme {jobLeft}, je souhaite donner une autre direction à mon parcours. Je vous propose ma candidature au poste de {titleAt}.',
    ],
    balanced: [
      'Après avoir travaillé comme {jobLeft} {atLeft}, je voudrais donner une autre direction à mon parcours\u00a0: je vous écris pour le poste de {titleAt}.',
      'Après avoir travaillé comme {jobLeft}, je voudrais donner une autre direction à mon parcours\u00a0: je vous écris pour le poste de {titleAt}.',
    ],
    warm: [
      'Après avoir travaillé comme {jobLeft} {atLeft}, j’aimerais donner une autre direction à mon parcours. Je vous écris pour votre poste de {title}.',
      'Après avoir travaillé comme {jobLeft}, j’aimerais donner une autre direction à mon parcours. Je vous écris pour votre poste de {title}.',
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
      'Aujourd’hui {jobNow} {atNow}, je souhaite donner une autre direction à mon parcours. Je vous propose ma candidature au poste de {title}.',
    ],
    balanced: [
      'Aujourd’hui {jobNow} {atNow}, je voudrais donner une autre direction à mon parcours\u00a0: je vous écris pour le poste de {title}.',
    ],
    warm: [
      'Aujourd’hui {jobNow} {atNow}, j’aimerais donner une autre direction à mon parcours. Je vous écris pour votre poste de {title}.',
    ],
    enthusiastic: [
      'Aujourd’hui {jobNow} {atNow}, j’ai choisi un nouveau métier. J’aimerais l’exercer {withYou}, comme {title}.',
    ],
  },
  ability: same(
    'Je sais {ability}.',
    'Mon expérience m’a appris à {ability}.',
    'J’ai également appris à {ability}.',
  ),
  engaged: same('J’ai aussi été bénévole {engaged}.', 'J’ai été bénévole {engaged}.'),
  studies: same('Je {study}.'),
  degreeToo: same('Mon parcours compte aussi {aDegreeToo}.', 'J’ai aussi {aDegreeToo}.'),

  toolsKnown: same('Je maîtrise {tools}.', 'Je maîtrise aussi {tools}.'),
  permitsToo: same('Je détiens aussi {permitsToo}.', 'J’ai également {permitsToo}.'),
  permits: {
    formal: ['Je possède {permits}.', 'Je possède {permits}.'],
    measured: ['Je possède {permits}.', 'Je possède {permits}.'],
    balanced: ['Je possède {permits}.', 'J’ai {permits}.'],
    warm: ['J’ai {permits}.', 'Je possède {permits}.'],
    enthusiastic: ['J’ai {permits}.', 'Je possède {permits}.'],
  },
  skills: {
    formal: ['Je connais également {skills}.'],
    measured: ['Je connais {skills}.'],
    balanced: ['Je connais aussi {skills}.'],
    warm: ['Je connais aussi {skills}.'],
    enthusiastic: ['Je connais déjà {skills}.'],
  },
  degree: {
    formal: [
      'Je suis titulaire {degree}.',
      'Ma formation comprend {aDegree}.',
      'J’ai obtenu {aDegree}.',
      'Mon parcours s’appuie sur {aDegree}.',
      'J’ai suivi {training}.',
      'Mon parcours s’appuie sur {training}.',
    ],
    measured: [
      'Ma formation comprend {aDegree}.',
      'J’ai obtenu {aDegree}.',
      'Je suis titulaire {degree}.',
      'Mon parcours s’appuie sur {aDegree}.',
      'J’ai suivi {training}.',
      'Mon parcours s’appuie sur {training}.',
    ],
    balanced: [
      'Je suis titulaire {degree}.',
      'Côté formation, j’ai obtenu {aDegree}.',
      'J’ai obtenu {aDegree}.',
      'Ma formation comprend {aDegree}.',
      'J’ai suivi {training}.',
      'Mon parcours s’appuie sur {training}.',
    ],
    warm: [
      'J’ai obtenu {aDegree}.',
      'Côté formation, j’ai {aDegree}.',
      'Je suis titulaire {degree}.',
      'Ma formation comprend {aDegree}.',
      'J’ai suivi {training}.',
      'Mon parcours s’appuie sur {training}.',
    ],
    enthusiastic: [
      'Côté formation, je suis titulaire {degree}.',
      'J’ai obtenu {aDegree}.',
      'Je suis titulaire {degree}.',
      'Ma formation comprend {aDegree}.',
      'J’ai suivi {training}.',
      'Mon parcours s’appuie sur {training}.',
    ],
  },
  years: {
    formal: ['Je justifie de {years} d’expérience dans ce métier.'],
    measured: [
      'J’ai {years} d’expérience dans ce métier.',
      'Mon expérience de ce métier est de {years}.',
      'Au total, j’ai {years} d’expérience dans ce métier.',
    ],
    balanced: [
      'J’ai {years} d’expérience dans ce métier.',
      'Au total, j’ai {years} d’expérience dans ce métier.',
    ],
    warm: ['J’ai {years} de métier.', 'Au total, j’ai {years} d’expérience dans ce métier.'],
    enthusiastic: [
      'J’ai déjà {years} de métier.',
      'Au total, j’ai {years} d’expérience dans ce métier.',
      'Je compte {years} de métier.',
    ],
  },
  ease: same('Je suis à l’aise avec {ease}.'),
  traits: same('Je suis {traits}.'),
  languages: same('Je parle {languages}.'),
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
  whyTeam: {
    formal: ['Je souhaite rejoindre {team}.'],
    measured: ['Je souhaite rejoindre {team}.'],
    balanced: ['Je voudrais rejoindre {team}.'],
    warm: ['J’aimerais rejoindre {team}.'],
    enthusiastic: ['J’ai envie de rejoindre {team}.', 'C’est avec joie que je rejoindrais {team}.'],
  },
  whyTraining: {
    formal: ['La formation que vous prévoyez me permettra d’apprendre vos méthodes.'],
    measured: ['La formation que vous prévoyez me permettra d’apprendre vos méthodes.'],
    balanced: ['La formation que vous prévoyez m’aidera à apprendre vite vos méthodes.'],
    warm: ['La formation que vous prévoyez m’aidera à apprendre vite vos méthodes.'],
    enthusiastic: ['La formation que vous prévoyez m’aidera à apprendre vite vos méthodes.'],
  },
  ready: same('Je suis disponible {ready}.', 'Je peux travailler {ready}.'),
  whyEmployer: {
    formal: [
      'Mon souhait est de mettre cette expérience à profit {employer}.',
      'Je souhaite désormais travailler {employer}.',
    ],
    measured: [
      'Je souhaite désormais travailler {employer}.',
      'Mon souhait est de mettre cette expérience à profit {employer}.',
    ],
    balanced: [
      'Je voudrais mettre cette expérience à profit {employer}.',
      'Je voudrais aujourd’hui travailler {employer}.',
    ],
    warm: [
      'J’aimerais aujourd’hui travailler {employer}.',
      'J’aimerais mettre cette expérience à profit {employer}.',
    ],
    enthusiastic: [
      'Mettre cette expérience à profit {employer} me plairait beaucoup.',
      'Travailler {employer} me plairait beaucoup.',
    ],
  },
  whyAtEmployer: {
    formal: ['Je souhaite exercer ce métier {employer}.'],
    measured: ['Je souhaite exercer ce métier {employer}.'],
    balanced: ['Je voudrais faire ce métier {employer}.'],
    warm: ['J’aimerais faire ce métier {employer}.'],
    enthusiastic: [
      'J’ai envie de faire ce métier {employer}.',
      'C’est ce métier que j’ai envie de faire {employer}.',
    ],
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
      'Je vous en dirais volontiers plus de vive voix, au jour qui vous convient.',
      'Je peux vous en dire plus de vive voix, quand vous le souhaitez.',
      'Je viendrais volontiers en parler avec vous, à la date qui vous convient.',
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
    balanced: [
      'Vous cherchez quelqu’un rapidement\u00a0: je peux venir vous rencontrer au jour qui vous convient.',
      'Vous cherchez quelqu’un rapidement\u00a0: je vous propose d’en parler au plus tôt.',
    ],
    warm: ['Vous cherchez quelqu’un rapidement\u00a0: j’aurais plaisir à vous rencontrer bientôt.'],
    enthusiastic: ['Vous cherchez quelqu’un rapidement\u00a0: parlons-en dès que vous le pouvez.'],
  },
  closing: {
    formal: [
      'Je vous prie de bien vouloir agréer, {appeal}, mes salutations les plus distinguées.',
      'Veuillez agréer, {appeal}, l’assurance de ma considération distinguée.',
    ],
    measured: [
      'Je vous prie d’agréer, {appeal}, mes salutations distinguées.',
      'Veuillez agréer, {appeal}, mes salutations respectueuses.',
      'Dans l’attente de votre réponse, je vous prie d’agréer, {appeal}, mes salutations distinguées.',
    ],
    balanced: [
      'Je vous prie de recevoir, {appeal}, mes salutations distinguées.',
      'Veuillez recevoir, {appeal}, mes sincères salutations.',
      'Dans l’attente de vous rencontrer, je vous adresse, {appeal}, mes salutations distinguées.',
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

/** Offers to come by, which nobody makes from afar. */
export const COMES_BY = /viendrais|peux venir|je serai là|me rendrai/u;

/** Matters that stay grave in every tone: nobody is eager for them. Folded. */
export const GRAVE =
  /fin de vie|palliati|deuil|deces|defunt|mort(?![a-z])|obseques|funerai|funebre|cercueil|inhum|cremat|violence|maltrait|suicid|viol(?![a-z])|detenu|penitent|cancer|oncolog|sans-abri|refugie|victime|handicap lourd|protection de l'enfance|reanimation|urgences vitales|exhum|secours/u;

const PROPOSED = ' pour vous proposer ma candidature';

/** A wording for a post whose title, or whose whole offer, is not known. */
export const withoutTitle = (wording: string, isUntitled: boolean, isBare: boolean): string =>
  isUntitled
    ? wording
        .replace(/ au poste de \{title(?:At)?\}/u, isBare ? '' : ' à ce poste')
        .replace(/ pour le poste de \{titleAt\}/u, isBare ? PROPOSED : ' pour ce poste')
        .replace(/ (?:de|comme) \{title(?:At)?\}|, comme \{title\}/u, '')
    : wording;
