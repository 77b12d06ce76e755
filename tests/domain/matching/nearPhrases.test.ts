import { describe, expect, test } from 'vitest';

import { factsOf } from '#/domain/matching/cvFacts';
import { nearEvidence, tellsTask } from '#/domain/matching/nearPhrases';
import { inFull, namedByCode } from '#/domain/matching/phrases';
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
          'Réglage des claviers et des pédaliers',
          'Pose de boiseries, vérification des jeux d’anches',
          'Gestion de production assistée par ordinateur',
          'Contenu des vitrines',
        ],
      },
    ],
    skills: ['Habilitation H2V BR', 'Logiciel OrgaTune'],
    degree: 'CAP Facteur d’orgues',
    degreeLevel: 'CAP',
    degreeYear: 2018,
    languages: [],
    order: ['posts', 'skills', 'education'],
  }),
);

const near = (phrase: string): string[] =>
  nearEvidence(facts, phrase, 'task').map(({ place }) =>
    facts.cv.document.text.slice(place.start, place.end),
  );

describe('nearEvidence', () => {
  test.each([
    ['vérifier les soufflets', 'what it is done to tells a task whatever the verb', 1],
    ['surveiller les haies', 'so it does with a verb of any trade', 1],
    ['régler les registres de clavier', 'most of its words on one line', 1],
    ['monter des boiseries', 'another word for the same action', 1],
    ['contrôler les jeux d’anches', 'another word for the same action', 1],
    ['contrôler la qualité', 'what any trade has tells nothing', 0],
    ['vérifier les tuyaux', 'the title of a post is no task', 0],
    ['contexte des claviers numériques', 'a root cut short is another word', 0],
    ['tailler les rosiers grimpants', 'a verb alone is not the task', 0],
  ])('%s: %s', (phrase, _reason, count) => {
    expect(near(phrase)).toHaveLength(count);
  });

  test('other words are worth less than the words themselves', () => {
    const [said] = nearEvidence(facts, 'régler les claviers', 'task');
    const [meant] = nearEvidence(facts, 'inspecter les jeux d’anches de cuivre', 'task');
    expect(said?.share).toBeGreaterThan(meant?.share ?? 1);
    expect(said?.share).toBeLessThan(0.75);
  });

  test('what a clause says beside a known name has to say the thing itself', () => {
    expect(nearEvidence(facts, 'contrôler la qualité des jeux d’anches', 'clause')).toHaveLength(1);
    expect(nearEvidence(facts, 'contrôler la qualité', 'clause')).toEqual([]);
  });

  test('what the lexicon knows takes more words', () => {
    expect(nearEvidence(facts, 'régler les registres de clavier', 'name')).toEqual([]);
  });
});

test('what any trade does, or does it to, tells no task', () => {
  expect(tellsTask('organiser les réunions')).toBe(false);
  expect(tellsTask('accorder les clavecins')).toBe(true);
});

test('a code is looked for beside the word that it is told with', () => {
  const quotes = (name: string): string[] =>
    namedByCode(facts, name).map(({ start, end }) => facts.cv.document.text.slice(start, end));
  expect(quotes('habilitation BR')).toEqual(['Habilitation H2V BR']);
  expect(quotes('habilitation B2')).toEqual([]);
  expect(quotes('permis BR')).toEqual([]);
});

test('an acronym and the words that it stands for are one', () => {
  const quotes = inFull(facts, 'GPAO').map(({ place }) =>
    facts.cv.document.text.slice(place.start, place.end),
  );
  expect(quotes).toEqual(['Gestion de production assistée par ordinateur']);
  expect(inFull(facts, 'GMAO')).toEqual([]);
});
