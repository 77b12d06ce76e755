import { isJob } from '#/domain/assistant/account';
import { namedIn } from '#/domain/assistant/accountNames.fr';
import type { Decision } from '#/domain/assistant/decide';
import type { SearchFacts } from '#/domain/assistant/facts';
import type { Reply } from '#/domain/assistant/message';
import { namedThing } from '#/domain/assistant/namedThing.fr';
import type { Intent } from '#/domain/assistant/ownQuestions.fr';
import { ASKS_IN_GENERAL, OF_ONESELF } from '#/domain/assistant/questionWords.fr';
import { asksWhatIsRead, cvAspect, postAtNamed } from '#/domain/assistant/replies/cvAspects.fr';
import { cvReply } from '#/domain/assistant/replies/cvReply.fr';
import { factReply } from '#/domain/assistant/replies/factReply.fr';
import { notThere } from '#/domain/assistant/replies/notThere.fr';
import { yearsReply } from '#/domain/assistant/replies/ownRecords.fr';
import { opened } from '#/domain/assistant/terms';

/** Intents that one application answers, where its employer is named. */
const OF_ONE: ReadonlySet<Intent> = new Set([
  'applications',
  'interviewDate',
  'today',
  'diagnosis',
  'greeting',
  'thanks',
  'profile',
]);

/** Sheets on what to do where an employer is silent or has refused: with its name in the question, it is asked where that one stands. */
const OF_A_SILENCE: ReadonlySet<string> = new Set([
  'relance',
  'entretien-apres',
  'refus',
  'silence-recherche',
]);

/** What is asked of an application: where it stands, since when, with whom. */
const OF_A_RECORD =
  /\b(?:contact[a-z]*|postule[a-z]*|candidatures?|repond[a-z]*|reponses?|nouvelles|dite?s?|disent|entretiens?|rdv|rendez[- ]vous|relanc[a-z]*|envoye[a-z]*|quand|depuis|suis|en est|qui|date|statut|suivi|trace|refus[a-z]*|retours?|rappele[a-z]*|adresse|heure)\b/u;

const LASTED = /\b(?:combien|duree|longtemps|depuis quand|temps)\b/u;

/** Speaks of a record as one's own: what resembles it is not meant. */
const OF_MY_RECORD =
  /\b(?:mon|ma|mes) (?:contacts?|interlocut[a-z]*|candidatures?|entretiens?|rdv|rendez[- ]vous)\b/u;

const isOpen = (decision: Decision): boolean =>
  decision.kind === 'ask' ||
  decision.kind === 'otherField' ||
  (decision.kind === 'own' && OF_ONE.has(decision.intent)) ||
  (decision.kind === 'sheet' && OF_A_SILENCE.has(decision.sheet.id));

/** What intent a question in doubt is taken for, where it names an offer or an employer; null where none is near. */
const intentInDoubt = (decision: Decision, kind: 'employer' | 'post'): Intent | null => {
  if (decision.kind === 'own')
    return decision.intent === 'diagnosis' || decision.intent === 'today' ? 'applications' : null;
  if (decision.kind === 'sheet') return kind === 'employer' ? 'applications' : null;
  if (decision.kind !== 'ask' && decision.kind !== 'otherField') return null;
  const near = (decision.kind === 'ask' ? decision.near : []).flatMap((each) =>
    each.kind === 'own' ? [each.intent] : [],
  );
  if (kind === 'employer') return 'applications';
  return near.some((each) => each === 'score' || each === 'gap' || each === 'offers')
    ? 'score'
    : near.some((each) => each === 'applications' || each === 'followUps')
      ? 'applications'
      : null;
};

/** What the person's records tell of something that a question names: one of their applications, a post of their CV, or that it is not there; null where it names nothing of theirs. */
export const recordsReply = (
  question: string,
  decision: Decision,
  facts: SearchFacts,
): Reply | null => {
  const line = opened(question);
  const isGeneral = ASKS_IN_GENERAL.test(line) && !OF_ONESELF.test(line);
  if (decision.kind === 'message' || isGeneral) return null;
  if (facts.cv.status === 'read') {
    const { cv } = facts.cv;
    if (LASTED.test(line) && postAtNamed(question, cv) !== null) return yearsReply(question, facts);
    const isSureOfOther = decision.kind === 'own' && decision.intent !== 'cv';
    if (asksWhatIsRead(question) && cvAspect(question) !== null && !isSureOfOther)
      return cvReply(question, facts);
  }
  if (!isOpen(decision) && !(decision.kind === 'sheet' && OF_MY_RECORD.test(line))) return null;
  const naming = namedIn(question, facts);
  const { records, isOfHouse, isPlain } = naming;
  const [job] = records.filter(isJob);
  // A house that only this account knows is asked about as it is noted.
  if (isOfHouse && job !== undefined && (isPlain || OF_A_RECORD.test(line)))
    return factReply(question, [job], ['whole'], facts);
  const thing = namedThing(question);
  const intent = thing === null ? null : intentInDoubt(decision, thing.kind);
  return intent === null || !OF_ONESELF.test(line) ? null : notThere(intent, question, facts);
};
