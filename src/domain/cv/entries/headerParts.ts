import { POST_OPENING } from '#/domain/cv/cues/contracts.fr';
import { isContract, isDuration } from '#/domain/cv/cues/durations';
import {
  AT_EMPLOYER,
  CONTRACT_AFTER,
  DEPARTMENT_OF,
  EMPLOYER_WORDS,
  ENTRY_LABELS,
  FIELD_OF_WORK,
  IN_DEPARTMENT,
  LEGAL_FORMS,
  OWN_DEPARTMENT,
  REMARK_LABEL,
  SAME_EMPLOYER,
  SELF_EMPLOYED,
  UNNAMED_IN_CAPITALS,
} from '#/domain/cv/cues/organisations.fr';
import { titleStrength } from '#/domain/cv/cues/personTitles';
import { isPlace } from '#/domain/cv/entries/placePart';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { wordCount } from '#/domain/cv/text/lines';
import { alternatives, startsWithWords, wholeWords } from '#/domain/cv/text/patterns';
import { trimPiece } from '#/domain/cv/text/pieces';
import type { Piece } from '#/domain/cv/text/pieces';
import type { Lexicon } from '#/domain/lexicon/lexicon';
import { COUNTRIES, TOWNS } from '#/domain/places/placeNames.fr';
import { remembered } from '#/domain/shared/remembered';

// "-SAV-" between two dashes is a bracket, not a part.
const STRONG = new RegExp(
  `\\t|\\s[|•·●/>~]+\\s|[|•·●]|\\s-+\\s|\\s[-=]+>\\s|\\s[\u2192\u21d2]\\s|\\s-(?=\\p{L}{3})(?!\\p{L}{2,8}-\\s)|(?<=\\p{L}{2})(?<!\\s-\\p{L}{2,8})-\\s|\\s{3,}|(?<=\\S)\\s?:\\s|(?<!&)\\s(?=(?:${alternatives(AT_EMPLOYER)})(?:\\s|(?<=')))|\\s@\\s?`,
  'gu',
);
const COMMA = /,\s+|(?<=\p{L}{3}),(?=\p{L}{3}|\d{2,5}\s\p{Lu})|\s;\s/gu;
const AT = startsWithWords(AT_EMPLOYER);
const LABEL = new RegExp(`^(?:${alternatives(ENTRY_LABELS)})\\s*:?$`, 'u');
const EMPLOYER_START = startsWithWords(EMPLOYER_WORDS);
const EMPLOYER_ANY = wholeWords(EMPLOYER_WORDS, 'u');
const LEGAL = wholeWords(LEGAL_FORMS, 'u');
const LEGAL_START = startsWithWords(LEGAL_FORMS);

/** Splits at the separators that stand outside brackets. */
export const splitOutside = (piece: Piece, separator: RegExp): Piece[] => {
  const key = alignedKey(piece.text);
  const depth: number[] = [];
  let level = 0;
  for (const char of key) {
    if (char === '(' || char === '[') level += 1;
    depth.push(level);
    if ((char === ')' || char === ']') && level > 0) level -= 1;
  }
  const parts: Piece[] = [];
  let from = 0;
  const push = (to: number): void => {
    const part = trimPiece({
      start: piece.start + from,
      end: piece.start + to,
      text: piece.text.slice(from, to),
    });
    if (/[\p{L}\d]/u.test(part.text)) parts.push(part);
  };
  for (const match of key.matchAll(separator)) {
    if ((depth[match.index] ?? 0) > 0 && level === 0) continue;
    push(match.index);
    from = match.index + match[0].length;
  }
  push(piece.text.length);
  return parts;
};

/** "Clients : X, Y", "financements : Z": the words after it are neither a post nor an employer. */
const isRemarkLabel = (part: Piece): boolean => REMARK_LABEL.test(alignedKey(part.text));

/** The space before a name in quotes that ends its line: 'Mise en rayon "SARL Laval"'. */
const QUOTED = /\s(?=["\u201c\u00ab]\s?[^"\u201c\u201d\u00ab\u00bb]{2,50}["\u201d\u00bb]\s*$)/gu;

/** A header line cut before the employer that it names in quotes. */
const atQuotes = (piece: Piece): Piece[] => {
  const parts = splitOutside(piece, QUOTED);
  const [, quoted, ...more] = parts;
  const names = quoted !== undefined && more.length === 0 && employerScore(quoted) >= 0.7;
  return names ? parts : [piece];
};

/** "Nordal en tant que conductrice": the house, then the post. */
const AS =
  /\s(?:en tant que?|en qualite de|comme)\s(?=\p{L})|\s(?:en tant qu'|en qualite d')(?=\p{L})/u;

const asPost = (piece: Piece): Piece[] => {
  const at = AS.exec(alignedKey(piece.text));
  if (at === null || at.index === 0) return [piece];
  const after = piece.text.slice(at.index + at[0].length);
  if (
    titleStrength(alignedKey(after)) < 2 ||
    titleStrength(alignedKey(piece.text.slice(0, at.index))) >= 2
  )
    return [piece];
  return [
    { ...piece, end: piece.start + at.index, text: piece.text.slice(0, at.index) },
    { ...piece, start: piece.start + at.index + at[0].length, text: after },
  ].map(trimPiece);
};

/** "Preparateur au service expedition de Nordal": the post, and the house whose part one worked in. */
const atDepartment = (piece: Piece): Piece[] => {
  const key = alignedKey(piece.text);
  const within = IN_DEPARTMENT.exec(key);
  if (within === null || within.index === 0 || tellsActivity(key)) return [piece];
  // "a la Direction des Forets": a part told by a name of its own is the house.
  const from = within.index + within[0].length;
  if (/\s(?!Serv)\p{Lu}/u.test(piece.text.slice(within.index, from))) return [piece];
  const houses = [...key.slice(from).matchAll(DEPARTMENT_OF)]
    .map(({ index, 0: lead }) => from + index + lead.length)
    .map((at) => ({ ...piece, start: piece.start + at, text: piece.text.slice(at) }))
    .filter((house) => /^[\p{Lu}\d]/u.test(house.text) && !isDepartment(house) && !isPlace(house));
  // "au service Soins de Suite": in capitals the part has its own name, which may go on after the small word.
  const isNamedPart = /\p{Lu}/u.test(piece.text.slice(from, (houses[0]?.start ?? 0) - piece.start));
  const house = houses.find(isNamedEmployer) ?? (isNamedPart ? undefined : houses.at(-1));
  if (house === undefined) return [piece];
  const text = piece.text.slice(0, within.index);
  return [trimPiece({ ...piece, end: piece.start + within.index, text }), trimPiece(house)];
};

/** The parts of a header line between dashes, bars, tabs, quotes, "chez"; labels ("Poste :") dropped. */
export const strongParts = (piece: Piece): Piece[] => {
  const parts = splitOutside(piece, STRONG).flatMap(atQuotes).flatMap(asPost).flatMap(atDepartment);
  return parts.filter((part, at) => {
    const before = parts[at - 1];
    return !(
      LABEL.test(alignedKey(part.text)) ||
      isRemarkLabel(part) ||
      (before !== undefined && isRemarkLabel(before))
    );
  });
};

/** The parts between commas. */
export const commaParts = (piece: Piece): Piece[] => splitOutside(piece, COMMA);

/** The parts between commas, without those after a trade that only tell its contract or its length: "Serveur, CDD, 6 mois, Durand". */
export const headParts = (piece: Piece): Piece[] => {
  const [first, ...rest] = commaParts(piece);
  if (first === undefined) return [];
  const named = titleStrength(alignedKey(first.text)) >= 1;
  return [
    first,
    ...rest
      .filter(({ text }) => {
        const key = alignedKey(text).trim();
        return !isDuration(key) && !(named && isContract(key));
      })
      .map(withoutLead),
  ];
};

/** "Boite a Idees", not "Temps Plein" nor a town: a name of several words. */
export const isNamedAtLength = ({ text }: Piece): boolean =>
  /^\p{Lu}\p{L}+(?:\s\p{L}{1,3})?\s\p{Lu}\p{L}+/u.test(text) &&
  !/^(?:temps|domicile|distance|responsabilites?|mi-temps)\s/u.test(alignedKey(text));

const LEAD = /^(?:a l'|a la |au |aux |a )/u;

/** ", a l'hopital Nord", "A Brumel Conseil": how long the small word before a house is; 0 where a town or no name follows. */
const leadOf = (part: Piece): number => {
  const lead = LEAD.exec(alignedKey(part.text))?.[0].length ?? 0;
  if (lead === 0) return 0;
  const house = { ...part, start: part.start + lead, text: part.text.slice(lead) };
  // "Au Bon Coin": a capital makes the article part of the name.
  const named = !/^Aux?\s\p{Lu}/u.test(part.text) && isNamedAtLength(house);
  const [head] = commaParts(house);
  return (named || isNamedEmployer(house)) && !isPlace(head ?? house) ? lead : 0;
};

const withoutLead = (part: Piece): Piece => {
  const lead = leadOf(part);
  return { ...part, start: part.start + lead, text: part.text.slice(lead) };
};

/** "pour la societe de production X": the kind of house goes on with its name. */
const KIND_OF_HOUSE = /(?:societe|entreprise)$/u;

const ARTICLE = /^\s*(?:(?:la|les?|une?|des)\s|l['\u2019])(?=\S)/u;

/** A name without the stop of the sentence that it ends; that of an abbreviation stays. */
export const withoutStop = (piece: Piece): Piece => {
  const stop = /(?<=\p{Ll}{3}|\p{Lu}{4}|\))[.,;:]+$/u.exec(piece.text);
  if (stop === null || /\b(?:inc|ltd|etc|ets)\.$/iu.test(piece.text)) return piece;
  return { ...piece, end: piece.start + stop.index, text: piece.text.slice(0, stop.index) };
};

/** Drops a closing bracket group ("(45 personnes)") and a leading "chez". */
export const bare = (piece: Piece): Piece => {
  let { start, text } = withoutLead(piece);
  const lead = AT.exec(alignedKey(text));
  if (lead !== null && lead[0].length < text.length) {
    const kept = /^\s\p{Ll}/u.test(text.slice(lead[0].length)) ? KIND_OF_HOUSE.exec(lead[0]) : null;
    const cut = kept === null ? lead[0].length : kept.index;
    // "au sein de la societe Aubrac": the article stands before the name.
    const article = kept === null ? (ARTICLE.exec(text.slice(cut))?.[0].length ?? 0) : 0;
    start += cut + article;
    text = text.slice(cut + article);
  }
  text = withoutStop({ ...piece, text }).text;
  const group = /\s+[([][^()[\]]*[)\]]\s*$/u.exec(text);
  if (group !== null && group.index > 0) text = text.slice(0, group.index);
  return trimPiece({ start, end: start + text.length, text });
};

/** A part says itself that it is the employer ("chez Durand"), or that there is none ("a mon compte"). */
export const isAtEmployer = (piece: Piece): boolean => {
  const key = alignedKey(piece.text);
  return AT.test(key) || SELF_EMPLOYED.test(key) || SAME_EMPLOYER.test(key) || leadOf(piece) > 0;
};

/** "boutique Lumiere": a small word for a kind of employer, and its name. */
export const isNamedEmployer = (piece: Piece): boolean => {
  const key = alignedKey(piece.text);
  return (
    (EMPLOYER_START.test(key) || LEGAL_START.test(key)) &&
    !OWN_DEPARTMENT.test(key) &&
    /\s[\u00ab"]?\s?(?:[ld][\u2019'])?\p{Lu}/u.test(piece.text)
  );
};

/** "Mission d'assistante", "Poste de vendeur": what leads to the trade. */
const HELD_AS = /^(?:missions?|postes?|emplois?|fonctions?|remplacements?) (?:de |d')/u;

const ACTIVITY =
  /^(?!(?:situation|formation|section|station|condition|question|option|mention)s? )\p{L}{3,}(?:age|tion|rat)s? (?:d'|de |du |des |en |sur |a la |a l')/u;

/** "Desherbage du soja", "Tutorat en chimie": a folded text opens with a noun of action and its object. */
export const tellsActivity = (key: string): boolean =>
  ACTIVITY.test(key) && !EMPLOYER_START.test(key) && !OWN_DEPARTMENT.test(key);

/** How much a part reads as a job title, by trade words, endings and the lexicon. */
export const titleScore = (piece: Piece, lexicon: Lexicon): number => {
  const key = alignedKey(piece.text);
  let score = titleStrength(key.replace(HELD_AS, ''));
  // "Stage de fin d'etudes", "Service civique": what one did, for want of a trade.
  if (POST_OPENING.test(key)) score = Math.max(score, 2);
  const occupation = lexicon
    .findMentions(piece.text.slice(0, 120))
    .find(({ concept }) => concept.kind === 'occupation');
  if (occupation !== undefined) score += occupation.start < 4 ? 2 : 0.5;
  return score;
};

/** "SNSM", "RATP Dev": an employer's letters, where they are no trade's. */
const ACRONYM = /^\p{Lu}{3,6}(?:\s\p{Lu}\p{Ll}+)?$/u;

/** "SOTRA GABON", "KTM Lyon": letters, and where they are. */
const isAcronymAt = ({ text }: Piece): boolean => {
  const at = text.lastIndexOf(' ');
  const where = alignedKey(text.slice(at + 1));
  const head = text.slice(0, at);
  return (
    at > 0 &&
    /^\p{Lu}{3,6}$/u.test(head) &&
    titleStrength(alignedKey(head)) === 0 &&
    (COUNTRIES.has(where) || TOWNS.has(where))
  );
};

/** "service achats": a part of an employer. */
export const isDepartment = (piece: Piece): boolean => OWN_DEPARTMENT.test(alignedKey(piece.text));

/** "service achats", "SERVICE CLIENTS (CDI)", not "Atelier Morel": a part of an employer, told by what it does. */
export const isUnnamedDepartment = (piece: Piece): boolean => {
  if (!isDepartment(piece)) return false;
  const text = piece.text.replace(CONTRACT_AFTER, '');
  return text === text.toUpperCase()
    ? UNNAMED_IN_CAPITALS.test(text)
    : !/\s\P{L}*\p{Lu}/u.test(text);
};

/** "Durand SARL". */
export const hasLegalForm = (piece: Piece): boolean => LEGAL.test(alignedKey(piece.text));

/** "Laboratoire recherche et developpement": a kind of house, told at length and without a name. */
const isKindAlone = (text: string): boolean =>
  wordCount(text) >= 4 && !/\s\S{0,2}\p{Lu}|\d/u.test(text);

/** "Banque", "CABINET COMPTABLE": a kind of house in a word or two, and no name. */
export const isKindOfHouse = ({ text }: Piece): boolean =>
  EMPLOYER_START.test(alignedKey(text)) &&
  wordCount(text) <= 2 &&
  (text === text.toUpperCase() || !/\s\p{Lu}/u.test(text)) &&
  /^\p{L}[\p{L}\s-]+$/u.test(text);

const MOST_REMEMBERED = 2000;

const scoreOf = remembered(MOST_REMEMBERED, (text): number => {
  const piece: Piece = { start: 0, end: text.length, text };
  const key = alignedKey(piece.text);
  let score = 0;
  if (POST_OPENING.test(key) || FIELD_OF_WORK.test(piece.text)) return 0;
  if (isAtEmployer(piece)) score += 5;
  if (EMPLOYER_START.test(key)) score += isKindAlone(piece.text) ? 1.2 : 2.5;
  else if (EMPLOYER_ANY.test(key)) score += 0.8;
  if (LEGAL.test(key)) score += 2;
  const words = piece.text.split(/\s+/u);
  const proper = words.slice(1).filter((word) => /^\p{Lu}[\p{L}\u2019']+/u.test(word)).length;
  if (proper > 0 && /\p{Ll}/u.test(piece.text)) score += Math.min(1.5, proper * 0.75);
  if (/\s&\s/u.test(piece.text)) score += 0.7;
  if (ACRONYM.test(piece.text) && titleStrength(key) === 0) score += 1;
  else if (isAcronymAt(piece)) score += 1;
  const [head] = commaParts(piece);
  if (head !== undefined && head.text.length < piece.text.length) {
    const tail = commaParts(piece).slice(1);
    if (tail.some((part) => isPlace(part))) score += 1;
  }
  return score;
});

/** How much a part reads as an employer, by its first word, legal form and capitals. */
export const employerScore = ({ text }: Piece): number => scoreOf(text);

/** Short capitalised words, as a place or a name would be written. */
export const isProper = (piece: Piece): boolean =>
  /^\p{Lu}/u.test(piece.text) &&
  piece.text.split(/\s+/u).length <= 5 &&
  !/\d{3,}/u.test(piece.text);
