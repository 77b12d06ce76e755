import type { Profile } from '#/domain/profile/profile';
import type { ExportFormat } from '#/domain/profile/transfer';
import { profileToasts } from '#/usecases/profile/profile.copy';
import type { Services } from '#/usecases/shared/services';

/** Makes a file of the profile as typed, and tells how it went. `photo` is a data URL. */
export const exportProfileFile = async (
  { downloads, notify, now }: Pick<Services, 'downloads' | 'notify' | 'now'>,
  profile: Profile,
  photo: string | null,
  format: ExportFormat,
): Promise<void> => {
  try {
    const [{ exportProfile }, { save }] = await Promise.all([
      import('#/domain/profile/exportProfile'),
      downloads(),
    ]);
    const { name, type, text } = exportProfile(profile, format, {
      photo,
      now: now().toISOString(),
    });
    save({ name, type, content: text });
    notify({ tone: 'success', ...profileToasts.exported(name) });
  } catch {
    notify({ tone: 'destructive', ...profileToasts.notExported });
  }
};
