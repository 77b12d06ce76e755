/** Whether this browser may tell of new offers: never asked, allowed, refused by the user, or not able to. */
export const NOTICE_PERMISSIONS = ['unasked', 'allowed', 'refused', 'unsupported'] as const;
export type NoticePermission = (typeof NOTICE_PERMISSIONS)[number];

/** Notifications of the system. */
export type Notices = {
  readonly permission: () => NoticePermission;
  /** Asks the user; only a click may lead here. */
  readonly ask: () => Promise<NoticePermission>;
  /** Shows one where it is allowed; another one with the same tag takes its place. */
  readonly show: (notice: {
    readonly title: string;
    readonly text: string;
    readonly tag: string;
  }) => void;
};
