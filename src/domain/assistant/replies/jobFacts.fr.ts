import type { Application, Contact, PlannedInterview } from '#/domain/applications/application';
import { daysBetween } from '#/domain/applications/days';
import { nextFollowUp } from '#/domain/applications/followUps';
import { STATUS_LABELS } from '#/domain/applications/statuses.fr';
import { offerTextOf } from '#/domain/assistant/account';
import type { Job } from '#/domain/assistant/account';
import type { Attribute } from '#/domain/assistant/factAttributes.fr';
import type { SearchFacts } from '#/domain/assistant/facts';
import { toDoTold } from '#/domain/assistant/replies/jobToDo.fr';
import {
  farInWords,
  farOf,
  lastDaysOf,
  NET_SHARE,
  payOf,
  plainLine,
  weekHoursOf,
} from '#/domain/assistant/replies/offerTerms.fr';
import { lastDone } from '#/domain/assistant/replies/queryParts.fr';
import {
  distanceInWords,
  named,
  offerNamed,
  timeInWords,
} from '#/domain/assistant/replies/replyParts.fr';
import { SILENCE_DAYS } from '#/domain/assistant/searchFunnel';
import { opened } from '#/domain/assistant/terms';
import { standsSince } from '#/domain/assistant/toFollowUp';
import { elide } from '#/domain/letters/french/frenchWords';
import { paragraphText } from '#/domain/letters/letterDraft';
import { dayInWords, weekdayOn } from '#/domain/shared/months.fr';
import { fold } from '#/domain/shared/text';

/** A fact as it is told: the sentence, and whether anything is known. */
export type Told = { readonly words: string; readonly isKnown: boolean };

const known = (words: string): Told => ({ words, isKnown: true });
const unknown = (words: string): Told => ({ words, isKnown: false });

const filled = (text: string): boolean => text.trim() !== '';

/** A job as replies name it. */
export const jobNamed = ({ application, analysis, title, company }: Job): string =>
  application !== null
    ? named(application)
    : analysis !== null
      ? offerNamed(analysis)
      : `«\u00a0${title}\u00a0»${company === '' ? '' : ` (${company})`}`;

const dated = (day: string, today: string): string =>
  `le ${weekdayOn(day)} ${dayInWords(day)}, ${distanceInWords(day, today)}`;

const metAt = ({ start }: PlannedInterview, today: string): string =>
  `le ${weekdayOn(start)} ${timeInWords(start)}, ${distanceInWords(start.slice(0, 10), today)}`;

const hourOf = (time: string): string =>
  `${Number(time.slice(11, 13))} h ${time.slice(14, 16)}`.replace(/ h 00$/u, ' h');

const MINUTE_MS = 60_000;
const endOf = ({ start, minutes }: PlannedInterview): string =>
  new Date(Date.parse(`${start}:00Z`) + minutes * MINUTE_MS).toISOString().slice(0, 16);

/** "le jeudi 26 novembre 2026, de 14 h 30 à 15 h 30, demain". */
const metFrom = (one: PlannedInterview, today: string): string => {
  const day = one.start.slice(0, 10);
  return `le ${weekdayOn(day)} ${dayInWords(day)}, de ${hourOf(one.start)} à ${hourOf(endOf(one))}, ${distanceInWords(day, today)}`;
};

const sentence = (text: string): string => {
  const line = text.trim().replaceAll(/\s*\n\s*/gu, ' ');
  return /[.!?…]$/u.test(line) ? line : `${line}.`;
};

/** Everybody noted for a job: who is noted both with the application and with its dossier stands once. */
const peopleOf = ({ application, dossier }: Job): readonly Contact[] => {
  const all = [...(application?.contacts ?? []), ...(dossier?.people ?? [])];
  return all.filter(
    ({ name, phone, email }, at) =>
      !filled(name) ||
      !all
        .slice(0, at)
        .some(
          (each) =>
            fold(each.name) === fold(name) &&
            (phone === each.phone || !filled(phone)) &&
            (email === each.email || !filled(email)),
        ),
  );
};

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
            `${elide(`${what} de ${calledSo(each)}`)} est ${by === 'phone' ? 'le ' : ''}${each[by].trim()}.`,
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
export const interviewOf = (
  application: Application | null,
  now: string,
): PlannedInterview | null => {
  const sorted = (application?.interviews ?? []).toSorted((a, b) => (a.start < b.start ? -1 : 1));
  return sorted.find(({ start }) => start >= now) ?? sorted.at(-1) ?? null;
};

/** Lines of an advertisement that speak of a matter. */
const LINES_ON: Partial<Readonly<Record<Attribute, RegExp>>> = {
  pay: /\d[\d \u202f\u00a0.,]*(?:€|euros?|k€)|(?:salaire|rémunération|brut|net|taux horaire|SMIC|panier)/iu,
  schedule:
    /horaires?|week-?ends?|\b[23] ?[x×*] ?8\b|de nuit|\bnuits?\b|temps (?:plein|partiel|complet)|du (?:lundi|mardi|mercredi)|samedi|dimanche|\b\d{2} ?h(?:eures)?(?: ?\/ ?| par )(?:sem)|départ à|\b\d{1,2} ?h\b/iu,
  contract: /\b(?:CDI|CDD|intérim|alternance|apprentissage|stage|saisonnier|contrat)\b/iu,
  load: /port de charges?|charges? lourdes?|\bkg\b|\bkilos?\b/iu,
};
/** What a comparison keeps of the terms of its offer. */
const CRITERION_ON = { pay: 'pay', contract: 'contract' } as const;
const MOST_LINES = 3;
const LONGEST_QUOTE = 180;

/** Lines that say the same within another are left out. */
const withoutDoubles = (lines: readonly string[]): readonly string[] =>
  lines.filter(
    (line, at) =>
      lines.indexOf(line) === at &&
      !lines.some((other) => other !== line && other.toLowerCase().includes(line.toLowerCase())),
  );

type Offered = { readonly lines: readonly string[]; readonly from: 'text' | 'notes' | 'analysis' };

/** What the advertisement says of a matter: its own lines where its text is kept, else what the comparison kept of them. */
const offeredOn = (job: Job, attribute: Attribute): Offered => {
  const pattern = LINES_ON[attribute];
  const text = offerTextOf(job);
  if (pattern === undefined) return { lines: [], from: 'text' };
  const fits = (line: string): boolean =>
    line.length > 1 && line.length <= LONGEST_QUOTE && pattern.test(line);
  if (text.trim() !== '')
    return {
      lines: text
        .split(/\n|(?<=[.!?])\s+(?=\p{Lu})/u)
        .map(plainLine)
        .filter(fits)
        .slice(0, MOST_LINES),
      from: 'text',
    };
  const noted = (job.application?.notes ?? '')
    .split(/\n|(?<=[.!?])\s+/u)
    .map(plainLine)
    .filter(fits);
  if (noted.length > 0) return { lines: noted.slice(0, MOST_LINES), from: 'notes' };
  const report = job.analysis?.report ?? null;
  const wanted = attribute === 'pay' || attribute === 'contract' ? CRITERION_ON[attribute] : null;
  const kept = (report?.criteria ?? [])
    .filter(({ criterion }) => criterion === wanted)
    .map(({ offerQuote }) => plainLine(offerQuote));
  const rows =
    wanted === null
      ? (report?.rows ?? []).map(({ offerQuote }) => plainLine(offerQuote)).filter(fits)
      : [];
  return { lines: withoutDoubles([...kept, ...rows]).slice(0, MOST_LINES), from: 'analysis' };
};

const quotedLines = (lines: readonly string[]): string =>
  lines.map((line) => `«\u00a0${line}\u00a0»`).join(', ');

/** What the advertisement says of a matter, in its own words; empty where it says nothing. */
export const termOf = (job: Job, attribute: 'pay' | 'schedule' | 'contract'): string =>
  (offeredOn(job, attribute).lines[0] ?? '').replace(/^[\p{L} ]{3,20}\s*:\s*/u, '');

/** What is known of the terms of a job, in one line; empty where nothing is. */
export const termsLine = (job: Job): string => {
  const found = (['contract', 'pay', 'schedule', 'load'] as const).map((each) =>
    offeredOn(job, each),
  );
  const lines = withoutDoubles(found.flatMap((each) => each.lines));
  const salary = job.application?.salary.trim() ?? '';
  if (lines.length === 0) return salary === '' ? '' : `Salaire noté\u00a0: ${sentence(salary)}`;
  const isText = found.some(({ from, lines: told }) => from === 'text' && told.length > 0);
  return `${isText ? 'L’annonce gardée dit' : 'De l’annonce, votre analyse garde'}\u00a0: ${quotedLines(lines)}.${salary === '' ? '' : ` Salaire noté\u00a0: ${sentence(salary)}`}`;
};

const inEuros = (sum: number): string =>
  `${String(Math.round(sum / 10) * 10).replace(/(\d)(\d{3})$/u, '$1\u202f$2')}\u00a0€`;

/** What pay by the hour or by the year makes in a month; empty where it is told by the month. */
const byMonth = (job: Job): string => {
  const pay = payOf(job);
  if (pay === null || pay.by === 'month') return '';
  const hours = weekHoursOf(job);
  return `, soit environ ${inEuros(pay.monthly)} brut par mois${
    pay.by === 'year'
      ? ''
      : hours === null
        ? ' à temps plein'
        : ` pour ${String(hours).replace('.', ',')} h par semaine`
  }`;
};

const ASKS_NET = /\bnets?\b/u;

/** What is left of the pay of a job, where a question asks for it; empty elsewhere. */
export const netBeside = (question: string, job: Job): string => {
  const pay = payOf(job);
  return pay === null ||
    !ASKS_NET.test(opened(question)) ||
    /(?<!\p{L})nets?(?!\p{L})/iu.test(pay.words)
    ? ''
    : `En net, cela fait autour de ${inEuros(pay.monthly * NET_SHARE)} par mois avant impôt\u00a0: une estimation, à 78 % du brut.`;
};

const offerTold = (
  job: Job,
  name: string,
  attribute: 'pay' | 'schedule' | 'contract' | 'load',
): Told => {
  const salary = job.application?.salary.trim() ?? '';
  const what = {
    pay: 'le salaire',
    schedule: 'les horaires',
    contract: 'le type de contrat',
    load: 'le poids à porter',
  }[attribute];
  if (attribute === 'pay' && salary !== '')
    return known(
      `Le salaire que vous avez noté pour ${name}\u00a0: ${sentence(`${salary.replace(/\.$/u, '')}${byMonth(job)}`)}`,
    );
  const { lines, from } = offeredOn(job, attribute);
  const care =
    attribute === 'load'
      ? ' Si votre santé limite ce que vous pouvez porter, parlez-en au médecin du travail ou à votre médecin avant de vous engager.'
      : '';
  if (lines.length > 0)
    return known(
      from === 'text'
        ? `L’annonce gardée pour ${name} dit\u00a0: ${quotedLines(lines)}${attribute === 'pay' ? byMonth(job) : ''}.${care}`
        : from === 'notes'
          ? `Vos notes pour ${name} disent\u00a0: ${quotedLines(lines)}.${care}`
          : `L’annonce pour ${name} disait ${quotedLines(lines)}, d’après l’analyse que vous en avez gardée.${care}`,
    );
  return unknown(
    offerTextOf(job) === ''
      ? `Je ne connais pas ${what} pour ${name}\u00a0: ${attribute === 'pay' ? 'vous ne l’avez pas noté, et ' : ''}le texte de l’annonce n’est pas gardé${job.analysis === null ? '' : ', et l’analyse n’en dit rien'}. Le recruteur peut vous le dire.`
      : `L’annonce gardée pour ${name} ne dit rien sur ${what}. Demandez-le au recruteur.`,
  );
};

/** How an application stands, from the day it was sent: "envoyée le 3 mai 2026, « Refusée » depuis le 12 mai 2026". */
export const standsSo = (application: Application, today: string): string => {
  const since = standsSince(application);
  return application.status === 'sent'
    ? `envoyée ${dated(application.date, today)}, sans réponse notée depuis`
    : `envoyée le ${dayInWords(application.date)}, «\u00a0${STATUS_LABELS[application.status]}\u00a0»${since === null ? '' : ` depuis ${dated(since, today)}`}`;
};

/** The last follow-up of an application that waits. */
const followedWords = (application: Application, today: string): readonly string[] => {
  const done = lastDone(application);
  return application.status !== 'sent' || done === null
    ? []
    : [`Vous l’avez relancée ${dated(done, today)}.`];
};

const statusTold = ({ application, analysis }: Job, name: string, today: string): Told =>
  application === null
    ? unknown(
        `Aucune candidature n’est notée pour ${name}${analysis === null ? '' : '\u00a0: vous avez seulement comparé l’annonce avec votre CV'}.`,
      )
    : known(
        [
          `${name}\u00a0: candidature ${standsSo(application, today)}.`,
          ...followedWords(application, today),
        ].join(' '),
      );

/** When a job was refused, and why where it is noted; that no refusal is noted where none is. */
const refusalTold = (job: Job, name: string, { applications, today }: SearchFacts): Told => {
  const { application } = job;
  if (application === null) return statusTold(job, name, today);
  const notes = application.notes.trim();
  if (application.status === 'rejected')
    return known(
      `${name}\u00a0: candidature ${standsSo(application, today)}. ${notes === '' ? 'Aucune raison n’est notée.' : `Vous avez noté\u00a0: «\u00a0${notes}\u00a0»`}`,
    );
  const refused = applications.filter(({ status }) => status === 'rejected');
  const [only] = refused;
  return unknown(
    `Aucun refus n’est noté pour ${name}\u00a0: la candidature a été ${standsSo(application, today)}.${
      refused.length === 1 && only !== undefined
        ? ` Le seul refus de votre suivi est celui de ${named(only)}.`
        : ''
    }`,
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

/** The last letter that is kept, its paragraphs alone. */
const letterTextOf = ([letter]: Job['letters']): string =>
  letter === undefined ? '' : letter.content.paragraphs.map(paragraphText).join('\n\n').trim();

/** The letter of a job: the one sent, or else the one kept. */
export const sentLetterOf = ({ application, letters }: Job): string =>
  application?.letter.trim() || letterTextOf(letters);

const letterTold = (job: Job, name: string, { applications }: SearchFacts): Told => {
  const { application, letters } = job;
  const sent = sentLetterOf(job);
  if (letters.length > 0)
    return known(
      `Oui\u00a0: ${letters
        .map(
          (each) =>
            `«\u00a0${each.name}\u00a0», modifiée le ${dayInWords(each.changedAt.slice(0, 10))}`,
        )
        .join(
          ', et ',
        )}, pour ${name}.${sent === '' ? '' : ` ${filled(application?.letter ?? '') ? 'Voici le texte envoyé' : 'La voici'}\u00a0:\n\n${sent}`}`,
    );
  if (sent !== '') {
    return known(
      `Oui\u00a0: la lettre envoyée pour ${name}, le ${dayInWords(application?.date ?? '')}, est gardée avec la candidature. La voici\u00a0:\n\n${sent}`,
    );
  }
  const others = applications.filter((each) => each.letter.trim() !== '');
  const [only] = others;
  return unknown(
    `Aucune lettre n’est gardée pour ${name}.${others.length === 1 && only !== undefined ? ` La seule qui l’est a été envoyée pour ${named(only)}.` : ''}`,
  );
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
        `Pour l’entretien du ${dayInWords(start.slice(0, 10))}${notes.length > 0 ? '' : `, ${name}`}\u00a0: «\u00a0${each.trim()}\u00a0»`,
    ),
  ];
  return parts.length === 0
    ? unknown(`Vous n’avez rien noté pour ${name}.`)
    : known(parts.join('\n\n'));
};

/** What was noted of the interviews of a job, the last one held first; of the job itself where nothing is. */
const meetingNotesTold = (job: Job, name: string, { now, today }: SearchFacts): Told => {
  const met = (job.application?.interviews ?? [])
    .filter(({ notes }) => filled(notes))
    .toSorted((a, b) => (a.start < b.start ? 1 : -1));
  return met.length === 0
    ? notesTold(job, name)
    : known(
        met
          .map(
            (each) =>
              `Vous avez noté de l’entretien ${each.start < now ? '' : 'à venir '}pour ${name}, ${metAt(each, today)}\u00a0: «\u00a0${each.notes.trim()}\u00a0»`,
          )
          .join('\n\n'),
      );
};

/** When an answer is due, as far as it was noted; or how the application stands. */
const answerDueTold = (job: Job, name: string, today: string): Told => {
  const told = notesTold(job, name);
  const set = lastDaysOf(job, today).find(({ day, isOfOffer }) => day !== null && !isOfOffer);
  if (set?.day !== undefined && set.day !== null)
    return known(
      `D’après vos notes pour ${name}, la réponse est attendue pour ${dated(set.day, today)}\u00a0: «\u00a0${set.line}\u00a0».`,
    );
  return told.isKnown
    ? told
    : unknown(
        job.application === null
          ? `Aucune candidature n’est notée pour ${name}.`
          : `Aucune date de réponse n’est notée pour ${name}\u00a0: candidature ${standsSo(job.application, today)}.`,
      );
};

/** The last day that is set for a job, and that nothing was sent where nothing was. */
const deadlineTold = (job: Job, name: string, today: string): Told => {
  const all = lastDaysOf(job, today);
  const [first] = all;
  if (first === undefined)
    return unknown(`Aucune date limite n’est notée pour ${name}, ni dans l’annonce gardée.`);
  const lines = withoutDoubles(all.map(({ line }) => line)).slice(0, MOST_LINES);
  return known(
    [
      first.day === null
        ? `Pour ${name}, il est noté\u00a0: ${quotedLines(lines)}.`
        : `La date limite pour ${name} est ${dated(first.day, today)}. Il est noté\u00a0: ${quotedLines(lines)}.`,
      ...(job.application === null ? ['Aucune candidature n’y est notée.'] : []),
    ].join(' '),
  );
};

/** Lines by which an advertisement tells what it asks of who applies. */
const REQUIRES =
  /exig|obligatoire|demandé|souhait|appréci|serait un plus|profil|expérience|permis|CACES|diplôme|(?<!\p{L})(?:CAP|BEP|BTS|BUT|DUT|bac|licence|master|titre|HACCP|SST|SSIAP)(?!\p{L})|anglais|maîtrise|connaissance|débutant|habilitation|formation/iu;
const MOST_REQUIRED = 6;

/** What an advertisement asks for, in its own words, until when, and what of it the CV does not show. */
const requirementsTold = (job: Job, name: string, today: string): Told => {
  const text = offerTextOf(job);
  const rows = job.analysis?.report?.rows ?? [];
  const lines = withoutDoubles(
    (text === ''
      ? rows.filter(({ axis }) => axis !== 'missions').map(({ offerQuote }) => offerQuote)
      : text.split('\n').filter((line, at) => at > 0 && REQUIRES.test(line))
    )
      .map(plainLine)
      .filter(
        (line) => line !== '' && line.length <= LONGEST_QUOTE && !/^profil\s*:?$/iu.test(line),
      ),
  ).slice(0, MOST_REQUIRED);
  if (lines.length === 0) return unknown(`Ce que demande l’annonce n’est pas gardé pour ${name}.`);
  const lacking = rows
    .filter(
      ({ answer, axis, doubtful }) =>
        answer === 'missing' && axis !== 'missions' && doubtful !== true,
    )
    .map(({ label }) => label);
  const last = lastDaysOf(job, today).find(({ day }) => day !== null);
  return known(
    [
      `L’annonce pour ${name} demande\u00a0: ${quotedLines(lines)}.`,
      ...(last === undefined || last.day === null
        ? []
        : [`La date limite est ${dated(last.day, today)}\u00a0: «\u00a0${last.line}\u00a0».`]),
      ...(lacking.length === 0 ? [] : [`Votre CV ne montre pas\u00a0: ${lacking.join(', ')}.`]),
    ].join(' '),
  );
};

const interviewTold = (
  { application }: Job,
  name: string,
  attribute: 'interviewTime' | 'interviewPlace' | 'interviewLength' | 'bring',
  { now, today }: SearchFacts,
): Told => {
  const one = interviewOf(application, now);
  if (one === null)
    return unknown(
      `Je ne vois aucun entretien noté pour ${name}${application === null ? '.' : `\u00a0: la candidature a été ${standsSo(application, today)}.`}`,
    );
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
      return known(
        isPast
          ? `L’entretien pour ${name} était noté pour ${metFrom(one, today)}\u00a0: ${one.minutes} minutes.`
          : `L’entretien pour ${name} est noté pour ${metFrom(one, today)}\u00a0: ${one.minutes} minutes. Il peut déborder\u00a0: gardez un peu de marge.`,
      );
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
    case 'post':
      return known(
        `${job.application === null ? 'Cette offre est' : 'Votre candidature est'} pour le poste ${name}.`.replace(
          'poste «',
          'poste de «',
        ),
      );
    case 'refusal':
      return refusalTold(job, name, facts);
    case 'pay':
    case 'schedule':
    case 'contract':
    case 'load':
      return offerTold(job, name, attribute);
    case 'place': {
      const met = interviewOf(job.application, facts.now);
      const away = farOf(job, facts);
      const far =
        away === null
          ? ''
          : `, ${farInWords(away)}${away.isNoted ? ' d’après ce qui est noté' : away.km < 1 ? '' : ' de la commune de votre CV'}`;
      const where = filled(job.place)
        ? `${name} se trouve à ${sentence(`${job.place}${far}`)}`
        : '';
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
    case 'requirements':
      return requirementsTold(job, name, facts.today);
    case 'status':
      return statusTold(job, name, facts.today);
    case 'answerDue':
      return answerDueTold(job, name, facts.today);
    case 'deadline':
      return deadlineTold(job, name, facts.today);
    case 'meetingNotes':
      return meetingNotesTold(job, name, facts);
    case 'toDo':
      return known(toDoTold(job, name, facts));
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
      return letterTold(job, name, facts);
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

const contactLine = (job: Job): string => {
  const people = peopleOf(job);
  if (people.length === 0) return 'Contact\u00a0: aucun n’est noté.';
  const told = people.map((each) => {
    const missing = [
      ...(filled(each.phone) ? [] : ['aucun téléphone']),
      ...(filled(each.email) ? [] : ['aucun e-mail']),
    ].join(' ni ');
    const by = reachedBy(each);
    return `${calledSo(each)}${by === '' ? '' : `, ${by}`}${missing === '' ? '' : `, ${missing} noté`}`;
  });
  return `Contact\u00a0: ${told.join('\u202f; ')}.`;
};

const sentLine = ({ application, letters, attachments }: Job): string => {
  const cv = application?.cvName.trim() ?? '';
  const hasLetter = letters.length > 0 || filled(application?.letter ?? '');
  const files = attachments.map(({ name }) => `«\u00a0${name}\u00a0»`).join(', ');
  return [
    ...(application === null
      ? []
      : [
          `Envoyé\u00a0: ${cv === '' ? 'le CV n’est pas noté' : `«\u00a0${cv}\u00a0»`}, ${hasLetter ? 'avec une lettre qui est gardée' : 'et aucune lettre n’est gardée'}.`,
        ]),
    ...(files === '' ? [] : [`Fichiers gardés\u00a0: ${files}.`]),
  ].join(' ');
};

/** Which facts make a line of the card needless where they were just told. */
const CARD: readonly (readonly [
  tells: readonly Attribute[],
  (job: Job, facts: SearchFacts) => string,
])[] = [
  [
    ['status', 'refusal', 'history'],
    ({ application, analysis }, { today }) =>
      application === null
        ? `Aucune candidature n’est notée${analysis === null ? '' : `\u00a0: vous avez comparé l’annonce avec votre CV, ${analysis.score} sur 100`}.`
        : `Candidature ${standsSo(application, today)}.`,
  ],
  [
    ['interviewLength'],
    ({ application }, { now, today }) => {
      const one = interviewOf(application, now);
      return one === null
        ? ''
        : `Entretien ${metFrom(one, today)}${filled(one.place) ? `\u202f; lieu\u00a0: ${sentence(one.place)}` : '.'}`;
    },
  ],
  [['contact'], contactLine],
  [[], termsLine],
  [['letter', 'cvSent'], sentLine],
  [
    ['followUp'],
    (job, { today }) => {
      const told = followUpTold(job, 'cette candidature', today);
      return told.isKnown ? told.words : '';
    },
  ],
  [
    ['notes'],
    (job) => {
      const told = notesTold(job, 'cette candidature');
      return told.isKnown
        ? told.words.replaceAll('\n\n', ' ').replace(' pour cette candidature', '')
        : '';
    },
  ],
];

/** The whole of a job in a few lines, without what was just told of it. */
export const cardLines = (
  job: Job,
  told: readonly Attribute[],
  facts: SearchFacts,
): readonly string[] =>
  CARD.flatMap(([tells, line]) => {
    const words = tells.some((each) => told.includes(each)) ? '' : line(job, facts);
    return words === '' ? [] : [words];
  });
