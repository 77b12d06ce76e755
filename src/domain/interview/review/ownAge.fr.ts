import { FOLDED_MONTH_NAMES } from '#/domain/shared/months.fr';

/** An age of someone who works, in figures or in words; folded. */
const age = (figures: string, tens: string): string =>
  `(?:${figures}|(?:${tens})(?:[- ](?:et[- ])?(?:un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize))?) ans\\b`;

const TENS = 'vingt|trente|quarante|cinquante|soixante(?:-dix)?';
const AGE = age('1[5-9]|[2-7]\\d', `quinze|seize|dix-(?:sept|huit|neuf)|${TENS}`);
/** From this age on, what one did then tells how old one is now. */
const LATE_AGE = age('[3-7]\\d', TENS.replace('vingt|', ''));

/** Years of a trade or of a house are no age. */
const OF_NO_TRADE = `(?! ?(?:de|d'|dans|en (?!${FOLDED_MONTH_NAMES.join('|')}|\\d)|chez|comme|au|aux|a la|a l'|derriere|sur|que|dont|et demi)\\b)`;

/** Someone else between the speaker and an age: it may be theirs. */
const OTHERS =
  '\\b(?:qui|une?|des|il|elle|ils|elles|client|cliente|patient|patiente|resident|residente|monsieur|madame)\\b';

/** An own age as it is told; folded. */
export const OWN_AGE = new RegExp(
  [
    `\\bj'(?:ai|aurai) (?:(?:deja|bientot|presque|pourtant|aujourd'hui|actuellement) )?${AGE}${OF_NO_TRADE}`,
    `\\bje (?:vais (?:bientot )?avoir|n'ai que|viens d'avoir) ${AGE}${OF_NO_TRADE}`,
    `\\bj'avais (?:deja )?${LATE_AGE}${OF_NO_TRADE}`,
    `(?:\\b(?:malgre|avec|du haut de|a|vu) )?\\bmes ${AGE}${OF_NO_TRADE}`,
    `\\ba ${LATE_AGE}(?=,? (?:passes,? )?(?:je |j'))`,
    `(?<=\\b(?:je |j')(?:(?!${OTHERS})[^.!?;,]){0,45} )a ${LATE_AGE}${OF_NO_TRADE}`,
    "\\bj'(?:ai|approche de|arrive a|ai passe|ai depasse) (?:de )?la (?:trentaine|quarantaine|cinquantaine|soixantaine)\\b(?! d)",
    '\\bje suis (?:quadragenaire|quinquagenaire|quinqua|sexagenaire)\\b',
    '\\bje suis nee? en (?:19|20)\\d\\d\\b',
    '\\b(?:a|vu|malgre|avec) mon age\\b',
  ].join('|'),
  'gu',
);

/** The age of anybody: no figure that proves anything. Folded. */
export const ANY_AGE = new RegExp(`\\b(?:a|vers|agee? d(?:e |')) ?${AGE}`, 'gu');

/** What joins an age to the rest of its sentence, before it and after. */
export const AFTER_AGE = /^(?:\s*,)?\s*(?:(?:et|mais|donc)\s+)?/iu;
export const BEFORE_AGE = /(?:\s*,)?(?:\s+(?:et|mais|car))?\s*$/iu;

/** Said to who tells their age. */
export const AGE_TOLD =
  'Vous avez dit votre âge : rien ne vous y oblige, on n’a pas à vous le demander, et il ne doit pas compter dans la décision (Code du travail, article L1132-1). Ce que vous savez faire parle mieux pour vous.';
