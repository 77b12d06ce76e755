import { useCallback, useEffect, useState } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import type { StorageEstimate, StoragePromise } from '#/domain/storage/DeviceStorage';
import type { KeptCv } from '#/pages/SettingsPage/SettingsPage.state';
import { loadStoredCv } from '#/usecases/settings/loadStoredCv';
import type { Services } from '#/usecases/shared/services';

/** What the device tells, once it has answered. */
export type DeviceNews = {
  readonly estimate: StorageEstimate | null;
  readonly promise: StoragePromise;
  readonly promiseRefused: boolean;
  readonly keptCv: KeptCv | null;
  readonly erasedAfterAWeek: boolean;
};

const NO_NEWS: DeviceNews = {
  estimate: null,
  promise: 'unknown',
  promiseRefused: false,
  keptCv: null,
  erasedAfterAWeek: false,
};

/** What is known of the storage; nothing where what asks for it does not load. */
const told = async (
  device: Services['device'],
): Promise<readonly [StorageEstimate | null, StoragePromise, boolean]> => {
  try {
    const storage = await device();
    const [estimate, promise] = await Promise.all([storage.estimate(), storage.promise()]);
    return [estimate, promise, storage.erasesAfterAWeek()];
  } catch {
    return [null, 'unknown', false];
  }
};

/** The storage of the device and the CV kept in it. */
export const useDeviceStorage = (): DeviceNews & { readonly askPromise: () => void } => {
  const { device, vault, cvStore } = useServices();
  const [news, setNews] = useState(NO_NEWS);
  useEffect(() => {
    let here = true;
    const look = async (): Promise<void> => {
      const [[estimate, promise, erasedAfterAWeek], cv] = await Promise.all([
        told(device),
        loadStoredCv({ vault, cvStore }),
      ]);
      if (!here) return;
      const file = cv.ok ? cv.value : null;
      const keptCv = file && { name: file.name, bytes: file.bytes.byteLength };
      setNews((before) => ({ ...before, estimate, promise, erasedAfterAWeek, keptCv }));
    };
    void look();
    return () => {
      here = false;
    };
  }, [device, vault, cvStore]);
  const askPromise = useCallback(() => {
    const ask = async (): Promise<void> => {
      const promise = await device().then(
        (storage) => storage.askPromise(),
        () => 'unknown' as const,
      );
      setNews((before) => ({ ...before, promise, promiseRefused: promise !== 'kept' }));
    };
    void ask();
  }, [device]);
  return { ...news, askPromise };
};
