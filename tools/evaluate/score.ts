import {
  addCounts,
  align,
  type Counts,
  hit,
  newCounts,
  newHits,
  type Prf,
  prfOf,
  rateOf,
} from './counters';
import type { Predictions } from './predictions';
import { medianOf, ndcg } from './ranking';
import { conceptOf, jaccard, sameSpan, sameText } from './sameSkill';
import type { CvTruth, OfferTruth, PackTruth } from './truth';

/** The figures of one pack: rates and F1 from 0 to 1, three decimals; scores from 0 to 100. */
export type Figures = {
  readonly reading: Readonly<Record<string, number>>;
  readonly skills: Readonly<Record<string, Prf>>;
  readonly fields: Readonly<Record<string, number>>;
  readonly pairs: Readonly<Record<'matching' | 'missing', Prf>>;
  readonly ranking: { readonly offersPerCv: number; readonly cvsPerOffer: number };
  readonly medianByGrade: readonly (number | null)[];
};

const digits = (text: string): string => text.replace(/\D/gu, '').slice(-8);
const samePhone = (a: string, b: string): boolean =>
  digits(a).length >= 6 && digits(a) === digits(b);
const year = (date: string | null): string => (date ?? '').slice(0, 4);
/** A truth of a year alone asks for the year alone. */
const sameDate = (truth: string, got: string | null): boolean =>
  truth.length > 4 ? truth === got : year(truth) === year(got);

type Named = { readonly label: string; readonly quote: string };

/** Concepts found once each; what names none is a false positive each time. */
const countSkills = (
  truth: CvTruth['skills'],
  got: readonly Named[],
): { readonly found: ReadonlySet<string>; readonly counts: Counts } => {
  const found = new Set<string>();
  let fp = 0;
  for (const { quote, label } of got) {
    const concept = conceptOf(truth, quote, label);
    if (concept === null) fp += 1;
    else found.add(concept);
  }
  const all = new Set(truth.map(({ concept }) => concept)).size;
  return { found, counts: { tp: found.size, fp, fn: all - found.size } };
};

const allOf = ({ required, optional }: OfferTruth): OfferTruth['required'] => [
  ...required,
  ...optional,
];

const readingOf = (truth: PackTruth, { cvs }: Predictions) => {
  const fields = new Map<string, ReturnType<typeof newHits>>();
  const mark = (name: string, right: boolean): void => {
    const hits = fields.get(name) ?? newHits();
    hit(hits, right);
    fields.set(name, hits);
  };
  const experiences = newCounts();
  const education = newCounts();
  const languages = newCounts();
  const skills = newCounts();
  for (const [id, one] of truth.cvs) {
    const got = cvs.get(id);
    if (got === undefined) continue;
    for (const key of ['firstName', 'lastName', 'city'] as const)
      mark(key, sameText(got.person[key], one.person[key]));
    mark('email', got.person.email.toLowerCase() === (one.person['email'] ?? '').toLowerCase());
    mark('phone', samePhone(got.person.phone, one.person['phone'] ?? ''));
    if (one.headline !== null) mark('headline', jaccard(got.headline, one.headline) >= 0.6);
    mark('years', Math.abs((got.yearsOfExperience ?? -9) - one.yearsOfExperience) <= 1);
    const posts = align(
      one.experiences,
      got.experiences,
      (a, b) => jaccard(a.jobTitle, b.jobTitle) >= 0.5 && year(a.start) === year(b.start),
    );
    addCounts(experiences, posts.counts);
    for (const [a, b] of posts.pairs) {
      mark('employer', sameSpan(a.company, b.company));
      mark('start', sameDate(a.start, b.start));
      mark('end', a.end === null ? b.end === null : sameDate(a.end, b.end));
    }
    addCounts(
      education,
      align(one.education, got.education, (a, b) => jaccard(a.degree, b.degree) >= 0.4).counts,
    );
    addCounts(
      languages,
      align(one.languages, got.languages, (a, b) => sameText(a.language, b.language)).counts,
    );
    addCounts(skills, countSkills(one.skills, got.skills).counts);
  }
  const reading = Object.fromEntries([...fields].map(([name, hits]) => [name, rateOf(hits)]));
  return {
    reading: {
      ...reading,
      experiences: prfOf(experiences).f1,
      education: prfOf(education).f1,
      languages: prfOf(languages).f1,
    },
    skills: prfOf(skills),
  };
};

const offersOf = (truth: PackTruth, { offers }: Predictions) => {
  const skills = newCounts();
  const languages = newCounts();
  const [level, minYears, degree] = [newHits(), newHits(), newHits()];
  for (const [id, one] of truth.offers) {
    const got = offers.get(id);
    if (got === undefined) continue;
    addCounts(skills, countSkills(allOf(one), [...got.required, ...got.optional]).counts);
    const seen = new Set<string>();
    for (const kind of ['required', 'optional'] as const)
      for (const { quote, label } of got[kind]) {
        const concept = conceptOf(allOf(one), quote, label);
        if (concept === null || seen.has(concept)) continue;
        seen.add(concept);
        hit(
          level,
          one[kind].some((skill) => skill.concept === concept),
        );
      }
    hit(minYears, got.minYears === one.minYears);
    hit(degree, got.degree === one.degree);
    addCounts(
      languages,
      align(one.languages, got.languages, (a, b) => sameText(a.language, b.language)).counts,
    );
  }
  return {
    skills: prfOf(skills),
    fields: {
      demand: rateOf(level),
      minYears: rateOf(minYears),
      degree: rateOf(degree),
      languages: prfOf(languages).f1,
    },
  };
};

type Listed = { readonly label: string; readonly offerQuote: string };

const pairsOf = (truth: PackTruth, { pairs }: Predictions): Figures['pairs'] => {
  const matching = newCounts();
  const missing = newCounts();
  for (const [cvId, cv] of truth.cvs) {
    const held = new Set(cv.skills.map(({ concept }) => concept));
    for (const [offerId, offer] of truth.offers) {
      const got = pairs.get(cvId)?.get(offerId);
      if (got === undefined) continue;
      const asked = allOf(offer);
      const count = (list: readonly Listed[], right: (concept: string) => boolean) => {
        const found = new Set<string>();
        let fp = 0;
        for (const { offerQuote, label } of list) {
          const concept = conceptOf(asked, offerQuote, label);
          if (concept !== null && right(concept)) found.add(concept);
          else fp += 1;
        }
        return { found, fp };
      };
      const concepts = new Set(asked.map(({ concept }) => concept));
      const owned = [...concepts].filter((concept) => held.has(concept)).length;
      const shown = count(got.matching, (concept) => held.has(concept));
      addCounts(matching, { tp: shown.found.size, fp: shown.fp, fn: owned - shown.found.size });
      const lacking = count(got.missing, (concept) => !held.has(concept));
      const required = [...new Set(offer.required.map(({ concept }) => concept))].filter(
        (concept) => !held.has(concept),
      );
      const unseen = required.filter((concept) => !lacking.found.has(concept)).length;
      addCounts(missing, { tp: lacking.found.size, fp: lacking.fp, fn: unseen });
    }
  }
  return { matching: prfOf(matching), missing: prfOf(missing) };
};

/** How near the orders of a scorer come to the best ones, both ways. */
export const rankingOf = (
  truth: PackTruth,
  scoreOf: (cv: string, offer: string) => number,
): Figures['ranking'] => {
  const cvIds = [...truth.cvs.keys()];
  const offerIds = [...truth.offers.keys()];
  return {
    offersPerCv: ndcg(cvIds, offerIds, scoreOf, truth.grade),
    cvsPerOffer: ndcg(
      offerIds,
      cvIds,
      (offer, cv) => scoreOf(cv, offer),
      (offer, cv) => truth.grade(cv, offer),
    ),
  };
};

/** Scores predictions by the rules of `shared/bench/score.mjs`, the figures of which it gives again. */
export const scorePack = (truth: PackTruth, predictions: Predictions): Figures => {
  const reading = readingOf(truth, predictions);
  const offers = offersOf(truth, predictions);
  const cvIds = [...truth.cvs.keys()];
  const offerIds = [...truth.offers.keys()];
  const scoreOf = (cv: string, offer: string): number =>
    predictions.pairs.get(cv)?.get(offer)?.score ?? -1;
  const scoresOf = (grade: number): number[] =>
    cvIds.flatMap((cv) =>
      offerIds
        .filter((offer) => truth.grade(cv, offer) === grade)
        .map((offer) => scoreOf(cv, offer)),
    );
  return {
    reading: reading.reading,
    skills: { cvs: reading.skills, offers: offers.skills },
    fields: offers.fields,
    pairs: pairsOf(truth, predictions),
    ranking: rankingOf(truth, scoreOf),
    medianByGrade: [0, 1, 2, 3].map((grade) => medianOf(scoresOf(grade))),
  };
};
