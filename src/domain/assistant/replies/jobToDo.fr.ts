import { daysBetween } from '#/domain/applications/days';
import type { Job } from '#/domain/assistant/account';
import type { SearchFacts } from '#/domain/assistant/facts';
import { farInWords, farOf, lastDaysOf } from '#/domain/assistant/replies/offerTerms.fr';
import {
  bullets,
  distanceInWords,
  skillsNamed,
  timeInWords,
} from '#/domain/assistant/replies/replyParts.fr';
import { SILENCE_DAYS } from '#/domain/assistant/searchFunnel';
import { plannedFollowUp } from '#/domain/assistant/toFollowUp';
import { dayInWords, weekdayOn } from '#/domain/shared/months.fr';

const MOST_LACKING = 4;
const LONGEST_NOTE = 200;

/** What is left to do for one job, the next step first: to send what was not sent, what is planned, what is due. */
export const toDoTold = (job: Job, name: string, facts: SearchFacts): string => {
  const { today, now, profile } = facts;
  const away = farOf(job, facts);
  const radius = Number(/(\d{1,3}) ?km/u.exec(profile?.bio ?? '')?.[1] ?? Number.NaN);
  const far =
    away !== null && away.km > radius
      ? [
          `Peser le trajet\u00a0: c’est ${farInWords(away)}, au-delà des ${radius} km de votre profil.`,
        ]
      : [];
  const { application, analysis, dossier, letters } = job;
  const last = lastDaysOf(job, today).find(({ day }) => day !== null && day >= today);
  const closing =
    last === undefined || last.day === null
      ? []
      : [
          `La date limite est ${weekdayOn(last.day)} ${dayInWords(last.day)}, ${distanceInWords(last.day, today)}.`,
        ];
  const lacking = skillsNamed(analysis?.missing ?? []).slice(0, MOST_LACKING);
  if (application === null) {
    const note = dossier?.notes.trim() ?? '';
    return `${name}\u00a0: la candidature n’est pas envoyée. Il reste\u00a0:\n${bullets([
      ...closing,
      ...(note === '' || note.length > LONGEST_NOTE
        ? []
        : [`Reprendre ce que vous avez noté\u00a0: «\u00a0${note}\u00a0».`]),
      letters.length === 0
        ? 'Écrire la lettre\u00a0: aucune n’est gardée.'
        : 'Relire la lettre qui est gardée.',
      ...(lacking.length === 0
        ? []
        : [
            `Répondre à ce que l’offre demande et que votre CV ne montre pas\u00a0: ${lacking.join(', ')}.`,
          ]),
      ...far,
      'Envoyer, puis noter la date dans votre suivi.',
    ])}`;
  }
  const next = plannedFollowUp(application);
  const meeting = application.interviews.find(({ start }) => start >= now);
  const lines = [
    ...closing,
    ...(meeting === undefined
      ? []
      : [
          `Préparer l’entretien du ${weekdayOn(meeting.start)} ${timeInWords(meeting.start)}, ${distanceInWords(meeting.start.slice(0, 10), today)}.${meeting.notes.trim() === '' ? '' : ` Vous avez noté\u00a0: «\u00a0${meeting.notes.trim()}\u00a0»`}`,
        ]),
    ...(next === null
      ? application.status === 'sent' && daysBetween(application.date, today) >= SILENCE_DAYS
        ? [
            `Relancer\u00a0: rien n’est noté depuis l’envoi, ${distanceInWords(application.date, today)}.`,
          ]
        : []
      : [
          next.due < today
            ? `Faire la relance, en retard\u00a0: elle était prévue le ${dayInWords(next.due)}, ${distanceInWords(next.due, today)}.`
            : `Relancer le ${weekdayOn(next.due)} ${dayInWords(next.due)}, ${distanceInWords(next.due, today)}.`,
        ]),
  ];
  return lines.length === 0
    ? `${name}\u00a0: rien de plus n’est prévu dans votre suivi.`
    : `${name}, il reste\u00a0:\n${bullets(lines)}`;
};
