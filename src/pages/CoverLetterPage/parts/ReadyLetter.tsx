import { Callout } from '#/components/Callout/Callout';
import { letterCopy as copy } from '#/pages/CoverLetterPage/CoverLetterPage.copy';
import type {
  LetterActions,
  OpenLetter,
  ParagraphRewording,
} from '#/pages/CoverLetterPage/CoverLetterPage.state';
import { Findings } from '#/pages/CoverLetterPage/parts/Findings';
import { LetterPaper } from '#/pages/CoverLetterPage/parts/LetterPaper';
import { LetterTools } from '#/pages/CoverLetterPage/parts/LetterTools';

import * as styles from '#/pages/CoverLetterPage/CoverLetterPage.css';

type ReadyLetterProps = {
  readonly letter: OpenLetter;
  readonly actions: LetterActions;
  readonly rewording: ParagraphRewording | null;
  readonly evidenceOpen: boolean;
};

/** The composed letter, what can be done with it, and what may be wrong with it. */
export const ReadyLetter = ({ letter, actions, ...rest }: ReadyLetterProps) => (
  <>
    <LetterTools letter={letter} actions={actions} />
    {letter.keeping !== 'kept' && (
      <Callout tone="caution" title={copy.letter.notKept[letter.keeping].title} announced>
        {copy.letter.notKept[letter.keeping].text}
      </Callout>
    )}
    {letter.content.warnings.length > 0 && (
      <Callout title={copy.warningsTitle}>
        <ul className={styles.warnings}>
          {letter.content.warnings.map((warning) => (
            <li key={warning}>{copy.warnings[warning]}</li>
          ))}
        </ul>
      </Callout>
    )}
    <LetterPaper content={letter.content} actions={actions} {...rest} />
    {letter.findings && <Findings findings={letter.findings} onFix={actions.onFix} />}
  </>
);
