import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Copy, Download, RefreshCw } from '#/components/Icon/iconPaths';
import { SampleMark } from '#/components/SampleMark/SampleMark';
import type { LetterContent } from '#/domain/letters/letterDraft';
import { letterCopy as copy } from '#/pages/CoverLetterPage/CoverLetterPage.copy';
import type { LetterActions } from '#/pages/CoverLetterPage/CoverLetterPage.state';
import { LetterPaper } from '#/pages/CoverLetterPage/parts/LetterPaper';

import * as styles from '#/pages/CoverLetterPage/CoverLetterPage.css';

type SampleLetterProps = { readonly content: LetterContent; readonly actions: LetterActions };

/** The template of a newcomer, marked as a sample. */
export const SampleLetter = ({ content, actions }: SampleLetterProps) => (
  <>
    <div className={styles.tools}>
      <Button icon={Copy} onClick={actions.onCopy}>
        {copy.letter.copy}
      </Button>
      <Button icon={Download} onClick={actions.onDownloadSample}>
        {copy.letter.download}
      </Button>
      <Button icon={RefreshCw} onClick={actions.onRegenerate}>
        {copy.letter.regenerate}
      </Button>
      <SampleMark word={copy.sample.word} />
    </div>
    <Callout title={copy.sample.title}>{copy.sample.text}</Callout>
    <LetterPaper content={content} actions={null} rewording={null} evidenceOpen={false} />
  </>
);
