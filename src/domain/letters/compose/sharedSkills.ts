import { slot, type Slot } from '#/domain/letters/compose/fill';
import type { LetterMatch } from '#/domain/letters/compose/letterEvidence';
import { joinAnd, lowerFirst, typeset } from '#/domain/letters/french/frenchWords';
import { carrierOf, nominalOf } from '#/domain/letters/french/nominals.fr';
import { headOf, withArticle } from '#/domain/letters/french/nounPhrase';
import { SOFT_SKILL, asMethod } from '#/domain/letters/french/phrases.fr';
import type { LetterSource } from '#/domain/letters/letter';
import type { LetterCandidate } from '#/domain/letters/sources/candidate';
import type { LetterOffer } from '#/domain/letters/sources/letterOffer';
import { contentStems } from '#/domain/matching/words';
import { literally } from '#/domain/shared/literally';
import { fold } from '#/domain/shared/text';

const MOST_SKILLS = 4;
const MOST_WORDS = 4;
/** Initials of a field, which name no skill by themselves. */
const FIELD =
  /^(?:crm|erp|sirh|vrd|rh|drh|btp|qse|qhse|si|it|pme|tpe|esn|bu|vrp|agro|gms|tva|ijss|rtt|stc|cse|cet|cpam|opco|dpae)$/u;
/** What is known rather than done, among names in small letters. Folded. */
const KNOWN =
  /^(?:terminologie|reglementation|droit|normes?|methodes?|comptabilite|protocoles?|regles?|techniques?|langages?|gestion \w+(?:aire|ive|elle|ale|ique))(?![a-z])/u;
/** Endings of common nouns. Folded. */
const COMMON = /(?:tion|ment|age|ance|ence|ite|ure|ise|isme)s?$/u;
/** A name of its own: a tool, a norm; a common noun at the head of a line of the offer is none. */
const isName = (words: string): boolean =>
  !/^\p{Lu}\p{Ll}+ d(?:\p{Ll}{0,2} |\P{L})/u.test(words) &&
  (/^\p{Lu}\p{Ll}+$/u.test(words)
    ? nominalOf(words) === null && carrierOf(headOf(words)) === null && !COMMON.test(fold(words))
    : /\p{Lu}|\d/u.test(words));
/** "sage 100" in haste is "Sage 100". */
const asNamed = (label: string, words: string | null): string | null =>
  words !== null && /^\p{Lu}/u.test(label) && /^\p{Ll}.*\d/u.test(words) ? label : words;

/** What one does for somebody, which is told by a line and not as a thing known. */
const NOT_KNOWN = /^(?:aide|accompagnement|assistance|relation|suivi|respect|travail)s?(?![a-z])/u;
/** Conditions of a post rather than skills. */
const NOT_A_SKILL =
  /^(?:permis|alternance|apprentissage|stage|formation|experience|mission|procedure|vehicule|client|equipe|dossier|document)s?(?![a-z])/u;

/** A name of the lexicon inside a sentence: several words, of which only the first has a capital, are no name. */
const common = (label: string): string | null =>
  /^\S+\s.*$/u.test(label) && !/\s\S*\p{Lu}/u.test(label) ? lowerFirst(label) : null;

const writtenIn = (label: string, text: string, folded: string): string | null => {
  const rule = new RegExp(`(?<![\\p{L}\\p{N}])${literally(fold(label))}(?![\\p{L}\\p{N}])`, 'gu');
  if (folded.length !== text.length) {
    const [words] =
      new RegExp(`(?<![\\p{L}\\p{N}])${literally(label)}(?![\\p{L}\\p{N}])`, 'iu').exec(text) ?? [];
    return words === undefined ? null : (common(words) ?? words);
  }
  const found = [...folded.matchAll(rule)].map(({ index }) => ({
    words: text.slice(index, index + label.length),
    opens: /(?:^|[\n.:;*\u2022-])[ \t]*$/u.test(text.slice(Math.max(0, index - 4), index)),
  }));
  if (found.length > 0 && /^\p{Ll}/u.test(label)) return label;
  const small = found.find(({ words }) => /^\p{Ll}/u.test(words));
  const words = (small ?? found.find(({ opens }) => !opens) ?? found[0])?.words;
  return words === undefined ? null : (common(words) ?? words);
};

/** A letter looks for the same skills in the same offer hundreds of times while it looks for its best length. */
const writtenInOffer = new WeakMap<LetterOffer, Map<string, string | null>>();

/** A skill as the offer writes it inside a sentence; null where the offer does not name it. */
const inOffer = (label: string, offer: LetterOffer): string | null => {
  const known = writtenInOffer.get(offer) ?? new Map<string, string | null>();
  writtenInOffer.set(offer, known);
  const found = known.get(label);
  if (found !== undefined) return found;
  const written = writtenIn(label, offer.text, fold(offer.text));
  known.set(label, written);
  return written;
};

/** Whether a name is only the initials of another: "RH" beside "ressources humaines". */
const isInitials = (short: string, long: string): boolean =>
  /\s/u.test(long) &&
  fold(short) ===
    fold(long)
      .split(/\s+/u)
      .map((word) => word.charAt(0))
      .join('');

const LONG_START = 6;
/** Whether the letter already speaks of a skill, in whatever words. */
const isTold = (label: string, told: string): boolean => {
  const said = new Set(contentStems(told));
  const own = contentStems(label);
  // "Postgres" and "PostgreSQL" are one.
  const isHeard = (stem: string): boolean =>
    said.has(stem) ||
    (stem.length >= LONG_START &&
      [...said].some(
        (one) => one.length >= LONG_START && (one.startsWith(stem) || stem.startsWith(one)),
      ));
  return own.length > 0 && own.every(isHeard);
};

type Found = { readonly words: string; readonly source: LetterSource };

/**
 * Skills that the offer asks for and the CV names: those that the comparison holds sure first, then words that stand
 * in both. What one is, rather than what one can do, says nothing in a list; nor does a lone short word of everyday.
 */
export const sharedSkills = (
  { skills }: LetterCandidate,
  offer: LetterOffer,
  match: LetterMatch,
  told = '',
): Slot | null => {
  const from = skills[0]?.source.from ?? 'cv';
  const sure = match.skills.map(({ label, quote }) => ({
    label,
    words: asNamed(label, inOffer(label, offer)) ?? common(label),
    source: { from, place: 'skills', where: null, quote } satisfies LetterSource,
  }));
  const named = skills.map(({ label, source }) => ({
    label,
    words: asNamed(label, inOffer(label, offer)),
    source,
  }));
  const seen: string[] = [];
  const found: Found[] = [];
  for (const { label, words, source } of [...sure, ...named]) {
    const key = fold(label);
    if (words === null || key.length < 2 || label.split(/\s+/u).length > MOST_WORDS) continue;
    if (FIELD.test(key) || NOT_KNOWN.test(key) || isTold(label, told)) continue;
    if (NOT_A_SKILL.test(key) || SOFT_SKILL.test(key)) continue;
    const telling = isName(words) || KNOWN.test(fold(words));
    if (!telling || seen.some((other) => other.includes(key) || key.includes(other))) continue;
    seen.push(key);
    found.push({ words: typeset(words), source });
  }
  const kept = found
    .filter(({ words }) => !found.some((other) => isInitials(words, other.words)))
    .flatMap(({ words, source }) => {
      const own = asMethod(words);
      const told = /^\p{Ll}/u.test(own) ? withArticle(own) : own;
      return told === null ? [] : [{ words: told, source }];
    })
    .slice(0, MOST_SKILLS);
  return kept.length < 2
    ? null
    : slot(
        joinAnd(kept.map(({ words }) => words)),
        kept.map(({ source }) => source),
      );
};
