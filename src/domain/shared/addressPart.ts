/** A text without halves of characters, as a cut or a pasted text may leave them: no address can carry one. */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '');

/** A text as a part of an address, whatever it holds. */
export const addressPart = (text: string): string => encodeURIComponent(wellFormed(text));

/** The text that a part of an address stands for; the part as it is where nobody can tell. */
export const readAddressPart = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

type Mail = { readonly to: string; readonly subject?: string; readonly body?: string };

/**
 * A message to be written in one's own program, as a `mailto:` address (RFC 6068): lines end with CR LF, and what
 * stands in one field never makes another.
 */
export const mailAddress = ({ to, subject, body }: Mail): string => {
  const written = Object.entries({ subject, body }).flatMap(([field, text]) =>
    text === undefined ? [] : [`${field}=${addressPart(text.replaceAll(/\r\n?|\n/gu, '\r\n'))}`],
  );
  const reader = addressPart(to).replaceAll('%40', '@');
  return `mailto:${reader}${written.length === 0 ? '' : `?${written.join('&')}`}`;
};

/** A number as a `tel:` address (RFC 3966): digits and plus signs. */
export const phoneAddress = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/gu, '')}`;
