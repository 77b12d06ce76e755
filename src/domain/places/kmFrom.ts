import { kilometresBetween, openCentres } from '#/domain/places/centres';
import type { Centres } from '#/domain/places/centres';
import type { Commune } from '#/domain/places/gazetteer';
import { spotOf } from '#/domain/places/spot';

let opened: Centres | null = null;

const communesOf = (place: string): readonly Commune[] => spotOf(place).communes;

/** Kilometres as the crow flies from a town to a place as it is written; null where one is no known commune. Of places of one name the nearest is meant. */
export const kmFrom = (home: string): ((place: string) => number | null) => {
  const homes = communesOf(home);
  const most = Math.max(0, ...homes.map(({ size }) => size));
  const from = homes.filter(({ size }) => size === most);
  return (place) => {
    opened ??= openCentres();
    const table = opened;
    const all = from
      .flatMap((one) => communesOf(place).map(({ at }) => kilometresBetween(table, one.at, at)))
      .filter((km) => !Number.isNaN(km));
    return all.length === 0 ? null : Math.min(...all);
  };
};
