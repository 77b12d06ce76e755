import type { Agreement } from '#/domain/letters/letter';

import { calm, lowerFirst, typeset } from './words.ts';

/** Inclusive endings and what each becomes: "Chargé(e)", "Développeur·se", "Coordinateur(trice)". */
const ENDINGS: readonly (readonly [RegExp, masculine: string, feminine: string])[] = [
  [/teur[·./(-]+(?:trice|rice)\)?/giu, 'teur', 'trice'],
  [/eur[·./(-]+(?:euse|se)\)?/giu, 'eur', 'euse'],
  [/er[·./(-]+(?:ère|ere|re)\)?/giu, 'er', 'ère'],
  [/ien[·./(-]+(?:ienne|ne)\)?/giu, 'ien', 'ienne'],
  [/if[·./(-]+(?:ive|ve)\)?/giu, 'if', 'ive'],
  [/el[·./(-]+(?:elle|le)\)?/giu, 'el', 'elle'],
  [/(?<=\p{L})[·./(]+e\)?(?=\s|$|,)/giu, '', 'e'],
];

/** A job title inside a sentence: small letters, no gender mark, agreed with the writer where they said how. */
export const jobTitleFor = (title: string, agreement: Agreement): string => {
  let text = typeset(calm(title));
  if (agreement !== 'neutral')
    for (const [ending, masculine, feminine] of ENDINGS)
      text = text.replace(ending, agreement === 'feminine' ? feminine : masculine);
  return lowerFirst(text).replace(/(?<=d’)état(?!\p{L})/gu, 'État');
};
