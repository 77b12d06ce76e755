import type { Application } from '#/domain/applications/application';
import type { Dossier, Posting } from '#/domain/dossier/dossier';
import { dossiersRecord, nextDossierId, withDossier } from '#/domain/dossier/dossiersRecord';
import { findDossier } from '#/domain/dossier/findDossier';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { LONGEST_DESCRIPTION, LONGEST_LINE } from '#/domain/offers/catalogue/offerSchemas';
import { ownOffersRecord } from '#/domain/offers/catalogue/ownOffersRecord';
import { findDuplicate } from '#/domain/offers/intake/findDuplicate';
import { localDay } from '#/domain/shared/localDay';
import type { VersionedRecord } from '#/domain/storage/record';
import { updateRecord } from '#/domain/storage/updateRecord';
import type { Services } from '#/usecases/shared/services';

type Parts = Pick<Services, 'vault' | 'now'>;

/** A list as it is kept; none where it cannot be read. */
export const listIn = <T>(
  { vault }: Pick<Services, 'vault'>,
  record: VersionedRecord<readonly T[]>,
): readonly T[] => {
  const stored = vault.read(record);
  return (stored.ok ? stored.value : null) ?? [];
};

const line = (text: string): string => text.trim().slice(0, LONGEST_LINE).trim();

/** An offer of the lists as what a dossier is opened on. */
export const postingOfOffer = (offer: InternalOffer): Posting => ({
  origin: offer.source,
  offerId: offer.id,
  title: offer.title,
  company: offer.company,
  place: offer.location,
  url: offer.url ?? '',
  text: offer.description,
});

/** An application as what a dossier is opened on. */
export const postingOfApplication = (application: Application): Posting => ({
  origin: application.offer === null ? 'typed' : 'pasted',
  offerId: null,
  title: application.title,
  company: application.company,
  place: application.place,
  url: application.link,
  text: application.offer?.text ?? '',
});

/** A text that was pasted, with what was read of it. */
export const postingOfText = (
  text: string,
  { title, company, place }: Readonly<Record<'title' | 'company' | 'place', string | null>>,
): Posting => ({
  origin: 'pasted',
  offerId: null,
  title: title ?? '',
  company: company ?? '',
  place: place ?? '',
  url: '',
  text,
});

/** An offer exists once: what repeats one of the user's own is that offer, which holds the text. */
const settled = (posting: Posting, own: readonly InternalOffer[]): Posting => {
  const { origin, offerId, title, company, place, url, text } = posting;
  const compared = {
    title,
    company,
    location: place,
    url: url === '' ? null : url,
    description: text,
  };
  const same =
    own.find(({ id }) => id === offerId) ??
    (origin === 'pasted' ? findDuplicate(compared, own) : null);
  return {
    origin: same === null ? origin : 'own',
    offerId: same?.id ?? offerId,
    title: line(title),
    company: line(company),
    place: line(place),
    url: url.slice(0, 2_000),
    text: same === null ? text.trim().slice(0, LONGEST_DESCRIPTION) : '',
  };
};

/** What a known dossier learns from the same job met again: the offer that it is, and what was not known of it. */
const learnt = (dossier: Dossier, met: Posting): Dossier => ({
  ...dossier,
  ...(dossier.offerId === null && met.offerId !== null
    ? { offerId: met.offerId, origin: met.origin, text: met.text }
    : {}),
  title: dossier.title === '' ? met.title : dossier.title,
  company: dossier.company === '' ? met.company : dossier.company,
  place: dossier.place === '' ? met.place : dossier.place,
  url: dossier.url === '' ? met.url : dossier.url,
  ...(dossier.text === '' && dossier.offerId === null && met.offerId === null
    ? { text: met.text }
    : {}),
});

/** Fewer words, without a title, are no job. */
const FEWEST_WORDS = 12;

const namesJob = ({ title, text }: Posting): boolean =>
  title.trim() !== '' || text.trim().split(/\s+/u).length >= FEWEST_WORDS;

/** Opens the dossier of a job, the same one each time the job is met. Its identifier; null where nothing names the job, or where it could not be kept. */
export const openDossier = (parts: Parts, met: Posting): number | null => {
  if (!namesJob(met)) return null;
  const own = listIn(parts, ownOffersRecord);
  const dossiers = listIn(parts, dossiersRecord);
  const known = findDossier(met, dossiers, own);
  const posting = settled(met, own);
  const now = parts.now();
  const dossier: Dossier = known
    ? learnt(known, posting)
    : {
        ...posting,
        id: nextDossierId(dossiers, now.getTime()),
        openedOn: localDay(now),
        followedOn: null,
        notes: '',
        people: [],
      };
  if (known && JSON.stringify(known) === JSON.stringify(dossier)) return known.id;
  const stored = updateRecord(parts.vault, dossiersRecord, [], (all) => withDossier(all, dossier));
  return stored.ok ? dossier.id : (known?.id ?? null);
};
