import type { Cv } from '#/domain/cv/cv';
import {
  CONTRACT_WORDS,
  MOBILE_WORDS,
  ON_SITE_ONLY,
  PAY_WORDS,
  REMOTE_WORDS,
  SOUGHT,
} from '#/domain/matching/cues.fr';
import type { DraftRow } from '#/domain/matching/draft';
import type { LedgerRow, Criterion } from '#/domain/matching/report';
import { CONTRACT_TYPES, type OfferText } from '#/domain/postings/offer';
import type { OfferRequirements, Stated } from '#/domain/postings/requirements';
import { fold } from '#/domain/shared/text';

type Answer = Pick<Criterion, 'answer' | 'cvQuote'>;

const UNKNOWN: Answer = { answer: 'unknown', cvQuote: null };

const linesOf = (cv: Cv): readonly { text: string; key: string }[] =>
  cv.document.lines
    .map(({ text }) => ({ text: text.trim(), key: fold(text) }))
    .filter(({ text }) => text !== '');

/** The words that state it; what is known from elsewhere than the text has no words there. */
const quoteOf = (offer: OfferText, stated: Stated<unknown> | null, fallback: string): string =>
  (stated === null ? '' : offer.text.slice(stated.range.start, stated.range.end)) || fallback;

type Lines = ReturnType<typeof linesOf>;

const contractAnswer = (lines: Lines, asked: keyof typeof CONTRACT_WORDS): Answer => {
  const sought = lines.filter(({ key }) => SOUGHT.test(key));
  const same = sought.find(({ key }) => CONTRACT_WORDS[asked].test(key));
  if (same !== undefined) return { answer: 'yes', cvQuote: same.text };
  const other = sought.find(({ key }) =>
    CONTRACT_TYPES.some((type) => CONTRACT_WORDS[type].test(key)),
  );
  return other === undefined ? UNKNOWN : { answer: 'no', cvQuote: other.text };
};

const placeAnswer = (cv: Cv, lines: Lines, asked: string): Answer => {
  const city = cv.person.city?.value ?? null;
  if (city !== null && fold(city).length > 2 && fold(asked).includes(fold(city)))
    return { answer: 'yes', cvQuote: city };
  const mobile = lines.find(({ key }) => MOBILE_WORDS.test(key));
  return mobile === undefined ? UNKNOWN : { answer: 'yes', cvQuote: mobile.text };
};

const modeAnswer = (lines: Lines, asked: string): Answer => {
  const onSite = asked === 'Sur site';
  const refuses = lines.find(({ key }) => ON_SITE_ONLY.test(key));
  if (refuses !== undefined) return { answer: onSite ? 'yes' : 'no', cvQuote: refuses.text };
  const remote = lines.find(({ key }) => REMOTE_WORDS.test(key) && SOUGHT.test(key));
  return remote === undefined || onSite ? UNKNOWN : { answer: 'yes', cvQuote: remote.text };
};

const rowAnswer = (row: DraftRow): Answer => ({
  answer: row.credit >= 0.6 ? 'yes' : row.hint.denied || row.credit > 0 ? 'no' : 'unknown',
  cvQuote: row.evidence[0]?.quote ?? null,
});

const payAnswer = (lines: Lines): Answer => {
  const wished = lines.find(({ key }) => PAY_WORDS.test(key));
  return wished === undefined ? UNKNOWN : { answer: 'unknown', cvQuote: wished.text };
};

const ofRows = (
  criterion: Criterion['criterion'],
  rows: readonly DraftRow[],
): readonly Criterion[] =>
  rows.map((row) => ({
    criterion,
    offerQuote: row.offerQuote,
    ...rowAnswer(row),
  }));

/** What the offer fixes, answered apart from the score: yes, no, or not told. Only what the offer states is listed. */
export const criteriaOf = (
  cv: Cv,
  offer: OfferText,
  requirements: OfferRequirements,
  rows: readonly DraftRow[],
): readonly Criterion[] => {
  const lines = linesOf(cv);
  const contract = offer.contract ?? requirements.contract?.value;
  const place = requirements.location?.value;
  const mode = offer.mode ?? requirements.mode?.value;
  const criteria: Criterion[] = [];
  if (contract !== undefined)
    criteria.push({
      criterion: 'contract',
      offerQuote: quoteOf(offer, requirements.contract, contract),
      ...contractAnswer(lines, contract),
    });
  if (place !== undefined && place !== '')
    criteria.push({
      criterion: 'place',
      offerQuote: quoteOf(offer, requirements.location, place),
      ...placeAnswer(cv, lines, place),
    });
  if (mode !== undefined)
    criteria.push({
      criterion: 'mode',
      offerQuote: quoteOf(offer, requirements.mode, mode),
      ...modeAnswer(lines, mode),
    });
  const licences = rows.filter(
    ({ hint, demand }) => hint.subject === 'licence' && demand !== 'optional',
  );
  criteria.push(
    ...ofRows('licence', licences),
    ...ofRows(
      'language',
      rows.filter(({ axis }: Pick<LedgerRow, 'axis'>) => axis === 'languages'),
    ),
  );
  if (requirements.pay !== null)
    criteria.push({
      criterion: 'pay',
      offerQuote: quoteOf(offer, requirements.pay, ''),
      ...payAnswer(lines),
    });
  return criteria;
};
