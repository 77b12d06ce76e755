import { ONE, VIEW, VIEWS } from '#/app/navigation/applicationsHrefs';
import type { Application } from '#/domain/applications/application';
import type { Day } from '#/domain/applications/days';
import { journalOf } from '#/domain/applications/journal';
import type { JournalPeriod, StudiedOffer } from '#/domain/applications/journal';
import { SAMPLE_APPLICATIONS } from '#/domain/applications/sampleApplications.fr';
import { countOverdue, selectApplications } from '#/domain/applications/selectApplications';
import type { ApplicationFilters } from '#/domain/applications/selectApplications';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { localDay } from '#/domain/shared/localDay';
import type { Result } from '#/domain/shared/result';
import type { Unreadable } from '#/domain/storage/unreadable';
import type { VaultProblem } from '#/domain/storage/Vault';
import type { ApplicationsState } from '#/pages/ApplicationsPage/ApplicationsPage.state';

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
  if (!stored.ok) return { status: stored.problem === 'corrupt' ? 'damaged' : 'unavailable' };
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
  const asked = params.get(ONE);
  const application = applications.find(({ id }) => String(id) === asked);
  if (application) return { status: 'detail', application };
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
