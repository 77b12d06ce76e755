import { isSure, judge } from '#/domain/assistant/judge';
import type { FindNearest } from '#/domain/assistant/nearest';
import { opened } from '#/domain/assistant/terms';

/** How advice, a rule or a practice is asked for, or somebody else is spoken of. Folded, elisions opened. */
const OF_ANYONE =
  /\b(?:que (?:repondre|dire|faire)|(?:repond[a-z]*|dire|dis|faire) quoi|quoi (?:repondre|dire|faire)|faut[- ]il|faut que|vaut[- ]il|ca vaut|mal vu|utile|grave|normal|legal|le droit|oblige[a-z]*|refuse[a-z]* (?:le|la|l|de|que)|(?:vont|va|peuvent|peut) (?:ils? )?(?:verifier|savoir|voir)|peut[- ]on|on peut|c est quoi (?:un|une|le|la|les|l)\b|a quoi (?:ca )?sert|pas d argent|les moyens|(?:on|ils?) (?:me|m) demandent?|en general|(?:ma|mon|mes|une?|des) (?:petite? |grande? )?(?:soeur|frere|fils|fille|femme|mari|copine|copain|amie?|amis|voisine?|mere|pere|cousine?|neveu|niece|enfants?|collegue) (?:est|a|veut|cherche|travaille|va|gagne|fait|peut|voudrait|doit)|les recruteurs|un recruteur|comment (?:ecrire|faire|rediger|savoir|on|repondre|expliquer|trouver|eviter))\b/u;
/** What one did, or something that only this account holds. */
const OF_MY_RECORDS =
  /\b(?:(?:ai|avais) (?:je )?(?:deja )?(?:postule|envoye|relance|candidate)|(?:mes|ma|mon) (?:candidatures?|relances?|scores?|comparaisons?|profil|notes|suivi|(?:prochain|dernier) (?:entretien|rdv))|dans mon (?:suivi|compte|profil)|d apres mon cv|est note[a-z]*|deja note[a-z]*)\b/u;

/** How what holds for anyone is asked for, of nobody in particular. */
const IMPERSONAL =
  /^(?:(?:bonjour|bonsoir|salut|bjr|bsr|slt|et|mais|donc|du coup|alors|dites?(?: moi)?)[ ,!.]*)*(?:est ce (?:qu on|qu il faut|que c est|que ca)|faut il|(?:il )?faut|peut on|doit on|a t on|on (?:peut|doit|a le droit)|vaut il|il vaut|ca (?:vaut|sert)|a quoi (?:ca )?sert|c est (?:legal|normal|grave|obligatoire|utile))\b/u;
const OF_ONESELF = /\b(?:mon|ma|mes|je|j|m|me|moi|notre|nos|tu|vous|votre)\b/u;

/** Whether a question asks what holds for anyone, and names nothing of one's own. */
export const asksOfAnyone = (question: string): boolean => {
  const line = opened(question).replaceAll('-', ' ');
  return IMPERSONAL.test(line) && !OF_ONESELF.test(line);
};

/** From this chance on a sheet is asked for, however the question is put, where it names nothing of the account. */
const OF_A_SHEET = 0.8;

/** Whether a question asks for what holds for anyone, and a sheet surely tells it: what the account holds is not asked for. */
export const asksInGeneral = (
  question: string,
  nearest: FindNearest,
  namesRecord = true,
): boolean => {
  const line = opened(question);
  if (OF_MY_RECORDS.test(line)) return false;
  const [best] = judge(question, nearest);
  if (best === undefined || best.subject.kind !== 'sheet') return false;
  return OF_ANYONE.test(line) ? isSure(best) : !namesRecord && best.chance >= OF_A_SHEET;
};
