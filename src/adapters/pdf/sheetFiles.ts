import type { SheetFiles } from '#/domain/dossier/SheetFiles';

/** Sheets as PDF; what writes them loads with the first. */
export const sheetFiles: SheetFiles = {
  write: async (sheet, now) => {
    const [{ pdfSheet }, { fontFiles }] = await Promise.all([
      import('#/adapters/pdf/pdfSheet'),
      import('#/adapters/pdf/fontFiles'),
    ]);
    const { file } = await pdfSheet(sheet, now, await fontFiles());
    return { type: file.type, content: await file.arrayBuffer() };
  },
};
