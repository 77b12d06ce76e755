import type { CvFiles } from '#/domain/tailoredCv/CvFiles';

/** CVs as PDF and DOCX; each writer loads with the first file of its format. */
export const cvFiles: CvFiles = {
  write: async (format, cv) => {
    switch (format) {
      case 'docx': {
        const { docxCv } = await import('#/adapters/cvFiles/docxCv');
        const file = await docxCv(cv);
        return { type: file.type, content: await file.arrayBuffer(), lossy: false };
      }
      case 'pdf': {
        const [{ pdfCv }, { fontFiles }] = await Promise.all([
          import('#/adapters/cvFiles/pdfCv'),
          import('#/adapters/pdf/fontFiles'),
        ]);
        const { file, lossy } = await pdfCv(cv, await fontFiles());
        return { type: file.type, content: await file.arrayBuffer(), lossy };
      }
    }
  },
};
