import { FileDown, Upload } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';

import { Button } from '#/components/Button/Button';
import { lazyComponent } from '#/components/loading/lazyComponent';
import type { TransferProps } from '#/pages/ProfilePage/parts/TransferDialogs';
import { profileCopy } from '#/pages/ProfilePage/ProfilePage.copy';

const copy = profileCopy.transfer;

// Dialogs come after the form: nothing of them is seen at first.
const TransferDialogs = lazyComponent(
  async () => (await import('#/pages/ProfilePage/parts/TransferDialogs')).TransferDialogs,
);

/** Brings a profile in from a CV or a file, and takes it out. */
export const TransferActions = (props: TransferProps) => {
  const [open, setOpen] = useState<'bringIn' | 'takeOut' | null>(null);
  // Ahead of the first dialog: it then opens at once.
  useEffect(() => TransferDialogs.preload(), []);
  return (
    <>
      <Button icon={Upload} onClick={() => setOpen('bringIn')}>
        {copy.import}
      </Button>
      <Button icon={FileDown} onClick={() => setOpen('takeOut')}>
        {copy.export}
      </Button>
      {open !== null && (
        <Suspense>
          <TransferDialogs {...props} open={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
};
