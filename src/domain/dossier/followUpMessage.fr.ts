import type { Application } from '#/domain/applications/application';
import type { Day } from '#/domain/applications/days';
import { followUpEmail, placeOf, postOf } from '#/domain/assistant/replies/emails.fr';
import type { Signature } from '#/domain/assistant/replies/emails.fr';
import { dayInWords } from '#/domain/shared/months.fr';

/** Ways to ask for news of an application. */
export const FOLLOW_UP_WAYS = ['mail', 'linkedIn', 'phone'] as const;
export type FollowUpWay = (typeof FOLLOW_UP_WAYS)[number];

/** A message ready to be sent by its author; nothing is sent from here. */
export type FollowUpMessage = {
  /** The first e-mail address known of the recruiter; empty where there is none, and for what is no mail. */
  readonly to: string;
  /** Empty for what is no mail. */
  readonly subject: string;
  readonly body: string;
};

/** What was sent, as the tracker knows it: « mon CV et ma lettre », « mon CV », « ma candidature ». */
const sentWords = ({ cvName, letter }: Pick<Application, 'cvName' | 'letter'>): string => {
  if (cvName !== '' && letter !== '') return 'mon CV et ma lettre de motivation';
  if (cvName !== '') return 'mon CV';
  return letter === '' ? 'ma candidature' : 'ma lettre de motivation';
};

const nameWords = ({ name }: Signature): string => (name === '' ? '[Votre nom]' : name);

/** The first person known of the recruiter; null where there is none. */
const contactOf = ({ contacts }: Application): string | null =>
  contacts.find(({ name }) => name.trim() !== '')?.name.trim() ?? null;

/** The message by each way, made of facts of the tracker only: the post, the employer, what was sent and when. */
export const followUpMessages = (
  application: Application,
  today: Day,
  signature: Signature,
): Readonly<Record<FollowUpWay, FollowUpMessage>> => {
  const post = postOf(application, signature.agreement);
  const place = placeOf(application);
  const sent = dayInWords(application.date);
  const what = sentWords(application);
  const contact = contactOf(application);
  const name = nameWords(signature);
  return {
    mail: followUpEmail(application, today, signature),
    linkedIn: {
      to: '',
      subject: '',
      body: [
        contact === null ? 'Bonjour,' : `Bonjour ${contact},`,
        `Le ${sent}, j’ai envoyé ${what} pour le ${post}${place}. Ce poste m’intéresse toujours\u00a0: savez-vous où en est le recrutement\u202f?`,
        `Merci beaucoup,\n${name}`,
      ].join('\n\n'),
    },
    phone: {
      to: '',
      subject: '',
      body: [
        `«\u00a0Bonjour, ${name} à l’appareil. ${
          contact === null
            ? `Pourrais-je parler à la personne qui suit le recrutement du ${post}\u202f?`
            : `Pourrais-je parler à ${contact}, au sujet du ${post}\u202f?`
        }\u00a0»`,
        `«\u00a0Je vous ai envoyé ${what} le ${sent}. Avez-vous pu en prendre connaissance\u202f?\u00a0»`,
        'Si oui\u00a0: «\u00a0Quelle est la suite, et quand puis-je espérer une réponse\u202f?\u00a0»',
        'Si non\u00a0: «\u00a0À quelle adresse puis-je vous le renvoyer aujourd’hui\u202f?\u00a0»',
        'Avant de raccrocher\u00a0: notez le nom de la personne et la date donnée, puis remerciez.',
      ].join('\n\n'),
    },
  };
};
