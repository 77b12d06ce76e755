import { fold } from '#/domain/shared/text';

type Permit = { readonly cv: RegExp; readonly asked: RegExp; readonly article: string };

/** What a trade may not be held without: how a CV writes it, how an offer asks for it (folded), its article. */
const PERMITS: readonly Permit[] = [
  {
    cv: /CACES(?:\s?®)?(?:\sR\s?\d{3})?(?:,?\s(?:cat(?:\.|égories?)?\s?)?\d[AB]?(?:\s?(?:,|et|-|\/|&)\s?\d[AB]?)*)?/u,
    asked: /caces/u,
    article: 'le ',
  },
  {
    cv: /[Pp]ermis (?:BE|B|C1E?|CE|C|D1?)(?![\p{L}\d])/u,
    asked: /permis (?:be|b|c|ce|d)(?![a-z])/u,
    article: 'le ',
  },
  { cv: /AFGSU(?: \d)?/u, asked: /afgsu/u, article: 'l’' },
  { cv: /FIMO(?! et FCO)/u, asked: /fimo/u, article: 'la ' },
  { cv: /BAFA(?![\p{L}])/u, asked: /bafa/u, article: 'le ' },
  { cv: /SSIAP(?: \d)?/u, asked: /ssiap/u, article: 'le ' },
  {
    cv: /[Cc]arte professionnelle (?:CNAPS|d[’']agent de sécurité)/u,
    asked: /carte professionnelle/u,
    article: 'la ',
  },
  {
    cv: /[Hh]abilitations? électriques?(?: [A-Z]\d[A-Z]?)?/u,
    asked: /habilitation\S* electri/u,
    article: 'l’',
  },
];

/** What a CV and an offer both name of this, as a sentence takes it: "le CACES R489 1A, 3 et 5", with the words of the CV. */
export const permitsIn = (
  cv: string,
  offer: string,
): readonly { readonly text: string; readonly quote: string }[] => {
  const asked = fold(offer);
  return PERMITS.flatMap((permit) => {
    const found = permit.asked.test(asked) ? [...cv.matchAll(new RegExp(permit.cv, 'gu'))] : [];
    const [quote = ''] = found
      .map(([words]) => words)
      .sort((one, other) => other.length - one.length);
    const words = quote.replace(/^[PHC](?=ermis|abilitation|arte)/u, (letter) =>
      letter.toLowerCase(),
    );
    if (quote === '') return [];
    const plural = /^habilitations|^CACES.*\d,? (?:et )?\d/u.test(words);
    return [{ text: `${plural ? 'les ' : permit.article}${words}`, quote }];
  });
};
