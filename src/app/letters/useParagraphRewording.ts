import type { LetterSession } from '#/app/letters/letterSession';
import { useProposal } from '#/app/textmodel/useProposal';
import { paragraphText, rewritten } from '#/domain/letters/draft';
import type { LetterContent } from '#/domain/letters/draft';
import { sourcesOf } from '#/domain/letters/sourcesOf';
import type {
  LetterDialog,
  ParagraphRewording,
} from '#/pages/CoverLetterPage/CoverLetterPage.state';

type Open = { readonly id: number; readonly content: LetterContent } | null;

/** The paragraphs of the open letter in the words of the connected model, and the agreement that it asks for. */
export const useParagraphRewording = (
  open: Open,
  session: Pick<LetterSession, 'change'>,
): {
  readonly rewording: ParagraphRewording | null;
  readonly consent: Extract<LetterDialog, { readonly kind: 'consent' }> | null;
  readonly send: () => void;
  readonly close: () => void;
} => {
  const { connected, of, ask, consent, send, close } = useProposal();
  const textOf = (role: string): string => {
    const paragraph = open?.content.paragraphs.find((one) => one.role === role);
    return paragraph === undefined ? '' : paragraphText(paragraph);
  };
  const keyOf = (role: string): string => `${open?.id ?? ''} ${role}`;
  const currentOf = (): ParagraphRewording['current'] => {
    for (const { role } of open?.content.paragraphs ?? []) {
      const proposal = of(keyOf(role), textOf(role));
      if (proposal !== null) return { role, proposal };
    }
    return null;
  };
  return {
    rewording:
      connected && open !== null
        ? {
            current: currentOf(),
            onAsk: (role) =>
              ask(keyOf(role), textOf(role), {
                kind: 'letterParagraph',
                text: textOf(role),
                sources: sourcesOf(open.content),
              }),
            onAccept: (role) => {
              const proposal = of(keyOf(role), textOf(role));
              if (proposal?.status !== 'done') return;
              session.change((letter) => rewritten(letter, role, proposal.text));
              close();
            },
            onDiscard: close,
          }
        : null,
    consent,
    send,
    close,
  };
};
