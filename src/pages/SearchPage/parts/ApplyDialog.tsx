import { ConfirmDialog } from '#/components/ConfirmDialog/ConfirmDialog';
import { SampleMark } from '#/components/SampleMark/SampleMark';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import { searchCopy } from '#/pages/SearchPage/SearchPage.copy';
import type { SearchDialog } from '#/pages/SearchPage/SearchPage.state';

import * as styles from '#/pages/SearchPage/SearchPage.css';

const copy = searchCopy.dialogs;

type Application = Extract<SearchDialog, { kind: 'apply' }>;

type ApplyDialogProps = {
  readonly application: Application;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

const SentFile = ({ cv }: Pick<Application, 'cv'>) =>
  cv.kind === 'none' ? (
    <Text>{copy.apply.noCv}</Text>
  ) : (
    <>
      <Text>{copy.apply.sent}</Text>
      <div className={styles.cvFile}>
        <Text weight="medium">{cv.kind === 'own' ? cv.name : copy.apply.sampleName}</Text>
        {cv.kind === 'sample' && (
          <>
            <Text size="s" tone="muted">
              {copy.apply.sampleDate}
            </Text>
            <SampleMark word={copy.apply.sample} />
          </>
        )}
      </div>
    </>
  );

const ApplyWords = ({ offer, cv }: Application) => (
  <Stack gap={2}>
    <Text weight="medium">{`${offer.title}, ${offer.company}`}</Text>
    <SentFile cv={cv} />
    <Text size="s" tone="muted">
      {copy.apply.honest}
    </Text>
  </Stack>
);

/** Names the CV before an application (specification, section 8), and says that nothing leaves the device. */
export const ApplyDialog = ({ application, onConfirm, onCancel }: ApplyDialogProps) => (
  <ConfirmDialog
    open
    title={copy.apply.title}
    confirmLabel={copy.apply.confirm}
    cancelLabel={copy.cancel}
    onConfirm={onConfirm}
    onCancel={onCancel}
  >
    <ApplyWords {...application} />
  </ConfirmDialog>
);
