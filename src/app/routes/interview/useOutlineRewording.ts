import { useState } from 'react';

import { useProposal } from '#/app/hooks/useProposal';
import type { Proposals } from '#/app/hooks/useProposal';
import { outlineRewording } from '#/app/routes/interview/outlineRewording';
import type { ShownOutline, TakenOutlines } from '#/app/routes/interview/outlineRewording';
import type { OutlineRewording } from '#/pages/InterviewPage/InterviewPage.state';

/** The plans of answers in the words of the connected model, and the agreement that it asks for. They last as long as the screen. */
export const useOutlineRewording = (
  shown: ShownOutline,
): { readonly rewording: OutlineRewording | null } & Pick<
  Proposals,
  'consent' | 'send' | 'close'
> => {
  const proposals = useProposal();
  const [taken, setTaken] = useState<TakenOutlines>(new Map());
  const { consent, send, close } = proposals;
  return {
    rewording: outlineRewording(shown, proposals, taken, setTaken),
    consent,
    send,
    close,
  };
};
