import type { ExportedFile } from '#/domain/profile/transfer';

/** Long enough for the slowest browser to have taken the file over, in milliseconds. */
const TAKEN_OVER = 10_000;

/** Hands a file to the browser as a download. */
export const downloadFile = ({ name, type, text }: ExportedFile): void => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), TAKEN_OVER);
};
