import type { SearchFacts } from '#/domain/assistant/facts';
import { reply } from '#/domain/assistant/message';
import type { Reply } from '#/domain/assistant/message';
import { OWN_QUESTIONS } from '#/domain/assistant/startingQuestions.fr';
import { fold } from '#/domain/shared/text';

/** Openings of a question that goes on from the one before. */
const GOES_ON =
  /^(?:et\b|mais (?:pour|si|en|au|avec|sans)\b|meme (?:chose|question)|c'est pareil|pareil (?:pour|en)|idem|sinon (?:pour|en)|dans ce cas|plus de details?|(?:peux-tu |pouvez-vous )?precise[rz]?\b|(?:dis|dites)(?:-m'| m')en plus|en savoir plus|combien de temps\s*\?*$|pourquoi\s*\?*$|ou ca\s*\?*$|quand\s*\?*$|combien\s*\?*$)/u;

/** Whether a question only makes sense after the one before. */
export const goesOn = (question: string): boolean => GOES_ON.test(fold(question).trim());

/** A greeting answered by name where it is known. */
export const greetingReply = (facts: SearchFacts): Reply => {
  const name = facts.profile?.firstName.trim() ?? '';
  return reply(
    `Bonjour${name === '' ? '' : ` ${name}`}. Je réponds à partir de vos candidatures, de votre CV et de vos analyses, et de fiches écrites et datées. Par où commencer ?`,
    { suggestions: OWN_QUESTIONS },
  );
};

export const thanksReply = (): Reply =>
  reply('Avec plaisir. Je reste là si une autre question vous vient.', {
    suggestions: ['Que faire aujourd’hui ?', 'Faire le point'],
  });

/** What it is, what it does, what it does not. */
export const capabilitiesReply = (): Reply =>
  reply(
    `Je ne suis ni un humain ni un modèle de langage : je suis un ensemble de règles et de fiches, et je fonctionne entièrement sur votre appareil.

- Je lis votre suivi, votre CV et vos analyses, et je nomme ce qui bloque.
- J’écris une relance ou un remerciement à partir de vraies données.
- Je réponds sur la recherche d’emploi avec des fiches datées, sources à l’appui.
- Quand je ne sais pas, je le dis.`,
    { suggestions: OWN_QUESTIONS },
  );

/** Said where nothing fits: honest, with the nearest subjects and a way on. */
export const unknownReply = (near: readonly string[]): Reply =>
  reply(
    near.length > 0
      ? 'Je ne suis pas sûr d’avoir compris, et je préfère ne pas répondre au hasard. Est-ce l’une de ces questions ?'
      : 'Je ne sais pas répondre à cette question : elle sort de mes fiches, qui portent sur l’emploi, les droits et la recherche. Reformulez-la, ou regardez sur service-public.fr et francetravail.fr.',
    { suggestions: near.length > 0 ? near : OWN_QUESTIONS },
  );
