import type { SearchFacts } from '#/domain/assistant/facts';
import { reply } from '#/domain/assistant/message';
import type { EmailDraft, Reply } from '#/domain/assistant/message';
import { addressOf, signed } from '#/domain/assistant/replies/emails.fr';
import { named, to } from '#/domain/assistant/replies/replyParts.fr';
import { asksShort } from '#/domain/assistant/replies/restyle.fr';
import { HIRING } from '#/domain/assistant/writing/bankHiring.fr';
import { AT_WORK, letterHead } from '#/domain/assistant/writing/bankWork.fr';
import type { Draft } from '#/domain/assistant/writing/draftParts.fr';
import { leftOutOf } from '#/domain/assistant/writing/leftOut.fr';
import { planOf } from '#/domain/assistant/writing/messagePlan.fr';
import type { Plan } from '#/domain/assistant/writing/messagePlan.fr';
import { clausesOf } from '#/domain/assistant/writing/told.fr';
import { elide, typeset } from '#/domain/letters/french/frenchWords';

const MOST_SUBJECT = 120;
/** A short message is not cut below so many words. */
const SHORT_WORDS = 60;
const wordsOf = (text: string): number => text.split(/\s+/u).length;

const clean = (text: string): string =>
  elide(typeset(text))
    .replaceAll(/ +/gu, ' ')
    .replaceAll(/\.{2,}/gu, '.')
    .trim();

const bodyOf = (plan: Plan, { paragraphs, close }: Draft): string => {
  const said = paragraphs.map(clean).filter((each) => each !== '');
  // A note on a network greets and signs in its own lines.
  if (close === '') return said.join('\n\n');
  if (plan.form === 'sms')
    return [
      plan.greeting,
      said.join(' '),
      plan.signature.name === '' ? '[Votre nom]' : plan.signature.name,
    ].join('\n\n');
  const head = letterHead(plan);
  return [
    ...(head === '' ? [] : [head]),
    greetingOf(plan),
    ...said,
    close ?? 'Cordialement,',
    signed(plan.signature),
  ].join('\n\n');
};

/** A letter opens without « Bonjour »; a whole team is greeted as one. */
const greetingOf = (plan: Plan): string =>
  plan.purpose === 'farewell'
    ? 'Bonjour à toutes et à tous,'
    : letterHead(plan) === ''
      ? plan.greeting
      : plan.greeting.replace(/^Bonjour (?=Monsieur|Madame)/u, '');

const composed = (plan: Plan): Draft | null =>
  (HIRING[plan.purpose] ?? AT_WORK[plan.purpose])?.(plan) ?? null;

/** Courtesies and proofs that a short message does without. */
const BESIDE =
  /(?<=^|[.?!] )(?:Je suis disponible pour un échange[^.]*\.|Je vous remercie de (?:votre (?:réponse|attention|compréhension)|me confirmer[^.]*)\.|Je reste [^.]*\.|Je me réjouis [^.]*\.|Je vous souhaite [^.]*\.|Merci de votre compréhension\.|Ce poste m’intéresse toujours beaucoup\.|Je (?:travaille|ai travaillé) comme [^.]*\.|J’ai travaillé comme [^.]*\.|Auriez-vous un quart d’heure[^?]*\?|Cet échange confirme [^.]*\.|Quelques mots suffiront\.)(?: |$)/gu;

/** The same message without what it can do without. */
export const shortened = (email: EmailDraft): EmailDraft => ({
  ...email,
  body: email.body
    .split('\n\n')
    .map((paragraph) => paragraph.replaceAll(BESIDE, '').replaceAll(BESIDE, '').trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n'),
});

/** Asks for a kind of message and tells nothing of it: what the account says of it is written elsewhere. */
const tellsNothing = (plan: Plan): boolean => {
  const isOfMeeting = plan.purpose === 'followUp' || plan.purpose === 'interviewThanks';
  if (isOfMeeting)
    return plan.application === null && plan.house === '' && plan.post === '' && !plan.isNamed;
  return plan.purpose === 'contactNote' && !plan.isNamed && plan.house === '';
};

/** The message that requests ask for by what it is for, whole and ready to be sent; null where they ask for none that is known. */
export const writtenMessage = (requests: readonly string[], facts: SearchFacts): Reply | null => {
  const plan = planOf(requests, facts);
  const draft = plan === null || tellsNothing(plan) ? null : composed(plan);
  if (plan === null || draft === null) return null;
  const { application } = plan;
  const { sentences, clauses } = leftOutOf(
    clausesOf(plan.text),
    [draft.subject, plan.greeting, ...draft.paragraphs, plan.post, plan.at].join(' '),
    plan.purpose,
    { isFamiliar: plan.isFamiliar, gender: plan.gender },
    draft.spent,
  );
  const whole: Draft =
    sentences.length === 0
      ? draft
      : {
          ...draft,
          paragraphs: draft.paragraphs.toSpliced(
            Math.max(1, draft.paragraphs.length - 1),
            0,
            sentences.join(' '),
          ),
        };
  const unsaid =
    clauses.length === 0
      ? []
      : [
          `Je n’y ai pas repris ${clauses.map((each) => `«\u00a0${each}\u00a0»`).join(' ni ')}\u00a0: ajoutez-le si cela compte.`,
        ];
  const email: EmailDraft = {
    to: application === null ? '' : addressOf(application),
    subject: clean(draft.subject).slice(0, MOST_SUBJECT),
    body: bodyOf(plan, whole),
  };
  const isShort = requests.some((each) => asksShort(each)) && plan.form !== 'letter';
  return reply(
    [
      ...(application === null ? [] : [`Pour ${named(application)}.`]),
      clean(draft.before),
      ...unsaid,
    ].join('\n\n'),
    {
      email: isShort && wordsOf(email.body) > SHORT_WORDS ? shortened(email) : email,
      links:
        application === null ? [] : [to('application', 'Ouvrir cette candidature', application.id)],
    },
  );
};
