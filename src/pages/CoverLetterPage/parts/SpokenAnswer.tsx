import { Suspense } from 'react';

import { Button } from '#/components/Button/Button';
import { Mic, MicOff } from '#/components/Icon/iconPaths';
import { lazyComponent } from '#/components/loading/lazyComponent';
import { letterCopy } from '#/pages/CoverLetterPage/CoverLetterPage.copy';
import type { SpokenLetter, SpokenQuestion } from '#/pages/CoverLetterPage/CoverLetterPage.state';

import * as styles from '#/pages/CoverLetterPage/CoverLetterPage.css';

const DictationNote = lazyComponent(
  async () => (await import('#/modules/Dictation/DictationNote')).DictationNote,
);

const { questions: copy } = letterCopy.form;

type SpokenAnswerProps = {
  readonly question: SpokenQuestion;
  /** The question as it is asked. */
  readonly asked: string;
  readonly spoken: SpokenLetter | null;
  readonly onDictate: (question: SpokenQuestion) => void;
};

/** The voice under a question: it begins and stops here, and says what it hears. */
export const SpokenAnswer = ({ question, asked, spoken, onDictate }: SpokenAnswerProps) => {
  const own = spoken?.question === question ? spoken.dictation : null;
  const listening = own?.status === 'listening';
  return (
    <>
      <div className={listening ? undefined : styles.underField}>
        <Button
          variant={listening ? 'danger' : 'quiet'}
          icon={listening ? MicOff : Mic}
          aria-label={listening ? undefined : copy.dictateTo(asked)}
          onClick={() => onDictate(question)}
        >
          {listening ? copy.stop : copy.dictate}
        </Button>
      </div>
      {own && own.status !== 'idle' && (
        <Suspense>
          <DictationNote dictation={own} />
        </Suspense>
      )}
    </>
  );
};
