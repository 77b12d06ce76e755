import type { Application } from '#/domain/applications/application';
import { jobMeant, namedIn } from '#/domain/assistant/accountNames.fr';
import { dictatedIn } from '#/domain/assistant/dictated.fr';
import type { Dictated } from '#/domain/assistant/dictated.fr';
import type { SearchFacts } from '#/domain/assistant/facts';
import { reply } from '#/domain/assistant/message';
import type { Reply } from '#/domain/assistant/message';
import { messageAsked } from '#/domain/assistant/messageAsked.fr';
import { namesAddressee, withTold } from '#/domain/assistant/messageTold.fr';
import { wishesIn } from '#/domain/assistant/messageWishes.fr';
import { addressOf, peopleOf, postOf, signed } from '#/domain/assistant/replies/emails.fr';
import { named, signatureOf, timeInWords, to } from '#/domain/assistant/replies/replyParts.fr';
import { sendable } from '#/domain/assistant/sendable.fr';
import { dayInWords, weekdayOn } from '#/domain/shared/months.fr';

/** What a message is about, by what it says. */
const SUBJECTS: readonly (readonly [RegExp, string])[] = [
  [/je cherche|je recherche/iu, 'Candidature'],
  [/acompte|avance sur/iu, 'Demande d’acompte'],
  [/^[^.]*remercie (?!\.)/iu, 'Merci'],
  [/retard/iu, 'Retard'],
  [
    /(?<!\p{L})pose (?:ma|une|mon|un|deux|des|mes) (?:demi-)?(?:journée|jour|congé)/iu,
    'Demande de congés',
  ],
  [
    /(?:ne |n’)[^.]*rendez-vous|rendez-vous[^.]*(?:décal|déplac|report|annul)/iu,
    'Notre rendez-vous',
  ],
  [/congés?(?!\p{L})|vacances/iu, 'Demande de congés'],
  [/absente?|malade|arrêt(?!\p{L})|viens pas|viendrai pas/iu, 'Absence'],
  [/planning|horaires?/iu, 'Mes horaires'],
  [/rendez-vous|entretien/iu, 'Notre rendez-vous'],
  [/contrat/iu, 'Mon contrat'],
  [/attestation|bulletin|fiche de paie|certificat|duplicata/iu, 'Demande de document'],
];

/** The person comes late, and how late where it is told, or when that was. */
const IS_LATE = /(?<!\p{L})(?:j[’']|je )(?!m[’']excuse)[^.?!]*(?<!\p{L})retard(?!\p{L})/iu;
const TOLD_HOW_LATE = /\d|quart d|demi-heure|heure de retard|(?<!\p{L})hier(?!\p{L})/iu;

/** Thanks for something: they are what the message is for. */
const THANKS_FOR = /remercie (?!beaucoup)/u;

const WEEKDAY = /(?<!\p{L})(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?!\p{L})/giu;
const OF_MEETING = /(?<!\p{L})(?:entretien|rendez-vous|rdv|visio)(?!\p{L})/iu;
/** Kinds of message whose words are those of the request, where it dictates them; the others have a frame that the request completes. */
const IS_DICTATED: ReadonlySet<string> = new Set([
  'plain',
  'infoRequest',
  'employerRequest',
  'adviserNote',
  'absence',
  'lateNotice',
  'confirmInterview',
  'helpThanks',
]);
/** Kinds whose words are those of the request where it says plainly what is to be said: "dis-leur que…", "… : je…". */
const DICTATED_WHERE_SAID: ReadonlySet<string> = new Set([
  'recruiterEmail',
  'linkedInMessage',
  'thankYouEmail',
  'notOurs',
]);

/** Whether a request asks for no message of a kind of its own: what it dictates is then the message. */
export const isDictated = (request: string): boolean => {
  const asked = messageAsked(request);
  if (asked === 'moveInterviewEmail') return (dictatedIn(request)?.parts ?? 0) > 1;
  // "Dis-leur oui" alone asks for the words of who accepts.
  if (asked === null) return dictatedIn(request)?.parts !== 0;
  if (IS_DICTATED.has(asked)) return true;
  // A question about pay names no pay of one's own.
  if (asked === 'payOffer' && wishesIn([request]).wished === '') {
    const said = dictatedIn(request);
    return said !== null && said.questions.length > 0 && said.statements.length === 0;
  }
  if (DICTATED_WHERE_SAID.has(asked)) {
    const said = dictatedIn(request);
    const ofMeeting = /entretien|échange|rencontre/iu.test(said?.thanks ?? '');
    if (said !== null && asked === 'thankYouEmail' && said.thanks !== '' && !ofMeeting) return true;
    if (
      said !== null &&
      asked !== 'thankYouEmail' &&
      said.statements.length + said.questions.length > said.prior
    )
      return true;
  }
  const dictated = asked === 'thankYouEmail' ? dictatedIn(request) : null;
  return dictated !== null && dictated.parts > 1 && !THANKS_FOR.test(dictated.thanks);
};

/** Whether a request for no message of a kind tells only what came before it, so that nothing says what the message is to say. */
const isStoryAlone = (
  { statements, questions, thanks, prior, isSorry }: Dictated,
  request: string,
): boolean =>
  prior >= statements.length &&
  questions.length === 0 &&
  !isSorry &&
  (thanks === '' || !THANKS_FOR.test(thanks)) &&
  !['absence', 'lateNotice', 'adviserNote'].includes(messageAsked(request) ?? '');

const UNABLE =
  /(?<!\p{L})(?:ne |n’)(?:peux|pourrai|pourrais|viens|viendrai) (?:pas|plus)|empêchement/iu;

/** The interview to come that a message speaks of: it is named, or its day is. */
const meetingMeant = (
  about: Application | null,
  request: string,
  said: string,
  { now, today }: SearchFacts,
): string | null => {
  const next = about?.interviews.find(({ start }) => start >= now)?.start;
  if (next === undefined) return null;
  const weekday = weekdayOn(next);
  const days = [...request.matchAll(WEEKDAY)].map(([, day = '']) => day.toLowerCase());
  // Who is late is so today, unless another day is told.
  if (IS_LATE.test(said)) return next.startsWith(today) || days.includes(weekday) ? next : null;
  return OF_MEETING.test(request) || days.includes(weekday) ? next : null;
};

const TO_AN_AGENCY = /(?<!\p{L})(?:à|pour) (?:l['’]|une |mon )?agence(?!\p{L})/iu;

/** Says by itself what it is about. */
const OF_APPLICATION =
  /(?<!\p{L})(?:candidature|poste|postulé|entretien|rendez-vous|annonce pour)(?!\p{L})/iu;

/** Says what one looks for, and asks nothing. */
const LOOKS_FOR = /^(?:[^.]*\. )*Je (?:cherche|recherche) /u;

const meetingWords = (start: string): string => `le ${weekdayOn(start)} ${timeInWords(start)}`;

/** The message that a request dictates, in the person's own words; null where it dictates none. */
export const dictatedReply = (
  request: string,
  facts: SearchFacts,
  about: Application | null,
): Reply | null => {
  const dictated = dictatedIn(request);
  if (dictated === null || isStoryAlone(dictated, request)) return null;
  const { sentences, thanks, isAsking, isSorry, isSms, isShort, isFamiliar } = dictated;
  const signature = signatureOf(facts);
  const isThanked = THANKS_FOR.test(thanks);
  const said = [...(isThanked ? [thanks] : []), ...sentences].join(' ');
  const isQuestion = said.includes('?');
  const isLate = IS_LATE.test(said);
  const meeting = meetingMeant(about, request, said, facts);
  const moves = meeting !== null && UNABLE.test(said);
  const offers = /(?<!\p{L})disponible (?!dès|immédiat|tout)/iu.test(said);
  // A question to a house whose offer was kept, and no word to anybody else.
  const isToHouse = ['infoRequest', 'plain'].includes(messageAsked(request) ?? '');
  const isToOther = namesAddressee(request) && !namedIn(request, facts).isOfHouse;
  const kept = about === null && isToHouse && !isToOther ? jobMeant(request, facts) : null;
  const keptPost = kept === null ? '' : postOf(kept, signature.agreement);
  const context =
    meeting === null || about === null
      ? keptPost === ''
        ? about === null || isSms || isThanked || OF_APPLICATION.test(said)
          ? []
          : [`Je vous écris au sujet de ma candidature au ${postOf(about, signature.agreement)}.`]
        : [`Votre annonce pour le ${keptPost} m’intéresse.`]
      : [
          `Nous avons rendez-vous ${meetingWords(meeting)} pour le ${postOf(about, signature.agreement)}.`,
        ];
  const ofAgency = TO_AN_AGENCY.test(request);
  const isOffer =
    (ofAgency || (LOOKS_FOR.test(said) && !isAsking)) && !isQuestion && !isThanked && !isSorry;
  const courtesy = [
    ...(isLate && !TOLD_HOW_LATE.test(said) ? ['J’arriverai vers [heure].'] : []),
    ...(isSorry ? [isFamiliar ? 'Je te prie de m’excuser.' : 'Je vous prie de m’en excuser.'] : []),
    ...((moves || (messageAsked(request) === 'adviserNote' && UNABLE.test(said))) && !isQuestion
      ? [
          offers
            ? 'L’un de ces moments vous conviendrait-il\u202f?'
            : 'Serait-il possible de fixer un autre rendez-vous\u202f?',
        ]
      : []),
    ...(isOffer
      ? [
          `Auriez-vous ${ofAgency ? 'une mission' : 'quelque chose'} à me proposer\u202f? Merci d’avance.`,
        ]
      : messageAsked(request) === 'linkedInMessage' && !isQuestion
        ? ['J’aimerais vous compter parmi mes contacts.']
        : []),
    ...(thanks !== '' && !isThanked
      ? [thanks]
      : isAsking && !isOffer
        ? [
            isQuestion
              ? 'Merci d’avance de votre réponse.'
              : 'Est-ce possible\u202f? Merci d’avance.',
          ]
        : []),
  ].map((each) => (isFamiliar ? each.replace(/votre (?=réponse)/u, 'ta ') : each));
  const close = isSms
    ? signature.name
    : `${isFamiliar ? 'À bientôt,' : /(?<!\p{L})demain(?!\p{L})/iu.test(said) && !isAsking && !isSorry ? 'À demain,' : 'Cordialement,'}\n\n${signed(signature)}`;
  const paragraphs =
    isSms || isShort
      ? [['Bonjour,'], [...context, said, ...courtesy]]
      : [['Bonjour,'], [...context, said], ...(courtesy.length === 0 ? [] : [courtesy])];
  const ofMeeting = meeting === null ? '' : `Entretien du ${dayInWords(meeting.slice(0, 10))}`;
  const subject =
    ofMeeting !== ''
      ? `${ofMeeting}${isLate ? '\u00a0: retard' : moves ? '\u00a0: demande de report' : ''}`
      : about === null
        ? keptPost !== ''
          ? `${keptPost.replace(/^p/u, 'P')}\u00a0: ${isQuestion ? 'une question' : 'ma candidature'}`
          : messageAsked(request) === 'linkedInMessage'
            ? 'Prise de contact'
            : (SUBJECTS.find(([pattern]) => pattern.test(said))?.[1] ??
              (signature.name === '' ? '[Objet]' : `Message de ${signature.name}`))
        : `Candidature au ${postOf(about, signature.agreement)}`;
  const ready = sendable(
    withTold(
      {
        to: about === null ? '' : addressOf(about),
        subject,
        body: [...paragraphs.map((each) => each.filter((words) => words !== '').join(' ')), close]
          .filter((each) => each !== '')
          .join('\n\n'),
      },
      [request],
      peopleOf(about),
    ),
    [request],
    about,
    signature,
    false,
  );
  const hasBlank = ready.email.body.includes('[');
  return reply(
    [
      ...(about === null ? [] : [`Pour ${named(about)}.`]),
      `Voici votre message, avec vos mots${isSms ? ', assez court pour un SMS' : ''}.${hasBlank ? ' Complétez ce qui est entre crochets.' : ''}`,
    ].join('\n\n'),
    {
      email: ready.email,
      links: about === null ? [] : [to('application', 'Ouvrir cette candidature', about.id)],
    },
  );
};
