import { useState } from 'react';

import { useTextModel } from '#/app/hooks/useTextModel';
import type { Proposal } from '#/usecases/textmodel/proposalOf';
import { proposalOf } from '#/usecases/textmodel/proposalOf';
import type { RewordingTask, TextModelRun } from '#/usecases/textmodel/textModelRunner';

type Asking = Extract<TextModelRun, { readonly status: 'asking' }>;
type ConsentDialog = { readonly kind: 'consent' } & Pick<Asking, 'destination' | 'request'>;

/** Other words for one of the texts of a screen at a time. */
export type Proposals = {
  /** Whether to offer them at all. */
  readonly connected: boolean;
  /** What is under way or proposed for a text; null for none, or for one that has changed since. */
  readonly of: (key: string, version: string) => Proposal | null;
  readonly ask: (key: string, version: string, task: RewordingTask) => void;
  /** The dialog of what is to be shown before it leaves; null while nothing is asked. */
  readonly consent: ConsentDialog | null;
  readonly send: () => void;
  /** Stops, or leaves what is proposed. */
  readonly close: () => void;
};

/** The connected model for the texts of a screen, each by a key of its own and by what tells one version from the next. */
export const useProposal = (): Proposals => {
  const { connected, run, start, accept, cancel } = useTextModel();
  const [asked, setAsked] = useState<{ readonly key: string; readonly version: string } | null>(
    null,
  );
  return {
    connected,
    of: (key, version) =>
      asked?.key === key && asked.version === version ? proposalOf(run) : null,
    ask: (key, version, task) => {
      setAsked({ key, version });
      void start(task);
    },
    consent:
      run.status === 'asking'
        ? { kind: 'consent', destination: run.destination, request: run.request }
        : null,
    send: () => void accept(),
    close: cancel,
  };
};
