/** The ISO day (`YYYY-MM-DD`) of the user's own calendar, which late at night is not the one of UTC. */
export const localDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** `HH:mm` of the user's own clock. */
export const localTime = (date: Date): string =>
  [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
