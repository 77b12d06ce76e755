import type { PhotoProblem } from '#/domain/profile/photo';
import type { Profile } from '#/domain/profile/profile';
import type { ProfileSection } from '#/domain/profile/profileSections';
import type { ProfileImportProblem } from '#/domain/profile/transfer';
import type { VaultProblem } from '#/domain/storage/Vault';
import type { ProfileDraft } from '#/usecases/profile/profileDraft';

export type ProfileStatus = ProfileState['status'];

/** The form, and whether what was kept could be read: where it could not, the form starts empty and says so. */
export type ProfileState =
  | { readonly status: 'ready'; readonly draft: ProfileDraft }
  | { readonly status: 'notRead'; readonly problem: VaultProblem; readonly draft: ProfileDraft };

export const PHOTO_STATUSES = ['none', 'reading', 'kept'] as const;
export type PhotoStatus = (typeof PHOTO_STATUSES)[number];

/** The photo, and what the last file given met. */
export type PhotoState = {
  readonly status: PhotoStatus;
  /** Data URL of the photo in place; null where there is none. */
  readonly url: string | null;
  readonly problem: PhotoProblem | null;
};

/** Where an import comes from. */
export type ImportSource =
  | { readonly kind: 'cv'; readonly fileName: string }
  | { readonly kind: 'file'; readonly fileName: string };

export type ProfileDialogKind = ProfileDialog['kind'];

/** What stands over the screen. */
export type ProfileDialog =
  | { readonly kind: 'leave' }
  | {
      readonly kind: 'preview';
      readonly source: ImportSource;
      readonly before: Profile;
      readonly after: Profile;
      /** The sections that would change; never empty. */
      readonly sections: readonly ProfileSection[];
    }
  | { readonly kind: 'sameImport'; readonly source: ImportSource }
  | {
      readonly kind: 'importFailed';
      readonly fileName: string;
      readonly problem: ProfileImportProblem;
    };
