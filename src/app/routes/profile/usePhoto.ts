import { useRef, useState } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { useRecord } from '#/app/hooks/useRecord';
import type { PhotoProblem } from '#/domain/profile/photo';
import { profilePhotoRecord } from '#/domain/profile/profileRecord';
import { fail } from '#/domain/shared/result';
import type { PhotoState } from '#/pages/ProfilePage/ProfilePage.state';
import { profileToasts } from '#/usecases/profile/profile.copy';

type Photo = {
  readonly state: PhotoState;
  readonly onFile: (file: File) => void;
  readonly onRemove: () => void;
};

/** The photo as kept, and what is being done about it. The last file chosen wins. */
export const usePhoto = (): Photo => {
  const { vault, notify, readPhoto } = useServices();
  const stored = useRecord(profilePhotoRecord);
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<PhotoProblem | null>(null);
  const last = useRef(0);

  const take = async (file: File): Promise<void> => {
    last.current += 1;
    const turn = last.current;
    setReading(true);
    setProblem(null);
    const read = await readPhoto().then(
      (read) => read(file),
      () => fail('unreadable' as const),
    );
    if (turn !== last.current) return;
    setReading(false);
    if (!read.ok) {
      setProblem(read.problem);
      return;
    }
    if (vault.write(profilePhotoRecord, read.value).ok)
      notify({ tone: 'success', ...profileToasts.saved });
    else setProblem('notKept');
  };

  const remove = (): void => {
    last.current += 1;
    setReading(false);
    setProblem(null);
    const removed = vault.remove(profilePhotoRecord);
    notify(
      removed.ok
        ? { tone: 'success', ...profileToasts.saved }
        : { tone: 'destructive', ...profileToasts.notSaved },
    );
  };

  const url = stored.ok ? stored.value : null;
  return {
    state: {
      status: reading ? 'reading' : url === null ? 'none' : 'kept',
      url,
      problem,
    },
    onFile: (file) => void take(file),
    onRemove: remove,
  };
};
