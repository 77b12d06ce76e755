import { LinkButton } from '#/components/LinkButton/LinkButton';
import { Logo } from '#/components/Logo/Logo';
import { SampleMark } from '#/components/SampleMark/SampleMark';
import type { ChatMessage } from '#/domain/assistant/message';
import { assistantCopy as copy } from '#/pages/AssistantPage/AssistantPage.copy';
import type { ReplyActions, Rewording } from '#/pages/AssistantPage/AssistantPage.state';
import { CitationCard } from '#/pages/AssistantPage/parts/CitationCard';
import { EmailCard } from '#/pages/AssistantPage/parts/EmailCard';
import { MessageTime } from '#/pages/AssistantPage/parts/MessageTime';
import { ReplyText } from '#/pages/AssistantPage/parts/ReplyText';
import { RewordedReply } from '#/pages/AssistantPage/parts/RewordedReply';
import { RewordReply } from '#/pages/AssistantPage/parts/RewordReply';

import * as styles from '#/pages/AssistantPage/parts/Message.css';

type AssistantMessageProps = {
  readonly message: ChatMessage;
  /** It has just come: its words appear one after the other. */
  readonly arriving: boolean;
  readonly actions: ReplyActions;
  readonly rewording: Rewording;
};

/** A reply: its words, the sheet it rests on, what it makes possible. */
export const AssistantMessage = ({
  message,
  arriving,
  actions,
  rewording,
}: AssistantMessageProps) => (
  <li className={styles.fromAssistant}>
    <span className={styles.mark} aria-hidden>
      <Logo label="" size="small" markOnly />
    </span>
    <div className={styles.words}>
      <p className={styles.head}>
        <span className={styles.who}>{copy.assistant}</span>
        <MessageTime message={message} />
        {message.sample && <SampleMark word={copy.sample} />}
      </p>
      {message.rewording === null ? (
        <ReplyText text={message.text} revealed={arriving} />
      ) : (
        <RewordedReply rewording={message.rewording} original={message.text} />
      )}
      {message.email !== null && <EmailCard email={message.email} onCopy={actions.onCopy} />}
      {message.citation !== null && <CitationCard citation={message.citation} on={message.day} />}
      {message.links.length > 0 && (
        <div className={styles.links}>
          {message.links.map((link, index) => (
            <LinkButton
              key={`${link.target}-${link.label}`}
              href={actions.hrefOf(link)}
              size="small"
              variant={index === 0 ? 'primary' : 'secondary'}
            >
              {link.label}
            </LinkButton>
          ))}
        </div>
      )}
      {!message.sample && <RewordReply message={message} rewording={rewording} />}
    </div>
  </li>
);
