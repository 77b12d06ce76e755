import { Quote } from '#/components/Quote/Quote';
import type { LetterSource } from '#/domain/letters/letter';
import type { DraftParagraph } from '#/domain/letters/letterDraft';
import { letterCopy } from '#/pages/CoverLetterPage/CoverLetterPage.copy';

import * as styles from '#/pages/CoverLetterPage/CoverLetterPage.css';

const copy = letterCopy.paragraph;
const ORIGIN = { cv: 'cv', profile: 'cv', offer: 'offer', you: 'other' } as const;

const keyOf = ({ from, where, quote }: LetterSource): string => `${from} ${where ?? ''} ${quote}`;

/** Each sentence with the lines it comes from. */
export const Evidence = ({ paragraph }: { readonly paragraph: DraftParagraph }) => (
  <div className={styles.evidence}>
    {paragraph.sentences
      .filter(({ sources }) => sources.length > 0)
      .map(({ text, sources }) => (
        <div key={text} className={styles.claim}>
          <p className={styles.claimWords}>{text}</p>
          {sources
            .filter(({ quote }) => quote !== '')
            .map((source) => (
              <Quote key={keyOf(source)} from={ORIGIN[source.from]} place={copy.place(source)}>
                {copy.quoted(source.quote)}
              </Quote>
            ))}
        </div>
      ))}
  </div>
);
