import { useState } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import type { InterviewSession } from '#/domain/interview/interview';
import { interviewsRecord, withoutInterview } from '#/domain/interview/interviewsRecord';
import type { SoundPlace } from '#/domain/interview/Speech';
import { updateRecord } from '#/domain/storage/updateRecord';
import type {
  InterviewDialog,
  InterviewDialogActions,
} from '#/pages/InterviewPage/InterviewPage.state';
import { interviewToasts } from '#/usecases/interview/interview.copy';

type Asked =
  | { readonly kind: 'voiceNotice'; readonly place: SoundPlace }
  | { readonly kind: 'delete'; readonly session: InterviewSession };

type InterviewDialogs = {
  readonly dialog: InterviewDialog | null;
  readonly actions: InterviewDialogActions;
  readonly askVoice: (place: SoundPlace) => void;
  readonly askDelete: (session: InterviewSession) => void;
};

/** The dialogs of the interview simulator. */
export const useInterviewDialog = (
  onVoiceAccepted: (place: SoundPlace) => void,
): InterviewDialogs => {
  const { vault, notify } = useServices();
  const [asked, setAsked] = useState<Asked | null>(null);
  const remove = (session: InterviewSession): void => {
    const written = updateRecord(vault, interviewsRecord, [], (all) =>
      withoutInterview(all, session.id),
    );
    notify(
      written.ok
        ? { tone: 'success', ...interviewToasts.removed }
        : { tone: 'destructive', ...interviewToasts.notRemoved },
    );
  };
  return {
    dialog: asked?.kind === 'delete' ? { kind: 'delete', title: asked.session.title } : asked,
    actions: {
      onConfirm: () => {
        if (asked?.kind === 'delete') remove(asked.session);
        if (asked?.kind === 'voiceNotice') onVoiceAccepted(asked.place);
        setAsked(null);
      },
      onCancel: () => setAsked(null),
    },
    askVoice: (place) => setAsked({ kind: 'voiceNotice', place }),
    askDelete: (session) => setAsked({ kind: 'delete', session }),
  };
};
