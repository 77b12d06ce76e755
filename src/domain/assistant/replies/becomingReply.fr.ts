import { reply } from '#/domain/assistant/message';
import type { Reply } from '#/domain/assistant/message';
import { bullets } from '#/domain/assistant/replies/replyParts.fr';
import type { Sheet } from '#/domain/assistant/sheet';
import { TRADE_ROUTES } from '#/domain/assistant/tradeRoutes.fr';
import { fold, foldWithOffsets } from '#/domain/shared/text';

/** What stands before the trade that one wants to enter; folded, elisions and hyphens opened. */
const ASKS_THE_WAY: readonly RegExp[] = [
  /\b(?:devient on|on devient|je deviens|devenir) (?:un |une |le |la |l )?/u,
  /\b(?:etudes?|formations?|ecoles?|diplomes?|parcours|cursus|niveau) (?:(?:il )?(?:faut|faire|suivre|passer)(?: il)? )?pour (?:etre|devenir) (?:un |une )?/u,
  /\b(?:faut il (?:quoi |faire quoi )?|faut quoi |faut faire quoi |que faut il |on fait comment |comment (?:on )?fait(?: on)? |comment faire )(?:faire )?pour (?:etre|devenir) (?:un |une )?/u,
];
/** The same with words that may ask for anything else: only a known trade is read after them. */
const MAY_ASK_THE_WAY =
  /\b(?:comment etre|(?:je )?(?:veux|voudrais|souhaite|aimerais|reve d) etre) (?:un |une )?/u;

/** Where the name of a trade ends. */
const END =
  /[,.?!;:(]|\s(?=(?:a \d+ ans?|a la|au|aux|sans|apres|quand|si|en(?! pharmacie)|il faut|faut|comment|quel(?:le)?s?|combien|et|mais|svp|stp|alors|avec|depuis|pour|professionnel(?:le)?s?|c est|ca|j ai|je|est|dans|plus tard|un jour)\b)/u;
const MOST_WORDS = 5;
/** A status, and no trade. */
const NO_TRADE =
  /^(?:micro|auto|freelance|independante?|entrepreneu[a-z]*|mon propre|ma propre|cadre|titulaire|fonctionnaire|contractuel[a-z]*|autonome|salariee?|proprietaire|francaise?|benevole|volontaire|meilleur[a-z]*|plus|quoi|quelqu|riche|expert en|intermittent[a-z]*|apprentie?|stagiaire|alternante?|parent|maman|papa|locataire|travailleu[a-z]* (?:handicap|independant)[a-z]*|associee?|gerante?)\b/u;

/** What else is asked beside the way into a trade. */
const MOST_BESIDE = 4;
/** From so far on in a message, the trade is told in passing where something else is surely asked. */
const IN_PASSING = 25;

type Named = { readonly shown: string; readonly said: string; readonly at: number };

const named = (question: string): Named | null => {
  const { text, offsets } = foldWithOffsets(question);
  const line = text.replaceAll(/['’-]/gu, ' ');
  for (const pattern of [...ASKS_THE_WAY, MAY_ASK_THE_WAY]) {
    const found = pattern.exec(line);
    if (found === null) continue;
    const from = found.index + found[0].length;
    const rest = line.slice(from);
    const cut = END.exec(rest)?.index ?? rest.length;
    const said = rest.slice(0, cut).trim();
    const beside = rest.slice(cut).match(/[a-z0-9]+/gu)?.length ?? 0;
    const isLong = said.split(/\s+/u).length > MOST_WORDS || beside > MOST_BESIDE;
    if (said.length < 3 || isLong || NO_TRADE.test(said)) return null;
    if (pattern === MAY_ASK_THE_WAY && routeOf(said) === null) return null;
    return {
      said,
      at: found.index,
      shown: question.slice(offsets[from], offsets[from + cut]).trim(),
    };
  }
  return null;
};

const routeOf = (said: string): string | null =>
  TRADE_ROUTES.find(({ trade }) => trade.test(said))?.way ?? null;

/** Whether a question asks for the way into a trade whose way is known. */
export const asksKnownTrade = (question: string): boolean => {
  const trade = named(question);
  return trade !== null && routeOf(trade.said) !== null;
};

/** A trade wished for in a word or two is asked for as in a question. */
export const asWayAsked = (question: string): string =>
  /^\s*devenir\s/iu.test(question) ? `Comment ${question.trimStart()}` : question;

const SHORTEST = 4;
const STEM = 6;

/** Whether a sheet tells how to enter the trade itself. */
const tellsOf = ({ title, questions, keywords }: Sheet, said: string): boolean => {
  const isKnown = routeOf(said) !== null;
  const held = fold([title, isKnown ? '' : keywords, ...questions].join(' '));
  const words = said.split(/\s+/u).filter((word) => word.length >= SHORTEST);
  const isHeld = (word: string): boolean => held.includes(word.slice(0, STEM));
  return isKnown ? words.every(isHeld) : words.some(isHeld);
};

const WHERE = [
  'La fiche du métier, ses diplômes et ses écoles\u00a0: onisep.fr, et Métierscope de France Travail (fiches ROME).',
  'L’essayer\u00a0: une immersion (PMSMP) de quelques jours, à demander à France Travail, à la mission locale ou à Cap emploi.',
  'L’avoir déjà exercé\u00a0: la VAE peut donner le diplôme sans reprendre les cours.',
  'Payer la formation\u00a0: compte formation, région, France Travail, alternance, ou Transition pro pour un salarié. Le conseil en évolution professionnelle est gratuit (mon-cep.org).',
];

/** How to enter the trade that a question names: its way where it is known, else where it is told for sure; null where it names none, or where `sheet`, which answers it, tells of that very trade. */
export const becomingReply = (question: string, sheet: Sheet | null): Reply | null => {
  const trade = named(question);
  if (trade === null) return null;
  if (sheet !== null && (trade.at > IN_PASSING || tellsOf(sheet, trade.said))) return null;
  const way = routeOf(trade.said);
  const opening =
    way ??
    'Je n’ai pas de fiche sur ce métier, et je ne veux pas inventer sa voie\u00a0: voici où elle est dite de façon sûre, et comment vous en approcher.';
  return reply(
    `Devenir ${trade.shown}\u00a0:\n\n${opening}\n\n${way === null ? '' : 'Pour vérifier et avancer\u00a0:\n\n'}${bullets(WHERE)}`,
    {
      suggestions: [
        'Comment faire une immersion en entreprise\u202f?',
        'Comment faire une VAE\u202f?',
        'Comment faire financer une formation par France Travail\u202f?',
      ],
    },
  );
};
