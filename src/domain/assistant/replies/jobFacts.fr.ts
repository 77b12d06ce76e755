import type { Application, Contact, PlannedInterview } from '#/domain/applications/application';
import { daysBetween } from '#/domain/applications/days';
import { nextFollowUp } from '#/domain/applications/followUps';
import { STATUS_LABELS } from '#/domain/applications/statuses.fr';
import { offerTextOf } from '#/domain/assistant/account';
import type { Job } from '#/domain/assistant/account';
import type { Attribute } from '#/domain/assistant/factAttributes.fr';
import type { SearchFacts } from '#/domain/assistant/facts';
import { offerNamed } from '#/domain/assistant/replies/comparing.fr';
import { distanceInWords, named, timeInWords } from '#/domain/assistant/replies/replyParts.fr';
import { SILENCE_DAYS } from '#/domain/assistant/searchFunnel';
import { dayInWords, weekdayName } from '#/domain/shared/months.fr';

/** A fact as it is told: the sentence, and whether anything is known. */
export type Told = { readonly words: string; readonly isKnown: boolean };

const known = (words: string): Told => ({ words, isKnown: true });
const unknown = (words: string): Told => ({ words, isKnown: false });

/** A job as replies name it. */
export const jobNamed = ({ application, analysis, title, company }: Job): string =>
  application !== null
    ? named(application)
    : analysis !== null
      ? offerNamed(analysis)
      : `«\u00a0${title}\u00a0»${company === '' ? '' : ` (${company})`}`;

const dated = (day: string, today: string): string =>
  `le ${weekdayName(new Date(`${day}T00:00:00Z`).getUTCDay())} ${dayInWords(day)}, ${distanceInWords(day, today)}`;

const metAt = ({ start }: PlannedInterview, today: string): string =>
  `le ${weekdayName(new Date(`${start.slice(0, 10)}T00:00:00Z`).getUTCDay())} ${timeInWords(start)}, ${distanceInWords(start.slice(0, 10), today)}`;

const sentence = (text: string): string => {
  const line = text.trim().replaceAll(/\s*\n\s*/gu, ' ');
  return /[.!?…]$/u.test(line) ? line : `${line}.`;
};

const peopleOf = ({ application, dossier }: Job): readonly Contact[] => [
  ...(application?.contacts ?? []),
  ...(dossier?.people ?? []),
];

const filled = (text: string): boolean => text.trim() !== '';

const calledSo = ({ name, role }: Contact): string =>
  `${filled(name) ? name : 'cette personne'}${filled(role) ? ` (${role.toLowerCase().replace(/\brh\b/u, 'RH')})` : ''}`;

const reachedBy = ({ phone, email }: Contact): string =>
  [
    ...(filled(phone) ? [`téléphone ${phone.trim()}`] : []),
    ...(filled(email) ? [`e-mail ${email.trim()}`] : []),
  ].join(', ');

const contactTold = (job: Job, name: string): Told => {
  const people = peopleOf(job);
  if (people.length === 0) return unknown(`Vous n’avez noté aucun contact pour ${name}.`);
  const told = people.map((each) => {
    const by = reachedBy(each);
    return `${calledSo(each)}${by === '' ? ', sans téléphone ni e-mail noté' : `\u00a0: ${by}`}`;
  });
  return known(
    `${people.length > 1 ? 'Vos contacts' : 'Votre contact'} pour ${name}${people.length > 1 ? '\u00a0: ' : ' est '}${told.join('\u202f; ')}.`,
  );
};

const reachTold = (job: Job, name: string, by: 'phone' | 'email'): Told => {
  const people = peopleOf(job);
  const what = by === 'phone' ? 'Le téléphone' : 'L’e-mail';
  const held = people.filter((each) => filled(each[by]));
  if (held.length > 0)
    return known(
      held
        .map(
          (each) =>
            `${what} de ${calledSo(each)} est ${by === 'phone' ? 'le ' : ''}${each[by].trim()}.`,
        )
        .join(' '),
    );
  const [one] = people;
  if (one === undefined)
    return unknown(
      `Vous n’avez noté ni contact ni ${by === 'phone' ? 'téléphone' : 'e-mail'} pour ${name}.`,
    );
  const other = by === 'phone' ? one.email : one.phone;
  return unknown(
    `Vous n’avez pas noté ${by === 'phone' ? 'le téléphone' : 'l’e-mail'} de ${calledSo(one)}${
      filled(other)
        ? `, mais son ${by === 'phone' ? 'e-mail' : 'téléphone'} est ${by === 'phone' ? '' : 'le '}${other.trim()}`
        : ''
    }.`,
  );
};

/** The interview that a question means: the next one, or else the last one held. */
const interviewOf = (application: Application | null, now: string): PlannedInterview | null => {
  const sorted = (application?.interviews ?? []).toSorted((a, b) => (a.start < b.start ? -1 : 1));
  return sorted.find(({ start }) => start >= now) ?? sorted.at(-1) ?? null;
};

/** Lines of an advertisement that speak of a matter. */
const LINES_ON: Partial<Readonly<Record<Attribute, RegExp>>> = {
  pay: /\d[\d \u202f\u00a0.,]*(?:€|euros?|k€)|(?:salaire|rémunération|brut|net|taux horaire|SMIC|panier)/iu,
  schedule:
    /horaires?|week-?ends?|\b[23] ?[x×*] ?8\b|de nuit|\bnuits?\b|temps (?:plein|partiel|complet)|du (?:lundi|mardi|mercredi)|samedi|dimanche|\b\d{2} ?h(?:eures)?(?: ?\/ ?| par )(?:sem)|départ à|\b\d{1,2} ?h\b/iu,
  contract: /\b(?:CDI|CDD|intérim|alternance|apprentissage|stage|saisonnier|contrat)\b/iu,
};
const MOST_LINES = 3;
const LONGEST_QUOTE = 180;

const linesOn = (job: Job, attribute: Attribute): readonly string[] => {
  const pattern = LINES_ON[attribute];
  if (pattern === undefined) return [];
  return offerTextOf(job)
    .split(/\n|(?<=[.!?])\s+(?=\p{Lu})/u)
    .map((line) =>
      line
        .replace(/^[-–•*\s]+/u, '')
        .replace(/[.\s]+$/u, '')
        .trim(),
    )
    .filter((line) => line.length > 1 && line.length <= LONGEST_QUOTE && pattern.test(line))
    .slice(0, MOST_LINES);
};

/** Lines of the advertisement on pay, hours and contract. */
export const offerLines = (job: Job): readonly string[] => [
  ...new Set(
    (['contract', 'pay', 'schedule'] as const).flatMap((attribute) => linesOn(job, attribute)),
  ),
];

const offerTold = (job: Job, name: string, attribute: 'pay' | 'schedule' | 'contract'): Told => {
  const salary = job.application?.salary.trim() ?? '';
  const what = {
    pay: 'le salaire',
    schedule: 'les horaires',
    contract: 'le type de contrat',
  }[attribute];
  if (attribute === 'pay' && salary !== '')
    return known(`Le salaire que vous avez noté pour ${name}\u00a0: ${sentence(salary)}`);
  const lines = linesOn(job, attribute);
  if (lines.length > 0)
    return known(
      `L’annonce gardée pour ${name} dit\u00a0: ${lines.map((line) => `«\u00a0${line}\u00a0»`).join(', ')}.`,
    );
  return unknown(
    offerTextOf(job) === ''
      ? `Je ne connais pas ${what} pour ${name}\u00a0: ${attribute === 'pay' ? 'vous ne l’avez pas noté, et ' : ''}le texte de l’annonce n’est pas gardé. Le recruteur peut vous le dire.`
      : `L’annonce gardée pour ${name} ne dit rien sur ${what}. Demandez-le au recruteur.`,
  );
};

const statusTold = ({ application, analysis }: Job, name: string, today: string): Told => {
  if (application === null)
    return unknown(
      `Aucune candidature n’est notée pour ${name}${analysis === null ? '' : '\u00a0: vous avez seulement comparé l’annonce avec votre CV'}.`,
    );
  const since = application.history.findLast(({ status }) => status === application.status);
  if (application.status === 'sent')
    return known(
      `${name}\u00a0: candidature envoyée ${dated(application.date, today)}, et aucune réponse n’est notée depuis.`,
    );
  return known(
    `${name}\u00a0: le statut est «\u00a0${STATUS_LABELS[application.status]}\u00a0»${since === undefined ? '' : ` depuis ${dated(since.on, today)}`}.`,
  );
};

const historyTold = ({ application }: Job, name: string): Told =>
  application === null
    ? unknown(`Aucune candidature n’est notée pour ${name}.`)
    : known(
        `${name}\u00a0: ${application.history
          .map(({ status, on }) => `«\u00a0${STATUS_LABELS[status]}\u00a0» le ${dayInWords(on)}`)
          .join(', puis ')}.`,
      );

const followUpTold = ({ application }: Job, name: string, today: string): Told => {
  if (application === null) return unknown(`Aucune candidature n’est notée pour ${name}.`);
  const done = application.followUps.flatMap(({ doneOn }) => (doneOn === null ? [] : [doneOn]));
  const next = nextFollowUp(application);
  const days = daysBetween(application.date, today);
  const parts = [
    done.length > 0
      ? `Vous avez relancé ${name} le ${done.map(dayInWords).join(', puis le ')}.`
      : `Aucune relance faite n’est notée pour ${name}.`,
    ...(next === null ? [] : [`La prochaine est prévue ${dated(next.due, today)}.`]),
    ...(next === null && application.status === 'sent' && days >= SILENCE_DAYS
      ? [
          `La candidature est partie il y a ${days} jours et rien n’est noté depuis\u00a0: c’est le moment de relancer.`,
        ]
      : []),
    ...(next === null && done.length === 0 && days < SILENCE_DAYS && application.status === 'sent'
      ? [
          `Elle est partie ${distanceInWords(application.date, today)}\u00a0: une semaine après l’envoi est un bon moment.`,
        ]
      : []),
  ];
  return { words: parts.join(' '), isKnown: done.length > 0 || next !== null };
};

const letterTold = ({ application, letters }: Job, name: string): Told => {
  const sent = application?.letter.trim() ?? '';
  if (letters.length > 0)
    return known(
      `Oui\u00a0: ${letters
        .map(
          (each) =>
            `«\u00a0${each.name}\u00a0», modifiée le ${dayInWords(each.changedAt.slice(0, 10))}`,
        )
        .join(
          ', et ',
        )}, pour ${name}.${sent === '' ? '' : ' Le texte envoyé est aussi gardé avec la candidature.'}`,
    );
  if (sent !== '') {
    const opening = sent
      .split('\n')
      .map((line) => line.trim())
      .find((line) => line.length > 30);
    return known(
      `Oui\u00a0: la lettre envoyée pour ${name}, le ${dayInWords(application?.date ?? '')}, est gardée avec la candidature.${opening === undefined ? '' : ` Elle commence ainsi\u00a0: «\u00a0${opening.slice(0, LONGEST_QUOTE)}\u00a0».`}`,
    );
  }
  return unknown(`Aucune lettre n’est gardée pour ${name}.`);
};

const notesTold = ({ application, dossier }: Job, name: string): Told => {
  const notes = [application?.notes ?? '', dossier?.notes ?? ''].filter(filled);
  const met = (application?.interviews ?? []).filter(({ notes: each }) => filled(each));
  const parts = [
    ...(notes.length > 0
      ? [`Vos notes pour ${name}\u00a0: «\u00a0${notes.join(' ').trim()}\u00a0»`]
      : []),
    ...met.map(
      ({ start, notes: each }) =>
        `Pour l’entretien du ${dayInWords(start.slice(0, 10))}\u00a0: «\u00a0${each.trim()}\u00a0»`,
    ),
  ];
  return parts.length === 0
    ? unknown(`Vous n’avez rien noté pour ${name}.`)
    : known(parts.join('\n\n'));
};

const interviewTold = (
  { application }: Job,
  name: string,
  attribute: 'interviewTime' | 'interviewPlace' | 'interviewLength' | 'bring',
  { now, today }: SearchFacts,
): Told => {
  const one = interviewOf(application, now);
  if (one === null) return unknown(`Aucun entretien n’est noté pour ${name}.`);
  const isPast = one.start < now;
  switch (attribute) {
    case 'interviewTime':
      return known(
        `Votre entretien pour ${name} ${isPast ? 'a eu lieu' : 'a lieu'} ${metAt(one, today)}.`,
      );
    case 'interviewPlace':
      return filled(one.place)
        ? known(`Lieu noté pour cet entretien\u00a0: ${sentence(one.place)}`)
        : unknown('Le lieu de cet entretien n’est pas noté.');
    case 'interviewLength':
      return known(`L’entretien pour ${name} est noté pour ${one.minutes} minutes.`);
    case 'bring':
      return filled(one.notes)
        ? known(
            `Vous avez noté pour l’entretien de ${name}\u00a0: «\u00a0${one.notes.trim()}\u00a0»`,
          )
        : unknown(
            `Vous n’avez rien noté à apporter pour l’entretien de ${name}. Votre CV imprimé, une pièce d’identité et vos diplômes servent toujours.`,
          );
  }
};

/** What the account says of one attribute of a job, in a sentence. */
export const tell = (
  attribute: Exclude<Attribute, 'score' | 'gap' | 'whole'>,
  job: Job,
  facts: SearchFacts,
): Told => {
  const name = jobNamed(job);
  switch (attribute) {
    case 'contact':
      return contactTold(job, name);
    case 'phone':
    case 'email':
      return reachTold(job, name, attribute);
    case 'interviewTime':
    case 'interviewPlace':
    case 'interviewLength':
    case 'bring':
      return interviewTold(job, name, attribute, facts);
    case 'pay':
    case 'schedule':
    case 'contract':
      return offerTold(job, name, attribute);
    case 'place': {
      const met = interviewOf(job.application, facts.now);
      const where = filled(job.place) ? `${name} se trouve à ${sentence(job.place)}` : '';
      const meeting =
        met !== null && filled(met.place)
          ? `L’entretien y est noté ainsi\u00a0: ${sentence(met.place)}`
          : '';
      return where + meeting === ''
        ? unknown(`Le lieu n’est pas noté pour ${name}.`)
        : known(
            [
              where,
              meeting.replace(
                'y est noté ainsi',
                where === '' ? `pour ${name} est noté ainsi` : 'est noté ainsi',
              ),
            ]
              .filter(filled)
              .join(' '),
          );
    }
    case 'status':
      return statusTold(job, name, facts.today);
    case 'history':
      return historyTold(job, name);
    case 'sent':
      return job.application === null
        ? unknown(`Aucune candidature n’est notée pour ${name}.`)
        : known(
            `Vous avez envoyé votre candidature pour ${name} ${dated(job.application.date, facts.today)}.`,
          );
    case 'followUp':
      return followUpTold(job, name, facts.today);
    case 'letter':
      return letterTold(job, name);
    case 'cvSent':
      return filled(job.application?.cvName ?? '')
        ? known(`Le CV noté pour ${name} est «\u00a0${job.application?.cvName ?? ''}\u00a0».`)
        : unknown(`Vous n’avez pas noté quel CV vous avez envoyé pour ${name}.`);
    case 'notes':
      return notesTold(job, name);
    case 'files':
      return job.attachments.length > 0
        ? known(
            `Gardé avec ${name}\u00a0: ${job.attachments.map((each) => `«\u00a0${each.name}\u00a0»`).join(', ')}.`,
          )
        : unknown(`Aucun fichier n’est gardé avec ${name}.`);
    case 'link':
      return filled(job.application?.link ?? job.dossier?.url ?? '')
        ? known(`Le lien noté pour ${name}\u00a0: ${job.application?.link || job.dossier?.url}`)
        : unknown(`Vous n’avez pas gardé le lien de l’annonce pour ${name}.`);
  }
};

/** What is told of a job where all of it is asked: what is known, in this order. */
export const WHOLE = [
  'status',
  'interviewTime',
  'interviewPlace',
  'contact',
  'followUp',
  'letter',
  'notes',
  'files',
] as const satisfies readonly Attribute[];
