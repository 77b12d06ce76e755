import { ALTERNATIVES_JOINED } from '#/domain/matching/advice.fr';
import type { MatchAxis } from '#/domain/matching/report';
import { requirementKey } from '#/domain/matching/requirementKey';

/** Names, folded, of what an offer is said not to ask for on one axis; of alternatives, each of them too. */
export const notAskedNames = (
  notAsked: readonly string[],
  axis: MatchAxis,
): ReadonlySet<string> => {
  const start = requirementKey({ axis, label: '' });
  return new Set(
    notAsked
      .filter((key) => key.startsWith(start))
      .map((key) => key.slice(start.length))
      .flatMap((name) => [name, ...name.split(ALTERNATIVES_JOINED)]),
  );
};
