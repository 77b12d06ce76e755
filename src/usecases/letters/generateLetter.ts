import type { Analyzer } from '#/domain/analysis/Analyzer';
import { composeParagraph } from '#/domain/letters/compose/composeParagraph';
import { NO_MATCH, matchForLetter } from '#/domain/letters/compose/letterEvidence';
import type { LetterInput } from '#/domain/letters/compose/letterInput';
import { nearTitles } from '#/domain/letters/compose/nearTitles';
import { composeLetter } from '#/domain/letters/composeLetter';
import { PARAGRAPH_ROLES } from '#/domain/letters/letter';
import type { LetterParagraph, ParagraphRole } from '#/domain/letters/letter';
import { contentOf, paragraphText, recomposed } from '#/domain/letters/letterDraft';
import type { LetterContent, LetterForm } from '#/domain/letters/letterDraft';
import { letterName } from '#/domain/letters/letterText.fr';
import { candidateFromCv } from '#/domain/letters/sources/candidate';
import type { LetterCandidate } from '#/domain/letters/sources/candidate';
import { readLetterOffer, readRecruiter } from '#/domain/letters/sources/letterOffer';
import type { LetterOffer } from '#/domain/letters/sources/letterOffer';
import { candidateFromProfile, mergeCandidates } from '#/domain/letters/sources/profileCandidate';
import { notAskedNames, saysNotAsked } from '#/domain/matching/notAskedNames';
import type { LedgerRow } from '#/domain/matching/report';
import type { OfferCorrection } from '#/domain/postings/offerCorrections';
import { cleanTitle } from '#/domain/postings/readTitle';
import type { Profile } from '#/domain/profile/profile';
import { fold } from '#/domain/shared/text';
import type { CvState } from '#/usecases/cv/cvState';
import { compareCorrected } from '#/usecases/offers/correctedOffers';
import type { Services } from '#/usecases/shared/services';

/** What a letter is made from, as the application holds it. */
export type Material = {
  readonly form: LetterForm;
  readonly cv: CvState;
  readonly profile: Profile | null;
  /** What the person put right in the reading of the offer. */
  readonly correction: OfferCorrection;
  /** ISO day. */
  readonly today: string;
};

/** The writer and the offer, less what it does not ask for: a letter answers what is asked. */
const lessNotAsked = (
  candidate: LetterCandidate,
  offer: LetterOffer,
  {
    notAsked,
    refused,
  }: { readonly notAsked: readonly string[]; readonly refused: readonly LedgerRow[] },
): Pick<LetterInput, 'candidate' | 'offer'> => {
  const skills = notAskedNames(notAsked, 'skills');
  const isRefused = saysNotAsked([
    ...notAskedNames(notAsked, 'missions'),
    ...refused
      .filter(({ axis }) => axis === 'skills' || axis === 'missions')
      .map(({ offerQuote }) => offerQuote),
  ]);
  return {
    candidate: {
      ...candidate,
      skills: candidate.skills.filter(({ label }) => !skills.has(fold(label))),
    },
    offer: {
      ...offer,
      missions: offer.missions.filter(({ quote }) => !isRefused(quote)),
    },
  };
};

/** What reads the offer that a letter answers. */
export type LetterTools = Pick<Services, 'lexicon'> & {
  readonly analyzer: Pick<Analyzer, 'compare'>;
};

/** Prepares the input of the composer; null where nothing is known of the writer. */
export const prepareLetter = async (
  { form, cv, profile, correction: { notAsked, head }, today }: Material,
  { analyzer, lexicon: loadLexicon }: LetterTools,
): Promise<LetterInput | null> => {
  const candidate = mergeCandidates(
    profile && candidateFromProfile(profile, today),
    cv.status === 'read' ? candidateFromCv(cv.cv) : null,
  );
  if (candidate === null) return null;
  const recruiter = readRecruiter(form.recruiter);
  const title = cleanTitle(form.title);
  // What the form says comes first: it is this very letter.
  const known = {
    ...(head.title === undefined ? {} : { title: head.title }),
    ...(head.company === undefined ? {} : { company: head.company ?? '' }),
    ...(head.location === undefined ? {} : { place: head.location ?? '' }),
    ...(title === '' ? {} : { title }),
    ...(form.company.trim() === '' ? {} : { company: form.company.trim() }),
    ...(form.reference.trim() === '' ? {} : { reference: form.reference.trim() }),
    ...(recruiter === null ? {} : { recruiter }),
  };
  const lexicon = await loadLexicon().catch(() => null);
  const offer = readLetterOffer(form.offerText, known, lexicon);
  const report =
    cv.status === 'read' && form.offerText.trim() !== ''
      ? await compareCorrected(analyzer)(cv.cv, {
          text: form.offerText,
          notAsked,
          corrected: head,
          ...(offer.title === '' ? {} : { title: offer.title }),
        })
      : null;
  const near = nearTitles(candidate, offer, lexicon);
  return {
    ...lessNotAsked(
      candidate,
      { ...offer, near },
      {
        notAsked,
        refused: (report?.ok === true && report.value.setAside?.rows) || [],
      },
    ),
    keyPoints: form.keyPoints,
    answers: {
      closest: form.closest.trim(),
      pride: form.pride.trim(),
      why: form.why.trim(),
      when: form.when.trim(),
    },
    tone: form.tone,
    agreement: form.agreement,
    match: report?.ok === true ? matchForLetter(report.value.rows, lexicon, offer.title) : NO_MATCH,
    today,
    length: 0,
  };
};

/** The whole letter in one of its versions. */
export const writeLetter = (input: LetterInput, variant: number): LetterContent =>
  contentOf(composeLetter(input, variant), variant);

/** What a letter is called until it is renamed. */
export const nameOfLetter = ({ offer }: LetterInput): string =>
  letterName(offer.title, offer.company);

/** A paragraph as the composer sees it: what the user rewrote keeps its sources. */
const asComposed = (content: LetterContent): readonly LetterParagraph[] =>
  content.paragraphs.map((paragraph) => ({
    role: paragraph.role,
    sentences:
      paragraph.edited === null
        ? paragraph.sentences
        : [
            {
              text: paragraph.edited,
              sources: paragraph.sentences.flatMap(({ sources }) => sources),
            },
          ],
  }));

/** Few sentences have more versions than this. */
const MOST_TRIES = 6;

/** The letter with another version of one paragraph; what the others tell is not told again while there is more. */
export const rewriteParagraph = (
  input: LetterInput,
  content: LetterContent,
  role: ParagraphRole,
): LetterContent => {
  const current = content.paragraphs.find((paragraph) => paragraph.role === role);
  if (current === undefined) return content;
  const others = asComposed(content).filter((paragraph) => paragraph.role !== role);
  const before = others.filter(
    (paragraph) => PARAGRAPH_ROLES.indexOf(paragraph.role) < PARAGRAPH_ROLES.indexOf(role),
  );
  // What the others tell is told again only where nothing else is left: a list of skills names much.
  for (const above of [others, before])
    for (let turn = 1; turn <= MOST_TRIES; turn += 1) {
      const variant = current.variant + turn;
      const next = recomposed(content, composeParagraph(input, role, variant, above), variant);
      const written = next.paragraphs.find((paragraph) => paragraph.role === role);
      if (
        written &&
        paragraphText(written) !== '' &&
        paragraphText(written) !== paragraphText(current)
      )
        return next;
    }
  return content;
};
