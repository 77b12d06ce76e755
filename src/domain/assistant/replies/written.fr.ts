import type { Application } from '#/domain/applications/application';
import { dayOf } from '#/domain/applications/days';
import { jobMeant } from '#/domain/assistant/accountNames.fr';
import type { SearchFacts } from '#/domain/assistant/facts';
import { reply } from '#/domain/assistant/message';
import type { EmailDraft, Reply } from '#/domain/assistant/message';
import { postWished, wishesIn } from '#/domain/assistant/messageWishes.fr';
import type { WrittenIntent } from '#/domain/assistant/ownQuestions.fr';
import { addressOf, placeOf, postOf, signed } from '#/domain/assistant/replies/emails.fr';
import type { Signature } from '#/domain/assistant/replies/emails.fr';
import { funnelIn, named, signatureOf, to } from '#/domain/assistant/replies/replyParts.fr';
import { opened } from '#/domain/assistant/terms';
import type { CvExperience } from '#/domain/cv/cv';
import { elide } from '#/domain/letters/french/frenchWords';
import { atOrganisation } from '#/domain/letters/french/nounPhrase';
import { contentStems, sameRoot } from '#/domain/matching/words';
import { dayInWords, monthName } from '#/domain/shared/months.fr';
import { fold } from '#/domain/shared/text';

/** Messages that are written from the person's own facts; what only they know stands between brackets. */
export type Written = Exclude<WrittenIntent, 'followUpEmail' | 'thankYouEmail'>;

type Facts = {
  readonly application: Application | null;
  /** The post named where no application is, as it was written; empty where none is. */
  readonly postAsked: string;
  /** The house of an offer that was kept and not applied for; empty where none is meant. */
  readonly houseMeant: string;
  /** The last post held, as the CV says it; empty where it does not. */
  readonly lastPost: string;
  /** The post held now, and since when; null where the CV tells of none, or the request of another. */
  readonly heldNow: { readonly title: string; readonly since: string } | null;
  /** Takes back an application to which nobody has answered with a proposal. */
  readonly takesBack: boolean;
  /** Cancels an interview to come. */
  readonly cancels: boolean;
  /** `le 24 novembre 2026`; null where no interview is to come. */
  readonly interviewDay: string | null;
  readonly signature: Signature;
};

const post = ({ application, signature, postAsked }: Facts): string =>
  application !== null ? postOf(application, signature.agreement) : postWished({ post: postAsked });

const postAskedIn = (question: string): string => wishesIn([question]).post;
const place = ({ application, houseMeant }: Facts): string =>
  application !== null
    ? placeOf(application)
    : houseMeant === ''
      ? ''
      : ` ${atOrganisation(houseMeant)}`;

const lines = (...paragraphs: readonly (string | null)[]): string =>
  paragraphs.filter((each) => each !== null).join('\n\n');

type Draft = Omit<EmailDraft, 'to'> & { readonly before: string };

const proposalDeclined = (facts: Facts): Draft => ({
  before:
    'Voici un refus poli. Vous n’avez pas à vous justifier\u202f; une raison courte garde la porte ouverte.',
  subject: `${post(facts).replace(/^p/u, 'P')}\u00a0: ma réponse`,
  body: lines(
    'Bonjour,',
    `Je vous remercie du temps que vous m’avez accordé et de votre proposition pour le ${post(facts)}${place(facts)}.`,
    'Après réflexion, j’ai décidé de ne pas y donner suite. [Si vous le souhaitez, une raison en une phrase.]',
    'J’ai apprécié nos échanges, et je vous souhaite de trouver la bonne personne pour votre équipe.',
    `Cordialement,\n\n${signed(facts.signature)}`,
  ),
});

/** Says that one is no longer interested, or takes an application back, and speaks of no proposal. */
const TAKES_BACK =
  /\b(?:retir|annul|desist)[a-z]* (?:de )?(?:ma |la )?candidature|\bdesist[a-z]*\b|\b(?:plus|pas) interessee?\b|\bne (?:suis|postule) plus\b|\btrouve (?:un|autre|ailleurs|mieux|plus)\b/u;
const PROPOSED =
  /\b(?:propos[a-z]*|offres?|embauche[a-z]*|promesse|contrat|m ont pris[e]?|me prennent|veulent me prendre)\b/u;

/** Says before an interview that one will not come to it. */
const interviewCancelled = (facts: Facts): Draft => ({
  before:
    'Voici un message pour annuler l’entretien et retirer votre candidature. Envoyez-le dès que possible\u202f: la place peut servir à quelqu’un d’autre.',
  subject: `Entretien pour le ${post(facts)}\u00a0: annulation`,
  body: lines(
    'Bonjour,',
    `Nous devions nous rencontrer ${facts.interviewDay ?? ''} au sujet du ${post(facts)}${place(facts)}. Je ne souhaite finalement pas donner suite à ma candidature, et je préfère vous prévenir que je ne viendrai pas. [Si vous le souhaitez, une raison en une phrase.]`,
    'Je vous remercie de l’attention que vous y avez portée, et je vous prie de m’excuser pour ce changement.',
    `Cordialement,\n\n${signed(facts.signature)}`,
  ),
});

const CANCELS = /\b(?:annul|refus|declin)[a-z]*\b.{0,20}\b(?:entretien|rdv|rendez[- ]vous)\b/u;

/** A first message to somebody of a house where one has applied. */
const linkedInTo = (facts: Facts): string =>
  lines(
    'Bonjour,',
    `J’ai postulé au ${post(facts)}${place(facts)}${facts.interviewDay === null ? '' : `, et nous avons rendez-vous ${facts.interviewDay}`}. J’aimerais vous compter parmi mes contacts.`,
    'Si vous souhaitez un complément sur mon parcours avant cela, je vous l’envoie volontiers.',
    `Merci beaucoup,\n${signed(facts.signature)}`,
  );

const DRAFTS: Readonly<Record<Written, (facts: Facts) => Draft>> = {
  linkedInMessage: (facts) => ({
    before:
      'Voici un premier message, court : sur LinkedIn, trois phrases suffisent. Complétez ce qui est entre crochets, c’est ce qui donne envie de répondre.',
    subject: 'Prise de contact',
    body:
      facts.application !== null
        ? linkedInTo(facts)
        : lines(
            'Bonjour [prénom ou nom],',
            `${facts.lastPost === '' ? 'Je cherche un poste' : `J’ai travaillé comme ${facts.lastPost} et je cherche un poste`} ${facts.postAsked === '' ? 'dans [votre métier ou secteur]' : elide(`de ${facts.postAsked}`)}. Votre parcours chez [entreprise] m’intéresse : [une raison précise].`,
            'Auriez-vous dix minutes, par message ou au téléphone, pour me dire comment votre équipe recrute ?',
            `Merci beaucoup,\n${signed(facts.signature)}`,
          ),
  }),
  recruiterEmail: (facts) => ({
    before:
      'Voici le message qui accompagne votre candidature. Il reste court : le CV et la lettre sont en pièces jointes. Remplacez le passage entre crochets par votre meilleure preuve pour ce poste.',
    subject: `Candidature au ${post(facts)}`,
    body: lines(
      'Bonjour,',
      `Je vous adresse ma candidature au ${post(facts)}${place(facts)}.`,
      `${facts.lastPost === '' ? '' : `J’ai été ${facts.lastPost}. `}[Une preuve en une phrase : ce que vous avez fait, pour qui, avec quel résultat.]`,
      'Vous trouverez mon CV et ma lettre en pièces jointes. Je suis disponible pour un échange, par téléphone ou sur place.',
      `Cordialement,\n\n${signed(facts.signature)}`,
    ),
  }),
  acceptEmail: (facts) => ({
    before:
      'Voici une réponse pour accepter. Avant de l’envoyer, vérifiez que la rémunération, la date et les horaires vous ont été confirmés par écrit.',
    subject: `${post(facts).replace(/^p/u, 'P')} : je confirme mon accord`,
    body: lines(
      'Bonjour,',
      `Je vous remercie de votre proposition et j’accepte avec plaisir le ${post(facts)}${place(facts)}.`,
      'Comme convenu, je commencerai le [date], aux conditions dont nous avons parlé : [rémunération, horaires].',
      'Pourriez-vous m’envoyer le contrat ou la promesse d’embauche, et me dire quels documents préparer ?',
      `Cordialement,\n\n${signed(facts.signature)}`,
    ),
  }),
  declineEmail: (facts) =>
    facts.cancels && facts.interviewDay !== null
      ? interviewCancelled(facts)
      : facts.takesBack
        ? {
            before:
              'Voici un message pour retirer votre candidature. Vous n’avez pas à vous justifier\u202f; une raison courte garde la porte ouverte.',
            subject: `Candidature au ${post(facts)}\u00a0: je la retire`,
            body: lines(
              'Bonjour,',
              `Je vous avais adressé ma candidature au ${post(facts)}${place(facts)}. Je ne souhaite finalement pas y donner suite. [Si vous le souhaitez, une raison en une phrase.]`,
              'Je vous remercie de l’attention que vous y avez portée, et je vous souhaite de trouver la bonne personne pour votre équipe.',
              `Cordialement,\n\n${signed(facts.signature)}`,
            ),
          }
        : proposalDeclined(facts),
  moveInterviewEmail: (facts) => ({
    before:
      'Voici un message pour déplacer l’entretien. Envoyez-le dès que possible, et téléphonez aussi si l’entretien a lieu aujourd’hui ou demain. La raison peut rester pour vous : « un empêchement » suffit.',
    subject: `Entretien pour le ${post(facts)} : demande de report`,
    body: lines(
      'Bonjour,',
      `Nous devions nous rencontrer ${facts.interviewDay ?? 'le [date]'} au sujet du ${post(facts)}${place(facts)}. Un empêchement ne me permet pas de venir ce jour-là, et je vous prie de m’en excuser.`,
      'Ce poste m’intéresse toujours autant. Serait-il possible de fixer un autre rendez-vous ? Je suis disponible [deux ou trois créneaux], sur place ou par téléphone.',
      `Je vous remercie de votre compréhension.\n\nCordialement,\n\n${signed(facts.signature)}`,
    ),
  }),
  resignationLetter: (facts) => ({
    before:
      'Voici une lettre de démission simple. Aucun motif n’est obligatoire. Vérifiez votre préavis dans le contrat ou la convention collective, et remettez-la en main propre contre signature ou en recommandé. Démissionner n’ouvre en général pas droit au chômage : regardez la fiche avant de signer.',
    subject: 'Démission de mon poste',
    body: lines(
      'Madame, Monsieur,',
      `Je vous informe de ma décision de démissionner du poste ${facts.heldNow === null ? 'de [intitulé]' : elide(`de ${facts.heldNow.title}`)} que j’occupe dans votre entreprise depuis ${facts.heldNow?.since ?? 'le [date d’embauche]'}.`,
      'Mon préavis est de [durée] selon [mon contrat ou la convention collective]. Sauf accord de votre part pour l’écourter, mon contrat prendra donc fin le [date].',
      'Je vous remercie de me remettre, le dernier jour, le certificat de travail, le reçu pour solde de tout compte et l’attestation destinée à France Travail.',
      `Veuillez agréer, Madame, Monsieur, mes salutations distinguées.\n\n${signed(facts.signature)}`,
    ),
  }),
};

const SUGGESTIONS: Readonly<Record<Written, readonly string[]>> = {
  linkedInMessage: ['Comment utiliser LinkedIn pour trouver un emploi ?'],
  recruiterEmail: [
    'Écris une lettre de motivation',
    'Quand et comment relancer après une candidature ?',
  ],
  acceptEmail: ['Que doit contenir un contrat de travail ?'],
  declineEmail: ['Mes candidatures'],
  moveInterviewEmail: ['Comment préparer un entretien d’embauche ?'],
  resignationLetter: [
    'Si je démissionne, ai-je droit au chômage ?',
    'Quel préavis pour une démission ?',
  ],
};

const OF_AN_AGENCY = /\b(?:agences?|interim[a-z]*|missions?)\b/u;

/** Of whom the message speaks: who was named, or for an interview the next one. */
const concerned = (
  written: Written,
  question: string,
  facts: SearchFacts,
  about: Application | null,
): Application | null => {
  if (written === 'resignationLetter') return null;
  if (written === 'linkedInMessage') return about;
  if (about !== null || written === 'recruiterEmail') return about;
  const next = funnelIn(facts).upcoming[0]?.application ?? null;
  if (written === 'moveInterviewEmail') return next;
  // Of several none is supposed.
  const met = facts.applications.filter(({ status }) => status === 'interview');
  // Another post than that one is another offer.
  const asked = contentStems(postAskedIn(question));
  const isOther =
    asked.length > 0 &&
    !contentStems(met[0]?.title ?? '').some((stem) => asked.some((each) => sameRoot(each, stem)));
  return met.length === 1 && !isOther && !OF_AN_AGENCY.test(fold(question))
    ? (met[0] ?? null)
    : null;
};

/** The request itself tells of the post, or of since when. */
const TELLS_OF_POST = /\b(?:poste d|comme|je suis|j etais|depuis|embauchee?)\b/u;

const heldNowIn = (last: CvExperience | undefined, question: string): Facts['heldNow'] => {
  if (
    last === undefined ||
    last.jobTitle === null ||
    last.start === null ||
    last.end?.value !== 'ongoing'
  )
    return null;
  const asked = opened(question);
  const house = contentStems(last.company?.value ?? '');
  const isOfAnother =
    /\bchez\b/u.test(asked) && !contentStems(question).some((stem) => house.includes(stem));
  if (isOfAnother || TELLS_OF_POST.test(asked)) return null;
  const { year, month } = last.start.value;
  const since = month === null ? `${year}` : `${monthName(month)} ${year}`;
  return { title: last.jobTitle.value.toLowerCase(), since };
};

/** A message ready to be read again and sent, of a kind that the person asked for. */
export const writtenReply = (
  written: Written,
  question: string,
  facts: SearchFacts,
  about: Application | null,
): Reply => {
  const application = concerned(written, question, facts, about);
  const interview = funnelIn(facts).upcoming.find(
    (each) => each.application.id === application?.id,
  );
  const last = facts.cv.status === 'read' ? facts.cv.cv.experiences[0] : undefined;
  const kept = application === null ? jobMeant(question, facts) : null;
  const signature = signatureOf(facts);
  const { before, subject, body } = DRAFTS[written]({
    application,
    postAsked:
      postAskedIn(question) ||
      (kept === null ? '' : postOf(kept, signature.agreement).replace(/^poste (?:de |d’)?/u, '')),
    houseMeant: kept?.company ?? '',
    cancels: CANCELS.test(opened(question)),
    takesBack:
      application !== null && TAKES_BACK.test(opened(question)) && !PROPOSED.test(opened(question)),
    lastPost: last?.jobTitle?.value.toLowerCase() ?? '',
    heldNow: heldNowIn(last, question),
    interviewDay: interview === undefined ? null : `le ${dayInWords(dayOf(interview.start))}`,
    signature,
  });
  return reply(application === null ? before : `Pour ${named(application)}.\n\n${before}`, {
    email: { to: application === null ? '' : addressOf(application), subject, body },
    links:
      application === null ? [] : [to('application', 'Ouvrir cette candidature', application.id)],
    suggestions: [...SUGGESTIONS[written]],
  });
};
