import { joinAnd, lowerFirst, typeset } from '#/domain/letters/french/frenchWords';
import { isInfinitive } from '#/domain/letters/french/listPhrase';
import { headOf } from '#/domain/letters/french/nounPhrase';
import { askedToDo } from '#/domain/letters/sources/deedParts.fr';
import {
  ALSO,
  AND_ITS_OWN,
  BARE_LIST,
  BENEFIT,
  CLOSED_E,
  DANGLING,
  DOES_TO,
  ENGLISH_WORDS,
  FUTURES,
  INFINITIVES,
  IN_E,
  IRER,
  LED_IN,
  OPEN_E,
  MANNER,
  OF_YOURS,
  OPEN_LIST,
  OURS,
  RESPECT,
  SHOUTED,
  TENDS_TO,
  THEIR,
  THIRD_PERSON,
  TURNS_BACK,
  WHERE_TO,
  YOU,
  YOU_YOURSELF,
  YOURS,
} from '#/domain/letters/sources/missions.fr';
import { contentStems } from '#/domain/matching/words';
import { fold } from '#/domain/shared/text';

/** A mission of an offer as a letter can take it over. */
export type MissionPhrase = {
  /** It says all that the mission says; a part of it has to be shown by itself. */
  readonly whole: boolean;
  /** In the infinitive. */
  readonly text: string;
  /** Two things in one, which reads ill beside another. */
  readonly joined: boolean;
  /** The words of the offer. */
  readonly quote: string;
  readonly stems: readonly string[];
  /** What its brackets add, as stems: "(pansements, perfusions)". */
  readonly details: readonly string[];
};

/** Work and what it is of, without what links them. Folded. */
const NO_LINK =
  /(?<![a-z])(?:suivi|saisie|gestion|traitement|etablissement) (?!des |les |ses )[a-z]+[^s\W]s(?![a-z])/u;
/** "Les Accidents du travail": a capital that a list gives. */
const CAPITAL_INSIDE = /(?<= (?:les|des|aux) )\p{Lu}(?=\p{Ll}{3,}s(?!\p{L}))/gu;
const SHORTEST = 18;
const LONGEST = 95;

/** "encadrez" gives "encadrer"; null where no rule tells. */
const toInfinitive = (verb: string): string | null => {
  const stem = verb.slice(0, -2);
  const key = fold(stem);
  const future = FUTURES[key];
  if (future !== undefined) return future;
  const irregular = INFINITIVES[key];
  if (irregular !== undefined) return irregular;
  if (/(?:er|ir)$/u.test(stem) && !IRER.test(key) && isInfinitive(key)) return stem;
  if (isInfinitive(`${key}e`)) return `${stem}e`;
  if (stem.endsWith('iss')) return `${stem.slice(0, -2).replace(/i$/u, '')}ir`;
  return stem.length > 2 ? `${stem}er` : null;
};

/** "Encadre" gives "encadrer"; null where no rule tells. */
const ofThird = (verb: string): string | null => {
  const key = fold(verb);
  const irregular = THIRD_PERSON[key];
  if (irregular !== undefined) return irregular;
  if (isInfinitive(key)) return null;
  const infinitive = `${lowerFirst(verb).replace(OPEN_E, CLOSED_E)}r`;
  return IN_E.test(verb) && isInfinitive(fold(infinitive)) ? infinitive : null;
};

/** "Organise et suit les prestations": what somebody does, in the infinitive; the text as it is where nobody does. */
const fromThird = (text: string): string => {
  const [whole = '', verb = '', second] = DOES_TO.exec(text) ?? TENDS_TO.exec(text) ?? [];
  if (whole === '') return text;
  const verbs = [verb, ...(second === undefined ? [] : [second])].map(ofThird);
  if (verbs.some((one) => one === null)) return text;
  return THEIR.reduce(
    (told, [theirs, plain]) => told.replace(theirs, plain),
    `${verbs.join(' et ')} ${text.slice(whole.length)}`,
  );
};

/** The second person brought to the infinitive, for every verb of the line. */
const impersonal = (text: string): string | null => {
  let failed = false;
  const changed = text.replace(/(?<=^|, |et |puis )(\p{Ll}{3,}ez)(?=\s|$)/gu, (verb) => {
    const infinitive = toInfinitive(verb);
    if (infinitive === null) failed = true;
    return infinitive ?? verb;
  });
  return failed || /\p{L}{3,}ez(?=[\s,.]|$)/u.test(changed) ? null : changed;
};

const FEWEST_LISTED = 3;
/** A piece of a list that says its own thing: a verb and what it is done to. */
const isOwn = (piece: string): boolean => isInfinitive(headOf(piece)) && /\s/u.test(piece);

/** The things that a mission asks: "saisir les factures et suivre les relances". */
const partsOf = (text: string): readonly string[] => {
  const plain = text.replace(/\s*\([^)]*\)/gu, '').replace(/[\s\u00a0]*:.*$/u, '');
  const listed = plain.split(', ');
  if (listed.length >= FEWEST_LISTED && listed.every(isOwn)) return listed;
  const second = / et (?=(\p{Ll}+)(?:\s|$))/u.exec(plain);
  return second && second.index > SHORTEST && isInfinitive(fold(second[1] ?? ''))
    ? [plain.slice(0, second.index), plain.slice(second.index + ' et '.length)]
    : [plain];
};

/** Cuts a long mission where a comma, or what only says when and where to, lets it end. */
const shorten = (text: string): string => {
  if (text.length <= LONGEST) return text;
  const kept = text.slice(0, LONGEST + 1);
  const cut = kept.lastIndexOf(', ');
  if (cut > SHORTEST) return text.slice(0, cut);
  const [end] = [...kept.matchAll(WHERE_TO)]
    .map(({ index }) => index)
    .filter((at) => at > SHORTEST);
  return end === undefined ? text : text.slice(0, end);
};

/** What only adds an example. */
const ASIDE =
  /,\s(?:dont|notamment|y compris|en particulier|par exemple|surtout|principalement)\s[^,]*$/iu;

/** "commander, recevoir, ranger" gets its "et". */
const joinLast = (text: string): string => {
  const pieces = text.split(', ');
  const verbs = pieces.every((piece) => isInfinitive(headOf(piece)));
  return verbs && pieces.length > 1 && !(pieces.at(-1) ?? '').includes(' et ')
    ? joinAnd(pieces)
    : text;
};

/** Prepares one thing for a sentence of the letter; null for what speaks of the post, of the reader or at length. */
const readPart = (part: string, mission: string, whole: boolean): MissionPhrase | null => {
  const plain = part
    .replace(AND_ITS_OWN, '')
    .replace(ASIDE, '')
    .replace(MANNER, '')
    .replace(RESPECT, '');
  const ofAll = OF_YOURS.reduce((told, [yours, all]) => told.replace(yours, all), plain);
  let text = joinLast(shorten(ofAll.replace(YOURS, 'les $1').replace(ALSO, ''))).replace(
    /[\s,]+$/u,
    '',
  );
  if (text.length < 10 || text.length > LONGEST || !/\s/u.test(text)) return null;
  if (
    DANGLING.test(fold(text)) ||
    TURNS_BACK.test(fold(text)) ||
    ENGLISH_WORDS.test(text) ||
    SHOUTED.test(text) ||
    /[.!?](?:\s|$)|[;\u00ab"]/u.test(text)
  )
    return null;
  if (NO_LINK.test(fold(text))) return null;
  text = text.replace(CAPITAL_INSIDE, (letter) => letter.toLowerCase());
  for (const [ours, theirs] of OURS) text = text.replace(ours, theirs);
  if (BARE_LIST.test(text)) return null;
  text = text.replace(OPEN_LIST, '$1 et $2');
  const phrase = {
    whole: whole && shorten(part) === part && part.replace(RESPECT, '') === part,
    joined: text.includes(' et '),
    quote: mission.trim(),
    stems: contentStems(text),
    details: contentStems((mission.match(/\([^)]*\)|:\s.*$/gu) ?? []).join(' ')),
  };
  if (isInfinitive(headOf(text))) return BENEFIT.test(fold(text)) ? null : { ...phrase, text };
  // A name at the head, or beside it, is the employer's: "Nordeal Distribution livre...".
  if (/^\S+ \p{Lu}\p{Ll}/u.test(text)) return null;
  // Of a list of things to do, the first names the mission and the others are its details.
  const [head = '', ...others] = text.split(/ ?, /u);
  const asked = askedToDo(head);
  if (asked === null || BENEFIT.test(fold(asked))) return null;
  if (others.length > 0 && !/\s\S+\s/u.test(head)) return null;
  return others.length === 0
    ? { ...phrase, text: asked }
    : {
        ...phrase,
        text: asked,
        whole: false,
        joined: asked.includes(' et '),
        stems: contentStems(asked),
        details: [...phrase.details, ...contentStems(others.join(' '))],
      };
};

/** A sentence that says "vous" several times tells one thing for each. */
const clausesOf = (cleaned: string): readonly string[] => {
  const from = LED_IN.exec(cleaned)?.[0].length ?? 0;
  return cleaned
    .slice(from)
    .split(/,? (?:et |puis )?(?=[Vv]ous \p{Ll}+ez )/u)
    .filter((clause) => clause !== '');
};

/** "La paie et de la gestion": what followed "responsable de" twice is two things of one kind. */
const TWICE_OF =
  /^((?:le |la |les |l[\u2019'])(?:(?! (?:de|du|des) | d[\u2019']).)+ et )(de la |de l[\u2019']|du |des )/u;
const WITHOUT_OF: Readonly<Record<string, string>> = { 'du ': 'le ', 'des ': 'les ' };
const sameObject = (text: string): string =>
  text.replace(
    TWICE_OF,
    (_all, first: string, of: string) => first + (WITHOUT_OF[of] ?? of.slice('de '.length)),
  );

const readClause = (clause: string, mission: string, alone: boolean): readonly MissionPhrase[] => {
  const opening = YOU.exec(fold(clause))?.[0].length ?? 0;
  let text: string | null = lowerFirst(clause.slice(opening));
  if (opening > 0 || /^\p{Ll}+ez\s/u.test(text)) text = impersonal(text);
  else text = fromThird(text);
  const parts = text === null ? [] : partsOf(sameObject(text));
  return parts
    .map((part) => readPart(part, mission, alone && parts.length === 1))
    .filter((phrase) => phrase !== null);
};

/** Prepares a mission for sentences of the letter, in one or more parts; none for what no letter can take over. */
export const readMissionPhrases = (mission: string): readonly MissionPhrase[] => {
  const cleaned = typeset(mission)
    .replace(YOU_YOURSELF, '')
    .replace(/^[\s\-\u2013\u2022*>\d.)]+/u, '')
    .replace(/[\s.;,:]+$/u, '');
  const clauses = clausesOf(cleaned);
  return clauses.flatMap((clause) => readClause(clause, mission, clauses.length === 1));
};
