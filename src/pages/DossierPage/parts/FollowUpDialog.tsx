import { useState } from 'react';

import { Button } from '#/components/Button/Button';
import { Dialog } from '#/components/Dialog/Dialog';
import { Check, Copy, Mail } from '#/components/Icon/iconPaths';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { Tabs } from '#/components/Tabs/Tabs';
import { Text } from '#/components/Text/Text';
import { FOLLOW_UP_WAYS } from '#/domain/dossier/followUpMessage.fr';
import type { FollowUpMessage, FollowUpWay } from '#/domain/dossier/followUpMessage.fr';
import { mailAddress } from '#/domain/shared/addressPart';
import { dossierCopy } from '#/pages/DossierPage/DossierPage.copy';
import type { DossierDialog, DossierDialogActions } from '#/pages/DossierPage/DossierPage.state';

import * as styles from '#/pages/DossierPage/DossierPage.css';

const copy = dossierCopy.dialogs.followUp;

const Message = ({
  message,
  way,
}: {
  readonly message: FollowUpMessage;
  readonly way: FollowUpWay;
}) => (
  <div className={styles.message}>
    {way === 'mail' && (
      <dl className={styles.fields}>
        <dt>{copy.to}</dt>
        <dd>{message.to === '' ? <em>{copy.noTo}</em> : message.to}</dd>
        <dt>{copy.subject}</dt>
        <dd>{message.subject}</dd>
      </dl>
    )}
    <Text as="div" className={styles.messageBody}>
      {message.body}
    </Text>
  </div>
);

type FollowUpDialogProps = {
  readonly dialog: Extract<DossierDialog, { kind: 'followUp' }>;
  readonly actions: DossierDialogActions;
};

/** A message of follow-up by three ways, ready to be copied or opened in one's own mail; nothing is sent from here. */
export const FollowUpDialog = ({ dialog, actions }: FollowUpDialogProps) => {
  const [way, setWay] = useState<FollowUpWay>('mail');
  const { application, followUp, messages } = dialog;
  const message = messages[way];
  return (
    <Dialog
      open
      title={copy.title}
      closeLabel={dossierCopy.dialogs.close}
      onClose={actions.onCancel}
      footer={
        <>
          {followUp && (
            <Button icon={Check} onClick={actions.onFollowedUp}>
              {copy.done}
            </Button>
          )}
          <Button
            icon={Copy}
            variant={way === 'mail' ? 'secondary' : 'primary'}
            onClick={() =>
              actions.onCopy([message.subject, message.body].filter(Boolean).join('\n\n'))
            }
          >
            {copy.copy}
          </Button>
          {way === 'mail' && (
            <LinkButton variant="primary" icon={Mail} href={mailAddress(message)}>
              {copy.mail}
            </LinkButton>
          )}
        </>
      }
    >
      <div className={styles.followUp}>
        <Text size="s" tone="muted">
          {copy.sent(application.date, application.cvName, application.letter !== '')}
        </Text>
        <Tabs
          label={copy.label}
          selected={way}
          onSelect={setWay}
          tabs={FOLLOW_UP_WAYS.map((each) => ({
            id: each,
            label: copy.ways[each],
            panel: <Message message={messages[each]} way={each} />,
          }))}
        />
        <Text size="s" tone="muted">
          {copy.honest}
        </Text>
      </div>
    </Dialog>
  );
};
