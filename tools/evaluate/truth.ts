import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Skill = {
  readonly concept: string;
  readonly label: string;
  readonly mentions: readonly string[];
};
type Named = { readonly language: string; readonly level: string | null };

/** What is true of one CV of a pack, as its authors wrote it (shared/bench/FORMAT.md). */
export type CvTruth = {
  readonly person: Readonly<Record<string, string>>;
  readonly headline: string | null;
  readonly experiences: readonly {
    readonly jobTitle: string;
    readonly company: string;
    readonly start: string;
    readonly end: string | null;
  }[];
  readonly education: readonly { readonly degree: string }[];
  readonly languages: readonly Named[];
  readonly yearsOfExperience: number;
  readonly skills: readonly Skill[];
};

export type OfferTruth = {
  readonly required: readonly Skill[];
  readonly optional: readonly Skill[];
  readonly minYears: number | null;
  readonly degree: string | null;
  readonly languages: readonly Named[];
};

export type PackTruth = {
  readonly cvs: ReadonlyMap<string, CvTruth>;
  readonly offers: ReadonlyMap<string, OfferTruth>;
  readonly grade: (cv: string, offer: string) => number;
};

const read = (...parts: readonly string[]): string => readFileSync(join(...parts), 'utf8');

/** The truth of a pack; only the scorer reads it, never the reader or the matcher. */
export const readTruth = (packDir: string): PackTruth => {
  const pack: { cvs: string[]; offers: string[] } = JSON.parse(read(packDir, 'pack.json'));
  const grades: Record<string, Record<string, number>> = JSON.parse(
    read(packDir, 'relevance.json'),
  );
  const cvOf = (id: string): CvTruth => JSON.parse(read(packDir, 'cvs', `${id}.json`));
  const offerOf = (id: string): OfferTruth => JSON.parse(read(packDir, 'offers', `${id}.json`));
  return {
    cvs: new Map(pack.cvs.map((id) => [id, cvOf(id)] as const)),
    offers: new Map(pack.offers.map((id) => [id, offerOf(id)] as const)),
    grade: (cv, offer) => grades[cv]?.[offer] ?? 0,
  };
};
