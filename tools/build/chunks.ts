/** Small parts that most screens and the landing page show: one file, where each would be a request of its own. */
const PIECES =
  /\/src\/components\/(?:Avatar|Badge|FieldRow|LedgerBar|Quote|SampleMark|ScoreRing)\/|\/lucide-react\/dist\/esm\/icons\/(?:check|circle-check|circle-dashed|circle-question-mark|search|sparkles|star|user-round-check)\.m?js/u;

/** How the build groups its files: what every visit needs is one file, what most screens share another. */
export const codeSplitting = {
  groups: [
    { name: 'base', tags: ['$initial' as const] },
    { name: 'pieces', test: PIECES, includeDependenciesRecursively: false },
  ],
};
