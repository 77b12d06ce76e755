const LONGEST_URL = 2_000;

/** The address where it is a web address that may be shown as a link, null otherwise: a posting is anyone's to write. */
export const secureUrl = (written: string | null | undefined): string | null => {
  const url = (written ?? '').trim();
  return url.length <= LONGEST_URL &&
    /^https?:\/\/[^\s/?#"'<>\\@]+(?:[/?#][^\s"<>\\]*)?$/iu.test(url)
    ? url
    : null;
};
