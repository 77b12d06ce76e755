import type { Day } from '#/domain/applications/days';
import { isDay } from '#/domain/applications/days';
import { reply } from '#/domain/assistant/message';
import type { Reply } from '#/domain/assistant/message';
import { distanceInWords, to } from '#/domain/assistant/replies/replyParts.fr';
import { opened } from '#/domain/assistant/terms';
import type { Cv } from '#/domain/cv/cv';
import { dayInWords } from '#/domain/shared/months.fr';
import { fold } from '#/domain/shared/text';
import { placedLines } from '#/domain/shared/textRange';

const ASKS =
  /\b(?:valable|valide|validite|expire[a-z]*|perime[a-z]*|encore bonn?e?s?|a jour|jusqu a quand|renouvel[a-z]*|recycl[a-z]*)\b/u;
const OWN = /\b(?:mon|ma|mes)\b/u;
const UNTIL =
  /(?:jusqu['’]au|valable|expir[a-zé]*|validité)[^\d]{0,20}(\d{1,2})\/(\d{1,2})\/(\d{4})/iu;
const SHORTEST = 3;
const NAMES_NOTHING =
  /^(?:mon|mes|est|encore|bon|bonne|jusqu|quand|valable|valide|jour|toujours|les?|date|quelle?|que|pas|cest|deja|sont|elle)$/u;

/** Until when a certificate of the CV that a question names is valid, and whether it still is; null where it names none that has a day. */
export const validityReply = (question: string, cv: Cv, today: Day): Reply | null => {
  const line = opened(question);
  if (!ASKS.test(line) || !OWN.test(line)) return null;
  const asked = (line.match(/[a-z0-9]+/gu) ?? []).filter(
    (word) => word.length >= SHORTEST && !NAMES_NOTHING.test(word),
  );
  const found = placedLines(cv.document.text)
    .map(({ line: written }) => written.replace(/^[-–•*\s]+/u, '').trim())
    .flatMap((written) => {
      const until = UNTIL.exec(written);
      const words: readonly string[] = fold(written).match(/[a-z0-9]+/gu) ?? [];
      const day: string =
        until === null
          ? ''
          : `${until[3]}-${(until[2] ?? '').padStart(2, '0')}-${(until[1] ?? '').padStart(2, '0')}`;
      return isDay(day) && asked.some((word) => words.includes(word)) ? [{ written, day }] : [];
    });
  if (found.length === 0) return null;
  return reply(
    found
      .map(({ written, day }) => {
        const name = written.replace(/\s*\((?:valable|jusqu|expir)[^)]*\)\s*$/iu, '');
        return day < today
          ? `Non, «\u00a0${name}\u00a0» n’est plus valable\u00a0: expiré depuis le ${dayInWords(day)}, d’après votre CV. Demandez un recyclage avant de le mettre en avant.`
          : `«\u00a0${name}\u00a0» est valable jusqu’au ${dayInWords(day)}, ${distanceInWords(day, today)}, d’après votre CV.`;
      })
      .join('\n\n'),
    { links: [to('myCv', 'Ouvrir Mon CV')], suggestions: ['Que dit mon CV\u202f?'] },
  );
};
