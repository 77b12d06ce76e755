import { withoutManner } from '#/domain/assistant/dictated.fr';
import { statementOf } from '#/domain/assistant/dictatedParts.fr';
import type { Addressee } from '#/domain/assistant/dictatedParts.fr';
import { fold } from '#/domain/shared/text';

/** Where one thing that is told ends and the next begins. */
const BREAKS =
  /\s*[,;:!?()]\s*|\.(?=\s|$)\s*|\s+-\s+|\s+(?:et|mais|donc|puis)\s+(?=(?:je |j’|on |il |elle |ils |elles |c’est |ça |mon |ma |mes |nous |de |dis|demande|remercie|propose|que |qu’))|(?<=\p{L}{3})(?<!(?:que|dont|quand|comme|parce|pour|elle|avec|chez|dire|sauf)) (?=(?:mon|ma) (?:fils|fille|mari|femme|mère|père|enfant|bébé|voiture) (?:est|a|passe|doit|va|sera|s’est)(?!\p{L}))|(?<=\p{L}{3}|\d)(?<!(?:que|dont|quand|comme|parce|alors|donc|puis|aussi|si|où|car|mais)) (?=je (?:suis|peux|pourrais|cherche|préfère|commence|garde|pars|reste|travaille|vise|forme) )|(?<=\p{L}{4})(?<!(?:dont|quand|comme|parce|alors|donc|puis|aussi)) (?=j’ai \p{L}+)|\s+(?:parce que|parce qu’|car|vu que|puisque|comme)\s+(?=\p{L})/giu;

/** Orders to write, to say or to ask, with whom they go to: no part of what is said. */
const ORDER =
  /^(?:(?:tu peux|peux[- ]tu|pouvez[- ]vous|vous pouvez|tu pourrais|pourriez[- ]vous|il faut|faut|faudrait|je (?:veux|voudrais|souhaite|dois|tiens à|vais)|j’aimerais|besoin d’|il me faut|aide(?:z)?[- ]moi à|fais|faites|fait|fé) ?(?:que (?:je|j’)|me |m’|lui |leur |moi |le |la |l’|un |une |bien )*)?(?:écri\p{L}*|rédige\p{L}*|redige\p{L}*|répond\p{L}*|repond\p{L}*|prépare\p{L}*|fais\p{L}*|fait|faire|dis|dire|dites|demand(?:e|es|ez|er)|prévien\p{L}*|préven\p{L}*|remerci\p{L}*|relanc\p{L}*|négoci\p{L}*|confirm\p{L}*|rappell\p{L}*|précis\p{L}*|ajout\p{L}*|signal\p{L}*|annonc\p{L}*|accept\p{L}*|refus(?:e|er|ez)|déclin\p{L}*|annul\p{L}*|retir\p{L}*|propos(?:e|er|ez)|explique\p{L}*|contest\p{L}*|réclam\p{L}*|décale\p{L}*|envoie\p{L}*|mail|message|mot|note|lettre|courrier|sms|texto|relance|merci|demande|réponse|candidature|petit mot|un mail|un message|un mot|une lettre|une note|mise)(?!\p{L})/iu;

/** Said to who writes, of how to write. */
const MANNER =
  /^(?:(?:un truc |c’est |très |plutôt |en |le |bien )?(?:court|courte|bref|poli|polie|gentil|pro|sobre|simple|formel|poliment|gentiment|chut|mais chut|pas rageux|zéro justification|zero justification|pas de chichi|sans \p{L}+(?: \p{L}+)*|avec élégance|urgent|vite|en main propre|par mail|je l’envoie par mail|je te l’envoie)|on se (?:dit tu|tutoie)|merci|voilà|vas[- ]y|pro pas rageux|ça me fatigue|comment je .*|je me perds)$/iu;

const LEAST = 2;

/** The clauses of a request that tell something, the words that order it and say how it is to be written left out. */
export const clausesOf = (request: string): readonly string[] =>
  request
    .replaceAll(/[«"“][^»"”]*[»"”]/gu, ' . ')
    .replaceAll(/(?<=\d)[.,](?=\d)/gu, '‚')
    .split(BREAKS)
    .map((clause) =>
      withoutManner(clause ?? '')
        .replaceAll('‚', ',')
        .trim()
        .replace(/^(?:et|puis|aussi) /iu, ''),
    )
    .filter((clause) => clause.split(/\s+/u).length >= LEAST && !MANNER.test(clause));

/** Whether a clause orders to write, to say or to ask. */
export const isOrder = (clause: string): boolean => ORDER.test(clause);

/** What an order says is to be said: "dis-leur que je suis libre" says "je suis libre". */
export const withoutOrder = (clause: string): string =>
  /(?:que|comme quoi) ((?:je |j’|on |il |elle |ma |mon |mes |le |la |les |notre ).+)$/iu.exec(
    clause,
  )?.[1] ?? '';

/** What is told beside the order, as sentences to whom the message goes; what a purpose tells by itself (`spent`) and what cannot be turned for sure is left out. */
export const sentencesTold = (
  request: string,
  to: Addressee,
  spent: RegExp | null,
): readonly string[] => {
  const sentences = clausesOf(request).flatMap((clause) => {
    const said = isOrder(clause) ? withoutOrder(clause) : clause;
    const suits = SUITS.exec(said);
    if (suits !== null)
      return [
        `Travailler ${suits[1] ?? ''} me convient ${suits[2] === undefined ? 'tout à fait' : suits[2]}.`,
      ];
    if (said === '' || spent?.test(fold(said).replaceAll("'", ' ')) === true) return [];
    const sentence = statementOf(said, to);
    return sentence === null ||
      said.split(/\s+/u).length <= LEAST ||
      sentence.includes('[') ||
      TO_WRITER.test(sentence)
      ? []
      : [sentence];
  });
  return [...new Set(sentences)];
};

/** "De nuit ça me va très bien". */
const SUITS =
  /^(de nuit|de jour|le (?:matin|soir|week-end|samedi|dimanche)|en (?:2x8|3x8|équipe|horaires décalés)) (?:ça )?me va(?: (très bien|bien|parfaitement))?$/iu;

/** Speaks to who writes the message, not to whom it goes. */
const TO_WRITER =
  /(?<!\p{L})(?:écri(?:s|re|vez)|rédige|mail|message|sms|lettre|ton|tutoie|stp|svp|poliment|relancer|lui dire|leur dire|lui demander|leur demander)(?!\p{L})/iu;

/** "mes 2 ans en agence et les 40 %" after "compte tenu": "de mes 2 ans en agence et des 40 %". */
export const ofThem = (nouns: string): string =>
  nouns
    .trim()
    .split(/ et (?=(?:mes|mon|ma|les|le|la|l’|une?|des|\d))|, /iu)
    .map((noun) =>
      noun
        .replace(/^les /iu, 'des ')
        .replace(/^le /iu, 'du ')
        .replace(/^(?=\p{L})(?!d[eu]s? |d’)/iu, 'de ')
        .replace(/^(?=\d)/u, 'de ')
        .replace(/^de (?=[aeiouéèh](?!\p{Lu}))/iu, 'd’')
        .replace(/^de des /u, 'des '),
    )
    .join(' et ');
