import type { Dossier, Posting } from '#/domain/dossier/dossier';
import { textOfDossier } from '#/domain/dossier/jobOf';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { findDuplicate } from '#/domain/offers/intake/findDuplicate';
import type { Compared } from '#/domain/offers/intake/findDuplicate';
import { fold } from '#/domain/shared/text';

/** The words of an advertisement without what a paste changes: blanks, capitals, accents. */
const wordsOf = (text: string): string => fold(text).replaceAll(/\s+/gu, ' ').trim();

/** What names a job, as two of them are compared. */
export const comparedOf = ({
  title,
  company,
  place,
  url,
  text,
}: Pick<Posting, 'title' | 'company' | 'place' | 'url' | 'text'>): Compared => ({
  title,
  company,
  location: place,
  url: url === '' ? null : url,
  description: text,
});

/** Finds the same job: the same words, address, title at the same employer, or nearly the same text. */
export const findSameJob = <T extends Compared>(
  posting: Compared,
  others: readonly T[],
): T | null => {
  const words = wordsOf(posting.description);
  return (
    (words === '' ? undefined : others.find(({ description }) => wordsOf(description) === words)) ??
    findDuplicate(posting, others)
  );
};

/** The dossier that is open on a job already; null where none is. */
export const findDossier = (
  posting: Posting,
  dossiers: readonly Dossier[],
  ownOffers: readonly InternalOffer[],
): Dossier | null => {
  const { offerId } = posting;
  const named = offerId === null ? undefined : dossiers.find((one) => one.offerId === offerId);
  if (named) return named;
  const compared = dossiers.map((dossier) => ({
    ...comparedOf({ ...dossier, text: textOfDossier(dossier, ownOffers) }),
    dossier,
  }));
  return findSameJob(comparedOf(posting), compared)?.dossier ?? null;
};
