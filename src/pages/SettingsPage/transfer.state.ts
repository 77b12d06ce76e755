import type { CameraProblem, CodePicture } from '#/domain/backup/TransferCodes';
import type { NumberRange, PieceProblem } from '#/domain/backup/transferPieces';

/** Where codes stand that this device shows. */
export type ShownCodesStatus = ShownCodes['status'];

export type ShownCodes =
  | { readonly status: 'making' }
  | {
      readonly status: 'shown';
      /** Null while it is drawn. */
      readonly picture: CodePicture | null;
      readonly number: number;
      readonly total: number;
      readonly playing: boolean;
      /** Codes that are shown, as they were typed; empty for all of them. */
      readonly only: string;
      /** How many codes it would take with the files; null where all of it goes. */
      readonly whole: number | null;
      /** A kept file could not be read, and stays here. */
      readonly withoutFiles: boolean;
    }
  /** So many codes that a file is the better way. */
  | { readonly status: 'tooLarge'; readonly pieces: number }
  | { readonly status: 'failed' };

export type ShownCodesActions = {
  readonly onPlay: (playing: boolean) => void;
  /** 1 for the next one, -1 for the one before. */
  readonly onStep: (by: 1 | -1) => void;
  readonly onOnly: (typed: string) => void;
  /** To a file instead. */
  readonly onExport: () => void;
  readonly onClose: () => void;
};

/** What was wrong with the last code or picture, or with all of them together. */
export type ReadNotice = PieceProblem | 'otherTransfer' | 'noCode' | 'altered';

/** What stands between this device and the codes. */
export type CameraStatus = CameraView['status'];

export type CameraView =
  | { readonly status: 'opening' }
  /** A `MediaStream`; null leaves the picture dark. */
  | { readonly status: 'open'; readonly stream: unknown }
  | { readonly status: 'closed'; readonly problem: CameraProblem };

export type ReadCodes = {
  readonly camera: CameraView;
  readonly found: number;
  /** Null before the first code. */
  readonly total: number | null;
  readonly missing: readonly NumberRange[];
  readonly notice: ReadNotice | null;
  /** Pictures are being looked into. */
  readonly busy: boolean;
};

export type ReadCodesActions = {
  readonly onImages: (files: readonly File[]) => void;
  readonly onRetry: () => void;
  /** Forgets the codes that were read. */
  readonly onStartOver: () => void;
  readonly onClose: () => void;
};
