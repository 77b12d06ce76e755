import { conceptId } from '../../../src/domain/lexicon/conceptId.ts';
import type { LexiconData } from '../../../src/domain/lexicon/lexiconData.ts';
import { adClassifier } from './adDomains.ts';
import { concentration, cosine, domainCounts, normalised, sum } from './domainCounts.ts';
import { type Form, formFinder } from './formUses.ts';
import { domainsOf, type RomeTables, textsOf } from './tables.ts';

/** A domain seen less is noise: this many texts more are counted in each. */
const EMPTY_TEXTS = 60;
/** What a use in an advertisement weighs beside one in an official text. */
const AD_WEIGHT = 0.5;
/** Uses of one form beyond this number tell no more. */
const MOST_USES = 20;
const LEAST_USES = 2;
/** How many uses the family of a concept is worth, where it belongs to one and where to every trade. */
const PRIOR = { ofTrade: 6, ofAll: 2 };
/** Under this likeness to the other forms of its concept, a form has other meanings. */
const OWN = 0.7;
/** Domains are compared on what they share beyond this. */
const LEAST_SHARE = 0.005;
const KEPT_DOMAINS = 6;
const STEPS = 35;

type Uses = { readonly shares: Float32Array; readonly count: number };

const familyStarts = ({ families, kinds }: LexiconData): readonly string[] =>
  kinds.map((_, place) => families.findLast(([first]) => first <= place)?.[1] ?? '');

/** How alike the domains are, by the forms that few of them use. */
const likeness = (uses: ReadonlyMap<string, Uses>, domains: number): Float32Array[] => {
  const columns = Array.from({ length: domains }, () => new Float32Array(uses.size));
  let at = 0;
  for (const { shares, count } of uses.values()) {
    const weight = count < LEAST_USES ? 0 : concentration(shares);
    for (const [domain, share] of shares.entries()) {
      const column = columns[domain];
      if (column !== undefined && share > LEAST_SHARE) column[at] = share * weight;
    }
    at += 1;
  }
  return columns.map((one) => Float32Array.from(columns, (other) => cosine(one, other)));
};

const spread = (vector: Float32Array, alike: readonly Float32Array[]): Float32Array => {
  const result = new Float32Array(vector.length);
  for (const [from, share] of vector.entries())
    if (share > LEAST_SHARE)
      for (let to = 0; to < result.length; to += 1)
        result[to] = (result[to] ?? 0) + share * (alike[from]?.[to] ?? 0);
  return result;
};

/** "M18z I145": the strongest domains, each with its share from 1 to z. */
const written = (vector: Float32Array, domains: readonly string[]): string => {
  const order = [...vector.keys()].sort((a, b) => (vector[b] ?? 0) - (vector[a] ?? 0));
  const most = vector[order[0] ?? 0] ?? 0;
  return order
    .slice(0, KEPT_DOMAINS)
    .map((place) => [place, Math.round(((vector[place] ?? 0) / most) * STEPS)] as const)
    .filter(([, share]) => share > 0)
    .map(([place, share]) => `${domains[place]}${share.toString(36)}`)
    .join(' ');
};

/** The senses file (docs/lexicon.md): the trades of each family and concept, and the forms that other trades use for something else. */
export const buildSenses = (
  data: LexiconData,
  tables: RomeTables,
  ads: readonly (readonly string[])[],
): string => {
  const domains = domainsOf(tables);
  const texts = textsOf(tables);
  const { forms, find } = formFinder(data);
  const official = domainCounts(domains.length);
  const inAds = domainCounts(domains.length);
  const officialTexts = new Float32Array(domains.length);
  const adTexts = new Float32Array(domains.length);
  for (const { text, domains: users } of texts) {
    const found = find(text);
    // What many occupations share counts once for all of them together, not once for each.
    const total = Math.sqrt(sum(users.values()));
    for (const [domain, times] of users) {
      officialTexts[domain] = (officialTexts[domain] ?? 0) + times / total;
      for (const form of found) official.add(form, domain, times / total);
    }
  }
  const domainOfAd = adClassifier(texts, domains.length);
  for (const keywords of ads) {
    const domain = domainOfAd(keywords);
    if (domain === null) continue;
    adTexts[domain] = (adTexts[domain] ?? 0) + 1;
    for (const form of find(keywords.join(' ; '))) inAds.add(form, domain, 1);
  }
  const usesOf = (key: string): Uses => {
    const first = official.of(key);
    const second = inAds.of(key);
    const rates = officialTexts.map((count, domain) => {
      const seen = adTexts[domain] ?? 0;
      // A domain with few official texts attracts whatever fits no other.
      const trust = AD_WEIGHT * Math.min(1, count / Math.max(1, seen));
      return (
        (first?.[domain] ?? 0) / (count + EMPTY_TEXTS) +
        (trust * (second?.[domain] ?? 0)) / (seen + EMPTY_TEXTS)
      );
    });
    return { shares: normalised(rates), count: sum(first ?? []) + sum(second ?? []) };
  };
  const uses = new Map([...forms.keys()].map((key) => [key, usesOf(key)] as const));
  const labels = data.labels.split('\n');
  const ofConcept: Form[][] = labels.map(() => []);
  for (const form of forms.values())
    for (const concept of form.concepts) ofConcept[concept]?.push(form);

  const vectorOf = (
    own: readonly Form[],
    prior: Float32Array | null,
    weight: number,
  ): Float32Array => {
    const total = new Float32Array(domains.length);
    for (const { key, words, concepts } of own) {
      const { shares, count } = uses.get(key) ?? { shares: total, count: 0 };
      const trust = (Math.min(count, MOST_USES) * (words > 1 ? 2 : 1)) / concepts.size;
      for (let domain = 0; domain < total.length; domain += 1)
        total[domain] = (total[domain] ?? 0) + trust * (shares[domain] ?? 0);
    }
    return normalised(total.map((value, domain) => value + weight * (prior?.[domain] ?? 0)));
  };
  const families = familyStarts(data);
  const familyVectors = new Map<string, Float32Array>();
  for (const [concept, family] of families.entries()) {
    const vector = familyVectors.get(family) ?? new Float32Array(domains.length);
    for (const [domain, share] of vectorOf(ofConcept[concept] ?? [], null, 0).entries())
      vector[domain] = (vector[domain] ?? 0) + share;
    familyVectors.set(family, vector);
  }
  for (const [family, vector] of familyVectors) familyVectors.set(family, normalised(vector));
  const alike = likeness(uses, domains.length);
  const lines = [...familyVectors].map(
    ([family, vector]) => `@family ${family}\t${written(spread(vector, alike), domains)}`,
  );
  for (const [concept, label] of labels.entries()) {
    const own = ofConcept[concept] ?? [];
    const family = families[concept] ?? '';
    const prior = familyVectors.get(family) ?? null;
    const weight = family === '' ? PRIOR.ofAll : PRIOR.ofTrade;
    const shared = own
      .filter(({ key, words }) => {
        const { shares, count } = uses.get(key) ?? { shares: null, count: 0 };
        if (shares === null || count < LEAST_USES) return words === 1;
        const others = vectorOf(
          own.filter((other) => other.key !== key),
          prior,
          weight,
        );
        return cosine(shares, others) < OWN;
      })
      .map(({ key }) => key);
    const seen = own.some(({ key }) => (uses.get(key)?.count ?? 0) >= LEAST_USES);
    if (!seen && shared.length === 0) continue;
    const vector = seen ? written(spread(vectorOf(own, prior, weight), alike), domains) : '';
    lines.push(`${conceptId(label)}\t${vector}${shared.length > 0 ? `\t${shared.join('|')}` : ''}`);
  }
  return `@domains ${domains.join(' ')}\n${lines.join('\n')}\n`;
};
