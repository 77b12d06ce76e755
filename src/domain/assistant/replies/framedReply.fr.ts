import type { Application } from '#/domain/applications/application';
import { addDays } from '#/domain/applications/days';
import type { SearchFacts } from '#/domain/assistant/facts';
import { reply } from '#/domain/assistant/message';
import type { Reply } from '#/domain/assistant/message';
import type { Framed } from '#/domain/assistant/messageAsked.fr';
import { aboveIt, withDictated } from '#/domain/assistant/messageInFrame.fr';
import { withTold } from '#/domain/assistant/messageTold.fr';
import { wishesIn } from '#/domain/assistant/messageWishes.fr';
import { tellingWords } from '#/domain/assistant/namedThing.fr';
import { heldFrom } from '#/domain/assistant/replies/cvAspects.fr';
import { withProof } from '#/domain/assistant/replies/cvProof.fr';
import { addressOf, peopleOf } from '#/domain/assistant/replies/emails.fr';
import { bodyOf, frameOf, IS_FAMILIAR } from '#/domain/assistant/replies/messageFrames.fr';
import type { FrameFacts } from '#/domain/assistant/replies/messageFrames.fr';
import {
  funnelIn,
  named,
  signatureOf,
  timeInWords,
  to,
} from '#/domain/assistant/replies/replyParts.fr';
import { asksShort } from '#/domain/assistant/replies/restyle.fr';
import type { MessageStyle } from '#/domain/assistant/replies/restyle.fr';
import { missingWords, sendable } from '#/domain/assistant/sendable.fr';
import { opened } from '#/domain/assistant/terms';
import type { Cv, CvExperience } from '#/domain/cv/cv';
import { offeredTitle } from '#/domain/letters/french/jobTitle.fr';
import { atOrganisation } from '#/domain/letters/french/nounPhrase';
import { dayInWords } from '#/domain/shared/months.fr';
import { fold } from '#/domain/shared/text';

const SUGGESTIONS: Readonly<Record<Framed, readonly string[]>> = {
  unsolicited: ['Comment faire une candidature spontanée ?'],
  traineeship: ['Comment trouver une alternance ?', 'Comment obtenir une convention de stage ?'],
  helpThanks: ['Comment activer mon réseau ?'],
  refusalReply: ['Que répondre à un refus de candidature ?'],
  payOffer: ['Comment négocier son salaire ?'],
  payWish: ['Comment négocier son salaire ?'],
  raise: ['Comment négocier son salaire ?'],
  thinkingTime: ['J’ai deux propositions d’emploi, laquelle choisir ?'],
  confirmInterview: ['Comment préparer un entretien d’embauche ?'],
  lateNotice: ['Comment préparer un entretien d’embauche ?'],
  reference: [],
  infoRequest: ['Quelles questions poser à la fin d’un entretien ?'],
  networkNote: ['Comment activer mon réseau ?'],
  farewell: [],
  mutualEnding: ['Comment se passe une rupture conventionnelle ?'],
  claim: ['Comment saisir les prud’hommes ?'],
  contest: ['Comment contester un licenciement\u202f?'],
  employerRequest: [],
  adviserNote: [],
  absence: [],
  plain: ['Que pouvez-vous faire ?'],
};

/** Said to an employer of now or before, to an adviser or to friends, and never to who is recruiting. */
const OF_NO_APPLICATION: ReadonlySet<Framed> = new Set([
  'mutualEnding',
  'claim',
  'contest',
  'employerRequest',
  'absence',
  'raise',
  'farewell',
  'adviserNote',
  'networkNote',
  'helpThanks',
  'reference',
]);

/** Messages about the application that was refused, where only one was; or about the next interview. */
const concerned = (
  kind: Framed,
  facts: SearchFacts,
  about: Application | null,
  day: string,
): Application | null => {
  if (OF_NO_APPLICATION.has(kind)) return null;
  if (about !== null) return about;
  if (kind === 'confirmInterview' || kind === 'lateNotice') {
    const next = funnelIn(facts).upcoming[0];
    // Who is late is so today, unless another day is told.
    const isMeant =
      kind === 'confirmInterview' || next?.start.slice(0, 10) === facts.today || day !== '';
    return isMeant ? (next?.application ?? null) : null;
  }
  if (kind !== 'refusalReply') return null;
  const refused = facts.applications.filter(({ status }) => status === 'rejected');
  return refused.length === 1 ? (refused[0] ?? null) : null;
};

const AN_SMS = /\b(?:sms|texto|whatsapp)\b/u;

const OF_ANY_HOUSE =
  /^(?:centre|groupe|societe|entreprise|agence|service|association|magasin|restaurant|hotel|chez)$/u;

/** The post once held with whom a message names: "M. Untel", of the house of that name. */
const heldWith = (requests: readonly string[], cv: Cv | null): CvExperience | null => {
  const names = requests.flatMap((request) => [
    ...(request.match(/\p{Lu}[\p{L}’'-]{3,}/gu) ?? []),
    ...[...request.matchAll(/(?<!\p{L})chez ([\p{L}’'-]{4,})/giu)].map(([, name = '']) => name),
  ]);
  const words = new Set(requests.flatMap(tellingWords));
  return (
    cv?.experiences.find(({ company }) => {
      const house = tellingWords(company?.value ?? '').filter((word) => !OF_ANY_HOUSE.test(word));
      return (
        names.some((name) => house.includes(fold(name))) ||
        (house.length > 1 && house.filter((word) => words.has(word)).length > 1)
      );
    }) ?? null
  );
};

const titleOf = (post: CvExperience | undefined): string =>
  post?.jobTitle?.value.toLowerCase() ?? '';

const togetherWords = (post: CvExperience | null): string =>
  post?.company === undefined || post.company === null
    ? ''
    : [
        atOrganisation(post.company.value),
        ...(post.start === null || post.end === null ? [] : [`, ${heldFrom(post)}`]),
        ...(post.jobTitle === null
          ? []
          : [`, où j’étais ${offeredTitle(post.jobTitle.value, 'neutral')}`]),
      ].join('');

/** "hôtesse d’accueil, de septembre 2022 à juin 2026"; empty where the CV does not say. */
const workedWords = (post: CvExperience | null): string =>
  post === null || post.jobTitle === null || post.start === null || post.end === null
    ? ''
    : `${offeredTitle(post.jobTitle.value, 'neutral')}, ${heldFrom(post)}`;

/** A message of a frame, filled from the requests made for it and from what is known of the person. */
export const framedReply = (
  kind: Framed,
  requests: readonly string[],
  facts: SearchFacts,
  about: Application | null,
  styles: readonly MessageStyle[] = [],
): Reply => {
  const told = wishesIn(requests);
  const application = concerned(kind, facts, about, told.day);
  const cv = facts.cv.status === 'read' ? facts.cv.cv : null;
  const last = cv?.experiences[0];
  const employer = last?.company?.value ?? '';
  const interview = funnelIn(facts).upcoming.find(
    (each) => each.application.id === application?.id,
  );
  const isShort = styles.includes('shorter') || requests.some(asksShort);
  const isSms = requests.some((request) => AN_SMS.test(opened(request)));
  const frameFacts: FrameFacts = {
    wishes: styles.includes('familiar') ? { ...told, isToAFriend: true } : told,
    application,
    lastPost: `${titleOf(last)}${titleOf(last) === '' || employer === '' ? '' : ` ${atOrganisation(employer)}`}`,
    presentPost: last?.end?.value === 'ongoing' ? titleOf(last) : '',
    workedTogether: togetherWords(heldWith(requests, cv)),
    workedAs: workedWords(heldWith(requests, cv)),
    trade: titleOf(last),
    city: cv?.person.city?.value ?? '',
    interviewTime: interview === undefined ? '' : timeInWords(interview.start),
    interviewPlace: interview?.place ?? '',
    signature: signatureOf(facts),
    inAWeek: dayInWords(addDays(facts.today, 8)),
  };
  const frame = frameOf(kind, frameFacts);
  const keepsToVous = styles.includes('familiar') && !IS_FAMILIAR.has(kind);
  const words = [
    ...(application === null ? [] : [`Pour ${named(application)}.`]),
    frame.before,
    ...(keepsToVous
      ? [
          'Je le laisse au «\u00a0vous\u00a0»\u00a0: c’est plus sûr avec un employeur ou un organisme.',
        ]
      : []),
  ];
  const dictated = withDictated(
    withTold(
      {
        to: application === null ? '' : addressOf(application),
        subject: frame.subject,
        body: bodyOf(
          isSms ? { ...frame, close: '' } : frame,
          isSms ? { ...frameFacts.signature, phone: '' } : frameFacts.signature,
          isShort,
        ),
      },
      requests,
      peopleOf(application),
    ),
    kind,
    requests[0] ?? '',
  );
  const sought = application?.title ?? told.post;
  // Of no post that is named nothing is proved.
  const proved = sought === '' ? dictated : withProof(dictated, sought, facts);
  const { email, missing } =
    kind === 'plain'
      ? { email: proved, missing: [] }
      : sendable(proved, requests, application, frameFacts.signature);
  const above = [aboveIt(words.join('\n\n'), email), missingWords(missing)];
  return reply(above.filter((each) => each !== '').join('\n\n'), {
    email,
    links:
      application === null ? [] : [to('application', 'Ouvrir cette candidature', application.id)],
    suggestions: [...SUGGESTIONS[kind]],
  });
};
