import { useEffect, useRef } from 'react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Dialog } from '#/components/Dialog/Dialog';
import { takeFiles } from '#/components/DropZone/takeFiles';
import { Images } from '#/components/Icon/iconPaths';
import { ProgressBar } from '#/components/ProgressBar/ProgressBar';
import { Spinner } from '#/components/Spinner/Spinner';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import { transferCopy } from '#/pages/SettingsPage/transfer.copy';
import type { CameraView, ReadCodes, ReadCodesActions } from '#/pages/SettingsPage/transfer.state';

import * as settingsStyles from '#/pages/SettingsPage/SettingsPage.css';
import * as styles from '#/pages/SettingsPage/transfer.css';

const copy = transferCopy.reading;

const Picture = ({ stream }: { readonly stream: unknown }) => {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    // Stories have no camera.
    if (video.current && stream instanceof MediaStream) video.current.srcObject = stream;
  }, [stream]);
  return (
    <video
      ref={video}
      autoPlay
      muted
      playsInline
      aria-label={copy.picture}
      className={styles.camera}
    />
  );
};

type CameraPartProps = { readonly camera: CameraView; readonly onRetry: () => void };

const CameraPart = ({ camera, onRetry }: CameraPartProps) => {
  switch (camera.status) {
    case 'opening':
      return <Spinner label={copy.opening} />;
    case 'open':
      return (
        <>
          <Text tone="muted">{copy.intro}</Text>
          <Picture stream={camera.stream} />
        </>
      );
    case 'closed':
      return (
        <Callout
          tone="caution"
          announced
          title={copy.cameraProblems[camera.problem].title}
          actions={<Button onClick={onRetry}>{copy.retry}</Button>}
        >
          {copy.cameraProblems[camera.problem].text}
        </Callout>
      );
  }
};

const Progress = ({ found, total, missing }: Pick<ReadCodes, 'found' | 'total' | 'missing'>) => {
  if (total === null) return <Text>{copy.none}</Text>;
  return (
    <Stack gap={2}>
      <ProgressBar
        label={copy.progress}
        percent={(found / total) * 100}
        valueText={copy.found(found, total)}
      />
      {missing.length > 0 && (
        <Text size="s" figures>
          {copy.missing(missing)} {copy.missingHint}
        </Text>
      )}
    </Stack>
  );
};

type ReadCodesDialogProps = { readonly state: ReadCodes; readonly actions: ReadCodesActions };

/** Reads the codes that another device shows, by camera or from pictures of them. */
export const ReadCodesDialog = ({ state, actions }: ReadCodesDialogProps) => {
  const input = useRef<HTMLInputElement>(null);
  const { notice } = state;
  return (
    <Dialog
      open
      onClose={actions.onClose}
      title={copy.title}
      closeLabel={transferCopy.close}
      footer={<Button onClick={actions.onClose}>{transferCopy.close}</Button>}
    >
      <Stack gap={4}>
        <CameraPart camera={state.camera} onRetry={actions.onRetry} />
        <Progress {...state} />
        {notice !== null && (
          <Callout
            key={notice}
            tone="caution"
            announced
            title={copy.notices[notice].title}
            actions={
              (notice === 'otherTransfer' || notice === 'altered') && (
                <Button onClick={actions.onStartOver}>{copy.startOver}</Button>
              )
            }
          >
            {copy.notices[notice].text}
          </Callout>
        )}
        <div className={settingsStyles.action}>
          <input
            ref={input}
            type="file"
            accept="image/*"
            multiple
            hidden
            aria-label={copy.images}
            onChange={(event) => actions.onImages(takeFiles(event))}
          />
          <Button icon={Images} busy={state.busy} onClick={() => input.current?.click()}>
            {copy.images}
          </Button>
          <Text size="s" tone="muted">
            {copy.imagesHint}
          </Text>
        </div>
      </Stack>
    </Dialog>
  );
};
