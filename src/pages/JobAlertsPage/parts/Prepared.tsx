import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { CalendarPlus, Mail } from '#/components/Icon/iconPaths';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import { jobAlertsCopy } from '#/pages/JobAlertsPage/JobAlertsPage.copy';

const copy = jobAlertsCopy.honest;

export type PreparedProps = {
  /** E-mail alerts are on. */
  readonly wanted: boolean;
  /** The message as a `mailto:` address; null where nothing is new. */
  readonly mail: string | null;
  readonly onReminder: () => void;
};

/** What stands in for e-mails that no server sends: a message ready to be sent, and a reminder. */
export const Prepared = ({ wanted, mail, onReminder }: PreparedProps) => (
  <Callout title={copy.title}>
    <Stack gap={3}>
      <p>{copy.text}</p>
      {wanted && <p>{copy.prepared}</p>}
      {wanted && mail !== null && (
        <LinkButton href={mail} icon={Mail} size="small">
          {copy.mail}
        </LinkButton>
      )}
      {wanted && mail === null && (
        <Text size="s" tone="muted">
          {copy.noMail}
        </Text>
      )}
      {wanted && (
        <Button icon={CalendarPlus} size="small" onClick={onReminder}>
          {copy.reminder}
        </Button>
      )}
    </Stack>
  </Callout>
);
