import type { Result } from '#/domain/shared/result';

/** A code as it is drawn: dark squares as a path of SVG, within `size` by `size` units, margin included. */
export type CodePicture = { readonly size: number; readonly path: string };

/** Why there is no camera to read with: its owner or the browser refused it, there is none, or something else holds it. */
export const CAMERA_PROBLEMS = ['refused', 'absent', 'busy'] as const;
export type CameraProblem = (typeof CAMERA_PROBLEMS)[number];

/** An open camera. */
export type Camera = {
  /** What the page shows of it: the browser's own stream. */
  readonly stream: unknown;
  /** Tells each code that is seen, also one that was told before, until the camera is closed. */
  readonly watch: (onCode: (text: string) => void) => void;
  readonly close: () => void;
};

/** Codes that carry a backup from one screen to another device's camera. */
export type TransferCodes = {
  readonly draw: (text: string) => Promise<CodePicture>;
  /** The code in a picture; null where none is found. */
  readonly readImage: (bytes: ArrayBuffer) => Promise<string | null>;
  readonly openCamera: () => Promise<Result<Camera, CameraProblem>>;
  /** As few bytes as a text can be. */
  readonly pack: (text: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** The text that was packed. */
  readonly unpack: (bytes: Uint8Array) => Promise<Result<string, 'tooLarge' | 'damaged'>>;
};
