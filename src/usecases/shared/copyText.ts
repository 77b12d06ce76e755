import type { ToastWords } from '#/usecases/shared/notification';
import type { Services } from '#/usecases/shared/services';

/** Puts a text in the clipboard, and tells how it went. */
export const copyText = async (
  { clipboard, notify }: Pick<Services, 'clipboard' | 'notify'>,
  text: string,
  words: { readonly copied: ToastWords; readonly notCopied: ToastWords },
): Promise<void> => {
  const { copy } = await clipboard();
  notify(
    (await copy(text))
      ? { tone: 'success', ...words.copied }
      : { tone: 'destructive', ...words.notCopied },
  );
};
