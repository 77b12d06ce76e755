import { useServices } from '#/app/hooks/ServicesContext';
import { useCv } from '#/app/hooks/useCv';
import { useRecord } from '#/app/hooks/useRecord';
import { useShowSamples } from '#/app/hooks/useShowSamples';
import { useSubject } from '#/app/hooks/useSubject';
import { useUnreadable } from '#/app/hooks/useUnreadable';
import { letterList, letterSources, letterState } from '#/app/routes/coverLetter/letterState';
import { useLetterDialog } from '#/app/routes/coverLetter/useLetterDialog';
import { useLetters } from '#/app/routes/coverLetter/useLetters';
import { useParagraphRewording } from '#/app/routes/coverLetter/useParagraphRewording';
import { applicationsRecord } from '#/domain/applications/applicationsRecord';
import {
  rewritten,
  withFrame,
  lettersRecord,
  nextLetterId,
  withLetter,
} from '#/domain/letters/letterDraft';
import { copyName } from '#/domain/letters/letterText.fr';
import { profileRecord } from '#/domain/profile/profileRecord';
import { CoverLetterPage } from '#/pages/CoverLetterPage/CoverLetterPage';
import { copyLetter, exportLetter } from '#/usecases/letters/exportLetter';
import { lettersToasts } from '#/usecases/letters/letters.copy';
import { keepLetters } from '#/usecases/letters/saveLetters';

/** Lettre de motivation over the profile, the shared CV and the kept letters. */
export const CoverLetterRoute = () => {
  const services = useServices();
  const { notify, now } = services;
  const { state: cv } = useCv();
  const kept = useRecord(lettersRecord);
  const profile = useRecord(profileRecord);
  const known = useRecord(applicationsRecord);
  const { session, snapshot } = useLetters(useSubject());
  const showSamples = useShowSamples();
  const unreadable = useUnreadable(lettersRecord);
  const letters = (kept.ok && kept.value) || [];
  const applications = (known.ok && known.value) || [];
  const { work } = snapshot;
  const open =
    work.status === 'ready' ? { id: work.letter.id, content: work.letter.history.present } : null;
  const content = open?.content ?? (work.status === 'sample' ? work.content : null);
  const { rewording, consent, send, close } = useParagraphRewording(open, session);
  const dialogs = useLetterDialog({ session, letters, applications, open });

  const hasSource = cv.status === 'read' || (profile.ok && profile.value !== null);
  /** A letter written with a CV that is gone stays as it is. */
  const withSource = (work: () => Promise<void>): void => {
    if (open !== null && !hasSource) notify({ tone: 'info', ...lettersToasts.noSource });
    else void work();
  };
  const duplicate = (id: number): void => {
    const letter = letters.find((one) => one.id === id);
    if (!letter) return;
    const copy = {
      ...letter,
      id: nextLetterId(letters, now().getTime()),
      name: copyName(letter.name),
      changedAt: now().toISOString(),
      applicationId: null,
    };
    if (!keepLetters(services, (all) => withLetter(all, copy))) return;
    session.open(copy);
    notify({ tone: 'success', ...lettersToasts.duplicated });
  };

  return (
    <CoverLetterPage
      state={letterState(snapshot, letters, applications, { hasSource, showSamples })}
      form={snapshot.form}
      sources={letterSources(profile.ok && profile.value !== null, cv, showSamples)}
      list={letterList(kept, open?.id ?? null, applications, unreadable)}
      dialog={consent ?? dialogs.dialog}
      formActions={{
        onChange: session.setForm,
        onGenerate: () => withSource(() => session.generate(cv)),
      }}
      letterActions={{
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
          if (content !== null) void copyLetter(services, content);
        },
        onDownload: (format) => {
          if (work.status === 'ready' && content !== null)
            void exportLetter(services, { name: work.letter.name, content }, format);
        },
        onDownloadSample: () => notify({ tone: 'info', ...lettersToasts.soon }),
        onPrint: () => window.print(),
        onAttach: dialogs.askAttach,
      }}
      listActions={{
        onNew: session.startAnew,
        onOpen: (id) => {
          const letter = letters.find((one) => one.id === id);
          if (letter) session.open(letter);
        },
        onDuplicate: duplicate,
        onAskRename: dialogs.askRename,
        onAskDelete: dialogs.askDelete,
      }}
      dialogActions={{
        ...dialogs.actions,
        onSend: send,
        onCancel: consent === null ? dialogs.actions.onCancel : close,
      }}
      rewording={rewording}
    />
  );
};
