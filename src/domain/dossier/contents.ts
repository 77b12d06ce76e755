import type { Application } from '#/domain/applications/application';
import type { Dossier } from '#/domain/dossier/dossier';
import { comparedOf, findSameJob } from '#/domain/dossier/findDossier';
import { jobOf } from '#/domain/dossier/jobOf';
import type { JobRead } from '#/domain/dossier/jobOf';
import type { InterviewSession } from '#/domain/interview/interview';
import type { SavedLetter } from '#/domain/letters/letterDraft';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { OfferCorrections } from '#/domain/postings/offerCorrections';
import { inCodeOrder } from '#/domain/shared/inCodeOrder';

/** The records that a dossier joins, as they are kept. */
export type DossierRecords = {
  readonly applications: readonly Application[];
  readonly analyses: readonly SavedAnalysis[];
  readonly letters: readonly SavedLetter[];
  readonly interviews: readonly InterviewSession[];
  readonly ownOffers: readonly InternalOffer[];
  readonly corrections: readonly OfferCorrections[];
};

/** All that is known of one job. */
export type DossierContents = {
  readonly job: JobRead;
  /** The one that was sent last. */
  readonly application: Application | null;
  /** The latest comparison. */
  readonly analysis: SavedAnalysis | null;
  /** The letter changed last first. */
  readonly letters: readonly SavedLetter[];
  /** The latest first. */
  readonly interviews: readonly InterviewSession[];
};

type Joined = { readonly dossierId: number | null };

/**
 * Gathers what belongs to a dossier: what names it, and what was made before there were dossiers and is about
 * the same job, by its text or by its title and employer.
 */
export const contentsOf = (dossier: Dossier, records: DossierRecords): DossierContents => {
  const job = jobOf(dossier, records);
  const known = [comparedOf(job), comparedOf({ ...dossier, text: job.text })];
  const isAbout = (posting: Parameters<typeof comparedOf>[0]): boolean =>
    findSameJob(comparedOf(posting), known) !== null;
  const belongs = <T extends Joined>(
    one: T,
    named: (one: T) => Parameters<typeof comparedOf>[0],
  ): boolean => (one.dossierId === null ? isAbout(named(one)) : one.dossierId === dossier.id);

  const applications = records.applications.filter((one) =>
    belongs(one, ({ title, company, place, link, offer }) => ({
      title,
      company,
      place,
      url: link,
      text: offer?.text ?? '',
    })),
  );
  const application = applications.toSorted((a, b) => inCodeOrder(b.date, a.date))[0] ?? null;
  const analysis = records.analyses.find(
    (one) =>
      !one.sample &&
      belongs(one, ({ offerTitle, company, place }) => ({
        title: offerTitle ?? '',
        company: company ?? '',
        place: place ?? '',
        url: '',
        text: '',
      })),
  );
  const letters = records.letters.filter(
    (one) =>
      (application !== null && one.applicationId === application.id) ||
      belongs(one, ({ form }) => ({
        title: form.title,
        company: form.company,
        place: '',
        url: '',
        text: form.offerText,
      })),
  );
  const interviews = records.interviews.filter((one) =>
    belongs(one, ({ title, company, offerText }) => ({
      title: title ?? '',
      company: company ?? '',
      place: '',
      url: '',
      text: offerText,
    })),
  );
  return {
    job,
    application,
    analysis: analysis ?? null,
    letters: letters.toSorted((a, b) => inCodeOrder(b.changedAt, a.changedAt)),
    interviews: interviews.toSorted((a, b) => b.id - a.id),
  };
};
