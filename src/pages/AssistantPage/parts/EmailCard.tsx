import { Copy, Mail } from 'lucide-react';

import { Button } from '#/components/Button/Button';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import type { EmailDraft } from '#/domain/assistant/message';
import { assistantCopy } from '#/pages/AssistantPage/AssistantPage.copy';

import * as styles from '#/pages/AssistantPage/parts/Cards.css';

const copy = assistantCopy.email;

const mailto = ({ to, subject, body }: EmailDraft): string =>
  `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;

type EmailCardProps = { readonly email: EmailDraft; readonly onCopy: (text: string) => void };

/** A letter to read again, then to copy or to open in one's own program: nothing is sent from here. */
export const EmailCard = ({ email, onCopy }: EmailCardProps) => (
  <section aria-label={copy.label} className={styles.card}>
    <dl className={styles.fields}>
      <dt>{copy.to}</dt>
      <dd>{email.to === '' ? <em className={styles.unknown}>{copy.unknownTo}</em> : email.to}</dd>
      <dt>{copy.subject}</dt>
      <dd>{email.subject}</dd>
    </dl>
    <div className={styles.body}>{email.body}</div>
    <div className={styles.actions}>
      <Button size="small" icon={Copy} onClick={() => onCopy(`${email.subject}\n\n${email.body}`)}>
        {copy.copy}
      </Button>
      <LinkButton size="small" icon={Mail} href={mailto(email)}>
        {copy.open}
      </LinkButton>
    </div>
  </section>
);
