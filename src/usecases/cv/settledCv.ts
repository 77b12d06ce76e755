import type { Cv } from '#/domain/cv/cv';
import type { CvSession } from '#/usecases/cv/cvSession';

/** The CV once no reading is under way; null where there is none to read. */
export const settledCv = (
  session: Pick<CvSession, 'getSnapshot' | 'subscribe'>,
): Promise<Cv | null> =>
  new Promise((resolve) => {
    let leave: (() => void) | null = null;
    const look = (): void => {
      const { state } = session.getSnapshot();
      if (state.status === 'reading') return;
      leave?.();
      resolve(state.status === 'read' ? state.cv : null);
    };
    leave = session.subscribe(look);
    look();
  });
