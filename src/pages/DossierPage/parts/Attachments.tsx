import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Card } from '#/components/Card/Card';
import { DropZone } from '#/components/DropZone/DropZone';
import { Heading } from '#/components/Heading/Heading';
import { Download, X } from '#/components/Icon/iconPaths';
import { Text } from '#/components/Text/Text';
import { dayBeside } from '#/copy/dayWords';
import type { Day } from '#/domain/applications/days';
import { ATTACHMENT_ACCEPT } from '#/domain/dossier/attachments';
import type { Attachment } from '#/domain/dossier/attachments';
import { attachmentsCopy as copy } from '#/pages/DossierPage/DossierAttachments.copy';
import type { DossierActions, Filing } from '#/pages/DossierPage/DossierPage.state';

import * as styles from '#/pages/DossierPage/DossierPage.css';

type AttachmentsProps = {
  readonly attachments: readonly Attachment[];
  readonly filing: Filing;
  readonly today: Day;
  readonly actions: DossierActions;
};

/** The files kept with the dossier, each given back or taken out, and room for one more. */
export const Attachments = ({ attachments, filing, today, actions }: AttachmentsProps) => (
  <Card as="section" className={styles.section}>
    <Heading level={2} size="m">
      {copy.title}
    </Heading>
    {attachments.length === 0 ? (
      <Text tone="muted">{copy.none}</Text>
    ) : (
      <ul className={styles.people}>
        {attachments.map((attachment) => (
          <li key={attachment.id} className={styles.person}>
            <Text as="span" weight="medium">
              {attachment.name}
            </Text>
            <span className={styles.personName}>
              <Text as="span" size="s" tone="muted" figures>
                {copy.about(attachment.size, dayBeside(attachment.addedOn, today))}
              </Text>
              <span className={styles.fileActions}>
                <Button
                  size="small"
                  variant="quiet"
                  icon={Download}
                  iconOnly
                  onClick={() => actions.onSaveFile(attachment)}
                >
                  {copy.save(attachment.name)}
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  icon={X}
                  iconOnly
                  onClick={() => actions.onAskRemoveFile(attachment)}
                >
                  {copy.removeOf(attachment.name)}
                </Button>
              </span>
            </span>
          </li>
        ))}
      </ul>
    )}
    {filing.status === 'refused' && (
      <Callout
        tone="critical"
        title={copy.refused(copy.problems[filing.problem].title, filing.fileName)}
      >
        {copy.problems[filing.problem].text}
      </Callout>
    )}
    <DropZone
      title={copy.drop}
      draggingTitle={copy.dragging}
      chooseLabel={copy.choose}
      hint={copy.hint}
      accept={ATTACHMENT_ACCEPT}
      busyLabel={filing.status === 'adding' ? copy.adding(filing.fileName) : undefined}
      onFile={actions.onAttach}
    />
  </Card>
);
