import type { Application } from '#/domain/applications/application';
import { daysBetween } from '#/domain/applications/days';
import { STATUS_LABELS } from '#/domain/applications/statuses.fr';
import { diagnose } from '#/domain/assistant/diagnosis';
import type { SearchFacts } from '#/domain/assistant/facts';
import { reply } from '#/domain/assistant/message';
import type { Reply } from '#/domain/assistant/message';
import { analysisOf, latestFirst } from '#/domain/assistant/namedRecords';
import { diagnosisReply, nextAction } from '#/domain/assistant/replies/diagnosis.fr';
import { followUpEmail, thankYouEmail } from '#/domain/assistant/replies/emails.fr';
import {
  counted,
  distanceInWords,
  timeInWords,
  bullets,
  funnelIn,
  named,
  noApplications,
  signatureOf,
  silenceOf,
  to,
} from '#/domain/assistant/replies/replyParts.fr';
import { opened } from '#/domain/assistant/terms';
import { toFollowUp } from '#/domain/assistant/toFollowUp';
import { dayInWords } from '#/domain/shared/months.fr';
import { fold } from '#/domain/shared/text';

/** "Que faire aujourd'hui": what is dated first, then what the diagnosis says. */
export const todayReply = (facts: SearchFacts): Reply => {
  const funnel = funnelIn(facts);
  const soon = funnel.upcoming.filter(
    ({ start }) => daysBetween(facts.today, start.slice(0, 10)) <= 7,
  );
  const diagnosis = diagnose(facts);
  const finding = diagnosisReply(diagnosis);
  const interviews = soon
    .slice(0, 2)
    .map(
      ({ application, start }) =>
        `Préparer l’entretien pour ${named(application)}, ${distanceInWords(start.slice(0, 10), facts.today)} (${timeInWords(start)}).`,
    );
  const followUps = toFollowUp(facts)
    .slice(0, 3 - interviews.length)
    .map(({ application, due }) =>
      due === null
        ? `Relancer ${named(application)} : ${silenceOf(application, facts.today)}.`
        : `Relancer ${named(application)} : prévu ${distanceInWords(due, facts.today)}.`,
    );
  // What is dated already says it.
  const said =
    (followUps.length > 0 && diagnosis.obstacle === 'noFollowUp') ||
    (interviews.length > 0 && diagnosis.obstacle === 'onTrack');
  const items = [...interviews, ...followUps, ...(said ? [] : [nextAction(diagnosis)])];
  const first = soon[0];
  const others = finding.links
    .slice(0, 2)
    .filter(
      ({ target, id }) =>
        first === undefined || target !== 'interview' || id !== first.application.id,
    );
  return reply(
    items.length === 1
      ? `Aujourd’hui, une seule chose compte. ${items[0] ?? ''}`
      : `Aujourd’hui, dans cet ordre :\n\n${items.map((item, index) => `${index + 1}. ${item}`).join('\n')}`,
    {
      links: [
        ...(first === undefined
          ? []
          : [to('interview', 'Préparer cet entretien', first.application.id)]),
        ...others,
      ],
      suggestions: [
        ...(followUps.length > 0 ? ['Écrire un e-mail de relance'] : []),
        'Faire le point',
      ],
    },
  );
};

/** A follow-up ready to be sent, for the application named or else the one that waits longest. */
export const followUpReply = (facts: SearchFacts, about: Application | null): Reply => {
  const waiting =
    about ??
    toFollowUp(facts)[0]?.application ??
    facts.applications
      .filter(({ status }) => status === 'sent' || status === 'inReview')
      .toSorted((a, b) => (a.date < b.date ? -1 : 1))[0];
  if (waiting === undefined) return noApplications();
  const days = daysBetween(waiting.date, facts.today);
  const email = followUpEmail(waiting, facts.today, signatureOf(facts));
  return reply(
    [
      `Voici une relance pour ${named(waiting)}, envoyée le ${dayInWords(waiting.date)} (${counted(days, 'jour', 'jours')}, statut « ${STATUS_LABELS[waiting.status]} »).`,
      ...(days < 7 ? ['C’est un peu tôt : attendez de préférence une semaine après l’envoi.'] : []),
      email.to === ''
        ? 'Je ne connais pas l’adresse du recruteur : ajoutez-la dans le suivi, ou répondez dans le fil de votre candidature.'
        : 'Relisez-la, joignez votre CV, puis notez la relance comme faite dans votre suivi.',
    ].join('\n\n'),
    {
      email,
      links: [to('application', 'Ouvrir cette candidature', waiting.id)],
      suggestions: ['Quand et comment relancer après une candidature ?', 'Mes candidatures'],
    },
  );
};

/** Asked for beforehand, for after an interview to come; folded. */
const AHEAD = /\bapres\b|\b(?:d|en|a l) ?avance\b/u;

/** Thanks after the last interview held, or for the application named. */
export const thankYouReply = (
  facts: SearchFacts,
  about: Application | null,
  question = '',
): Reply => {
  const held = facts.applications
    .flatMap((application) => application.interviews.map(({ start }) => ({ application, start })))
    .filter(
      ({ application, start }) =>
        start < facts.now && (about === null || application.id === about.id),
    )
    .toSorted((a, b) => (a.start < b.start ? 1 : -1))[0];
  const application = held?.application ?? about;
  const coming = about?.interviews.find(({ start }) => start >= facts.now);
  if (held === undefined && about !== null && coming !== undefined && AHEAD.test(opened(question)))
    return reply(
      `L’entretien pour ${named(about)} est encore à venir (${timeInWords(coming.start)})\u00a0: voici le remerciement, à envoyer dans les vingt-quatre heures qui suivent. Remplacez alors le passage entre crochets par un point précis de votre échange.`,
      {
        email: thankYouEmail(about, coming.start, signatureOf(facts)),
        links: [to('interview', 'Préparer cet entretien', about.id)],
        suggestions: ['Comment préparer un entretien d’embauche\u202f?'],
      },
    );
  if (held === undefined && about !== null && coming !== undefined)
    return reply(
      `L’entretien pour ${named(about)} est encore à venir (${timeInWords(coming.start)}) : le remerciement s’écrit dans les vingt-quatre heures qui suivent. Redemandez-le-moi à ce moment-là.`,
      {
        links: [to('interview', 'Préparer cet entretien', about.id)],
        suggestions: ['Comment préparer un entretien d’embauche ?'],
      },
    );
  if (application === null || application === undefined)
    return reply(
      'Je ne vois aucun entretien passé dans votre suivi. Ajoutez-le à la candidature, et j’écrirai le remerciement.',
      {
        links: [to('applications', 'Ouvrir mes candidatures')],
        suggestions: ['Que faire après un entretien ?'],
      },
    );
  return reply(
    `Voici un remerciement pour ${named(application)}. Remplacez le passage entre crochets par un point précis de votre échange : c’est lui qui compte.`,
    {
      email: thankYouEmail(application, held?.start ?? null, signatureOf(facts)),
      links: [to('application', 'Ouvrir cette candidature', application.id)],
      suggestions: ['Que faire après un entretien ?'],
    },
  );
};

const WRITES = /\b(?:ecri\w*|redig\w*|fai(?:s|re|tes)|gener\w*|prepar\w*|veux|voudrais|faut)\b/u;

/** The letters kept, or where one is written: for the application named, or the latest one. */
export const letterReply = (
  question: string,
  facts: SearchFacts,
  about: Application | null,
): Reply => {
  const kept = facts.letters.filter(
    ({ applicationId }) => about === null || applicationId === about.id,
  );
  if (kept.length > 0 && !WRITES.test(fold(question)))
    return reply(
      kept.length === 1
        ? `Votre lettre « ${kept[0]?.name ?? ''} » est dans Lettre de motivation, modifiée le ${dayInWords((kept[0]?.changedAt ?? '').slice(0, 10))}.`
        : `Vos lettres, la plus récente d’abord :\n${bullets(
            kept
              .slice(0, 4)
              .map(
                ({ name, changedAt }) => `« ${name} », du ${dayInWords(changedAt.slice(0, 10))}.`,
              ),
          )}`,
      {
        links: [to('coverLetter', 'Ouvrir mes lettres', about?.id ?? null)],
        suggestions: ['Comment écrire une lettre de motivation ?'],
      },
    );
  const sent = facts.applications.filter(
    ({ id, letter }) => letter.trim() !== '' && (about === null || id === about.id),
  );
  const [first] = sent;
  if (first !== undefined && !WRITES.test(fold(question)))
    return reply(
      sent.length === 1
        ? `La lettre envoyée pour ${named(first)} est gardée avec cette candidature : ouvrez-la pour la relire.`
        : `Les lettres envoyées sont gardées avec leurs candidatures :\n${bullets(sent.slice(0, 4).map((each) => `${named(each)}.`))}`,
      {
        links: [
          to('application', 'Ouvrir cette candidature', first.id),
          to('coverLetter', 'Écrire une lettre', about?.id ?? null),
        ],
        suggestions: ['Comment écrire une lettre de motivation ?'],
      },
    );
  const application = about ?? latestFirst(facts.applications)[0] ?? null;
  const compared =
    application === null ? null : analysisOf(application, facts.analyses, facts.applications);
  const none =
    kept.length > 0 || sent.length > 0
      ? ''
      : about !== null
        ? `Aucune lettre n’est gardée pour ${named(about)}. `
        : facts.letters.length === 0 &&
            facts.applications.every(({ letter }) => letter.trim() === '')
          ? 'Aucune lettre n’est encore gardée. '
          : '';
  return reply(
    application === null
      ? `${none}La lettre s’écrit dans Lettre de motivation, à partir de votre CV ou de votre profil et du texte de l’offre.`
      : `${none}Je peux ouvrir Lettre de motivation sur ${about === null ? named(application) : 'cette candidature'}. ${
          compared !== null
            ? `Vous avez déjà comparé cette offre (${compared.score} sur 100) : reprenez-y ce qui correspond.`
            : application.offer === null
              ? 'Le texte de l’offre n’est pas dans votre suivi : collez-le pour une lettre plus juste.'
              : 'Le texte de l’offre gardé dans votre suivi servira de base.'
        }`,
    {
      links: [
        application === null
          ? to('coverLetter', 'Écrire une lettre')
          : to('coverLetter', 'Écrire cette lettre', application.id),
      ],
      suggestions: ['Comment écrire une lettre de motivation ?'],
    },
  );
};

/** Where an interview is prepared: the one named, or the next one. */
export const interviewReply = (facts: SearchFacts, about: Application | null): Reply => {
  const next = funnelIn(facts).upcoming.find(
    ({ application }) => about === null || application.id === about.id,
  );
  const application = about ?? next?.application ?? null;
  return reply(
    application === null
      ? 'Aucun entretien à venir dans votre suivi. Vous pouvez vous entraîner dès maintenant avec le texte d’une offre.'
      : [
          next === undefined
            ? `Préparons l’entretien pour ${named(application)}.`
            : `Votre entretien pour ${named(application)} a lieu ${distanceInWords(next.start.slice(0, 10), facts.today)}, le ${timeInWords(next.start)}${
                next.place === '' ? '' : ` (${next.place})`
              }.`,
          'Le simulateur tire ses questions de cette offre et de votre CV.',
        ].join(' '),
    {
      links: [
        application === null
          ? to('interview', 'M’entraîner à l’entretien')
          : to('interview', 'Préparer cet entretien', application.id),
      ],
      suggestions: [
        'Comment préparer un entretien d’embauche ?',
        'Quelles questions poser à la fin d’un entretien ?',
      ],
    },
  );
};
