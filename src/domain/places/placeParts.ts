import { departmentOfCode } from '#/domain/places/departments';

/** A place as written: what names the town, and the code of its department or post; empty where there is none. */
export type PlaceParts = { readonly town: string; readonly code: string };

/** "07 - VALLON PONT D ARC", "83126 LA SEYNE", "Creuse (23)", "Puteaux, Hauts-de-Seine": the town and the code of its department or post. */
export const placeParts = (written: string): PlaceParts => {
  const text = written.replace(/\s+/gu, ' ').trim();
  const before = /^(\d{5}|\d{2,3}|2[AB])\s?(?:-\s?)?(?=\p{L})(.*)$/iu.exec(text);
  if (before !== null && departmentOfCode(before[1] ?? '') !== null)
    return { code: before[1] ?? '', town: before[2] ?? '' };
  const after = /^(.*?)\s*\(\s*(\d{5}|\d{2,3}|2[AB])\s*\)\s*$/iu.exec(text);
  if (after !== null) return { town: after[1] ?? '', code: after[2] ?? '' };
  const post = /^(.*?)[\s,]+(\d{5})(?:\b.*)?$/u.exec(text);
  return post === null ? { town: text, code: '' } : { town: post[1] ?? '', code: post[2] ?? '' };
};
