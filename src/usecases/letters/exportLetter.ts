import type { LetterContent } from '#/domain/letters/draft';
import { fileName, letterText } from '#/domain/letters/letterText.fr';
import type { DownloadFormat } from '#/pages/CoverLetterPage/CoverLetterPage.state';
import { lettersToasts } from '#/usecases/letters/letters.copy';
import type { Services } from '#/usecases/shared/services';

// What makes files is loaded on use: most visits need none of it.
const makeFile = async (
  format: DownloadFormat,
  content: LetterContent,
  name: string,
  now: Date,
): Promise<{ readonly file: Blob; readonly lossy: boolean }> => {
  switch (format) {
    case 'docx': {
      const { docxLetter } = await import('#/adapters/letters/docxLetter');
      return { file: await docxLetter(content, name), lossy: false };
    }
    case 'pdf': {
      const { pdfLetter } = await import('#/adapters/letters/pdfLetter');
      return pdfLetter(content, name, now);
    }
    case 'txt':
      return {
        file: new Blob([`${letterText(content)}\n`], { type: 'text/plain;charset=utf-8' }),
        lossy: false,
      };
  }
};

/** Makes a file of the letter, hands it over, and tells how it went. */
export const handOverLetter = async (
  { notify, now }: Pick<Services, 'notify' | 'now'>,
  letter: { readonly name: string; readonly content: LetterContent },
  format: DownloadFormat,
): Promise<void> => {
  try {
    const name = fileName(letter.name);
    const [{ file, lossy }, { saveFile }] = await Promise.all([
      makeFile(format, letter.content, name, now()),
      import('#/adapters/browser/saveFile'),
    ]);
    saveFile(`${name}.${format}`, file);
    notify({
      tone: 'success',
      ...(lossy ? lettersToasts.downloadedLossy : lettersToasts.downloaded),
    });
  } catch {
    // A chunk that does not load: offline, or a newer version was put online meanwhile.
    notify({ tone: 'destructive', ...lettersToasts.notDownloaded });
  }
};

/** Puts the letter in the clipboard, and tells how it went. */
export const copyLetter = async (
  { notify }: Pick<Services, 'notify'>,
  content: LetterContent,
): Promise<void> => {
  const { copyText } = await import('#/adapters/browser/clipboard');
  notify(
    (await copyText(letterText(content)))
      ? { tone: 'success', ...lettersToasts.copied }
      : { tone: 'destructive', ...lettersToasts.notCopied },
  );
};
