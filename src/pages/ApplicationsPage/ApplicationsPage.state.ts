import type { Application } from '#/domain/applications/application';
import type { ApplicationDraft } from '#/domain/applications/applicationDraft';
import type { ApplicationChange } from '#/domain/applications/changes';
import type { CsvImportPreview, CsvImportProblem } from '#/domain/applications/csvTable';
import type { JournalEntry, JournalPeriod } from '#/domain/applications/journal';
import type { ApplicationFilters } from '#/domain/applications/selectApplications';
import type { Result } from '#/domain/shared/result';
import type { Unreadable } from '#/domain/storage/unreadable';

export type ApplicationsStatus = ApplicationsState['status'];

/** The applications in view, as selected and sorted. */
export type ApplicationsListState = {
  readonly status: 'board' | 'table';
  readonly applications: readonly Application[];
  /** How many there are before any filter. */
  readonly total: number;
  /** How many follow-ups are overdue, before any filter. */
  readonly overdue: number;
  /** How many could not be read, and are kept aside. */
  readonly unreadable: Unreadable;
  /** The address asks for an application that is there no more. */
  readonly gone: boolean;
  readonly filters: ApplicationFilters;
};

export type ApplicationsJournalState = {
  readonly status: 'journal';
  readonly period: JournalPeriod;
  readonly entries: readonly JournalEntry[];
  /** Whose search it is, where the profile says; printed. */
  readonly person: string | null;
  /** What the journal cannot tell, because it could not be read. */
  readonly missing: { readonly applications: Unreadable; readonly analyses: Unreadable };
};

/**
 * Where an application stands that is shown whole: `deleted` by another tab meanwhile, so that whatever is saved here brings
 * it back, or `newer`, since another tab went on to a later version and nothing can be saved here.
 */
export type ApplicationStanding = 'kept' | 'deleted' | 'newer';

export type ApplicationsState =
  /** Nothing of the user's own yet: the rows of the specification, marked. */
  | { readonly status: 'samples'; readonly applications: readonly Application[] }
  | { readonly status: 'empty' }
  /** What was kept cannot be read: it is put aside at the next application. */
  | { readonly status: 'damaged' }
  /** A later version of the application wrote what was kept: it is left as it is. */
  | { readonly status: 'newer' }
  | { readonly status: 'unavailable' }
  | ApplicationsListState
  | {
      readonly status: 'detail';
      readonly application: Application;
      readonly standing: ApplicationStanding;
    }
  | ApplicationsJournalState;

export type ApplicationsDialogKind = ApplicationsDialog['kind'];

export type ApplicationsDialog =
  | { readonly kind: 'form'; readonly draft: ApplicationDraft; readonly editing: boolean }
  | { readonly kind: 'delete'; readonly title: string }
  | {
      readonly kind: 'importing';
      readonly fileName: string;
      readonly preview: Result<CsvImportPreview, CsvImportProblem>;
    };

/** Addresses of the views. */
export type ApplicationsHrefs = {
  readonly board: string;
  readonly table: string;
  readonly journal: string;
  readonly of: (id: number) => string;
  /** Opens the dossier of its job. */
  readonly dossier: (id: number) => string;
};

/** An offer that is followed and not applied to yet. */
export type FollowedOffer = {
  readonly id: number;
  readonly title: string;
  readonly company: string;
  /** Address of its dossier. */
  readonly href: string;
};

/** What can be done with all of the applications. */
export type ListActions = {
  readonly onFilters: (filters: ApplicationFilters) => void;
  readonly onAdd: () => void;
  readonly onExport: () => void;
  readonly onImport: (file: File) => void;
};

/** What can be done with one application. */
export type ItemActions = {
  /** Whether the change was kept; what was typed stays where it was not. */
  readonly onChange: (id: number, change: ApplicationChange) => boolean;
  readonly onEdit: (id: number) => void;
  readonly onAskDelete: (id: number) => void;
  readonly onOpenDossier: (id: number) => void;
  /** Asks for the calendar file of an interview. */
  readonly onCalendar: (id: number, interviewId: number) => void;
};

export type JournalActions = {
  readonly onPeriod: (period: JournalPeriod) => void;
  readonly onPrint: () => void;
  /** Nameless: neither person nor employers are told. */
  readonly onPdf: (nameless: boolean) => void;
  /** Nameless as the PDF is. */
  readonly onExport: (nameless: boolean) => void;
};

export type ApplicationsDialogActions = {
  readonly onSave: (draft: ApplicationDraft) => void;
  /** Deletes, or adds what an import shows. */
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};
