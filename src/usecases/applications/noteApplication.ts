import { MAX_TEXT, nextApplicationId } from '#/domain/applications/application';
import type { Application } from '#/domain/applications/application';
import { createApplication, emptyDraft } from '#/domain/applications/applicationDraft';
import type { Day } from '#/domain/applications/days';
import { nextFollowUp } from '#/domain/applications/followUps';
import { UNNAMED_EMPLOYER } from '#/domain/applications/statuses.fr';
import { dossiersRecord } from '#/domain/dossier/dossiersRecord';
import { jobOf } from '#/domain/dossier/jobOf';
import { lettersRecord, withLetter } from '#/domain/letters/letterDraft';
import { letterText } from '#/domain/letters/letterText.fr';
import { ownOffersRecord } from '#/domain/offers/catalogue/ownOffersRecord';
import { localDay } from '#/domain/shared/localDay';
import { saveApplications } from '#/usecases/applications/saveApplications';
import { changeDossier } from '#/usecases/dossier/changeDossier';
import { dossierToasts } from '#/usecases/dossier/dossier.copy';
import { listIn } from '#/usecases/dossier/openDossier';
import { saveLetters } from '#/usecases/letters/saveLetters';
import { offerCorrectionsIn } from '#/usecases/offers/correctedOffers';
import type { Services } from '#/usecases/shared/services';

/** What a person notes of an application that they sent. */
export type NotedApplication = {
  readonly date: Day;
  /** Name of the CV file; empty for none. */
  readonly cvName: string;
  /** The letter that went with it; null for none. */
  readonly letterId: number | null;
  /** Pay in words, where the offer states it. */
  readonly salary?: string;
};

/**
 * Notes that the person applied for the job of a dossier, with the advertisement as it stands, and plans the
 * follow-ups. Nothing is sent. The application as kept; null where there is no such dossier or it was not kept.
 */
export const noteApplication = (
  parts: Pick<Services, 'vault' | 'notify' | 'now'>,
  dossierId: number,
  { date, cvName, letterId, salary = '' }: NotedApplication,
): Application | null => {
  const dossier = listIn(parts, dossiersRecord).find(({ id }) => id === dossierId);
  if (dossier === undefined) return null;
  const job = jobOf(dossier, {
    ownOffers: listIn(parts, ownOffersRecord),
    corrections: offerCorrectionsIn(parts),
  });
  const letter = listIn(parts, lettersRecord).find(({ id }) => id === letterId) ?? null;
  const now = parts.now();
  const today = localDay(now);
  const draft = {
    ...emptyDraft(today),
    title: job.title,
    company: job.company === '' ? UNNAMED_EMPLOYER : job.company,
    place: job.place,
    link: job.url,
    salary,
    date,
    cvName,
    letter: letter === null ? '' : letterText(letter.content),
    offerText: job.text.slice(0, MAX_TEXT),
  };
  let noted: Application | null = null;
  const stored = saveApplications(parts, (applications) => {
    const id = nextApplicationId(applications, now.getTime());
    noted = {
      ...createApplication(draft, { id, today, dossierId }),
      notes: dossier.notes,
      contacts: [...dossier.people],
    };
    return [...applications, noted];
  });
  const application = noted as Application | null;
  if (!stored || application === null) return null;
  if (letter !== null)
    saveLetters(parts, (all) =>
      withLetter(all, { ...letter, applicationId: application.id, dossierId }),
    );
  // An application has notes and contacts of its own: they are kept once.
  changeDossier(parts, dossierId, (one) => ({
    ...one,
    notes: '',
    people: [],
    followedOn: one.followedOn ?? today,
  }));
  parts.notify({
    tone: 'success',
    ...dossierToasts.noted(nextFollowUp(application)?.due ?? null),
  });
  return application;
};
