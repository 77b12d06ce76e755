import { monthName } from '#/domain/shared/months.fr';
import type { YearMonth } from '#/domain/shared/plainDate';
import { fold } from '#/domain/shared/text';

/** What the law forbids to weigh, where a CV tells it, on the folded line. */
export const PERSONAL: readonly RegExp[] = [
  /(?<!\p{L})(?:date (?:et lieu )?de naissance|nee? (?:le|en|a))(?!\p{L})\s*:?\s*[^,;|\u00b7\u2013\u2022(]*(?:\d{4})?/u,
  /(?<![\p{L}\d])(?:age ?: ?)?(?:1[6-9]|[2-6]\d) ans(?=$|\s*[,;|\u00b7\u2022()/\u2013-]|\s+(?:permis|nationalite|celibataire|mariee?|pacsee?))/u,
  /(?<!\p{L})(?:celibataire|mariee?|pacsee?|divorcee?|veuf|veuve|en concubinage|vie maritale|vie en couple)(?!\p{L})(?:,? (?:sans|avec|\d|un|deux|trois|quatre) enfants?)?/u,
  /(?<!\p{L})situation (?:familiale|de famille|matrimoniale)\s*:?[^,;|\u00b7]*/u,
  /(?<![\p{L}\d])(?:sans enfants?|(?:[1-9]|un|deux|trois|quatre|cinq) enfants?(?: a charge)?|(?:mere|pere) de (?:[1-9]|un|deux|trois|quatre|cinq)? ?enfants?)(?!\p{L})/u,
  /(?<!\p{L})(?:de )?nationalite\s*:?\s*\p{L}+(?:[ -](?:et )?\p{L}+)?/u,
  /(?<!\p{L})sexe\s*:\s*\p{L}+/u,
  /(?<!\p{L})(?:religion|confession)\s*:\s*\p{L}+/u,
  /(?<!\p{L})(?:numero de securite sociale|n\u00b0 de securite sociale|n\u00b0 ss)\s*:?\s*[\d ]*/u,
];

/** A task that opens with its action, as a noun ("Gestion des stocks"), an infinitive ("Gerer les stocks") or a participle, not with an adverb ("Actuellement"); folded. */
export const ACTION_OPENING =
  /^(?!\p{L}*(?:amment|emment|ierement|[ucnrt]iellement|uellement|nnellement|ivement|eusement|iquement|ctement|alement|pidement)(?!\p{L}))(?:re)?\p{L}+(?:tion|sion|age|ment|ance|ence|ure|aison|erie)s?(?!\p{L})|^(?:suivi|accueil|controle|conseil|entretien|soins?|vente|achats?|saisie|tenue|pose|mise|prise|aide|conduite|reprise|etude|recherche|enquetes?|appui|relances?|tri|envoi|analyse|revues?|tests?|audits?|visites?|veille|relation|appels?|livraisons?|commandes?|recette|refonte|synthese|tutorat|lecture|echanges?)s?(?!\p{L})|^\p{L}+(?:er|ir|re)(?!\p{L})|^\p{L}{3,}[ei]e?s?(?= (?:le|la|les|des|du|de|l'|un|une|\d))/u;

/** `mars 2021`, or `2021` where the month is unknown. */
export const monthInWords = ({ year, month }: YearMonth): string =>
  month === null ? `${year}` : `${monthName(month)} ${year}`;

/** Months written as words, of which the style of a date is told, folded. */
export const MONTH_WORD =
  /(?<!\p{L})(?:janv?(?:ier)?|fevr?(?:ier)?|mars|avr(?:il)?|mai|juin|juil(?:let)?|aout|sept?(?:embre)?|oct(?:obre)?|nov(?:embre)?|dec(?:embre)?)(?!\p{L})/u;

/** Months written as numbers before or after a year: `03/2021`, `2021-03`. */
export const MONTH_NUMBER =
  /(?<!\d)(?:0?[1-9]|1[0-2])\s?[/.-]\s?(?:19|20)\d\d(?!\d)|(?<!\d)(?:19|20)\d\d-(?:0[1-9]|1[0-2])(?!\d)|(?<!\d)(?:0[1-9]|1[0-2])\/\d\d(?!\d)/u;

/** What may stand between the two ends of a period, folded. */
export const PERIOD_LINK = /^\s*(?:-|>|~|\/|a|au|jusqu'en|jusqu'a|jusqu'au|to)\s*$/u;

const FRENCH =
  /(?<![\p{L}'])(?:de|du|des|la|le|les|et|en|au|aux|sur|pour|avec|dans|par|une?)(?![\p{L}'])/gu;
const ENGLISH =
  /(?<![\p{L}'])(?:the|and|of|with|for|to|in|on|by|from|as|an|at|is|was|were|using|including)(?![\p{L}'])/gu;

const count = (text: string, words: RegExp): number => text.match(words)?.length ?? 0;

/** Whether a text is written in French rather than English, by its small words; a text without any passes for French. */
export const isFrench = (text: string): boolean => {
  const key = fold(text);
  return count(key, FRENCH) >= count(key, ENGLISH);
};

/** Parts of an e-mail address that a recruiter would not take for a name, as whole parts, folded. */
export const NICKNAME =
  /^(?:loulou|doudou|bibi|choupi|choupette|choupinette|chouchou|titi|toto|tata|minou|minette|nounours|poupee|princesse?|lapin|lapinou|pupuce|puce|bebe|bebou|bisou|bisous|coquin|coquine|sexy|hot|love|lover|lovely|ange|angel|demon|diable|devil|bg|bogoss|bogosse|beaugosse|bellegosse|kikoo|lol|mdr|xd|swag|boss|king|queen|star|gamer|gameur|player|ninja|warrior|killer|tueur|dark|shadow|rebelle|rebel|crazy|fou|folle|dingue|rasta|weed|fiesta|teuf|foot|psg|om|asse|cr7|messi|tuning|biker|cowboy|barbie|hello ?kitty|bonbon|caramel|chocolat|nutella|licorne|sunshine|soleil|papillon|etoile|xx+|69)$/u;

/** Digits in a row that may be a telephone number written in a way that was not recognised, on a line without its dates. */
export const PHONE_LIKE = /\d(?:[\s().\-/]{0,3}\d){7,}/u;

/** A postal code before a town: the town is there even where it was not recognised. */
export const TOWN_LIKE = /(?<!\d)(?:\d{5}|(?!19|20)\d{4})\s+\p{Lu}\p{L}+/u;
