import { dictatedIn } from '#/domain/assistant/dictated.fr';
import type { Dictated } from '#/domain/assistant/dictated.fr';
import type { EmailDraft } from '#/domain/assistant/message';
import type { Message } from '#/domain/assistant/messageAsked.fr';
import { restyled } from '#/domain/assistant/replies/restyle.fr';

/** How what a request tells goes into a frame: what the frame says already, what it takes the place of, and what it makes needless. */
type Place = {
  readonly said?: RegExp;
  readonly into?: RegExp;
  /** What has to be told for it to take that place. */
  readonly fits?: RegExp;
  /** What takes the place of `into`; the sentences themselves where it is not told. */
  readonly as?: (told: string) => string;
  readonly needless?: RegExp;
  /** The question of the frame, which another one takes the place of. */
  readonly question?: RegExp;
};

const PLACES: Partial<Readonly<Record<Message, Place>>> = {
  followUpEmail: {
    said: /relanc|ma candidature|postulé|envoyée?|(?:pas|sans|aucune) (?:eu )?(?:de )?(?:réponse|nouvelles?|retour)|répondu/iu,
    question: /Pourriez-vous me dire où en est[^?]*\?/u,
  },
  thankYouEmail: {
    said: /remerci|^merci/iu,
    fits: /échange|parlé|équipe|projet|accueil|visite|plu|aimé|apprécié|retenu|intéress/iu,
    into: /J’ai particulièrement retenu \[[^\]]*\], qui confirme mon intérêt pour ce poste\./u,
  },
  refusalReply: {
    said: /refus|pas (?:été )?(?:retenue?|prise?|sélectionnée?)|merci|remerci/iu,
    into: /Pour progresser, pourriez-vous me dire[^?]*\?/u,
    needless: /\n\nSi un autre besoin se présente[^\n]*/u,
    question: /Pour progresser, pourriez-vous me dire[^?]*\?/u,
  },
  declineEmail: {
    said: /retir|refus|déclin|dire non|renonc|(?:ne |n’)(?:souhaite|veux|prends|suis|donne)[^.]*(?:pas|plus)|annul|désiste|plus int[ée]ress/iu,
    into: /\[Si vous le souhaitez, une raison en une phrase\.\]/u,
  },
  acceptEmail: {
    said: /^(?!.* si )(?:c’est oui|oui|je suis (?:d’accord|partante?|preneu)|j’accepte|je (?:prends|signe|viens|confirme))/iu,
    into: /Comme convenu, [^\n]*/u,
  },
  moveInterviewEmail: {
    said: /décal|déplac|report|préfère|créneau|autre (?:date|jour|créneau)/iu,
    into: /Un empêchement ne me permet pas de venir ce jour-là, et je vous prie de m’en excuser\./u,
    as: (told) =>
      `${told} Je ne pourrai donc pas venir à cette date, et je vous prie de m’en excuser.`,
  },
  payOffer: {
    said: /propos|voudrais|souhait|négoci|aimerais|demand/iu,
    into: /Au vu de \[[^\]]*\], je souhaiterais/u,
    as: (told) => `${told} Je souhaiterais donc`,
  },
  raise: {
    said: /augment|rémunération|salaire/iu,
    into: /Pendant ce temps, \[[^\]]*\]\./u,
  },
  unsolicited: {
    said: /candidature spontanée|mes services/iu,
    into: /\[Ce que vous savez faire et qui leur servirait[^\]]*\]/u,
  },
  traineeship: {
    said: /cherche (?:un|une) (?:stage|alternance|apprentissage)/iu,
    into: /\[Une raison précise de choisir[^\]]*\]/u,
  },
  recruiterEmail: {
    said: /ci-joint|pièce jointe|mon cv|postule/iu,
    into: /\[Une preuve en une phrase[^\]]*\]/u,
  },
  linkedInMessage: {
    said: /linkedin|mise en relation|^je cherche/iu,
    into: / Votre parcours chez \[entreprise\] m’intéresse\s: \[une raison précise\]\./u,
    as: (told) => ` ${told}`,
    question: /Auriez-vous dix minutes[^?]*\?/u,
  },
  reference: {
    said: /postule|référence|recommand|citer?/iu,
    question: /^$/u,
  },
  contest: {
    said: /contest|licenci/iu,
    into: /(?<=les faits qui me sont reprochés)\./u,
    as: (told) =>
      `\u00a0: ${told.charAt(0).toLowerCase()}${told.slice(1)}`.replace(
        / comme (?:ils|on|vous) (?:disent|dit|dites|prétend\p{L}*)(?!\p{L})/u,
        '',
      ),
  },
  claim: {
    said: /pas (?:encore )?(?:été )?(?:reçu|payée?|versée?|envoyée?|donnée?)|heures sup|solde|attestation|réclam|jamais|dois|doit/iu,
    question: /^$/u,
  },
};

/** Frames that what was told before the request belongs in: reasons, proofs, what is owed. */
const TAKES_WHAT_IS_PRIOR: ReadonlySet<Message> = new Set([
  'payOffer',
  'raise',
  'claim',
  'unsolicited',
  'traineeship',
  'declineEmail',
  'moveInterviewEmail',
]);

/** Frames that keep their form whatever is told: the law or custom sets their words. */
const KEEPS_ITS_WORDS: ReadonlySet<Message> = new Set([
  'resignationLetter',
  'mutualEnding',
  'thinkingTime',
  'payWish',
  'farewell',
]);

/** A sentence without what the frame says already; empty where nothing else is left of it. */
const leftOf = (sentence: string, said: RegExp | undefined): string => {
  // What was promised, and by when, is said whatever else is.
  if (/(?<!\p{L})deviez?(?!\p{L})|(?<!\p{L})aviez dit/u.test(sentence)) return sentence;
  if (said === undefined || !said.test(sentence)) return sentence;
  const tail = /^(.*?)(?:\u00a0: |, car |, mais |, et )(.+)$/u.exec(sentence);
  const rest = tail?.[2] ?? '';
  return rest === '' || !said.test(tail?.[1] ?? '') || said.test(rest)
    ? said.test(rest) || rest === ''
      ? ''
      : sentence
    : `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`;
};

const CLOSING =
  /^(?:Cordialement|À bientôt|Veuillez|Je vous (?:prie|remercie (?:de votre (?:attention|compréhension|réponse)|par avance))|Merci beaucoup|Je reste à votre disposition|Vous trouverez|Sans réponse|Ce poste m’intéresse)/u;

const beforeClosing = (body: string, words: string): string => {
  const paragraphs = body.split('\n\n');
  const at = paragraphs.findIndex((each, index) => index > 1 && CLOSING.test(each));
  return paragraphs.toSpliced(at < 0 ? paragraphs.length - 2 : at, 0, words).join('\n\n');
};

const placed = (
  body: string,
  kind: Message,
  { statements, questions, prior }: Dictated,
): string => {
  const { said, into, fits, as, needless, question } = PLACES[kind] ?? {};
  const told = statements
    .slice(TAKES_WHAT_IS_PRIOR.has(kind) ? 0 : prior)
    .map((each) => leftOf(each, said))
    .filter((each) => each !== '' && !body.includes(each.replace(/\.$/u, '')))
    .join(' ');
  const withTold =
    told === ''
      ? body
      : into !== undefined && into.test(body) && (fits === undefined || fits.test(told))
        ? body.replace(
            into,
            as === undefined ? told.replaceAll('$', '$$$$') : as(told.replaceAll('$', '$$$$')),
          )
        : beforeClosing(body, told);
  // What is accepted under a condition is said with it.
  const accepted = /(?<!\p{L})j’accepte/iu.test(told)
    ? withTold.replace(' et j’accepte avec plaisir le', ' pour le')
    : withTold;
  const isSaid = told !== '' && /poste|besoin|place|intéress|recontact|libère/iu.test(told);
  const left = needless !== undefined && isSaid ? accepted.replace(needless, '') : accepted;
  const asked = questions.join(' ');
  if (asked === '') return left;
  if (question === undefined) return beforeClosing(left, asked);
  return question.source === '^$'
    ? left
    : question.test(left)
      ? left.replace(question, () => asked)
      : beforeClosing(left, asked);
};

/** A message of a frame with what its request tells beside what the frame says: each thing once, in the place of a blank where one waits for it. */
export const withDictated = (email: EmailDraft, kind: Message, request: string): EmailDraft => {
  if (KEEPS_ITS_WORDS.has(kind)) return email;
  const dictated = dictatedIn(request);
  if (dictated === null) return email;
  const told = { ...email, body: placed(email.body, kind, dictated) };
  return dictated.isFamiliar ? restyled(told, ['familiar']) : told;
};

/** What is said above a message, without what asks for blanks that are all filled, and without what speaks of a question it does not ask. */
export const aboveIt = (words: string, { body }: EmailDraft): string =>
  words
    .split('\n\n')
    .map((paragraph) =>
      paragraph
        .split(/(?<=[.!?])\s+/u)
        .filter(
          (sentence) =>
            (body.includes('[') || !/crochets/u.test(sentence)) &&
            (body.includes('?') || !sentence.startsWith('Une seule question')),
        )
        .join(' '),
    )
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
