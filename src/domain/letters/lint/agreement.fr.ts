import type { Agreement } from '#/domain/letters/letter';

/** After these, an adjective agrees with the writer. */
const ABOUT_ME =
  /(?<![\p{L}’'])(je (?:suis|serais|serai|reste|resterai|me sens|demeure)(?: (?:très|vraiment|toujours|particulièrement|tout à fait|bien|donc|aussi|aujourd’hui|déjà))? )(\p{L}+)(?!\p{L})/giu;

const TO_FEMININE: readonly (readonly [RegExp, string])[] = [
  [/eux$/u, 'euse'],
  [/if$/u, 'ive'],
  [
    /^(prêt|content|certain|seul|fort|ravi|réjoui|convaincu|résolu|assidu|présent|constant|patient|compétent|persévérant|fier|premier|régulier|particulier)$/u,
    '$1e',
  ],
  [/é$/u, 'ée'],
];
const TO_MASCULINE: readonly (readonly [RegExp, string])[] = [
  [/euse$/u, 'eux'],
  [/ive$/u, 'if'],
  [
    /^(prêt|content|certain|seul|fort|ravi|réjoui|convaincu|résolu|assidu|présent|constant|patient|compétent|persévérant)e$/u,
    '$1',
  ],
  [/^(fi|premi|réguli|particuli)ère$/u, '$1er'],
  [/ée$/u, 'é'],
];
/** Words with these endings that are the same for all, or that are no adjective. */
const FOR_ALL = /^(?:motive|collective|employeuse)$/u;

/** A word in the gender asked for; null where it agrees already, or where no rule tells. */
const agreed = (word: string, agreement: Agreement): string | null => {
  const rules = agreement === 'feminine' ? TO_FEMININE : TO_MASCULINE;
  const rule = FOR_ALL.test(word) ? undefined : rules.find(([ending]) => ending.test(word));
  if (rule === undefined) return null;
  return word.replace(rule[0], rule[1]).replace(/ere$/u, 'ère');
};

/** A text with the words that say what its writer is, in the gender asked for; the same text where all agree. */
export const withAgreement = (text: string, agreement: Agreement): string =>
  agreement === 'neutral'
    ? text
    : text.replace(ABOUT_ME, (whole, start: string, word: string) => {
        const right = agreed(word, agreement);
        return right === null ? whole : `${start}${right}`;
      });

/** Both forms left standing: "motivé(e)", "investi·e", "directeur/trice". */
export const BOTH_FORMS =
  /\p{L}{3,}(?:\((?:e|ne|ère|rice|trice|se|euse|ive|ve)s?\)|[·.](?:e|ne|ère|rice|trice|se|euse|ive)(?!\p{L})|\/(?:trice|rice|euse|se|ère|ne|ive)(?!\p{L}))/gu;
