import { DEPARTMENTS_BY_CODE } from '#/domain/places/departments';

/** Departments by the beginning of their code in the nomenclature of territorial units (NUTS 2021, level 3); the last figure counts from 1. */
const DEPARTMENTS_OF =
  'FR10:75 77 78 91 92 93 94 95|FRB0:18 28 36 37 41 45|FRC1:21 58 71 89|FRC2:25 39 70 90|FRD1:14 50 61|FRD2:27 76|FRE1:59 62|FRE2:02 60 80|FRF1:67 68|FRF2:08 10 51 52|FRF3:54 55 57 88|FRG0:44 49 53 72 85|FRH0:22 29 35 56|FRI1:24 33 40 47 64|FRI2:19 23 87|FRI3:16 17 79 86|FRJ1:11 30 34 48 66|FRJ2:09 12 31 32 46 65 81 82|FRK1:03 15 43 63|FRK2:01 07 26 38 42 69 73 74|FRL0:04 05 06 13 83 84|FRM0:2A 2B';
/** Overseas each department is a region, and its code ends with 0. */
const OVERSEAS = new Map([
  ['FRY1', '971'],
  ['FRY2', '972'],
  ['FRY3', '973'],
  ['FRY4', '974'],
  ['FRY5', '976'],
]);

const DEPARTMENT_OF: ReadonlyMap<string, string> = new Map([
  ...OVERSEAS,
  ...DEPARTMENTS_OF.split('|').flatMap((one) => {
    const [way = '', codes = ''] = one.split(':');
    return codes.split(' ').map((code, at): [string, string] => [`${way}${at + 1}`, code]);
  }),
]);

const NUTS = /^([A-Z]{2})[A-Z]?\d[A-Z\d]{0,2}$/u;
/** Countries whose letters are others here than in ISO 3166. */
const ISO_OF: ReadonlyMap<string, string> = new Map([
  ['EL', 'GR'],
  ['UK', 'GB'],
]);

/** The place that a territorial unit of the European Union is: a department of France, else a country by its ISO code; null where a text is no such unit. */
export const placeOfNuts = (
  written: string,
): { readonly place: string; readonly country: string } | null => {
  const letters = NUTS.exec(written)?.[1];
  if (letters === undefined) return null;
  const code = DEPARTMENT_OF.get(written) ?? DEPARTMENT_OF.get(written.slice(0, 4));
  if (code !== undefined)
    return { place: `${DEPARTMENTS_BY_CODE.get(code) ?? ''} (${code})`, country: '' };
  return { place: '', country: ISO_OF.get(letters) ?? letters };
};
