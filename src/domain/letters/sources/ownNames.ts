import { fold } from '#/domain/shared/text';

/** A name of the person read as where they live is no town. */
export const townApartFrom = (city: string, names: readonly string[]): string =>
  names.some((name) => name !== '' && fold(name) === fold(city)) ? '' : city;
