/** Long enough for the browser to have taken the file, in milliseconds. */
const RELEASE_AFTER_MS = 10_000;

/** A file made here, handed over as a download. */
export const saveFile = (name: string, file: Blob): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER_MS);
};
