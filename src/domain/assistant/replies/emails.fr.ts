import type { Application } from '#/domain/applications/application';
import { dayOf } from '#/domain/applications/days';
import type { Day, LocalTime } from '#/domain/applications/days';
import { employerOf } from '#/domain/applications/statuses.fr';
import type { EmailDraft } from '#/domain/assistant/message';
import type { Cv } from '#/domain/cv/cv';
import { elide } from '#/domain/letters/french/frenchWords';
import { offeredTitle } from '#/domain/letters/french/jobTitle.fr';
import { atOrganisation } from '#/domain/letters/french/nounPhrase';
import { personName } from '#/domain/letters/french/properNames.fr';
import type { Agreement } from '#/domain/letters/letter';
import { agreementOfCv } from '#/domain/letters/sources/sourceAgreement.fr';
import type { Profile } from '#/domain/profile/profile';
import { dayInWords } from '#/domain/shared/months.fr';

/** Who signs, and how they agree: empty parts are left out. */
export type Signature = {
  readonly name: string;
  readonly phone: string;
  readonly agreement: Agreement;
};

/** Who signs e-mails: as the profile says, else as the CV does; it agrees as the CV tells. */
export const signatureFrom = (profile: Profile | null, cv: Cv | null): Signature => {
  const own = `${profile?.firstName ?? ''} ${profile?.lastName ?? ''}`.trim();
  const { firstName, lastName, phone } = cv?.person ?? {};
  return {
    name: personName(own || [firstName?.value, lastName?.value].filter(Boolean).join(' ')),
    phone: profile?.phone.trim() || (phone?.value ?? ''),
    agreement: cv === null ? 'neutral' : agreementOfCv(cv),
  };
};

/** The first address known of the recruiter; empty where there is none. */
export const addressOf = ({ contacts }: Application): string =>
  contacts.find(({ email }) => email.trim() !== '')?.email.trim() ?? '';

/** The names noted for an application, as they are written. */
export const peopleOf = (application: Application | null): readonly string[] =>
  (application?.contacts ?? []).map(({ name }) => name.trim()).filter((name) => name !== '');

/** Name and telephone at the foot of a message. */
export const signed = ({ name, phone }: Pick<Signature, 'name' | 'phone'>): string =>
  [name === '' ? '[Votre nom]' : name, phone].filter((line) => line.trim() !== '').join('\n');

/** The post inside a sentence, as who writes would say it and without what advertisements add: « poste d’aide-soignante ». */
export const postOf = ({ title }: Pick<Application, 'title'>, agreement: Agreement): string => {
  const plain = title.replace(/\s*\(?\b[HFX](?:\s*\/\s*[HFX]){1,2}\)?/giu, '').trim();
  return plain === '' ? 'poste' : elide(`poste de ${offeredTitle(plain, agreement)}`);
};

/** Where, with the space before it: « à l’EHPAD Les Glycines »; nothing where it is not known. */
export const placeOf = (application: Application): string => {
  const employer = employerOf(application);
  return employer === '' ? '' : ` ${atOrganisation(employer)}`;
};

/** A second word about an application that waits: facts of the tracker only. */
export const followUpEmail = (
  application: Application,
  today: Day,
  signature: Signature,
): EmailDraft => {
  const post = postOf(application, signature.agreement);
  const again = application.followUps.some(({ doneOn }) => doneOn !== null && doneOn < today);
  return {
    to: addressOf(application),
    subject: `Candidature au ${post} : suite donnée à ma demande`,
    body: [
      'Bonjour,',
      `Le ${dayInWords(application.date)}, je vous ai adressé ma candidature au ${post}${placeOf(application)}.${
        again ? ' Je me permets de revenir vers vous une nouvelle fois.' : ''
      }`,
      'Ce poste m’intéresse toujours beaucoup. Pourriez-vous me dire où en est le recrutement, et si vous avez besoin d’un complément d’information ?',
      'Vous trouverez de nouveau mon CV en pièce jointe. Je reste disponible pour un échange, par téléphone ou sur place.',
      'Je vous remercie de votre attention.',
      `Cordialement,\n\n${signed(signature)}`,
    ].join('\n\n'),
  };
};

/** Thanks after an interview; what was said there is left for its author to fill in. */
export const thankYouEmail = (
  application: Application,
  held: LocalTime | null,
  signature: Signature,
): EmailDraft => {
  const post = postOf(application, signature.agreement);
  return {
    to: addressOf(application),
    subject: `Merci pour notre échange : ${post}`,
    body: [
      'Bonjour,',
      `Je vous remercie pour l’entretien${held === null ? '' : ` du ${dayInWords(dayOf(held))}`} au sujet du ${post}${placeOf(application)}.`,
      'J’ai particulièrement retenu [un point précis de l’échange], qui confirme mon intérêt pour ce poste.',
      'Je reste à votre disposition pour tout complément, et dans l’attente de votre retour.',
      `Cordialement,\n\n${signed(signature)}`,
    ].join('\n\n'),
  };
};
