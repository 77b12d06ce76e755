import { CONTRACT_WORDS, MODE_WORDS } from '#/domain/offers/contracts.fr';
import type { ContractType, OfferText, WorkMode } from '#/domain/offers/offer';
import type { OfferRequirements } from '#/domain/offers/requirements';
import type { Script } from '#/domain/offers/script';

/** What is known from elsewhere than the text has an empty range. */
const NOWHERE = { start: 0, end: 0 };

const stated = <T>(
  { folded, toOriginal }: Script,
  rules: readonly (readonly [T, RegExp])[],
  given: T | undefined,
) => {
  let first: { value: T; start: number; end: number } | null = null;
  for (const [value, rule] of rules) {
    if (given !== undefined && given !== value) continue;
    const match = rule.exec(folded);
    if (match === null || (first !== null && first.start <= match.index)) continue;
    first = { value, start: match.index, end: match.index + match[0].length };
  }
  if (first !== null) return { value: first.value, range: toOriginal(first.start, first.end) };
  return given === undefined ? null : { value: given, range: NOWHERE };
};

/** The contract: what is known of the offer, else the first kind that its text names. */
export const readContract = (script: Script, offer: OfferText): OfferRequirements['contract'] =>
  stated<ContractType>(script, CONTRACT_WORDS, offer.contract);

/** The work mode: what is known of the offer, else what its text says. */
export const readMode = (script: Script, offer: OfferText): OfferRequirements['mode'] => {
  if (offer.mode !== undefined) return stated<WorkMode>(script, MODE_WORDS, offer.mode);
  // The rules stand in order of precedence: "pas de teletravail" before "teletravail".
  for (const rule of MODE_WORDS) {
    const found = stated<WorkMode>(script, [rule], undefined);
    if (found !== null) return found;
  }
  return null;
};
