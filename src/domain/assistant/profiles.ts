/** What a text holds, and how often: words, runs of letters. */
export type Features = ReadonlyMap<string, number>;

/** What is told of one subject: texts, each with what it is worth beside the others. */
export type Told<Subject> = {
  readonly subject: Subject;
  readonly texts: readonly { readonly text: string; readonly worth: number }[];
};

/** How near a text comes to each subject, 0 to 1; a subject that shares nothing with it is left out. */
export type Compare<Subject> = (text: string) => ReadonlyMap<Subject, number>;

/** What no subject holds counts as if so many did: one strange word does not make a question strange. */
const SUBJECTS_OF_UNKNOWN = 3;

const lengthOf = (weights: ReadonlyMap<string, number>): number =>
  Math.hypot(...weights.values()) || 1;

/**
 * Compares texts with the profile of each subject: all that is told of it, features that few subjects share weighing
 * most, and each said again weighing less (its square root). The measure is the cosine of the two.
 */
export const createProfiles = <Subject>(
  told: readonly Told<Subject>[],
  featuresOf: (text: string) => Features,
): Compare<Subject> => {
  const read = told.map(({ subject, texts }) => ({
    subject,
    texts: texts
      .filter(({ text }) => text !== '')
      .map(({ text, worth }) => ({ features: featuresOf(text), worth })),
  }));
  const counts = new Map<string, number>();
  for (const { texts } of read)
    for (const feature of new Set(texts.flatMap(({ features }) => [...features.keys()])))
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const rarityOf = (feature: string): number =>
    Math.log(1 + told.length / (counts.get(feature) ?? SUBJECTS_OF_UNKNOWN));

  // By feature, the subjects that hold it: a question is compared with those alone.
  const holders = new Map<string, (readonly [subject: Subject, share: number])[]>();
  for (const { subject, texts } of read) {
    const profile = new Map<string, number>();
    for (const { features, worth } of texts) {
      const weights = new Map(
        [...features].map(([feature, count]) => [feature, count * rarityOf(feature)] as const),
      );
      const length = lengthOf(weights);
      for (const [feature, weight] of weights)
        profile.set(feature, (profile.get(feature) ?? 0) + (worth * weight) / length);
    }
    const flat = new Map([...profile].map(([feature, sum]) => [feature, Math.sqrt(sum)] as const));
    const length = lengthOf(flat);
    for (const [feature, weight] of flat) {
      const entry = [subject, weight / length] as const;
      const holding = holders.get(feature);
      if (holding === undefined) holders.set(feature, [entry]);
      else holding.push(entry);
    }
  }

  return (text) => {
    const asked = new Map(
      [...featuresOf(text)].map(
        ([feature, count]) => [feature, Math.min(count, 1) * rarityOf(feature)] as const,
      ),
    );
    const length = lengthOf(asked);
    const near = new Map<Subject, number>();
    for (const [feature, weight] of asked)
      for (const [subject, share] of holders.get(feature) ?? [])
        near.set(subject, (near.get(subject) ?? 0) + (weight * share) / length);
    return near;
  };
};
