import { describe, expect, test } from 'vitest';

import { factsOf } from '#/domain/matching/cvFacts';
import { phraseEvidence } from '#/domain/matching/phrases';
import { makeCv } from '#tests/domain/matching/makeCv';

const facts = factsOf(
  makeCv({
    identity: ['Ines Arbel'],
    city: 'Quimper',
    headline: 'Facteur d’orgues',
    profile: [],
    posts: [
      {
        title: 'Accordeuse, atelier des tuyaux',
        start: 2019,
        end: 'ongoing',
        tasks: [
          'Ramonage des conduits, étalonnage des sommiers',
          'Relevé des soufflets avant démontage',
          'Plantation de haies',
        ],
      },
    ],
    skills: ['Logiciel OrgaTune'],
    degree: 'CAP Facteur d’orgues',
    degreeLevel: 'CAP',
    degreeYear: 2018,
    languages: [],
    order: ['posts', 'skills', 'education'],
  }),
);

const linesOf = (hits: ReturnType<typeof phraseEvidence>): string[] =>
  hits.map(({ place }) => facts.cv.document.text.slice(place.start, place.end));

describe('phraseEvidence', () => {
  test.each(['ramoner les conduits', 'étalonnez les sommiers'])(
    '%s: answered by the noun of the same action',
    (phrase) => {
      expect(phraseEvidence(facts, [phrase], 2)).toHaveLength(1);
    },
  );

  test('a name is itself in every trade, a common word is not', () => {
    expect(linesOf(phraseEvidence(facts, ['OrgaTune'], 2))).toEqual(['OrgaTune']);
    expect(phraseEvidence(facts, ['conduits'], 2)).toEqual([]);
  });
});
