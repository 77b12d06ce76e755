import { headOf } from '#/domain/letters/french/nounPhrase';
import { readMissionPhrases, type MissionPhrase } from '#/domain/letters/sources/missionPhrase';
import {
  NOT_A_COMPANY,
  NOT_A_TITLE,
  RECRUITER,
  REFERENCE,
  TITLE_LABEL,
} from '#/domain/letters/sources/missions.fr';
import { isInfinitive } from '#/domain/letters/sources/taskPhrase';
import { contentStems } from '#/domain/matching/words';
import { GENDER_MARK } from '#/domain/offers/head.fr';
import { headPieces, readCompany, readPlace, readTitle } from '#/domain/offers/intake/headOfText';
import { readHead } from '#/domain/offers/readHead';
import { readMissions } from '#/domain/offers/readMissions';
import { openScript, type Script } from '#/domain/offers/script';
import { readLines } from '#/domain/offers/sections';
import { readSegments } from '#/domain/offers/segments';
import { fold, foldWithOffsets } from '#/domain/shared/text';

/** The recruiter that an offer names. */
export type Recruiter = { readonly civility: 'f' | 'm'; readonly name: string };

/** What the text of an offer tells of its own frame; empty where it does not. */
export type OfferHead = {
  readonly title: string;
  readonly company: string;
  readonly place: string;
  readonly reference: string;
  readonly recruiter: Recruiter | null;
};

/** An offer as a letter uses it. */
export type LetterOffer = OfferHead & {
  readonly text: string;
  readonly missions: readonly MissionPhrase[];
  /** Words of the requirements and missions, as stems. */
  readonly stems: ReadonlySet<string>;
};

const FIRST_LINES = 6;
const LONGEST_TITLE = 80;

const group = (script: Script, rule: RegExp): string => {
  const match = rule.exec(script.folded);
  const found = match?.[1];
  if (match === null || found === undefined) return '';
  const start = match.index + match[0].lastIndexOf(found);
  const { start: from, end } = script.toOriginal(start, start + found.length);
  return script.original.slice(from, end).trim();
};

/** What may stand before a title on its line: "Tisserin Logiciels recrute : ". */
const HIRING = /^.*\b(?:recrute|recherche|cherche)\b[\s\u00a0]*:\s*/iu;

/** How much of a full week a post is: "80-100 %". */
const RATE = /[\s,(]*\d{2,3}(?:\s?[-\u2013\u00e0]\s?\d{2,3})?[\s\u00a0\u202f]?%\)?$/u;

/** A title without its gender mark and what follows it. */
export const cleanTitle = (written: string): string => {
  const line = written.replace(HIRING, '');
  const key = fold(line);
  const mark = GENDER_MARK.exec(key);
  const dash = /\s[-\u2013\u2014|]\s/u.exec(key);
  const cut = Math.min(mark?.index ?? line.length, dash?.index ?? line.length);
  return (key.length === line.length ? line.slice(0, cut) : line)
    .replace(/^[^\p{L}]+/u, '')
    .replace(RATE, '')
    .replace(/[\s,;:([]+$/u, '')
    .trim();
};

const isTitle = (line: string): boolean =>
  line !== '' &&
  line.length <= LONGEST_TITLE &&
  !NOT_A_TITLE.test(fold(line)) &&
  !/[.!?]$/u.test(line);

const titleIn = (script: Script): string => {
  const labelled = cleanTitle(group(script, TITLE_LABEL));
  if (labelled !== '') return labelled;
  const lines = script.original
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, FIRST_LINES);
  const marked = lines.find((line) => GENDER_MARK.test(fold(line)) && isTitle(cleanTitle(line)));
  if (marked !== undefined) return cleanTitle(marked);
  const stated = lines.find((line) => !NOT_A_TITLE.test(fold(line)));
  const read = readTitle(
    { ...foldWithOffsets(script.original), original: script.original },
    stated === undefined ? null : cleanTitle(stated),
  ).value;
  return isTitle(read) ? cleanTitle(read) : '';
};

/** The recruiter that a text names with a civility; null without one, which nobody guesses from a first name. */
export const readRecruiter = (text: string): Recruiter | null => {
  const match = RECRUITER.exec(text);
  const name = match?.[2];
  if (name === undefined) return null;
  return { civility: /^(?:Mme|Madame)/u.test(match?.[1] ?? '') ? 'f' : 'm', name };
};

/** A name that a letter can be addressed to; a wrong one is worse than none. */
const companyIn = (read: string): string => {
  const balanced = read.split('(').length === read.split(')').length;
  return balanced && !NOT_A_COMPANY.test(fold(read))
    ? read.replace(/\s*\([^)]*\)/gu, '').trim()
    : '';
};

/** "Cariste, Lille" is a cariste: the place stands in its own field. */
const withoutPlace = (title: string, place: string): string => {
  const key = fold(title).replace(/\)$/u, '');
  const end = [' a ', ' (', ', ', ' - ']
    .map((link) => fold(`${link}${place}`))
    .find((each) => place !== '' && key.endsWith(each));
  return end === undefined || fold(title).length !== title.length
    ? title
    : title.slice(0, key.length - end.length);
};

/** Reads the frame of an offer: what the user may then put right. */
export const readOfferHead = (text: string): OfferHead => {
  const script = openScript(text);
  const head = { ...foldWithOffsets(text), original: text };
  const pieces = headPieces(head);
  const title = titleIn(script);
  const { location } = readHead(script, readLines(script), { text });
  const place = readPlace(head, pieces, location).value;
  return {
    title: withoutPlace(title, place),
    company: companyIn(readCompany(head, pieces, title).value),
    place,
    reference: group(script, REFERENCE),
    recruiter: readRecruiter(text),
  };
};

const LISTED = /^[^:\n]{0,60}\b(?:taches|missions?|activites|role|responsabilites)\s*:\s*/u;
const FEWEST_LISTED = 3;

/** Missions told one after the other in a sentence, after a label and a colon. */
const listedMissions = (text: string): readonly MissionPhrase[] =>
  text.split(/\n|(?<=[\p{Ll})])\s?\.\s?(?=\p{Lu})/u).flatMap((sentence) => {
    const label = LISTED.exec(fold(sentence))?.[0].length ?? 0;
    if (label === 0) return [];
    const pieces = sentence.slice(label).split(/\s*[,;]\s*/u);
    const verbs = pieces.filter((piece) => isInfinitive(headOf(piece)));
    return verbs.length < FEWEST_LISTED ? [] : verbs.flatMap(readMissionPhrases);
  });

/** Reads an offer for a letter; what is known of it from elsewhere or from the user comes first. */
export const readLetterOffer = (text: string, known: Partial<OfferHead> = {}): LetterOffer => {
  const script = openScript(text);
  const segments = readSegments(script, readLines(script));
  const asked = segments
    .filter(({ ignored, section }) => !ignored && section !== 'title')
    .map(({ start, end }) => script.folded.slice(start, end));
  const told = readMissions(script, segments).flatMap(({ start, end }) =>
    readMissionPhrases(text.slice(start, end)),
  );
  const missions = told.length >= FEWEST_LISTED ? told : [...told, ...listedMissions(text)];
  const read = readOfferHead(text);
  return {
    text,
    title: known.title ?? read.title,
    company: known.company ?? read.company,
    place: known.place ?? read.place,
    reference: known.reference ?? read.reference,
    recruiter: known.recruiter === undefined ? read.recruiter : known.recruiter,
    missions,
    stems: new Set(contentStems(asked.length > 0 ? asked.join('\n') : text)),
  };
};
