import { describe, expect, it } from 'vitest';

import { createNearest } from '#/domain/assistant/nearest';
import { nearPoints } from '#/domain/assistant/points';
import { ALL_POINTS } from '#/domain/assistant/sheets/allPoints';
import { ALL_SHEETS } from '#/domain/assistant/sheets/allSheets';

const nearest = createNearest(ALL_SHEETS);
const LONGEST = 760;
/** One wording of so many is asked. */
const EACH = 6;
const wordings = ALL_POINTS.flatMap(({ asked, said }) =>
  asked.split(' / ').map((text) => ({ text, said })),
);

describe('the points of the sheets', () => {
  it('stand in sheets that exist, and answer in a few lines', () => {
    const ids = new Set(ALL_SHEETS.map(({ id }) => id));
    for (const { of, asked, said } of ALL_POINTS) {
      expect(ids, asked).toContain(of);
      expect(said.length, asked).toBeLessThanOrEqual(LONGEST);
      expect(said.length, asked).toBeGreaterThanOrEqual(120);
      expect(said, asked).not.toContain('\n');
      expect(asked.split(' / ').length, asked).toBeGreaterThanOrEqual(2);
    }
  });

  it('are asked for in ways of their own', () => {
    expect(new Set(wordings.map(({ text }) => text)).size).toBe(wordings.length);
  });

  it('are found by their own wordings, nearly all', () => {
    const some = wordings.filter((_, at) => at % EACH === 0);
    const missed = some.filter(({ text, said }) => nearPoints(text, nearest)[0]?.said !== said);
    expect(missed.length / some.length).toBeLessThan(0.04);
  });

  it.each([
    ['jai pa touché ma paye on est le 12 je fais koi', 'salaire-impaye'],
    [
      'Ma cousine part avec 12 ans de boîte, elle touche combien si on la licencie ?',
      'licenciement',
    ],
    ['on va me donner combien en ifm a la fin de ma mission', 'interim'],
  ])('%s', (question, sheet) => {
    expect(nearPoints(question, nearest)[0]?.sheet.id).toBe(sheet);
  });

  it.each(['quelle est la capitale du Pérou ?', 'tu connais une bonne recette de tarte ?'])(
    'none is near: %s',
    (question) => {
      expect(nearPoints(question, nearest)[0]?.nearness ?? 0).toBeLessThan(0.7);
    },
  );
});
