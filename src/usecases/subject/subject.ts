import type { Application } from '#/domain/applications/application';
import type { Dossier } from '#/domain/dossier/dossier';
import { jobOf } from '#/domain/dossier/jobOf';
import type { JobRead } from '#/domain/dossier/jobOf';
import type { PostClaim } from '#/domain/matching/claims';
import type { PostRead } from '#/domain/matching/postRead';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { OfferCorrections } from '#/domain/postings/offerCorrections';
import { fold } from '#/domain/shared/text';

/** What a screen works on, whichever way it was named. */
export type Subject = SubjectRef & {
  /** The dossier of its job; null where none is open yet. */
  readonly dossierId: number | null;
  readonly title: string;
  readonly company: string;
  readonly place: string;
  /** The advertisement as plain text; empty where the application holds no copy of it. */
  readonly text: string;
};

/** An application of the user as a subject. */
export const subjectOfApplication = (application: Application): Subject => ({
  kind: 'application',
  id: application.id,
  dossierId: application.dossierId,
  title: application.title,
  company: application.company,
  place: application.place,
  text: application.offer?.text ?? '',
});

/** An offer of the catalogue, or one that the user added, as a subject. */
export const subjectOfOffer = (offer: InternalOffer, dossierId: number | null = null): Subject => ({
  kind: 'offer',
  id: offer.id,
  dossierId,
  title: offer.title,
  company: offer.company,
  place: offer.location,
  text: offer.description,
});

/** A dossier as a subject; `job` is what names it, put right, with its text. */
export const subjectOfDossier = ({ id }: Pick<Dossier, 'id'>, job: JobRead): Subject => ({
  kind: 'dossier',
  id,
  dossierId: id,
  title: job.title,
  company: job.company,
  place: job.place,
  text: job.text,
});

/** What an address can name. */
export type SubjectSources = {
  readonly applications: readonly Application[];
  /** Those of the catalogue, the user's own first. */
  readonly offers: readonly InternalOffer[];
  readonly dossiers: readonly Dossier[];
  readonly corrections: readonly OfferCorrections[];
};

/** Finds what an address names; null for an identifier that nothing has, or no longer. */
export const findSubject = (
  { kind, id }: SubjectRef,
  { applications, offers, dossiers, corrections }: SubjectSources,
): Subject | null => {
  if (kind === 'dossier') {
    const dossier = dossiers.find((one) => one.id === id);
    return dossier
      ? subjectOfDossier(dossier, jobOf(dossier, { ownOffers: offers, corrections }))
      : null;
  }
  if (kind === 'application') {
    const application = applications.find((one) => one.id === id);
    return application ? subjectOfApplication(application) : null;
  }
  const offer = offers.find((one) => one.id === id);
  const opened = dossiers.find(({ offerId }) => offerId === id);
  return offer ? subjectOfOffer(offer, opened?.id ?? null) : null;
};

/** The advertisement as it would be pasted: the text, under what names it where the text does not, however that is written there; nothing where no text is known. */
export const advertisementOf = ({ title, company, place, text }: Subject): string => {
  if (text.trim() === '') return '';
  const said = fold(text);
  const head = [title, company, place].filter((line) => line !== '' && !said.includes(fold(line)));
  return [...head, ...(head.length > 0 ? [''] : []), text].join('\n');
};

/** What another screen is asked to work on: a dossier, an application of the user, or an offer of the catalogue. */
export type SubjectRef = {
  readonly kind: 'application' | 'offer' | 'dossier';
  /** Identifier of the application, of the offer or of the dossier. */
  readonly id: number;
};

/** What an advertisement was read as, and the way to put it right wherever that offer shows. */
export type JobCorrection = {
  readonly post: PostRead;
  readonly onCorrect: (claim: PostClaim) => void;
};

/** A job that a screen was opened on, or can be. */
export type HeldJob = {
  readonly title: string;
  readonly company: string;
  /** Address of its dossier, or of the screen opened on it. */
  readonly href: string;
  /** Reads what can be put right of it, null where it cannot be loaded; absent where the person wrote it, or is offered it. */
  readonly correction?: (() => Promise<JobCorrection | null>) | null;
};

/** Tells one subject from the next. */
export const subjectKey = ({ kind, id }: SubjectRef): string => `${kind} ${id}`;

/**
 * Remembers which subject a form took last. The answer tells whether to take this one: the same one comes once, so
 * that what was written since stays, and again where the form is empty.
 */
export const createTakeOnce = (): ((key: string, isEmpty: boolean) => boolean) => {
  let taken: string | null = null;
  return (key, isEmpty) => {
    if (taken === key && !isEmpty) return false;
    taken = key;
    return true;
  };
};
