/** Who asked: the page, one of its workers, or what keeps the application on the device. */
export const ASKERS = ['page', 'worker', 'service'] as const;
export type Asker = (typeof ASKERS)[number];

/** Whether it left, or was refused before it did. */
export const OUTCOMES = ['made', 'refused'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** One request to a host other than the one of the application. */
export type Connection = {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly from: Asker;
  /** Host and port; the kind of address where there is no host. */
  readonly to: string;
  readonly outcome: Outcome;
  /** What asked for it, as browsers name it (`fetch`, `img`), or the directive that refused it (`connect-src`). */
  readonly by: string;
};
