import { useProposal } from '#/app/hooks/useProposal';
import type { Proposals } from '#/app/hooks/useProposal';
import { paragraphText, rewritten, sourcesOf } from '#/domain/letters/letterDraft';
import type { LetterContent } from '#/domain/letters/letterDraft';
import type { ParagraphRewording } from '#/pages/CoverLetterPage/CoverLetterPage.state';
import type { LetterSession } from '#/usecases/letters/letterSession';

/** The letter in view; null where none is open. */
type OpenLetter = { readonly id: number; readonly content: LetterContent } | null;

type Asking = Pick<Proposals, 'connected' | 'of' | 'ask' | 'close'>;

/**
 * What a connected model may do with the paragraphs of a letter; null where none is connected or no letter is open.
 * A proposal for words that have changed since is shown nowhere, and cannot be taken.
 */
export const paragraphRewording = (
  open: OpenLetter,
  { connected, of, ask, close }: Asking,
  change: LetterSession['change'],
): ParagraphRewording | null => {
  if (!connected || open === null) return null;
  const { id, content } = open;
  const textOf = (role: string): string => {
    const paragraph = content.paragraphs.find((one) => one.role === role);
    return paragraph === undefined ? '' : paragraphText(paragraph);
  };
  const keyOf = (role: string): string => `${id} ${role}`;
  const currentOf = (): ParagraphRewording['current'] => {
    for (const { role } of content.paragraphs) {
      const proposal = of(keyOf(role), textOf(role));
      if (proposal !== null) return { role, proposal };
    }
    return null;
  };
  return {
    current: currentOf(),
    onAsk: (role) =>
      ask(keyOf(role), textOf(role), {
        kind: 'letterParagraph',
        text: textOf(role),
        sources: sourcesOf(content),
      }),
    onAccept: (role) => {
      const proposal = of(keyOf(role), textOf(role));
      if (proposal?.status !== 'done') return;
      change((letter) => rewritten(letter, role, proposal.text));
      close();
    },
    onDiscard: close,
  };
};

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
