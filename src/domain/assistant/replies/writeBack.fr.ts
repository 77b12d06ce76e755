import type { Application } from '#/domain/applications/application';
import { isJob } from '#/domain/assistant/account';
import type { SearchFacts } from '#/domain/assistant/facts';
import { asksForText, messageAsked } from '#/domain/assistant/messageAsked.fr';
import type { Message } from '#/domain/assistant/messageAsked.fr';
import { namesHouse } from '#/domain/assistant/messageTold.fr';
import { asksToWriteIt } from '#/domain/assistant/replies/smallTalk.fr';
import { lastRecords } from '#/domain/assistant/talk';
import type { Talk } from '#/domain/assistant/talk';
import { opened } from '#/domain/assistant/terms';

const TO_THEM = /\b(?:leur|lui)\b/u;
const LONGEST = 8;

/** The message that goes with where an application stands. */
const messageFor = ({ status, interviews }: Application, now: string): Message => {
  if (status === 'rejected') return 'refusalReply';
  if (interviews.some(({ start }) => start >= now)) return 'confirmInterview';
  return interviews.length > 0 ? 'thankYouEmail' : 'followUpEmail';
};

/** "Écris-leur", after one application was spoken of: the message that is asked for, or else the one that goes with where it stands; null for anything else. */
export const writeBack = (
  question: string,
  facts: SearchFacts,
  talk: Talk | null,
): { readonly message: Message; readonly application: Application } | null => {
  const isShort = question.trim().split(/[\s-]+/u).length <= LONGEST;
  const asks = asksToWriteIt(question) || (asksForText(question) && TO_THEM.test(opened(question)));
  if (talk === null || talk.reply.email !== null || !asks || !isShort || namesHouse(question))
    return null;
  const [first, ...others] = lastRecords(talk, facts);
  if (first === undefined || others.length > 0 || !isJob(first) || first.application === null)
    return null;
  const asked = messageAsked(question);
  return asked === 'notOurs'
    ? null
    : {
        message:
          asked === null || asked === 'plain' ? messageFor(first.application, facts.now) : asked,
        application: first.application,
      };
};
