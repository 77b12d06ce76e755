import { CENTRES, POSTS } from '#/domain/places/communeCentres';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
const CELL = 3;
const SIDE = 512;

/** Where the communes are, by their place in `COMMUNES`, in degrees; NaN where it is not known. */
export type Centres = { readonly latitudes: Float32Array; readonly longitudes: Float32Array };

/** Opens the table of centres. */
export const openCentres = (): Centres => {
  const latitudes: number[] = [];
  const longitudes: number[] = [];
  const valueOf = new Map(Array.from(DIGITS, (digit, value) => [digit, value] as const));
  for (const line of CENTRES.trim().split('\n')) {
    const [, square = '', cells = ''] = line.split(':');
    const [south = 0, west = 0, step = 0] = square.split(',').map(Number);
    for (let from = 0; from < cells.length; from += CELL) {
      let cell = 0;
      for (const digit of cells.slice(from, from + CELL))
        cell = cell * DIGITS.length + (valueOf.get(digit) ?? Number.NaN);
      latitudes.push(south + Math.floor(cell / SIDE) * step);
      longitudes.push(west + (cell % SIDE) * step);
    }
  }
  return {
    latitudes: Float32Array.from(latitudes),
    longitudes: Float32Array.from(longitudes),
  };
};

const startOf = (department: string): string =>
  /^(?:97|98)/u.test(department) ? department : /^2[AB]$/u.test(department) ? '20' : department;

const countIn = (text: string, sign: string): number => {
  let count = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) count += 1;
  return count;
};

/** The communes of a post code, by their place in `COMMUNES`. Only the departments that may hold it are read. */
export const placesOfPost = (code: string): readonly number[] => {
  const places: number[] = [];
  let first = 0;
  for (const line of POSTS.trim().split('\n')) {
    const colon = line.indexOf(':');
    const start = startOf(line.slice(0, colon));
    const body = line.slice(colon + 1);
    const short = code.startsWith(start) ? code.slice(start.length) : code;
    if (body.includes(short))
      for (const [index, codes] of body.split('|').entries())
        if (codes.split(',').some((one) => one === short || one === code))
          places.push(first + index);
    first += countIn(body, '|') + 1;
  }
  return places;
};

const KM_PER_DEGREE = 111.2;
const RADIANS = Math.PI / 180;

/** Kilometres between two communes as the crow flies; NaN where one is not known. */
export const kilometresBetween = (
  { latitudes, longitudes }: Centres,
  one: number,
  other: number,
): number => {
  const [north = Number.NaN, south = Number.NaN] = [latitudes[one], latitudes[other]];
  const across =
    ((longitudes[one] ?? Number.NaN) - (longitudes[other] ?? Number.NaN)) *
    Math.cos(((north + south) / 2) * RADIANS);
  return KM_PER_DEGREE * Math.hypot(north - south, across);
};
