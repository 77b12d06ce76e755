import type { Cv } from '#/domain/cv/cv';
import type { MatchProblem, MatchReport } from '#/domain/matching/report';
import type { OfferText } from '#/domain/offers/offer';
import type { SuggestedKeyword, SuggestedKeywords } from '#/domain/review/review';
import type { Result } from '#/domain/shared/result';
import { fold } from '#/domain/shared/text';

/** An offer of the catalogue or of the user; a sample is marked as one wherever it shows. */
export type ReviewOffer = { readonly offer: OfferText; readonly sample: boolean };

/** Comparisons that a review may make: beyond, offers are chosen by their words alone. */
const MOST_COMPARED = 60;
/** Offers near enough to speak for the trade. */
const MOST_NEAR = 8;
const MOST_KEYWORDS = 12;
/** Credit of the trade row (0 to 1) from which an offer is of the candidate's trade or next to it. */
const NEAR_TRADE = 0.5;
const SHORTEST_WORD = 4;

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    fold(text)
      .split(/[^\p{L}\p{N}+#]+/u)
      .filter((word) => word.length >= SHORTEST_WORD)
      .map((word) => word.replace(/(?:e?s|x|e)$/u, '')),
  );

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((word) => other.has(word)).length;

/** The offers that share most words with the trade and the skills of the CV; all of them where they are few. */
const likely = (cv: Cv, offers: readonly ReviewOffer[]): readonly ReviewOffer[] => {
  if (offers.length <= MOST_COMPARED) return offers;
  const trade = wordsOf(
    [cv.headline?.value, ...cv.experiences.map(({ jobTitle }) => jobTitle?.value)].join(' '),
  );
  const skills = wordsOf(cv.skills.map(({ label }) => label).join(' '));
  const weight = ({ offer }: ReviewOffer): number =>
    shared(trade, wordsOf(offer.title ?? '')) * 5 + shared(skills, wordsOf(offer.text));
  return offers
    .map((one) => ({ one, weight: weight(one) }))
    .sort((left, right) => right.weight - left.weight)
    .slice(0, MOST_COMPARED)
    .map(({ one }) => one);
};

type Near = ReviewOffer & { readonly report: MatchReport };

const nearTrade = ({ report }: Near): number =>
  report.rows.find(({ axis }) => axis === 'occupation')?.credit ?? 0;

const nearest = (
  cv: Cv,
  offers: readonly ReviewOffer[],
  compare: (cv: Cv, offer: OfferText) => Result<MatchReport, MatchProblem>,
): readonly Near[] =>
  likely(cv, offers)
    .flatMap((one): readonly Near[] => {
      const report = compare(cv, one.offer);
      return report.ok ? [{ ...one, report: report.value }] : [];
    })
    .filter((one) => nearTrade(one) >= NEAR_TRADE)
    .sort(
      (one, other) => nearTrade(other) - nearTrade(one) || other.report.score - one.report.score,
    )
    .slice(0, MOST_NEAR);

type Counted = SuggestedKeyword & { readonly worth: number };

/**
 * Skills that the offers nearest to the candidate's trade ask for and the CV does not show, the most asked first. It is
 * for the candidate to say whether they hold them: nothing here says that they do.
 */
export const suggestKeywords = (
  cv: Cv,
  offers: readonly ReviewOffer[],
  compare: (cv: Cv, offer: OfferText) => Result<MatchReport, MatchProblem>,
): SuggestedKeywords => {
  const near = nearest(cv, offers, compare);
  const found = new Map<string, Counted>();
  for (const { offer, report } of near) {
    const missing = report.rows.filter(
      ({ axis, answer, options }) =>
        axis === 'skills' && answer === 'missing' && options === undefined,
    );
    for (const { label, offerQuote, possibleTenths } of missing) {
      const key = fold(label);
      const known = found.get(key);
      found.set(
        key,
        known === undefined
          ? { label, offers: 1, offerQuote, offerTitle: offer.title ?? '', worth: possibleTenths }
          : { ...known, offers: known.offers + 1, worth: known.worth + possibleTenths },
      );
    }
  }
  const keywords = [...found.values()]
    .sort((one, other) => other.offers - one.offers || other.worth - one.worth)
    .slice(0, MOST_KEYWORDS)
    .map(({ label, offers: asked, offerQuote, offerTitle }) => ({
      label,
      offers: asked,
      offerQuote,
      offerTitle,
    }));
  return {
    keywords,
    offers: near.length,
    sample: near.length > 0 && near.every(({ sample }) => sample),
  };
};
