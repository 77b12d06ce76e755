import { IMPLIED } from '#/domain/matching/conceptEvidence';
import type { CvFacts } from '#/domain/matching/cvFacts';
import { evidenceAt, type Weighed } from '#/domain/matching/evidence';
import { fold } from '#/domain/shared/text';

/** Endings by which French tells who does a work from the work: "luthier" and "lutherie", "coiffeur" and "coiffure". */
const ENDING = /(?:at(?:eur|rice|ion)|erie|i?ere?|eu(?:r|se)|ure|age|re|e)$/u;
const SHORTEST_ROOT = 4;

const rootOf = (word: string): string =>
  fold(word)
    .replace(ENDING, '')
    // "Macon" and "maconnerie".
    .replace(/(.)\1$/u, '$1');

/** Whether one word names the work of a trade that a title names by who does it. */
export const isWorkOf = (work: string, title: string): boolean => {
  if (!/^\p{L}+$/u.test(work)) return false;
  const root = rootOf(work);
  const [trade = ''] = title.match(/\p{L}+/u) ?? [];
  return root.length >= SHORTEST_ROOT && fold(trade) !== fold(work) && rootOf(trade) === root;
};

/** The posts that show a work by their very title: who was a luthier has done "Lutherie", though no line says so. */
export const shownByTrade = (facts: CvFacts, work: string): readonly Weighed[] =>
  facts.cv.experiences.flatMap(({ jobTitle, kind }) =>
    jobTitle === null ||
    jobTitle.source === null ||
    kind === 'internship' ||
    !isWorkOf(work, jobTitle.value)
      ? []
      : [
          {
            evidence: evidenceAt(facts.cv, jobTitle.source),
            strength: IMPLIED,
            qualifier: 'plain' as const,
          },
        ],
  );
