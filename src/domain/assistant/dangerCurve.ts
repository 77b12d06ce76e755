import { DANGER_KINDS, signsIn } from '#/domain/assistant/dangerSigns';
import type {
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

/** What a message in plain words sounds like: the logarithm of the odds that it tells of danger, and which kind of it; `distress` where none is clear. */
export type DangerSound = { readonly odds: number; readonly kind: DangerKind };
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

/** Hears messages by a curve. */
export const createSoundOfDanger = (curve: DangerCurve): SoundOfDanger => {
  const told = createScale(curve);
  const kinds = DANGER_KINDS.map((kind) => [kind, createScale(curve.kinds[kind])] as const);
  let digits: Int8Array | null = null;
  const weightOf = (bucket: number): number => {
    digits ??= Int8Array.from(curve.buckets, (digit) => WEIGHT_DIGITS.indexOf(digit) - NO_WEIGHT);
    return (digits[bucket] ?? 0) / WEIGHT_STEPS;
  };
  const oddsOf = (signs: DangerSigns): number =>
    [...signs.buckets].reduce(
      (sum, [bucket, share]) => sum + share * weightOf(bucket),
      told(signs),
    );
  const kindOf = (signs: DangerSigns): DangerKind => {
    const weighed = kinds
      .map(([kind, weigh]) => ({ kind, weight: weigh(signs) }))
      .sort((a, b) => b.weight - a.weight);
    const [best] = weighed;
    const other = weighed.find(({ kind }) => best !== undefined && HELP[kind] !== HELP[best.kind]);
    return best !== undefined && other !== undefined && best.weight - other.weight > CLEAR
      ? best.kind
      : 'distress';
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
