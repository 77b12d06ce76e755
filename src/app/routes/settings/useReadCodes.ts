import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import type { Camera } from '#/domain/backup/TransferCodes';
import { missingPieces } from '#/domain/backup/transferPieces';
import type { Joining } from '#/domain/backup/transferPieces';
import type {
  CameraView,
  ReadCodes,
  ReadCodesActions,
  ReadNotice,
} from '#/pages/SettingsPage/transfer.state';
import { takeCode, textOfTransfer } from '#/usecases/settings/readTransfer';

type Reading = {
  /** Null while nothing is read. */
  readonly state: ReadCodes | null;
  readonly start: () => void;
  readonly actions: ReadCodesActions;
};

const OPENING: CameraView = { status: 'opening' };

/** Reads the codes of another device; `onText` gets the backup once every piece is there. */
export const useReadCodes = (onText: (text: string) => void): Reading => {
  const { codes } = useServices();
  /** Counts the times the camera was asked for; null while nothing is read. */
  const [attempt, setAttempt] = useState<number | null>(null);
  const [camera, setCamera] = useState<CameraView>(OPENING);
  const [joining, setJoining] = useState<Joining | null>(null);
  const [notice, setNotice] = useState<ReadNotice | null>(null);
  const [busy, setBusy] = useState(false);
  /** What was read, for codes that come between two drawings. */
  const read = useRef<Joining | null>(null);

  const keep = (next: Joining | null): void => {
    read.current = next;
    setJoining(next);
  };

  const finish = async (whole: Joining): Promise<void> => {
    const text = await textOfTransfer(await codes(), whole);
    // Pictures and the camera may each bring the last one.
    if (read.current !== whole) return;
    keep(null);
    if (!text.ok) return setNotice('altered');
    setAttempt(null);
    onText(text.value);
  };

  /** Takes a code in, and tells what was wrong with it. */
  const take = (text: string): ReadNotice | null => {
    const taken = takeCode(read.current, text);
    if (taken.joining === null || taken.joining === read.current) return taken.problem;
    keep(taken.joining);
    if (taken.joining.pieces.size === taken.joining.total)
      finish(taken.joining).catch(() => setNotice('altered'));
    return taken.problem;
  };

  const onCode = useEffectEvent((text: string) => setNotice(take(text)));
  const openCamera = useEffectEvent(async () => (await codes()).openCamera());

  useEffect(() => {
    if (attempt === null) return undefined;
    let current = true;
    let opened: Camera | null = null;
    const open = async (): Promise<void> => {
      const found = await openCamera();
      if (!current) return found.ok ? found.value.close() : undefined;
      if (!found.ok) return setCamera({ status: 'closed', problem: found.problem });
      opened = found.value;
      setCamera({ status: 'open', stream: opened.stream });
      opened.watch(onCode);
    };
    open().catch(() => {
      if (current) setCamera({ status: 'closed', problem: 'absent' });
    });
    return () => {
      current = false;
      opened?.close();
    };
  }, [attempt]);

  const readImages = async (files: readonly File[]): Promise<void> => {
    setBusy(true);
    setNotice(null);
    let worst: ReadNotice | null = null;
    const { readImage } = await codes();
    for (const file of files) {
      const text = await file.arrayBuffer().then(readImage, () => null);
      worst = (text === null ? 'noCode' : take(text)) ?? worst;
    }
    setNotice((before) => worst ?? before);
    setBusy(false);
  };

  return {
    state:
      attempt === null
        ? null
        : {
            camera,
            found: joining?.pieces.size ?? 0,
            total: joining?.total ?? null,
            missing: joining === null ? [] : missingPieces(joining),
            notice,
            busy,
          },
    start: () => {
      keep(null);
      setNotice(null);
      setCamera(OPENING);
      setAttempt(0);
    },
    actions: {
      onImages: (files) =>
        void readImages(files).catch(() => {
          setNotice('noCode');
          setBusy(false);
        }),
      onRetry: () => {
        setCamera(OPENING);
        setAttempt((before) => (before ?? 0) + 1);
      },
      onStartOver: () => {
        keep(null);
        setNotice(null);
      },
      onClose: () => setAttempt(null),
    },
  };
};
