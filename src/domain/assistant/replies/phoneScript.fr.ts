import type { Application } from '#/domain/applications/application';
import type { SearchFacts } from '#/domain/assistant/facts';
import { reply } from '#/domain/assistant/message';
import type { Reply } from '#/domain/assistant/message';
import { placeOf, postOf } from '#/domain/assistant/replies/emails.fr';
import { lastDone } from '#/domain/assistant/replies/queryParts.fr';
import { named, signatureOf, timeInWords, to } from '#/domain/assistant/replies/replyParts.fr';
import { opened } from '#/domain/assistant/terms';
import { dayInWords, weekdayOn } from '#/domain/shared/months.fr';

const ASKS =
  /\b(?:(?:ce que|quoi) (?:je |j )?(?:dis|dire|vais dire|dois dire|pourrais dire)|que (?:dire|dois je dire)|script)\b.*\b(?:telephone|tel|appel|appelle|appelant|appeler)\b|\b(?:prepare|ecris|redige)[a-z]* (?:moi )?(?:l |mon |un |cet )?appel\b/u;

/** Whether a request asks for the words of a call about an application. */
export const asksPhoneScript = (question: string): boolean =>
  ASKS.test(opened(question).replaceAll('-', ' '));

/** The words of a call about an application: who calls, what was sent and when, what is asked, and the close. */
export const phoneScriptReply = (application: Application, facts: SearchFacts): Reply => {
  const { name, agreement } = signatureOf(facts);
  const followed = lastDone(application);
  const meeting = application.interviews.find(({ start }) => start >= facts.now);
  const asked =
    meeting === undefined
      ? 'Je vous appelle pour savoir où en est le recrutement, et s’il vous manque quelque chose pour étudier mon dossier.'
      : `Nous avons rendez-vous le ${weekdayOn(meeting.start)} ${timeInWords(meeting.start)}, et je vous appelle à ce sujet.`;
  const [first] = application.contacts.filter((each) => each.name.trim() !== '');
  return reply(
    `Voici quoi dire au téléphone pour ${named(application)}. Appelez au calme, votre CV sous les yeux, et notez la réponse et son jour.`,
    {
      email: {
        to: '',
        subject: `À dire au téléphone\u00a0: ${postOf(application, agreement)}`,
        body: [
          `Bonjour, ${name === '' ? '[votre nom]' : name} à l’appareil.${first === undefined ? ' Pourrais-je parler à la personne qui s’occupe des recrutements\u202f?' : ` Pourrais-je parler à ${first.name.trim()}\u202f?`}`,
          `Je vous ai envoyé ma candidature au ${postOf(application, agreement)}${placeOf(application)} le ${dayInWords(application.date)}${followed === null ? '' : `, et je vous ai écrit de nouveau le ${dayInWords(followed)}`}. ${asked}`,
          'Ce poste m’intéresse toujours, et je peux venir vous rencontrer.',
          'Quand pensez-vous donner une réponse\u202f? Puis-je vous rappeler à ce moment-là\u202f?',
          'Merci, et bonne journée.',
        ].join('\n\n'),
      },
      links: [to('application', 'Ouvrir cette candidature', application.id)],
      suggestions: ['Écrire un e-mail de relance'],
    },
  );
};
