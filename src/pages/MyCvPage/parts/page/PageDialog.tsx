import { useState } from 'react';
import type { ComponentProps } from 'react';

import { Button } from '#/components/Button/Button';
import { Dialog } from '#/components/Dialog/Dialog';
import { ZoomIn, ZoomOut } from '#/components/Icon/iconPaths';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import { CvPages } from '#/pages/MyCvPage/parts/page/CvPages';
import { cx } from '#/styles/cx';

import * as styles from '#/pages/MyCvPage/parts/page/CvPages.css';

type PageDialogProps = Omit<ComponentProps<typeof CvPages>, 'className'> & {
  readonly open: boolean;
  readonly onClose: () => void;
};

/** The CV over the fields, as wide as the window: on a phone, and for who wants it larger. */
export const PageDialog = ({ open, onClose, ...pages }: PageDialogProps) => {
  const [enlarged, setEnlarged] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.page.title}
      closeLabel={copy.page.close}
      size="large"
      footer={
        <>
          <Button
            icon={enlarged ? ZoomOut : ZoomIn}
            aria-pressed={enlarged}
            onClick={() => setEnlarged(!enlarged)}
          >
            {copy.page.zoom}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {copy.page.close}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text size="s" tone="muted">
          {copy.page.hint}
        </Text>
        <CvPages {...pages} className={cx(styles.wide, enlarged && styles.enlarged)} />
      </Stack>
    </Dialog>
  );
};
