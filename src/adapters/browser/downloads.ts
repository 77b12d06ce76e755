import type { Downloads } from '#/domain/device/Downloads';

/** Long enough for the browser to have taken the file, in milliseconds. */
const RELEASE_AFTER_MS = 10_000;

/** Files as downloads of the browser. */
export const downloads: Downloads = {
  save: ({ name, type, content }) => {
    const whole = typeof content === 'string' ? `${type};charset=utf-8` : type;
    const address = URL.createObjectURL(new Blob([content], { type: whole }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER_MS);
  },
};
