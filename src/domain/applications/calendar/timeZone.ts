import type { LocalTime } from '#/domain/applications/days';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** More than a year: both changes of the clock fall in it. */
const WINDOW_MS = 400 * DAY_MS;

/** Minutes that a clock is ahead of UTC at an instant. */
type OffsetAt = (instant: number) => number;

const offsetsOf = (zone: string): OffsetAt => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (instant) => {
    const parts = Object.fromEntries(
      format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
    );
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
    const wall = Date.UTC(year, month - 1, day, hour, minute, second);
    return Math.round((wall - Math.floor(instant / 1000) * 1000) / MINUTE_MS);
  };
};

const pad = (value: number): string => String(value).padStart(2, '0');

/** `YYYYMMDDTHHMMSS` of an instant as UTC shows it. */
export const stampOf = (instant: number): string =>
  new Date(instant).toISOString().replaceAll(/[-:]|\.\d{3}Z/gu, '');

const offsetText = (minutes: number): string => {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}${pad(size % 60)}`;
};

/** The minute at which the offset changes, between two instants where it differs. */
const changeBetween = (offsetAt: OffsetAt, before: number, after: number): number => {
  let low = before;
  let high = after;
  while (high - low > MINUTE_MS) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetAt(middle) === offsetAt(before)) low = middle;
    else high = middle;
  }
  return high;
};

const observance = (
  start: number,
  from: number,
  to: number,
  summer: boolean,
): readonly string[] => {
  const name = summer ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${name}`,
    `DTSTART:${stampOf(start + from * MINUTE_MS)}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `END:${name}`,
  ];
};

/**
 * The VTIMEZONE of an IANA zone around a local time: RFC 5545, section 3.6.5. Each change of the clock
 * within a year before and after is written out as the engine knows it, so that no rule is guessed.
 */
export const timeZoneLines = (zone: string, around: LocalTime): readonly string[] => {
  const offsetAt = offsetsOf(zone);
  const middle = Date.parse(`${around}:00Z`);
  const start = middle - WINDOW_MS;
  const changes: { readonly at: number; readonly from: number; readonly to: number }[] = [];
  for (let day = start; day < middle + WINDOW_MS; day += DAY_MS) {
    const from = offsetAt(day);
    if (from !== offsetAt(day + DAY_MS)) {
      const at = changeBetween(offsetAt, day, day + DAY_MS);
      changes.push({ at, from, to: offsetAt(at) });
    }
  }
  const first = offsetAt(start);
  const winter = Math.min(first, ...changes.map(({ to }) => to));
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observance(start, first, first, first > winter),
    ...changes.flatMap(({ at, from, to }) => observance(at, from, to, to > winter)),
    'END:VTIMEZONE',
  ];
};
