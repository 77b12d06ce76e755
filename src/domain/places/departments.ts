import { DEPARTMENT_NAMES } from '#/domain/places/towns.fr';
import { once } from '#/domain/shared/lazy';

/**
 * The key under which a place is looked up: no case, accent, hyphen, apostrophe or article's elision, and "Saint" as
 * the post writes it.
 */
export const placeKey = (written: string): string =>
  written
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\u0153]/gu, 'oe')
    .replace(/[^\p{L}\d|:\n]+/gu, ' ')
    .replace(/(?<!\p{L})saint(e?)(?!\p{L})/gu, 'st$1');

/** Codes of the departments of France by the key of their name. */
export const departmentCodes = once(
  (): ReadonlyMap<string, string> =>
    new Map(
      DEPARTMENT_NAMES.split('|').map((one): [string, string] => {
        const [code = '', name = ''] = one.split(':');
        return [placeKey(name), code];
      }),
    ),
);

/** Names of the departments of France by their code. */
export const DEPARTMENTS_BY_CODE: ReadonlyMap<string, string> = new Map(
  DEPARTMENT_NAMES.split('|').map((one): [string, string] => {
    const [code = '', name = ''] = one.split(':');
    return [code, name];
  }),
);

/** The department of a postal code or of a department's own code; null where it is neither. */
export const departmentOfCode = (written: string): string | null => {
  const code = written.toUpperCase();
  const own = /^\d{5}$/u.test(code) ? code.slice(0, code.startsWith('97') ? 3 : 2) : code;
  if (own === '20') return '2A';
  return DEPARTMENTS_BY_CODE.has(own) ? own : null;
};
