import { nameOfEntry, subjectOf } from '#/domain/cv/correctionSubject';
import type { CvCorrection } from '#/domain/cv/cvCorrection';
import type { Dossier } from '#/domain/dossier/dossier';
import { textOfDossier } from '#/domain/dossier/jobOf';
import { requirementKey } from '#/domain/matching/requirementKey';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { HeadCorrection } from '#/domain/postings/offer';
import { isCorrectionOf, offerCorrectionsRecord } from '#/domain/postings/offerCorrections';
import type { OfferCorrections } from '#/domain/postings/offerCorrections';
import { updateRecord } from '#/domain/storage/updateRecord';
import type { CvState } from '#/usecases/cv/cvState';
import { settingsToasts } from '#/usecases/settings/settings.copy';
import type { Services } from '#/usecases/shared/services';

/** One thing that the person put right, wherever that was; each can be taken back. */
export type MadeCorrection =
  | {
      readonly kind: 'cv';
      readonly correction: CvCorrection;
      /** The post, diploma or language that it is about; null for what stands alone. */
      readonly entry: string | null;
    }
  | {
      readonly kind: 'head';
      readonly id: number;
      readonly head: HeadCorrection;
      /** Title of the offer; null where it is no longer known. */
      readonly offer: string | null;
    }
  | {
      readonly kind: 'notAsked';
      readonly id: number;
      readonly key: string;
      readonly label: string;
      readonly offer: string | null;
    };

/** What corrections are named from. */
export type CorrectionSources = {
  readonly cv: CvState;
  readonly offers: readonly OfferCorrections[];
  readonly dossiers: readonly Dossier[];
  readonly ownOffers: readonly InternalOffer[];
  readonly analyses: readonly SavedAnalysis[];
};

const inCv = (cv: CvState): readonly MadeCorrection[] => {
  if (cv.status !== 'read') return [];
  const { corrections, asRead } = cv;
  return corrections.flatMap((correction, index) => {
    const subject = subjectOf(correction);
    const replaced = corrections.slice(index + 1).some((later) => subjectOf(later) === subject);
    if (replaced) return [];
    const entry =
      'id' in correction && correction.target !== 'newEntry'
        ? (nameOfEntry(cv.cv, correction.id) ?? nameOfEntry(asRead, correction.id) ?? null)
        : null;
    return [{ kind: 'cv', correction, entry } as const];
  });
};

const inOffer = (
  one: OfferCorrections,
  { dossiers, ownOffers, analyses }: CorrectionSources,
): readonly MadeCorrection[] => {
  const { id, head, notAsked } = one;
  const dossier = dossiers.find((each) => isCorrectionOf(one, textOfDossier(each, ownOffers)));
  const own = ownOffers.find(({ description }) => isCorrectionOf(one, description));
  const offer = [head.title, dossier?.title, own?.title].find(Boolean) ?? null;
  // A comparison that is gone leaves only the key: its axis, then the words without capitals.
  const labelOf = (key: string): string =>
    analyses
      .flatMap(({ report }) => report?.setAside?.rows ?? [])
      .find((row) => requirementKey(row) === key)?.label ??
    key.replace(/^\S+ (.)/u, (_, first: string) => first.toUpperCase());
  return [
    ...(Object.keys(head).length === 0 ? [] : [{ kind: 'head', id, head, offer } as const]),
    ...notAsked.map((key) => ({ kind: 'notAsked', id, key, label: labelOf(key), offer }) as const),
  ];
};

/** Everything that the person put right in what was read: in the CV, then in the offers. */
export const madeCorrections = (sources: CorrectionSources): readonly MadeCorrection[] => [
  ...inCv(sources.cv),
  ...sources.offers.flatMap((one) => inOffer(one, sources)),
];

/** Takes back what was put right in an offer, and says so where that cannot be kept. */
export const undoOfferCorrection = (
  { vault, notify }: Pick<Services, 'vault' | 'notify'>,
  correction: Exclude<MadeCorrection, { kind: 'cv' }>,
): void => {
  const written = updateRecord(vault, offerCorrectionsRecord, [], (all) =>
    all
      .map((one) => {
        if (one.id !== correction.id) return one;
        return correction.kind === 'head'
          ? { ...one, head: {} }
          : { ...one, notAsked: one.notAsked.filter((key) => key !== correction.key) };
      })
      .filter(({ notAsked, head }) => notAsked.length > 0 || Object.keys(head).length > 0),
  );
  if (!written.ok) notify({ tone: 'destructive', ...settingsToasts.notSaved });
};
