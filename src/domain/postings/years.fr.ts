import { ENGLISH_NUMBERS, FRENCH_NUMBERS } from '#/domain/shared/numbers.fr';

/** Numbers written in words, folded. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  ...FRENCH_NUMBERS,
  ...ENGLISH_NUMBERS,
};

const NUMBER = `(?:\\d{1,2}|${Object.keys(NUMBER_WORDS).join('|')})`;

/** A length in years or months, with the second figure of a range where there is one. */
export const DURATION = new RegExp(
  `\\b(?:entre )?(${NUMBER})(?:\\s*(?:a|-|–|/|et|ou)\\s*(${NUMBER}))?\\s*(?:\\(\\d{1,2}\\)\\s*)?(?:(?:premieres?|bonnes?|pleines?|petites?|solides?|full) )?(ans?|annees?|years?|mois|months?)\\b`,
  'gu',
);

/** Words before a length that make it something else than experience asked for. */
export const OTHER_LENGTH_BEFORE =
  /\b(?:depuis|il y a|age[es]*(?: de| d'au moins)?|moins de|plus de 1[68]|cdd (?:de|d')|contrat (?:[\p{L}']+ ){0,3}?(?:de|d')|duree (?:de|d')|pendant les|tous les|toutes les|au bout (?:de|d')|dans les?|d'ici|garantie|mission (?:de|d')|stage (?:de|d')|dont|including|enfants?(?: \p{L}+){0,3}|jeunes|adolescents|accueil\p{L}*[^.\n]{0,30}|forts? de(?: plus de)?|public(?: \p{L}+){0,2}|apprentie?s?|eleves?|primes?[^.\n]{0,30}|existe|environ|sur les)\s*\(?\s*$/u;

/** Words after a length that make it something else. */
export const OTHER_LENGTH_AFTER =
  /^\s*(?:d'etudes|d'existence|apres le bac|renouvelable|d'histoire|d'anciennete (?:dans|au sein de|chez) (?:l'(?:entreprise|etablissement|association|organisation)|la (?:societe|maison|structure|boite)|le groupe|nous)|plus tard|de garantie|par an|(?:au |a titre )?maxi(?:mum)?\b|d'age\b|(?:de |d'|en )?(?:premiere |1re )?(?:fac\b|licence|master|bts|dut|medecine|formation|scolarite|cursus|universite|etude)|revolus|consecutifs|et plus d'existence|d'alternance)/u;

/** Words around a length that make it experience asked for. */
export const EXPERIENCE_NEAR =
  /\b(?:experiences?|pratique|exerc\w+|similaire|equivalent|minimum|minima|mini|min|au moins|au mini|justifi\w+|poste|metier|anciennete|seniorite|experience)\b/u;

/** Right after a length, these introduce what the years were spent on. */
export const SPENT_ON =
  /^\s*(?:validees?\s+|acquises?\s+|reussies?\s+|revolue?s?\s+)?(?:de|d'|en|dans|comme|a un|a des|sur un|chez|aupres|minimum|of|in|as)\b/u;

/** A heading that announces it above a list, as the job boards print it: "Experience :", a blank line, "Restauration : 3 ans". */
export const EXPERIENCE_HEADING =
  /(?:^|\n)[^\p{L}\n]*(?:votre |niveau d')?experiences?\s*:?\s*(?:\n[^\n]{0,60}(?<![.:])){0,4}$/u;

/** A label that announces the experience asked for ("Experience : 2 ans"). */
export const EXPERIENCE_LABEL =
  /^\W*(?:(?:votre|ton|notre|niveau d'|duree d'|annees d')\s*)?(?:experiences?|anciennete|pratique|seniorite)(?: (?:\w+ ){0,3}(?:requise?|exigee?|demandee?|souhaitee?|attendue?|minimum|minimale|professionnelle|required))?\s*:\s*$/u;

/** The same label where it only wishes for it. */
export const EXPERIENCE_WISHED =
  /\b(?:experiences?|anciennete|pratique)\b[^:\n]{0,30}\b(?:souhaitee?s?|souhaitables?|appreciee?s?|optionnel\p{L}*|idealement)\b[^:\n]{0,20}:\s*$/u;
