import { useState } from 'react';

import { useProposal } from '#/app/hooks/useProposal';
import type { Proposals } from '#/app/hooks/useProposal';
import type { InterviewQuestion } from '#/domain/interview/interview';
import type { OutlineLine } from '#/domain/interview/outlineLines';
import type { OutlineRewording } from '#/pages/InterviewPage/InterviewPage.state';
import type { Reworded } from '#/usecases/textmodel/proposalOf';

/** The plan in view: of which interview, for which question, with which lines. */
export type ShownOutline = {
  readonly sessionId: number;
  readonly question: InterviewQuestion;
  readonly lines: readonly OutlineLine[];
} | null;

/** Plans whose other words were taken, by what they were made from. */
export type TakenOutlines = ReadonlyMap<string, Reworded>;

type Asking = Pick<Proposals, 'connected' | 'of' | 'ask' | 'close'>;

/**
 * What a connected model may do with the plan in view; null where none is connected or there is no plan. A plan made
 * from another CV is another plan: what was taken for the one before stays with that one.
 */
export const outlineRewording = (
  shown: ShownOutline,
  { connected, of, ask, close }: Asking,
  taken: TakenOutlines,
  onTaken: (next: TakenOutlines) => void,
): OutlineRewording | null => {
  if (!connected || shown === null || shown.lines.length === 0) return null;
  const { sessionId, question, lines } = shown;
  const version = lines.map(({ text }) => text).join('\n');
  const key = `${sessionId} ${question.id}`;
  const takenKey = `${key} ${version}`;
  const proposal = of(key, version);
  const askForIt = async (): Promise<void> => {
    // The names of the lines come with the questions: the start of the screen needs none.
    const { outlineText } = await import('#/domain/interview/outlineWording.fr');
    const text = outlineText(lines);
    const notes = lines.flatMap(({ note }) => (note === null ? [] : [note]));
    ask(key, version, { kind: 'answerOutline', text, sources: [text, question.text, ...notes] });
  };
  return {
    proposal,
    taken: taken.get(takenKey) ?? null,
    onAsk: () => void askForIt(),
    onAccept: () => {
      if (proposal?.status !== 'done') return;
      const { text, by, newFacts } = proposal;
      onTaken(new Map(taken).set(takenKey, { text, by, newFacts }));
      close();
    },
    onDiscard: close,
    onRestore: () => onTaken(new Map([...taken].filter(([each]) => each !== takenKey))),
  };
};

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
