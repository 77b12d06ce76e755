import type { CvFormat } from '#/domain/tailoredCv/CvFiles';
import type { TailoredCv } from '#/domain/tailoredCv/tailoredCv';
import { tailoredFileName } from '#/domain/tailoredCv/tailoredCv.fr';
import { tailoredJsonResume } from '#/domain/tailoredCv/tailoredJsonResume';
import type { Services } from '#/usecases/shared/services';
import { tailoredCvToasts } from '#/usecases/tailoredCv/tailoredCv.copy';

const fileOf = async (
  { cvFiles, now }: Pick<Services, 'cvFiles' | 'now'>,
  { content, layout, emphasis }: TailoredCv,
  format: CvFormat,
  title: string,
) => {
  if (format === 'json') {
    const text = `${JSON.stringify(tailoredJsonResume(content), null, 2)}\n`;
    return { type: 'application/json', content: text, lossy: false };
  }
  const { write } = await cvFiles();
  return write(format, { content, layout, emphasis, title, now: now() });
};

/** The CV of a job as a file, under its name; rejects where what writes it does not load. */
export const tailoredCvFile = async (
  services: Pick<Services, 'cvFiles' | 'now'>,
  cv: TailoredCv,
  job: string,
  format: CvFormat,
) => {
  const title = tailoredFileName(cv.content.name, job);
  return { ...(await fileOf(services, cv, format, title)), name: `${title}.${format}` };
};

/** Makes a file of the CV of a job, hands it over, and tells how it went. */
export const exportTailoredCv = async (
  services: Pick<Services, 'cvFiles' | 'downloads' | 'notify' | 'now'>,
  cv: TailoredCv,
  job: string,
  format: CvFormat,
): Promise<void> => {
  const { notify } = services;
  try {
    const [{ lossy, ...file }, { save }] = await Promise.all([
      tailoredCvFile(services, cv, job, format),
      services.downloads(),
    ]);
    save(file);
    notify({
      tone: 'success',
      ...(lossy ? tailoredCvToasts.downloadedLossy : tailoredCvToasts.downloaded),
    });
  } catch {
    // A chunk or a font that does not load: offline, or a newer version was put online meanwhile.
    notify({ tone: 'destructive', ...tailoredCvToasts.notDownloaded });
  }
};
