import { Button } from '#/components/Button/Button';
import { Dialog } from '#/components/Dialog/Dialog';
import { Text } from '#/components/Text/Text';
import type { Destination, TextModelRequest } from '#/domain/textmodel/TextModel';
import { consentCopy as copy } from '#/modules/TextModelConsent/TextModelConsent.copy';

import * as styles from '#/modules/TextModelConsent/TextModelConsent.css';

type TextModelConsentProps = {
  /** What would be sent, and where. */
  readonly asked: {
    readonly destination: Destination;
    readonly request: TextModelRequest;
  };
  readonly onAccept: () => void;
  readonly onRefuse: () => void;
};

const Sent = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <div>
    <p className={styles.label}>{label}</p>
    {/* It scrolls: the keyboard has to reach it. */}
    <section aria-label={label} tabIndex={0} className={styles.sent}>
      {text}
    </section>
  </div>
);

/** Shows a call whole before it leaves for a destination the first time. */
export const TextModelConsent = ({ asked, onAccept, onRefuse }: TextModelConsentProps) => (
  <Dialog
    open
    onClose={onRefuse}
    title={copy.title}
    closeLabel={copy.refuse}
    footer={
      <>
        <Button onClick={onRefuse}>{copy.refuse}</Button>
        <Button variant="primary" onClick={onAccept}>
          {copy.accept}
        </Button>
      </>
    }
  >
    <div className={styles.content}>
      <Text>{copy.where(asked.destination)}</Text>
      <Sent label={copy.text} text={asked.request.text} />
      <Sent label={copy.instructions} text={asked.request.instructions} />
      <Text size="s" tone="muted">
        {copy.once}
      </Text>
    </div>
  </Dialog>
);
