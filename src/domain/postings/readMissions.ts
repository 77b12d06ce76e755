import type { OfferSection } from '#/domain/postings/offerSection';
import type { AskedSentence } from '#/domain/postings/requirements';
import type { Script } from '#/domain/postings/script';
import type { Segment } from '#/domain/postings/segments';
import type { TextRange } from '#/domain/shared/textRange';

/** Each sentence of the sections named as one range, without the spaces around. */
const sentencesOf = (
  { folded, toOriginal }: Script,
  segments: readonly Segment[],
  sections: ReadonlySet<OfferSection>,
): readonly AskedSentence[] => {
  const sentences = new Map<number, { start: number; end: number; wished: boolean }>();
  for (const { section, ignored, start, end, sentence, demand } of segments) {
    if (!sections.has(section) || ignored) continue;
    const known = sentences.get(sentence);
    const wished = demand === 'optional';
    if (known === undefined) sentences.set(sentence, { start, end, wished });
    else {
      known.end = end;
      known.wished &&= wished;
    }
  }
  return [...sentences.values()].map(({ start, end, wished }) => {
    const text = folded.slice(start, end);
    const from = start + (text.length - text.trimStart().length);
    return { ...toOriginal(from, start + text.trimEnd().length), ...(wished && { wished }) };
  });
};

const WORK: ReadonlySet<OfferSection> = new Set(['missions']);
const WORK_AND_PERSON: ReadonlySet<OfferSection> = new Set(['missions', 'profile', 'optional']);

/** The sentences that tell the work. */
export const readMissions = (script: Script, segments: readonly Segment[]): readonly TextRange[] =>
  sentencesOf(script, segments, WORK);

/** The sentences that tell the work or the person looked for: the words that a CV can answer. */
export const readAskedSentences = (
  script: Script,
  segments: readonly Segment[],
): readonly AskedSentence[] => sentencesOf(script, segments, WORK_AND_PERSON);
