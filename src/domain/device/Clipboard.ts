/** The clipboard of the device. */
export type Clipboard = {
  /** Puts a text there; whether the device allowed it. */
  readonly copy: (text: string) => Promise<boolean>;
};
