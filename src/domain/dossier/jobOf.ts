import type { Dossier } from '#/domain/dossier/dossier';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { correctionBy } from '#/domain/postings/offerCorrections';
import type { OfferCorrections } from '#/domain/postings/offerCorrections';

/** The text of a dossier: its own copy, or that of the user's offer that it is about. */
export const textOfDossier = (
  { text, offerId }: Pick<Dossier, 'text' | 'offerId'>,
  ownOffers: readonly InternalOffer[],
): string => (text === '' ? (ownOffers.find(({ id }) => id === offerId)?.description ?? '') : text);

/** What names the job, as the person put it right, and its text. */
export type JobRead = Pick<Dossier, 'title' | 'company' | 'place' | 'url' | 'text'>;

/** What a job is known from beside its dossier. */
export type JobSources = {
  readonly ownOffers: readonly InternalOffer[];
  readonly corrections: readonly OfferCorrections[];
};

/** The job of a dossier with its corrections. */
export const jobOf = (dossier: Dossier, { ownOffers, corrections }: JobSources): JobRead => {
  const text = textOfDossier(dossier, ownOffers);
  const { title, company, location } = text === '' ? {} : correctionBy(corrections, text).head;
  return {
    title: title ?? dossier.title,
    company: (company === undefined ? dossier.company : company) ?? '',
    place: (location === undefined ? dossier.place : location) ?? '',
    url: dossier.url,
    text,
  };
};
