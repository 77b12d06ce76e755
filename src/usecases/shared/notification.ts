/** Kinds of toast of the specification, section 8. */
export const NOTIFICATION_TONES = ['success', 'info', 'destructive'] as const;
export type NotificationTone = (typeof NOTIFICATION_TONES)[number];

/** Words of a toast. */
export type ToastWords = { readonly title: string; readonly text: string };

/** The button of a toast. */
export type ToastAction = { readonly label: string; readonly onAct: () => void };

export type Notification = {
  readonly tone: NotificationTone;
  readonly title: string;
  readonly text?: string;
  /** What can be done about it, as a button. */
  readonly action?: ToastAction;
};

/** Shows a toast in place of the one before. */
export type Notify = (notification: Notification) => void;
