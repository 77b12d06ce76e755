import { useState } from 'react';

import { useProposal } from '#/app/textmodel/useProposal';
import type { InterviewQuestion } from '#/domain/interview/interview';
import type { OutlineLine } from '#/domain/interview/outline';
import type { Reworded } from '#/modules/TextModelProposal/TextModelProposal.state';
import type { InterviewDialog, OutlineRewording } from '#/pages/InterviewPage/InterviewPage.state';

/** The plan in view: of which interview, for which question, with which lines. */
type Shown = {
  readonly sessionId: number;
  readonly question: InterviewQuestion;
  readonly lines: readonly OutlineLine[];
} | null;

/** The plans of answers in the words of the connected model, and the agreement that it asks for. They last as long as the screen. */
export const useOutlineRewording = (
  shown: Shown,
): {
  readonly rewording: OutlineRewording | null;
  readonly consent: Extract<InterviewDialog, { readonly kind: 'consent' }> | null;
  readonly send: () => void;
  readonly close: () => void;
} => {
  const { connected, of, ask, consent, send, close } = useProposal();
  const [taken, setTaken] = useState<ReadonlyMap<string, Reworded>>(new Map());
  // A plan made from another CV is another plan.
  const version = (shown?.lines ?? []).map(({ text }) => text).join('\n');
  const key = `${shown?.sessionId ?? ''} ${shown?.question.id ?? ''}`;
  const takenKey = `${key} ${version}`;
  const proposal = of(key, version);
  const askFor = async ({ question, lines }: NonNullable<Shown>): Promise<void> => {
    // The names of the lines come with the questions: the start of the screen needs none.
    const { outlineText } = await import('#/domain/interview/outlineText.fr');
    const text = outlineText(lines);
    const notes = lines.flatMap(({ note }) => (note === null ? [] : [note]));
    ask(key, version, { kind: 'answerOutline', text, sources: [text, question.text, ...notes] });
  };
  return {
    rewording:
      connected && shown !== null && version !== ''
        ? {
            proposal,
            taken: taken.get(takenKey) ?? null,
            onAsk: () => void askFor(shown),
            onAccept: () => {
              if (proposal?.status !== 'done') return;
              const { text: words, by, newFacts } = proposal;
              setTaken((all) => new Map(all).set(takenKey, { text: words, by, newFacts }));
              close();
            },
            onDiscard: close,
            onRestore: () =>
              setTaken((all) => new Map([...all].filter(([each]) => each !== takenKey))),
          }
        : null,
    consent,
    send,
    close,
  };
};
