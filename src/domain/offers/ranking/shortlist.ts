import type { Cv } from '#/domain/cv/cv';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { DEFAULT_FILTERS, type Filters } from '#/domain/offers/search/filters';

/** More offers than these are not compared one by one: it would take minutes. */
export const MOST_COMPARED = 400;

/** A job that was held says more of what is looked for than one skill among others. */
const TITLE_WEIGHT = 4;
const SKILL_WEIGHT = 1;
const MOST_TITLES = 4;
const MOST_SKILLS = 16;

type Shortlist = {
  readonly cv: Cv;
  readonly offers: readonly InternalOffer[];
  /** At most so many offers that some filters let through, titles before texts. */
  readonly find: (filters: Filters, most: number) => Promise<readonly InternalOffer[]>;
};

/** What the CV is searched by, with what a match weighs; what the person did last comes first. */
const needlesOf = (cv: Cv): ReadonlyMap<string, number> => {
  const titles = [cv.headline, ...cv.experiences.map(({ jobTitle }) => jobTitle)]
    .flatMap((title) => (title === null ? [] : [title.value.trim()]))
    .filter((title) => title !== '')
    .slice(0, MOST_TITLES);
  const skills = [...cv.skills]
    .sort((one, other) => other.mentions.length - one.mentions.length)
    .map(({ label }) => label)
    .slice(0, MOST_SKILLS);
  return new Map([
    ...skills.map((label) => [label, SKILL_WEIGHT] as const),
    ...titles.map((title) => [title, TITLE_WEIGHT] as const),
  ]);
};

/**
 * The offers of a large catalogue that are worth a comparison: the user's own, then those whose words
 * meet the most of the CV. All of them where they are few.
 */
export const shortlist = async ({
  cv,
  offers,
  find,
}: Shortlist): Promise<readonly InternalOffer[]> => {
  if (offers.length <= MOST_COMPARED) return offers;
  const own = offers.filter(({ source }) => source === 'own');
  const weights = new Map<InternalOffer, number>();
  for (const [keyword, weight] of needlesOf(cv))
    for (const offer of await find({ ...DEFAULT_FILTERS, keyword }, MOST_COMPARED))
      weights.set(offer, (weights.get(offer) ?? 0) + weight);
  const met = [...weights]
    .sort(([, one], [, other]) => other - one)
    .flatMap(([offer]) => (offer.source === 'own' ? [] : [offer]));
  return [...own, ...met].slice(0, MOST_COMPARED);
};
