import {
  compare,
  drawPage,
  extractText,
  loadAhead,
  readFile,
  readText,
  review,
} from '#/adapters/analysis/analyse';
import type { Analyzer } from '#/domain/analysis/Analyzer';

/** The analysis on the calling thread: where workers cannot start, and in Node. `today` gives the ISO day. */
export class InlineAnalyzer implements Analyzer {
  readonly #today: () => string;

  constructor(today: () => string) {
    this.#today = today;
  }

  readonly readCv: Analyzer['readCv'] = (file, options = {}) =>
    readFile(file, this.#today(), options);

  readonly extractText: Analyzer['extractText'] = (file) => extractText(file, {});

  readonly readPastedCv: Analyzer['readPastedCv'] = (text, options = {}) =>
    readText(text, this.#today(), options);

  readonly drawPage: Analyzer['drawPage'] = drawPage;

  readonly compare: Analyzer['compare'] = compare;

  readonly review: Analyzer['review'] = review;

  readonly warmUp = loadAhead;
}
