import { exportProfile } from '#/domain/profile/exportProfile';

/** Long enough for the slowest browser to have taken the file over, in milliseconds. */
const TAKEN_OVER = 10_000;

/** Writes a profile and hands it to the browser as a download; gives the name of the file. */
export const downloadProfile = (...profile: Parameters<typeof exportProfile>): string => {
  const { name, type, text } = exportProfile(...profile);
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), TAKEN_OVER);
  return name;
};
