import type { MadeFile } from '#/domain/device/Downloads';
import type { LetterContent } from '#/domain/letters/letterDraft';
import type { DownloadFormat } from '#/domain/letters/LetterFiles';
import { fileName, letterText } from '#/domain/letters/letterText.fr';
import { lettersToasts } from '#/usecases/letters/letters.copy';
import type { Services } from '#/usecases/shared/services';

type Letter = { readonly name: string; readonly content: LetterContent };

const fileOf = async (
  { letterFiles, now }: Pick<Services, 'letterFiles' | 'now'>,
  { name, content }: Letter,
  format: DownloadFormat,
): Promise<Omit<MadeFile, 'name'> & { readonly lossy: boolean }> => {
  if (format === 'txt')
    return { type: 'text/plain', content: `${letterText(content)}\n`, lossy: false };
  const { write } = await letterFiles();
  return write(format, content, name, now());
};

/** Makes a file of the letter, hands it over, and tells how it went. */
export const exportLetter = async (
  services: Pick<Services, 'letterFiles' | 'downloads' | 'notify' | 'now'>,
  letter: Letter,
  format: DownloadFormat,
): Promise<void> => {
  const { notify } = services;
  try {
    const name = fileName(letter.name);
    const [{ lossy, ...file }, { save }] = await Promise.all([
      fileOf(services, { ...letter, name }, format),
      services.downloads(),
    ]);
    save({ ...file, name: `${name}.${format}` });
    notify({
      tone: 'success',
      ...(lossy ? lettersToasts.downloadedLossy : lettersToasts.downloaded),
    });
  } catch {
    // A chunk that does not load: offline, or a newer version was put online meanwhile.
    notify({ tone: 'destructive', ...lettersToasts.notDownloaded });
  }
};
