import * as v from 'valibot';

import { contactSchema } from '#/domain/applications/application';
import { isDay } from '#/domain/applications/days';
import { LONGEST_DESCRIPTION, LONGEST_LINE } from '#/domain/offers/catalogue/offerSchemas';

/** Where the advertisement of a dossier came from: an offer of the lists, a text that was pasted, or an application typed in without one. */
export const DOSSIER_ORIGINS = [
  'pasted',
  'own',
  'imported',
  'catalogue',
  'sample',
  'typed',
] as const;
export type DossierOrigin = (typeof DOSSIER_ORIGINS)[number];

const line = v.pipe(v.string(), v.maxLength(LONGEST_LINE));
const day = v.pipe(v.string(), v.check(isDay));
const id = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The identity that joins all that is done about one job. It holds what no other record holds. */
export const dossierSchema = v.object({
  /** Timestamp, milliseconds; unique. Applications, analyses, letters and interviews name it. */
  id,
  openedOn: day,
  origin: v.picklist(DOSSIER_ORIGINS),
  /** The offer of the lists that it is about; null for a text that was only pasted. */
  offerId: v.nullable(id),
  /** As read or known when it was opened; what was put right since stands with the corrections. */
  title: line,
  company: line,
  place: line,
  /** Where it was published; empty where that is not known. */
  url: v.pipe(v.string(), v.maxLength(2_000)),
  /** The advertisement as it stood on the day of opening; empty where an offer of the user's own holds it. */
  text: v.pipe(v.string(), v.maxLength(LONGEST_DESCRIPTION)),
  /** The day the person chose to follow it; null while it was only compared. */
  followedOn: v.nullable(day),
  /** What was noted before there was an application, which has notes of its own. */
  notes: v.pipe(v.string(), v.maxLength(20_000)),
  /** Who was met before there was an application, which has contacts of its own. */
  people: v.array(contactSchema),
});
export type Dossier = Readonly<v.InferOutput<typeof dossierSchema>>;

/** What a dossier is opened on. */
export type Posting = Pick<
  Dossier,
  'origin' | 'offerId' | 'title' | 'company' | 'place' | 'url' | 'text'
>;
