import { Callout } from '#/components/Callout/Callout';
import { Disclosure } from '#/components/Disclosure/Disclosure';
import type { Rewording } from '#/domain/assistant/message';
import { assistantCopy } from '#/pages/AssistantPage/AssistantPage.copy';
import { ReplyText } from '#/pages/AssistantPage/parts/ReplyText';

import * as styles from '#/pages/AssistantPage/parts/Message.css';

const copy = assistantCopy.reword;

type RewordedReplyProps = { readonly rewording: Rewording; readonly original: string };

/** A reply in a model's words: who wrote it, what it added, and the original at hand. */
export const RewordedReply = ({ rewording, original }: RewordedReplyProps) => (
  <>
    <ReplyText text={rewording.text} />
    <p className={styles.time}>{copy.by(rewording.by)}</p>
    {rewording.newFacts.length > 0 && (
      <Callout tone="caution" title={copy.newFacts.title}>
        {copy.newFacts.text(rewording.newFacts.join(', '))}
      </Callout>
    )}
    <Disclosure summary={copy.original} lazy>
      <ReplyText text={original} />
    </Disclosure>
  </>
);
