import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useServices } from '#/app/hooks/ServicesContext';
import { wasCvLost } from '#/app/routes/myCv/heldCv';
import { ADDRESSES } from '#/copy/addresses';
import type { Handover, ReceivedFile } from '#/domain/device/ReceivedFiles';
import { ReceivedCvDialog } from '#/pages/MyCvPage/parts/bringIn/ReceivedCvDialog';
import { cvToasts } from '#/usecases/cv/cvToasts.copy';

type ReceivedCvProps = {
  readonly handover: Handover;
  /** There is a CV, which the received one would replace. */
  readonly replaces: boolean;
  readonly onFile: (file: ReceivedFile) => void;
};

/**
 * Takes the file that the device handed over. One that the person opened with us is read as if they had dropped it; one
 * that was shared is asked for first, since any site may send such a form.
 */
export const ReceivedCv = ({ handover, replaces, onFile }: ReceivedCvProps) => {
  const { receivedFiles, notify } = useServices();
  const navigate = useNavigate();
  const [shared, setShared] = useState<ReceivedFile | null>(null);
  // Out of the address: loaded anew, the page has no file to wait for.
  const leave = (): void => void navigate(ADDRESSES.myCv, { replace: true });
  const read = (file: ReceivedFile): void => {
    leave();
    onFile(file);
  };
  const settle = useEffectEvent((file: ReceivedFile | null): void => {
    if (file === null) {
      notify({ tone: 'info', ...cvToasts.nothingReceived });
      leave();
    } else if (handover === 'opened') read(file);
    else setShared(file);
  });
  // A file is given once, whatever the number of times that React begins anew.
  const taking = useRef<Promise<ReceivedFile | null>>(null);
  useEffect(() => {
    let here = true;
    taking.current ??= receivedFiles().then(
      (files) => files.take(handover),
      () => null,
    );
    void taking.current.then((file) => here && settle(file));
    return () => {
      here = false;
    };
  }, [handover, receivedFiles]);
  return (
    shared && (
      <ReceivedCvDialog
        fileName={shared.name}
        replaces={replaces}
        lost={!replaces && wasCvLost()}
        onRead={() => read(shared)}
        onLeave={leave}
      />
    )
  );
};
