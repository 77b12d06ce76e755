import type { Application } from '#/domain/applications/application';
import type { KeptDossier, KeptFile, SearchFacts } from '#/domain/assistant/facts';
import { analysisOf } from '#/domain/assistant/namedRecords';
import type { CvExperience } from '#/domain/cv/cv';
import type { SavedLetter } from '#/domain/letters/letterDraft';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';

/** All that the account holds of one job, wherever it is kept. */
export type Job = {
  readonly kind: 'job';
  readonly application: Application | null;
  readonly analysis: SavedAnalysis | null;
  readonly dossier: KeptDossier | null;
  readonly letters: readonly SavedLetter[];
  readonly attachments: readonly KeptFile[];
  readonly title: string;
  readonly company: string;
  readonly place: string;
};

/** A post that the CV tells. */
export type Post = { readonly kind: 'post'; readonly post: CvExperience };

/** Something of the person's own that a question can name. */
export type AccountRecord = Job | Post;

type Parts = Pick<Job, 'application' | 'analysis' | 'dossier'>;

const jobOf = (
  { application, analysis, dossier }: Parts,
  { letters, attachments = [] }: SearchFacts,
): Job => ({
  kind: 'job',
  application,
  analysis,
  dossier,
  letters: letters.filter(
    (each) =>
      (application !== null && each.applicationId === application.id) ||
      (dossier !== null && each.dossierId === dossier.id),
  ),
  attachments: attachments.filter(({ dossierId }) => dossierId === dossier?.id),
  title: application?.title ?? analysis?.offerTitle ?? dossier?.title ?? '',
  company: application?.company ?? analysis?.company ?? dossier?.company ?? '',
  place: application?.place || analysis?.place || dossier?.place || '',
});

const madeFrom = (facts: SearchFacts): readonly AccountRecord[] => {
  const { applications, analyses, dossiers = [], cv } = facts;
  const dossierOf = (id: number | null): KeptDossier | null =>
    dossiers.find((each) => each.id === id) ?? null;
  const applied = applications.map((application) =>
    jobOf(
      {
        application,
        analysis: analysisOf(application, analyses, applications),
        dossier: dossierOf(application.dossierId),
      },
      facts,
    ),
  );
  // Of one offer compared twice the last comparison stands.
  const compared = analyses
    .filter(
      ({ id, offerTitle, company }, at) =>
        !applied.some(
          ({ analysis }) =>
            analysis?.id === id ||
            (analysis?.offerTitle === offerTitle && analysis.company === company),
        ) &&
        analyses.findIndex((each) => each.offerTitle === offerTitle && each.company === company) ===
          at,
    )
    .map((analysis) =>
      jobOf({ application: null, analysis, dossier: dossierOf(analysis.dossierId) }, facts),
    );
  const kept = dossiers
    .filter(({ id }) => ![...applied, ...compared].some(({ dossier }) => dossier?.id === id))
    .map((dossier) => jobOf({ application: null, analysis: null, dossier }, facts));
  const posts =
    cv.status === 'read' ? cv.cv.experiences.map((post): Post => ({ kind: 'post', post })) : [];
  return [...applied, ...compared, ...kept, ...posts];
};

const made = new WeakMap<SearchFacts, readonly AccountRecord[]>();

/** The records of an account: its jobs, each gathered from all that names it, and the posts of the CV. */
export const accountOf = (facts: SearchFacts): readonly AccountRecord[] => {
  const known = made.get(facts);
  if (known !== undefined) return known;
  const records = madeFrom(facts);
  made.set(facts, records);
  return records;
};

export const isJob = (record: AccountRecord): record is Job => record.kind === 'job';

/** The jobs of an account that were applied for, the one sent last first. */
export const appliedFor = (facts: SearchFacts): readonly Job[] =>
  accountOf(facts)
    .filter(isJob)
    .filter(({ application }) => application !== null)
    .toSorted((a, b) => ((a.application?.date ?? '') < (b.application?.date ?? '') ? 1 : -1));

/** The advertisement of a job, where a text of it was kept. */
export const offerTextOf = ({ application, analysis, dossier, letters }: Job): string =>
  application?.offer?.text ||
  dossier?.text ||
  analysis?.report?.offerText ||
  (letters.find(({ form }) => form.offerText.trim() !== '')?.form.offerText ?? '');
