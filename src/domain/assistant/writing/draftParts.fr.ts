import { dictatedIn } from '#/domain/assistant/dictated.fr';
import type { Plan } from '#/domain/assistant/writing/messagePlan.fr';
import { clausesOf, sentencesTold } from '#/domain/assistant/writing/told.fr';
import { fold } from '#/domain/shared/text';

/** A message before it is signed: what is said above it, its subject, its paragraphs; a paragraph that says nothing is left out. */
export type Draft = {
  readonly before: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly close?: string;
  /** What the request tells that is said already, in whatever words; folded. */
  readonly spent?: RegExp;
};

/** Sentences side by side, those that say nothing left out. */
export const together = (...sentences: readonly string[]): string =>
  sentences.filter((sentence) => sentence !== '').join(' ');

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** A word with the capital of its first letter small, names left as they are. */
export const ofPost = (plan: Plan): string => (plan.post === '' ? '' : ` au ${plan.post}`);
export const forPost = (plan: Plan): string => (plan.post === '' ? '' : ` pour le ${plan.post}`);

/** "Candidature au poste de cariste"; `what` stands where no post is known. */
export const subjectOf = (plan: Plan, what: string): string =>
  plan.post === '' ? capital(what) : `${capital(plan.post)}\u00a0: ${what}`;

/** What is told beside what the purpose tells by itself. */
export const told = (plan: Plan, spent: RegExp | null, isFamiliar = plan.isFamiliar): string =>
  sentencesTold(plan.text, { isFamiliar, gender: plan.gender }, spent).slice(0, 4).join(' ');

/** What stands in a request for one of these patterns, the first group; empty where none does. */
export const found = (plan: Plan, ...patterns: readonly RegExp[]): string => {
  for (const pattern of patterns) {
    const words = pattern.exec(plan.text)?.[1]?.trim();
    if (words !== undefined && words !== '') return words;
  }
  return '';
};

/** Whether a request says something; folded, elisions opened. */
export const says = (plan: Plan, pattern: RegExp): boolean => pattern.test(plan.line);

const LINKS = /^(?:que |qu’|car |parce que |parce qu’|vu que |c’est parce que )+/iu;
/** The reason that is given, as it was put; empty where none is. */
export const reasonOf = (plan: Plan): string =>
  found(
    plan,
    /(?:parce que |parce qu’|(?<!\p{L})car |vu que |puisque |puisqu’|à cause (?=d))([^,.;]+)/iu,
  ).replace(LINKS, '');

const QUESTION =
  /(?:en demandant |demande[rz]?(?:[- ](?:leur|lui))? |leur demander |lui demander |demande[rz]? (?:à|au|aux) [^,.;]{2,40}? |(?:savoir|demander|et demande|mais demande) )(si |s’il )([^.;?]+)/iu;

/** What is asked beside all else, as a question to whom the message goes; empty where nothing is. */
export const questionOf = (plan: Plan): string => {
  const asked = QUESTION.exec(plan.text);
  if (asked === null) return '';
  const isOk = /^(?:si |s’il )(.+?) (?:c’est|ce serait|est) (?:ok|bon|possible|d’accord)$/iu.exec(
    `${asked[1] ?? ''}${asked[2] ?? ''}`.trim(),
  )?.[1];
  if (isOk !== undefined) return `${capital(isOk)}, est-ce possible\u202f?`;
  const said = dictatedIn(`demande-leur ${asked[1] ?? ''}${asked[2] ?? ''}`)?.questions[0] ?? '';
  if (said !== '') return said;
  const words = `${asked[1] ?? ''}${asked[2] ?? ''}`.trim();
  return `Pourriez-vous me dire ${words.replace(/ c’est ok$/iu, ' vous convient')}\u202f?`;
};

/** Clauses that say one of these, as they stand. */
export const clausesSaying = (plan: Plan, pattern: RegExp): readonly string[] =>
  clausesOf(plan.text).filter((clause) => pattern.test(fold(clause)));

const MONTHS_OF_NUMBER: Readonly<Record<string, number>> = {
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  six: 6,
};
/** "3 mois" of notice in months; null where none is told. */
export const noticeMonths = (plan: Plan): number | null => {
  const words = /(\d|un|deux|trois|quatre|six) mois/u.exec(
    /(?:preavis[^,.;]{0,20}|\b)((?:\d|un|deux|trois|quatre|six) mois)(?= de preavis|\b)/u.exec(
      plan.line,
    )?.[0] ?? '',
  )?.[1];
  if (words === undefined || !/preavis/u.test(plan.line)) return null;
  return MONTHS_OF_NUMBER[words] ?? Number(words);
};

/** A sum as a message writes it. */
export const euros = (value: number): string =>
  `${(Number.isInteger(value) ? String(value) : value.toFixed(2).replace('.', ',')).replace(/\B(?=(\d{3})+(?!\d))/gu, '\u202f')}\u00a0€`;

/** The agreement of a word with who writes: "ravi" is left to those whose agreement is known. */
export const agreed = (plan: Plan, masculine: string, feminine: string, neutral: string): string =>
  plan.signature.agreement === 'feminine'
    ? feminine
    : plan.signature.agreement === 'masculine'
      ? masculine
      : neutral;
