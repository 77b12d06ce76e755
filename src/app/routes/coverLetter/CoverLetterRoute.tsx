import { useEffect, useState } from 'react';

import { correctableJob } from '#/app/hooks/correctableJob';
import { jobInHand } from '#/app/hooks/jobInHand';
import { useServices } from '#/app/hooks/ServicesContext';
import { useCv } from '#/app/hooks/useCv';
import { useHeadPutRight } from '#/app/hooks/useHeadPutRight';
import { useReadable } from '#/app/hooks/useReadable';
import { useRecentJobs } from '#/app/hooks/useRecentJobs';
import { useRecord } from '#/app/hooks/useRecord';
import { useShowSamples } from '#/app/hooks/useShowSamples';
import { useSubject } from '#/app/hooks/useSubject';
import { useUnreadable } from '#/app/hooks/useUnreadable';
import { letterList, letterSources, letterState } from '#/app/routes/coverLetter/letterState';
import { useFindings } from '#/app/routes/coverLetter/useFindings';
import { useLetterActions } from '#/app/routes/coverLetter/useLetterActions';
import { useLetterDialog } from '#/app/routes/coverLetter/useLetterDialog';
import { useParagraphRewording } from '#/app/routes/coverLetter/useParagraphRewording';
import { useSpokenLetter } from '#/app/routes/coverLetter/useSpokenLetter';
import { ADDRESSES } from '#/copy/addresses';
import { applicationsRecord } from '#/domain/applications/applicationsRecord';
import { lettersRecord } from '#/domain/letters/letterDraft';
import type { SavedLetter } from '#/domain/letters/letterDraft';
import { profileRecord } from '#/domain/profile/profileRecord';
import { CoverLetterPage } from '#/pages/CoverLetterPage/CoverLetterPage';
import { letterSessionOf } from '#/usecases/letters/letterSession';
import type { LetterSession } from '#/usecases/letters/letterSession';
import type { LetterSnapshot } from '#/usecases/letters/openLetter';
import { duplicateLetter } from '#/usecases/letters/saveLetters';
import { createTakeOnce, subjectKey } from '#/usecases/subject/subject';
import type { Subject } from '#/usecases/subject/subject';

/** The one letter on the table of this page, taken up from a subject where the address names one. */
const useLetters = (
  subject: Subject | null,
): { readonly session: LetterSession; readonly snapshot: LetterSnapshot } => {
  const session = letterSessionOf(useServices());
  const [takes] = useState(createTakeOnce);
  useEffect(() => {
    if (subject === null) return;
    const isEmpty = session.getSnapshot().form.offerText === '';
    if (takes(subjectKey(subject), isEmpty)) session.take(subject);
  }, [session, subject, takes]);
  return {
    session,
    snapshot: useReadable(session),
  };
};

/** Lettre de motivation over the profile, the shared CV and the stored letters. */
export const CoverLetterRoute = () => {
  const services = useServices();
  const { state: cv } = useCv();
  const stored = useRecord(lettersRecord);
  const profile = useRecord(profileRecord);
  const known = useRecord(applicationsRecord);
  const subject = useSubject();
  const { session, snapshot } = useLetters(subject);
  const showSamples = useShowSamples();
  const unreadable = useUnreadable(lettersRecord);
  const letters = (stored.ok && stored.value) || [];
  const applications = (known.ok && known.value) || [];
  const findings = useFindings(snapshot, letters);
  const { work, form } = snapshot;
  // What the person wrote there themselves stays.
  useHeadPutRight(subject, (now, before) =>
    session.setForm({
      ...(form.title === before.title ? { title: now.title } : {}),
      ...(form.company === before.company ? { company: now.company } : {}),
    }),
  );
  const open =
    work.status === 'ready' ? { id: work.letter.id, content: work.letter.history.present } : null;
  const { rewording, consent, send, close } = useParagraphRewording(open, session);
  const dialogs = useLetterDialog({ session, letters, applications, open });
  const voice = useSpokenLetter(session);
  const hasProfile = profile.ok && profile.value !== null;
  const hasSource = cv.status === 'read' || hasProfile;
  const { formActions, letterActions } = useLetterActions({ session, work, hasSource });
  const letterOf = (id: number) => letters.find((one) => one.id === id) ?? null;
  const openLetter = (letter: SavedLetter | null): void => {
    if (letter) session.open(letter);
  };
  return (
    <CoverLetterPage
      state={letterState(snapshot, applications, { hasSource, showSamples, findings })}
      form={form}
      inHand={correctableJob(
        services,
        subject,
        jobInHand(subject, form.offerText, subject?.text ?? ''),
      )}
      recentJobs={useRecentJobs(ADDRESSES.coverLetter)}
      sources={{ ...letterSources(hasProfile, cv, showSamples), spoken: voice.spoken }}
      list={letterList(stored, open?.id ?? null, applications, unreadable)}
      dialog={
        consent ??
        (voice.asked && { kind: 'voiceNotice', place: voice.asked.place }) ??
        dialogs.dialog
      }
      formActions={{ ...formActions, onDictate: voice.dictate }}
      letterActions={{ ...letterActions, onAttach: dialogs.askAttach }}
      listActions={{
        onNew: session.startAnew,
        onOpen: (id) => openLetter(letterOf(id)),
        onDuplicate: (id) => {
          const letter = letterOf(id);
          if (letter) openLetter(duplicateLetter(services, letter, letters));
        },
        onAskRename: dialogs.askRename,
        onAskDelete: dialogs.askDelete,
      }}
      dialogActions={{
        ...dialogs.actions,
        onSend: send,
        onVoice: voice.accept,
        onCancel:
          consent === null ? (voice.asked ? voice.refuse : dialogs.actions.onCancel) : close,
      }}
      rewording={rewording}
    />
  );
};
