import { CHIEF_OF, LEADS, UNDER } from '#/domain/matching/ranks.fr';
import { fold } from '#/domain/shared/text';

/** Whether a title names who leads others: "Responsable des soins", "Chef d'equipe"; a "chef de projet" leads none by that name. */
export const leadsOthers = (title: string): boolean => {
  const key = fold(title)
    .replace(/^[^\p{L}]+/u, '')
    .replace(/\u2019/gu, "'");
  return !UNDER.test(key) && (LEADS.test(key) || CHIEF_OF.test(key));
};

/** Whether who had one title stood below the rank that another asks for, whatever the trade. */
export const isBelow = (held: string, asked: string): boolean =>
  leadsOthers(asked) && !leadsOthers(held);
