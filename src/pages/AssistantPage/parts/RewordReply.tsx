import { Sparkles } from 'lucide-react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { textModelCopy } from '#/copy/textModel.copy';
import type { ChatMessage } from '#/domain/assistant/message';
import { assistantCopy } from '#/pages/AssistantPage/AssistantPage.copy';
import type { Rewording } from '#/pages/AssistantPage/AssistantPage.state';
import { ReplyText } from '#/pages/AssistantPage/parts/ReplyText';

import * as styles from '#/pages/AssistantPage/parts/Message.css';

const copy = assistantCopy.reword;

type RewordReplyProps = { readonly message: ChatMessage; readonly rewording: Rewording };

/** Asks the connected model for the same reply in other words; nothing where no model is connected. */
export const RewordReply = ({ message, rewording }: RewordReplyProps) => {
  const { state, onReword, onCancel } = rewording;
  if (state.status === 'off') return null;
  if (state.status === 'running' && state.messageId === message.id)
    return (
      <div className={styles.words}>
        {state.text !== '' && <ReplyText text={state.text} />}
        <div className={styles.links}>
          <Button size="small" busy>
            {copy.running}
          </Button>
          <Button size="small" variant="quiet" onClick={onCancel}>
            {copy.cancel}
          </Button>
        </div>
      </div>
    );
  const failed = state.status === 'failed' && state.messageId === message.id ? state.problem : null;
  const again = failed === null ? copy.ask : textModelCopy.retry;
  const button = (
    <Button
      size="small"
      variant={failed === null ? 'quiet' : 'secondary'}
      icon={Sparkles}
      disabled={state.status === 'running'}
      onClick={() => onReword(message.id)}
    >
      {again}
    </Button>
  );
  return failed === null ? (
    <div className={styles.links}>{button}</div>
  ) : (
    <Callout tone="caution" announced title={textModelCopy.problems[failed].title} actions={button}>
      {textModelCopy.problems[failed].text}
    </Callout>
  );
};
