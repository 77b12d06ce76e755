import type { HeadCorrection, OfferText } from '#/domain/postings/offer';
import type { OfferRequirements, Stated } from '#/domain/postings/requirements';

/** What names the post of an advertisement. */
export const POST_FIELDS = ['title', 'company', 'location'] as const;
export type PostField = (typeof POST_FIELDS)[number];

/** How a field is known: read or given with the offer, read with a doubt, or put right by the person. */
export const FIELD_STANDINGS = ['read', 'doubtful', 'corrected'] as const;
export type FieldStanding = (typeof FIELD_STANDINGS)[number];

/** The post that a comparison was made with. */
export type PostRead = Readonly<
  Record<PostField, { readonly value: string | null; readonly standing: FieldStanding }>
> & {
  /** The trade that the title names in the register ROME; null where it is not sure. */
  readonly occupation: { readonly label: string; readonly rome: string } | null;
};

const fieldOf = (
  stated: Stated<string> | null,
  correction: string | null | undefined,
): PostRead[PostField] =>
  correction === undefined
    ? { value: stated?.value ?? null, standing: stated?.doubtful === true ? 'doubtful' : 'read' }
    : { value: correction, standing: 'corrected' };

/** What the reading of an advertisement, corrected or not, understood of its post. */
export const postReadOf = (
  { corrected = {} }: OfferText,
  { title, company, location, occupation }: OfferRequirements,
): PostRead => ({
  title: fieldOf(title, corrected.title),
  company: fieldOf(company, corrected.company),
  location: fieldOf(location, corrected.location),
  occupation: occupation && { label: occupation.label, rome: occupation.rome },
});

/** What of a post was put right. */
export const headCorrected = (post: PostRead): HeadCorrection => {
  const { title, company, location } = post;
  return {
    ...(title.standing === 'corrected' && title.value !== null ? { title: title.value } : {}),
    ...(company.standing === 'corrected' ? { company: company.value } : {}),
    ...(location.standing === 'corrected' ? { location: location.value } : {}),
  };
};

/** What is put right once the fields of a post are written so: an emptied title is read again, an emptied employer or place is said not to be told. */
export const headWritten = (
  post: PostRead,
  written: Readonly<Record<PostField, string>>,
): HeadCorrection => {
  const before = headCorrected(post);
  const after = (field: PostField): string | null | undefined => {
    const text = written[field].trim();
    if (text === (post[field].value ?? '')) return before[field];
    return text === '' ? null : text;
  };
  const [title, company, location] = [after('title'), after('company'), after('location')];
  return {
    ...(typeof title === 'string' ? { title } : {}),
    ...(company === undefined ? {} : { company }),
    ...(location === undefined ? {} : { location }),
  };
};
