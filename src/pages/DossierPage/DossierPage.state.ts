import type {
  Application,
  ApplicationStatus,
  Contact,
  FollowUp,
} from '#/domain/applications/application';
import type { Day } from '#/domain/applications/days';
import type { CvExperience } from '#/domain/cv/cv';
import type { Attachment, AttachmentProblem } from '#/domain/dossier/attachments';
import type { Dossier } from '#/domain/dossier/dossier';
import type { FollowUpMessage, FollowUpWay } from '#/domain/dossier/followUpMessage.fr';
import type { JobRead } from '#/domain/dossier/jobOf';
import type { DossierPerson } from '#/domain/dossier/people';
import type { SpineStep } from '#/domain/dossier/spine';
import type { DossierLetter, DossierSummary } from '#/domain/dossier/summary';
import type { Claim, PostClaim } from '#/domain/matching/claims';
import type { PostRead } from '#/domain/matching/postRead';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import type { NotedApplication } from '#/usecases/applications/noteApplication';

/**
 * Where a dossier stands that is open: `closed` by another tab meanwhile, so that whatever is kept here opens it again, or
 * `newer`, since another tab went on to a later version and nothing can be kept here.
 */
export type DossierStanding = 'kept' | 'closed' | 'newer';

/** `opening` waits for the offers of the catalogue; `gone` was closed, or never was. */
export const DOSSIER_STATUSES = ['opening', 'open', 'gone', 'unavailable', 'unreadable'] as const;
export type DossierStatus = (typeof DOSSIER_STATUSES)[number];

/** The CV made for the job. */
export type DossierCv = {
  readonly changedOn: Day;
  /** Lines that differ from the imported CV. */
  readonly differences: number;
  /** Name of its file, without extension. */
  readonly fileName: string;
};

/** Addresses of what the dossier joins. */
export type DossierLinks = {
  readonly match: string;
  readonly letter: string;
  readonly interview: string;
  /** The application in its tracker; null where none was noted. */
  readonly application: string | null;
  /** The latest comparison, whole; null where there is none. */
  readonly analysis: string | null;
  /** The example in the search, where it can be applied to; null for what is no example. */
  readonly sample: string | null;
  /** The CV made for this job, or the page that makes it. */
  readonly cv: string;
  /** The page that prints it. */
  readonly sheet: string;
  readonly trainingOf: (id: number) => string;
};

/** One job, and all that is known of it. */
export type DossierView = DossierSummary & {
  readonly dossier: Dossier;
  readonly job: JobRead;
  readonly post: PostRead;
  readonly spine: readonly SpineStep[];
  readonly analysis: SavedAnalysis | null;
  /** The CV made for the job; null while there is none. */
  readonly cv: DossierCv | null;
  /** Files kept with it, newest first. */
  readonly attachments: readonly Attachment[];
  readonly links: DossierLinks;
};

/** What becomes of the file that was given last. */
export const FILING_STATUSES = ['idle', 'adding', 'refused'] as const;
export type FilingStatus = (typeof FILING_STATUSES)[number];
export type Filing =
  | { readonly status: 'idle' }
  | { readonly status: 'adding'; readonly fileName: string }
  | {
      readonly status: 'refused';
      readonly fileName: string;
      readonly problem: AttachmentProblem;
    };

export type DossierState =
  | { readonly status: 'opening' }
  | {
      readonly status: 'open';
      readonly view: DossierView;
      readonly filing: Filing;
      readonly standing: DossierStanding;
    }
  | { readonly status: 'gone' }
  | { readonly status: 'unavailable' }
  | { readonly status: 'unreadable'; readonly unreadable: 'all' | 'newer' };

export const DOSSIER_DIALOGS = [
  'note',
  'followUp',
  'person',
  'removePerson',
  'removeFile',
  'remove',
] as const;
export type DossierDialogKind = (typeof DOSSIER_DIALOGS)[number];

export type DossierDialog =
  | {
      readonly kind: 'note';
      /** The CV that is there now; null for none. */
      readonly cvName: string | null;
      readonly letters: readonly Pick<DossierLetter, 'id' | 'name'>[];
      /** Whether its file is kept with the dossier unless it is said otherwise; null where it is not at hand. */
      readonly keepsCv: boolean | null;
    }
  | {
      readonly kind: 'followUp';
      readonly application: Application;
      readonly followUp: FollowUp | null;
      readonly messages: Readonly<Record<FollowUpWay, FollowUpMessage>>;
    }
  | { readonly kind: 'person' }
  | { readonly kind: 'removePerson'; readonly person: DossierPerson }
  | { readonly kind: 'removeFile'; readonly attachment: Attachment }
  | { readonly kind: 'remove' };

/** What can be done on the page. */
export type DossierActions = {
  readonly onFollow: (follow: boolean) => void;
  /** Absent where nothing can be computed again. */
  readonly onClaim?: ((claim: Claim) => void) | undefined;
  /** The posts of the CV, in one of which a skill is shown; absent where they are not known. */
  readonly posts?: readonly CvExperience[] | undefined;
  /** Puts right what names the post, wherever the offer shows. */
  readonly onCorrectPost: (claim: PostClaim) => void;
  /** `before` is what they said when they were opened. */
  /** False where they could not be kept: what was typed stays. */
  readonly onNotes: (notes: string, before: string) => boolean;
  readonly onAskNote: () => void;
  readonly onAskFollowUp: (followUp: FollowUp | null) => void;
  readonly onCalendar: (followUp: FollowUp) => void;
  readonly onFinishFollowUp: (followUp: FollowUp, done: boolean) => void;
  readonly onStatus: (status: ApplicationStatus) => void;
  readonly onAskPerson: () => void;
  readonly onAskRemovePerson: (person: DossierPerson) => void;
  readonly onAttach: (file: File) => void;
  /** Hands a kept file over. */
  readonly onSaveFile: (attachment: Attachment) => void;
  readonly onAskRemoveFile: (attachment: Attachment) => void;
  readonly onAskRemove: () => void;
  readonly onRetry: () => void;
};

export type DossierDialogActions = {
  readonly onNote: (noted: NotedApplication, keepCv: boolean) => void;
  readonly onCopy: (text: string) => void;
  readonly onFollowedUp: () => void;
  readonly onAddPerson: (person: Omit<Contact, 'id'>) => void;
  readonly onRemovePerson: (person: DossierPerson) => void;
  readonly onRemoveFile: (attachment: Attachment) => void;
  readonly onRemove: () => void;
  readonly onCancel: () => void;
};
