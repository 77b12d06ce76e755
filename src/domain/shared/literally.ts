/** A text as a pattern that stands for its very letters and signs. */
export const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');
