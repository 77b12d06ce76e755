/** How something is used well, in French. */
export type Guide = {
  /** What it is for. */
  readonly purpose: string;
  readonly dos: readonly string[];
  readonly donts: readonly string[];
};
