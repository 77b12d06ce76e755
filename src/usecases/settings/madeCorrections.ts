import { nameOfEntry, subjectOf } from '#/domain/cv/correctionSubject';
import type { CvCorrection } from '#/domain/cv/cvCorrection';
import type { Dossier } from '#/domain/dossier/dossier';
import { textOfDossier } from '#/domain/dossier/jobOf';
import type { InterviewSession } from '#/domain/interview/interview';
import type { ParagraphRole } from '#/domain/letters/letter';
import type { SavedLetter } from '#/domain/letters/letterDraft';
import { labelAsLine } from '#/domain/matching/labelAsLine';
import { requirementKey } from '#/domain/matching/requirementKey';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { HeadCorrection } from '#/domain/postings/offer';
import { isCorrectionOf, offerCorrectionsRecord } from '#/domain/postings/offerCorrections';
import type { OfferCorrections } from '#/domain/postings/offerCorrections';
import { fold } from '#/domain/shared/text';
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
      /** Where the offer is at hand; null where it has no dossier. */
      readonly dossierId: number | null;
    }
  | {
      readonly kind: 'notAsked';
      readonly id: number;
      readonly key: string;
      readonly label: string;
      readonly offer: string | null;
      readonly dossierId: number | null;
    }
  | {
      readonly kind: 'letter';
      /** The letter, and which of its paragraphs. */
      readonly id: number;
      readonly role: ParagraphRole;
      /** As the person wrote it. */
      readonly text: string;
      readonly letter: string;
      readonly dossierId: number | null;
    };

/** What was put right in the reading of an offer. */
export type OfferMade = Extract<MadeCorrection, { kind: 'head' | 'notAsked' }>;

/** What corrections are named from. */
export type CorrectionSources = {
  readonly cv: CvState;
  readonly offers: readonly OfferCorrections[];
  readonly dossiers: readonly Dossier[];
  readonly ownOffers: readonly InternalOffer[];
  readonly analyses: readonly SavedAnalysis[];
  readonly letters: readonly SavedLetter[];
  readonly interviews: readonly Pick<InterviewSession, 'topics'>[];
};

const inCv = (cv: CvState): readonly MadeCorrection[] => {
  if (cv.status !== 'read') return [];
  const { corrections, asRead } = cv;
  return corrections.flatMap((correction, index) => {
    const subject = subjectOf(correction);
    const replaced = corrections.slice(index + 1).some((later) => subjectOf(later) === subject);
    if (replaced) return [];
    const entry =
      'id' in correction && correction.id !== null && correction.target !== 'newEntry'
        ? (nameOfEntry(cv.cv, correction.id) ?? nameOfEntry(asRead, correction.id) ?? null)
        : null;
    return [{ kind: 'cv', correction, entry } as const];
  });
};

const inOffer = (
  one: OfferCorrections,
  { dossiers, ownOffers, analyses, interviews }: CorrectionSources,
): readonly MadeCorrection[] => {
  const { id, head, notAsked } = one;
  const dossier = dossiers.find((each) => isCorrectionOf(one, textOfDossier(each, ownOffers)));
  const dossierId = dossier?.id ?? null;
  const own = ownOffers.find(({ description }) => isCorrectionOf(one, description));
  const offer = [head.title, dossier?.title, own?.title].find(Boolean) ?? null;
  // A comparison that is gone leaves only the key: its axis, then the words without capitals.
  const labelOf = (key: string): string =>
    analyses
      .flatMap(({ report }) => [...(report?.setAside?.rows ?? []), ...(report?.rows ?? [])])
      .find((row) => requirementKey(row) === key)?.label ??
    interviews
      .flatMap(({ topics }) => topics)
      .find(({ label }) => fold(label.trim()) === key.slice(key.indexOf(' ') + 1))?.label ??
    key.replace(/^\S+ (.)/u, (_, first: string) => first.toUpperCase());
  return [
    ...(Object.keys(head).length === 0
      ? []
      : [{ kind: 'head', id, head, offer, dossierId } as const]),
    ...notAsked.map(
      (key) =>
        ({
          kind: 'notAsked',
          id,
          key,
          label: labelAsLine(labelOf(key)),
          offer,
          dossierId,
        }) as const,
    ),
  ];
};

const inLetter = ({ id, name, dossierId, content }: SavedLetter): readonly MadeCorrection[] =>
  content.paragraphs.flatMap(({ role, edited }) =>
    edited === null ? [] : [{ kind: 'letter', id, role, text: edited, letter: name, dossierId }],
  );

/** Everything that the person put right in what was read or written: in the CV, in the offers, in the letters. */
export const madeCorrections = (sources: CorrectionSources): readonly MadeCorrection[] => [
  ...inCv(sources.cv),
  ...sources.offers.flatMap((one) => inOffer(one, sources)),
  ...sources.letters.flatMap(inLetter),
];

/** Takes back what was put right in an offer, and says so where that cannot be kept. */
export const undoOfferCorrection = (
  { vault, notify }: Pick<Services, 'vault' | 'notify'>,
  correction: OfferMade,
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
