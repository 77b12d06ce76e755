/** A text without halves of characters, as a cut or a pasted text may leave them: no address can carry one. */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '');
