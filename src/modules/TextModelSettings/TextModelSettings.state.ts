import type { AddressProblem, TextModelChoice } from '#/domain/textmodel/settings';
import type { TextModelProblem } from '#/domain/textmodel/TextModel';
import type { BrowserModelState } from '#/domain/textmodel/TextModels';

/** What is typed for one's own service. */
export type OwnModelDraft = {
  readonly address: string;
  readonly model: string;
  readonly key: string;
};

export const TRIAL_STATUSES = ['none', 'running', 'passed', 'failed'] as const;
export type TrialStatus = (typeof TRIAL_STATUSES)[number];

/** How a trial call went: it holds nothing of the user's. */
export type Trial =
  | { readonly status: Exclude<TrialStatus, 'failed'> }
  | { readonly status: 'failed'; readonly problem: TextModelProblem };

export type TextModelSettingsState = {
  readonly choice: TextModelChoice;
  /** Null while it is being asked. */
  readonly browser: BrowserModelState | null;
  readonly draft: OwnModelDraft;
  /** What keeps the draft from being saved; shown once saving was tried. */
  readonly problems: {
    readonly address: AddressProblem | null;
    readonly model: 'missing' | null;
  };
  /** The draft is what is kept. */
  readonly saved: boolean;
  /** The page has to be loaded again before it may call the saved address. */
  readonly reloadNeeded: boolean;
  readonly trial: Trial;
  /** Destinations that text may be sent to without asking again. */
  readonly allowed: readonly string[];
};
