import type { Attribute } from '#/domain/assistant/factAttributes.fr';
import type { SearchFacts } from '#/domain/assistant/facts';
import { opened } from '#/domain/assistant/terms';

const ASKS =
  /\b(?:coll[a-z]*|convien[a-z]*|correspon[a-z]*|va|rentre|compatible|ok) (?:avec |a |dans |bien )*(?:ce que |mes |mon |ma |pour moi)|\bce que (?:j|je) (?:accepte|veux|cherche|demande)/u;

/** Sentences of the profile that speak of a matter. */
const WISHES_ON: Partial<Readonly<Record<Attribute, RegExp>>> = {
  schedule:
    /horaires?|\b[235] ?[x×] ?8\b|nuits?|week-?ends?|temps (?:plein|partiel)|\b\d{2} ?h\b/iu,
  pay: /salaire|€|euros?|brut|net/iu,
  contract: /\b(?:CDI|CDD|intérim|contrat|alternance)\b/iu,
  place: /\bkm\b|kilomètres|rayon|autour de/iu,
};

/** What the profile says that one looks for, where a question asks whether a job fits it; empty where it asks nothing of it, or nothing is said. */
export const wishesBeside = (
  question: string,
  attributes: readonly Attribute[],
  { profile }: SearchFacts,
): string => {
  if (!ASKS.test(opened(question))) return '';
  const sentences = (profile?.bio ?? '')
    .split(/\n|(?<=[.!?])\s+/u)
    .map((each) => each.trim().replace(/\.$/u, ''));
  const said = sentences.filter((sentence) =>
    attributes.some((each) => WISHES_ON[each]?.test(sentence) === true),
  );
  return said.length === 0
    ? 'Votre profil ne dit pas ce que vous acceptez là-dessus\u00a0: à vous de juger.'
    : `Votre profil dit\u00a0: ${said.map((each) => `«\u00a0${each}\u00a0»`).join(', ')}.`;
};
