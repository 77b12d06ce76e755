/** What tells which browser runs, and how. */
export type BrowserSigns = {
  readonly userAgent: string;
  /** Opened from the home screen or the dock, as an application of its own. */
  readonly isInstalled: boolean;
};

/**
 * Whether the browser erases what a site wrote after seven days of use without a visit. WebKit does, in Safari and in every browser
 * of an iPhone, unless the site is installed: https://webkit.org/blog/10218/full-third-party-cookie-blocking-and-more/
 */
export const erasesAfterAWeek = ({ userAgent, isInstalled }: BrowserSigns): boolean =>
  !isInstalled &&
  userAgent.includes('AppleWebKit/') &&
  !/Chrome\/|Chromium\/|Android/u.test(userAgent);
