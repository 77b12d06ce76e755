import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { composeInterview } from '#/domain/interview/composeInterview';
import { momentsOf } from '#/domain/interview/moments';
import { outlineOf } from '#/domain/interview/outline';
import { SITUATIONS } from '#/domain/interview/situations.fr';
import { aReadCv } from '#tests/support/builders/aReadCv';

const asked = (trade: string): string =>
  momentsOf({ offerText: 'x', trade, seed: 0 })
    .map(({ text }) => text)
    .join('\n');

describe('moments of a trade', () => {
  test.each([
    ['I1609', /véhicule qu’il a fallu reprendre/u, /panne|chez un client/u],
    ['K2303', /tournée ou un chantier de voirie/u, /dossier|règle/u],
    ['K1903', /délai à tenir/u, /personne accompagnée/u],
    ['M1603', /une tournée ou un trajet/u, /trois personnes/u],
    ['D1106', /client mécontent/u, /fabrication/u],
    ['J1302', /tenir les délais sans rien céder/u, /garde|famille inquiète/u],
    ['N4204', /tournée ou un trajet/u, /préparation ou de stock/u],
    ['A1208', /chantier que le temps a bousculé/u, /bêtes/u],
  ])('%s is asked of its own work, and not of its neighbours’', (trade, own, others) => {
    expect(asked(trade)).toMatch(own);
    expect(asked(trade)).not.toMatch(others);
  });

  test('what fits every trade comes after what fits this one', () => {
    const anyTrade = SITUATIONS.filter(({ trades }) => trades.length === 0);
    for (const trade of ['I1609', 'I1308', 'G1602']) {
      const subjects = momentsOf({ offerText: 'x', trade, seed: 0 }).map(({ subject }) => subject);
      expect(subjects.slice(-anyTrade.length)).toEqual(anyTrade.map(({ moment }) => moment));
    }
  });

  test('name occupations of the register only', () => {
    const codes = readFileSync('src/domain/occupations/rome.fr.txt', 'utf8')
      .split('\n')
      .map((line) => line.slice(0, line.indexOf('\t')));
    const unknown = SITUATIONS.flatMap(({ trades }) => trades).filter(
      (trade) => !codes.some((code) => code.startsWith(trade)),
    );
    expect(unknown).toEqual([]);
  });
});

test('a moment leans on a line that speaks of it, or on none', () => {
  const cv = aReadCv();
  const questions = composeInterview({
    offerText: 'Carrossier peintre',
    topics: [],
    trade: 'I1606',
    choices: { size: 'usual', kinds: ['behavioural'], practice: false },
    seed: 0,
  });
  const at = questions.findIndex(({ subject }) => subject?.startsWith('un véhicule') === true);
  const question = questions[at];
  expect(question).toBeDefined();
  if (question === undefined) return;
  const lines = outlineOf(question, { cv, topics: [], questions });
  expect(lines.map(({ source }) => source)).toEqual(['blank', 'blank', 'blank', 'blank']);
});
