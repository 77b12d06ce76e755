import { inWords } from '#/domain/letters/french/phrases.fr';
import type { OfferFact } from '#/domain/letters/sources/employer.fr';
import { fold } from '#/domain/shared/text';

/** What an advertisement tells of a post beside its missions, ready for a sentence; null where it does not. */
export type OfferFacts = {
  /** "votre équipe de neuf personnes". */
  readonly team: OfferFact | null;
  /** "du lundi au vendredi, de 17 h à 20 h". */
  readonly hours: OfferFact | null;
  /** That one is taught on arrival: what is asked of who changes trade, or begins. */
  readonly training: OfferFact | null;
  /** That they look for somebody at once. */
  readonly soon: OfferFact | null;
};

const NUMBER =
  "deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|une (?:dizaine|quinzaine|vingtaine) d[e’']";
/** A team that one joins, by its number; one that the post leads is another's. */
const TEAM_BEFORE =
  /([^.\n]*)(?<!\p{L})équipe (?:\p{Ll}+ )?(?:de |d[’'](?:environ )?|composée de )/u.source;
const TEAM_OF = / ?(\p{Ll}{4,}s)(?!\p{L})/u.source;
const TEAM = new RegExp(`${TEAM_BEFORE}(\\d{1,2}|${NUMBER})${TEAM_OF}`, 'iu');
const LED = /gestion|encadr|manag|dirig|anim|pilot|supervis/iu;

const teamIn = (text: string): OfferFact | null => {
  const [quote = '', before = '', number = '', who = ''] = TEAM.exec(text) ?? [];
  if (quote === '' || LED.test(before.slice(-30)) || /^(?:ans|mois|jours|heures)$/u.test(who))
    return null;
  const told = /^\d+$/u.test(number) && Number(number) < 17 ? inWords(Number(number)) : number;
  return {
    text: `votre équipe de ${told}${/[’']$/u.test(told) ? '' : ' '}${who}`,
    quote: quote.trim(),
  };
};

const HOUR = /(\d{1,2})\s?[hH:]\s?(\d{2})?/u.source;
const WEEK = /du lundi au (vendredi|samedi|dimanche)/iu;
/** The hours of the same line. */
const DAY = new RegExp(
  `^[^.\\n]{0,40}?(?:de|entre) ${HOUR}\\s*(?:à|et|-|–)\\s*${HOUR}(?!\\d)`,
  'u',
);
const hour = (hours: string, minutes: string | undefined): string =>
  `${Number(hours)}\u00a0h${minutes === undefined || minutes === '00' ? '' : `\u00a0${minutes}`}`;

/** When one works, as the advertisement says it. */
const hoursIn = (text: string): OfferFact | null => {
  const found = WEEK.exec(text);
  if (found === null) return null;
  const [words, last = ''] = found;
  const week = `du lundi au ${last.toLowerCase()}`;
  const [more, from, fromMinutes, to, toMinutes] =
    DAY.exec(text.slice(found.index + words.length)) ?? [];
  return from === undefined || to === undefined
    ? { text: week, quote: words }
    : {
        text: `${week}, de ${hour(from, fromMinutes)} à ${hour(to, toMinutes)}`,
        quote: `${words}${more ?? ''}`,
      };
};

/** Words that promise to teach. Folded. */
const TRAINING =
  /(?:periode de formation|formation (?:interne|complete|assuree|initiale|d'integration|continue pour|pour vous accompagner|a (?:nos|votre arrivee)|aux produits|prevue)|possibilite de vous former|vous serez formee?|nous vous form|se former a (?:leurs|nos) cotes|action d'adaptation au poste|parcours d'integration|prise de poste personnalisee|debutante?s?\S* (?:\S+ ){0,3}bienvenu)/u;
/** Words of haste. Folded. */
const SOON = /(?:des que possible|de suite|immediat\S*|au plus vite|urgent\S*|rapidement)/u;
const SOON_POST = /(?:poste|pourvoir|embauche|disponib|demarrage|prise de)[^.\n]{0,40}$/u;

/** The sentence of a text around a place. */
const sentenceAt = (text: string, at: number): string => {
  const from = Math.max(text.lastIndexOf('\n', at), text.lastIndexOf('. ', at)) + 1;
  const end = /[.\n]/u.exec(text.slice(at + 1));
  return text.slice(from, end === null ? undefined : at + 1 + end.index).trim();
};

const wordsIn = (text: string, rule: RegExp, before: RegExp | null = null): OfferFact | null => {
  const folded = fold(text);
  const found = rule.exec(folded);
  if (found === null || folded.length !== text.length) return null;
  if (before !== null && !before.test(folded.slice(0, found.index))) return null;
  return { text: found[0], quote: sentenceAt(text, found.index) };
};

/** What an advertisement tells beside its missions: whom one would work with, when, and whether one is taught. */
export const factsIn = (text: string): OfferFacts => ({
  team: teamIn(text),
  hours: hoursIn(text),
  training: wordsIn(text, TRAINING),
  soon: wordsIn(text, SOON, SOON_POST),
});
