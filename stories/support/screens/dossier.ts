import { fn } from 'storybook/test';

import type { Day } from '#/domain/applications/days';
import { contentsOf } from '#/domain/dossier/contents';
import type { DossierRecords } from '#/domain/dossier/contents';
import type { Dossier } from '#/domain/dossier/dossier';
import { spineOf } from '#/domain/dossier/spine';
import { summaryOf } from '#/domain/dossier/summary';
import type { DossierView } from '#/pages/DossierPage/DossierPage.state';
import { aDossier } from '#tests/support/builders/aDossier';
import { aPostRead } from '#tests/support/builders/anAnalysis';

export const TODAY: Day = '2026-11-25';

const NOTHING: DossierRecords = {
  applications: [],
  analyses: [],
  letters: [],
  interviews: [],
  ownOffers: [],
  corrections: [],
};

/** A dossier as its page shows it, from the records that it joins. */
export const aDossierView = (
  records: Partial<DossierRecords> = {},
  change: Partial<Dossier> = {},
): DossierView => {
  const dossier = aDossier(change);
  const contents = contentsOf(dossier, { ...NOTHING, ...records });
  const { job, application, analysis } = contents;
  return {
    dossier,
    job,
    post:
      analysis?.report?.post ??
      aPostRead({ title: job.title || null, company: job.company, location: job.place }),
    spine: spineOf(contents, dossier.openedOn, TODAY),
    analysis,
    ...summaryOf(dossier, contents),
    cv: null,
    attachments: [],
    links: {
      match: `/dashboard/cv-offer-analysis?dossier=${dossier.id}`,
      letter: `/dashboard/cover-letter?dossier=${dossier.id}`,
      interview: `/dashboard/interview-simulator?dossier=${dossier.id}`,
      application: application && `/dashboard/applications?candidature=${application.id}`,
      analysis: analysis && `/dashboard/analysis-results?analyse=${analysis.id}`,
      sample: dossier.origin === 'sample' ? `/dashboard/search?offre=${dossier.offerId}` : null,
      sheet: `/dashboard/dossier/${dossier.id}?vue=fiche`,
      cv: `/dashboard/dossier/${dossier.id}?vue=cv`,
      trainingOf: (id) => `/dashboard/interview-simulator?entretien=${id}`,
    },
  };
};

/** What the page is given beside its state. */
export const dossierArgs = {
  dialog: null,
  today: TODAY,
  actions: {
    onFollow: fn(),
    onClaim: fn(),
    onCorrectPost: fn(),
    onNotes: fn(() => true),
    onAskNote: fn(),
    onAskFollowUp: fn(),
    onCalendar: fn(),
    onFinishFollowUp: fn(),
    onStatus: fn(),
    onAskPerson: fn(),
    onAskRemovePerson: fn(),
    onAttach: fn(),
    onSaveFile: fn(),
    onAskRemoveFile: fn(),
    onAskRemove: fn(),
    onRetry: fn(),
  },
  dialogActions: {
    onNote: fn(),
    onCopy: fn(),
    onFollowedUp: fn(),
    onAddPerson: fn(),
    onRemovePerson: fn(),
    onRemoveFile: fn(),
    onRemove: fn(),
    onCancel: fn(),
  },
};
