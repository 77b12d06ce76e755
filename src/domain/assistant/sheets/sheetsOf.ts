import type { Day } from '#/domain/applications/days';
import type { LinkTarget } from '#/domain/assistant/message';
import type { Sheet, SheetCountry, SheetTheme } from '#/domain/assistant/sheet';
import { KEYWORDS } from '#/domain/assistant/sheets/keywords.fr';
import { SITUATIONS } from '#/domain/assistant/sheets/sheetSituations.fr';
import { WORDINGS } from '#/domain/assistant/sheets/sheetWordings.fr';

/** A sheet as it is written: what most of them share is left out. */
export type WrittenSheet = Pick<Sheet, 'id' | 'title' | 'topic' | 'questions' | 'body'> & {
  readonly sources: readonly (readonly [label: string, url: string])[];
  /** France where nothing else is said. */
  readonly countries?: readonly SheetCountry[];
  readonly open?: LinkTarget;
  /** For a sheet read again since: the day of its newest source. */
  readonly updatedOn?: Day;
};

/**
 * The day until which the sheets tell the law as their authors knew it, without its texts at hand: the screen says so
 * and names who to check with. Change it only after reading the sheets again beside their sources.
 */
const WRITTEN_ON = '2025-06-30';

/** The newest public source that the sheets read again beside their sources rest on: press and official pages of February and March 2026. */
export const READ_AGAIN_ON: Day = '2026-03-08';

/** The sheets added in November 2026, written as the law was known then and without its texts at hand. */
export const WRITTEN_LATER: Day = '2026-11-21';

/** The sheets of one theme. */
export const sheetsOf = (theme: SheetTheme, written: readonly WrittenSheet[]): readonly Sheet[] =>
  written.map(
    ({
      id,
      title,
      topic,
      questions,
      body,
      sources,
      countries = ['FR'],
      open,
      updatedOn = WRITTEN_ON,
    }) => ({
      id,
      theme,
      title,
      topic,
      questions: [...questions, ...(WORDINGS[id] ?? []), ...(SITUATIONS[id]?.split(' / ') ?? [])],
      keywords: KEYWORDS[id] ?? '',
      body: body
        .trim()
        .split('\n')
        .map((line) => line.trim())
        .join('\n'),
      sources: sources.map(([label, url]) => ({ label, url })),
      updatedOn,
      countries,
      open: open ?? null,
    }),
  );
