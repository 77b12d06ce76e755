import type { Application } from '#/domain/applications/application';
import { daysBetween } from '#/domain/applications/days';
import type { Day, LocalTime } from '#/domain/applications/days';
import { employerOf } from '#/domain/applications/statuses.fr';
import type { SearchFacts } from '#/domain/assistant/facts';
import { reply } from '#/domain/assistant/message';
import type { Reply, ReplyLink } from '#/domain/assistant/message';
import { signatureFrom } from '#/domain/assistant/replies/emails.fr';
import type { Signature } from '#/domain/assistant/replies/emails.fr';
import { funnelOf } from '#/domain/assistant/searchFunnel';
import type { Funnel } from '#/domain/assistant/searchFunnel';
import { lastSignOn } from '#/domain/assistant/toFollowUp';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { dayInWords } from '#/domain/shared/months.fr';

/** `3 novembre 2026 à 14 h 30`. */
export const timeInWords = (time: LocalTime): string =>
  `${dayInWords(time.slice(0, 10))} à ${Number(time.slice(11, 13))} h ${time.slice(14, 16)}`.replace(
    / h 00$/u,
    ' h',
  );

/** `aujourd’hui`, `hier`, `il y a 12 jours`, `demain`, `dans 3 jours`. */
export const distanceInWords = (day: Day, today: Day): string => {
  const days = daysBetween(today, day);
  if (days === 0) return 'aujourd’hui';
  if (days === 1) return 'demain';
  if (days === -1) return 'hier';
  return days > 0 ? `dans ${days} jours` : `il y a ${-days} jours`;
};

/** `1 relance`, `2 relances`: the form that agrees; 0 and 1 are singular. */
export const counted = (count: number, one: string, other: string): string =>
  `${count} ${count > 1 ? other : one}`;

/** How long an application has been without a word: « sans réponse, envoyée il y a 20 jours ». */
export const silenceOf = (application: Application, today: Day): string =>
  application.status === 'inReview'
    ? `en cours d’examen, sans nouvelles depuis le ${dayInWords(lastSignOn(application))}`
    : `sans réponse, envoyée ${distanceInWords(application.date, today)}`;

/** An application as replies name it. */
export const named = (application: Application): string => {
  const employer = employerOf(application);
  return `« ${application.title} »${employer === '' ? '' : ` (${employer})`}`;
};

/** An offer that was compared as replies name it. */
export const offerNamed = ({ offerTitle, company }: SavedAnalysis): string =>
  offerTitle === null
    ? 'cette offre'
    : `« ${offerTitle} »${company === null ? '' : ` (${company})`}`;

/** Where a reply leads; `id` names one thing there. */
export const to = (
  target: ReplyLink['target'],
  label: string,
  id: number | null = null,
): ReplyLink => ({
  target,
  id,
  label,
});

/** Words of an advertisement to who reads it, which name nothing that one knows: "tenez la caisse". */
const AN_ORDER = /^\p{Ll}+ez(?![\p{L}'’])/u;

/** Skills as they can be named: what was copied from an advertisement as an order is none. */
export const skillsNamed = (skills: readonly string[]): readonly string[] =>
  skills.filter((skill) => !AN_ORDER.test(skill));

/** Lines as a list. */
export const bullets = (lines: readonly string[]): string =>
  lines.map((line) => `- ${line}`).join('\n');

/** Where the applications stand now. */
export const funnelIn = (facts: SearchFacts): Funnel =>
  funnelOf(facts.applications, facts.today, facts.now);

/** Who signs the messages that a reply proposes. */
export const signatureOf = ({ profile, cv }: SearchFacts): Signature =>
  signatureFrom(profile, cv.status === 'read' ? cv.cv : null);

/** What is said where no application is followed. */
export const noApplications = (): Reply =>
  reply(
    'Votre suivi ne contient encore aucune candidature : je ne peux donc rien en dire. Ajoutez la première, même ancienne, et je vous dirai quand relancer.',
    {
      links: [to('applications', 'Ajouter une candidature')],
      suggestions: ['Quand et comment relancer après une candidature ?', 'Faire le point'],
    },
  );
