import { agree, formatDayAndMonth, formatLongDate } from '#/copy/format';
import { screenNames } from '#/copy/screenNames.copy';
import type { FunnelStage } from '#/domain/home/funnel';
import { minutesOf } from '#/domain/home/gestures';
import type { StrengthCriterion } from '#/domain/home/profileStrength';
import type { Activity } from '#/domain/home/recentActivity';
import type { Todo } from '#/domain/home/todos';
import { weekdayName } from '#/domain/shared/months.fr';
import type { OfferNews, SAMPLE_ACTIVITIES } from '#/pages/HomePage/HomePage.state';

/** `18 novembre`, with its year where that is not the present one. */
const recentDay = (date: Date, now: Date): string =>
  date.getFullYear() === now.getFullYear() ? formatDayAndMonth(date) : formatLongDate(date);

const atNoon = (day: string): Date => new Date(`${day}T12:00:00`);

/** The day as it is said: today and yesterday by their names. */
const sayDay = (day: string, now: Date): string => {
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  const date = atNoon(day);
  if (date.toDateString() === now.toDateString()) return 'Aujourd’hui';
  return date.toDateString() === yesterday.toDateString() ? 'Hier' : recentDay(date, now);
};

const next: Record<StrengthCriterion, string> = {
  name: 'Ajoutez votre prénom et votre nom.',
  contact: 'Ajoutez votre e-mail et votre téléphone.',
  cv: 'Importez un CV lisible : il nourrit tout le reste.',
  experience: 'Ajoutez une première expérience.',
  education: 'Ajoutez une formation.',
  skills: 'Ajoutez au moins cinq compétences.',
  bio: 'Présentez-vous en quelques phrases.',
};

const samples: Record<(typeof SAMPLE_ACTIVITIES)[number], { title: string; when: string }> = {
  analysis: { title: 'Analyse de CV pour « Assistant administratif »', when: 'Il y a 2 heures' },
  application: { title: 'Candidature envoyée à la Clinique des Tilleuls', when: 'Hier' },
  alert: { title: 'Trois nouvelles offres pour votre recherche', when: 'Il y a 3 jours' },
};

const atHour = (time: string, place: string): string =>
  `à ${time.replace(':', '\u00a0h\u00a0')}${place === '' ? '' : `, ${place}`}`;

const at = (title: string, company: string): string =>
  company === '' ? title : `${title}, ${company}`;

/** How long it takes, at the end of what is said of it. */
const taking = (todo: Todo): string => `\u00a0· ${minutesOf(todo)}\u00a0min`;

const todoTitle = (todo: Todo): string => {
  switch (todo.kind) {
    case 'interviewToday':
    case 'interviewTomorrow':
      return `Entretien\u00a0: ${at(todo.title, todo.company)}`;
    case 'followUp':
      return `Relancer\u00a0: ${at(todo.title, todo.company)}`;
    case 'analysis':
      return 'Terminer votre comparaison';
    case 'fillProfile':
      return 'Remplir votre profil depuis votre CV';
    case 'practice':
      return 'Répondre à une question d’entretien';
    case 'newOffers':
      return `Regarder ${todo.count} ${agree(todo.count, 'nouvelle offre', 'nouvelles offres')}`;
    case 'paste':
      return 'Coller une annonce qui vous plaît';
    case 'profile':
      return next[todo.criterion];
  }
};

const todoDetail = (todo: Todo): string => {
  switch (todo.kind) {
    case 'interviewToday':
      return `Aujourd’hui ${atHour(todo.time, todo.place)}`;
    case 'interviewTomorrow':
      return `Demain ${atHour(todo.time, todo.place)}. À préparer aujourd’hui.`;
    case 'followUp':
      return `${
        todo.late === 0
          ? 'Prévu pour aujourd’hui'
          : `En retard de ${todo.late} ${agree(todo.late, 'jour', 'jours')}`
      }, message prêt${taking(todo)}`;
    case 'analysis':
      return `L’offre que vous avez collée vous attend${taking(todo)}`;
    case 'fillProfile':
      return `En un geste, à relire ensuite dans ${screenNames.profile}${taking(todo)}`;
    case 'practice':
      return `${todo.title === '' ? 'Pour la dernière offre comparée' : `Pour «\u00a0${at(todo.title, todo.company)}\u00a0»`}${taking(todo)}`;
    case 'newOffers':
      return `Arrivées depuis votre dernière visite${taking(todo)}`;
    case 'paste':
      return `Elle est comparée à votre CV, ligne par ligne${taking(todo)}`;
    case 'profile':
      return `Une étape de plus pour votre profil${taking(todo)}`;
  }
};

/** Proposed where there is room: nobody waits for it. */
const isSmall = (kind: Todo['kind']): boolean =>
  kind === 'practice' || kind === 'newOffers' || kind === 'paste' || kind === 'profile';

/** Words of the dashboard's home. */
export const homeCopy = {
  greeting: (firstName: string | null): string =>
    firstName === null ? 'Bienvenue, Candidat !' : `Bienvenue, ${firstName}\u202f!`,
  subtitle: 'Où vous en êtes, et ce qui vous ferait avancer.',
  day: (now: Date): string => `${weekdayName(now.getDay())} ${formatDayAndMonth(now)}`,
  sample: 'Exemple',
  figures: 'En chiffres',
  compatible: 'Offres compatibles',
  compatibleNone: 'Importez un CV lisible pour les compter.',
  compatibleUnranked: 'Ouvrez-les\u00a0: elles seront classées d’après votre CV.',
  news: ({ count, since }: OfferNews, now: Date): string =>
    `${count} ${agree(count, 'nouvelle offre', 'nouvelles offres')} depuis le ${recentDay(atNoon(since), now)}`,
  applications: 'Candidatures envoyées',
  applicationsUnreadable: 'Elles n’ont pas pu être relues.',
  today: {
    title: 'À faire aujourd’hui',
    start: 'Pour commencer',
    first: 'D’abord',
    // Things that wait are counted; where only small ones are proposed, their minutes are.
    summary: (todos: readonly Todo[]): string => {
      const waiting = todos.filter(({ kind }) => !isSmall(kind)).length;
      const minutes = todos.reduce((sum, todo) => sum + minutesOf(todo), 0);
      if (todos.length === 0) return 'Rien ne presse aujourd’hui.';
      if (waiting === 0) return `Rien ne presse. Si vous avez ${minutes}\u00a0minutes\u00a0:`;
      const counted =
        waiting === 1
          ? 'Une chose vous attend aujourd’hui.'
          : `${waiting} choses vous attendent aujourd’hui.`;
      return waiting === todos.length ? counted : `${counted} Le reste, si vous avez le temps.`;
    },
    // Never how much is left: what is done is enough.
    done: (count: number): string =>
      count >= 3
        ? 'Trois choses faites aujourd’hui, et c’est bien assez.'
        : `${count === 1 ? 'Une chose faite' : 'Deux choses faites'} aujourd’hui. C’est assez, si vous voulez.`,
    enough: 'C’est assez pour aujourd’hui',
    resting: 'C’est assez pour aujourd’hui.',
    rest: 'Le reste attendra demain. Rien ne se perd.',
    again: 'Revoir ce qui attend',
    none: 'Rien ne presse. Un bon moment pour chercher de nouvelles offres.',
    noneLink: 'Chercher un emploi',
    more: (count: number): string =>
      `Et ${count} ${agree(count, 'autre', 'autres')}, dans ${screenNames.applications}`,
    fill: 'Remplir',
    titleOf: todoTitle,
    detailOf: todoDetail,
    starts: {
      cv: { title: 'Importer votre CV', detail: 'Il est lu ici, dans votre navigateur.' },
      match: {
        title: 'Le comparer avec une offre',
        detail: 'Chaque point du résultat est expliqué.',
      },
      application: {
        title: 'Noter une candidature',
        detail: 'Les relances vous seront rappelées ici.',
      },
    },
  },
  funnel: {
    title: 'Vos candidatures, étape par étape',
    stages: {
      sent: 'Envoyées',
      inReview: 'En cours d’examen',
      interview: 'Entretiens',
    } satisfies Record<FunnelStage, string>,
    share: (percent: number): string => `${percent}\u00a0%`,
    rejected: (count: number): string =>
      count === 0 ? 'Aucun refus.' : `${count} ${agree(count, 'refus', 'refus')}.`,
    link: 'Voir mes candidatures',
  },
  actions: 'Et maintenant',
  search: { title: 'Chercher un emploi', text: 'Par mots-clés, lieu, région et contrat.' },
  analyse: {
    title: 'Analyser mon CV',
    text: 'Ce qu’il montre bien, et ce qui gagnerait à être clair.',
  },
  strength: {
    title: 'Force du profil',
    value: (percent: number): string => `${percent}\u00a0%`,
    label: (percent: number): string => `Profil complet à ${percent}\u00a0%`,
    complete: 'Votre profil est complet.',
    next: { ...next, fromCv: 'Votre CV peut en remplir une grande part.' },
    link: 'Compléter mon profil',
    completeLink: 'Revoir mon profil',
  },
  activity: {
    title: 'Activité récente',
    none: 'Vos comparaisons et vos candidatures apparaîtront ici.',
    samples,
    day: sayDay,
    titleOf: (activity: Activity): string =>
      activity.kind === 'analysis'
        ? `Comparaison avec ${activity.title === null ? 'une offre sans titre' : `«\u00a0${activity.title}\u00a0»`}\u00a0: ${activity.score}\u00a0%`
        : `Candidature : ${activity.title}${activity.company === '' ? '' : `, ${activity.company}`}`,
  },
} as const;
