import { DANGER_KINDS, KIND_BUCKETS, signsIn } from '#/domain/assistant/dangerSigns';
import type {
  Danger,
  DangerCurve,
  DangerKind,
  DangerSigns,
  DangerWeights,
} from '#/domain/assistant/dangerSigns';
import { DANGER_CURVE } from '#/domain/assistant/dangerWeights';

export const WEIGHT_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';
/** The digit of no weight, and how many digits there are to a whole. */
export const NO_WEIGHT = 31;
export const WEIGHT_STEPS = 8;
const HUNDREDTHS = 100;

/** Kinds that are hard to tell apart, and of which the help is alike. */
const HELP: Readonly<Record<DangerKind, 'listening' | 'protection' | 'shelter' | 'rescue'>> = {
  suicide: 'listening',
  bereavement: 'listening',
  grief: 'listening',
  distress: 'listening',
  child: 'protection',
  violence: 'protection',
  assault: 'protection',
  captive: 'protection',
  shelter: 'shelter',
  emergency: 'rescue',
};
/** By how much a kind must be likelier than any of other help; else no kind is supposed. */
const CLEAR = 1;

/** What some words of a message say counts less than the whole. */
const IN_PASSING = 1;

/** What a message in plain words sounds like: the logarithm of the odds that it tells of danger, and which it is: `collapse` where it clearly tells of a mind that gives way, `distress` where no kind is clear. */
export type DangerSound = { readonly odds: number; readonly kind: Danger };
export type SoundOfDanger = (said: string) => DangerSound;

/** What is told in a message weighs, by such weights. */
const createScale = ({ base, facets }: DangerWeights) => {
  const weights = new Map(
    facets.split(' ').map((each) => {
      const [facet = '', weight = ''] = each.split(':');
      return [facet, Number(weight)] as const;
    }),
  );
  return (signs: DangerSigns): number =>
    [...signs.facets].reduce(
      (sum, [facet, share]) => sum + share * (weights.get(facet) ?? 0),
      base,
    ) / HUNDREDTHS;
};

/** What each bucket weighs; its digits are read where one is asked for. */
const createBuckets = (written: string): ((bucket: number) => number) => {
  let digits: Int8Array | null = null;
  return (bucket) => {
    digits ??= Int8Array.from(written, (digit) => WEIGHT_DIGITS.indexOf(digit) - NO_WEIGHT);
    return (digits[bucket] ?? 0) / WEIGHT_STEPS;
  };
};

const weighed = (
  signs: DangerSigns,
  told: (signs: DangerSigns) => number,
  weightOf: (bucket: number) => number,
): number =>
  [...signs.buckets].reduce((sum, [bucket, share]) => sum + share * weightOf(bucket), told(signs));

/** Hears messages by a curve. */
export const createSoundOfDanger = (curve: DangerCurve): SoundOfDanger => {
  const told = createScale(curve);
  const weightOf = createBuckets(curve.buckets);
  const kinds = DANGER_KINDS.map((kind) => {
    const toldOfKind = createScale(curve.kinds[kind]);
    const weightOfKind = createBuckets(curve.kinds[kind].buckets);
    return [
      kind,
      (signs: DangerSigns): number =>
        weighed(signs, toldOfKind, (bucket) => weightOfKind(bucket % KIND_BUCKETS)),
    ] as const;
  });
  const oddsOf = (signs: DangerSigns): number => weighed(signs, told, weightOf);
  const kindOf = (signs: DangerSigns): Danger => {
    const likely = kinds
      .map(([kind, weigh]) => ({ kind, weight: weigh(signs) }))
      .sort((a, b) => b.weight - a.weight);
    const [best] = likely;
    const other = likely.find(({ kind }) => best !== undefined && HELP[kind] !== HELP[best.kind]);
    if (best === undefined || other === undefined || best.weight - other.weight <= CLEAR)
      return 'distress';
    return best.kind === 'distress' ? 'collapse' : best.kind;
  };
  return (said) => {
    const [whole, ...parts] = signsIn(said);
    let odds = oddsOf(whole);
    let loudest: DangerSigns = whole;
    for (const part of parts) {
      const inPassing = oddsOf(part) - IN_PASSING;
      if (inPassing > odds) {
        odds = inPassing;
        loudest = part;
      }
    }
    return { odds, kind: kindOf(loudest) };
  };
};

/** Hears messages by the curve that `npm run danger` fitted. */
export const soundOfDanger = createSoundOfDanger(DANGER_CURVE);
