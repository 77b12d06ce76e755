import type { Application } from '#/domain/applications/application';
import { jobMeant } from '#/domain/assistant/accountNames.fr';
import { diagnose } from '#/domain/assistant/diagnosis';
import type { SearchFacts } from '#/domain/assistant/facts';
import type { Reply } from '#/domain/assistant/message';
import { aboveIt, withDictated } from '#/domain/assistant/messageInFrame.fr';
import { withTold } from '#/domain/assistant/messageTold.fr';
import { wishesIn } from '#/domain/assistant/messageWishes.fr';
import { placeAsked } from '#/domain/assistant/namedRecords';
import { isWritten } from '#/domain/assistant/ownQuestions.fr';
import type { Intent } from '#/domain/assistant/ownQuestions.fr';
import {
  followUpReply,
  interviewReply,
  letterReply,
  thankYouReply,
  todayReply,
} from '#/domain/assistant/replies/applicationNextStep.fr';
import { asksToCompare, comparisonReply } from '#/domain/assistant/replies/comparing.fr';
import { withProof } from '#/domain/assistant/replies/cvProof.fr';
import { cvReply } from '#/domain/assistant/replies/cvReply.fr';
import { diagnosisReply } from '#/domain/assistant/replies/diagnosis.fr';
import { peopleOf } from '#/domain/assistant/replies/emails.fr';
import { notThere } from '#/domain/assistant/replies/notThere.fr';
import { pressingLines } from '#/domain/assistant/replies/overdue.fr';
import {
  followUpsReply,
  gapReply,
  interviewDateReply,
  offersReply,
  strengthsReply,
  yearsReply,
} from '#/domain/assistant/replies/ownRecords.fr';
import { signatureOf } from '#/domain/assistant/replies/replyParts.fr';
import { asksShort, restyled } from '#/domain/assistant/replies/restyle.fr';
import {
  capabilitiesReply,
  greetingReply,
  thanksReply,
} from '#/domain/assistant/replies/smallTalk.fr';
import {
  applicationsReply,
  profileReply,
  scoreReply,
} from '#/domain/assistant/replies/standing.fr';
import { writtenReply } from '#/domain/assistant/replies/written.fr';
import { missingWords, sendable } from '#/domain/assistant/sendable.fr';

/** What is late or due soon stands in an overview, whatever else it says. */
const withPressing = (made: Reply, facts: SearchFacts): Reply => {
  const pressing = pressingLines(facts);
  return pressing === '' ? made : { ...made, text: `${made.text}\n\n${pressing}` };
};

const toldReply = (
  intent: Intent,
  question: string,
  about: Application | null,
  facts: SearchFacts,
): Reply => {
  switch (intent) {
    case 'greeting':
      return greetingReply(facts);
    case 'thanks':
      return thanksReply();
    case 'capabilities':
      return capabilitiesReply();
    case 'today':
      return todayReply(facts);
    case 'diagnosis':
      return withPressing(diagnosisReply(diagnose(facts)), facts);
    case 'offers':
      return asksToCompare(question)
        ? comparisonReply(facts)
        : offersReply(facts, placeAsked(question) ?? 0, question);
    case 'gap':
      return gapReply(question, facts);
    case 'strengths':
      return strengthsReply(facts, jobMeant(question, facts));
    case 'years':
      return yearsReply(question, facts);
    case 'followUps':
      return followUpsReply(facts, about);
    case 'interviewDate':
      return interviewDateReply(facts, about);
    case 'linkedInMessage':
    case 'recruiterEmail':
    case 'acceptEmail':
    case 'declineEmail':
    case 'moveInterviewEmail':
    case 'resignationLetter':
      return writtenReply(intent, question, facts, about);
    case 'followUpEmail':
      return followUpReply(facts, about);
    case 'thankYouEmail':
      return thankYouReply(facts, about, question);
    case 'letter':
      return letterReply(question, facts, about);
    case 'interview':
      return interviewReply(facts, about);
    case 'applications':
      return applicationsReply(question, facts);
    case 'score':
      return scoreReply(question, facts);
    case 'cv':
      return cvReply(question, facts);
    case 'profile':
      return profileReply(question, facts);
  }
};

/** The application that a reply leads to. */
const applicationOf = ({ links }: Reply, { applications }: SearchFacts): Application | null => {
  const id = links.find(({ target }) => target === 'application')?.id;
  return applications.find((each) => each.id === id) ?? null;
};

/** The reply from the person's own records, or the message that they ask for; `about` is the application that is named. */
export const ownReply = (
  intent: Intent,
  question: string,
  about: Application | null,
  facts: SearchFacts,
): Reply => {
  const made = notThere(intent, question, facts) ?? toldReply(intent, question, about, facts);
  if (made.email === null) return made;
  const told = withTold(made.email, [question], peopleOf(about));
  const dictated = isWritten(intent) ? withDictated(told, intent, question) : told;
  const email = withProof(
    dictated,
    about?.title ?? jobMeant(question, facts)?.title ?? wishesIn([question]).post,
    facts,
  );
  if (intent === 'resignationLetter') return { ...made, text: aboveIt(made.text, email), email };
  const short = isWritten(intent) && asksShort(question) ? restyled(email, ['shorter']) : email;
  const ready = sendable(
    short,
    [question],
    applicationOf(made, facts) ?? about,
    signatureOf(facts),
  );
  return {
    ...made,
    text: [aboveIt(made.text, ready.email), missingWords(ready.missing)]
      .filter((each) => each !== '')
      .join('\n\n'),
    email: ready.email,
  };
};
