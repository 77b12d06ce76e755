import type { Cv } from '#/domain/cv/cv';
import type { CvCorrection } from '#/domain/cv/cvCorrection';
import type { ReadingProblem, ReadingProgress } from '#/domain/cv/TextExtractor';
import type { PageDrawing } from '#/usecases/cv/pageDrawings';

export type MyCvStatus = MyCvState['status'];

/** A file given in place of a good CV, that could not be read. */
export type RefusedFile = { readonly fileName: string; readonly problem: ReadingProblem };

export type CvPictureKind = CvPicture['kind'];

/** What stands beside the fields: the pages of a PDF, or the text as laid out where no page can be drawn. */
export type CvPicture =
  | { readonly kind: 'pages'; readonly drawings: readonly PageDrawing[] }
  | { readonly kind: 'text' };

/** How the screen stands at first, for pictures. */
export type MyCvAtFirst = {
  /** A file is held over the zone. */
  readonly dragging?: boolean;
  /** The field whose correction is open. */
  readonly editing?: string;
  /** Key of the field pointed at. */
  readonly lit?: string;
  /** The page stands over the fields. */
  readonly pageOpen?: boolean;
  readonly skillsUnfolded?: boolean;
};

/** What the screen knows of the CV. */
export type MyCvState =
  | { readonly status: 'empty' }
  /** One is kept on this device, and comes back: what is known of it meanwhile. */
  | {
      readonly status: 'awaited';
      readonly fileName: string;
      /** How well it was read, in words; null where they were never kept. */
      readonly told: string | null;
    }
  | { readonly status: 'reading'; readonly fileName: string; readonly progress: ReadingProgress }
  | {
      readonly status: 'read';
      readonly fileName: string;
      /** As corrected. */
      readonly cv: Cv;
      /** Before any correction: names what was refused. */
      readonly asRead: Cv;
      readonly picture: CvPicture;
      /** Those that hold, in the order they were made. */
      readonly corrections: readonly CvCorrection[];
      /** Null once its owner has seen it. */
      readonly refused: RefusedFile | null;
    }
  | { readonly status: 'unreadable'; readonly fileName: string; readonly problem: ReadingProblem };
