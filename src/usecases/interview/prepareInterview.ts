import type { Cv } from '#/domain/cv/cv';
import { composeInterview } from '#/domain/interview/composeInterview';
import { MAX_INTERVIEW_TEXT } from '#/domain/interview/interview';
import type { InterviewSession, InterviewTopic } from '#/domain/interview/interview';
import type { InterviewChoices } from '#/domain/interview/interviewsRecord';
import { compareCorrected, correctedOffer } from '#/usecases/offers/correctedOffers';
import type { Services } from '#/usecases/shared/services';

/** What an interview is prepared from. */
export type InterviewRequest = {
  readonly offerText: string;
  /** As the application or offer names it; null where only a text was pasted. */
  readonly subject: { readonly title: string; readonly company: string } | null;
  /** The dossier of its job; null where none is open. */
  readonly dossierId?: number | null;
  /** The CV as read, once its reading is over; null where there is none to read. */
  readonly cv: () => Promise<Cv | null>;
  readonly choices: InterviewChoices;
  /** Interviews done before: the next one is worded otherwise. */
  readonly seed: number;
};

/** What was read in the offer. */
export type Understood = {
  readonly topics: readonly InterviewTopic[];
  readonly title: string | null;
  readonly company: string | null;
  readonly place: string | null;
  /** Code of the trade in the register; null where the title names none for sure. */
  readonly trade: string | null;
};

/** An offer that was not read, or not yet. */
export const NOTHING_UNDERSTOOD: Understood = {
  topics: [],
  title: null,
  company: null,
  place: null,
  trade: null,
};

const MAX_TOPICS = 80;

/** Reads what the offer asks for, as the person corrected it; never rejects. Where the lexicon does not load, the interview goes on with the questions that need none. */
export const understandOffer = async (
  { offerText, subject, cv: reading }: InterviewRequest,
  services: Pick<Services, 'analyzer' | 'lexicon' | 'vault'>,
): Promise<Understood> => {
  try {
    const [{ readOffer }, { topicsOfOffer }, { askedTopics }, { likeliestTrade }] =
      await Promise.all([
        import('#/domain/postings/readOffer'),
        import('#/domain/interview/offerTopics'),
        import('#/domain/interview/askedTopics'),
        import('#/domain/occupations/likeliestTrade'),
      ]);
    const text = offerText.slice(0, MAX_INTERVIEW_TEXT);
    // A correction is known by the whole text.
    const offer = { ...correctedOffer(services, { text: offerText }), text };
    const [lexicon, cv] = await Promise.all([services.lexicon(), reading()]);
    const report = cv === null ? null : await compareCorrected(services.analyzer)(cv, offer);
    const read = readOffer(offer, lexicon);
    const topics = topicsOfOffer(
      text,
      read,
      lexicon,
      report?.ok === true ? report.value : null,
      cv?.document.text ?? null,
    );
    const titles = [subject?.title, read.title?.value].filter((title) => title !== undefined);
    const likely = titles.map((title) => likeliestTrade(title, lexicon.occupations));
    return {
      topics: askedTopics(topics, offer.notAsked ?? []).slice(0, MAX_TOPICS),
      title: read.title?.value ?? null,
      company: read.company?.value ?? null,
      place: read.location?.value ?? null,
      trade: read.occupation?.rome ?? likely.find((code) => code !== null) ?? null,
    };
  } catch {
    return NOTHING_UNDERSTOOD;
  }
};

/** An interview on an offer, as far as it was understood. */
export const interviewOn = (
  request: InterviewRequest,
  { topics, title, company, trade }: Understood,
  started: Date,
): InterviewSession => {
  const offerText = request.offerText.slice(0, MAX_INTERVIEW_TEXT);
  return {
    id: started.getTime(),
    startedAt: started.toISOString(),
    finishedAt: null,
    title: request.subject?.title ?? title,
    company: request.subject?.company ?? company,
    offerText,
    topics,
    questions: composeInterview({
      offerText,
      topics,
      trade,
      choices: request.choices,
      seed: request.seed,
    }),
    answers: {},
    index: 0,
    marks: null,
    dossierId: request.dossierId ?? null,
  };
};
