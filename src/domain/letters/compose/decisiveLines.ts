import { provenNeeds } from '#/domain/letters/compose/bench';
import type { Bench, ProvenNeed } from '#/domain/letters/compose/bench';
import { worthOf } from '#/domain/letters/compose/decisive';
import { hasFigure } from '#/domain/letters/compose/letterEvidence';
import type { Line } from '#/domain/letters/compose/letterEvidence';
import { nearnessOf } from '#/domain/letters/compose/move';
import { isEveryday, thingsOf } from '#/domain/letters/french/sameThings.fr';
import { contentStems } from '#/domain/matching/words';

/** What one does now is worth more than what one did, and the trade asked for more than another. */
const HELD_NOW = 1.5;
const NEAR = 0.7;
/** What a need that the line answers adds. */
const ANSWERING = 0.4;

/** What the very title asks for, and most lines do not show. */
const OF_TITLE = 1.5;
const titleWords = ({ input, all }: Bench): ReadonlySet<string> => {
  const lines = all.map(({ task }) => new Set(thingsOf(task.stems)));
  return new Set(
    thingsOf(contentStems(input.offer.title)).filter(
      (stem) => !isEveryday(stem) && lines.filter((one) => one.has(stem)).length * 2 < lines.length,
    ),
  );
};

/** The lines that prove most to this offer, each with the need it answers where there is one. */
export const decisiveLines = (
  bench: Bench,
): readonly {
  readonly line: Line;
  readonly proven: ProvenNeed | undefined;
  readonly worth: number;
}[] => {
  const { input, lines } = bench;
  const needs = provenNeeds(bench);
  const title = titleWords(bench);
  return lines
    .map((line) => {
      const proven = needs.find((one) => one.line === line);
      const worth =
        worthOf(input.match.marks, line.task) +
        (hasFigure(line.task) ? 1 : 0) +
        (line.experience.ongoing ? HELD_NOW : 0) +
        NEAR * nearnessOf(line.experience, input.offer) +
        OF_TITLE * thingsOf(line.task.stems).filter((stem) => title.has(stem)).length +
        ANSWERING * (proven?.weight ?? 0);
      return { line, proven, worth };
    })
    .sort((one, other) => other.worth - one.worth);
};
