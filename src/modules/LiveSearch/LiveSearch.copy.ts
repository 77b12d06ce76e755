import { agree, formatCount, formatDay, formatTime } from '#/copy/format';
import type { ImportField } from '#/domain/offers/imports/importFields';
import type { BoardProblem, BoardVendor } from '#/domain/offers/live/followedBoards';
import type { LiveFailure, LiveProblem, LiveQuery } from '#/domain/offers/live/LiveSearch';
import type { LiveScreen, SwitchedSource } from '#/domain/offers/live/liveSources';

const counted = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${agree(count, one, many)}`;

const sources: Record<SwitchedSource, { readonly what: string; readonly leaves: string }> = {
  publicService: {
    what: 'État, hôpitaux, collectivités, en métropole et outre-mer.',
    leaves: 'Reçoit vos mots et le lieu, en passant par data.gouv.fr.',
  },
  reliefWeb: {
    what: 'Nations unies et ONG, partout dans le monde\u202f; beaucoup d’annonces en anglais.',
    leaves: 'Reçoit vos mots et le pays.',
  },
  jobicy: {
    what: 'Télétravail, surtout en anglais.',
    leaves: 'Reçoit vos mots, pas le lieu.',
  },
  arbeitnow: {
    what: 'Europe, surtout l’Allemagne\u202f; télétravail.',
    leaves: 'Ne reçoit ni vos mots ni le lieu\u00a0: le tri se fait ici.',
  },
};

const vendors: Record<BoardVendor, string> = {
  greenhouse: 'Greenhouse',
  lever: 'Lever',
  ashby: 'Ashby',
  workable: 'Workable',
};

const boardProblems: Record<BoardProblem, string> = {
  notAddress:
    'Ce n’est pas une adresse. Ouvrez la page des offres de l’entreprise et copiez son adresse ici.',
  otherSite:
    'Cette page n’est pas chez Greenhouse, Lever, Ashby ou Workable, les seuls que le navigateur peut lire. Ajoutez plutôt l’offre une par une.',
};

const problems: Record<LiveProblem, (failure: LiveFailure, isBoard: boolean) => string> = {
  offline: () => 'Pas de réseau. Les offres déjà là restent.',
  unreachable: () => 'Ne répond pas, ou refuse ce navigateur. Réessayez plus tard.',
  refused: () => 'Refuse de répondre à ce site.',
  tooManyRequests: ({ retryAt }) =>
    retryAt === null
      ? 'Trop de demandes. Réessayez plus tard.'
      : `Trop de demandes. Vous pourrez réessayer à ${formatTime(new Date(retryAt))}.`,
  outOfOrder: () => 'En panne pour le moment. Réessayez plus tard.',
  notData: () => 'A répondu par une page, sans offres\u00a0: sans doute une maintenance.',
  truncated: () => 'Sa réponse s’est interrompue. Réessayez.',
  changed: () => 'A changé de format\u00a0: ses offres ne peuvent plus être lues ici.',
  unknownBoard: (_, isBoard) =>
    isBoard
      ? 'N’a plus de page d’offres à cette adresse. Vous pouvez ne plus la suivre.'
      : 'Ses données ont changé d’adresse.',
  slow: () => 'Trop lent\u00a0: pas de réponse en douze secondes. Réessayez.',
  notConfigured: () =>
    'Demande une autorisation que ce site n’a pas encore. Ses offres s’ouvrent sur reliefweb.int.',
  notAllowed: () => 'S’ouvrira au prochain chargement de la page.',
};

const fields: Partial<Record<ImportField, string>> = {
  title: 'le titre',
  company: 'l’employeur',
  place: 'le lieu',
  text: 'le texte',
  url: 'l’adresse de l’annonce',
  id: 'la référence',
};

const asked = ({ keyword, location }: LiveQuery): string => {
  const words = [keyword, location].map((part) => part.trim()).filter((part) => part !== '');
  return words.length === 0
    ? 'toutes les offres récentes'
    : words.map((part) => `«\u00a0${part}\u00a0»`).join(', ');
};

/** Words of the live search. */
export const liveCopy = {
  title: 'Chercher aussi en direct',
  off: {
    search:
      'Service public, télétravail, entreprises que vous suivez\u00a0: leurs offres du jour, demandées depuis cette page. Rien n’est demandé avant votre accord.',
    specialized:
      'Nations unies, ONG, entreprises à impact\u00a0: leurs offres du jour, demandées depuis cette page. Rien n’est demandé avant votre accord.',
  } satisfies Record<LiveScreen, string>,
  choose: 'Choisir les sources',
  sources: {
    title: 'Sources en direct',
    summary: (on: number): string => counted(on, 'source activée', 'sources activées'),
    text: 'Une source activée reçoit une demande lorsque vous cherchez en direct, et toute seule, tant qu’Embellie est ouvert, pour chaque recherche enregistrée ou alerte, une fois par heure au plus. Elle voit alors l’adresse de votre connexion, comme tout site que vous ouvrez\u202f; jamais votre CV, votre nom ni vos candidatures.',
    list: sources,
    hint: (source: SwitchedSource): string => `${sources[source].what} ${sources[source].leaves}`,
    notConfigured: 'Ce site n’a pas encore l’autorisation de ReliefWeb.',
  },
  boards: {
    title: 'Entreprises suivies',
    text: 'La page d’offres d’une entreprise, lue en entier\u00a0: son service de recrutement reçoit le nom de l’entreprise, jamais vos mots. Le tri se fait ici.',
    label: 'Adresse de la page d’offres',
    placeholder: 'jobs.lever.co/exemple',
    add: 'Suivre',
    remove: (company: string): string => `Ne plus suivre ${company}`,
    suggestions: 'Pour commencer',
    on: (company: string, vendor: BoardVendor): string => `${company}, chez ${vendors[vendor]}`,
    problems: boardProblems,
    full: (most: number): string =>
      `${most} entreprises au plus. Retirez-en une pour en suivre une autre.`,
  },
  reload: {
    title: 'La page doit être rechargée',
    text: 'Le navigateur ne laisse passer que ce que vous aviez choisi à l’ouverture de la page. Votre recherche reste.',
    action: 'Recharger la page',
  },
  ask: 'Chercher en direct',
  askAgain: 'Chercher de nouveau',
  asks: (query: LiveQuery): string => `Sera demandé\u00a0: ${asked(query)}.`,
  asked: (query: LiveQuery): string => `Demandé\u00a0: ${asked(query)}.`,
  stale: 'Vos filtres ont changé depuis.',
  rows: {
    label: 'Réponses des sources',
    asking: 'Demande en cours…',
    found: (fresh: number, known: number, more: boolean): string => {
      const brought =
        fresh === 0 && known > 0 ? 'rien de nouveau' : counted(fresh, 'offre', 'offres');
      const there = known === 0 ? '' : `, ${counted(known, 'déjà là', 'déjà là')}`;
      return `${brought}${there}${more ? '\u202f; il y en a d’autres, précisez vos mots' : ''}`;
    },
    at: (time: number): string => `à ${formatTime(new Date(time))}`,
    asOf: (day: string): string => `données du ${formatDay(day)}`,
    lacks: (missing: readonly ImportField[]): string | null => {
      const names = missing.flatMap((field) => fields[field] ?? []);
      return names.length === 0
        ? null
        : `N’indique plus ${names.join(', ')}\u00a0: son format a peut-être changé.`;
    },
    problem: (failure: LiveFailure, isBoard: boolean): string =>
      problems[failure.kind](failure, isBoard),
    again: 'Réessayer',
    againFor: (name: string): string => `Réessayer\u00a0: ${name}`,
    elsewhere: 'Ouvrir ReliefWeb',
    source: 'Source\u00a0:',
  },
  results: {
    label: 'Offres en direct',
    count: (count: number): string => counted(count, 'offre en direct', 'offres en direct'),
    none: 'Aucune offre de ces sources ne répond à cette recherche. Essayez un mot plus court, ou sans le lieu.',
    more: (count: number): string => counted(count, 'offre de plus', 'offres de plus'),
    shown: (shown: number, total: number): string =>
      `${formatCount(shown)} sur ${formatCount(total)}`,
  },
  card: {
    open: 'Voir l’offre',
    on: (title: string, source: string): string => ` ${title}, sur ${source}`,
    keep: 'Garder',
    keepOne: (title: string): string => `Garder ${title}`,
    kept: 'Gardée dans vos offres',
    match: 'Comparer avec mon CV',
    letter: 'Écrire une lettre',
    dossier: 'Ouvrir le dossier',
    read: 'Lire l’annonce',
    live: 'En direct',
    noPlace: 'Lieu non précisé',
    noCompany: 'Employeur non précisé',
    published: (day: string): string => `Publiée le ${formatDay(day)}`,
    expires: (day: string): string => `Répondre avant le ${formatDay(day)}`,
    noText: 'La source ne donne pas le texte de l’annonce. Ouvrez l’offre pour le lire.',
    grades: 'Grades',
  },
} as const;
