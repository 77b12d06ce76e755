import type { LetterSession } from '#/app/letters/letterSession';
import { paragraphRewording } from '#/app/letters/paragraphRewording';
import type { OpenLetter } from '#/app/letters/paragraphRewording';
import { useProposal } from '#/app/textmodel/useProposal';
import type { Proposals } from '#/app/textmodel/useProposal';
import type { ParagraphRewording } from '#/pages/CoverLetterPage/CoverLetterPage.state';

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
