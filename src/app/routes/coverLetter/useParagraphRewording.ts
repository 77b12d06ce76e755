import { useProposal } from '#/app/hooks/useProposal';
import type { Proposals } from '#/app/hooks/useProposal';
import { paragraphRewording } from '#/app/routes/coverLetter/paragraphRewording';
import type { OpenLetter } from '#/app/routes/coverLetter/paragraphRewording';
import type { ParagraphRewording } from '#/pages/CoverLetterPage/CoverLetterPage.state';
import type { LetterSession } from '#/usecases/letters/letterSession';

/** The paragraphs of the open letter in the words of the connected model, and the agreement that it asks for. */
export const useParagraphRewording = (
  open: OpenLetter,
  session: Pick<LetterSession, 'change'>,
): { readonly rewording: ParagraphRewording | null } & Pick<
  Proposals,
  'consent' | 'send' | 'close'
> => {
  const proposals = useProposal();
  const { consent, send, close } = proposals;
  return {
    rewording: paragraphRewording(open, proposals, session.change),
    consent,
    send,
    close,
  };
};
