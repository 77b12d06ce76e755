import { withoutDurations } from '#/domain/cv/cues/durations';
import { withDatedBulletsJoined } from '#/domain/cv/entries/datedBullets';
import { withDatesFirst } from '#/domain/cv/entries/datesLast';
import { arrangedPosts } from '#/domain/cv/entries/experiences';
import { withHousesFirst } from '#/domain/cv/entries/housesLast';
import { withInlineTasksParted } from '#/domain/cv/entries/inlineTasks';
import type { ReadPost } from '#/domain/cv/entries/postSigns';
import { atSameEmployer, oncePerPost, withoutNothing } from '#/domain/cv/entries/postsTogether';
import { bestReading } from '#/domain/cv/entries/readings';
import { withDateColumnFirst } from '#/domain/cv/entries/underDates';
import { withWrapsJoined } from '#/domain/cv/entries/wrappedLines';
import type { SectionRun } from '#/domain/cv/text/lines';
import { typeTurns, withTypeCells } from '#/domain/cv/text/typeCells';
import { toldRather } from '#/domain/cv/told/toldRather';
import type { Lexicon } from '#/domain/lexicon/lexicon';

const isOfPosts = ({ section }: SectionRun): boolean =>
  section === 'experience' || section === 'volunteering';

/** The runs that hold posts, their lines made ready to be arranged. */
export const postRuns = (runs: readonly SectionRun[]): SectionRun[] =>
  runs.filter(isOfPosts).map((run) => {
    const turns = typeTurns(run.lines);
    const lines = withDatedBulletsJoined(
      withWrapsJoined(
        withInlineTasksParted(
          withHousesFirst(withDatesFirst(withDateColumnFirst(withoutDurations(run.lines)))),
        ),
      ),
    );
    return { ...run, lines: lines.map((line) => withTypeCells(line, turns)) };
  });

/** Every entry that reads as a post, with the run it stands in, in document order. */
export const readEntries = (
  runs: readonly SectionRun[],
  lexicon: Lexicon,
  today: string,
): ReadPost[] => {
  const asWritten = runs.filter(isOfPosts);
  return postRuns(runs)
    .flatMap((run, at, all) => {
      const others = all.filter((_, place) => place !== at);
      const posts = bestReading(run, (lines, care) =>
        oncePerPost(
          atSameEmployer(
            withoutNothing(arrangedPosts({ ...run, lines }, others, lexicon, today, care)),
          ),
        ),
      );
      const told = toldRather(posts, asWritten[at] ?? run, today);
      return (told ?? posts).map((post) => ({ post, run, told: told !== null }));
    })
    .sort((a, b) => a.post.range.start - b.post.range.start);
};
