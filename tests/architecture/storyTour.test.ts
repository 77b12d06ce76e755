import { describe, expect, test } from 'vitest';

import { TOUR, VISITS } from '#stories/guides/tour.fr';
import { storyId } from '#stories/support/storyFile';
import { allStories } from '#tests/architecture/stories';

const ids = new Set(allStories.map(({ id }) => id));

/** Stops of a tour that no story answers. */
const missing = (stops: readonly (readonly [string, string])[]): readonly string[] =>
  stops.filter(([title, story]) => !ids.has(storyId(title, story))).map((stop) => stop.join(' '));

describe('the tour of the opening page', () => {
  test('leads to stories that are there', () => {
    const stops = [...TOUR.flatMap((stage) => stage.stops), ...VISITS];
    expect(stops.length).toBeGreaterThan(20);
    expect(missing(stops)).toEqual([]);
    expect(missing([['Pages/Mon CV', 'NoSuchStory']])).toHaveLength(1);
  });

  test('takes the ten minutes that it announces', () => {
    expect(TOUR.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(10);
  });
});
