import type { ReadingProblem } from '#/domain/cv/TextExtractor';

/** Ends a reading from deep inside a parser; the extractor turns it into the port's result. */
export class ReadingFailure extends Error {
  override readonly name = 'ReadingFailure';

  constructor(
    readonly problem: ReadingProblem,
    detail = '',
  ) {
    super(detail === '' ? problem : `${problem}: ${detail}`);
  }
}
