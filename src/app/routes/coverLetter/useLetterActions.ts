import { useEffect } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { useCv } from '#/app/hooks/useCv';
import { rewritten, withFrame } from '#/domain/letters/letterDraft';
import { letterText } from '#/domain/letters/letterText.fr';
import type {
  LetterActions,
  LetterFormActions,
} from '#/pages/CoverLetterPage/CoverLetterPage.state';
import { exportLetter } from '#/usecases/letters/exportLetter';
import { lettersToasts } from '#/usecases/letters/letters.copy';
import type { LetterSession } from '#/usecases/letters/letterSession';
import type { LetterWorkStatus } from '#/usecases/letters/openLetter';
import { copyText } from '#/usecases/shared/copyText';

type Parts = {
  readonly session: LetterSession;
  readonly work: LetterWorkStatus;
  /** There is a CV or a profile to write from. */
  readonly hasSource: boolean;
};

/** What the form and the open letter do. */
export const useLetterActions = ({
  session,
  work,
  hasSource,
}: Parts): {
  readonly formActions: Omit<LetterFormActions, 'onDictate'>;
  readonly letterActions: Omit<LetterActions, 'onAttach'>;
} => {
  const services = useServices();
  const { notify } = services;
  const { state: cv } = useCv();
  useEffect(() => session.cvIs(cv), [session, cv]);
  /** A letter written with a CV that is gone stays as it is. */
  const withSource = (write: () => Promise<void>): void => {
    if (work.status === 'ready' && !hasSource) notify({ tone: 'info', ...lettersToasts.noSource });
    else void write();
  };
  const content =
    work.status === 'ready'
      ? work.letter.history.present
      : work.status === 'sample'
        ? work.content
        : null;
  return {
    formActions: {
      onChange: session.setForm,
      onGenerate: () => withSource(() => session.generate(cv)),
    },
    letterActions: {
      onRegenerate: () => withSource(() => session.regenerate(cv)),
      onRegenerateParagraph: (role) => withSource(() => session.regenerateParagraph(cv, role)),
      onRewrite: (role, text) => session.change((letter) => rewritten(letter, role, text)),
      onFrame: (field, text) => session.change((letter) => withFrame(letter, field, text)),
      onFix: ({ role, fixed }) => {
        if (role !== null && fixed !== null)
          session.change((letter) => rewritten(letter, role, fixed));
      },
      onUndo: session.undo,
      onRedo: session.redo,
      onCopy: () => {
        if (content !== null) void copyText(services, letterText(content), lettersToasts);
      },
      onDownload: (format) => {
        if (work.status === 'ready' && content !== null)
          void exportLetter(services, { name: work.letter.name, content }, format);
      },
      onDownloadSample: () => notify({ tone: 'info', ...lettersToasts.soon }),
      onPrint: () => window.print(),
    },
  };
};
