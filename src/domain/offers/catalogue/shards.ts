import * as v from 'valibot';

import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { inCodeOrder } from '#/domain/shared/inCodeOrder';
import { fail, ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';

/** Version of the index in `docs/catalogue.md`. */
export const INDEX_VERSION = 2;

const line = v.pipe(v.string(), v.maxLength(300));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const sourceSchema = v.object({
  label: line,
  /** Empty where nobody said it. */
  url: v.pipe(line, v.regex(/^(?:https:\/\/\S+)?$/u)),
  licence: line,
  count,
});

const shardSchema = v.object({
  /** Beside the index; named by what it holds, so that it never changes. */
  file: v.pipe(line, v.regex(/^shards\/[\w-]+\.json\.gz$/u)),
  /** Number of a department, or empty for offers elsewhere. */
  place: v.pipe(v.string(), v.regex(/^(?:\d{2,3}|2[AB])?$/u)),
  /** Rank by age within its place, the newest 0. */
  rank: count,
  count,
  bytes: count,
});

const indexSchema = v.object({
  version: v.literal(INDEX_VERSION),
  builtAt: v.pipe(v.string(), v.isoTimestamp()),
  sources: v.fallback(v.array(sourceSchema), []),
  shards: v.array(shardSchema),
});

/** A source as it has to be named where its offers are shown. */
export type ServedSource = v.InferOutput<typeof sourceSchema>;
export type Shard = v.InferOutput<typeof shardSchema>;
/** What a deployer serves, in parts that are loaded as they are needed. */
export type ShardIndex = v.InferOutput<typeof indexSchema>;

/** How much of what is served this device holds. */
export type Reach = {
  readonly held: number;
  readonly total: number;
  /** More is on its way. */
  readonly loading: boolean;
  /** ISO instant at which the catalogue was made. */
  readonly builtAt: string;
  readonly sources: readonly ServedSource[];
};

/** Reads an index; an unknown field is ignored. */
export const decodeIndex = (json: unknown): Result<ShardIndex, 'malformed'> => {
  const index = v.safeParse(indexSchema, json);
  return index.success ? ok(index.output) : fail('malformed');
};

/** Sizes of the shards of a place, the newest offers first: the first is what a first page needs, the last size goes on. */
const SIZES = [50, 400, 1_500] as const;

const placeIn = ({ location }: Pick<InternalOffer, 'location'>): string => {
  const code = /\((\d{5}|97\d|\d{2}|2[AB])\)/u.exec(location)?.[1] ?? '';
  if (code.length < 5) return code;
  return code.startsWith('97') ? code.slice(0, 3) : code.slice(0, 2);
};

/** Offers by place and age: places of many offers first, the newest offers of each first. */
export const planShards = (
  offers: readonly InternalOffer[],
): readonly {
  readonly place: string;
  readonly rank: number;
  readonly offers: readonly InternalOffer[];
}[] => {
  const places = new Map<string, InternalOffer[]>();
  for (const offer of offers) {
    const place = placeIn(offer);
    const there = places.get(place);
    if (there === undefined) places.set(place, [offer]);
    else there.push(offer);
  }
  return [...places]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .flatMap(([place, there]) => {
      const sorted = there.toSorted(
        (one, other) => inCodeOrder(other.date ?? '', one.date ?? '') || one.id - other.id,
      );
      const parts: { place: string; rank: number; offers: InternalOffer[] }[] = [];
      for (let from = 0; from < sorted.length;) {
        const rank = parts.length;
        const size = SIZES[Math.min(rank, SIZES.length - 1)] ?? 1;
        parts.push({ place, rank, offers: sorted.slice(from, from + size) });
        from += size;
      }
      return parts;
    });
};

/** Shards in the order in which they are loaded: those of the wanted places first, then everywhere by age. */
export const inOrder = (
  shards: readonly Shard[],
  wanted: readonly string[] | null,
): readonly Shard[] => {
  const isWanted = ({ place }: Shard): number => Number(wanted?.includes(place) === true);
  return shards.toSorted((one, other) => isWanted(other) - isWanted(one) || one.rank - other.rank);
};
