import type { Application } from '#/domain/applications/application';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';

/** What a screen works on, whichever way it was named. */
export type Subject = SubjectRef & {
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
  title: application.title,
  company: application.company,
  place: application.place,
  text: application.offer?.text ?? '',
});

/** An offer of the catalogue, or one that the user added, as a subject. */
export const subjectOfOffer = (offer: InternalOffer): Subject => ({
  kind: 'offer',
  id: offer.id,
  title: offer.title,
  company: offer.company,
  place: offer.location,
  text: offer.description,
});

/** Finds what an address names; null for an identifier that nothing has, or no longer. */
export const findSubject = (
  { kind, id }: SubjectRef,
  applications: readonly Application[],
  offers: readonly InternalOffer[],
): Subject | null => {
  if (kind === 'application') {
    const application = applications.find((one) => one.id === id);
    return application ? subjectOfApplication(application) : null;
  }
  const offer = offers.find((one) => one.id === id);
  return offer ? subjectOfOffer(offer) : null;
};

/** The advertisement as it would be pasted: the text under its title, or nothing where no text is known. */
export const advertisementOf = ({ title, company, place, text }: Subject): string => {
  if (text.trim() === '') return '';
  const head = [title, company, place].filter((line) => line !== '' && !text.includes(line));
  return [...head, ...(head.length > 0 ? [''] : []), text].join('\n');
};

/** What another screen is asked to work on: an application of the user, or an offer of the catalogue. */
export type SubjectRef = {
  readonly kind: 'application' | 'offer';
  /** Identifier of the application or of the offer. */
  readonly id: number;
};
