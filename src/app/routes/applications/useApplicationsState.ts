import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useServices } from '#/app/hooks/ServicesContext';
import { useHeld } from '#/app/hooks/useHeld';
import { useRecord } from '#/app/hooks/useRecord';
import { useShowSamples } from '#/app/hooks/useShowSamples';
import { useUnreadable } from '#/app/hooks/useUnreadable';
import { APPLICATION_PARAM, VIEW, VIEWS } from '#/app/navigation/applicationsHrefs';
import type { Application } from '#/domain/applications/application';
import { applicationsRecord } from '#/domain/applications/applicationsRecord';
import { addDays } from '#/domain/applications/days';
import type { Day } from '#/domain/applications/days';
import type { JournalPeriod, StudiedOffer } from '#/domain/applications/journal';
import { journalOf } from '#/domain/applications/journal';
import { SAMPLE_APPLICATIONS } from '#/domain/applications/sampleApplications.fr';
import {
  NO_FILTERS,
  countOverdue,
  selectApplications,
} from '#/domain/applications/selectApplications';
import type { ApplicationFilters } from '#/domain/applications/selectApplications';
import { analysesRecord } from '#/domain/matching/analysesRecord';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import type { Profile } from '#/domain/profile/profile';
import { profileRecord } from '#/domain/profile/profileRecord';
import { localDay } from '#/domain/shared/localDay';
import type { Result } from '#/domain/shared/result';
import { readingProblemOf } from '#/domain/storage/unreadable';
import type { Unreadable } from '#/domain/storage/unreadable';
import type { VaultProblem } from '#/domain/storage/Vault';
import type {
  ApplicationsState,
  ApplicationsStatus,
} from '#/pages/ApplicationsPage/ApplicationsPage.state';

/** What the screen is made from. */
export type ApplicationsSources = {
  readonly stored: Result<readonly Application[] | null, VaultProblem>;
  readonly analyses: readonly SavedAnalysis[];
  readonly person: string | null;
  readonly filters: ApplicationFilters;
  readonly period: JournalPeriod;
  readonly today: Day;
  readonly showSamples: boolean;
  /** What of the kept applications could not be read. */
  readonly unreadable: Unreadable;
  /** What of the saved analyses could not be read. */
  readonly unreadableAnalyses: Unreadable;
};

/** Analyses of real offers, as days on which an offer was studied. Simulated ones are no step of a search. */
const studiedIn = (analyses: readonly SavedAnalysis[]): readonly StudiedOffer[] =>
  analyses
    .filter(({ sample }) => !sample)
    .map(({ date, offerTitle, company, place, summary }) => ({
      day: localDay(new Date(date)),
      title: offerTitle ?? summary,
      company: company ?? '',
      place: place ?? '',
    }));

/** What Mes Candidatures shows: samples until the first application, then what the address asks for. */
export const applicationsState = (
  sources: ApplicationsSources,
  params: URLSearchParams,
): ApplicationsState => {
  const { stored, filters, period, today, unreadable } = sources;
  if (!stored.ok) return { status: readingProblemOf(stored.problem) };
  const applications = stored.value ?? [];
  const view = params.get(VIEW);
  if (view === VIEWS.journal)
    return {
      status: 'journal',
      period,
      person: sources.person,
      entries: journalOf({ applications, studied: studiedIn(sources.analyses) }, period),
      missing: { applications: unreadable, analyses: sources.unreadableAnalyses },
    };
  if (stored.value === null && sources.showSamples)
    return { status: 'samples', applications: SAMPLE_APPLICATIONS };
  if (applications.length === 0) return { status: 'empty' };
  const asked = params.get(APPLICATION_PARAM);
  const application = applications.find(({ id }) => String(id) === asked);
  if (application) return { status: 'detail', application, standing: 'kept' };
  return {
    status: view === VIEWS.table ? 'table' : 'board',
    applications: selectApplications(applications, filters, today),
    total: applications.length,
    overdue: countOverdue(applications, today),
    unreadable,
    gone: asked !== null,
    filters,
  };
};

/** What a control asks for at first: the last three months. */
const JOURNAL_DAYS = 91;

/** What shows where the application that is asked for is not there. */
const LISTS: ReadonlySet<ApplicationsStatus> = new Set(['board', 'table', 'empty']);

const NONE: readonly Application[] = [];

const nameOf = (profile: Profile | null): string | null =>
  (profile && [profile.firstName, profile.lastName].filter(Boolean).join(' ')) || null;

/** The state of the screen over what is stored, the filters, the period of the journal, and the view in the address. */
export const useApplicationsState = () => {
  const today = localDay(useServices().now());
  const [params] = useSearchParams();
  const [filters, setFilters] = useState(NO_FILTERS);
  const [period, setPeriod] = useState<JournalPeriod>({
    from: addDays(today, -JOURNAL_DAYS),
    to: today,
  });
  // A new attempt reads the record again, whatever was remembered.
  const [, setAttempt] = useState(0);
  const stored = useRecord(applicationsRecord);
  const analyses = useRecord(analysesRecord);
  const profile = useRecord(profileRecord);
  const showSamples = useShowSamples();
  const unreadable = useUnreadable(applicationsRecord);
  const unreadableAnalyses = useUnreadable(analysesRecord);
  const state = useMemo(
    () =>
      applicationsState(
        {
          stored,
          analyses: (analyses.ok && analyses.value) || [],
          person: profile.ok ? nameOf(profile.value) : null,
          filters,
          period,
          today,
          showSamples,
          unreadable,
          unreadableAnalyses,
        },
        params,
      ),
    [
      stored,
      analyses,
      profile,
      filters,
      period,
      today,
      showSamples,
      unreadable,
      unreadableAnalyses,
      params,
    ],
  );
  const held = useHeld(
    params.get(APPLICATION_PARAM),
    state.status === 'detail' ? state.application : null,
  );
  // Where nothing is kept at all, the person erased everything: then nothing of it stays on the screen either.
  const isDeleted = stored.ok && stored.value !== null && LISTS.has(state.status);
  const standing = isDeleted ? 'deleted' : state.status === 'newer' ? 'newer' : null;
  return {
    state:
      held.shown !== null && standing !== null
        ? ({ status: 'detail', application: held.shown, standing } as const)
        : state,
    forget: held.forget,
    applications: (stored.ok && stored.value) || NONE,
    period,
    setFilters,
    setPeriod,
    retry: () => setAttempt((previous) => previous + 1),
  };
};
