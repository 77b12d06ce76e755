import { Button } from '#/components/Button/Button';
import { Icon } from '#/components/Icon/Icon';
import {
  Bell,
  CircleAlert,
  CircleCheck,
  Info,
  TriangleAlert,
  X,
} from '#/components/Icon/iconPaths';
import type { Tone } from '#/styles/tones';

import * as styles from '#/components/ToastMessage/ToastMessage.css';

const ICONS = {
  neutral: Bell,
  info: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  critical: CircleAlert,
} as const satisfies Record<Tone, unknown>;

type ToastMessageProps = {
  /** What has just been done, or failed. */
  readonly title: string;
  /** What it means, in a sentence. */
  readonly text?: string | undefined;
  /** Gives the icon and its colour. */
  readonly tone?: Tone;
  /** What can be done about it. */
  readonly action?: { readonly label: string; readonly onAct: () => void } | undefined;
  /** Name of the cross. */
  readonly closeLabel: string;
  /** The user sends it away. */
  readonly onClose: () => void;
};

/** What a toast says. Where and how long it shows, and its announcement, are the application's. */
export const ToastMessage = ({
  title,
  text,
  tone = 'neutral',
  action,
  closeLabel,
  onClose,
}: ToastMessageProps) => (
  <div className={styles.root}>
    <Icon icon={ICONS[tone]} className={styles.icon({ tone })} />
    <div className={styles.words}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && (
        <Button size="small" onClick={action.onAct} className={styles.action}>
          {action.label}
        </Button>
      )}
    </div>
    <Button
      variant="quiet"
      size="small"
      icon={X}
      iconOnly
      onClick={onClose}
      className={styles.close}
    >
      {closeLabel}
    </Button>
  </div>
);
