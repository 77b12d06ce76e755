import { lowerFirst, typeset } from '#/domain/letters/french/frenchWords';
import { inImperfect } from '#/domain/letters/french/imperfect.fr';
import { isRole } from '#/domain/letters/french/jobTitle.fr';
import { isInfinitive, splitTop } from '#/domain/letters/french/listPhrase';
import { carrierOf, isKnownVerb, nominalOf } from '#/domain/letters/french/nominals.fr';
import { headOf, withArticle } from '#/domain/letters/french/nounPhrase';
import {
  AFTER_PARTICIPLE,
  COMPLEMENT,
  ENGLISH,
  FIRST_PERSON,
  FIRST_PERSON_BEING,
  FIRST_PERSON_PAST,
  MASCULINE,
  MEASURED,
  NOT_FIRST_PERSON,
  PARTICIPLE,
  ROLE_NOUN,
  SAYS_NOTHING,
  SETTING_LABEL,
  SUBJECT_LABEL,
  TASK_LABEL,
  WORKING_HOURS,
  WORKPLACE,
} from '#/domain/letters/french/nouns.fr';
import { cleanLine, isIllWritten } from '#/domain/letters/sources/cleanLine.fr';
import {
  rawPart,
  listParts,
  infinitiveParts,
  fitting,
  isOpen,
  extraOf,
} from '#/domain/letters/sources/deedParts.fr';
import { besideDeed, isFigure, resultOf } from '#/domain/letters/sources/figures.fr';
import { occupiedWith } from '#/domain/letters/sources/occupied.fr';
import type { Deed, DeedPart } from '#/domain/letters/sources/tellDeed.fr';
import { predicates, tell } from '#/domain/letters/sources/tellDeed.fr';
import { countWords, fold } from '#/domain/shared/text';

/** The end of a sentence whose beginning stands on another line. Folded. */
const HALF_SAID = /^(?:je connais(?: bien)?|suis|ai|souhaite|aimerais|voudrais|desire) /u;

const SHORTEST = 10;
const LONGEST = 190;

/** A role told with what it was of. Folded. */
const ROLE_OF =
  /^(?:responsable|referente?|tut(?:eur|rice)|utilisat(?:eur|rice) cle|membre|formateur|formatrice|interlocut(?:eur|rice)|pilote|coordinat(?:eur|rice)|garante?|maitre d'apprentissage|parrain|marraine|animat(?:eur|rice)) \S+/u;

/** Participles in "u". Folded. */
const IN_U =
  /(?:end|ond|erd|ord|ten|ven|ec|onc|erc|att|sol|onn|our|omp|cl|rev|vet|vec|^e?l|^rel|^v)ue?s?$/u;

/** Participles of verbs that take their thing after "à". Folded. */
const TAKES_TO =
  /^(?:participe|contribue|collabore|repondu|veille|assiste|procede|travaille|aide|remedie|pris|succede)$/u;

/** Participles in "is". Folded. */
const IN_IS = /(?:m|pr|qu|ass)is$/u;

/** Whether words begin with what was done, without who did it: "vendu des fruits". */
export const isParticiple = (text: string): boolean => {
  const [first = '', second = ''] = fold(text).split(/\s+/u);
  const accented = /^\S*(?:\u00e9|u|is|i|it)(?=\s|$)/u.test(text);
  // "Ubuntu 21.04 sous bureau" is no participle.
  if (first.endsWith('u') && !IN_U.test(first)) return false;
  // "Paris 3e (75)" is none either.
  if (first.endsWith('is') && !IN_IS.test(first)) return false;
  // "Rattaché au directeur", "formé aux techniques": what was done to the writer.
  if (/^(?:a|au|aux)$/u.test(second) && !TAKES_TO.test(first)) return false;
  return first !== 'depuis' && accented && PARTICIPLE.test(first) && AFTER_PARTICIPLE.test(second);
};

const ACTION = /(?:tion|age|ment|sion|ise)s?$/u;
const CAPITAL = /^[\p{Lu}\d]/u;

/** "React, TypeScript, PHP 8": names that were used, which tell of no task. */
const isNames = (text: string): boolean => {
  const parts = splitTop(text).flatMap((piece) => piece.split(/ et | \/ /u));
  return (
    parts.length > 1 &&
    parts.every((part) => CAPITAL.test(part) && !/^\d+ \p{Ll}/u.test(part)) &&
    parts.every((part) => nominalOf(part) === null && carrierOf(headOf(part)) === null) &&
    parts.every((part) => withArticle(part) === null || !ACTION.test(headOf(part)))
  );
};

/** "Entrepot de 32 000 m2": where the work was done, and nothing that was done there. */
const isWorkplace = ([first = '', ...others]: readonly string[]): boolean =>
  WORKPLACE.test(fold(first)) &&
  rawPart(lowerFirst(first)) === null &&
  !others.some((piece) => ACTION.test(headOf(piece)));

const isEnglish = (key: string): boolean => [...key.matchAll(ENGLISH)].length > 1;

const bare = (line: string): string =>
  typeset(line)
    .replace(/^[\s\-\u2013\u2022*>]+/u, '')
    .replace(/\s*\t\s*/gu, ' ')
    .replace(/(?:[\s.;,:]|\s[-\u2013\u2014])+$/u, '');

/** A colon announces a result where figures follow, otherwise an enumeration. */
const splitColon = (text: string): { readonly main: string; readonly after: string | null } => {
  const match = /^([^:]{3,}?)[\s\u00a0]*:\s+(.+)$/u.exec(text);
  return match && !isOpen(match[1] ?? '')
    ? { main: match[1] ?? text, after: match[2] ?? null }
    : { main: text, after: null };
};

const plainDeed = (parts: readonly DeedPart[], result: string | null): Deed | null => {
  const kept = fitting(parts);
  const tellable = kept.length > 0 && predicates(kept, 'present') !== null;
  return tellable && predicates(kept, 'imperfect') !== null
    ? { parts: kept, own: null, result }
    : null;
};

const CLAUSE_WORDS = 20;
/** The first of the sentences that a long line runs together: "j'accueille…, je lis…". */
const shortened = (clause: string): string => {
  const [first = '', ...others] = clause.split(/, (?=j(?:e |[’']))/u);
  let told = first;
  for (const other of others) {
    if (countWords(`${told} ${other}`) > CLAUSE_WORDS) break;
    told = `${told}, ${other}`;
  }
  return told;
};

/** "Je gère le froid, je forme les apprentis": the last of two things that one says is joined to the first. */
const joined = (clause: string): string =>
  / et j(?:e |[’'])/u.test(clause) ? clause : clause.replace(/, (j(?:e |[’'])[^,]+)$/u, ' et $1');

/** What is written in the imperfect already. Folded. */
const WAS = /^j(?:e |')(?:m'|me )?[a-z]{3,}ais[ ,]/u;
/** The present of a post that was left, in the imperfect: "je lave, j’habille" is "je lavais, j’habillais". */
const wasDoing = (whole: string): Deed | null => {
  const said = joined(shortened(lowerFirst(whole)));
  const clause = WAS.test(fold(said).replaceAll('’', "'")) ? said : inImperfect(said);
  return clause === null
    ? null
    : { parts: [], own: { kind: 'clause', text: clause }, result: null };
};

/** "(je les encadre, je fais le planning)": a sentence within another. */
const ASIDE_OF_ONES_OWN = /\s*\(j(?:e |[’'])[^)]*\)/giu;

/** "Gestion du magasin (accueil des clients, encaissement)": what the work was made of, which a whole stands before. */
const MADE_OF = /^([^()]+?)\s*\(([^()]+,[^()]+)\)\.?$/u;
const FEWEST_MADE_OF = 2;
const madeOf = (line: string): Deed | null => {
  const [, head = '', inside = ''] = MADE_OF.exec(line) ?? [];
  const pieces = splitTop(inside).filter((piece) => nominalOf(piece) !== null);
  const isWhole = nominalOf(head) !== null || isRole(head);
  return isWhole && pieces.length >= FEWEST_MADE_OF ? plainDeed(listParts(pieces), null) : null;
};

const ONE_NAME = / \(\p{Lu}[\p{L}\d]{2,}(?: \p{Lu}[\p{L}\d]+)?\)$/u;
/** "Chargée de l’accueil": what was given to one to do; "chargé de clientèle" is a title. */
const CHARGED = /^chargée? (?:du |des |de la |de l[’']|d[’']une? )/iu;
const ROLE_WITH_CREW = /^([^(),:]+?)( \(\d+ \p{L}+\))?$/u;
const LONGEST_ROLE = 14;
const SHORT_ROLE = 4;
const LONGEST_LABEL = 9;

/** "Utilisateur clé lors du passage à SAP (module FI)": what one was, or what a colon says one did as such. */
const roleOf = (whole: string): Deed | null => {
  const { main, after: told } = splitColon(whole);
  // "Référente de 4 résidents, participation au projet": what follows is another thing.
  const [first = main] = splitTop(main);
  const role = first.replace(/\s*\([^)]*\)$/u, '');
  if (
    (ROLE_OF.test(fold(role)) || CHARGED.test(role)) &&
    !/[(·/]/u.test(role) &&
    countWords(role) <= LONGEST_ROLE
  ) {
    // The name of what it was about stays: "au nouveau WMS (Reflex)".
    const [named = ''] = ONE_NAME.exec(first) ?? [];
    const text = `${lowerFirst(role)}${named}`;
    return { parts: [], own: { kind: 'role', text }, result: null };
  }
  return told === null ? null : plainDeed(listParts(splitTop(told)), null);
};

/** The last thing done with the figure that came of it, where no sentence of its own tells that. */
const withFigure = (
  parts: readonly DeedPart[],
  figure: string | undefined,
  result: string | null,
): readonly DeedPart[] => {
  const last = parts.at(-1);
  if (last === undefined || figure === undefined || result !== null || !isFigure(figure))
    return parts;
  return [...parts.slice(0, -1), { ...last, extras: [...last.extras, besideDeed(figure)] }];
};

/** What stands after a colon and has verbs of its own: "Accueil : 120 appels par jour", "Paie : contrôle des bulletins". */
const withTold = (parts: readonly DeedPart[], told: string): readonly DeedPart[] => {
  const pieces = splitTop(told);
  const [first = ''] = pieces;
  const last = parts.at(-1);
  if (/^\d/u.test(first) && last !== undefined)
    return [...parts.slice(0, -1), { ...last, extras: [...last.extras, extraOf(first)] }];
  // "Mobilité, logement, garde d'enfants" are matters, not things done.
  if (last !== undefined && nominalOf(first) === null) return parts;
  const named = pieces.filter((piece) => COMPLEMENT.test(fold(piece)) || nominalOf(piece) !== null);
  return [...parts, ...listParts(named).filter(({ verbs }) => !verbs.includes('assurer'))];
};

/** How much of a line its own verbs have to tell. */
const WELL_TOLD = 0.6;

const SAME_START = 3;
const startsOf = (text: string): readonly string[] =>
  fold(text)
    .split(/[^a-z0-9]+/u)
    .filter((word) => word.length > SAME_START)
    .map((word) => word.slice(0, SAME_START));

/** Share, 0 to 1, of the words of a line that a sentence keeps, whatever their ending; a noun that a verb replaces counts with what it is of. */
const shareTold = (line: string, told: string): number => {
  const own = splitTop(line).flatMap((piece) =>
    startsOf(
      nominalOf(piece) !== null && /\s\S+\s/u.test(piece) ? piece.replace(/^\S+/u, '') : piece,
    ),
  );
  const kept = new Set(startsOf(told));
  return own.length === 0 ? 1 : own.filter((start) => kept.has(start)).length / own.length;
};

/** The line as its verbs tell it or, where they leave much of its list out, as things that one sees to. */
const fuller = (byVerbs: Deed | null, main: string, figure?: string): Deed | null => {
  const kept = byVerbs === null ? 0 : shareTold(main, tell(byVerbs, { ongoing: true }));
  const told = byVerbs?.parts.flatMap(({ verbs }) => verbs).length ?? 0;
  const isWhole = told >= splitTop(main).flatMap((piece) => piece.split(' et ')).length;
  const isBare = byVerbs !== null && byVerbs.parts.every(({ object }) => object === '');
  if ((kept >= WELL_TOLD || isWhole) && !isBare) return byVerbs;
  const seenTo = occupiedWith(main);
  if (seenTo === null || (!isBare && shareTold(main, seenTo.object) <= kept)) return byVerbs;
  const result = byVerbs?.result ?? null;
  return plainDeed(withFigure([seenTo], figure, result), result) ?? byVerbs;
};

/** A verb alone at the head of a list. */
const BARE_ACT = /^\p{L}+(?:,| et \p{Ll}+,)/u;

const LONGEST_SUBJECT = 18;
/** What a project or a thesis was about is worked on, and done by nobody yet. */
const workedOn = (written: string): Deed | null => {
  const { main } = splitColon(bare(cleanLine(bare(written))));
  const [first = ''] = splitTop(main);
  const told =
    countWords(first) > LONGEST_SUBJECT || isIllWritten(first)
      ? null
      : withArticle(lowerFirst(first));
  return told === null
    ? null
    : plainDeed([{ verbs: ['travailler'], object: `sur ${told}`, extras: [] }], null);
};

/** A long list ends where a comma lets it. */
const withinReach = (text: string): string => {
  if (text.length <= LONGEST || FIRST_PERSON.test(fold(text))) return text;
  const cut = text.slice(0, LONGEST + 1).lastIndexOf(', ');
  return cut < LONGEST / 2 ? text : text.slice(0, cut).replace(/\s*\([^)]*$/u, '');
};

/**
 * Reads a line of tasks as something done; null for what no sentence should carry: a setting, another language, names
 * alone, the present of a post that was left, and every noun whose verb is not known.
 */
export const readDeed = (line: string, ongoing = false): Deed | null => {
  if (HALF_SAID.test(fold(line).trim())) return null;
  const subject = SUBJECT_LABEL.exec(fold(line).trimStart())?.[0].length ?? 0;
  if (subject > 0) return workedOn(line.trimStart().slice(subject));
  if (SETTING_LABEL.test(fold(line)) || SAYS_NOTHING.test(fold(line).trim())) return null;
  const label = TASK_LABEL.exec(fold(line))?.[0].length ?? 0;
  const whole = withinReach(
    bare(cleanLine(bare(line.slice(label)).replace(ASIDE_OF_ONES_OWN, ''))),
  );
  const key = fold(whole);
  if (whole.length < SHORTEST || whole.length > LONGEST || !/\s/u.test(whole)) return null;
  if (
    isIllWritten(whole) ||
    isNames(whole) ||
    isEnglish(key) ||
    /[.!?] \p{Lu}|[?!|/]{2}|\s[-–•|] /u.test(whole)
  )
    return null;
  if (FIRST_PERSON.test(key))
    return FIRST_PERSON_PAST.test(key) ||
      (ongoing && !FIRST_PERSON_BEING.test(key) && !NOT_FIRST_PERSON.test(key))
      ? {
          parts: [],
          own: { kind: 'clause', text: joined(shortened(lowerFirst(whole))) },
          result: null,
        }
      : wasDoing(whole);
  const inner = madeOf(whole);
  if (inner !== null) return inner;
  // "Chef d'équipe (4 personnes)": what one was beside, by its name.
  const [, named = '', crew = ''] = ROLE_WITH_CREW.exec(whole) ?? [];
  if (
    ROLE_NOUN.test(key) &&
    isRole(named) &&
    !CHARGED.test(named) &&
    countWords(named) <= SHORT_ROLE
  )
    return { parts: [], own: { kind: 'role', text: `${lowerFirst(named)}${crew}` }, result: null };
  if (ROLE_NOUN.test(key)) return roleOf(whole);
  if (isParticiple(whole))
    return { parts: [], own: { kind: 'clause', text: `j’ai ${lowerFirst(whole)}` }, result: null };
  const { main, after: told } = splitColon(whole);
  if (told !== null && FIRST_PERSON.test(fold(told))) return readDeed(told, ongoing);
  const measured = told !== null && /\d/u.test(told) && MEASURED.test(fold(told));
  const [came] = told === null ? [] : splitTop(told);
  const result = measured && came !== undefined ? resultOf(came) : null;
  // "Docker Engine": a name that ends like a verb.
  if (isInfinitive(headOf(main)) && /^\S+ \p{Lu}/u.test(main) && !isKnownVerb(headOf(main)))
    return null;
  // "Lever, coucher, toilettes, repas": verbs elsewhere, and things of the day here.
  const dayOf = isInfinitive(headOf(main)) && BARE_ACT.test(main) ? occupiedWith(main) : null;
  if (dayOf !== null) return plainDeed([dayOf], result);
  // "Lever, toilette, repas": the first is a thing too.
  const [opening = ''] = splitTop(main);
  const isThing = MASCULINE.has(headOf(opening)) && !opening.includes(' ') && opening !== main;
  if (isInfinitive(headOf(main)) && !isThing)
    return plainDeed(withFigure(infinitiveParts(main), came, result), result);
  const pieces = splitTop(main).filter((piece) => !WORKING_HOURS.test(fold(piece)));
  if (pieces.length === 0 || isWorkplace(pieces)) return null;
  const listed = pieces.join(', ');
  const figure = pieces
    .slice(1)
    .find(
      (piece) => isFigure(piece) && (MEASURED.test(fold(piece)) || !COMPLEMENT.test(fold(piece))),
    );
  const parts = listParts(pieces.filter((piece) => piece !== figure));
  const sentence = result ?? (figure === undefined ? null : resultOf(figure));
  const tells = came !== undefined && isFigure(came);
  if (tells || figure !== undefined) {
    const shown = tells ? came : figure;
    return fuller(
      plainDeed(withFigure(parts, shown, sentence), sentence),
      pieces.filter((piece) => piece !== figure).join(', '),
      shown,
    );
  }
  const complete =
    told === null || measured || countWords(main) > LONGEST_LABEL ? parts : withTold(parts, told);
  const byVerbs = plainDeed(complete, sentence);
  return told === null ? fuller(byVerbs, listed) : byVerbs;
};
