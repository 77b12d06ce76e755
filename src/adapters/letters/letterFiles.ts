import type { LetterFile, LetterFiles } from '#/domain/letters/LetterFiles';

const fileOf = async (file: Blob, lossy: boolean): Promise<LetterFile> => ({
  type: file.type,
  content: await file.arrayBuffer(),
  lossy,
});

/** Letters as PDF and DOCX; each writer loads with the first file of its format. */
export const letterFiles: LetterFiles = {
  write: async (format, letter, title, now) => {
    switch (format) {
      case 'docx': {
        const { docxLetter } = await import('#/adapters/letters/docxLetter');
        return fileOf(await docxLetter(letter, title), false);
      }
      case 'pdf': {
        const { pdfLetter } = await import('#/adapters/letters/pdfLetter');
        const { file, lossy } = await pdfLetter(letter, title, now);
        return fileOf(file, lossy);
      }
    }
  },
};
