import type { Application } from '#/domain/applications/application';
import { daysBetween } from '#/domain/applications/days';
import { nextFollowUp } from '#/domain/applications/followUps';
import { STATUS_LABELS } from '#/domain/applications/statuses.fr';
import type { SearchFacts } from '#/domain/assistant/facts';
import { reply } from '#/domain/assistant/message';
import type { Reply } from '#/domain/assistant/message';
import {
  bullets,
  distanceInWords,
  named,
  timeInWords,
  to,
} from '#/domain/assistant/replies/replyParts.fr';
import { SILENCE_DAYS } from '#/domain/assistant/searchFunnel';
import { dayInWords } from '#/domain/shared/months.fr';
import { fold } from '#/domain/shared/text';

/** What a question asks of one application; folded. */
const ASKS = {
  contact:
    /\b(?:contacts?|interlocut[a-z]*|a qui|avec qui|chez qui|nom de|c'est qui|qui est|responsable|mail de|telephone de)\b/u,
  interview: /\b(?:entretiens?|rendez-vous|rdv|heure|adresse)\b/u,
  letter: /\blettre/u,
  outcome:
    /\b(?:repondu|reponse|dit quoi|a dit|finalement|resultat|retour|prise?|refus[a-z]*|statut|ou j'en suis|ou en est)\b/u,
} as const;
type Asked = keyof typeof ASKS | 'sent' | 'followUp';

const contactLine = ({ contacts }: Application): string =>
  contacts.length === 0
    ? 'Contact\u00a0: personne n’est noté dans votre suivi.'
    : `Contact\u00a0: ${contacts
        .map(({ name, role, email, phone }) =>
          [name, role, email, phone].filter((part) => part.trim() !== '').join(', '),
        )
        .join(' ; ')
        .replaceAll(' ;', '\u202f;')}.`;

const interviewLine = ({ interviews }: Application, { now, today }: SearchFacts): string | null => {
  const next = interviews.find(({ start }) => start >= now);
  const one = next ?? interviews.at(-1);
  if (one === undefined) return null;
  const where = one.place === '' ? '' : `, ${one.place}`;
  return `Entretien${next === undefined ? ' passé' : ''}\u00a0: le ${timeInWords(one.start)}, ${distanceInWords(one.start.slice(0, 10), today)}${where}.`;
};

const statusLine = ({ status, history }: Application): string => {
  const since = history.at(-1);
  return `Statut\u00a0: ${STATUS_LABELS[status]}${since === undefined || since.status !== status || status === 'sent' ? '' : `, depuis le ${dayInWords(since.on)}`}.`;
};

const followUpLine = (application: Application, { today }: SearchFacts): string | null => {
  if (application.status === 'rejected') return null;
  const next = nextFollowUp(application);
  if (next !== null)
    return `Relance\u00a0: prévue ${distanceInWords(next.due, today)}, le ${dayInWords(next.due)}.`;
  const days = daysBetween(application.date, today);
  return application.status !== 'interview' && days >= SILENCE_DAYS
    ? `Relance\u00a0: sans réponse depuis ${days} jours, c’est le moment.`
    : null;
};

/** All that is known of one application, what is asked of it first. */
export const applicationCard = (
  application: Application,
  question: string,
  facts: SearchFacts,
): Reply => {
  const asked = fold(question).replaceAll('’', "'");
  const known: readonly (readonly [Asked, string | null])[] = [
    [
      'sent',
      `Envoyée le ${dayInWords(application.date)}, ${distanceInWords(application.date, facts.today)}.`,
    ],
    ['outcome', statusLine(application)],
    ['interview', interviewLine(application, facts)],
    [
      'contact',
      application.contacts.length === 0 && !ASKS.contact.test(asked)
        ? null
        : contactLine(application),
    ],
    [
      'letter',
      application.letter.trim() === ''
        ? null
        : 'Lettre\u00a0: celle que vous avez envoyée est gardée avec elle.',
    ],
    ['followUp', followUpLine(application, facts)],
  ];
  const isAsked = (name: Asked): boolean =>
    name !== 'sent' && name !== 'followUp' && ASKS[name].test(asked);
  const lines = known
    .toSorted((a, b) => Number(isAsked(b[0])) - Number(isAsked(a[0])))
    .flatMap(([, line]) => (line === null ? [] : [line]));
  const isWaiting = application.status === 'sent' || application.status === 'inReview';
  return reply(`${named(application)}, d’après votre suivi\u00a0:\n${bullets(lines)}`, {
    links: [
      to('application', 'Ouvrir cette candidature', application.id),
      ...(application.interviews.some(({ start }) => start >= facts.now)
        ? [to('interview', 'Préparer cet entretien', application.id)]
        : []),
    ],
    suggestions: [...(isWaiting ? ['Écrire un e-mail de relance'] : []), 'Mes candidatures'],
  });
};
