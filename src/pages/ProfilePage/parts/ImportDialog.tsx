import { useState } from 'react';

import { Button } from '#/components/Button/Button';
import { Dialog } from '#/components/Dialog/Dialog';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import type { ProfileSection } from '#/domain/profile/sections';
import { ImportPreview } from '#/pages/ProfilePage/parts/ImportPreview';
import { profileDialogsCopy } from '#/pages/ProfilePage/ProfileDialogs.copy';
import type { ProfileDialog } from '#/pages/ProfilePage/ProfilePage.state';

const copy = profileDialogsCopy.import;

type ImportDialogProps = {
  readonly preview: Extract<ProfileDialog, { kind: 'preview' }>;
  readonly onImport: (sections: readonly ProfileSection[]) => void;
  readonly onClose: () => void;
};

/** Shows what an import would change, and asks which sections to take. */
export const ImportDialog = ({ preview, onImport, onClose }: ImportDialogProps) => {
  const [chosen, setChosen] = useState(preview.sections);
  const toggle = (section: ProfileSection): void =>
    setChosen((current) =>
      current.includes(section)
        ? current.filter((each) => each !== section)
        : [...current, section],
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.title}
      closeLabel={profileDialogsCopy.close}
      footer={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button
            variant="primary"
            disabled={chosen.length === 0}
            onClick={() => onImport(preview.sections.filter((each) => chosen.includes(each)))}
          >
            {copy.confirm}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text tone="muted">{copy.text(preview.source)}</Text>
        <ImportPreview
          sections={preview.sections}
          chosen={chosen}
          before={preview.before}
          after={preview.after}
          onToggle={toggle}
        />
      </Stack>
    </Dialog>
  );
};
