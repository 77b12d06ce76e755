import { frameText, FRAME_FIELDS, paragraphText } from '#/domain/letters/draft';
import type { LetterContent } from '#/domain/letters/draft';

/** Every text that a letter rests on: its own words, and the lines of the CV, the profile and the offer behind them. */
export const sourcesOf = (content: LetterContent): readonly string[] => [
  ...content.paragraphs.map(paragraphText),
  ...FRAME_FIELDS.map((field) => frameText(content, field)),
  ...content.paragraphs.flatMap(({ sentences }) =>
    sentences.flatMap(({ sources }) =>
      sources.flatMap(({ where, quote }) => (where === null ? [quote] : [where, quote])),
    ),
  ),
];
