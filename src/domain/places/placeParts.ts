import { departmentOfCode } from '#/domain/places/departments';

/** A place as written: what names the town, and the code of its department or post; empty where there is none. */
export type PlaceParts = { readonly town: string; readonly code: string };

/** The three towns that have numbered districts, with the code of their department. */
const DISTRICTED: ReadonlyMap<string, string> = new Map([
  ['paris', '75'],
  ['lyon', '69'],
  ['marseille', '13'],
]);

/** Whether a town of France is parted into numbered districts. */
export const hasDistricts = (town: string): boolean => DISTRICTED.has(town.trim().toLowerCase());

/** Whether a number after a town is its department or post code, rather than one of its districts. */
const isDepartmentOf = (town: string, code: string): boolean => {
  const own = DISTRICTED.get(town.toLowerCase());
  return departmentOfCode(code) !== null && (own === undefined || code.startsWith(own));
};

/** "07 - VALLON PONT D ARC", "Vierzon - 18", "83126 LA SEYNE", "Creuse (23)", "Puteaux, Hauts-de-Seine": the town and the code of its department or post. */
export const placeParts = (written: string): PlaceParts => {
  const text = written.replace(/\s+/gu, ' ').trim();
  const before = /^(\d{5}|\d{2,3}|2[AB])\s?(?:-\s?)?(?=\p{L})(.*)$/iu.exec(text);
  if (before !== null && departmentOfCode(before[1] ?? '') !== null)
    return { code: before[1] ?? '', town: before[2] ?? '' };
  const after = /^(.*?)\s*\(\s*(\d{5}|\d{2,3}|2[AB])\s*\)\s*$/iu.exec(text);
  if (after !== null) return { town: after[1] ?? '', code: after[2] ?? '' };
  const dashed = /^(.*\p{L})\s+[-\u2013]\s+(\d{5}|\d{2,3}|2[AB])$/iu.exec(text);
  if (dashed !== null && isDepartmentOf(dashed[1] ?? '', dashed[2] ?? ''))
    return { town: dashed[1] ?? '', code: dashed[2] ?? '' };
  const post = /^(.*?)[\s,]+(\d{5})(?:\b.*)?$/u.exec(text);
  return post === null ? { town: text, code: '' } : { town: post[1] ?? '', code: post[2] ?? '' };
};
