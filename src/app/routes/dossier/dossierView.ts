import { hrefOfAnalysis } from '#/app/navigation/analysesHrefs';
import { applicationsHrefs } from '#/app/navigation/applicationsHrefs';
import { hrefOfDossierCv, hrefOfDossierSheet } from '#/app/navigation/dossierHrefs';
import { subjectAddress } from '#/app/navigation/subjectAddress';
import { ADDRESSES } from '#/copy/addresses';
import type { Day } from '#/domain/applications/days';
import type { Attachment } from '#/domain/dossier/attachments';
import { contentsOf } from '#/domain/dossier/contents';
import type { DossierContents, DossierRecords } from '#/domain/dossier/contents';
import type { Dossier } from '#/domain/dossier/dossier';
import { postOfJob } from '#/domain/dossier/postOfJob';
import { spineOf } from '#/domain/dossier/spine';
import { summaryOf } from '#/domain/dossier/summary';
import { tailoredDifferences } from '#/domain/tailoredCv/tailoredChanges';
import type { TailoredCv } from '#/domain/tailoredCv/tailoredCv';
import { tailoredFileName } from '#/domain/tailoredCv/tailoredCv.fr';
import type { DossierLinks, DossierView } from '#/pages/DossierPage/DossierPage.state';

const linksOf = (
  { id, origin, offerId }: Dossier,
  { application, analysis }: DossierContents,
): DossierLinks => {
  const subject = { kind: 'dossier', id } as const;
  return {
    match: subjectAddress(ADDRESSES.match, subject),
    letter: subjectAddress(ADDRESSES.coverLetter, subject),
    interview: subjectAddress(ADDRESSES.interview, subject),
    application: application && applicationsHrefs.of(application.id),
    analysis: analysis && hrefOfAnalysis(analysis.id),
    sample:
      origin === 'sample' && offerId !== null
        ? subjectAddress(ADDRESSES.search, { kind: 'offer', id: offerId })
        : null,
    cv: hrefOfDossierCv(id),
    sheet: hrefOfDossierSheet(id),
    trainingOf: (training) => `${ADDRESSES.interview}?entretien=${training}`,
  };
};

const cvOf = (cv: TailoredCv | undefined, job: string): DossierView['cv'] =>
  cv === undefined
    ? null
    : {
        changedOn: cv.changedAt.slice(0, 10),
        differences: tailoredDifferences(cv.content).filter(
          ({ difference }) => difference !== 'unplaced',
        ).length,
        fileName: tailoredFileName(cv.content.name, job),
      };

/** A dossier as its page shows it, from the records that it joins. */
export const dossierView = (
  dossier: Dossier,
  records: DossierRecords & {
    readonly tailoredCvs: readonly TailoredCv[];
    readonly attachments: readonly Attachment[];
  },
  today: Day,
): DossierView => {
  const contents = contentsOf(dossier, records);
  const { job, analysis } = contents;
  return {
    dossier,
    job,
    post: postOfJob(contents, records.corrections),
    spine: spineOf(contents, dossier.openedOn, today),
    analysis,
    ...summaryOf(dossier, contents),
    cv: cvOf(
      records.tailoredCvs.find(({ id }) => id === dossier.id),
      job.title,
    ),
    attachments: records.attachments.filter(({ dossierId }) => dossierId === dossier.id),
    links: linksOf(dossier, contents),
  };
};
