import { useId } from 'react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Disclosure } from '#/components/Disclosure/Disclosure';
import { Icon } from '#/components/Icon/Icon';
import { BookOpenText, Copy, Mail, Sparkles } from '#/components/Icon/iconPaths';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { Logo } from '#/components/Logo/Logo';
import { SampleMark } from '#/components/SampleMark/SampleMark';
import { TextLink } from '#/components/TextLink/TextLink';
import { formatLongDate } from '#/copy/format';
import { textModelCopy } from '#/copy/textModel.copy';
import { daysBetween } from '#/domain/applications/days';
import type { Day } from '#/domain/applications/days';
import type {
  ChatMessage,
  Citation,
  EmailDraft,
  Rewording as RewordedText,
} from '#/domain/assistant/message';
import { mailAddress } from '#/domain/shared/addressPart';
import { assistantCopy as copy } from '#/pages/AssistantPage/AssistantPage.copy';
import type { ReplyActions, Rewording } from '#/pages/AssistantPage/AssistantPage.state';
import { MessageTime } from '#/pages/AssistantPage/parts/MessageTime';
import { ReplyText } from '#/pages/AssistantPage/parts/ReplyText';

import * as emailCardStyles from '#/pages/AssistantPage/parts/Cards.css';
import * as citationCardStyles from '#/pages/AssistantPage/parts/Cards.css';
import * as styles from '#/pages/AssistantPage/parts/Message.css';

const citationCardCopy = copy.citation;

/** Days after which a sheet is to be checked again. */
const OLD_DAYS = 365;

const inWords = (day: Day): string => formatLongDate(new Date(`${day}T12:00:00`));

type CitationCardProps = {
  readonly citation: Citation;
  /** The day of the reply, from which the age of the sheet is counted. */
  readonly on: Day;
};

/** The sheet that a reply rests on: what it is, when it was written, for where, and who to check it with. */
const CitationCard = ({ citation, on }: CitationCardProps) => {
  const sourcesId = useId();
  return (
    <div className={citationCardStyles.card}>
      <p className={citationCardStyles.title}>
        <Icon icon={BookOpenText} size="s" className={citationCardStyles.icon} />
        <span>
          {citationCardCopy.label}
          {'\u00a0: '}
          <cite className={citationCardStyles.name}>{citation.title}</cite>
        </span>
      </p>
      <p className={citationCardStyles.meta}>
        {[
          citationCardCopy.where(citation.countries),
          citationCardCopy.written(inWords(citation.updatedOn)),
        ].join(' · ')}
      </p>
      {daysBetween(citation.updatedOn, on) > OLD_DAYS && (
        <p className={citationCardStyles.meta}>{citationCardCopy.old}</p>
      )}
      {citation.body !== null && (
        <Disclosure summary={citationCardCopy.read(citation.title)} lazy>
          <ReplyText text={citation.body} />
        </Disclosure>
      )}
      <p id={sourcesId} className={citationCardStyles.meta}>
        {citationCardCopy.sources}
      </p>
      <ul aria-labelledby={sourcesId} className={citationCardStyles.sources}>
        {citation.sources.map(({ label, url }) => (
          <li key={url + label}>
            <TextLink href={url}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
};

const rewordedReplyCopy = copy.reword;

type RewordedReplyProps = { readonly rewording: RewordedText; readonly original: string };

/** A reply in a model's words: who wrote it, what it added, and the original at hand. */
const RewordedReply = ({ rewording, original }: RewordedReplyProps) => (
  <>
    <ReplyText text={rewording.text} />
    <p className={styles.time}>{rewordedReplyCopy.by(rewording.by)}</p>
    {rewording.newFacts.length > 0 && (
      <Callout tone="caution" title={rewordedReplyCopy.newFacts.title}>
        {rewordedReplyCopy.newFacts.text(rewording.newFacts.join(', '))}
      </Callout>
    )}
    <Disclosure summary={rewordedReplyCopy.original} lazy>
      <ReplyText text={original} />
    </Disclosure>
  </>
);

const rewordReplyCopy = copy.reword;

type RewordReplyProps = { readonly message: ChatMessage; readonly rewording: Rewording };

/** Asks the connected model for the same reply in other words; nothing where no model is connected. */
const RewordReply = ({ message, rewording }: RewordReplyProps) => {
  const { state, onReword, onCancel } = rewording;
  if (state.status === 'off') return null;
  if (state.status === 'running' && state.messageId === message.id)
    return (
      <div className={styles.words}>
        {state.text !== '' && <ReplyText text={state.text} />}
        <div className={styles.links}>
          <Button size="small" busy>
            {rewordReplyCopy.running}
          </Button>
          <Button size="small" variant="quiet" onClick={onCancel}>
            {rewordReplyCopy.cancel}
          </Button>
        </div>
      </div>
    );
  const failed = state.status === 'failed' && state.messageId === message.id ? state.problem : null;
  const again = failed === null ? rewordReplyCopy.ask : textModelCopy.retry;
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

const emailCardCopy = copy.email;

type EmailCardProps = { readonly email: EmailDraft; readonly onCopy: (text: string) => void };

/** A letter to read again, then to copy or to open in one's own program: nothing is sent from here. */
const EmailCard = ({ email, onCopy }: EmailCardProps) => (
  <section aria-label={emailCardCopy.label} className={emailCardStyles.card}>
    <dl className={emailCardStyles.fields}>
      <dt>{emailCardCopy.to}</dt>
      <dd>
        {email.to === '' ? (
          <em className={emailCardStyles.unknown}>{emailCardCopy.unknownTo}</em>
        ) : (
          email.to
        )}
      </dd>
      <dt>{emailCardCopy.subject}</dt>
      <dd>{email.subject}</dd>
    </dl>
    <div className={emailCardStyles.body}>{email.body}</div>
    <div className={emailCardStyles.actions}>
      <Button size="small" icon={Copy} onClick={() => onCopy(`${email.subject}\n\n${email.body}`)}>
        {emailCardCopy.copy}
      </Button>
      <LinkButton size="small" icon={Mail} href={mailAddress(email)}>
        {emailCardCopy.open}
      </LinkButton>
    </div>
  </section>
);

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
