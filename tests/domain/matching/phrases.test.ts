import { describe, expect, test } from 'vitest';

import { factsOf } from '#/domain/matching/cvFacts';
import { objectEvidence, phraseEvidence } from '#/domain/matching/phrases';
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

const linesOf = (hits: ReturnType<typeof objectEvidence>): string[] =>
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

describe('objectEvidence', () => {
  test('what a task is done to tells it whatever the verb', () => {
    expect(linesOf(objectEvidence(facts, 'vérifier les soufflets'))).toEqual(['soufflets']);
  });

  test.each([
    ['tailler les haies', 'the verb of a trade is half of the task', 0],
    ['surveiller les haies', 'a verb of any trade tells nothing', 1],
    ['contrôler la qualité', 'what any trade has tells nothing', 0],
    ['vérifier les tuyaux', 'the title of a post is no task', 0],
    ['les soufflets', 'a phrase without an action is no task', 0],
  ])('%s: %s', (phrase, _reason, count) => {
    expect(objectEvidence(facts, phrase)).toHaveLength(count);
  });
});
