import { applicationsRecord } from '#/domain/applications/applicationsRecord';
import type { CvFact, SearchFacts } from '#/domain/assistant/facts';
import { attachmentsRecord } from '#/domain/dossier/attachments';
import { dossiersRecord } from '#/domain/dossier/dossiersRecord';
import { lettersRecord } from '#/domain/letters/letterDraft';
import { analysesRecord } from '#/domain/matching/analysesRecord';
import { profileRecord } from '#/domain/profile/profileRecord';
import { showsSamples } from '#/domain/settings/showSamples';
import { localDay, localTime } from '#/domain/shared/localDay';
import type { CvState } from '#/usecases/cv/cvState';
import type { Services } from '#/usecases/shared/services';

const cvFact = (cv: CvState): CvFact => {
  switch (cv.status) {
    case 'none':
      return { status: 'none' };
    case 'read':
      return { status: 'read', fileName: cv.fileName, cv: cv.cv };
    case 'reading':
    case 'unreadable':
      return { status: cv.status, fileName: cv.fileName };
  }
};

/** What is known of the user at this instant. What cannot be read back counts as absent. */
export const factsOf = (
  { vault, now }: Pick<Services, 'vault' | 'now'>,
  cv: CvState,
): SearchFacts => {
  const instant = now();
  const applications = vault.read(applicationsRecord);
  const analyses = vault.read(analysesRecord);
  const letters = vault.read(lettersRecord);
  const dossiers = vault.read(dossiersRecord);
  const attachments = vault.read(attachmentsRecord);
  const profile = vault.read(profileRecord);
  const today = localDay(instant);
  return {
    today,
    now: `${today}T${localTime(instant)}`,
    cv: cvFact(cv),
    profile: profile.ok ? profile.value : null,
    applications: (applications.ok && applications.value) || [],
    analyses: ((analyses.ok && analyses.value) || []).filter(({ sample }) => !sample),
    letters: (letters.ok && letters.value) || [],
    dossiers: (dossiers.ok && dossiers.value) || [],
    attachments: (attachments.ok && attachments.value) || [],
    showSamples: showsSamples(vault),
  };
};
