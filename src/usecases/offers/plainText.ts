/** Signs that tags and entities begin with; a text without them is plain. */
const MARKUP = /[<&]/u;

/** An advertisement without the tags and entities that a pasted page leaves in it; as it is where what reads them cannot be fetched. */
export const plainText = async (text: string): Promise<string> => {
  if (!MARKUP.test(text)) return text;
  try {
    const { plainTextOf } = await import('#/adapters/offers/posting/htmlText');
    return plainTextOf(text);
  } catch {
    return text;
  }
};
