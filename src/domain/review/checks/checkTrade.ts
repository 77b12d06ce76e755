import { lookedFor } from '#/domain/review/lookProofs';
import type { LookProof } from '#/domain/review/lookProofs';
import { CRITERION_WEIGHTS } from '#/domain/review/review';
import { findingOf, itemMissing, itemNowhere, itemOn } from '#/domain/review/scene';
import type { Finding, Scene } from '#/domain/review/scene';
import { lookInWords, TRADE_WORDS, weakProofInWords } from '#/domain/review/tradeLooks.fr';

/** Points that need a trade: what every recruiter looks for is not all of what one of the trade does. */
const NEEDS_TRADE = 0.3;
/** Weak proofs shown, the weakest first; more would be a burden. */
const MOST_WEAK = 4;

/** Points of one look: where no trade is known, fewer are given. */
const eachOf = (scene: Scene, looked: readonly LookProof[]): number =>
  (CRITERION_WEIGHTS.trade * (scene.trade.rome === null ? 1 - NEEDS_TRADE : 1)) /
  Math.max(1, looked.length);

const lacking = (scene: Scene): readonly Finding[] => {
  const looked = lookedFor(scene);
  const items = looked
    .filter(({ proof }) => proof === null)
    .map(({ look }) => itemNowhere('tradeLooks', look.id, lookInWords(look)));
  return findingOf('tradeLooks', items, eachOf(scene, looked));
};

/** What is said without being shown, or shown by work long past. */
const weak = (scene: Scene): readonly Finding[] => {
  const looked = lookedFor(scene);
  const found = looked
    .flatMap((each) =>
      each.proof !== null && each.worth < 1 ? [{ ...each, proof: each.proof }] : [],
    )
    .toSorted((one, other) => one.worth - other.worth);
  const items = found
    .slice(0, MOST_WEAK)
    .map(({ look, proof }) =>
      itemOn(
        scene,
        'weakProof',
        proof,
        weakProofInWords(look, proof.kind, (proof.post?.start ?? null) !== null),
      ),
    );
  const cost = found.reduce((sum, { worth }) => sum + (1 - worth) * eachOf(scene, looked), 0);
  return items.length === 0 ? [] : [{ check: 'weakProof', items, cost }];
};

/** Without a trade, part of the points waits for one. A trade that was named and is not known is none to ask for again. */
const unknown = (scene: Scene): readonly Finding[] => {
  const { title, rome, named } = scene.trade;
  if (rome !== null) return [];
  const better = TRADE_WORDS.name(title, named);
  return findingOf(
    'tradeUnknown',
    [itemMissing(scene, 'tradeUnknown', better)],
    CRITERION_WEIGHTS.trade * NEEDS_TRADE,
  );
};

/** What recruiters of the trade aimed at look for: what they do not find, and what is said without being shown. */
export const checkTrade = (scene: Scene): readonly Finding[] =>
  scene.french ? [...lacking(scene), ...weak(scene), ...unknown(scene)] : [];
