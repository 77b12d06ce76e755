import { fold } from '#/domain/shared/text';

/** Openings of a question that goes on from the one before. */
const GOES_ON =
  /^(?:et\b|mais (?:pour|si|en|au|avec|sans)\b|meme (?:chose|question)|c'est pareil|pareil (?:pour|en)|idem|sinon (?:pour|en)|dans ce cas|plus de details?|(?:peux-tu |pouvez-vous )?precise[rz]?\b|(?:dis|dites)(?:-m'| m')en plus|en savoir plus|combien de temps\s*\?*$|pourquoi\s*\?*$|ou ca\s*\?*$|quand\s*\?*$|combien\s*\?*$)/u;

/** Whether a question only makes sense after the one before. */
export const goesOn = (question: string): boolean => GOES_ON.test(fold(question).trim());
