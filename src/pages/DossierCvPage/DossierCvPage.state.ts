import type { JobRead } from '#/domain/dossier/jobOf';
import type { TailoredChange } from '#/domain/tailoredCv/changeTailoredCv';
import type { CvFormat } from '#/domain/tailoredCv/CvFiles';
import type { CvLayout, TailoredCv } from '#/domain/tailoredCv/tailoredCv';

/** `making` compares and composes, `failed` could not; `noCv` and `unusable` have nothing to make it from. */
export const DOSSIER_CV_STATUSES = ['making', 'failed', 'noCv', 'unusable', 'open'] as const;
export type DossierCvStatus = (typeof DOSSIER_CV_STATUSES)[number];

export type DossierCvState =
  | { readonly status: 'making' }
  | { readonly status: 'failed' }
  | { readonly status: 'noCv' }
  | { readonly status: 'unusable' }
  | {
      readonly status: 'open';
      readonly cv: TailoredCv;
      /** The CV that is there now, where it is not the one that this one was made from; null otherwise. */
      readonly newerCv: string | null;
    };

export const DOSSIER_CV_DIALOGS = ['remake'] as const;
export type DossierCvDialog = (typeof DOSSIER_CV_DIALOGS)[number];

export type DossierCvActions = {
  readonly onChange: (change: TailoredChange) => void;
  readonly onLayout: (layout: CvLayout) => void;
  readonly onEmphasis: (emphasis: boolean) => void;
  readonly onDownload: (format: CvFormat) => void;
  /** Absent where there is no CV to make it from again. */
  readonly onAskRemake?: (() => void) | undefined;
  readonly onRemake: () => void;
  readonly onCancel: () => void;
  /** Makes it once more. */
  readonly onRetry: () => void;
};

/** The job, and the way back to its dossier. */
export type DossierCvJob = Pick<JobRead, 'title' | 'company' | 'text'> & { readonly href: string };
