import { useEffect, useRef, useState } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import type { CodePicture } from '#/domain/backup/TransferCodes';
import { PIECE_MS, readNumbers } from '#/domain/backup/transferPieces';
import type { ShownCodes, ShownCodesActions } from '#/pages/SettingsPage/transfer.state';
import { makeTransfer } from '#/usecases/settings/backupTasks';
import type { MadeTransfer } from '#/usecases/settings/backupTasks';

type Made = { readonly status: 'made'; readonly transfer: MadeTransfer };
type State = Exclude<ShownCodes, { status: 'shown' }> | Made;

const moves = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

type Showing = {
  /** Null while no codes are asked for. */
  readonly state: ShownCodes | null;
  /** Makes the codes; null leaves them readable. */
  readonly show: (passphrase: string | null) => void;
  readonly actions: Omit<ShownCodesActions, 'onExport'>;
};

/** The codes of everything that is kept, shown one after another for as long as they are asked for. */
export const useShownCodes = (): Showing => {
  const services = useServices();
  const [state, setState] = useState<State | null>(null);
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [only, setOnly] = useState('');
  const [picture, setPicture] = useState<CodePicture | null>(null);
  const asked = useRef(0);

  const pieces = state?.status === 'made' ? state.transfer.pieces : [];
  const wanted = readNumbers(only, pieces.length);
  const numbers = wanted.length > 0 ? wanted : pieces.map((_, index) => index + 1);
  const number = numbers[at % Math.max(1, numbers.length)] ?? 1;
  const text = pieces[number - 1];
  const { length } = numbers;

  useEffect(() => {
    if (text === undefined) return undefined;
    let current = true;
    services
      .codes()
      .then(({ draw }) => draw(text))
      .then(
        (drawn) => current && setPicture(drawn),
        () => current && setState({ status: 'failed' }),
      );
    return () => {
      current = false;
    };
  }, [services, text]);

  // From when a code is there to be seen: a slow device shows each as long as a fast one.
  useEffect(() => {
    if (!playing || picture === null || length < 2) return undefined;
    const timer = setTimeout(() => setAt((before) => (before + 1) % length), PIECE_MS);
    return () => clearTimeout(timer);
  }, [playing, picture, length]);

  const show = async (passphrase: string | null): Promise<void> => {
    asked.current += 1;
    const mine = asked.current;
    setState({ status: 'making' });
    setAt(0);
    setOnly('');
    setPicture(null);
    setPlaying(moves());
    const made = await makeTransfer(services, passphrase, services.now()).catch(() => null);
    if (mine !== asked.current) return;
    if (made?.ok) setState({ status: 'made', transfer: made.value });
    else if (made?.problem.kind === 'tooLarge')
      setState({ status: 'tooLarge', pieces: made.problem.pieces });
    else setState({ status: 'failed' });
  };

  return {
    state:
      state?.status === 'made'
        ? {
            status: 'shown',
            picture,
            number,
            total: pieces.length,
            playing,
            only,
            whole: state.transfer.whole,
            withoutFiles: state.transfer.withoutFiles,
          }
        : state,
    show: (passphrase) => void show(passphrase),
    actions: {
      onPlay: setPlaying,
      onStep: (by) => {
        setPlaying(false);
        setAt((before) => (before + by + length) % Math.max(1, length));
      },
      onOnly: (typed) => {
        setOnly(typed);
        setAt(0);
      },
      onClose: () => {
        asked.current += 1;
        setState(null);
      },
    },
  };
};
