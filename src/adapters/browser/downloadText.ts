/** Long enough for the browser to have taken the file, in milliseconds. */
const RELEASE_AFTER_MS = 10_000;

/** A text made here, handed over as a file of the device. */
export const downloadText = (name: string, type: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER_MS);
};
