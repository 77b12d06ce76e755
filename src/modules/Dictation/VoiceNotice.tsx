import { Button } from '#/components/Button/Button';
import { Dialog } from '#/components/Dialog/Dialog';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import type { SoundPlace } from '#/domain/interview/Speech';
import { dictationCopy } from '#/modules/Dictation/Dictation.copy';

const { voice: copy } = dictationCopy;

type VoiceNoticeProps = {
  readonly place: SoundPlace;
  readonly onAccept: () => void;
  readonly onRefuse: () => void;
};

/** Where the sound goes, told before the first dictation. */
export const VoiceNotice = ({ place, onAccept, onRefuse }: VoiceNoticeProps) => (
  <Dialog
    open
    onClose={onRefuse}
    title={copy.title}
    closeLabel={copy.close}
    size="small"
    footer={
      <>
        <Button onClick={onRefuse}>{copy.cancel}</Button>
        <Button variant="primary" onClick={onAccept}>
          {copy.confirm}
        </Button>
      </>
    }
  >
    <Stack gap={3}>
      <Text>{copy[place]}</Text>
      <Text>{copy.typing}</Text>
    </Stack>
  </Dialog>
);
