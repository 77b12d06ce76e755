import { Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import type { LazyComponent } from '#/components/loading/lazyComponent';
import { onFirstUse } from '#/components/loading/onFirstUse';

type OnPaperProps<Props> = {
  /** What a printer gets in the place of the screen. */
  readonly sheet: LazyComponent<Props>;
  readonly of: Props;
};

const asksToPrint = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && key.toLowerCase() === 'p';

/** What is there only while the browser prints; nothing of it is on the screen, nor fetched before somebody is there. */
export const OnPaper = <Props extends object>({ sheet: Sheet, of }: OnPaperProps<Props>) => {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    let settled = false;
    const fetchSheet = async (): Promise<void> => {
      await Sheet.fetched();
      settled = true;
    };
    const callOff = onFirstUse(() => void fetchSheet());
    // The browser lays the paper out as soon as it has told that it will: what is not there by then is not printed.
    const begin = (): void => flushSync(() => setIsPrinting(true));
    const end = (): void => setIsPrinting(false);
    const wait = (event: KeyboardEvent): void => {
      if (settled || !asksToPrint(event)) return;
      event.preventDefault();
      void fetchSheet().then(() => window.print());
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    window.addEventListener('keydown', wait);
    return () => {
      callOff();
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      window.removeEventListener('keydown', wait);
    };
  }, [Sheet]);
  return (
    isPrinting && (
      <Suspense fallback={null}>
        <Sheet {...of} />
      </Suspense>
    )
  );
};
