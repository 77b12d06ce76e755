import { updateRecord } from '#/domain/storage/updateRecord';
import { tailoredCvsRecord, withTailoredCv } from '#/domain/tailoredCv/tailoredCv';
import type { TailoredCv } from '#/domain/tailoredCv/tailoredCv';
import type { Services } from '#/usecases/shared/services';
import { tailoredCvToasts } from '#/usecases/tailoredCv/tailoredCv.copy';

/** Keeps the CV of a job in the place of the one before, and says so where that fails. */
export const keepTailoredCv = (
  { vault, notify }: Pick<Services, 'vault' | 'notify'>,
  cv: TailoredCv,
): boolean => {
  const written = updateRecord(vault, tailoredCvsRecord, [], (all) => withTailoredCv(all, cv));
  if (!written.ok)
    notify({
      tone: 'destructive',
      title: tailoredCvToasts.notKept.title,
      text: tailoredCvToasts.notKept.text[written.problem],
    });
  return written.ok;
};
