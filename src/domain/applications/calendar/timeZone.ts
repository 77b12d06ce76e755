import type { LocalTime } from '#/domain/applications/days';

const MINUTE_MS = 60_000;

/** Milliseconds that a clock of a zone is ahead of UTC at an instant. */
const aheadAt = (zone: string): ((instant: number) => number) => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  return (instant) => {
    const parts = Object.fromEntries(
      format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
    );
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
    return Date.UTC(year, month - 1, day, hour, minute) - instant;
  };
};

/**
 * The instant at which the clocks of an IANA zone show a local time, as the engine knows the zone. An hour that
 * comes twice is its first time; one that is skipped counts as if the clock had not been changed yet.
 */
export const instantIn = (zone: string, time: LocalTime): number => {
  const wall = Date.parse(`${time}:00Z`);
  const ahead = aheadAt(zone);
  const fits = (instant: number): boolean => instant + ahead(instant) === wall;
  // The clock before any change that is near, then the one after it.
  const day = 24 * 60 * MINUTE_MS;
  const before = wall - ahead(wall - day);
  const after = wall - ahead(wall + day);
  return !fits(before) && fits(after) ? after : before;
};

/** `YYYYMMDDTHHMMSSZ` of an instant: RFC 5545, section 3.3.5. */
export const stampOf = (instant: number): string =>
  new Date(instant).toISOString().replaceAll(/[-:]|\.\d{3}/gu, '');
