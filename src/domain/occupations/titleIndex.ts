import { stemmer } from '@orama/stemmers/french';

/** A surface found, by its place in the list that was indexed. */
export type TitleHit = {
  readonly surface: number;
  /** How alike they are, 0 to about 1: orders the hits of one title. */
  readonly score: number;
  /** Share of what the title says that the surface says too, 0 to 1. */
  readonly asked: number;
  /** Share of what the surface says that the title says too, 0 to 1. */
  readonly told: number;
};

const ASKED = 0.8;
const TOLD = 1.2;

/** How well title and surface say the same, 0 to 1: what the surface says beyond the title makes it another trade more than the reverse. */
export const fitOf = ({ asked, told }: TitleHit): number => asked ** ASKED * told ** TOLD;

export type TitleIndex = {
  /** The surfaces nearest to the words of a title, best first. */
  readonly search: (words: readonly string[], limit: number) => readonly TitleHit[];
};

const GRAM = 3;
/** A shorter word has no ending to cut. */
const SHORTEST_STEMMED = 4;
/** Words whose spellings share less of their weight say nothing of each other. */
const ALIKE = 0.4;
/** From this share on, two words are one in two spellings. */
const SAME_WORD = 0.8;
/** A word that no surface has, most often a place or a name, counts this much of what a title says. */
const UNHEARD = 0.08;
/** A word of contract, rank or season counts this much of what a surface says. */
const LIGHT = 0.4;
const NONE: ReadonlySet<string> = new Set();
const K1 = 1.2;
const B = 0.75;
/** What BM25 reaches on a surface of the usual length, so that both halves weigh alike. */
const BM25_SCALE = 1.3;
const HALF = 0.5;
const LEAST_SCORE = 0.1;

const gramsOf = (word: string): readonly string[] => {
  const padded = ` ${word} `;
  const grams: string[] = [];
  for (let at = 0; at + GRAM <= padded.length; at += 1) grams.push(padded.slice(at, at + GRAM));
  return grams;
};

const stemOf = (word: string): string => (word.length < SHORTEST_STEMMED ? word : stemmer(word));

/** Numbers keys as they come, and keeps the places where each stands. */
class Postings {
  readonly #numbers = new Map<string, number>();
  readonly #places: number[][] = [];

  add(key: string, place: number): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) {
      const places = this.#places[known];
      if (places !== undefined && places[places.length - 1] !== place) places.push(place);
      return known;
    }
    this.#numbers.set(key, this.#places.length);
    return this.#places.push([place]) - 1;
  }

  of(key: string): readonly number[] {
    return this.#places[this.#numbers.get(key) ?? -1] ?? [];
  }

  at(number: number): readonly number[] {
    return this.#places[number] ?? [];
  }

  numberOf(key: string): number {
    return this.#numbers.get(key) ?? -1;
  }

  keys(): readonly string[] {
    return [...this.#numbers.keys()];
  }
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/**
 * An index of short titles: half the likeness of their letters (groups of three inside words, weighted by
 * rarity), half the rarity of the stems they share (BM25). Measured as the best pair without a language model
 * (reference matching.md, section 1.3). `light` words say little of the trade, though they order surfaces that have them.
 */
export const indexTitles = (
  surfaces: readonly (readonly string[])[],
  light: ReadonlySet<string> = NONE,
): TitleIndex => {
  const count = surfaces.length;
  const byWord = new Postings();
  const owned = surfaces.map((words, place) => words.map((word) => byWord.add(word, place)));
  const vocabulary = byWord.keys();
  const stems = vocabulary.map(stemOf);
  const byStem = new Postings();
  for (const [place, numbers] of owned.entries())
    for (const number of numbers) byStem.add(stems[number] ?? '', place);

  const byGram = new Postings();
  const gramUse: number[] = [];
  for (const [number, word] of vocabulary.entries())
    for (const gram of gramsOf(word)) {
      const at = byGram.add(gram, number);
      gramUse[at] = (gramUse[at] ?? 0) + byWord.at(number).length;
    }
  const gramWeights = gramUse.map((uses) => Math.log(1 + count / (1 + uses)) ** 2);
  const rarest = Math.log(1 + count) ** 2;
  const weightOf = (gram: string): number => gramWeights[byGram.numberOf(gram)] ?? rarest;
  const squareOf = (word: string): number => sumOf(gramsOf(word).map(weightOf));
  const squares = vocabulary.map(squareOf);
  const norms = owned.map((numbers) => sumOf(numbers.map((number) => squares[number] ?? 0)));
  const rarityOf = (stem: string): number => Math.log(1 + count / (1 + byStem.of(stem).length));
  const rarities = stems.map(
    (stem, number) => rarityOf(stem) * (light.has(vocabulary[number] ?? '') ? LIGHT : 1),
  );
  const length = sumOf(owned.map((numbers) => numbers.length)) / Math.max(1, count);

  /** A word of a title: words of the index spelled like it, with what they share and how far that makes them one word. */
  const readWord = (word: string) => {
    const stem = stemOf(word);
    const square = squareOf(word);
    const shared = new Map<number, number>();
    for (const gram of gramsOf(word)) {
      const weight = weightOf(gram);
      for (const other of byGram.of(gram)) shared.set(other, (shared.get(other) ?? 0) + weight);
    }
    const alike: { number: number; dot: number; same: number }[] = [];
    for (const [number, dot] of shared) {
      const likeness = dot / Math.sqrt(square * (squares[number] ?? 1));
      const isSame = stems[number] === stem;
      if (likeness >= ALIKE || isSame)
        alike.push({
          number,
          dot,
          same: isSame ? 1 : likeness >= SAME_WORD ? Math.min(1, likeness) : 0,
        });
    }
    const isHeard = alike.some(({ same }) => same > 0);
    const says = rarityOf(stem) * (isHeard && !light.has(word) ? 1 : UNHEARD);
    return {
      stem,
      square,
      alike,
      says,
      same: new Map(alike.map((each) => [each.number, each.same])),
    };
  };
  type ReadWord = ReturnType<typeof readWord>;

  const addLikeness = (words: readonly ReadWord[], scores: Float64Array): void => {
    const own = sumOf(words.map(({ square }) => square));
    for (const { alike } of words)
      for (const { number, dot } of alike)
        for (const place of byWord.at(number))
          scores[place] =
            (scores[place] ?? 0) + (HALF * dot) / Math.sqrt(own * (norms[place] ?? 1));
  };

  const addSharedStems = (words: readonly ReadWord[], scores: Float64Array): void => {
    const found = [...new Set(words.map(({ stem }) => stem))].map((stem) => {
      const places = byStem.of(stem);
      return {
        places,
        weight: Math.log(1 + (count - places.length + 0.5) / (places.length + 0.5)),
      };
    });
    const own = sumOf(found.map(({ weight }) => weight)) * BM25_SCALE;
    for (const { places, weight } of found)
      for (const place of places) {
        const size = owned[place]?.length ?? 0;
        const worth = (weight * (K1 + 1)) / (1 + K1 * (1 - B + (B * size) / length));
        scores[place] = (scores[place] ?? 0) + (HALF * worth) / own;
      }
  };

  const hitOf = (words: readonly ReadWord[], surface: number, score: number): TitleHit => {
    const own = owned[surface] ?? [];
    const shared = (share: (word: ReadWord) => number): number => sumOf(words.map(share));
    const said = shared(
      ({ says, same }) => says * Math.max(0, ...own.map((number) => same.get(number) ?? 0)),
    );
    const heard = sumOf(
      own.map(
        (number) =>
          (rarities[number] ?? 0) * Math.max(0, ...words.map(({ same }) => same.get(number) ?? 0)),
      ),
    );
    const all = sumOf(own.map((number) => rarities[number] ?? 0));
    return { surface, score, asked: said / shared(({ says }) => says), told: heard / all };
  };

  return {
    search: (title, limit) => {
      const words = [...new Set(title)].map(readWord);
      if (words.length === 0) return [];
      const scores = new Float64Array(count);
      addLikeness(words, scores);
      addSharedStems(words, scores);
      const found: (readonly [surface: number, score: number])[] = [];
      for (let surface = 0; surface < count; surface += 1) {
        const score = scores[surface] ?? 0;
        if (score > LEAST_SCORE) found.push([surface, score]);
      }
      return found
        .sort((one, other) => other[1] - one[1] || one[0] - other[0])
        .slice(0, limit)
        .map(([surface, score]) => hitOf(words, surface, score));
    },
  };
};
